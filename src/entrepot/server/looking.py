"""Finished games looked at again: replays, and what a bot makes of them. The work is done in the bots' processes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import analysis
from ..analysis.decisions import Decision, decision, searcher
from ..core.errors import EntrepotError
from ..core.game import Game, from_record
from ..core.messages import Message
from ..core.rules import JSON
from . import ledger, showing
from .answers import compact
from .errors import RefusalError, refused
from .house import House
from .protocol import Analysis, MessageJSON, Turn
from .table import Table

BOT = "mcts:200n"  # who looks at a finished game
LONGEST = 3000  # actions of a record; a long game has half as many


# Replays


@dataclass(frozen=True)
class Replaying:
    """A record to be told moment by moment."""

    record: JSON

    def __call__(self) -> str | Message:
        """The replay as JSON, or why there is none: not every error can travel between processes."""
        try:
            return compact(showing.replay(from_record(self.record)))
        except EntrepotError as error:
            return error.message


async def replay(house: House, record: Any) -> str:
    """A replay as JSON; refused if the record is not one."""
    actions = record.get("actions") if isinstance(record, dict) else None
    if isinstance(actions, list) and len(actions) > LONGEST:
        raise refused("server-record-too-long", 413, most=LONGEST)
    told = await house.workers.ask(Replaying(record))
    if isinstance(told, Message):
        raise RefusalError(told, 400)
    return told


# Analyses


@dataclass(frozen=True)
class Looking:
    """One decision of a recorded game to be looked at."""

    record: JSON
    number: int

    def __call__(self) -> Decision:
        """What it was worth."""
        return decision(from_record(self.record), self.number, searcher(BOT, 0))


async def begin(house: House, table: Table) -> Analysis:
    """Begin to look at a finished game, unless that was done or is being done."""
    found = await analysis_of(house, table)
    if found["status"] == "none":
        async with table.lock:
            game = (await house.course(table)).game
        house.analyses[table.id] = found = progress("running", 0, len(game.actions))
        house.begin(look(house, table.id, game))
    return found


async def analysis_of(house: House, table: Table) -> Analysis:
    """How far it is, or what was found."""
    stored = await house.store.run(ledger.find_analysis(table.id))
    return stored or house.analyses.get(table.id) or progress("none", 0, 0)


def progress(status: str, done: int, of: int) -> Analysis:
    """An analysis without anything found yet."""
    return {"status": status, "done": done, "of": of, "bot": BOT, "curves": [], "turning_points": []}


async def look(house: House, id: str, game: Game) -> None:
    """Look at all decisions, one after the other."""
    found: list[Decision] = []
    record = game.record()
    try:
        for number in range(len(game.actions)):
            found.append(await house.lookers.ask(Looking(record, number)))
            house.analyses[id] = progress("running", len(found), len(game.actions))
        await house.store.run(ledger.save_analysis(id, told(from_record(record), found)))
    finally:
        del house.analyses[id]


def told(game: Game, found: list[Decision]) -> Analysis:
    """What was found, for people."""
    turns = [turn_json(game, turn, found[turn.number]) for turn in analysis.turning_points(game, found)]
    whole = progress("done", len(found), len(found))
    whole["curves"], whole["turning_points"] = analysis.curves(game, found), turns
    return whole


def turn_json(game: Game, turn: analysis.Turn, at: Decision) -> Turn:
    """A moment at which the game turned; for one's own action what would have been better."""
    before = game.at(turn.number)
    own = turn.own and at.best != at.action
    return {
        "number": turn.number,
        "seat": turn.seat,
        "own": turn.own,
        "change": turn.change,
        "played": label(before, at.action) if turn.own else None,
        "better": label(before, at.best) if own else None,
    }


def label(game: Game, action: str) -> MessageJSON:
    """An action in words."""
    return showing.as_json(game.rules.label(game.state, game.parse(action).code))
