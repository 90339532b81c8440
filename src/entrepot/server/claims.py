"""Which process does what a table does by itself: a bot's turn, or the end of a player's time.

A table stores when it is due: from then on any process may claim it, for the time of a lease that it renews while it
works. Whoever stores an event after which a bot decides claims that turn with it. So a table has one process that
thinks for it, and those of a process that was killed are claimed by others when their leases end. A claim only saves
work: if two processes should think for one table, the number of the event decides who was first.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection, bindparam, or_, select, update

from . import schema
from .clocks import Progress
from .errors import StorageError
from .notices import announce
from .table import PLAYING, Due, Table, pending

if TYPE_CHECKING:
    from .table_service import TableService

LEASE = 10.0  # seconds after which another process may take over
COLUMNS = schema.tables.c


def next_due(table: Table, status: str, progress: Progress, thinks: bool) -> Due:
    """When a table is due with that status and progress; unchanged while it waits for the same thing.

    A process in which bots think claims a bot's turn; one without leaves it to others, at once.
    """
    waits_for = pending(status, progress, table.seats)
    if waits_for == table.due.pending:
        return table.due
    if waits_for is None or progress.turn is None or table.is_unattended:
        return Due(waits_for)
    if waits_for[1] is not None:
        return Due(waits_for, time() + LEASE if thinks else time(), own=thinks)
    left = progress.seconds(progress.turn, progress.since)
    return Due(waits_for, None if left is None else progress.since + left)


# What a process does


async def take(service: TableService, table: Table) -> bool:
    """Claim what the table waits for, unless that is done; whether this process has it. The caller holds the lock."""
    own = table.due.own and table.due.pending == table.pending
    if not service.storage.shared or (own and (table.due.at or 0) > time()):
        return True
    until = await service.storage.run(claim(table.id, table.number, table.due.at if own else None))
    if until is not None:
        table.due = Due(table.pending, until, own=True)
    return until is not None


async def keep(service: TableService, table: Table) -> None:
    """Renew a lease until the task is canceled or another process has taken over."""
    waits_for = table.due.pending
    while service.storage.shared:
        await asyncio.sleep(LEASE / 3)
        due = table.due
        if not due.own or due.at is None or due.pending != waits_for:
            return
        with suppress(StorageError):
            until = await service.storage.run(claim(table.id, table.number, due.at))
            if table.due == due:
                table.due = Due(due.pending, until, own=until is not None)


async def offer(service: TableService, table: Table) -> None:
    """Leave a bot's turn to a process in which bots think, after somebody has come to a table that paused."""
    with suppress(StorageError):
        await service.storage.run(make_due(table.id, table.number))


# Database jobs

OVERDUE = (
    select(COLUMNS.id)
    .where(COLUMNS.due <= bindparam("now"), COLUMNS.status == PLAYING)
    .order_by(COLUMNS.due)
    .limit(bindparam("most"))
    .with_for_update(key_share=True, skip_locked=True)
)
CLAIM_OVERDUE = (
    update(schema.tables)
    .where(COLUMNS.id.in_(OVERDUE.scalar_subquery()))
    .values(due=bindparam("lease"))
    .returning(COLUMNS.id, COLUMNS.number, COLUMNS.due)
)


def claim(id: str, number: int, lease: float | None) -> Callable[[Connection], float | None]:
    """Claim a table, or renew the lease that ends then; return the new end, or nothing if another process has it."""

    def job(connection: Connection) -> float | None:
        now = time()
        free = or_(COLUMNS.due.is_(None), COLUMNS.due <= now, COLUMNS.due == lease)
        wanted = (COLUMNS.id == id) & (COLUMNS.number == number) & (COLUMNS.status == PLAYING) & free
        done = connection.execute(update(schema.tables).where(wanted).values(due=now + LEASE))
        return now + LEASE if done.rowcount else None

    return job


def claim_overdue(most: int) -> Callable[[Connection], list[Any]]:
    """Claim tables that are due, those that have waited longest; return their ids, numbers and leases.

    Tables that another process is just changing are skipped, so that processes do not wait for each other.
    """

    def job(connection: Connection) -> list[Any]:
        now = time()
        return list(connection.execute(CLAIM_OVERDUE, {"now": now, "most": most, "lease": now + LEASE}))

    return job


def make_due(id: str, number: int) -> Callable[[Connection], None]:
    """Make a table due that is not."""
    wanted = (COLUMNS.id == id) & (COLUMNS.number == number) & (COLUMNS.status == PLAYING) & COLUMNS.due.is_(None)

    def job(connection: Connection) -> None:
        if connection.execute(update(schema.tables).where(wanted).values(due=time())).rowcount:
            announce(connection, id)

    return job


def release(leases: dict[str, float], due: float | None) -> Callable[[Connection], None]:
    """Give claims up, and set when the tables are due instead."""

    def job(connection: Connection) -> None:
        for id, lease in leases.items():
            wanted = (COLUMNS.id == id) & (COLUMNS.due == lease)
            if connection.execute(update(schema.tables).where(wanted).values(due=due)).rowcount:
                announce(connection, id)

    return job
