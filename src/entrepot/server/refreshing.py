"""Bringing a table in memory to what another process has stored, without replaying its whole game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection

from ..core.errors import EntrepotError
from . import chain, presences, queries
from .history import GameHistory, StoredEvent
from .table import Table


@dataclass(frozen=True)
class News:
    """What is stored of a table, as far as it is not known yet."""

    table: Table
    events: list[StoredEvent]
    lines: list[Any]
    presences: list[Any]


def read_news(table: Table, process: int) -> Callable[[Connection], News | None]:
    """What is new at a table."""
    id, number, line, has_readers = table.id, table.number, table.last_line, bool(table.connections)

    def job(connection: Connection) -> News | None:
        stored = queries.find_table(id)(connection)
        if stored is None:
            return None
        events = queries.read_events_after(id, number, stored.number)(connection) if stored.number > number else []
        lines = queries.read_chat(id, line)(connection) if has_readers else []
        return News(stored, events, lines, presences.read(id, process)(connection))

    return job


def continued(table: Table, news: News) -> GameHistory | None:
    """The game with the new events; none if it is not in memory or they do not follow it."""
    if table.history is None or table.history.has_diverged or table.started != news.table.started:
        return None
    try:
        chain.check(table.progress.head, news.events, news.table.progress.head, first=table.number + 1)
    except EntrepotError:
        return None
    history = table.history.copy().replay(news.events)
    history.forget_states(table.undone_bots)
    return None if history.has_diverged or history.game.seat != news.table.turn else history
