"""Checks all games of a database: their chains of hashes, and that they replay to where they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from sqlalchemy import Connection, select

from ..core.errors import EntrepotError
from ..core.messages import Message
from . import chain, queries, schema
from .clocks import progress_after
from .errors import UnavailableError, reason
from .history import StoredGame
from .storage import open_database
from .table import Table


@dataclass(frozen=True)
class Finding:
    """A table, how many events it has, what is wrong with it, and why else its game cannot continue."""

    table: str
    events: int
    wrong: Message | None
    stopped: Message | None = None


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
    stored = queries.read_game(id)(connection)
    assert table
    try:
        chain.check(table.at_start().head, stored.events, stored.head)
        history = table.replayed(stored)
        check_progress(table, stored)
        if history.has_diverged and table.has_current_rules:
            raise chain.damaged(history.number)
    except UnavailableError as error:
        return Finding(id, len(stored.events), None, error.message)
    except EntrepotError as error:
        return Finding(id, len(stored.events), reason(error))
    return Finding(id, len(stored.events), None, history.stopped)


def check_progress(table: Table, stored: StoredGame) -> None:
    """What is stored with the table must follow from its events. The turn was compared with the game's."""
    if table.started and progress_after(table.at_start(), stored.events, stored.turn) != table.progress:
        raise chain.damaged(table.number)
