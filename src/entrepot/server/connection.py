"""A socket: what is said to it waits in a queue of its own, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from .answers import compact
from .limits import Allowance
from .settings import Settings

TOO_SLOW = 1013
CHAT = (5, 0.5)  # lines at once, and a second


class Connection:
    """Somebody's eyes on a table."""

    def __init__(self, socket: WebSocket, guest: str | None, settings: Settings) -> None:
        self.socket = socket
        self.guest = guest
        self.messages = Allowance(settings.burst, settings.rate)
        self.lines = Allowance(*CHAT)
        self._waiting: asyncio.Queue[str | None] = asyncio.Queue(settings.backlog)

    def say(self, said: dict[str, Any]) -> None:
        """Send something, sooner or later."""
        self.send(compact(said))

    def send(self, text: str) -> None:
        """Send a text; whoever does not keep up is let go, and may come back for what was missed."""
        try:
            self._waiting.put_nowait(text)
        except asyncio.QueueFull:
            while not self._waiting.empty():
                self._waiting.get_nowait()
            self._waiting.put_nowait(None)

    async def receive(self) -> str:
        """The next message. Whoever sends too much too fast is listened to more slowly; the rest waits on the way."""
        text = await self.socket.receive_text()
        await asyncio.sleep(self.messages.spend())
        return text

    async def deliver(self) -> None:
        """Send what waits, as fast as it is taken."""
        while (text := await self._waiting.get()) is not None:
            try:
                await self.socket.send_text(text)
            except (WebSocketDisconnect, RuntimeError):
                return
        await self.socket.close(TOO_SLOW)
