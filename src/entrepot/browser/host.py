"""What the page's worker provides in JavaScript (``page/src/site/host.ts``)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement has found or changed."""

    columns: Any
    rows: str
    """All of them, as JSON."""
    changes: int
    last_id: int | None


class Database(Protocol):
    """An SQLite database in the memory of the worker."""

    def run(self, sql: str, parameters: Sequence[Any]) -> Rows:
        """Run a single statement."""


class Host(Protocol):
    """The worker."""

    database: Database
    cookie: str
    """By which the visitor of this browser is known; empty at the first visit."""
    compiled: bool
    """Whether the engine is compiled."""

    async def save(self) -> None:
        """Put what has changed in the database into the browser's store."""

    async def set_aside(self) -> None:
        """Put the stored database where nothing overwrites it, and begin with an empty one."""

    async def keep_cookie(self, cookie: str) -> None:
        """Put the visitor's cookie into the browser's store."""

    async def think(self, task: bytes) -> Any:
        """The result of a pickled task, pickled, from the worker in which bots think."""

    def respond(self, number: int, status: int, headers: str, body: bytes) -> None:
        """Send the page the response to one of its requests."""

    def deliver(self, number: int, text: str) -> None:
        """Send the page a text on one of its sockets."""

    def hang_up(self, number: int, code: int) -> None:
        """Close one of the page's sockets."""
