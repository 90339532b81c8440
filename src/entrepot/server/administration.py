"""What ``entrepot admin`` does with tables and guests, beside a server that may be running.

Each change is one transaction. It counts as a change of the table like any other (``revision``), so a server in whose
memory the table is notices it: at the latest when it wants to store something, and otherwise by ``enforcement``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection, func, select, union

from ..core.errors import EntrepotError, OptionError
from ..core.messages import message
from ..core.rules import JSON
from . import chain, claims, queries, sanctions, schema, seating, views
from .sanctions import BAN, CLOSE, MUTE
from .storage import check_version, is_collision, transaction, version_of
from .table import ABANDONED, FINISHED, HUMAN, OPEN, PLAYING, WAITING, Seat, Table

ATTEMPTS = 5  # at a transaction that collides with those of a server
STATUSES = (WAITING, PLAYING, FINISHED, ABANDONED)

T = TypeVar("T")
Work = Callable[[Connection], T]


@contextmanager
def administered(url: str, reading: bool = False) -> Iterator[Connection]:
    """A transaction with a database that has the current version."""
    with transaction(url, create=False, reading=reading) as connection:
        check_version(version_of(connection))
        yield connection


def look(url: str, work: Work[T]) -> T:
    """The result of a function that only reads."""
    with administered(url, reading=True) as connection:
        return work(connection)


def change(url: str, work: Work[T]) -> T:
    """The result of a function that changes something: all of it or nothing."""
    for _ in range(ATTEMPTS - 1):
        try:
            with administered(url) as connection:
                return work(connection)
        except OptionError as error:
            if not isinstance(error.__cause__, Exception) or not is_collision(error.__cause__):
                raise
    with administered(url) as connection:
        return work(connection)


# Tables


@dataclass(frozen=True)
class TableRow:
    """A table, as whoever runs the server sees it."""

    id: str
    status: str
    game: str
    private: bool
    owner: str
    events: int
    started: float
    """The time of the start; 0 before it."""
    changed: float
    """The time of the last change."""
    seats: list[JSON] = field(default_factory=list)


@dataclass(frozen=True)
class TableFilter:
    """Which tables to list."""

    status: str | None = None
    game: str | None = None
    guest: str | None = None
    before: float | None = None
    """Only those whose last change was before that time."""

    def conditions(self) -> list[Any]:
        """The filter as conditions of a query."""
        columns = schema.tables.c
        found = [] if self.status is None else [columns.status == self.status]
        found += [] if self.game is None else [columns.game == self.game]
        found += [] if self.before is None else [columns.changed < self.before]
        return found + ([] if self.guest is None else [columns.id.in_(table_ids_of(self.guest))])


def list_tables(wanted: TableFilter) -> Work[list[TableRow]]:
    """Tables, the one that changed last first."""
    columns = schema.tables.c
    named = [columns[name] for name in ("id", "status", "game", "private", "owner", "started", "changed")]
    query = select(*named, columns.number.label("events")).where(*wanted.conditions())

    def job(connection: Connection) -> list[TableRow]:
        found = [TableRow(**row) for row in connection.execute(query.order_by(columns.changed.desc())).mappings()]
        rows = {row.id: row for row in found}
        for seat in connection.execute(select(schema.seats).order_by(schema.seats.c.seat)).mappings():
            if seat["table_id"] in rows:
                rows[seat["table_id"]].seats.append({name: seat[name] for name in Seat.__dataclass_fields__})
        return found

    return job


def table_ids_of(guest: str) -> Any:
    """A query for the tables at which a guest has or had a seat, or wrote something, or which the guest created."""
    columns = schema.seats.c, schema.chat.c
    written = [select(each.table_id).where(each.guest == guest) for each in columns]
    return union(*written, select(schema.tables.c.id).where(schema.tables.c.owner == guest))


def stored_table(connection: Connection, id: str) -> Table:
    """A table by its id."""
    table = queries.find_table(id)(connection)
    if table is None:
        raise OptionError(message("admin-no-table", table=id))
    return table


def locked_table(connection: Connection, id: str) -> Table:
    """A table that nobody else changes until the transaction ends."""
    queries.lock_table(connection, id)
    return stored_table(connection, id)


def save(connection: Connection, table: Table) -> None:
    """Store a changed table; what it does next by itself is left to the servers."""
    table.due = claims.next_due(table, table.status, table.progress, thinks=False)
    queries.save_table(table)(connection)
    table.revision += 1


def closable(id: str) -> Work[Table]:
    """A table that can be closed: its game is not over."""

    def job(connection: Connection) -> Table:
        table = stored_table(connection, id)
        if table.status == FINISHED:
            raise OptionError(message("admin-finished", table=id))
        return table

    return job


def close_table(id: str, reason: str) -> Work[None]:
    """End a table as abandoned, for good."""

    def job(connection: Connection) -> None:
        queries.lock_table(connection, id)
        table = closable(id)(connection)
        table.status = ABANDONED
        save(connection, table)
        sanctions.impose(connection, id, CLOSE, reason)

    return job


def reopen_table(id: str) -> Work[None]:
    """Let those at a closed table continue."""

    def job(connection: Connection) -> None:
        table = locked_table(connection, id)
        if not sanctions.lift(connection, id, CLOSE):
            raise OptionError(message("admin-not-closed", table=id))
        if any(seat.kind == HUMAN and not seat.away for seat in table.seats):
            table.status = PLAYING if table.started else WAITING
        save(connection, table)

    return job


# Records


def finished_ids(connection: Connection) -> list[str]:
    """All tables with a finished game."""
    columns = schema.tables.c
    return list(connection.scalars(select(columns.id).where(columns.status == FINISHED).order_by(columns.id)))


def export(id: str) -> Work[tuple[str, JSON]]:
    """The name of a file for a table's record, and the record, with everything that is hidden."""

    def job(connection: Connection) -> tuple[str, JSON]:
        table = stored_table(connection, id)
        if not table.started:
            raise OptionError(message("admin-not-started", table=id))
        stored = queries.read_game(id)(connection)
        chain.check(table.at_start().head, stored.events, stored.head)
        return f"{table.terms.game}-{id}.erec", views.whole_record(table, table.replayed(stored))

    return job


def is_over(id: str) -> Work[bool]:
    """Whether the record of a table has nothing that is still secret."""
    query = select(schema.tables.c.status).where(schema.tables.c.id == id)
    return lambda connection: connection.scalar(query) == FINISHED


# Guests


@dataclass
class GuestRow:
    """A guest, as whoever runs the server sees it."""

    id: str
    name: str = ""
    since: float | None = None
    """When the guest first chose a name."""
    active: float | None = None
    """The last change at one of the guest's tables, or the guest's last message."""
    tables: int = 0
    banned: bool = False
    muted: bool = False


def list_guests(connection: Connection) -> list[GuestRow]:
    """All guests: those who chose a name, and those who only have or had a seat; the last active one first."""
    stored = connection.execute(select(schema.guests))
    rows = {guest.id: GuestRow(guest.id, guest.name, guest.since) for guest in stored}
    for id, name, tables, active in connection.execute(seated_guests()):
        row = rows.setdefault(id, GuestRow(id, name))
        row.tables, row.active = tables, active
    written = select(schema.chat.c.guest, func.max(schema.chat.c.time)).group_by(schema.chat.c.guest)
    for id, time in connection.execute(written):
        if id in rows:
            rows[id].active = max(rows[id].active or 0.0, time)
    now = sanctions.read(connection)
    for row in rows.values():
        row.banned, row.muted = row.id in now.banned, row.id in now.muted
    return sorted(rows.values(), key=lambda row: -(row.active or row.since or 0.0))


def seated_guests() -> Any:
    """A query for guests with seats: a name, the number of tables, and the last change at one of them."""
    seats, tables = schema.seats.c, schema.tables.c
    facts = seats.guest, func.max(seats.name), func.count(seats.table_id.distinct()), func.max(tables.changed)
    joined = schema.seats.join(schema.tables)
    return select(*facts).select_from(joined).where(seats.guest.is_not(None)).group_by(seats.guest)


def find_guest(id: str) -> Work[GuestRow]:
    """A guest by the id."""

    def job(connection: Connection) -> GuestRow:
        found = next((row for row in list_guests(connection) if row.id == id), None)
        if found is None and connection.execute(table_ids_of(id)).first() is None:
            raise OptionError(message("admin-no-guest", guest=id))
        return found or GuestRow(id)

    return job


def ban(subject: str, reason: str) -> Work[int]:
    """Ban a guest or a network; at how many tables a bot has taken over or a seat is free again."""

    def job(connection: Connection) -> int:
        sanctions.impose(connection, subject, BAN, reason)
        if sanctions.is_network(subject):
            return 0
        find_guest(subject)(connection)
        return sum(remove(connection, id, subject) for id in sorted(connection.scalars(table_ids_of(subject))))

    return job


def remove(connection: Connection, id: str, guest: str) -> bool:
    """Take a guest from a table that waits or is played; whether there was something to do."""
    table = locked_table(connection, id)
    if table.status not in (WAITING, PLAYING) or not concerns(table, guest):
        return False
    take_away(table, guest)
    save(connection, table)
    return True


def concerns(table: Table, guest: str) -> bool:
    """Whether a guest still has a say at a table."""
    reserved = any(seat.kind == OPEN and seat.guest == guest for seat in table.seats)
    return bool(reserved or table.owner == guest or table.played_by(guest))


def take_away(table: Table, guest: str) -> None:
    """Let a guest leave a table that waits or is played; seats reserved for the guest are free."""
    table.seats = [Seat(OPEN) if seat.kind == OPEN and seat.guest == guest else seat for seat in table.seats]
    seating.vacate(table, guest)


def mute(guest: str, reason: str) -> Work[None]:
    """Let a guest write in no chat."""

    def job(connection: Connection) -> None:
        find_guest(guest)(connection)
        sanctions.impose(connection, guest, MUTE, reason)

    return job


def lift(subject: str, kind: str) -> Work[None]:
    """Revoke a ban or a mute."""

    def job(connection: Connection) -> None:
        if not sanctions.lift(connection, subject, kind):
            raise OptionError(message("admin-no-ban" if kind == BAN else "admin-no-mute", subject=subject))

    return job


def list_sanctions(connection: Connection) -> list[JSON]:
    """All decisions in force, the latest first."""
    query = select(schema.sanctions).order_by(schema.sanctions.c.since.desc())
    return [dict(row) for row in connection.execute(query).mappings()]


def is_sound(table: Table, connection: Connection) -> bool:
    """Whether a table's events are those that were stored."""
    stored = queries.read_game(table.id)(connection)
    try:
        chain.check(table.at_start().head, stored.events, stored.head)
    except EntrepotError:
        return False
    return True
