"""Checks all games of a database: their chains of hashes, and that they replay to where they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select

from ..core.errors import EntrepotError
from ..core.messages import Message
from . import chain, queries, schema
from .clocks import progress_after
from .errors import reason
from .storage import open_database
from .table import Table


@dataclass(frozen=True)
class Finding:
    """A table, how many events it has, and what is wrong with it."""

    table: str
    events: int
    wrong: Message | None


def check_database(url: str) -> Iterator[Finding]:
    """Check one table after the other."""
    engine = open_database(url, create=False)
    with engine.connect() as connection:
        ids = list(connection.scalars(select(schema.tables.c.id).order_by(schema.tables.c.id)))
    for id in ids:
        with engine.begin() as connection:
            yield check_table(connection, id)
    engine.dispose()


def check_table(connection: Connection, id: str) -> Finding:
    """Check one table."""
    table = queries.find_table(id)(connection)
    _, _, head, events = queries.read_game(id)(connection)
    assert table
    try:
        chain.check(table.at_start().head, events, head)
        if table.is_playable:
            turn = table.new_history(events).game.seat
            check_progress(table, progress_after(table.at_start(), events, turn) == table.progress)
    except EntrepotError as error:
        return Finding(id, len(events), reason(error))
    return Finding(id, len(events), None)


def check_progress(table: Table, agrees: bool) -> None:
    """What is stored with the table must follow from its events."""
    if table.started and not agrees:
        raise chain.damaged(table.number)
