"""A connection to a table. What is sent to it waits in its own queue, so that a slow one delays nobody else."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .rate_limit import RateLimit
from .responses import compact
from .settings import Settings
from .views import Viewer

TOO_SLOW, DISMISSED = 1013, 4403  # why a socket is closed
CHAT = (5, 0.5)  # lines at once, and lines a second


class Connection:
    """One viewer's socket."""

    __slots__ = (
        "socket", "viewer", "device", "address", "backlog", "messages", "chat",
        "_waiting", "_dropped", "_dismissed", "_delivery",
    )  # fmt: skip

    def __init__(self, socket: WebSocket, viewer: Viewer, device: str, address: str, settings: Settings) -> None:
        self.socket = socket
        self.viewer = viewer
        self.device = device
        self.address = address
        self.backlog = settings.backlog
        self.messages = RateLimit(settings.burst, settings.rate)
        self.chat = RateLimit(*CHAT)
        self._waiting: list[str] = []
        self._dropped = self._dismissed = False
        self._delivery: asyncio.Task[None] | None = None

    @property
    def guest(self) -> str | None:
        """Who is connected; none without a cookie."""
        return self.viewer.guest

    def send_json(self, value: dict[str, Any]) -> None:
        """Queue a JSON object to be sent."""
        self.send_text(compact(value))

    def send_text(self, text: str) -> None:
        """Queue a text to be sent. A client that does not keep up is disconnected, and may reconnect."""
        if self._dropped:
            return
        self._waiting.append(text)
        if len(self._waiting) > self.backlog:
            self.end(TOO_SLOW)
        elif self._delivery is None:  # a task exists only while something waits: most connections are idle
            self._delivery = asyncio.create_task(self._deliver())

    async def _deliver(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):  # gone: whoever reads from the socket finds out
            while self._waiting:
                await self.socket.send_text(self._waiting.pop(0))
            if self._dismissed:
                await self.socket.close(DISMISSED)
            self._delivery = None

    def dismiss(self, text: str) -> None:
        """Queue a last text to be sent, after which the socket is closed."""
        self.send_text(text)
        self._dropped = self._dismissed = True

    def end(self, code: int) -> None:
        """Send nothing more, and close the socket: the code says why."""
        if not self._dropped:
            self._dropped = True
            self.close()
            self._delivery = asyncio.create_task(self._disconnect(code))

    async def _disconnect(self, code: int) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            await self.socket.close(code)

    def close(self) -> None:
        """Send nothing more."""
        self._waiting.clear()
        if self._delivery:
            self._delivery.cancel()
