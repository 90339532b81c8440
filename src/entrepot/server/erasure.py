"""Deletes a guest: the name, what the guest wrote, and every trace of who sat where.

The games stay, for the others: they can be continued, viewed and verified. The hashes of a game begin with its players,
so those of a table where the guest had a seat are computed again. That is done in the transaction that changes the
seats, and only if they were right before: a damaged game stays recognizable as damaged.
"""

from __future__ import annotations

from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, bindparam, delete, select, update
from sqlalchemy import Table as RowTable
from sqlalchemy.engine import make_url

from . import administration, chain, queries, schema
from .administration import GuestRow, Work, is_sound, locked_table
from .moderation import pseudonym
from .notices import SANCTIONS, announce
from .table import FINISHED, Seat, Table


@dataclass(frozen=True)
class Traces:
    """What is stored of a guest."""

    guest: GuestRow
    tables: Counter[str]
    """Tables by status."""
    lines: int
    """Lines of chat."""


def traces(id: str) -> Work[Traces]:
    """What would be deleted."""

    def job(connection: Connection) -> Traces:
        guest = administration.find_guest(id)(connection)
        ids = list(connection.scalars(administration.table_ids_of(id)))
        statuses = connection.scalars(select(schema.tables.c.status).where(schema.tables.c.id.in_(ids)))
        lines = len(connection.execute(select(schema.chat.c.id).where(written_by(guest))).all())
        return Traces(guest, Counter(statuses), lines)

    return job


def other_tables() -> list[RowTable]:
    """The tables of the database with nothing but data of guests in their rows."""
    kept = (schema.seats, schema.chat)
    return [table for table in schema.metadata.tables.values() if "guest" in table.c and table not in kept]


def written_by(guest: GuestRow) -> ColumnElement[bool]:
    """The lines of chat of a guest. Older ones do not say whose they are; there the name decides."""
    columns = schema.chat.c
    unknown = columns.guest.is_(None) & (columns.sender == guest.name) & (columns.sender != "")
    return (columns.guest == guest.id) | unknown


def erase(id: str) -> Work[Traces]:
    """Delete a guest; what was deleted. A ban stays, until it is lifted."""

    def job(connection: Connection) -> Traces:
        found = traces(id)(connection)
        connection.execute(delete(schema.chat).where(written_by(found.guest)))
        for each in sorted(connection.scalars(administration.table_ids_of(id))):
            erase_from_table(connection, locked_table(connection, each), id)
        erase_from_decisions(connection, id)
        for table in other_tables():
            queries.delete_rows(connection, table, table.c.guest == id)
        queries.delete_rows(connection, schema.guests, schema.guests.c.id == id)
        announce(connection, SANCTIONS)
        return found

    return job


def erase_from_table(connection: Connection, table: Table, guest: str) -> None:
    """Make a guest's seats anonymous. In a game that is played, a bot plays on."""
    row, sound = schema.tables.c.id == table.id, is_sound(table, connection)
    changed = connection.scalar(select(schema.tables.c.changed).where(row))
    if table.status != FINISHED:
        administration.take_away(table, guest)
    table.seats = [anonymous(seat) if seat.guest == guest else seat for seat in table.seats]
    if table.owner == guest:
        table.owner = min(table.people, default="")
    administration.save(connection, table)
    connection.execute(update(schema.tables).where(row).values(changed=changed))  # it is no event of the game
    if sound:
        relink(connection, table)


def erase_from_decisions(connection: Connection, guest: str) -> None:
    """Take back what hosts have decided about a guest: it names them."""
    columns = schema.moderation.c
    for row in connection.execute(select(columns.table_id, columns.removed, columns.muted)).all():
        person = pseudonym(row.table_id, guest)
        if person in row.removed or person in row.muted:
            table = locked_table(connection, row.table_id)
            table.moderation = table.moderation.with_removed(person, None).with_muted(person, None)
            administration.save(connection, table)


def anonymous(seat: Seat) -> Seat:
    """A seat without the guest and the name: nobody can claim it, and it is called by its number."""
    return Seat(seat.kind, None, "", seat.bot, seat.away)


def relink(connection: Connection, table: Table) -> None:
    """Compute the hashes of a table again."""
    start = table.at_start().head
    events = chain.rebuilt(start, queries.read_game(table.id)(connection).events)
    columns = schema.events.c
    one = update(schema.events).where(columns.table_id == table.id, columns.number == bindparam("of"))
    if events:
        connection.execute(one, [{"of": event.number, "hash": event.hash} for event in events])
    head = events[-1].hash if events else start
    connection.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(head=head))


def empty_log(url: str) -> None:
    """Write SQLite's log into the file and empty it, so that what was deleted is not left there."""
    found = make_url(url)
    if found.get_backend_name() == "sqlite" and found.database:
        import sqlite3  # not where the whole server runs in a browser

        with suppress(sqlite3.Error), closing(sqlite3.connect(found.database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
