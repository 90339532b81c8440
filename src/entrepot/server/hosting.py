"""What a host may do about people at the table: remove them, mute them, say who may write; and take it back.

Somebody who is removed before the game loses the seat; during the game a bot plays on in it. Either way the seat cannot
be taken again, and a private table cannot be seen, until the host lets that person back in.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection, func, select

from . import gameplay, schema
from .errors import refused
from .guests import Guest
from .moderation import Moderation, pseudonym
from .seating import retried
from .table import OPEN, PLAYING, WAITING, Seat, Table
from .table_service import TableService

Decision = Callable[[Moderation], Moderation]


@retried
async def remove(service: TableService, table: Table, host: Guest, person: str) -> None:
    """Take somebody's seats away."""
    async with service.transaction(table):
        check_host(table, host)
        if table.status not in (WAITING, PLAYING):
            raise refused("server-not-playing")
        name = await name_of_other(service, table, host, person)
        table.moderation = table.moderation.with_removed(person, name)
        if table.status == WAITING:
            vacate(table, person)
        else:
            hand_over(table, person)
        await save(service, table)


@retried
async def readmit(service: TableService, table: Table, host: Guest, person: str) -> None:
    """Let somebody back in, who may then take a seat, or reclaim the one that a bot plays."""
    await change(service, table, host, lambda now: now.with_removed(person, None))


@retried
async def mute(service: TableService, table: Table, host: Guest, person: str) -> None:
    """Let somebody write nothing more in the chat."""
    check_host(table, host)
    name = await name_of_other(service, table, host, person)
    await change(service, table, host, lambda now: now.with_muted(person, name))


@retried
async def unmute(service: TableService, table: Table, host: Guest, person: str) -> None:
    """Let somebody write again."""
    await change(service, table, host, lambda now: now.with_muted(person, None))


@retried
async def set_chat(service: TableService, table: Table, host: Guest, who: str) -> None:
    """Say who may write in the chat."""
    await change(service, table, host, lambda now: replace(now, chat=who))


async def change(service: TableService, table: Table, host: Guest, decide: Decision) -> None:
    """Store and send another decision, if it is one."""
    async with service.transaction(table):
        check_host(table, host)
        before, table.moderation = table.moderation, decide(table.moderation)
        if table.moderation != before:
            await save(service, table)


async def save(service: TableService, table: Table) -> None:
    """Store a decision and send it; what somebody sees of the game may depend on it."""
    await service.save(table)
    if table.status == PLAYING:
        service.broadcast_events(table, await service.history(table), [])
    gameplay.schedule_next(service, table)


def check_host(table: Table, guest: Guest) -> None:
    """Refuse what only the host may do."""
    if guest.id != table.owner:
        raise refused("server-not-owner", 403)


# People


async def name_of_other(service: TableService, table: Table, host: Guest, person: str) -> str:
    """The name of somebody who has a seat or has written something; not the host."""
    if person == table.person(host.id):
        raise refused("server-own-person")
    seats = seats_of_person(table, person)
    name = table.seats[seats[0]].name if seats else await service.storage.run(last_sender(table.id, person))
    if name is None:
        raise refused("server-no-person", 404)
    return name


def last_sender(id: str, person: str) -> Callable[[Connection], str | None]:
    """The name under which somebody has last written something."""
    columns = schema.chat.c
    written = (columns.table_id == id) & columns.guest.is_not(None)
    query = select(columns.guest, func.max(columns.id).label("last")).where(written).group_by(columns.guest)

    def job(connection: Connection) -> str | None:
        last = next((row.last for row in connection.execute(query) if pseudonym(id, row.guest) == person), None)
        return connection.scalar(select(columns.sender).where(columns.id == last))

    return job


def seats_of_person(table: Table, person: str) -> list[int]:
    """All seats of somebody, also reserved ones."""
    return [number for number, seat in enumerate(table.seats) if seat.guest and table.person(seat.guest) == person]


def vacate(table: Table, person: str) -> None:
    """Open somebody's seats again. The invitation is renewed, so that the old link opens a private table no more."""
    for seat in seats_of_person(table, person):
        table.seats[seat] = Seat(OPEN)
    table.terms = replace(table.terms, invitation=secrets.token_urlsafe(16))


def hand_over(table: Table, person: str) -> None:
    """Let a bot play somebody's seats."""
    for seat in seats_of_person(table, person):
        table.seats[seat].away, table.seats[seat].bot = True, gameplay.STAND_IN
