"""What the page's worker provides, in Python: SQLite from Python's library, and a store that is a variable."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from dataclasses import dataclass, field
from typing import Any

from entrepot.browser.thinking import work


@dataclass
class Rows:
    """What a statement has found."""

    columns: list[str]
    rows: str
    changes: int
    last_id: int | None


class PythonDatabase:
    """The database in memory."""

    def __init__(self, stored: bytes = b"") -> None:
        self.open(stored)

    def open(self, stored: bytes) -> None:
        """Begin with what was stored."""
        self.sqlite = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
        if stored:
            self.sqlite.deserialize(stored)

    def run(self, sql: str, parameters: Any) -> Rows:
        """Run a statement."""
        cursor = self.sqlite.execute(sql, parameters)
        columns = [column[0] for column in cursor.description or ()]
        return Rows(columns, json.dumps(cursor.fetchall()), max(cursor.rowcount, 0), cursor.lastrowid)


@dataclass
class PythonHost:
    """The worker; what it sends to the page is kept."""

    stored: bytes = b""
    cookie: str = ""
    compiled: bool = True
    database: PythonDatabase = field(init=False)
    aside: list[bytes] = field(default_factory=list)
    responses: dict[int, asyncio.Future[tuple[int, Any]]] = field(default_factory=dict)
    texts: dict[int, asyncio.Queue[Any]] = field(default_factory=dict)
    closed: dict[int, int] = field(default_factory=dict)
    tasks: list[bytes] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.database = PythonDatabase(self.stored)

    async def save(self) -> None:
        """Store the database."""
        self.stored = bytes(self.database.sqlite.serialize())

    async def set_aside(self) -> None:
        """Start with an empty database."""
        self.aside.append(self.stored)
        self.database.open(b"")

    async def keep_cookie(self, cookie: str) -> None:
        """Store the cookie."""
        self.cookie = cookie

    async def think(self, task: bytes) -> bytes:
        """Think here."""
        self.tasks.append(task)
        return work(task)

    def respond(self, number: int, status: int, headers: str, body: bytes) -> None:
        """Keep a response."""
        assert "set-cookie" not in json.loads(headers), "the page has no use for it"
        self.responses[number].set_result((status, json.loads(body) if body else None))

    def deliver(self, number: int, text: str) -> None:
        """Keep a text."""
        self.texts[number].put_nowait(json.loads(text))

    def hang_up(self, number: int, code: int) -> None:
        """Note that a socket is closed."""
        self.closed[number] = code
