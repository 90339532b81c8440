"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """Limits and defaults that suit a machine at home as well as a public server."""

    database: str
    pace: float = 1.0
    """How long bots take where a table does not say: 1 is like people, 0 at once."""
    processes: int = max(1, (os.cpu_count() or 2) - 1)
    """Processes in which bots think."""
    origins: tuple[str, ...] = ()
    """Addresses, besides its own, whose pages may talk to the server."""
    hosts: tuple[str, ...] = ()
    """Names by which the server is reached, besides this machine's own and those of the origins."""
    listens_on: str = "127.0.0.1"
    """The address that it listens on; empty if that is not known."""
    base_path: str = "/"
    """The path under which the page is reached, with a slash at both ends: a proxy may serve other things beside it."""
    site: str = ""
    """A folder with the page that needs no server, to be offered under ``site/``; none if empty."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies that are believed about a client's address and scheme."""
    address_limits: float = 1.0
    """A factor for all limits of single addresses; 0 switches them off, for a trusted network."""
    address_sockets: int = 100
    """Sockets that one address may have open."""
    address_connections: int = 200
    """Connections that one address may have open besides."""
    sockets: int = 10_000
    """Sockets that may be open in all."""
    access_log: bool = False
    """Whether each request is logged on stdout, as a line of JSON."""
    request_seconds: float = 20.0
    """Seconds in which a request must have arrived."""
    open_tables: int = 20
    """Tables that one guest may have going."""
    message_size: int = 16 * 1024
    """Bytes of a message on a socket, and of a request that is not a record."""
    record_size: int = 2 * 1024 * 1024
    """Bytes of an uploaded record."""
    burst: int = 40
    """Messages that one connection may send at once."""
    rate: float = 20.0
    """Messages a second that it may send in the long run."""
    backlog: int = 256
    """Messages that wait for a slow connection before it is let go."""
    idle: float = 30.0
    """Seconds without an event after which a game leaves the memory."""
    patience: float = 60.0
    """Seconds that somebody is gone before another may give the seat to a bot."""
    notifications: str = "on"
    """To which addresses notifications are sent: ``on`` is public ones, ``private`` any, ``off`` none."""
    notify_delay: float = 60.0
    """Seconds after which somebody who is not connected is notified of their turn."""
