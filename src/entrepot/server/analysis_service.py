"""Replays and analyses of finished games, made in the worker processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from time import time
from typing import Any, TypeVar

from .. import analysis
from ..analysis.decisions import BOT, Decision
from ..bots.networks import network_for
from ..core.errors import EntrepotError
from ..core.game import Game, from_record
from ..core.messages import Message, message
from ..core.rules import JSON
from . import queries, views
from .errors import RefusalError, StorageError, refused
from .fair_queue import Share
from .protocol import Analysis, MessageJSON, Turn
from .responses import compact
from .table import Table
from .table_service import TableService, UnderWay

WITHOUT_NETWORK = "mcts:200n"  # the bot that analyzes a finished game if there is no network for it
AT_ONCE = 16  # decisions that are analyzed between two reports of progress
MOST_WAITING = 50  # replays that wait for their turn
MOST_ANALYSES = 3  # of one guest that wait or are under way
REPORT, SILENT = 2.0, 20.0  # seconds between two reports; without one for as long, a process is not believed alive
LONGEST = 3000  # actions of a record; a long game has half as many

T = TypeVar("T")


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


async def replay(service: TableService, record: Any, language: str, share: Share) -> str:
    """A replay as JSON."""
    return await ask_about_record(service, record, ReplayTask(record, language), share)


async def ask_about_record(service: TableService, record: Any, task: Callable[[], T | Message], share: Share) -> T:
    """What a worker process finds in a record; refused if the record is broken, or if too many others wait."""
    actions = record.get("actions") if isinstance(record, dict) else None
    if isinstance(actions, list) and len(actions) > LONGEST:
        raise refused("server-record-too-long", 413, most=LONGEST)
    waiting = len(service.analysis_workers.queue.waiting)
    if waiting >= MOST_WAITING:
        raise refused("server-busy", 503, position=waiting)
    found = await service.analysis_workers.run(task, share)
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


async def start(service: TableService, table: Table, guest: str) -> Analysis:
    """Queue the analysis of a finished game, unless it is done or under way."""
    found = await analysis_of(service, table)
    if found["status"] == "none":
        async with table.lock:
            history = await service.history(table)
        history.check_rules()
        game = history.game
        if sum(each.guest == guest for each in service.analyses.values()) >= MOST_ANALYSES:
            raise refused("server-too-many-analyses", 429, most=MOST_ANALYSES)
        if table.id not in service.analyses:
            service.analyses[table.id] = UnderWay(guest, len(game.actions), bot_for(game))
            service.start_task(analyse(service, table.id, game))
        found = progress_of(service, table.id)
    return found


async def analysis_of(service: TableService, table: Table) -> Analysis:
    """The analysis of a game, or its progress, in this process or in another."""
    stored = await service.storage.run(queries.find_analysis(table.id))
    if stored is None or table.id in service.analyses:
        return progress_of(service, table.id)
    return {**stored, "position": stored.get("position", 0)}


def progress_of(service: TableService, id: str) -> Analysis:
    """How far an analysis is, and how many come before it."""
    if id not in service.analyses:
        return progress("none", 0, 0)
    found = progress("running", service.analyses[id].done, service.analyses[id].of, service.analyses[id].bot)
    found["position"] = list(service.analyses).index(id)
    return found


def progress(status: str, done: int, of: int, bot: str = "") -> Analysis:
    """An analysis without findings so far."""
    return {"status": status, "position": 0, "done": done, "of": of, "bot": bot, "curves": [], "turning_points": []}


async def analyse(service: TableService, id: str, game: Game) -> None:
    """Analyze all decisions, some at a time, when all earlier analyses are finished."""
    found: list[Decision] = []
    record, every = game.record(), range(len(game.actions))
    under_way = service.analyses[id]
    share = Share(under_way.guest, id, rank=1)
    reporting = service.start_task(report(service, id))
    try:
        async with service.analysing:
            for first in every[::AT_ONCE]:
                task = DecisionsTask(record, every[first : first + AT_ONCE], under_way.bot)
                found += await service.analysis_workers.run(task, share)
                under_way.done = len(found)
        reporting.cancel()
        await service.storage.run(queries.save_analysis(id, analysis_json(from_record(record), found)))
    finally:
        reporting.cancel()
        del service.analyses[id]


async def report(service: TableService, id: str) -> None:
    """Let other processes know from time to time how far an analysis is."""
    while service.storage.shared:
        with suppress(StorageError):
            await service.storage.run(queries.save_analysis(id, progress_of(service, id), time() + SILENT))
        await asyncio.sleep(REPORT)


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
