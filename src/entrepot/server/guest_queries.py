"""Database queries about guests, their devices, and the codes that lead to other devices."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace
from time import time
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from . import schema
from .errors import refused
from .guests import Guest
from .notices import announce_guest

MOST_DEVICES = 20  # of a guest; the one that was not used for the longest time is forgotten
HOUR = 3600.0

GUESTS, DEVICES, PASSES = schema.guests.c, schema.devices.c, schema.passes.c


# Guests


def find_guest(guest: Guest) -> Callable[[Connection], Guest | None]:
    """The guest as stored, or as given if it has not been stored yet; none if it was signed out on its device."""
    here = (DEVICES.guest == GUESTS.id) & (DEVICES.id == guest.device)
    query = select(GUESTS.name, GUESTS.language, DEVICES.id).outerjoin_from(schema.guests, schema.devices, here)
    query = query.where(GUESTS.id == guest.id)

    def job(connection: Connection) -> Guest | None:
        row = connection.execute(query).one_or_none()
        if row is None:
            return guest
        return None if row.id is None else replace(guest, name=row.name, language=row.language)

    return job


def language_of(id: str) -> Callable[[Connection], str | None]:
    """The language of a stored guest."""
    return lambda connection: connection.scalar(select(GUESTS.language).where(GUESTS.id == id))


def save_guest(guest: Guest, label: str) -> Callable[[Connection], None]:
    """Store a guest's name and language, and of a new guest also the device."""

    def job(connection: Connection) -> None:
        values = {"name": guest.name, "language": guest.language}
        if not connection.execute(update(schema.guests).where(GUESTS.id == guest.id).values(values)).rowcount:
            connection.execute(insert(schema.guests).values(id=guest.id, since=time(), **values))
            add_device(connection, guest.id, guest.device, label)

    return job


# Devices


def add_device(connection: Connection, guest: str, device: str, label: str) -> None:
    """Store a device; if a guest has too many, forget the one that was not used for the longest time."""
    now = time()
    connection.execute(insert(schema.devices).values(guest=guest, id=device, label=label, since=now, used=now))
    newest = select(DEVICES.id).where(DEVICES.guest == guest).order_by(DEVICES.used.desc()).limit(MOST_DEVICES)
    forgotten = (DEVICES.guest == guest) & DEVICES.id.not_in(newest)
    if connection.execute(delete(schema.devices).where(forgotten)).rowcount:
        announce_guest(connection, guest)


def note_use(guest: Guest, label: str) -> Callable[[Connection], None]:
    """Note that a device is in use, once an hour."""
    stale = (DEVICES.guest == guest.id) & (DEVICES.id == guest.device) & (DEVICES.used < time() - HOUR)

    def job(connection: Connection) -> None:
        connection.execute(update(schema.devices).where(stale).values(used=time(), label=label))

    return job


def list_devices(guest: str) -> Callable[[Connection], list[Any]]:
    """The devices of a guest, the one used last first."""
    query = select(schema.devices).where(DEVICES.guest == guest).order_by(DEVICES.used.desc())
    return lambda connection: list(connection.execute(query))


def signed_in(guests: Collection[str]) -> Callable[[Connection], dict[str, set[str]]]:
    """The devices of those guests that are stored."""
    query = select(GUESTS.id, DEVICES.id.label("device")).outerjoin_from(schema.guests, schema.devices)
    query = query.where(GUESTS.id.in_(guests))

    def job(connection: Connection) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        for guest, device in connection.execute(query):
            found.setdefault(guest, set()).add(device)
        return found

    return job


def remove_device(guest: str, device: str) -> Callable[[Connection], None]:
    """Sign a guest out on one device."""

    def job(connection: Connection) -> None:
        removed = delete(schema.devices).where(DEVICES.guest == guest, DEVICES.id == device)
        if not connection.execute(removed).rowcount:
            raise refused("server-no-device", 404)
        announce_guest(connection, guest)

    return job


def sign_out(guest: Guest, device: str, label: str) -> Callable[[Connection], None]:
    """Sign a guest out everywhere but on one device, which gets a new id; all codes are void, too."""

    def job(connection: Connection) -> None:
        save_guest(guest, label)(connection)
        connection.execute(delete(schema.passes).where(PASSES.guest == guest.id))
        connection.execute(delete(schema.devices).where(DEVICES.guest == guest.id))
        add_device(connection, guest.id, device, label)
        announce_guest(connection, guest.id)

    return job


# Codes


def save_pass(guest: Guest, label: str, hash: str, until: float | None) -> Callable[[Connection], None]:
    """Store the hash of a new recovery code, or of a link that ends; it replaces the guest's last one of its kind."""
    same = PASSES.until.is_(None) if until is None else PASSES.until.is_not(None)

    def job(connection: Connection) -> None:
        save_guest(guest, label)(connection)
        connection.execute(delete(schema.passes).where(PASSES.guest == guest.id, same))
        connection.execute(insert(schema.passes).values(hash=hash, guest=guest.id, since=time(), until=until))

    return job


def recovery_since(guest: str) -> Callable[[Connection], float | None]:
    """When a guest's recovery code was made, if there is one."""
    query = select(PASSES.since).where(PASSES.guest == guest, PASSES.until.is_(None))
    return lambda connection: connection.scalar(query)


def find_pass(hash: str) -> Callable[[Connection], Guest]:
    """The guest to whom a code leads; refused if there is none, or if it has ended."""
    joined = schema.passes.join(schema.guests)
    current = (PASSES.hash == hash) & or_(PASSES.until.is_(None), PASSES.until > time())
    query = select(GUESTS.id, GUESTS.name, GUESTS.language).select_from(joined).where(current)

    def job(connection: Connection) -> Guest:
        row = connection.execute(query).one_or_none()
        if row is None:
            raise refused("server-code")
        return Guest(row.id, row.name, row.language)

    return job


def use_pass(hash: str, device: str, label: str) -> Callable[[Connection], Guest]:
    """Become the guest to whom a code leads, on a new device. Of a link, only the first use counts."""

    def job(connection: Connection) -> Guest:
        guest = find_pass(hash)(connection)
        is_link = (PASSES.hash == hash) & PASSES.until.is_not(None)
        used = connection.execute(delete(schema.passes).where(is_link)).rowcount
        if not used and not connection.scalar(select(func.count()).where(PASSES.hash == hash)):
            raise refused("server-code")
        add_device(connection, guest.id, device, label)
        return replace(guest, device=device)

    return job


def count_tables(guest: str) -> Callable[[Connection], int]:
    """How many tables a guest has a seat at that wait or are played."""
    open_ = schema.tables.c.status.in_(["waiting", "playing"])
    joined = schema.seats.join(schema.tables)
    query = select(func.count(schema.seats.c.table_id.distinct())).select_from(joined)
    return lambda connection: connection.scalar(query.where(schema.seats.c.guest == guest, open_)) or 0
