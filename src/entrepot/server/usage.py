"""What uses how much of a database, and the deletion of tables that nobody has finished."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, String, cast, delete, func, select, text, update

from . import queries, schema
from .administration import Work
from .notices import announce
from .sanctions import CLOSE
from .table import ABANDONED, PLAYING, WAITING

LARGEST = 10  # tables in the report
UNFINISHED = (WAITING, PLAYING, ABANDONED)
AT_ONCE = 500  # ids in one statement


@dataclass(frozen=True)
class StatusRow:
    """The tables with one status."""

    status: str
    tables: int
    events: int
    oldest: float
    """The time of the least recent change."""


@dataclass(frozen=True)
class Usage:
    """What uses how much."""

    size: int
    """Bytes of the whole database."""
    free: int | None
    """Bytes in it that deleted rows have left, where that is known."""
    rows: dict[str, tuple[int, int]]
    """Rows and bytes of text in them, by the table of the database."""
    statuses: list[StatusRow]
    largest: list[tuple[str, int]]
    """The tables with the most bytes of events, chat and analyses."""


def measure(connection: Connection) -> Usage:
    """What uses how much; every row is read."""
    size, free = database_size(connection)
    rows = {name: count(connection, name) for name in schema.metadata.tables}
    return Usage(size, free, rows, by_status(connection), largest(connection))


def database_size(connection: Connection) -> tuple[int, int | None]:
    """The bytes of a database, and those of them that are free."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(text("SELECT pg_database_size(current_database())")) or 0), None
    pages, free, bytes_each = (pragma(connection, name) for name in ("page_count", "freelist_count", "page_size"))
    wal = Path(f"{connection.engine.url.database}-wal")
    return pages * bytes_each + (wal.stat().st_size if wal.exists() else 0), free * bytes_each


def pragma(connection: Connection, name: str) -> int:
    """A number that SQLite knows about its file."""
    return int(connection.exec_driver_sql(f"PRAGMA {name}").scalar() or 0)


def length(name: str) -> Any:
    """The bytes of text of a row."""
    columns = schema.metadata.tables[name].c
    parts = [func.coalesce(func.length(cast(column, String)), 0) for column in columns]
    return sum(parts[1:], start=parts[0])


def count(connection: Connection, name: str) -> tuple[int, int]:
    """How many rows a table of the database has, and how many bytes of text are in them."""
    query = select(func.count(), func.coalesce(func.sum(length(name)), 0)).select_from(schema.metadata.tables[name])
    rows, found = connection.execute(query).one()
    return rows, int(found)


def by_status(connection: Connection) -> list[StatusRow]:
    """The tables by status."""
    columns = schema.tables.c
    facts = columns.status, func.count(), func.sum(columns.number), func.min(columns.changed)
    query = select(*facts).group_by(columns.status).order_by(columns.status)
    return [
        StatusRow(status, tables, int(events), oldest) for status, tables, events, oldest in connection.execute(query)
    ]


def largest(connection: Connection) -> list[tuple[str, int]]:
    """The tables with the most bytes, the largest first."""
    sizes: dict[str, int] = {}
    for name in (schema.events.name, schema.chat.name, schema.analyses.name):
        of = schema.metadata.tables[name].c.table_id
        query = select(of, func.sum(length(name)).label("bytes")).group_by(of)
        for id, found in connection.execute(query.order_by(text("bytes DESC")).limit(10 * LARGEST)):
            sizes[id] = sizes.get(id, 0) + int(found)
    return sorted(sizes.items(), key=lambda item: -item[1])[:LARGEST]


# Pruning


def prunable(before: float, statuses: Sequence[str] = UNFINISHED) -> Work[list[Any]]:
    """Tables with unfinished games that have not changed since: ids, statuses, numbers of events."""
    return lambda connection: list(connection.execute(prunable_query(before, statuses)))


def prunable_query(before: float, statuses: Sequence[str]) -> Any:
    """The query for these tables."""
    columns = schema.tables.c
    query = select(columns.id, columns.status, columns.number)
    return query.where(columns.changed < before, columns.status.in_(statuses)).order_by(columns.id)


def prune(before: float, statuses: Sequence[str] = UNFINISHED) -> Work[list[Any]]:
    """Delete them, with everything that belongs to them."""

    def job(connection: Connection) -> list[Any]:
        found = list(connection.execute(prunable_query(before, statuses).with_for_update()))
        ids = [row.id for row in found]
        for first in range(0, len(ids), AT_ONCE):
            delete_tables(connection, ids[first : first + AT_ONCE])
        return found

    return job


def delete_tables(connection: Connection, ids: Sequence[str]) -> None:
    """Delete some tables, and whatever refers to them."""
    columns, decided = schema.tables.c, schema.sanctions.c
    for table in schema.metadata.tables.values():
        if "table_id" in table.c:
            queries.delete_rows(connection, table, table.c.table_id.in_(ids))
    connection.execute(delete(schema.sanctions).where(decided.kind == CLOSE, decided.subject.in_(ids)))
    gone = update(schema.tables).where(columns.rematch.in_(ids))
    earlier = gone.values(rematch=None, revision=columns.revision + 1).returning(columns.id)
    changed = list(connection.scalars(earlier))
    connection.execute(delete(schema.tables).where(columns.id.in_(ids)))
    for id in {*changed, *ids}:
        announce(connection, id)
