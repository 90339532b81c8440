"""Playing at a table: actions of people and bots, taking back, clocks.

An action counts when it is in the database; only then does anybody see what came of it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from time import monotonic

from ..core.game import Game
from ..core.reader import Reader
from . import ledger, showing
from .course import UNDO, Course
from .errors import refused
from .house import House, log
from .table import FINISHED, PLAYING, Table
from .workers import ADVISER, question

MOST_ACTIONS = 64  # in one message
STAND_IN = "medium"  # who plays for somebody whose time is up
FALLBACK = "random"  # who plays for a bot that fails

# Seconds that a bot takes, from and to: when its turn begins, where there is little to decide, within its turn.
THINKING, EASY, GOING_ON = (0.6, 1.5), (0.4, 0.8), (0.2, 0.4)
GRACE = 1.5  # seconds in which a person may take back what ended the turn


async def act(house: House, table: Table, guest: str, seen: int, actions: Sequence[str]) -> None:
    """Play actions one after the other, all of them or none."""
    async with table.lock:
        course = await fresh(house, table, seen)
        trial, batch = course.copy(), course.number + 1
        for action in actions:
            check_own(table, guest, trial.game.parse(action).seat)
            trial.play(action, batch)
        await commit(house, table, trial)


async def arrange(house: House, table: Table, guest: str, seen: int, wish: Reader) -> None:
    """Play what brings about an arrangement, all of it or nothing."""
    async with table.lock:
        course = await fresh(house, table, seen)
        trial, batch = course.copy(), course.number + 1
        check_own(table, guest, trial.game.state.seat)
        for code in trial.game.rules.arrange(trial.game.state, wish):
            trial.play(next(action for action in trial.game.legal() if action.code == code), batch)
        await commit(house, table, trial)


async def undo(house: House, table: Table, guest: str, seen: int) -> None:
    """Take back what somebody did last."""
    async with table.lock:
        course = await fresh(house, table, seen)
        if not course.game.actions:
            raise refused("server-nothing-to-undo")
        seat = course.game.actions[-1].seat
        check_own(table, guest, seat)
        trial = course.copy()
        trial.undo_batch(seat)
        await commit(house, table, trial)


async def fresh(house: House, table: Table, seen: int) -> Course:
    """The game, if it is going on and nothing has happened that the guest has not seen."""
    course = await house.course(table)
    if table.status != PLAYING:
        raise refused("server-not-playing")
    if seen != course.number:
        raise refused("server-stale")
    return course


def check_own(table: Table, guest: str, seat: int) -> None:
    """Nobody acts for another."""
    if seat not in table.played_by(guest):
        raise refused("server-not-your-seat", 403)


# Once it is decided


async def commit(house: House, table: Table, trial: Course) -> None:
    """Make what was tried the truth: first in the database, then for everybody. The caller holds the lock."""
    events = trial.events[table.number :]
    status = FINISHED if trial.game.is_over else table.status
    clocks = clocks_after(table, trial)
    try:
        with house.metrics.storing.time():
            await house.store.run(ledger.add_events(table, status, events, clocks))
    except BaseException:
        table.course = None  # what is true is in the database
        raise
    for seat, left in clocks.items():
        table.seats[seat].clock = left
    table.course, table.number, table.status, table.turn = trial, trial.number, status, trial.game.seat
    table.asked = monotonic()
    house.metrics.events.inc(len(events))
    house.tell_events(table, trial, events)
    trial.forget_told()
    if status == FINISHED or clocks:
        house.tell_table(table)
    go_on(house, table)


def clocks_after(table: Table, trial: Course) -> ledger.Clocks:
    """What the clock of the seat that acted shows now; the increment comes when the turn passes on."""
    last = trial.events[-1]
    left = table.seconds(last.seat)
    if left is None or table.terms.clock is None or table.seats[last.seat].away:
        return {}
    increment = table.terms.clock["increment"]
    if last.kind == UNDO:
        return {last.seat: left - increment} if table.turn != last.seat else {last.seat: left}
    return {last.seat: left + increment} if trial.game.seat != last.seat else {last.seat: left}


def go_on(house: House, table: Table) -> None:
    """What the table does next by itself. The caller holds the lock, and the game is at hand."""
    if table.duty is not None and table.duty is not asyncio.current_task():
        table.duty.cancel()
    table.duty = None
    if table.status != PLAYING or table.turn is None:
        return
    seat = table.seats[table.turn]
    if seat.is_played_by_bot:
        table.duty = house.begin(bot_turn(house, table, table.number))
        return
    if seat.clock is not None:
        table.duty = house.begin(run_down(house, table, table.number))
    suggested, _ = table.suggestion or (None, "")
    if table.terms.hints and seat.guest in table.present and suggested != table.number:
        house.begin(suggest(house, table, table.number))


# Bots


async def bot_turn(house: House, table: Table, number: int) -> None:
    """A bot's answer: found while it seems to think, played unless the game has gone another way."""
    assert table.course
    game = table.course.game
    bot = table.seats[game.state.seat].bot or STAND_IN
    thinking = house.begin(think(house, table, game, bot))
    try:
        await asyncio.sleep(pause(table, game))
        action = await thinking
    finally:
        thinking.cancel()
    async with table.lock:
        course = await house.course(table)
        if course.number == number and table.status == PLAYING and table.seats[game.state.seat].is_played_by_bot:
            trial = course.copy()
            trial.play(action)
            await commit(house, table, trial)


async def think(house: House, table: Table, game: Game, bot: str) -> str:
    """What a bot chooses; should it fail, anything."""
    try:
        with house.metrics.thinking.time():
            return await house.workers.ask(question(game, bot, table.terms.salt))
    except Exception:
        house.metrics.errors.inc()
        log.exception("the bot %s failed at table %s", bot, table.id)
        return question(game, FALLBACK, table.terms.salt)()


def pause(table: Table, game: Game) -> float:
    """How long a bot takes, so that people can follow, and take back what ended their turn."""
    last = game.actions[-1].seat if game.actions else None
    low, high = GOING_ON if last == game.seat else EASY if len(game.legal()) <= 2 else THINKING
    if last is not None and not table.seats[last].is_played_by_bot and game.can_undo(last):
        low, high = max(low, GRACE), max(high, GRACE)
    return table.terms.pace * random.uniform(low, high)  # noqa: S311 - nothing hangs on it


async def suggest(house: House, table: Table, number: int) -> None:
    """Tell the one who decides what a bot would do."""
    assert table.course
    action = await house.workers.ask(question(table.course.game, ADVISER, table.terms.salt))
    async with table.lock:
        if table.course is None or table.course.number != number or table.status != PLAYING:
            return
        table.suggestion = (number, action)
        guest = table.seats[table.course.game.state.seat].guest
        shown = showing.state(table, table.course, guest)
        for connection in table.connections:
            if connection.guest == guest:
                connection.say({"type": "events", "events": [], "state": shown})


# Clocks


async def run_down(house: House, table: Table, number: int) -> None:
    """Wait for the end of somebody's time; then a bot plays on in that place."""
    assert table.turn is not None
    await asyncio.sleep(table.seconds(table.turn) or 0)
    async with house.changing(table):
        course = await house.course(table)
        if course.number != number or table.status != PLAYING:
            return
        seat = table.seats[course.game.state.seat]
        seat.away, seat.bot, seat.clock = True, STAND_IN, 0.0
        await house.save(table)
        house.tell_events(table, course, [])
        go_on(house, table)
