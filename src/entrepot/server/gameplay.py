"""Playing at a table: actions of people and bots, undo, clocks.

An action counts once it is in the database; only then is anything sent about it.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from time import monotonic, time

from ..core.game import Game
from ..core.messages import message
from ..core.reader import Reader
from . import claims, queries, views
from .clocks import stamped
from .errors import ConflictError, RefusalError, refused
from .fair_queue import Share
from .history import UNDO, GameHistory
from .table import FINISHED, HUMAN, PLAYING, Table
from .table_service import TableService, log
from .workers import HINT_BOT, bot_question

MOST_ACTIONS = 64  # in one message
STAND_IN = "medium"  # the bot that plays for somebody whose time is up
FALLBACK = "random"  # the bot that plays for one that fails

# Seconds that a bot takes, from and to: at the start of its turn, where there is little to decide, within its turn.
FIRST_DECISION, EASY_DECISION, NEXT_DECISION = (0.6, 1.5), (0.4, 0.8), (0.2, 0.4)
GRACE = 3.0  # seconds that a bot waits before it reveals something, after which a person can take nothing back


async def act(
    service: TableService, table: Table, guest: str, seen: int, actions: Sequence[str], ends_turn: bool = True
) -> None:
    """Play several actions, all of them or none; none, if that would end the turn and is not meant to."""
    async with table.lock:
        history = await current_history(service, table, seen)
        trial, batch = history.copy(), history.number + 1
        for action in actions:
            check_seat(table, guest, trial.game.parse(action).seat)
            trial.play(action, batch)
        if not ends_turn and trial.game.seat != history.game.seat:
            raise refused("server-ends-turn")
        await commit(service, table, trial)


async def arrange(service: TableService, table: Table, guest: str, seen: int, wish: Reader) -> None:
    """Play the actions that lead to a whole arrangement, all of them or none."""
    async with table.lock:
        history = await current_history(service, table, seen)
        trial, batch = history.copy(), history.number + 1
        check_seat(table, guest, trial.game.state.seat)
        for code in trial.game.rules.arrange(trial.game.state, wish):
            trial.play(next(action for action in trial.game.legal() if action.code == code), batch)
        await commit(service, table, trial)


async def undo(service: TableService, table: Table, guest: str, seen: int) -> None:
    """Take back one's last action, and what bots have done since, also while they act."""
    async with table.lock:
        bots = table.undone_bots
        history = await current_history(service, table, seen, bots)
        last = next((action.seat for action in reversed(history.game.actions) if action.seat not in bots), None)
        if last is None:
            raise refused("server-nothing-to-undo")
        check_seat(table, guest, last)
        if history.undo_seat(bots) is None:
            raise RefusalError(message("error-nothing-to-undo", seat=last))
        trial = history.copy()
        trial.undo_batch(bots)
        await commit(service, table, trial)


async def current_history(service: TableService, table: Table, seen: int, ignored: Collection[int] = ()) -> GameHistory:
    """The game, provided that it is being played and the guest has seen all but actions of ignored seats."""
    history = await service.history(table)
    if table.status != PLAYING:
        raise refused("server-not-playing")
    history.check_rules()
    missed = history.events[seen:]
    if seen > history.number or any(event.kind == UNDO or event.seat not in ignored for event in missed):
        raise refused("server-stale")
    return history


def check_seat(table: Table, guest: str, seat: int) -> None:
    """Refuse to act for somebody else."""
    if seat not in table.played_by(guest):
        raise refused("server-not-your-seat", 403)
    if table.is_out_of_time(seat):
        raise refused("server-out-of-time")


# Once it is decided


async def commit(service: TableService, table: Table, trial: GameHistory) -> None:
    """Store the new events, then put the trial in the game's place and send it. The caller holds the lock."""
    events = trial.events[table.number :]
    status = FINISHED if trial.game.is_over else table.status
    stored, progress = stamped(table.progress, events, table.terms.clock, time())
    progress = replace(progress, outline=views.outline(trial))
    due = claims.next_due(table, status, progress, service.thinks)
    try:
        with service.metrics.storing.time():
            table.revision = await service.storage.run(queries.add_events(table, stored, status, progress, due))
    except ConflictError:
        await service.lose(table)
        raise
    except BaseException:
        service.start_recovery(table)
        raise
    table.history, table.progress, table.status, table.due = trial, progress, status, due
    service.metrics.events.inc(len(events))
    service.broadcast_events(table, trial, events)
    trial.drop_old_logs()
    trial.forget_states(table.undone_bots)
    if status == FINISHED or progress.clocks:
        service.broadcast_table(table)
    schedule_next(service, table)


def schedule_next(service: TableService, table: Table) -> None:
    """Start what the table does next by itself, unless that is under way.

    The caller holds the lock, and the game is in memory.
    """
    wanted, task = table.pending, table.background_task
    if task is not None and not task.done() and task is not asyncio.current_task():
        if wanted == table.scheduled:
            return
        task.cancel()
    table.background_task, table.scheduled = None, wanted
    if wanted is None or table.turn is None or table.is_unattended:
        return
    seat = table.seats[table.turn]
    if seat.is_played_by_bot:
        schedule_bot(service, table)
    elif table.progress.clocks:
        work = partial(run_clock, service, table, table.number)
        table.background_task = service.start_task(service.keep_trying(table, work))
    if table.terms.hints and not seat.is_played_by_bot and seat.guest in table.here:
        start_suggestion(service, table)


def schedule_bot(service: TableService, table: Table) -> None:
    """Let a bot play, here or in another process."""
    due = table.due
    if not service.thinks:
        if due.at is None:
            service.start_task(claims.offer(service, table))
    elif not service.storage.shared or due.own or due.at is None or due.at <= time():
        work = partial(play_bot, service, table, table.number)
        table.background_task = service.start_task(service.keep_trying(table, work))


def share_of(table: Table) -> Share:
    """On whose account a table's bots think; tables where a player is waiting come first."""
    playing = {seat.guest for seat in table.seats if seat.kind == HUMAN and not seat.away}
    return Share(table.owner, table.id, rank=0 if playing & table.present else 1)


def start_suggestion(service: TableService, table: Table) -> None:
    """Ask a bot what it would do, once for each decision."""
    if table.suggesting != table.number and table.history:
        table.suggesting = table.number
        service.start_task(suggest(service, table, table.number))


# Bots


async def play_bot(service: TableService, table: Table, number: int) -> None:
    """Play a bot's choice after a pause, unless something else has happened meanwhile."""
    async with table.lock:
        history = await service.history(table)
        if table.number != number or not await claims.take(service, table):
            return
    game = history.game
    bot = table.seats[game.state.seat].bot or STAND_IN
    thinking = service.start_task(ask_bot(service, table, game, bot))
    keeping = service.start_task(claims.keep(service, table))
    began = monotonic()
    try:
        action = await thinking
        await asyncio.sleep(began + pause(table, history, action) - monotonic())
    finally:
        thinking.cancel()
        keeping.cancel()
    async with table.lock:
        history = await service.history(table)
        if history.number == number and table.status == PLAYING and table.seats[game.state.seat].is_played_by_bot:
            trial = history.copy()
            trial.play(action)
            await commit(service, table, trial)


async def ask_bot(service: TableService, table: Table, game: Game, bot: str) -> str:
    """What a bot chooses; if it fails, a random action."""
    try:
        with service.metrics.thinking.time():
            return await service.workers.run(bot_question(game, bot, table.terms.salt), share_of(table))
    except Exception:
        service.metrics.errors.inc()
        log.exception("the bot %s failed at table %s", bot, table.id)
        return bot_question(game, FALLBACK, table.terms.salt)()


def pause(table: Table, history: GameHistory, action: str) -> float:
    """How long a bot takes, so that people can follow, and take back what they did before something is revealed."""
    game = history.game
    last = game.actions[-1].seat if game.actions else None
    few = len(game.legal()) <= 2
    low, high = NEXT_DECISION if last == game.seat else EASY_DECISION if few else FIRST_DECISION
    if ends_take_back(table, history, action):
        low, high = GRACE, GRACE
    return table.terms.pace * random.uniform(low, high)  # noqa: S311 - not a secret


def ends_take_back(table: Table, history: GameHistory, action: str) -> bool:
    """Whether a person can take something back now, but not after a bot's action."""
    bots = table.undone_bots
    seat = history.undo_seat(bots)
    if seat is None or table.seats[seat].kind != HUMAN:
        return False
    trial = history.copy()
    trial.play(action)
    return trial.undo_seat(bots) != seat


async def suggest(service: TableService, table: Table, number: int) -> None:
    """Send the player who decides what a bot would do."""
    assert table.history
    question = bot_question(table.history.game, HINT_BOT, table.terms.salt)
    action = await service.workers.run(question, share_of(table))
    async with table.lock:
        if table.history is None or table.history.number != number or table.status != PLAYING:
            return
        table.suggestion = (number, action)
        guest = table.seats[table.history.game.state.seat].guest
        for connection in table.connections:
            if connection.guest == guest:
                state = views.state(table, table.history, connection.viewer)
                connection.send_json({"type": "events", "events": [], "state": state})


# Clocks


async def run_clock(service: TableService, table: Table, number: int) -> None:
    """Wait until a player's time is up; then a bot plays on for that seat."""
    while table.turn is not None and (left := table.seconds(table.turn)):
        await asyncio.sleep(left)
    async with service.transaction(table):
        history = await service.history(table)
        if history.number != number or table.status != PLAYING or not table.is_out_of_time(history.game.state.seat):
            return
        seat = table.seats[history.game.state.seat]
        seat.away, seat.bot = True, STAND_IN
        await service.save(table)
        service.broadcast_events(table, history, [])
        schedule_next(service, table)
