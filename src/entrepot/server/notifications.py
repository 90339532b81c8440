"""What is to be sent to whom: found in the tables as they are stored, so a restart loses nothing.

Nobody who plays waits for this: a turn is found some time after it has begun, by looking at the tables that have
changed lately. Each message has a row, by which one process claims it for the time of a lease. If that process is
killed, another one sends the message after the lease.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import time
from typing import Any

from sqlalchemy import Connection, Select, String, and_, case, cast, exists, func, or_, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite

from . import channels, schema
from .channels import Channel
from .table import FINISHED, HUMAN, PLAYING

TURN, STARTED, ENDED, TEST = "turn", "started", "ended", "test"
LEASE = 40.0  # seconds after which another process may send it: more than a request may take
BEFORE_THE_FIRST = -1  # the number of a message about the start, which any other one replaces
PAGE = 100  # tables that are looked at in one go
T, ROWS = schema.tables.c, schema.notifications.c

Place = tuple[float, str]
"""A place in the order of the tables: when one was changed, and its id."""


@dataclass(frozen=True, slots=True)
class Notification:
    """A message about a table for a channel."""

    channel: str
    table_id: str
    kind: str
    number: int
    due: float | None
    """Of a claimed one: when the lease ends."""
    attempts: int = 0


@dataclass(frozen=True, slots=True)
class Message:
    """What a claimed notification says, and to whom."""

    channel: Channel
    language: str
    table: str
    game: str | None
    kind: str
    number: int


def without_clock() -> Any:
    """Whether a table has no clock; that is stored as JSON's null."""
    return func.coalesce(cast(T.clock, String), "null") == "null"


# Finding


def find_new(delay: float, after: Place) -> Callable[[Connection], Place | None]:
    """Note what guests with channels are to be told about tables that have changed after a place in their order.

    A turn, a start or an end counts if it was later than the channel, and long enough ago. Nobody is notified of what
    they did themselves, or of a table at which nobody else waits for them. One job looks at a few tables only, so
    that nobody who plays waits for it; it returns the place of the last of them, or nothing if there are no more.
    """
    order = tuple_(T.changed, T.id)

    def job(connection: Connection) -> Place | None:
        now = time()
        following = select(T.changed, T.id).where(order > after).order_by(T.changed, T.id)
        page = connection.execute(following.limit(PAGE)).all()
        rows = connection.execute(candidates(now - delay, [id for _, id in page])).mappings() if page else ()
        # A guest may have several seats: then the turn, with the higher number, comes last and counts.
        found = {(row["channel"], row["table_id"]): row for row in rows if row["kind"]}
        put(connection, [Notification(**row, due=now) for row in found.values()])
        return (page[-1].changed, page[-1].id) if len(page) == PAGE else None

    return job


def candidates(latest: float, tables: Sequence[str]) -> Select[Any]:
    """The query for what is to be told about some tables: channel, table, kind, and the number of the event.

    The kind is null where there is nothing to tell; as a condition it would mislead SQLite about which index to use.
    """
    seat, last, actor, other = schema.seats, schema.events.alias(), schema.seats.alias(), schema.seats.alias()
    channel, known, own = schema.channels, schema.notifications, schema.events.alias()
    joined = (
        schema.tables.join(seat, and_(seat.c.table_id == T.id, seat.c.kind == HUMAN, ~seat.c.away))
        .join(channel, and_(channel.c.guest == seat.c.guest, channel.c.kind != channels.FEED))
        .outerjoin(known, and_(known.c.channel == channel.c.id, known.c.table_id == T.id))
        .outerjoin(last, and_(last.c.table_id == T.id, last.c.number == T.number))
        .outerjoin(actor, and_(actor.c.table_id == T.id, actor.c.seat == last.c.seat))
    )
    by_others = or_(actor.c.guest.is_(None), actor.c.guest != seat.c.guest)
    unknown = func.coalesce(known.c.number, BEFORE_THE_FIRST) < T.number
    news = by_others & unknown & (T.since > channel.c.since) & (T.since <= latest)
    turn = news & (T.status == PLAYING) & (T.turn == seat.c.seat)
    ended = news & (T.status == FINISHED)
    has_acted = exists().where(own.c.table_id == T.id, own.c.seat == seat.c.seat)
    start = (T.started > channel.c.since) & (T.started <= latest)
    started = start & (T.status == PLAYING) & known.c.number.is_(None) & ~has_acted
    kind = case((turn, TURN), (ended, ENDED), (started, STARTED))
    waits = exists().where(other.c.table_id == T.id, other.c.kind == HUMAN, other.c.guest != seat.c.guest)
    return (
        select(
            channel.c.id.label("channel"),
            T.id.label("table_id"),
            kind.label("kind"),
            case((kind == STARTED, BEFORE_THE_FIRST), else_=T.number).label("number"),
        )
        .select_from(joined)
        .where(T.id.in_(tables), without_clock(), waits, channel.c.failed < channels.MOST_FAILURES)
        .order_by("number")
    )


def put(connection: Connection, found: Sequence[Notification]) -> None:
    """Store notifications in place of earlier ones about the tables, unless another process was first."""
    if not found:
        return
    dialect = postgresql if connection.dialect.name == "postgresql" else sqlite
    added = dialect.insert(schema.notifications)
    newer = or_(ROWS.number < added.excluded.number, added.excluded.kind == TEST)
    values = {name: added.excluded[name] for name in ("kind", "number", "due", "attempts")}
    stored = added.on_conflict_do_update(index_elements=[ROWS.channel, ROWS.table_id], set_=values, where=newer)
    connection.execute(stored, [asdict(each) for each in found])


def put_test(channel: str) -> Callable[[Connection], None]:
    """Store that a test is to be sent to a channel."""
    return lambda connection: put(connection, [Notification(channel, "", TEST, 0, time())])


# Sending


def claim(most: int) -> Callable[[Connection], list[Notification]]:
    """Claim what is due, the oldest first; what another process is just claiming is skipped."""
    key = tuple_(ROWS.channel, ROWS.table_id)

    def job(connection: Connection) -> list[Notification]:
        now = time()
        due = select(ROWS.channel, ROWS.table_id).where(ROWS.due <= now).order_by(ROWS.due).limit(most)
        free = due.with_for_update(skip_locked=True)
        claimed = update(schema.notifications).where(key.in_(free), ROWS.due <= now).values(due=now + LEASE)
        return [Notification(**row) for row in connection.execute(claimed.returning(*ROWS)).mappings()]

    return job


def read(claimed: Notification) -> Callable[[Connection], tuple[Message | None, bool]]:
    """What a claimed notification says, and whether the guest is connected; nothing if it is out of date."""

    def job(connection: Connection) -> tuple[Message | None, bool]:
        channel = channels.find(claimed.channel)(connection)
        if channel is None:
            return None, False
        guests, table = schema.guests.c, claimed.table_id
        language = connection.scalar(select(guests.language).where(guests.id == channel.guest)) or "en"
        if claimed.kind == TEST:
            return Message(channel, language, "", None, TEST, 0), False
        game = connection.scalar(select(T.game).where(T.id == table, still_so(claimed, channel.guest)))
        if game is None:
            return None, False
        message = Message(channel, language, table, game, claimed.kind, claimed.number)
        return message, is_connected(connection, table, channel.guest)

    return job


def still_so(claimed: Notification, guest: str) -> Any:
    """Whether a table still is as a notification says."""
    seat = schema.seats.c
    plays = (seat.table_id == T.id) & (seat.guest == guest) & (seat.kind == HUMAN) & ~seat.away
    if claimed.kind == TURN:
        return (T.status == PLAYING) & (T.number == claimed.number) & exists().where(plays, seat.seat == T.turn)
    return (T.status == (FINISHED if claimed.kind == ENDED else PLAYING)) & exists().where(plays)


def is_connected(connection: Connection, table: str, guest: str) -> bool:
    """Whether a guest is connected to a table at any process that shares the database."""
    row = schema.presences.c
    here = exists().where(row.table_id == table, row.guest == guest, row.connections > 0)
    return bool(connection.scalar(select(here)))


def settle(
    claimed: Notification, due: float | None = None, attempts: int = 0, outcome: str | None = None
) -> Callable[[Connection], None]:
    """Note that a claimed notification is done, or due again at a time; and what came of sending it."""
    own = (ROWS.channel == claimed.channel) & (ROWS.table_id == claimed.table_id) & (ROWS.due == claimed.due)

    def job(connection: Connection) -> None:
        connection.execute(update(schema.notifications).where(own).values(due=due, attempts=attempts))
        if outcome is not None:
            channels.note(connection, claimed.channel, outcome, given_up=due is None)

    return job


# Feeds


@dataclass(frozen=True, slots=True)
class WaitingTurn:
    """A table without a clock that waits for a guest."""

    table: str
    game: str
    number: int
    since: float


def turns_of(guest: str) -> Callable[[Connection], Sequence[WaitingTurn]]:
    """The tables without a clock that wait for a guest, those that have waited longest first."""
    seat = schema.seats.c
    joined = schema.tables.join(schema.seats, (seat.table_id == T.id) & (seat.seat == T.turn))
    wanted = (seat.guest == guest) & (seat.kind == HUMAN) & ~seat.away & (T.status == PLAYING) & without_clock()
    query = select(T.id, T.game, T.number, T.since).select_from(joined).where(wanted).order_by(T.since)
    return lambda connection: [WaitingTurn(*row) for row in connection.execute(query)]
