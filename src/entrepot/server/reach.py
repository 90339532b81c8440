"""Where other devices in the same network reach the server, for invitations that somebody at its own screen sends.

Only somebody on the same machine learns the machine's addresses: a request that comes from this machine, was sent to a
name of this machine, and was not passed on by a proxy.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import Scope

from ..core.messages import message
from .address_limits import client_of
from .errors import RefusalError
from .protocol import Reach
from .settings import Settings

COMMAND = "entrepot serve --host 0.0.0.0"
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
ELSEWHERE = ("192.0.2.1", 9)  # an address for documentation: nothing is sent there


def reach(scope: Scope, settings: Settings) -> Reach:
    """Where the server is reached; refused to others than those on this machine."""
    if not is_from_here(scope):
        raise RefusalError(message("server-http", status=404), 404)
    port = urlsplit(f"//{Headers(scope=scope).get('host', '')}").port or 80
    found = own_address() if is_open(settings.listens_on) else None
    return {"address": f"http://{found}:{port}" if found else None, "command": COMMAND}


def is_from_here(scope: Scope) -> bool:
    """Whether a request comes from somebody on this machine."""
    headers = Headers(scope=scope)
    name = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    is_passed_on = any(header in headers for header in FORWARDED)
    return is_loopback(client_of(scope)) and is_loopback(name) and not is_passed_on


def is_loopback(host: str) -> bool:
    """Whether a name or an address leads to this machine and nowhere else."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


def is_open(host: str) -> bool:
    """Whether a server that listens on an address listens to other machines."""
    return bool(host) and not is_loopback(host)


def own_address() -> str | None:
    """The address of this machine in the network through which it reaches others; none without a network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found = str(probe.getsockname()[0])
        return None if is_loopback(found) else found
    return None
