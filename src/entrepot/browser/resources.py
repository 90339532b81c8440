"""What the tables get in a browser instead of a machine: a database without a thread, and workers of the page."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection

from ..bots import LEVELS
from ..server.fair_queue import Share
from ..server.metrics import NoMetrics
from ..server.storage import Storage
from ..server.table_service import Resources
from ..server.workers import Workers
from . import sql_js
from .host import Host
from .thinking import result_of

FAST_ENOUGH = ("beginner", "easy")  # levels, without a compiled engine
T = TypeVar("T")


class BrowserStorage(Storage):
    """The database of a browser. A job runs at once, and is done when the browser has stored what it changed."""

    def __init__(self, host: Host) -> None:
        self.host = host
        super().__init__(sql_js.URL_TEXT)

    def _start(self) -> None:
        """There is no thread to start."""

    async def run(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once what it changed is stored."""
        [(result, failure)] = self.outcomes([job])
        if failure:
            raise failure
        await self.host.save()
        found: T = result
        return found

    def close(self) -> None:
        """Close the database."""
        self.engine.dispose()


class BrowserWorkers(Workers):
    """A worker of the page; it does one task after the other."""

    def __init__(self, host: Host) -> None:
        super().__init__(1)
        self.host = host

    async def run(self, task: Callable[[], T], share: Share) -> T:
        """The task's result, when its turn has come."""
        await self.queue.enter(share)
        begin = monotonic()
        try:
            answer = await self.host.think(pickle.dumps(task))
        finally:
            self.queue.leave(share, monotonic() - begin)
        found: T = result_of(answer)
        return found

    def warm_up(self) -> None:
        """It is started by the page."""

    def close(self) -> None:
        """It ends with the page."""


def browser_resources(host: Host) -> Resources:
    """All of them."""
    workers = BrowserWorkers(host)
    levels = tuple(LEVELS) if host.compiled else FAST_ENOUGH
    return Resources(BrowserStorage(host), workers, workers, NoMetrics(), levels)
