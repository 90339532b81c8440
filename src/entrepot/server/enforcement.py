"""How a running server learns of what ``entrepot admin`` has changed, and what it does about it.

On PostgreSQL notices say so. SQLite counts for each connection how often others have changed the file, and asking it
for that number costs next to nothing; then everything in memory is compared with what is stored.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, select

from ..core.messages import message
from . import sanctions, schema, views
from .errors import StorageError, refused
from .sanctions import Sanctions
from .table import Table
from .table_service import TableService

CHECK = 1.0  # seconds between two looks at an SQLite file
VERSION = "data_version"  # the pragma, and where a connection remembers its value


async def reload(service: TableService) -> None:
    """Put the decisions that are stored into effect, and let those connected know whom they concern."""
    before, service.sanctions = service.sanctions, await service.storage.run(sanctions.read)
    tables = list(service.tables.values())
    known = await service.storage.run(known_guests({guest for table in tables for guest in table.here}))
    for table in tables:
        if table.id in service.sanctions.closed - before.closed:
            service.broadcast_trouble(table, refused("server-closed"))
        dismiss(table, service.sanctions, known)


def dismiss(table: Table, now: Sanctions, known: set[str]) -> None:
    """Close the sockets of those who are banned, and of guests who are not stored: they may have been deleted."""
    for connection in list(table.connections):
        why = now.refusal(connection.guest, connection.address)
        if why:
            connection.dismiss(views.refusal_text(None, why.message, None))
        elif connection.guest and connection.guest not in known:
            connection.dismiss(views.refusal_text(None, message("server-reconnect"), None))


def known_guests(ids: set[str]) -> Callable[[Connection], set[str]]:
    """Those among some guests who are stored."""
    query = select(schema.guests.c.id).where(schema.guests.c.id.in_(ids))
    return lambda connection: set(connection.scalars(query))


# SQLite


async def watch(service: TableService) -> None:
    """Look from time to time whether another program has changed the SQLite file."""
    while True:
        with suppress(StorageError):
            if await service.storage.run(was_changed):
                await reload(service)
                for id in list(service.tables):
                    service.hear(id)
        await asyncio.sleep(CHECK)


def was_changed(connection: Connection) -> bool:
    """Whether others have changed the file since this connection was last asked; true the first time."""
    before = connection.info.get(VERSION)
    connection.info[VERSION] = connection.exec_driver_sql(f"PRAGMA {VERSION}").scalar()
    return bool(before != connection.info[VERSION])
