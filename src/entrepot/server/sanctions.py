"""What whoever runs the server has decided: who is banned or muted, and which tables are closed.

A ban concerns a guest or a network; a network is written with a slash, which no guest's id has.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from time import time
from typing import Any

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .errors import RefusalError, refused
from .notices import SANCTIONS, announce

BAN, MUTE, CLOSE = "ban", "mute", "close"
Network = IPv4Network | IPv6Network


@dataclass(frozen=True)
class Sanctions:
    """All decisions in force."""

    banned: frozenset[str] = frozenset()
    """Guests who may not play, create tables or write."""
    networks: tuple[Network, ...] = ()
    """Networks from which nobody may."""
    muted: frozenset[str] = frozenset()
    """Guests who may not write in any chat."""
    closed: frozenset[str] = frozenset()
    """Tables whose games nobody may continue."""

    def check_guest(self, guest: str) -> None:
        """Refuse whatever a banned guest asks for."""
        if guest in self.banned:
            raise refused("server-banned", 403)

    def check_address(self, address: str) -> None:
        """Refuse whatever comes from a banned network."""
        if self.networks and any(found in network for found in addresses(address) for network in self.networks):
            raise refused("server-banned-address", 403)

    def check_chat(self, guest: str) -> None:
        """Refuse what a muted guest writes."""
        if guest in self.muted:
            raise refused("server-muted-everywhere", 403)

    def check_table(self, id: str) -> None:
        """Refuse to continue the game of a closed table."""
        if id in self.closed:
            raise refused("server-closed", 403)

    def refusal(self, guest: str | None, address: str) -> RefusalError | None:
        """Why somebody may not be connected; none if nothing speaks against it."""
        try:
            self.check_guest(guest or "")
            self.check_address(address)
        except RefusalError as error:
            return error
        return None


def addresses(text: str) -> list[Any]:
    """An address, also as the IPv4 address that an IPv6 address stands for; nothing if it is none."""
    try:
        found = ip_address(text)
    except ValueError:
        return []
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return [found, mapped] if mapped else [found]


def parse_network(text: str) -> str | None:
    """An address or a network in its usual form; none if it is neither."""
    try:
        return str(ip_network(text, strict=False))
    except ValueError:
        return None


def is_network(subject: str) -> bool:
    """Whether a subject is a network."""
    return "/" in subject


# Database jobs


def read(connection: Connection) -> Sanctions:
    """All decisions that are stored."""
    rows = connection.execute(select(schema.sanctions.c.subject, schema.sanctions.c.kind)).all()
    banned = subjects(rows, BAN)
    return Sanctions(
        frozenset(each for each in banned if not is_network(each)),
        tuple(ip_network(each) for each in sorted(banned) if is_network(each)),
        subjects(rows, MUTE),
        subjects(rows, CLOSE),
    )


def subjects(rows: Iterable[Any], kind: str) -> frozenset[str]:
    """Whom or what the sanctions of a kind concern."""
    return frozenset(row.subject for row in rows if row.kind == kind)


def impose(connection: Connection, subject: str, kind: str, reason: str = "") -> None:
    """Store a decision, in place of an earlier one of that kind."""
    lift(connection, subject, kind)
    values = {"subject": subject, "kind": kind, "since": time(), "reason": reason}
    connection.execute(insert(schema.sanctions).values(values))


def lift(connection: Connection, subject: str, kind: str) -> bool:
    """Revoke a decision; whether there was one."""
    columns = schema.sanctions.c
    done = connection.execute(delete(schema.sanctions).where(columns.subject == subject, columns.kind == kind))
    announce(connection, SANCTIONS)
    return bool(done.rowcount)
