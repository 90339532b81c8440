"""Database queries, as jobs for the storage thread."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, fields
from time import time
from typing import Any

from sqlalchemy import ColumnElement, Connection, bindparam, delete, func, insert, or_, select, update
from sqlalchemy import Table as RowTable

from ..core.rules import JSON
from ..core.secret_chance import parse_seed, seed_text
from . import schema
from .clocks import Progress
from .errors import ConflictError, refused
from .history import StoredEvent, StoredGame
from .moderation import Moderation
from .notices import announce
from .protocol import Analysis
from .table import FINISHED, OPEN, PLAYING, WAITING, Branch, Due, Seat, Table, Terms

ROOM = 20_000  # bytes that a healthy database has left
NEWEST = 50  # tables of each kind in a list
LIVELY = 24 * 3600  # seconds since the last event of a game that is offered to spectators
LINES = 200  # of chat that a new connection gets


# The database itself


def try_writing(connection: Connection) -> None:
    """Write something and remove it again: a database that can be read may still have no room left."""
    name = f"health {secrets.token_hex(8)}"
    connection.execute(insert(schema.keys).values(name=name, value="x" * ROOM))
    connection.execute(delete(schema.keys).where(schema.keys.c.name == name))


def delete_rows(connection: Connection, table: RowTable, wanted: ColumnElement[bool]) -> None:
    """Delete rows, and before them those that refer to them."""
    for other in schema.metadata.tables.values():
        for key in other.foreign_keys:
            if key.column.table is table:
                delete_rows(connection, other, key.parent.in_(select(key.column).where(wanted)))
    connection.execute(delete(table).where(wanted))


# Tables


def add_table(table: Table, most: int) -> Callable[[Connection], None]:
    """Store a new table; refused if its owner would have too many open ones."""

    row = asdict(table.terms) | {"seed": seed_text(table.terms.seed), "started": table.started}
    row |= mutable_columns(table) | progress_columns(table.progress) | {"revision": table.revision}
    seats, moderation, branch = seat_rows(table), table.moderation, table.branch

    def job(connection: Connection) -> None:
        lock_guest(connection, table.owner)
        if len(open_tables(table.owner)(connection)) >= most:
            raise refused("server-too-many-tables", most=most)
        connection.execute(insert(schema.tables).values(row))
        connection.execute(insert(schema.seats), seats)
        add_moderation(connection, table.id, moderation)
        if branch:
            connection.execute(insert(schema.branches).values(table_id=table.id, **asdict(branch)))

    return job


def lock_guest(connection: Connection, id: str) -> None:
    """Let nobody else create tables for a guest until the transaction ends. SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(id))))


def save_table(table: Table) -> Callable[[Connection], None]:
    """Store what may change about a table: its status, its owner, its seats; refused if it has changed meanwhile."""
    id, known, values, seats = table.id, table.revision, mutable_columns(table), seat_rows(table)
    moderation = table.moderation

    def job(connection: Connection) -> None:
        change(connection, id, {"revision": known}, values | {"revision": known + 1})
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == id))
        connection.execute(insert(schema.seats), seats)
        connection.execute(delete(schema.moderation).where(schema.moderation.c.table_id == id))
        add_moderation(connection, id, moderation)

    return job


def add_moderation(connection: Connection, id: str, moderation: Moderation) -> None:
    """Store what a host has decided about people, if that is not the usual."""
    if moderation != Moderation():
        connection.execute(insert(schema.moderation).values(table_id=id, **asdict(moderation)))


def start_game(table: Table) -> Callable[[Connection], None]:
    """Store a table whose game has just started."""
    id, save = table.id, save_table(table)
    values = {"rules_version": table.terms.rules_version, "started": table.started, **progress_columns(table.progress)}

    def job(connection: Connection) -> None:
        save(connection)
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))

    return job


def add_rematch(following: Table, most: int, table: Table) -> Callable[[Connection], None]:
    """Store a new table, and with the old one that it follows it: both or neither."""
    add, save = add_table(following, most), save_table(table)

    def job(connection: Connection) -> None:
        save(connection)
        add(connection)

    return job


def change(connection: Connection, id: str, known: JSON, values: JSON) -> None:
    """Change a table that still is as known, and let other processes know; refused if another was first."""
    still = [schema.tables.c[name] == value for name, value in known.items()]
    if not connection.execute(update(schema.tables).where(schema.tables.c.id == id, *still).values(values)).rowcount:
        raise ConflictError
    announce(connection, id)


def lock_table(connection: Connection, id: str) -> None:
    """Let no other process change a table until the transaction ends. SQLite has one process anyway."""
    connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == id).with_for_update(key_share=True))


def mutable_columns(table: Table) -> JSON:
    """What may change about a table, besides its seats and its game."""
    changed = {"owner": table.owner, "status": table.status, "rematch": table.rematch, "changed": time()}
    return changed | {"due": table.due.at, "invitation": table.terms.invitation}


def seat_rows(table: Table) -> list[JSON]:
    """The seats of a table."""
    return [{"table_id": table.id, "seat": number, **asdict(seat)} for number, seat in enumerate(table.seats)]


WHOLE_TABLE = (
    select(
        schema.tables,
        *(schema.seats.c[name] for name in Seat.__dataclass_fields__),
        *(schema.moderation.c[name] for name in Moderation.__dataclass_fields__),
        *(schema.branches.c[name] for name in Branch.__dataclass_fields__),
    )
    .select_from(schema.tables.join(schema.seats).outerjoin(schema.moderation).outerjoin(schema.branches))
    .where(schema.tables.c.id == bindparam("table"))
    .order_by(schema.seats.c.seat)
)


def find_table(id: str) -> Callable[[Connection], Table | None]:
    """A table by its id, without its game, as it was at one moment."""

    def job(connection: Connection) -> Table | None:
        rows = connection.execute(WHOLE_TABLE, {"table": id}).all()
        return table_of(rows) if rows else None

    return job


def table_of(rows: Sequence[Any]) -> Table:
    """A table from its rows, one for each seat."""
    row = rows[0]
    found = row._asdict() | {"seed": parse_seed(row.seed)}
    terms = Terms(**{name: found[name] for name in Terms.__dataclass_fields__})
    seats = [Seat(*(getattr(each, name) for name in Seat.__dataclass_fields__)) for each in rows]
    progress = Progress(row.number, row.since, row.turn, tuple(row.clocks), row.head, row.outline)
    table = Table(terms, seats, row.owner, row.status, row.rematch, row.started, progress, row.revision)
    table.due = Due(table.pending, row.due)
    if row.chat is not None:
        table.moderation = Moderation(row.chat, row.removed, row.muted)
    if row.start is not None:
        table.branch = Branch(row.source, row.move, row.start)
    return table


def list_tables(guest: str | None, lobby: bool = True) -> Callable[[Connection], list[str]]:
    """The ids of a guest's own tables, and of public ones with an open seat or a game to watch; the newest first."""
    columns = schema.tables.c
    seated = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
    waiting = select(schema.seats.c.table_id).where(schema.seats.c.kind == OPEN)
    own = or_(columns.owner == guest, columns.id.in_(seated))
    running = own & columns.status.in_([WAITING, PLAYING])
    joinable = (columns.status == WAITING) & columns.private.is_(False) & columns.id.in_(waiting)
    lively = (columns.status == PLAYING) & columns.private.is_(False) & (columns.changed > time() - LIVELY)
    public = (joinable, lively) if lobby else ()
    # Compared with nobody, every seat of a bot would match.
    kinds = public if guest is None else (running, own & (columns.status == FINISHED), *public)

    def job(connection: Connection) -> list[str]:
        found: list[str] = []
        for wanted in kinds:
            query = select(columns.id).where(wanted).order_by(columns.changed.desc()).limit(NEWEST)
            found += connection.scalars(query).all()
        return list(dict.fromkeys(found))

    return job


def open_tables(owner: str) -> Callable[[Connection], list[str]]:
    """The ids of a guest's tables that wait or are played, the oldest first."""
    columns = schema.tables.c
    wanted = (columns.owner == owner) & columns.status.in_([WAITING, "playing"])
    query = select(columns.id).where(wanted).order_by(columns.changed)
    return lambda connection: list(connection.scalars(query))


# Games

# What each action needs is built once, because that takes longer than to execute it.
PROGRESS = [field.name for field in fields(Progress)]
ADVANCE = (
    update(schema.tables)
    .where(*(schema.tables.c[name] == bindparam(f"known_{name}") for name in ("id", "revision", "number")))
    .values({name: bindparam(name) for name in ("status", "changed", "due", "revision", *PROGRESS)})
)
ADD_EVENTS = insert(schema.events)
EVENTS_AFTER = (
    select(*(schema.events.c[name] for name in StoredEvent._fields))
    .where(schema.events.c.table_id == bindparam("table"))
    .where(schema.events.c.number > bindparam("known"), schema.events.c.number <= bindparam("last"))
    .order_by(schema.events.c.number)
)


def progress_columns(progress: Progress) -> JSON:
    """How far a game has got."""
    return {name: getattr(progress, name) for name in PROGRESS}


def add_events(
    table: Table, events: Iterable[StoredEvent], status: str, after: Progress, due: Due
) -> Callable[[Connection], int]:
    """Store events, and the table's status and progress after them; all of it or nothing. Return its revision."""
    rows = [{"table_id": table.id, **event._asdict()} for event in events]
    known = {"known_id": table.id, "known_revision": table.revision, "known_number": table.number}
    revision = table.revision + (status != table.status)
    values = {"status": status, "changed": after.since, "due": due.at, "revision": revision, **progress_columns(after)}

    def job(connection: Connection) -> int:
        if not connection.execute(ADVANCE, known | values).rowcount:
            raise ConflictError
        announce(connection, table.id)
        connection.execute(ADD_EVENTS, rows)
        return revision

    return job


def read_game(id: str) -> Callable[[Connection], StoredGame]:
    """A table's game, and what the table says about it."""
    columns, tables = schema.events.c, schema.tables.c
    told = (tables.revision, tables.number.label("last"), tables.head, tables.turn)
    stored = [columns[name] for name in StoredEvent._fields]
    joined = select(*told, *stored).select_from(schema.tables.outerjoin(schema.events))
    query = joined.where(tables.id == id).order_by(columns.number)

    def job(connection: Connection) -> StoredGame:
        rows = connection.execute(query).all()
        if not rows:
            raise refused("server-no-table", 404)
        events = [StoredEvent(*row[len(told) :]) for row in rows if row.number is not None]
        revision, last, head, turn = rows[0][: len(told)]
        return StoredGame(revision, last, head, turn, events)

    return job


def read_events_after(id: str, number: int, last: int) -> Callable[[Connection], list[StoredEvent]]:
    """The events of a table after a number, up to the last."""
    values = {"table": id, "known": number, "last": last}
    return lambda connection: [StoredEvent(*row) for row in connection.execute(EVENTS_AFTER, values)]


# Chat

LAST_LINES = (
    select(schema.chat)
    .where(schema.chat.c.table_id == bindparam("table"), schema.chat.c.id > bindparam("known"))
    .order_by(schema.chat.c.id.desc())
    .limit(LINES)
)


def add_line(id: str, line: JSON, known: int) -> Callable[[Connection], list[Any]]:
    """Store a line of chat, and return all lines after a known one: other processes may have stored some too.

    The lock makes lines visible in the order of their ids, so that none appears before the last known one later.
    """
    row = {"table_id": id, **line}

    def job(connection: Connection) -> list[Any]:
        lock_table(connection, id)
        connection.execute(insert(schema.chat).values(row))
        announce(connection, id)
        return read_chat(id, known)(connection)

    return job


def read_chat(id: str, known: int = 0) -> Callable[[Connection], list[Any]]:
    """The last lines of chat after a known one, in order."""
    return lambda connection: list(connection.execute(LAST_LINES, {"table": id, "known": known}))[::-1]


# Analyses


def find_analysis(id: str) -> Callable[[Connection], Analysis | None]:
    """The analysis of a game, finished or under way in any process that has reported lately."""
    columns = schema.analyses.c
    current = columns.until.is_(None) | (columns.until > time())
    query = select(columns.found).where(columns.table_id == id, current)
    return lambda connection: connection.scalar(query)


def save_analysis(id: str, found: Analysis, until: float | None = None) -> Callable[[Connection], None]:
    """Store the analysis of a game; until that time, if it is under way."""

    def job(connection: Connection) -> None:
        lock_table(connection, id)
        connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == id))
        connection.execute(insert(schema.analyses).values(table_id=id, found=found, until=until))

    return job
