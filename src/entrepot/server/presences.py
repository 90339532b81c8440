"""Who is connected to which process, for processes that share a database.

A process is alive while its listener holds an advisory lock, which vanishes with it, however it ends. What is stored
about the people of one that is not is corrected by whoever notices first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import monotonic, time
from typing import Any

from sqlalchemy import Connection, bindparam, delete, select, text, update
from sqlalchemy.dialects.postgresql import insert

from . import schema
from .notices import PROCESSES, announce
from .table import Table

KEPT = 24 * 3600.0  # seconds for which it is known when somebody left
COLUMNS = schema.presences.c
ELSEWHERE = select(COLUMNS.guest, COLUMNS.connections, COLUMNS.since).where(
    COLUMNS.table_id == bindparam("table"), COLUMNS.process != bindparam("own")
)
ALIVE = text(
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = :processes AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
).columns(schema.presences.c.process)


def save(id: str, process: int, counts: Mapping[str, int]) -> Callable[[Connection], None]:
    """Store how many connections each guest has to a table at this process."""

    def job(connection: Connection) -> None:
        own = (COLUMNS.process == process) & (COLUMNS.table_id == id)
        leave(connection, own & COLUMNS.guest.not_in(list(counts)))
        for guest, count in counts.items():
            row = {"process": process, "table_id": id, "guest": guest, "connections": count, "since": time()}
            added = insert(schema.presences).values(row)
            same = [COLUMNS.process, COLUMNS.table_id, COLUMNS.guest]
            connection.execute(added.on_conflict_do_update(index_elements=same, set_={"connections": count}))
        announce(connection, id)

    return job


def leave(connection: Connection, wanted: Any) -> set[str]:
    """Note that people have left, and at which tables."""
    left = update(schema.presences).where(wanted & (COLUMNS.connections > 0)).values(connections=0, since=time())
    return set(connection.scalars(left.returning(COLUMNS.table_id)))


def close(process: int) -> Callable[[Connection], None]:
    """Note that a process has ended, and so everybody connected to it has left."""

    def job(connection: Connection) -> None:
        for id in leave(connection, COLUMNS.process == process):
            announce(connection, id)

    return job


def correct(process: int) -> Callable[[Connection], list[str]]:
    """Note that people have left whose processes are dead; return their tables, which the others are informed of."""

    def job(connection: Connection) -> list[str]:
        alive = {process, *connection.scalars(ALIVE, {"processes": PROCESSES})}
        ids = leave(connection, COLUMNS.process.not_in(alive))
        for id in ids:
            announce(connection, id)
        connection.execute(delete(schema.presences).where(COLUMNS.connections == 0, COLUMNS.since < time() - KEPT))
        return list(ids)

    return job


def read(id: str, process: int) -> Callable[[Connection], list[Any]]:
    """Who is, or was, connected to a table at other processes."""
    return lambda connection: list(connection.execute(ELSEWHERE, {"table": id, "own": process}))


def take(table: Table, rows: list[Any]) -> bool:
    """Set who is connected to a table elsewhere, and since when others are not; whether something is new."""
    before, table.elsewhere = table.elsewhere, {}
    for guest, connections, since in rows:
        if connections:
            table.elsewhere[guest] = table.elsewhere.get(guest, 0) + connections
        elif guest:
            left_at = monotonic() - max(0.0, time() - since)
            table.left_at[guest] = max(left_at, table.left_at.get(guest, left_at))
    return table.elsewhere != before
