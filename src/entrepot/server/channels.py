"""How a guest is notified of turns: by URL, in a subscribed browser, or through a feed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import time

from sqlalchemy import Connection, case, delete, insert, select, update

from ..core.reader import Reader
from . import schema, web_push
from .errors import refused
from .outgoing import parse_url
from .queries import lock_guest

NTFY, WEBHOOK, PUSH, FEED = "ntfy", "webhook", "push", "feed"
KINDS = (NTFY, WEBHOOK, PUSH, FEED)
OK = "ok"  # the outcome of a message that arrived
MOST = 8  # channels of one guest
MOST_MESSAGES = 40  # to one channel in an hour
MOST_FAILURES = 5  # messages given up in a row, after which a channel is left alone until a test arrives
HOUR = 3600
COLUMNS = schema.channels.c


@dataclass(frozen=True, slots=True)
class Channel:
    """One way to tell one guest."""

    id: str
    guest: str
    kind: str
    url: str
    page: str
    """Where the guest reaches the page: links in messages begin with it."""
    keys: dict[str, str] = field(default_factory=dict)
    since: float = field(default_factory=time)
    hour: int = 0
    sent: int = 0
    tried: float | None = None
    outcome: str | None = None
    failed: int = 0

    def link(self, table: str) -> str:
        """The address of a table."""
        return f"{self.page}table/{table}" if table else self.page


def new_channel(guest: str, page: str, wish: Reader, private: bool) -> Channel:
    """A channel as requested, checked."""
    fields = wish.fields(("kind", "url", "keys"), ("kind",))
    kind = fields["kind"].one_of(KINDS)
    url = "" if kind == FEED else (fields["url"].text() if "url" in fields else "")
    if kind != FEED:
        parse_url(url, private)
    keys = push_keys(fields.get("keys", Reader({}, "keys"))) if kind == PUSH else {}
    return Channel(secrets.token_urlsafe(24), guest, kind, url, page, keys)


def push_keys(given: Reader) -> dict[str, str]:
    """The keys of a browser's subscription, checked."""
    fields = given.fields(("p256dh", "auth"), ("p256dh", "auth"))
    keys = {name: field.text() for name, field in fields.items()}
    web_push.check_keys(**keys)
    return keys


# Database jobs


def add(channel: Channel) -> Callable[[Connection], None]:
    """Store a channel; the same URL again takes the place of the earlier one. Refused if there are too many."""

    def job(connection: Connection) -> None:
        lock_guest(connection, channel.guest)
        same = (COLUMNS.guest == channel.guest) & (COLUMNS.kind == channel.kind) & (COLUMNS.url == channel.url)
        for earlier in connection.scalars(select(COLUMNS.id).where(same)).all():
            remove(channel.guest, earlier)(connection)
        if len(of_guest(channel.guest)(connection)) >= MOST:
            raise refused("server-too-many-channels", most=MOST)
        connection.execute(insert(schema.channels).values(asdict(channel)))

    return job


def remove(guest: str, id: str) -> Callable[[Connection], None]:
    """Remove a guest's channel, with what was to be sent to it."""
    own = (COLUMNS.id == id) & (COLUMNS.guest == guest)

    def job(connection: Connection) -> None:
        of_it = schema.notifications.c.channel.in_(select(COLUMNS.id).where(own))
        connection.execute(delete(schema.notifications).where(of_it))
        connection.execute(delete(schema.channels).where(own))

    return job


def of_guest(guest: str) -> Callable[[Connection], list[Channel]]:
    """The channels of a guest, the oldest first."""
    query = select(schema.channels).where(COLUMNS.guest == guest).order_by(COLUMNS.since, COLUMNS.id)
    return lambda connection: [Channel(**row) for row in connection.execute(query).mappings()]


def find(id: str) -> Callable[[Connection], Channel | None]:
    """The channel of that id."""
    query = select(schema.channels).where(COLUMNS.id == id)

    def job(connection: Connection) -> Channel | None:
        row = connection.execute(query).mappings().one_or_none()
        return Channel(**row) if row else None

    return job


def spend(id: str, now: float) -> Callable[[Connection], bool]:
    """Count a message to a channel; whether it may have one more in this hour."""
    hour = int(now // HOUR)
    is_current = COLUMNS.hour == hour
    may = (COLUMNS.id == id) & ~(is_current & (COLUMNS.sent >= MOST_MESSAGES))
    counted = update(schema.channels).where(may).values(hour=hour, sent=case((is_current, COLUMNS.sent + 1), else_=1))
    return lambda connection: bool(connection.execute(counted).rowcount)


def note(connection: Connection, id: str, outcome: str, given_up: bool) -> None:
    """Store what came of a message; one that arrives makes up for all that failed."""
    failed = 0 if outcome == OK else COLUMNS.failed + 1 if given_up else COLUMNS.failed
    values = {"tried": time(), "outcome": outcome, "failed": failed}
    connection.execute(update(schema.channels).where(COLUMNS.id == id).values(values))
