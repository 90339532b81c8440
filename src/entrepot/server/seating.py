"""Tables made, taken seats at, left, begun and played again."""

from __future__ import annotations

import random
import secrets
from dataclasses import replace
from time import monotonic

from .. import bots
from ..core import registry
from ..core.game import NEW_SEEDS
from ..core.reader import Reader
from ..core.rules import JSON
from . import ledger, playing
from .errors import refused
from .guests import Guest, checked_name
from .house import House
from .protocol import Clock
from .table import ABANDONED, BOT, FINISHED, HUMAN, OPEN, PLAYING, WAITING, Seat, Table, Terms, new_game

WISH = ("game", "options", "seats", "private", "clock", "hints", "shuffle_seats", "pace", "lesson")
LESSON_SEEDS = {"puerto_rico": 7, "spice_road": 196}  # whose deals the lessons of the page explain
MOST_SECONDS = 24 * 3600
MOST_PACE = 3


# Making


async def create(house: House, guest: Guest, wish: Reader) -> Table:
    """A new table as somebody wishes it. It begins at once if nobody is waited for."""
    fields = wish.fields(WISH, ("game", "seats"))
    terms = terms_of(house, fields)
    seats = [seat_of(guest, each) for each in fields["seats"].items()]
    if len(seats) != terms.options["players"]:
        raise refused("server-seats", 400, players=terms.options["players"], given=len(seats))
    if flag(fields, "lesson"):
        terms = as_lesson(terms, seats)
    await make_room(house, guest.id)
    return await place(house, Table(terms, seats, guest.id, WAITING))


def terms_of(house: House, fields: dict[str, Reader]) -> Terms:
    """What was agreed on, checked; the seed is drawn now, so that nobody can choose it later."""
    rules = registry.find(fields["game"].text())
    given = fields["options"].value if "options" in fields else {}
    options = Reader(given, "options").fields([option.name for option in rules.options])
    terms = Terms(
        id=secrets.token_urlsafe(9),
        game=rules.name,
        rules_version=rules.version,
        options=rules.complete_options({name: field.value for name, field in options.items()}),
        seed=secrets.randbelow(NEW_SEEDS),
        salt=secrets.token_hex(16),
        private=flag(fields, "private"),
        invitation=secrets.token_urlsafe(16),
        clock=clock_of(fields["clock"]) if "clock" in fields else None,
        hints=flag(fields, "hints"),
        shuffle_seats=flag(fields, "shuffle_seats"),
        pace=pace_of(fields["pace"]) if "pace" in fields else house.settings.pace,
    )
    new_game(terms)  # what a game cannot be set up with is refused here
    return terms


def as_lesson(terms: Terms, seats: list[Seat]) -> Terms:
    """With the deal that is explained. It is no secret, so nobody but one person and bots may play it."""
    if sorted({seat.kind for seat in seats}) != [BOT, HUMAN] or sum(seat.kind == HUMAN for seat in seats) > 1:
        raise refused("server-lesson-alone", 400)
    return replace(terms, seed=LESSON_SEEDS[terms.game], shuffle_seats=False)


def flag(fields: dict[str, Reader], name: str) -> bool:
    """A wish that is granted or not."""
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
    """A seat as it was wished for."""
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
    """A bot that people may ask for: a level, or a kind; not one with a budget of its own."""
    return given.one_of(bots.names())


async def make_room(house: House, owner: str) -> None:
    """Nobody has too many tables going: the oldest that nobody else sits at are given up."""
    going = await house.store.run(ledger.open_tables(owner))
    for id in going[: max(0, len(going) + 1 - house.settings.open_tables)]:
        table = await house.table(id, owner)
        if table.people - {owner}:
            raise refused("server-too-many-tables", most=house.settings.open_tables)
        await abandon(house, table)


async def abandon(house: House, table: Table) -> None:
    """Give a table up."""
    async with house.changing(table):
        table.status = ABANDONED
        await house.save(table)
        playing.go_on(house, table)


async def place(house: House, table: Table) -> Table:
    """Put a new table into the house."""
    await house.store.run(ledger.add_table(table))
    house.tables[table.id] = table
    if not any(seat.kind == OPEN for seat in table.seats):
        async with house.changing(table):
            await begin(house, table)
    return table


# Seats


async def join(house: House, table: Table, guest: Guest, wanted: int | None) -> None:
    """Take an open seat; the last one taken begins the game."""
    async with house.changing(table):
        if table.status != WAITING:
            raise refused("server-not-waiting")
        if table.seats_of(guest.id) and wanted is None:
            return
        table.seats[free_seat(table, guest.id, wanted)] = Seat(HUMAN, guest.id, guest.name)
        await settle(house, table)


def free_seat(table: Table, guest: str, wanted: int | None) -> int:
    """The seat wanted, or the one that is kept for the guest, or the first that is free."""
    free = [number for number, seat in enumerate(table.seats) if seat.kind == OPEN and seat.guest in (None, guest)]
    free.sort(key=lambda number: table.seats[number].guest is None)
    if not free or (wanted is not None and wanted not in free):
        raise refused("server-seat-taken")
    return free[0] if wanted is None else wanted


async def settle(house: House, table: Table) -> None:
    """Begin if nobody is waited for any more; in any case keep the change."""
    if any(seat.kind == OPEN for seat in table.seats):
        await house.save(table)
    else:
        await begin(house, table)


async def begin(house: House, table: Table) -> None:
    """The game begins. The caller holds the lock."""
    if table.terms.shuffle_seats:
        random.SystemRandom().shuffle(table.seats)
    name_bots(table)
    for seat in table.seats:
        if table.terms.clock and seat.kind == HUMAN:
            seat.clock = float(table.terms.clock["seconds"])
    table.status, table.course = PLAYING, None
    course = await house.course(table)
    await house.save(table)
    house.tell_events(table, course, [])
    playing.go_on(house, table)


def name_bots(table: Table) -> None:
    """A bot is called by its kind, if need be with a number."""
    kinds = [seat.bot for seat in table.seats if seat.kind == BOT]
    for number, seat in enumerate(seat for seat in table.seats if seat.kind == BOT):
        count = kinds[: number + 1].count(seat.bot)
        seat.name = f"{seat.bot} {count}" if kinds.count(seat.bot) > 1 else str(seat.bot)


async def start(house: House, table: Table, guest: Guest, bot: str) -> None:
    """The owner does not want to wait: bots take the seats that are open."""
    async with house.changing(table):
        if guest.id != table.owner:
            raise refused("server-not-owner", 403)
        if table.status != WAITING:
            raise refused("server-not-waiting")
        table.seats = [Seat(BOT, bot=bot) if seat.kind == OPEN else seat for seat in table.seats]
        await begin(house, table)


async def leave(house: House, table: Table, guest: Guest) -> None:
    """Get up: before the game the seat is free again, in the game a bot plays on in that place."""
    async with house.changing(table):
        own = table.seats_of(guest.id)
        if table.status == WAITING:
            for seat in own:
                table.seats[seat] = Seat(OPEN)
        elif table.status == PLAYING:
            for seat in own:
                table.seats[seat].away, table.seats[seat].bot = True, playing.STAND_IN
        hand_over(table, guest.id)
        await house.save(table)
        if table.status == PLAYING:
            house.tell_events(table, await house.course(table), [])
        playing.go_on(house, table)


def hand_over(table: Table, leaver: str) -> None:
    """A table whose owner has left is another's; a table that everybody has left is given up."""
    staying = [seat.guest for seat in table.seats if seat.kind == HUMAN and not seat.away and seat.guest != leaver]
    if table.status in (WAITING, PLAYING) and not staying:
        table.status = ABANDONED
    elif table.owner == leaver and staying:
        table.owner = str(staying[0])


async def replace_seat(house: House, table: Table, guest: Guest, number: int, bot: str) -> None:
    """A bot takes over for somebody: for oneself at any time, for another who has been gone for a while."""
    async with house.changing(table):
        seat = human_seat(table, number)
        if not table.seats_of(guest.id):
            raise refused("server-not-at-table", 403)
        if seat.guest != guest.id and not is_gone(house, table, seat):
            raise refused("server-still-there", seat=number, seconds=round(house.settings.patience))
        seat.away, seat.bot = True, bot
        await change_player(house, table)


def human_seat(table: Table, number: int) -> Seat:
    """A person's seat in a game that goes on."""
    if table.status not in (PLAYING, ABANDONED) or table.seats[number].kind != HUMAN:
        raise refused("server-not-playing")
    return table.seats[number]


def is_gone(house: House, table: Table, seat: Seat) -> bool:
    """Whether the person has been away from the screen for so long that others need not wait."""
    gone = table.gone.get(seat.guest or "", table.loaded)
    return seat.guest not in table.present and monotonic() - gone >= house.settings.patience


async def reclaim(house: House, table: Table, guest: Guest, number: int) -> None:
    """Somebody is back, and plays on instead of the bot."""
    async with house.changing(table):
        seat = human_seat(table, number)
        if seat.guest != guest.id:
            raise refused("server-not-your-seat", 403)
        if seat.clock is not None and seat.clock <= 0:
            raise refused("server-out-of-time")
        seat.away, seat.bot, table.status = False, None, PLAYING
        await change_player(house, table)


async def change_player(house: House, table: Table) -> None:
    """Keep and tell that somebody else plays a seat."""
    course = await house.course(table)
    await house.save(table)
    house.tell_events(table, course, [])
    playing.go_on(house, table)


# Once more


async def rematch(house: House, table: Table, guest: Guest) -> str:
    """A table for the same people, the next one to begin; whoever asks later joins it."""
    async with house.changing(table):
        if table.status not in (FINISHED, ABANDONED):
            raise refused("server-not-finished")
        if guest.id not in table.people:
            raise refused("server-not-at-table", 403)
        if table.rematch is None:
            await make_room(house, guest.id)
            table.rematch = (await place(house, again(table, guest.id))).id
            await house.save(table)
            return table.rematch
    following = await house.table(table.rematch, guest.id)
    if following.status == WAITING:
        await join(house, following, guest, None)
    return table.rematch


def again(table: Table, guest: str) -> Table:
    """The same terms with another seed; the seats move on by one, and wait for their people."""
    fresh: JSON = {
        "id": secrets.token_urlsafe(9),
        "seed": secrets.randbelow(NEW_SEEDS),
        "salt": secrets.token_hex(16),
        "invitation": secrets.token_urlsafe(16),
    }
    seats = [kept_seat(seat, guest) for seat in [*table.seats[1:], table.seats[0]]]
    return Table(replace(table.terms, **fresh), seats, guest, WAITING)


def kept_seat(seat: Seat, guest: str) -> Seat:
    """A seat for the next game."""
    if seat.kind == BOT:
        return Seat(BOT, bot=seat.bot)
    return Seat(HUMAN if seat.guest == guest else OPEN, seat.guest, seat.name)
