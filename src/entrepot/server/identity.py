"""A guest on several devices: codes that lead to another one, and signing out.

A cookie names the guest and the device. Once a guest is stored, only devices that are stored count.
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping
from datetime import UTC, datetime
from time import time

from . import guest_queries, passes
from .connection import Connection
from .errors import StorageError
from .guests import Guest, new_device
from .protocol import Code, Device, Identity, Move
from .table_service import TableService

SIGNED_OUT = 4401  # why a socket is closed
RETRY = 1.0  # seconds


async def describe(service: TableService, guest: Guest) -> Identity:
    """The devices of a guest, and whether there is a recovery code."""
    devices = await service.storage.run(guest_queries.list_devices(guest.id))
    since = await service.storage.run(guest_queries.recovery_since(guest.id))
    shown: list[Device] = [
        {
            "id": each.id,
            "label": each.label,
            "since": moment(each.since),
            "used": moment(each.used),
            "current": each.id == guest.device,
        }
        for each in devices
    ]
    return {"devices": shown, "recovery": None if since is None else moment(since)}


def moment(time: float) -> str:
    """A time as text."""
    return datetime.fromtimestamp(time, UTC).isoformat("T", "seconds")


# To another device


async def new_code(service: TableService, guest: Guest, label: str, seconds: int | None) -> Code:
    """A new code for a guest: a recovery code, or one that works once within some seconds."""
    code = passes.new_code()
    until = None if seconds is None else time() + seconds
    await service.storage.run(guest_queries.save_pass(guest, label, passes.hash_of(code), until))
    return {"code": code, "seconds": seconds}


async def look_at(service: TableService, code: str) -> Move:
    """To whom a code leads; nothing is changed."""
    guest = await service.storage.run(guest_queries.find_pass(passes.hash_of(code)))
    return await move_of(service, guest, moved=False)


async def move(service: TableService, code: str, label: str) -> tuple[Move, Guest]:
    """Become the guest to whom a code leads."""
    guest = await service.storage.run(guest_queries.use_pass(passes.hash_of(code), new_device(), label))
    await close_signed_out(service, [guest.id])  # those of a device that was forgotten, because there are too many
    return await move_of(service, guest, moved=True), guest


async def move_of(service: TableService, guest: Guest, moved: bool) -> Move:
    """What the holder of a code learns about its guest."""
    tables = await service.storage.run(guest_queries.count_tables(guest.id))
    return {"name": guest.name, "tables": tables, "moved": moved}


# Signing out


async def remove_device(service: TableService, guest: Guest, device: str) -> None:
    """Sign out on one device."""
    await service.storage.run(guest_queries.remove_device(guest.id, device))
    await close_signed_out(service, [guest.id])


async def sign_out(service: TableService, guest: Guest, label: str) -> Guest:
    """Sign out everywhere but here. The device gets a new id: a copy of its old cookie is worth nothing.

    The caller closes the sockets, once the new cookie is sent.
    """
    device = new_device()
    await service.storage.run(guest_queries.sign_out(guest, device, label))
    return Guest(guest.id, guest.name, guest.language, device)


async def close_signed_out(service: TableService, guests: Collection[str]) -> None:
    """Close the sockets of these guests that were opened on devices on which they are signed out."""
    valid = await service.storage.run(guest_queries.signed_in(guests))
    for table in service.tables.values():
        for connection in table.connections:
            end_unless_valid(connection, valid)


async def close_if_signed_out(service: TableService, connection: Connection) -> None:
    """Close a new socket if its guest has been signed out since its cookie was read."""
    if connection.guest:
        end_unless_valid(connection, await service.storage.run(guest_queries.signed_in([connection.guest])))


def end_unless_valid(connection: Connection, valid: Mapping[str, Collection[str]]) -> None:
    """Close a socket if its guest is stored and its device is not."""
    if connection.guest and connection.device not in valid.get(connection.guest, (connection.device,)):
        connection.end(SIGNED_OUT)


async def keep_closing(service: TableService, guests: Collection[str]) -> None:
    """The same after another process has signed somebody out; as soon as the database works."""
    while True:
        try:
            await close_signed_out(service, guests)
            return
        except StorageError:
            await asyncio.sleep(RETRY)
