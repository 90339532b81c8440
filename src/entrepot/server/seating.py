"""Creating, joining, leaving and starting tables, and rematches."""

from __future__ import annotations

import random
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial, wraps
from time import monotonic, time
from typing import ParamSpec, TypeVar

from .. import bots
from ..core import registry
from ..core.reader import Reader
from ..core.rules import JSON
from ..core.secret_chance import new_secret
from . import gameplay, queries, views
from .errors import ConflictError, refused
from .guests import Guest, random_id
from .history import GameHistory
from .moderation import CHAT, Moderation
from .names import checked_name, distinct_name
from .protocol import Clock
from .table import ABANDONED, BOT, FINISHED, HUMAN, OPEN, PLAYING, WAITING, Seat, Table, Terms, new_game
from .table_service import TableService

WISH = ("game", "options", "seats", "private", "clock", "hints", "shuffle_seats", "pace", "lesson", "chat")
MOST_SECONDS = 24 * 3600
MOST_PACE = 3
ATTEMPTS = 3  # at a change that other processes were faster with

P = ParamSpec("P")
T = TypeVar("T")


def retried(operation: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """An operation that is tried again if another process has changed the table first: by then it is up to date."""

    @wraps(operation)
    async def attempt(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(ATTEMPTS - 1):
            try:
                return await operation(*args, **kwargs)
            except ConflictError:
                pass
        return await operation(*args, **kwargs)

    return attempt


# Making


async def create(service: TableService, guest: Guest, wish: Reader) -> Table:
    """Create a table. The game starts at once if no seat is open."""
    fields = wish.fields(WISH, ("game", "seats"))
    terms = terms_of(service, fields)
    seats = [seat_of(guest, each) for each in fields["seats"].items()]
    if len(seats) != terms.options["players"]:
        raise refused("server-seats", 400, players=terms.options["players"], given=len(seats))
    if flag(fields, "lesson"):
        terms = as_lesson(terms, seats)
    moderation = Moderation(fields["chat"].one_of(CHAT)) if "chat" in fields else Moderation()
    await limit_open_tables(service, guest.id)
    return await add_table(service, Table(terms, seats, guest.id, WAITING, moderation=moderation))


def terms_of(service: TableService, fields: dict[str, Reader]) -> Terms:
    """The terms, checked; the seed is drawn now, so that nobody can choose it later."""
    rules = registry.find(fields["game"].text())
    given = fields["options"].value if "options" in fields else {}
    options = Reader(given, "options").fields([option.name for option in rules.options])
    terms = Terms(
        id=random_id(9),
        game=rules.name,
        rules_version=rules.version,
        options=rules.complete_options({name: field.value for name, field in options.items()}),
        seed=new_secret(),
        salt=secrets.token_hex(16),
        private=flag(fields, "private"),
        invitation=secrets.token_urlsafe(16),
        clock=clock_of(fields["clock"]) if "clock" in fields else None,
        hints=flag(fields, "hints"),
        shuffle_seats=flag(fields, "shuffle_seats"),
        pace=pace_of(fields["pace"]) if "pace" in fields else service.settings.pace,
    )
    new_game(terms)  # refuses what the game cannot be set up with
    return terms


def as_lesson(terms: Terms, seats: list[Seat]) -> Terms:
    """The terms with the deal that the page explains. It is public, so only one person may play it, against bots."""
    seed = registry.find(terms.game).lesson_seed
    if seed is None:
        raise refused("server-no-lesson", 400)
    if sorted({seat.kind for seat in seats}) != [BOT, HUMAN] or sum(seat.kind == HUMAN for seat in seats) > 1:
        raise refused("server-lesson-alone", 400)
    return replace(terms, seed=seed, shuffle_seats=False)


def flag(fields: dict[str, Reader], name: str) -> bool:
    """An optional field that is true or false."""
    if name not in fields:
        return False
    if not isinstance(fields[name].value, bool):
        raise refused("server-yes-or-no", 400, key=name)
    return bool(fields[name].value)


def clock_of(given: Reader) -> Clock:
    """Seconds for each player, and seconds more for each turn."""
    fields = given.fields(("seconds", "increment"), ("seconds",))
    increment = fields["increment"].whole(0, MOST_SECONDS) if "increment" in fields else 0
    return {"seconds": fields["seconds"].whole(1, MOST_SECONDS), "increment": increment}


def pace_of(given: Reader) -> float:
    """How long bots take."""
    if isinstance(given.value, bool) or not isinstance(given.value, int | float) or not 0 <= given.value <= MOST_PACE:
        raise refused("server-pace", 400, most=MOST_PACE)
    return float(given.value)


def seat_of(guest: Guest, wish: Reader) -> Seat:
    """A seat as requested."""
    fields = wish.fields(("kind", "name", "bot"), ("kind",))
    kind = fields["kind"].one_of(("me", OPEN, BOT))
    if kind == "me":
        return Seat(HUMAN, guest.id, checked_name(fields["name"]) if "name" in fields else guest.name)
    if kind == OPEN:
        return Seat(OPEN)
    if "bot" not in fields:
        raise refused("server-which-bot", 400)
    return Seat(BOT, bot=checked_bot(fields["bot"]))


def checked_bot(given: Reader) -> str:
    """A bot that a guest may choose: a level or a kind of bot, without a budget."""
    return given.one_of(bots.names())


async def limit_open_tables(service: TableService, owner: str) -> None:
    """Keep a guest's open tables below the limit: the oldest without other people are abandoned."""
    open_ids = await service.storage.run(queries.open_tables(owner))
    for id in open_ids[: max(0, len(open_ids) + 1 - service.settings.open_tables)]:
        table = await service.table(id, owner)
        if table.people - {owner}:
            raise refused("server-too-many-tables", most=service.settings.open_tables)
        await abandon(service, table)


@retried
async def abandon(service: TableService, table: Table) -> None:
    """Abandon a table."""
    async with service.transaction(table):
        table.status = ABANDONED
        await service.save(table)
        gameplay.schedule_next(service, table)


async def add_table(service: TableService, table: Table) -> Table:
    """Store a new table, and start its game if no seat is open."""
    await service.storage.run(queries.add_table(table, service.settings.open_tables))
    return await open_table(service, table)


async def open_table(service: TableService, table: Table) -> Table:
    """Take a new table into use."""
    service.tables[table.id] = table
    if not any(seat.kind == OPEN for seat in table.seats):
        async with service.transaction(table):
            await start_game(service, table)
    return table


# Seats


@retried
async def join(service: TableService, table: Table, guest: Guest, wanted: int | None) -> None:
    """Take an open seat, or without a wish all those that are reserved; the game starts with the last one."""
    async with service.transaction(table):
        if table.status != WAITING:
            raise refused("server-not-waiting")
        if table.is_removed(guest.id):
            raise refused("server-removed", 403)
        if table.seats_of(guest.id) and wanted is None:
            return
        if wanted is None and (kept := table.kept_for(guest.id)):
            for number in kept:  # several people at one screen have several seats, each with a name
                table.seats[number].kind = HUMAN
        else:
            others = [seat.name for seat in table.seats if seat.kind == HUMAN and seat.guest != guest.id]
            name = distinct_name(guest.name, others)
            table.seats[free_seat(table, guest.id, wanted)] = Seat(HUMAN, guest.id, name)
        await start_if_full(service, table)


def free_seat(table: Table, guest: str, wanted: int | None) -> int:
    """The seat wanted, or the first one that is not reserved for somebody else."""
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN and seat.guest in (None, guest)]
    if not free or (wanted is not None and wanted not in free):
        raise refused("server-seat-taken")
    return free[0] if wanted is None else wanted


async def start_if_full(service: TableService, table: Table) -> None:
    """Start the game if no seat is open any more; in any case store the change."""
    if any(seat.kind == OPEN for seat in table.seats):
        await service.save(table)
    else:
        await start_game(service, table)


async def start_game(service: TableService, table: Table) -> None:
    """Start the game. The caller holds the lock."""
    if table.terms.shuffle_seats:
        random.SystemRandom().shuffle(table.seats)
    name_bots(table)
    table.history = history = table.new_history()
    table.status, table.started = PLAYING, time()
    table.terms = replace(table.terms, rules_version=history.game.rules.version)
    table.progress = replace(table.at_start(), turn=history.game.seat, outline=views.outline(history))
    await service.store(table, queries.start_game)
    service.broadcast_table(table)
    service.broadcast_events(table, history, [])
    gameplay.schedule_next(service, table)


def name_bots(table: Table) -> None:
    """Name bots by their kind, with a number where there are several."""
    kinds = [seat.bot for seat in table.seats if seat.kind == BOT]
    for number, seat in enumerate(seat for seat in table.seats if seat.kind == BOT):
        count = kinds[: number + 1].count(seat.bot)
        seat.name = f"{seat.bot} {count}" if kinds.count(seat.bot) > 1 else str(seat.bot)


@retried
async def start(service: TableService, table: Table, guest: Guest, bot: str) -> None:
    """Start without waiting: bots take the open seats. For the owner only."""
    async with service.transaction(table):
        if guest.id != table.owner:
            raise refused("server-not-owner", 403)
        if table.status != WAITING:
            raise refused("server-not-waiting")
        table.seats = [Seat(BOT, bot=bot) if seat.kind == OPEN else seat for seat in table.seats]
        await start_game(service, table)


@retried
async def leave(service: TableService, table: Table, guest: Guest) -> None:
    """Leave: before the game the seat is free again, during the game a bot plays on."""
    async with service.transaction(table):
        own = table.seats_of(guest.id)
        if not own and guest.id != table.owner:
            raise refused("server-not-at-table", 403)
        if table.status not in (WAITING, PLAYING):
            return
        vacate(table, guest.id)
        await service.save(table)
        if table.status == PLAYING and table.connections:
            service.broadcast_events(table, await service.history(table), [])
        gameplay.schedule_next(service, table)


def vacate(table: Table, guest: str) -> None:
    """Take a guest from a table that waits or is played: a seat is free again, or a bot plays on."""
    for number in table.seats_of(guest):
        if table.status == WAITING:
            table.seats[number] = Seat(OPEN)
        else:
            table.seats[number].away, table.seats[number].bot = True, gameplay.STAND_IN
    transfer_ownership(table, guest)


def transfer_ownership(table: Table, leaver: str) -> None:
    """Give the table to another player when its owner leaves; abandon it when everybody has left."""
    staying = [seat.guest for seat in table.seats if seat.kind == HUMAN and not seat.away and seat.guest != leaver]
    if not staying:
        table.status = ABANDONED
    elif table.owner == leaver:
        table.owner = str(staying[0])


@retried
async def replace_seat(service: TableService, table: Table, guest: Guest, number: int, bot: str) -> None:
    """Let a bot play a seat: one's own at any time, another's after that person has been away for a while."""
    async with service.transaction(table):
        history = await service.history(table)
        seat = human_seat(table, number)
        if not table.seats_of(guest.id):
            raise refused("server-not-at-table", 403)
        if seat.guest != guest.id and not is_absent(service, table, seat):
            raise refused("server-still-there", seat=number, seconds=round(service.settings.patience))
        seat.away, seat.bot = True, bot
        await change_player(service, table, history)


def human_seat(table: Table, number: int) -> Seat:
    """A person's seat in a game that is being played."""
    if not table.started or table.status not in (PLAYING, ABANDONED) or table.seats[number].kind != HUMAN:
        raise refused("server-not-playing")
    return table.seats[number]


def is_absent(service: TableService, table: Table, seat: Seat) -> bool:
    """Whether a person has been disconnected for longer than others must wait."""
    gone = table.left_at.get(seat.guest or "", table.loaded_at)
    return seat.guest not in table.present and monotonic() - gone >= service.settings.patience


@retried
async def reclaim(service: TableService, table: Table, guest: Guest, number: int) -> None:
    """Play one's own seat again, instead of the bot."""
    async with service.transaction(table):
        history = await service.history(table)
        seat = human_seat(table, number)
        if seat.guest != guest.id:
            raise refused("server-not-your-seat", 403)
        service.sanctions.check_table(table.id)
        if table.is_removed(guest.id):
            raise refused("server-removed", 403)
        if table.is_out_of_time(number):
            raise refused("server-out-of-time")
        if table.status == PLAYING and not seat.away:
            return
        seat.away, seat.bot, table.status = False, None, PLAYING
        await change_player(service, table, history)


async def change_player(service: TableService, table: Table, history: GameHistory) -> None:
    """Store and send that a seat is played by somebody else."""
    await service.save(table)
    service.broadcast_events(table, history, [])
    gameplay.schedule_next(service, table)


# Rematches


@retried
async def rematch(service: TableService, table: Table, guest: Guest) -> str:
    """A table for the same people, starting with the next seat; whoever asks later joins it."""
    async with service.transaction(table):
        if table.status not in (FINISHED, ABANDONED):
            raise refused("server-not-finished")
        if guest.id not in table.people:
            raise refused("server-not-at-table", 403)
        if table.rematch is None:
            await limit_open_tables(service, guest.id)
            following = rematch_table(table, guest.id)
            following.new_history()  # refuses what cannot be played any more
            table.rematch = following.id
            await service.store(table, partial(queries.add_rematch, following, service.settings.open_tables))
            service.broadcast_table(table)
            return (await open_table(service, following)).id
    following = await service.table(table.rematch, guest.id)
    if following.status == WAITING:
        await join(service, following, guest, None)
    return table.rematch


def rematch_table(table: Table, guest: str) -> Table:
    """The same terms with another seed; the seats rotate by one and are reserved for their people."""
    fresh: JSON = {
        "id": random_id(9),
        "seed": new_secret(),
        "salt": secrets.token_hex(16),
        "invitation": secrets.token_urlsafe(16),
    }
    guests = [seat.guest for seat in table.seats if seat.guest and seat.guest != guest]
    moderation = table.moderation.carried_over(table.id, fresh["id"], guests)
    seats = [reserved_seat(table, seat, guest) for seat in [*table.seats[1:], table.seats[0]]]
    return Table(replace(table.terms, **fresh), seats, guest, WAITING, moderation=moderation)


def reserved_seat(table: Table, seat: Seat, guest: str) -> Seat:
    """A seat for the next game; that of somebody whom the host has removed is open to others."""
    if seat.kind == BOT:
        return Seat(BOT, bot=seat.bot)
    if table.is_removed(seat.guest):
        return Seat(OPEN)
    return Seat(HUMAN if seat.guest == guest else OPEN, seat.guest, seat.name)
