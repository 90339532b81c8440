"""Database queries, as jobs for the storage thread."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import asdict
from time import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from ..core.rules import JSON
from ..core.secret_chance import parse_seed, seed_text
from . import schema
from .clocks import Progress
from .errors import refused
from .guests import Guest
from .history import StoredEvent, StoredGame
from .protocol import Analysis
from .table import ABANDONED, OPEN, WAITING, Seat, Table, Terms

ROOM = 20_000  # bytes that a healthy database has left
NEWEST = 50  # tables in a list
LINES = 200  # of chat that a new connection gets


# The database itself


def try_writing(connection: Connection) -> None:
    """Write something and remove it again: a database that can be read may still have no room left."""
    name = f"health {secrets.token_hex(8)}"
    connection.execute(insert(schema.keys).values(name=name, value="x" * ROOM))
    connection.execute(delete(schema.keys).where(schema.keys.c.name == name))


# Guests


def find_guest(id: str) -> Callable[[Connection], Guest | None]:
    """The guest of that id, if stored."""

    def job(connection: Connection) -> Guest | None:
        row = connection.execute(select(schema.guests).where(schema.guests.c.id == id)).one_or_none()
        return Guest(row.id, row.name, row.language) if row else None

    return job


def save_guest(guest: Guest) -> Callable[[Connection], None]:
    """Store a guest's name and language."""

    def job(connection: Connection) -> None:
        values = {"name": guest.name, "language": guest.language}
        if not connection.execute(update(schema.guests).where(schema.guests.c.id == guest.id).values(values)).rowcount:
            connection.execute(insert(schema.guests).values(id=guest.id, since=time(), **values))

    return job


# Tables


def add_table(table: Table, most: int) -> Callable[[Connection], None]:
    """Store a new table; refused if its owner would have too many open ones."""

    row = asdict(table.terms) | {"seed": seed_text(table.terms.seed), "started": table.started}
    row |= mutable_columns(table) | asdict(table.progress)
    seats = seat_rows(table)

    def job(connection: Connection) -> None:
        lock_guest(connection, table.owner)
        if len(open_tables(table.owner)(connection)) >= most:
            raise refused("server-too-many-tables", most=most)
        connection.execute(insert(schema.tables).values(row))
        connection.execute(insert(schema.seats), seats)

    return job


def lock_guest(connection: Connection, id: str) -> None:
    """Let nobody else create tables for a guest until the transaction ends. SQLite has one writer at a time anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(id))))


def save_table(table: Table) -> Callable[[Connection], None]:
    """Store what may change about a table: its status, its owner, its seats."""
    id, values, seats = table.id, mutable_columns(table), seat_rows(table)

    def job(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))
        connection.execute(delete(schema.seats).where(schema.seats.c.table_id == id))
        connection.execute(insert(schema.seats), seats)

    return job


def start_game(table: Table) -> Callable[[Connection], None]:
    """Store a table whose game has just started."""
    id, save = table.id, save_table(table)
    values = {"rules_version": table.terms.rules_version, "started": table.started, **asdict(table.progress)}

    def job(connection: Connection) -> None:
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))
        save(connection)

    return job


def mutable_columns(table: Table) -> JSON:
    """What may change about a table, besides its seats and its game."""
    return {"owner": table.owner, "status": table.status, "rematch": table.rematch, "changed": time()}


def seat_rows(table: Table) -> list[JSON]:
    """The seats of a table."""
    return [{"table_id": table.id, "seat": number, **asdict(seat)} for number, seat in enumerate(table.seats)]


def find_table(id: str) -> Callable[[Connection], Table | None]:
    """A table by its id, without its game."""

    def job(connection: Connection) -> Table | None:
        row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
        if row is None:
            return None
        found = row._asdict() | {"seed": parse_seed(row.seed)}
        terms = Terms(**{name: found[name] for name in Terms.__dataclass_fields__})
        seats = connection.execute(
            select(*(schema.seats.c[name] for name in Seat.__dataclass_fields__))
            .where(schema.seats.c.table_id == id)
            .order_by(schema.seats.c.seat)
        )
        progress = Progress(row.number, row.since, row.turn, tuple(row.clocks), row.head)
        return Table(terms, [Seat(*each) for each in seats], row.owner, row.status, row.rematch, row.started, progress)

    return job


def list_tables(guest: str | None) -> Callable[[Connection], list[str]]:
    """The ids of a guest's own tables, and of public ones with an open seat; the newest first."""
    columns = schema.tables.c
    seated = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
    waiting = select(schema.seats.c.table_id).where(schema.seats.c.kind == OPEN)
    own = (columns.status != ABANDONED) & or_(columns.owner == guest, columns.id.in_(seated))
    public = (columns.status == WAITING) & columns.private.is_(False) & columns.id.in_(waiting)
    kinds = (public,) if guest is None else (own, public)  # compared with nobody, every seat of a bot would match

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


def add_events(id: str, events: Iterable[StoredEvent], status: str, after: Progress) -> Callable[[Connection], None]:
    """Store events, and the table's status and progress after them. All of it or nothing."""
    rows = [{"table_id": id, **event._asdict()} for event in events]
    values = {"status": status, "changed": after.since, **asdict(after)}

    def job(connection: Connection) -> None:
        connection.execute(insert(schema.events), rows)
        connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(values))

    return job


def read_game(id: str) -> Callable[[Connection], StoredGame]:
    """A table's game."""
    columns, tables = schema.events.c, schema.tables.c
    stored = [columns[name] for name in StoredEvent._fields]
    joined = select(tables.head, tables.turn, *stored).select_from(schema.tables.outerjoin(schema.events))
    query = joined.where(tables.id == id).order_by(columns.number)

    def job(connection: Connection) -> StoredGame:
        rows = connection.execute(query).all()
        events = [StoredEvent(*row[2:]) for row in rows if row.number is not None]
        return StoredGame(rows[0].head, rows[0].turn, events)

    return job


# Chat


def add_line(id: str, sender: str, seat: int | None, text: str, now: float) -> Callable[[Connection], None]:
    """Store a line of chat."""
    row = {"table_id": id, "sender": sender, "seat": seat, "text": text, "time": now}

    def job(connection: Connection) -> None:
        connection.execute(insert(schema.chat).values(row))

    return job


def read_chat(id: str) -> Callable[[Connection], list[Any]]:
    """The last lines of chat, in order."""
    columns = schema.chat.c
    query = select(schema.chat).where(columns.table_id == id).order_by(columns.id.desc()).limit(LINES)
    return lambda connection: list(connection.execute(query))[::-1]


# Analyses


def find_analysis(id: str) -> Callable[[Connection], Analysis | None]:
    """The analysis of a game."""
    query = select(schema.analyses.c.found).where(schema.analyses.c.table_id == id)
    return lambda connection: connection.scalar(query)


def save_analysis(id: str, found: Analysis) -> Callable[[Connection], None]:
    """Store the analysis of a game."""

    def job(connection: Connection) -> None:
        connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == id))
        connection.execute(insert(schema.analyses).values(table_id=id, found=found))

    return job
