"""Backups of a database of any version, while it is in use, and their return into an empty one.

Both work for all kinds of databases, so a backup is also the way from one kind to another.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from time import time
from typing import Any

from sqlalchemy import Connection, MetaData, Table, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from ..core.errors import OptionError, RecordError
from ..core.messages import message
from . import migrations, schema
from .backup_file import Header, Rows, count, read_file, write_file
from .storage import VERSION_KEY, check_not_newer, create_tables, is_outage, transaction, version_of

PAGE = 100  # rows that are read at once
PARTS = {
    "seats": "seat", "events": "number", "chat": "id", "analyses": "table_id", "moderation": "table_id",
    "branches": "table_id",
}  # fmt: skip
"""What belongs to a players' table, and the column that gives the order."""
GUEST_PARTS = {"devices": "id", "passes": "hash"}
"""What belongs to a guest."""
NUMBERED = "id"  # the column of the chat that the database fills in itself


# Backing up


def back_up(url: str, path: Path) -> Counter[str]:
    """Write a database, as it is at one moment, to a file; how many rows of each table it has."""
    with transaction(url, create=False, reading=True) as connection:
        return write_backup(connection, path)


def write_backup(connection: Connection, path: Path) -> Counter[str]:
    """Write everything that a connection sees to a file."""
    version = check_not_newer(version_of(connection))
    return write_file(path, Header(version, time()), read_batches(connection))


def read_batches(connection: Connection) -> Iterator[Rows]:
    """All rows: keys, guests, sanctions, players' tables, channels; each with everything that belongs to it."""
    stored = stored_tables(connection)
    keys = [row for row in rows_of(connection, select(stored["keys"])) if row["name"] != VERSION_KEY]
    yield {"keys": keys}
    for guests in pages(connection, stored["guests"]):
        yield {"guests": guests, **parts_of_guests(connection, stored, [guest["id"] for guest in guests])}
    if sanctions := rows_of(connection, select(stored["sanctions"])) if "sanctions" in stored else []:
        yield {"sanctions": sanctions}
    for page in pages(connection, stored["tables"]):
        for row in page:
            yield {"tables": [row], **parts_of(connection, stored, row["id"])}
    if "channels" in stored:  # since version 3
        for page in pages(connection, stored["channels"]):
            yield {"channels": page, "notifications": notifications_of(connection, stored["notifications"], page)}


def stored_tables(connection: Connection) -> dict[str, Table]:
    """The tables as they are in the database, whatever its version."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in schema.metadata.tables)
    return dict(found.tables)


def pages(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """All rows of a table, some at a time, in the order of their ids."""
    query = select(table).order_by(table.c.id).limit(PAGE)
    page = rows_of(connection, query)
    while page:
        yield page
        page = rows_of(connection, query.where(table.c.id > page[-1]["id"]))


def parts_of_guests(connection: Connection, stored: dict[str, Table], ids: list[str]) -> Rows:
    """What belongs to some guests."""
    parts: Rows = {}
    for name, order in GUEST_PARTS.items():
        if name in stored:  # earlier versions lack it
            table = stored[name]
            query = select(table).where(table.c.guest.in_(ids)).order_by(table.c.guest, table.c[order])
            parts[name] = rows_of(connection, query)
    return parts


def parts_of(connection: Connection, stored: dict[str, Table], id: str) -> Rows:
    """What belongs to a players' table."""
    parts: Rows = {}
    for name, order in PARTS.items():
        if name not in stored:  # earlier versions lack it
            continue
        table = stored[name]
        columns = [column for column in table.c if column.name != NUMBERED]
        query = select(*columns).where(table.c.table_id == id).order_by(table.c[order])
        parts[name] = rows_of(connection, query)
    return parts


def notifications_of(connection: Connection, stored: Table, channels: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What was sent, or is to be sent, to some channels."""
    wanted = stored.c.channel.in_([channel["id"] for channel in channels])
    return rows_of(connection, select(stored).where(wanted).order_by(stored.c.channel, stored.c.table_id))


def rows_of(connection: Connection, query: Any) -> list[dict[str, Any]]:
    """The rows that a query finds."""
    return [dict(row) for row in connection.execute(query).mappings()]


# Restoring


def restore(url: str, path: Path) -> Counter[str]:
    """Write a backup into an empty database: all of it or nothing."""
    header, batches = read_file(path)
    with transaction(url) as connection:
        if set(inspect(connection).get_table_names()) & set(schema.metadata.tables):
            raise OptionError(message("server-database-not-empty"))
        return insert_batches(connection, path, header, batches)


def insert_batches(connection: Connection, path: Path, header: Header, batches: Iterator[Rows]) -> Counter[str]:
    """Create the tables of the current version and insert rows of an earlier one, or of the same."""
    create_tables(connection)
    counts: Counter[str] = Counter()
    for number, batch in enumerate(batches, start=2):
        try:
            rows = migrations.upgraded(batch, header)
            insert_rows(connection, rows)
        except (SQLAlchemyError, LookupError, TypeError, ValueError, AttributeError) as error:
            if is_outage(error):
                raise
            raise RecordError(message("backup-broken", path=str(path), line=number)) from error
        counts += count(rows)
    return counts


def insert_rows(connection: Connection, rows: Rows) -> None:
    """Insert rows, each table's after those that it refers to."""
    for table in schema.metadata.sorted_tables:
        if found := rows.get(table.name):
            connection.execute(insert(table), found)
