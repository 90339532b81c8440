"""The tables in memory, and what is sent to the people at them."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain as chain_of
from itertools import repeat
from time import monotonic, time
from typing import Any, TypeVar

from sqlalchemy import Connection

from ..bots import LEVELS
from ..core.messages import message
from . import chain, claims, presences, queries, refreshing, views
from .address_limits import AddressLimits
from .clocks import progress_after
from .errors import ConflictError, RefusalError, StorageError, UnavailableError, refused
from .history import GameHistory, HistoryEvent, StoredGame
from .metrics import Metrics
from .responses import compact
from .sanctions import Sanctions
from .settings import Settings
from .storage import Storage
from .table import FINISHED, PLAYING, Table
from .workers import Workers

REMOVED = 4403  # why a socket is closed
PRESENCE = 0.25  # seconds in which those who come and go share a message
ID = re.compile(r"[\w-]{1,32}", re.ASCII)
T = TypeVar("T")
log = logging.getLogger("entrepot.server")


@dataclass(slots=True)
class UnderWay:
    """An analysis that waits or is being made: who asked for it, and how many decisions are done."""

    guest: str
    of: int
    bot: str
    done: int = 0


@dataclass(frozen=True)
class Resources:
    """What tables need of the machine that they are on."""

    storage: Storage
    workers: Workers
    analysis_workers: Workers
    metrics: Metrics
    levels: Sequence[str] = tuple(LEVELS)
    """The levels of bots that it is fast enough for."""

    @staticmethod
    def of_server(settings: Settings) -> Resources:
        """A database, processes for bots, one that gives way to them, and metrics."""
        storage = Storage(settings.database)
        return Resources(storage, Workers(max(1, settings.processes)), Workers(1, nice=10), Metrics())


class TableService:
    """All tables in use, and the background tasks they need."""

    def __init__(self, settings: Settings, resources: Resources | None = None) -> None:
        found = resources or Resources.of_server(settings)
        self.settings = settings
        self.storage = found.storage
        self.thinks = settings.processes > 0
        """Whether bots play in this process; hints and analyses are made in any case."""
        self.workers = found.workers
        self.analysis_workers = found.analysis_workers
        self.limits = AddressLimits(settings)
        self.metrics = found.metrics
        self.levels = found.levels
        self.sanctions = Sanctions()
        """What whoever runs the server has decided; kept up to date by ``enforcement``."""
        self.tables: dict[str, Table] = {}
        self.analyses: dict[str, UnderWay] = {}  # by table, in the order of their turns
        self.analysing = asyncio.Lock()
        self.continue_game: Callable[[Table], None] = lambda table: None
        """Starts what a table does next by itself; set by whoever knows the game's course."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.metrics.waiting.set_function(lambda: len(self.workers.queue.waiting))
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.games.set_function(lambda: sum(table.history is not None for table in self.tables.values()))

    # Tables

    async def table(self, id: str, guest: str | None = None, invitation: str | None = None) -> Table:
        """A table by its id, provided that the guest may know about it."""
        if not ID.fullmatch(id):
            raise refused("server-no-table", 404)
        if self.storage.shared and id in self.tables:
            await self.refresh(self.tables[id])  # a guest finds what another process has just stored for it
        table = await self.visible_table(id, guest, invitation)
        if table is None:
            raise refused("server-no-table", 404)
        table.last_used = monotonic()
        return table

    async def visible_table(self, id: str, guest: str | None, invitation: str | None = None) -> Table | None:
        """A table by its id; none if there is none that the guest may know about."""
        found = self.tables.get(id) or await self.load(id)
        return found if found and found.may_see(guest, invitation) else None

    async def load(self, id: str) -> Table | None:
        """A table from the database."""
        found = await self.storage.run(queries.find_table(id))
        if found is None:
            return None
        table = self.tables.setdefault(id, found)
        if self.storage.shared:
            await self.refresh(table)  # it may have changed before notices about it were heard
        return table

    async def history(self, table: Table) -> GameHistory:
        """The table's game, from memory or the database; the caller holds the lock."""
        while table.history is None:
            stored = await self.storage.run(queries.read_game(table.id))
            if table.differs_from(stored):
                await self.catch_up(table)  # so that nothing is skipped for those who are connected
                continue
            self.check_events(table, stored)
            table.history = history = table.replayed(stored)
            turn = stored.turn if history.has_diverged else history.game.seat
            progress = progress_after(table.at_start(), stored.events, turn)
            known = table.progress.outline if history.has_diverged else views.outline(history)
            table.progress = replace(progress, outline=known)
            if history.game.is_over and table.status == PLAYING and not history.has_diverged:
                table.status = FINISHED
        table.last_used = monotonic()
        return table.history

    def check_events(self, table: Table, stored: StoredGame) -> None:
        """Refuse to load a damaged game, and log it."""
        try:
            chain.check(table.at_start().head, stored.events, stored.head)
        except RefusalError as error:
            self.metrics.errors.inc()
            log.error("table %s: %s", table.id, error)
            raise

    @asynccontextmanager
    async def transaction(self, table: Table) -> AsyncIterator[None]:
        """Hold the table's lock; if anything fails inside, the table is as before."""
        async with table.lock:
            before = [replace(seat) for seat in table.seats], table.owner, table.status, table.rematch, table.revision
            game = table.started, table.history, table.progress, table.due
            decided, times = (table.terms, table.moderation), table.times_taken
            try:
                yield
            except BaseException as error:
                if table.times_taken != times:  # what it was before is out of date
                    self.start_recovery(table)
                    raise
                table.seats, table.owner, table.status, table.rematch, table.revision = before
                table.started, table.history, table.progress, table.due = game
                table.terms, table.moderation = decided
                if isinstance(error, ConflictError):
                    await self.lose(table)
                elif isinstance(error, StorageError) or not isinstance(error, RefusalError):
                    self.start_recovery(table)
                raise

    def start_recovery(self, table: Table) -> None:
        """Load a table again as soon as the database works: only the database knows what was stored."""
        table.history = None
        if table.recovery is None or table.recovery.done():
            table.recovery = self.start_task(self.keep_trying(table, partial(self.recover, table)))

    async def recover(self, table: Table) -> None:
        """Bring a table to what is stored, and send it to everybody."""
        async with table.lock:
            stored, seen = await self.storage.run(queries.find_table(table.id)), table.number
            if stored is None:
                return
            table.take(stored)
            history = await self.history(table)
            self.broadcast_table(table)
            self.broadcast_events(table, history, list(history.since(seen)))
            self.continue_game(table)

    # What other processes have stored

    def hear(self, id: str) -> None:
        """Another process has changed a table."""
        table = self.tables.get(id)
        if table and not table.outdated:
            table.outdated = True
            self.start_task(self.keep_trying(table, partial(self.refresh, table)))

    async def refresh(self, table: Table) -> None:
        """Bring a table to what is stored."""
        async with table.lock:
            table.outdated = False
            await self.catch_up(table)

    async def catch_up(self, table: Table) -> None:
        """Bring a table to what is stored, and send what is new to everybody. The caller holds the lock."""
        news = await self.storage.run(refreshing.read_news(table, self.storage.process))
        if news is None:
            self.forget(table)
            return
        self.deliver_lines(table, news.lines)
        arrivals = presences.take(table, news.presences)
        if table.differs_from(news.table):
            history, seen = refreshing.continued(table, news), table.number
            table.take(news.table)
            table.history = history
            if table.connections:
                history = await self.history(table)
                self.broadcast_events(table, history, list(history.since(seen)))
                self.broadcast_table(table)
            self.continue_game(table)
            return
        table.take_due(news.table.due)
        if arrivals:
            self.broadcast_table(table)
        if arrivals or table.due.at is None:
            self.continue_game(table)

    def forget(self, table: Table) -> None:
        """A table was deleted: let everybody at it know."""
        self.tables.pop(table.id, None)
        if table.background_task:
            table.background_task.cancel()
        for connection in table.connections:
            connection.dismiss(views.refusal_text(None, message("server-no-table"), None))

    async def lose(self, table: Table) -> None:
        """Another process was first: see what it has stored. The caller holds the lock."""
        self.metrics.conflicts.inc()
        await self.catch_up(table)

    async def keep_trying(self, table: Table, work: Callable[[], Awaitable[None]]) -> None:
        """Do something for a table; if the database does not work, say so and try again until it does."""
        for attempt, wait in enumerate(chain_of((0.2, 0.5, 1.0), repeat(2.0))):
            try:
                await work()
                return
            except ConflictError:
                return  # the table has caught up with whoever was first
            except UnavailableError as error:
                log.warning("table %s: %s", table.id, error)
                return
            except StorageError as error:
                if attempt == 0:
                    self.broadcast_trouble(table, error)
                await asyncio.sleep(wait)

    def broadcast_trouble(self, table: Table, error: RefusalError) -> None:
        """Tell everybody at a table what is wrong."""
        text = views.refusal_text(None, error.message, None)
        for connection in table.connections:
            connection.send_text(text)

    async def save(self, table: Table) -> None:
        """Store a change of the table and send it to everybody."""
        await self.store(table, queries.save_table)
        self.broadcast_table(table)

    async def store(self, table: Table, query: Callable[[Table], Callable[[Connection], None]]) -> None:
        """Store a change of the table by a query, unless another process was first."""
        table.due = claims.next_due(table, table.status, table.progress, self.thinks)
        await self.storage.run(query(table))
        table.revision += 1

    def evict_idle(self) -> None:
        """Drop games in which nothing has happened for a while, and tables that nobody is connected to."""
        oldest = monotonic() - self.settings.idle
        for table in list(self.tables.values()):
            busy = table.lock.locked() or (table.background_task and not table.background_task.done())
            if busy or table.last_used > oldest:
                continue
            table.history = table.spectator_events = None
            if not table.connections:
                del self.tables[table.id]

    # Sending

    def broadcast_table(self, table: Table) -> None:
        """Send everybody the table's status and seats."""
        if table.notice:
            table.notice.cancel()
            table.notice = None
        texts: dict[str | None, str] = {}
        for connection in table.connections:
            if table.shuts_out(connection.guest):
                connection.end(REMOVED)
                continue
            guest = connection.guest if views.is_special(table, connection.guest) else None  # all others see the same
            if guest not in texts:
                texts[guest] = compact({"type": "table", "table": views.table_info(table, guest)})
            connection.send_text(texts[guest])

    def announce_presence(self, table: Table) -> None:
        """Send everybody who is there, soon: when many come and go at once, they share one message."""
        loop = asyncio.get_running_loop()
        if table.notice is None:
            table.notice = loop.call_later(PRESENCE, self.broadcast_table, table)
        if self.storage.shared and not table.unsaved_presence:
            table.unsaved_presence = True
            loop.call_later(PRESENCE, self.save_presence, table)

    def save_presence(self, table: Table) -> None:
        """Let other processes know who is connected here."""

        async def save() -> None:
            table.unsaved_presence = False
            counts = Counter(connection.guest or "" for connection in table.connections)
            await self.storage.run(presences.save(table.id, self.storage.process, counts))

        self.start_task(self.keep_trying(table, save))

    def deliver_lines(self, table: Table, rows: Iterable[Any]) -> None:
        """Send everybody the lines of chat that they do not have yet."""
        for row in rows:
            if row.id > table.last_line:
                table.last_line = row.id
                for connection in table.connections:
                    connection.send_json({"type": "chat", "line": views.line_json(table, row, connection.guest)})

    def broadcast_events(self, table: Table, history: GameHistory, events: Sequence[HistoryEvent]) -> None:
        """Send everybody what has happened and the state after it, as far as each may know it.

        What several may know is turned into JSON once: a state that is the same, and the events, unless some may know
        more about them than others.
        """
        states = views.states(table, history, {connection.viewer for connection in table.connections})
        differ = any(map(history.has_private_fields, events))
        logs: dict[int | None, str] = {}
        texts: dict[int, str] = {}  # by the id of the state
        for state in {id(state): state for state in states.values()}.values():
            seat = state["eyes"] if differ else None
            if seat not in logs:
                logs[seat] = compact(views.events_json(history, events, seat))
            texts[id(state)] = f'{{"type":"events","events":{logs[seat]},"state":{compact(state)}}}'
        for connection in table.connections:
            connection.send_text(texts[id(states[connection.viewer])])

    # Background tasks

    def start_task(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something in the background; an exception in it is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            self.metrics.errors.inc()
            log.error("a background task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Cancel what is under way; whatever counts is in the database."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.storage.shared:
            await self.say_goodbye()
        self.workers.close()
        self.analysis_workers.close()
        self.storage.close()

    async def say_goodbye(self) -> None:
        """Leave what this process has claimed to others, and let them know that its people are gone."""
        leases = {id: table.due.at for id, table in self.tables.items() if table.due.own and table.due.at is not None}
        with suppress(StorageError):
            await self.storage.run(claims.release(leases, time()))
            await self.storage.run(presences.close(self.storage.process))
