"""A socket: what is said to it waits in a queue of its own, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .answers import compact
from .limits import Allowance
from .settings import Settings

TOO_SLOW = 1013
CHAT = (5, 0.5)  # lines at once, and a second


class Connection:
    """Somebody's eyes on a table."""

    __slots__ = ("socket", "guest", "backlog", "messages", "lines", "_waiting", "_given_up", "_delivery")

    def __init__(self, socket: WebSocket, guest: str | None, settings: Settings) -> None:
        self.socket = socket
        self.guest = guest
        self.backlog = settings.backlog
        self.messages = Allowance(settings.burst, settings.rate)
        self.lines = Allowance(*CHAT)
        self._waiting: list[str] = []
        self._given_up = False
        self._delivery: asyncio.Task[None] | None = None

    def say(self, said: dict[str, Any]) -> None:
        """Send something, sooner or later."""
        self.send(compact(said))

    def send(self, text: str) -> None:
        """Send a text, after those that wait already. Whoever does not keep up is let go, and may come back."""
        if self._given_up:
            return
        self._waiting.append(text)
        if len(self._waiting) > self.backlog:
            self._given_up = True
            self.close()
            self._delivery = asyncio.create_task(self._let_go())
        elif self._delivery is None:  # there is a task only while there is something to deliver: most are at rest
            self._delivery = asyncio.create_task(self._deliver())

    async def _deliver(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone: the one who listens finds out
            while self._waiting:
                await self.socket.send_text(self._waiting.pop(0))
            self._delivery = None

    async def _let_go(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(TOO_SLOW)

    def close(self) -> None:
        """Say nothing more."""
        self._waiting.clear()
        if self._delivery:
            self._delivery.cancel()
