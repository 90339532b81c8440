"""A socket: what is said to it waits in a queue of its own, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio
import json
from time import monotonic
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .settings import Settings

TOO_SLOW = 1013
TOO_LONG = 1009


class Connection:
    """Somebody's eyes on a table."""

    def __init__(self, socket: WebSocket, guest: str | None, settings: Settings) -> None:
        self.socket = socket
        self.guest = guest
        self.settings = settings
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(settings.backlog)
        self._allowance = float(settings.burst)
        self._counted = monotonic()

    def say(self, said: dict[str, Any]) -> None:
        """Send something, sooner or later."""
        self.send(json.dumps(said, ensure_ascii=False, separators=(",", ":")))

    def send(self, text: str) -> None:
        """Send a text; whoever does not keep up is let go, and may come back for what was missed."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(None)

    async def count_message(self) -> None:
        """Whoever sends too much too fast is listened to more slowly; the rest waits on the way."""
        now = monotonic()
        earned = self._allowance + (now - self._counted) * self.settings.rate
        self._allowance, self._counted = min(earned, self.settings.burst) - 1, now
        if self._allowance < 0:
            await asyncio.sleep(-self._allowance / self.settings.rate)

    async def deliver(self) -> None:
        """Send what waits, as fast as it is taken."""
        while (text := await self._waiting.get()) is not None:
            try:
                await self.socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError):
                return
        await self.socket.close(TOO_SLOW)
