"""Requests to URLs that guests have given: only to public addresses, and never for long. Only the status is read.

A name is resolved once, and the connection is made to an address that was checked; so nobody can point the name
somewhere else in between. Redirects are not followed.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from .errors import refused

if TYPE_CHECKING:
    import ssl

PORTS = {"http": 80, "https": 443}  # by scheme; no others, unless private addresses are allowed
SECONDS = 10.0  # for a request as a whole
LONGEST = 500  # characters of a URL
URL = re.compile(r"[!-~]+")  # no spaces and no line breaks, which could add a header
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})\b")
INTERIM = range(100, 200)  # statuses after which another one follows
NAT64 = ip_network("64:ff9b::/96")
LOOKUPS = ThreadPoolExecutor(4, "entrepot-lookup")  # of our own: a slow name server must not hold up anything else


class SendError(Exception):
    """A request without an answer; the outcome says why: ``address``, ``timeout`` or ``unreachable``."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


@dataclass(frozen=True, slots=True)
class Target:
    """Where a URL points."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def authority(self) -> str:
        """The host as a request names it, with the port where it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """Scheme, host and port."""
        return f"{self.scheme}://{self.authority}"


def parse_url(url: str, private: bool = False) -> Target:
    """Where a URL points; refused if it could not be a public one. Which addresses its host has is checked later."""
    try:
        parts = urlsplit(url)
        port = parts.port or PORTS.get(parts.scheme, 0)
    except ValueError:
        raise refused("server-url", 400) from None
    if len(url) > LONGEST or not URL.fullmatch(url) or parts.scheme not in PORTS or not parts.hostname:
        raise refused("server-url", 400)
    if "@" in parts.netloc or not (private or port in PORTS.values()):
        raise refused("server-url", 400)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path)


# Addresses


def is_public(address: str) -> bool:
    """Whether an address is one of the public Internet."""
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if inner := embedded(found):
            return is_public(str(inner))
        if found.sixtofour or found.teredo or found.is_site_local:
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


def embedded(address: IPv6Address) -> IPv4Address | None:
    """The IPv4 address that an IPv6 address stands for."""
    return IPv4Address(int(address) & 0xFFFFFFFF) if address in NAT64 else address.ipv4_mapped


async def resolve(target: Target, private: bool) -> list[str]:
    """The addresses of a host that may be connected to."""
    loop = asyncio.get_running_loop()
    look_up = loop.run_in_executor(LOOKUPS, socket.getaddrinfo, target.host, target.port, 0, socket.SOCK_STREAM)
    found = dict.fromkeys(str(entry[4][0]) for entry in await look_up)
    allowed = [address for address in found if private or is_public(address)]
    if not allowed:
        raise SendError("address")
    return allowed


# Sending


@cache
def tls() -> ssl.SSLContext:
    """How certificates are checked."""
    import ssl  # not where the whole server runs in a browser

    return ssl.create_default_context()


async def post(url: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> int:
    """The status with which a POST is answered."""
    target = parse_url(url, private)
    try:
        async with asyncio.timeout(SECONDS):
            return await request(target, await resolve(target, private), headers, body)
    except TimeoutError:
        raise SendError("timeout") from None
    except (OSError, EOFError, ValueError):  # not resolved, refused, broken off, a bad certificate, not HTTP
        raise SendError("unreachable") from None


async def request(target: Target, addresses: list[str], headers: Mapping[str, str], body: bytes) -> int:
    """Send a request to the first address that answers."""
    reader, writer = await connect(target, addresses)
    try:
        writer.write(head(target, headers, len(body)) + body)
        await writer.drain()
        return await read_status(reader)
    finally:
        writer.transport.abort()  # the rest of the answer is of no interest


async def connect(target: Target, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to one of the addresses. A certificate must be that of the host."""
    secure: dict[str, Any] = {"ssl": tls(), "server_hostname": target.host} if target.scheme == "https" else {}
    for address in addresses[:-1]:
        try:
            return await asyncio.open_connection(address, target.port, **secure)
        except OSError:
            continue
    return await asyncio.open_connection(addresses[-1], target.port, **secure)


def head(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    """The head of a request."""
    own = {"Host": target.authority, "User-Agent": "entrepot", "Content-Length": str(length), "Connection": "close"}
    lines = [f"POST {target.path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**own, **headers}.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")


async def read_status(reader: asyncio.StreamReader) -> int:
    """The status of the final answer."""
    while True:
        found = STATUS.match(await reader.readline())
        if found is None:
            raise EOFError
        if int(found[1]) not in INTERIM:
            return int(found[1])
        while (await reader.readline()).strip():
            pass
