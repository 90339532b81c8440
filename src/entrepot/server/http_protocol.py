"""uvicorn's HTTP protocol, with a limit to how many connections an address has, and how long a request takes to arrive."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .address_limits import household
from .settings import Settings


def http_protocol(settings: Settings) -> type[H11Protocol]:
    """The protocol of one server, whose connections share a count."""
    counted: Counter[str] = Counter()
    per_address = settings.address_connections * settings.address_limits

    class HttpProtocol(H11Protocol):
        """Drops a connection whose request does not arrive in time, and those beyond the limit of their address."""

        address = ""
        deadline: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """Count it. A proxy may have as many as it likes: its clients are counted one by one."""
            super().connection_made(transport)
            peer = self.client[0] if self.client else ""
            if peer not in settings.proxies:
                self.address = household(peer)
                counted[self.address] += 1
            self.await_request()
            if per_address and counted[self.address] > per_address and self.address:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            """It is closed."""
            self.forget()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Wait for the rest of a request, but not for ever."""
            super().data_received(data)
            if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
                self.await_request()
            else:
                self.stop_waiting()

        def handle_websocket_upgrade(self, event: h11.Request) -> None:
            """It becomes a socket, which is counted elsewhere."""
            self.forget()
            super().handle_websocket_upgrade(event)

        def await_request(self) -> None:
            """Drop the connection unless the rest of the request arrives in time."""
            if self.deadline is None and self.address:
                self.deadline = self.loop.call_later(settings.request_seconds, self.transport.abort)

        def stop_waiting(self) -> None:
            """The request has arrived."""
            if self.deadline:
                self.deadline.cancel()
                self.deadline = None

        def forget(self) -> None:
            """Stop counting it."""
            self.stop_waiting()
            if self.address:
                counted[self.address] -= 1
                if not counted[self.address]:
                    del counted[self.address]
                self.address = ""

    return HttpProtocol
