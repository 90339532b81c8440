"""Replays and analyses of finished games, made in the worker processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import analysis
from ..analysis.decisions import BOT, Decision
from ..bots.networks import network_for
from ..core.errors import EntrepotError
from ..core.game import Game, from_record
from ..core.messages import Message, message
from ..core.rules import JSON
from . import queries, views
from .errors import RefusalError, refused
from .protocol import Analysis, MessageJSON, Turn
from .responses import compact
from .table import Table
from .table_service import TableService

WITHOUT_NETWORK = "mcts:200n"  # the bot that analyzes a finished game if there is no network for it
AT_ONCE = 16  # decisions that are analyzed between two reports of progress
LONGEST = 3000  # actions of a record; a long game has half as many


# Replays


@dataclass(frozen=True)
class ReplayTask:
    """A record to be shown moment by moment."""

    record: JSON
    language: str

    def __call__(self) -> str | Message:
        """The replay as JSON, or the reason why there is none: not every exception can be pickled."""
        try:
            return compact(views.replay(from_record(self.record), self.language))
        except EntrepotError as error:
            return error.message


async def replay(service: TableService, record: Any, language: str) -> str:
    """A replay as JSON; refused if the record is broken."""
    actions = record.get("actions") if isinstance(record, dict) else None
    if isinstance(actions, list) and len(actions) > LONGEST:
        raise refused("server-record-too-long", 413, most=LONGEST)
    found = await service.workers.run(ReplayTask(record, language))
    if isinstance(found, Message):
        raise RefusalError(found, 400)
    return found


# Analyses


@dataclass(frozen=True)
class DecisionsTask:
    """Some decisions of a recorded game to be analyzed."""

    record: JSON
    numbers: range
    bot: str

    def __call__(self) -> list[Decision]:
        """What the decisions were worth."""
        return list(analysis.decisions(from_record(self.record), self.bot, numbers=self.numbers))


def bot_for(game: Game) -> str:
    """The bot that analyzes a finished game."""
    return BOT if network_for(game) else WITHOUT_NETWORK


async def start(service: TableService, table: Table) -> Analysis:
    """Start the analysis of a finished game, unless it is done or under way."""
    found = await analysis_of(service, table)
    if found["status"] == "none":
        async with table.lock:
            game = (await service.history(table)).game
        service.analyses[table.id] = found = progress("running", 0, len(game.actions), bot_for(game))
        service.start_task(analyse(service, table.id, game))
    return found


async def analysis_of(service: TableService, table: Table) -> Analysis:
    """The analysis of a game, or its progress."""
    stored = await service.storage.run(queries.find_analysis(table.id))
    return stored or service.analyses.get(table.id) or progress("none", 0, 0)


def progress(status: str, done: int, of: int, bot: str = "") -> Analysis:
    """An analysis without findings so far."""
    return {"status": status, "done": done, "of": of, "bot": bot, "curves": [], "turning_points": []}


async def analyse(service: TableService, id: str, game: Game) -> None:
    """Analyze all decisions, some at a time."""
    found: list[Decision] = []
    record, bot, every = game.record(), bot_for(game), range(len(game.actions))
    try:
        for first in every[::AT_ONCE]:
            numbers = every[first : first + AT_ONCE]
            found += await service.analysis_workers.run(DecisionsTask(record, numbers, bot))
            service.analyses[id] = progress("running", len(found), len(game.actions), bot)
        await service.storage.run(queries.save_analysis(id, analysis_json(from_record(record), found)))
    finally:
        del service.analyses[id]


def analysis_json(game: Game, found: list[Decision]) -> Analysis:
    """The finished analysis."""
    turns = [turn_json(game, turn, found) for turn in analysis.turning_points(game, found)]
    whole = progress("done", len(found), len(found), bot_for(game))
    whole["curves"], whole["turning_points"] = analysis.curves(game, found), turns
    return whole


def turn_json(game: Game, turn: analysis.TurningPoint, found: list[Decision]) -> Turn:
    """A moment at which the game turned; for one's own action what would have been better, and why."""
    before, at = game.at(turn.number), found[turn.number]
    own = turn.own and at.best != at.action
    return {
        "number": turn.number,
        "seat": turn.seat,
        "own": turn.own,
        "change": turn.change,
        "played": label(before, at.action) if turn.own else None,
        "better": label(before, at.best) if own else None,
        "phase": views.as_json(message(f"explain-phase-{at.phase}")),
        "mistake": views.as_json(at.mistake.message(game.rules)) if own and at.mistake else None,
        "reasons": [views.as_json(reason) for reason in analysis.reasons_for(game, found, turn)],
    }


def label(game: Game, action: str) -> MessageJSON:
    """An action in words."""
    return views.as_json(game.rules.label(game.state, game.parse(action).code))
