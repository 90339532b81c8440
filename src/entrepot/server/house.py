"""The house: all tables that somebody is at, and what is told to whom."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic
from typing import Any, TypeVar

from . import ledger, showing
from .answers import compact
from .course import Course, Event
from .errors import refused
from .metrics import Metrics
from .protocol import Analysis
from .settings import Settings
from .store import Store
from .table import FINISHED, PLAYING, Table
from .workers import Workers

ID = re.compile(r"[\w-]{1,32}", re.ASCII)
T = TypeVar("T")
log = logging.getLogger("entrepot.server")


class House:
    """Everything that runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.workers = Workers(settings.processes)
        self.lookers = Workers(1, nice=10)  # for those who have time
        self.metrics = Metrics()
        self.tables: dict[str, Table] = {}
        self.analyses: dict[str, Analysis] = {}  # those under way
        self._errands: set[asyncio.Task[Any]] = set()
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.games.set_function(lambda: sum(table.course is not None for table in self.tables.values()))

    # Tables

    async def table(self, id: str, guest: str | None = None, invitation: str | None = None) -> Table:
        """A table by its id, provided that the guest may know about it."""
        if not ID.fullmatch(id):
            raise refused("server-no-table", 404)
        found = self.tables.get(id) or await self.store.run(ledger.find_table(id))
        if found is None or not found.may_see(guest, invitation):
            raise refused("server-no-table", 404)
        table = self.tables.setdefault(id, found)
        table.used = monotonic()
        return table

    async def course(self, table: Table) -> Course:
        """The table's game; the caller holds the lock."""
        if table.course is None:
            course = table.new_course(await self.store.run(ledger.read_events(table.id)))
            table.course, table.number, table.asked = course, course.number, monotonic()
            table.turn = course.game.seat
            if course.game.is_over and table.status == PLAYING:
                table.status = FINISHED
        table.used = monotonic()
        return table.course

    @asynccontextmanager
    async def changing(self, table: Table) -> AsyncIterator[None]:
        """The table's lock; if something goes wrong within, the table stands as before."""
        async with table.lock:
            before = [replace(seat) for seat in table.seats], table.owner, table.status, table.rematch
            try:
                yield
            except BaseException:
                table.seats, table.owner, table.status, table.rematch = before
                table.course = None
                raise

    async def save(self, table: Table) -> None:
        """Keep a change of the table, and tell everybody."""
        await self.store.run(ledger.save_table(table))
        self.tell_table(table)

    def sweep(self) -> None:
        """Forget games that nobody plays just now, and tables that nobody is at."""
        old = monotonic() - self.settings.idle
        for table in list(self.tables.values()):
            if table.used > old or table.lock.locked() or (table.duty and not table.duty.done()):
                continue
            table.course = None
            if not table.connections:
                del self.tables[table.id]

    # Telling

    def tell_table(self, table: Table) -> None:
        """Everybody hears how the table stands."""
        said = {guest: {"type": "table", "table": showing.table_info(table, guest)} for guest in audience(table)}
        for connection in table.connections:
            connection.say(said[connection.guest])

    def tell_events(self, table: Table, course: Course, events: Sequence[Event]) -> None:
        """Everybody hears what has happened, and sees what there is to see for them."""
        told = compact([showing.event_json(event) for event in events])
        said = {
            guest: f'{{"type":"events","events":{told},"state":{compact(showing.state(table, course, guest))}}}'
            for guest in audience(table)
        }
        for connection in table.connections:
            connection.send(said[connection.guest])

    # Errands

    def begin(self, errand: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something on the side; what goes wrong with it is written to the server's log."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception():
            self.metrics.errors.inc()
            log.error("an errand failed", exc_info=task.exception())

    async def close(self) -> None:
        """Leave everything undone that is not in the database."""
        for task in list(self._errands):
            task.cancel()
        await asyncio.gather(*self._errands, return_exceptions=True)
        self.workers.close()
        self.lookers.close()
        self.store.close()


def audience(table: Table) -> set[str | None]:
    """Everybody who looks at the table; all who have no cookie count as one."""
    return {connection.guest for connection in table.connections}
