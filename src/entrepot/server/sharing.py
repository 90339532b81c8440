"""What a process does because others use the same database: it listens to them, and takes up what they left."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from time import monotonic
from typing import Any

from ..core.errors import EntrepotError
from . import claims, enforcement, identity, presences
from .errors import StorageError
from .notices import GUEST, SANCTIONS, Listener
from .table import Due, Table
from .table_service import TableService

SWEEP = 1.0  # seconds between two searches for tables that are due
BREATH = 0.05  # seconds between two searches that notices cause


class Sharing:
    """The background work of a process that shares its database."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.storage = service.storage
        self.waiting = asyncio.Event()
        """Set when a table may be due that is not in memory."""
        self._listener = Listener(self.storage.engine.url, self.storage.process, self.hear, self.catch_up)
        self._sweeping = asyncio.create_task(self.sweep())

    async def close(self) -> None:
        """End it."""
        self._sweeping.cancel()
        await asyncio.to_thread(self._listener.close)

    # Listening

    def hear(self, id: str) -> None:
        """Another process changed a table or signed out a guest, or whoever runs the server has decided something."""
        if id == SANCTIONS:
            self.service.start_task(self.enforce())
            return
        if id.startswith(GUEST):
            self.service.start_task(identity.keep_closing(self.service, [id.removeprefix(GUEST)]))
            return
        self.service.hear(id)
        if id not in self.service.tables:
            self.waiting.set()

    def catch_up(self) -> None:
        """After an outage: nobody knows which notices were missed, nor whether others believe us dead."""
        for table in self.service.tables.values():
            self.service.hear(table.id)
            if table.connections:
                self.service.save_presence(table)
        connected = set[str]().union(*(table.here for table in self.service.tables.values()))
        self.service.start_task(identity.keep_closing(self.service, connected))
        self.waiting.set()
        self.service.start_task(self.enforce())

    async def enforce(self) -> None:
        """Put into effect what was decided; after an outage that follows when the database is back."""
        with suppress(StorageError):
            await enforcement.reload(self.service)

    # Sweeping

    async def sweep(self) -> None:
        """Search for dead processes, and for tables that are due and that nobody cares for.

        Tables may be due whenever others have changed something, which is often; processes die seldom.
        """
        next_search = 0.0
        while True:
            with suppress(StorageError):
                if monotonic() >= next_search:
                    next_search = monotonic() + SWEEP
                    await self.search_dead()
                await self.take_overdue()
            self.waiting.clear()
            await asyncio.sleep(BREATH)
            with suppress(TimeoutError):
                await asyncio.wait_for(self.waiting.wait(), SWEEP - BREATH)

    async def search_dead(self) -> None:
        """Let everybody know who is gone because their process has died."""
        for id in await self.storage.run(presences.correct(self.storage.process)):
            self.service.hear(id)

    async def take_overdue(self) -> None:
        """Claim as many tables as there are processes free to think."""
        free = self.service.workers.queue.free if self.service.thinks else 0
        if free:
            for claimed in await self.storage.run(claims.claim_overdue(free)):
                self.service.start_task(self.adopt(claimed))

    async def adopt(self, claimed: Any) -> None:
        """Take up what a table does next by itself."""
        try:
            table = self.service.tables.get(claimed.id) or await self.service.load(claimed.id)
            if table:
                await self.continue_table(table, claimed)
        except StorageError:
            return  # another attempt follows when the lease ends
        except EntrepotError:  # the game cannot be played any more; loading it has logged why
            await self.storage.run(claims.release({claimed.id: claimed.due}, None))

    async def continue_table(self, table: Table, claimed: Any) -> None:
        """Go on with a table that this process has claimed."""
        async with table.lock:
            if table.number != claimed.number:
                await self.service.catch_up(table)
            (await self.service.history(table)).check_rules()
            if table.number != claimed.number:
                return
            if table.is_unattended:  # it pauses, and would be claimed again and again
                await self.storage.run(claims.release({table.id: claimed.due}, None))
                table.due = Due(table.pending)
                return
            table.due = Due(table.pending, claimed.due, own=True)
            self.service.continue_game(table)
