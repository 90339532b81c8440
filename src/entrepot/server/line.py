"""A socket's line, made light: a table that rests holds little more than the lines of the people at it."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol


class Inbox:
    """What has come in and waits for its one reader: of asyncio.Queue what a line needs, at a tenth of the weight."""

    __slots__ = ("_messages", "_arrival")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._arrival: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._arrival and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Any:
        """The next message, once there is one."""
        while not self._messages:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._messages.pop(0)

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._messages


WRITABLE = asyncio.Event()  # of all lines that nothing holds up: one for each would weigh 800 bytes
WRITABLE.set()


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol, without what it only needs until the socket is open."""

    # The attributes of the class above: in a dictionary so many weigh four times as much.
    # fmt: off
    __slots__ = (
        "config", "app", "loop", "logger", "root_path", "asgi_version", "app_state", "connections", "tasks",
        "default_headers", "transport", "server", "client", "scheme", "queue", "handshake_initiated",
        "handshake_complete", "close_sent", "disconnected", "close_timer", "close_timeout", "initial_response",
        "conn", "read_paused", "writable", "ping_interval", "ping_timeout", "ping_timer", "pong_timer",
        "pending_ping_payload", "ping_sent_at", "last_ping_rtt", "frames", "curr_msg_data_type", "request",
        "response", "scope",
    )
    # fmt: on

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue = Inbox()  # type: ignore[assignment]
        self.writable = WRITABLE

    def pause_writing(self) -> None:
        """Too much is under way: whoever sends has to wait."""
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        """Those who have waited may go on."""
        self.writable.set()
        self.writable = WRITABLE

    def start_keepalive(self) -> None:
        """The socket is open now: let go of the request, and of the parser that has read it and would keep it."""
        super().start_keepalive()
        del self.request, self.response
        if not self.conn.reader.buffer:  # else somebody could not wait
            extensions = self.conn.extensions
            self.conn.parser.close()  # it holds on to the protocol that holds it: else they wait for the collector
            self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger)
            self.conn.extensions = extensions
