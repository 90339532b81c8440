"""uvicorn's WebSocket protocol with less memory per connection: most of the sockets of a server are idle."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State
from websockets.server import ServerProtocol


class MessageQueue:
    """Received messages for one reader: the part of asyncio.Queue that is needed, in a tenth of the memory."""

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
        """The next message; waits until there is one."""
        while not self._messages:
            self._arrival = asyncio.get_running_loop().create_future()
            await self._arrival
        return self._messages.pop(0)

    def empty(self) -> bool:
        """Whether no message waits."""
        return not self._messages


WRITABLE = asyncio.Event()  # shared by all sockets that can be written to: one for each would take 800 bytes
WRITABLE.set()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol, without what it needs only until the socket is open."""

    # The attributes of the base class: in a dictionary they would take four times the memory.
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
        self.queue = MessageQueue()  # type: ignore[assignment]
        self.writable = WRITABLE

    def pause_writing(self) -> None:
        """The send buffer is full: senders have to wait."""
        self.writable = asyncio.Event()

    def resume_writing(self) -> None:
        """Senders may continue."""
        self.writable.set()
        self.writable = WRITABLE

    def start_keepalive(self) -> None:
        """The socket is open now: drop the request and the parser that read it."""
        super().start_keepalive()
        del self.request, self.response
        if not self.conn.reader.buffer:  # a client may have sent its first message already
            extensions = self.conn.extensions
            self.conn.parser.close()  # the parser and the protocol refer to each other: do not wait for the collector
            self.conn = ServerProtocol(state=State.OPEN, max_size=self.config.ws_max_size, logger=self.logger)
            self.conn.extensions = extensions
