"""uvicorn's HTTP protocol with limits: how many connections an address has, and how long a request takes to arrive."""

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
    return type("LimitedHttp", (HttpProtocol,), {"settings": settings, "counted": Counter()})


class HttpProtocol(H11Protocol):
    """Drops a connection whose request does not arrive in time, and those beyond the limit of their address."""

    settings: Settings
    counted: Counter[str]
    """The connections of each address."""
    address: str | None = None
    """Where it is counted. A proxy may have as many as it likes: its clients are counted one by one."""
    deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Count it."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if peer in self.settings.proxies:
            return
        self.address = household(peer)
        self.counted[self.address] += 1
        self.await_request()
        most = self.settings.address_connections * self.settings.address_limits
        if most and self.counted[self.address] > most:
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
        if self.deadline is None and self.address is not None:
            self.deadline = self.loop.call_later(self.settings.request_seconds, self.transport.abort)

    def stop_waiting(self) -> None:
        """The request has arrived."""
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None

    def forget(self) -> None:
        """Stop counting it."""
        self.stop_waiting()
        if self.address is not None:
            self.counted[self.address] -= 1
            if not self.counted[self.address]:
                del self.counted[self.address]
            self.address = None
