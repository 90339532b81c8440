"""Sends notifications in the background. A game never waits for it, and nothing that goes wrong here reaches one."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from email.header import Header
from time import time

from ..core import registry
from ..core.errors import EntrepotError
from ..core.messages import Message as Said
from ..core.messages import message
from ..i18n import Speaker
from . import channels, notifications, outgoing, web_push
from .channels import FEED, HOUR, NTFY, OK, PUSH, Channel
from .errors import StorageError
from .notifications import TEST, TURN, Message, Notification
from .responses import compact
from .table_service import TableService, log

POLL = 5.0  # seconds between two searches
OVERLAP = 60.0  # seconds that a search goes back before the last one: clocks differ, and commits take time
AT_ONCE = 32  # requests of one process
BACKOFF = (10.0, 60.0, 600.0, 3600.0)  # seconds after the first, second, … attempt that failed
GONE = (404, 410)  # statuses by which a push service says that a browser has unsubscribed
PASSING = (408, 425, 429)  # statuses below 500 after which another attempt may succeed


class Notifier:
    """The background task of one process."""

    def __init__(self, service: TableService, push_key: web_push.ServerKey | None) -> None:
        self.service, self.storage, self.settings = service, service.storage, service.settings
        self.push_key = push_key
        self.waiting = asyncio.Event()
        """Set when something may be due at once."""
        self.searched = 0.0
        """When the last search began; the first one looks at all tables."""
        self.sending: set[asyncio.Task[None]] = set()
        self._task: asyncio.Task[None] | None = None

    @property
    def private(self) -> bool:
        """Whether messages may be sent to addresses that are not public."""
        return self.settings.notifications == "private"

    async def __aenter__(self) -> None:
        """Start it, unless notifications are switched off."""
        if self.settings.notifications != "off":
            self._task = asyncio.create_task(self.run())

    async def __aexit__(self, *error: object) -> None:
        """End it; what has not been sent yet is in the database."""
        if self._task:
            self._task.cancel()

    async def run(self) -> None:
        """Search and send, whatever happens."""
        while True:
            try:
                await self.search()
                await self.send_due()
            except StorageError:
                pass  # the log has it
            except Exception:
                self.service.metrics.errors.inc()
                log.exception("searching for notifications failed")
            self.waiting.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.waiting.wait(), min(POLL, max(0.05, self.settings.notify_delay / 2)))

    async def search(self) -> None:
        """Find what has become due since the last search."""
        now, delay = time(), self.settings.notify_delay
        place: notifications.Place | None = (self.searched - delay - OVERLAP, "")
        while place:
            place = await self.storage.run(notifications.find_new(delay, place))
        self.searched = now

    async def send_due(self) -> None:
        """Claim what is due, and send it in tasks."""
        free = AT_ONCE - len(self.sending)
        for claimed in await self.storage.run(notifications.claim(free)) if free else ():
            task = self.service.start_task(self.handle(claimed))
            self.sending.add(task)
            task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.sending.discard(task)
        if len(self.sending) == AT_ONCE - 1:
            self.waiting.set()  # there may be more than could be sent at once

    async def handle(self, claimed: Notification) -> None:
        """Send a claimed notification, unless it is out of date, the guest is there, or there were too many."""
        with suppress(StorageError):  # another attempt follows when the lease ends
            found, connected = await self.storage.run(notifications.read(claimed))
            if found is None or found.channel.kind == FEED:
                await self.storage.run(notifications.settle(claimed))
            elif connected or self.is_here(found):  # whoever does not take the turn before leaving is reminded
                again = time() + self.settings.notify_delay if claimed.kind == TURN else None
                await self.storage.run(notifications.settle(claimed, again, claimed.attempts))
            elif not await self.storage.run(channels.spend(found.channel.id, time())):
                await self.storage.run(notifications.settle(claimed, (time() // HOUR + 1) * HOUR, claimed.attempts))
            else:
                await self.deliver(claimed, found)

    def is_here(self, found: Message) -> bool:
        """Whether a guest is connected to the table at this process."""
        table = self.service.tables.get(found.table)
        return table is not None and found.channel.guest in table.here

    async def deliver(self, claimed: Notification, found: Message) -> None:
        """Send a message, and note what came of it; a failure that may pass is tried again."""
        status, outcome = await self.send(found)
        self.service.metrics.notifications.labels(OK if outcome == OK else "failed").inc()
        if found.channel.kind == PUSH and status in GONE:
            await self.storage.run(channels.remove(found.channel.guest, found.channel.id))
            return
        failures = claimed.attempts + 1
        passing = outcome != OK and (status is None or status >= 500 or status in PASSING)
        again = passing and claimed.kind != TEST and failures <= len(BACKOFF)
        due = time() + BACKOFF[failures - 1] if again else None
        await self.storage.run(notifications.settle(claimed, due, failures, outcome))

    async def send(self, found: Message) -> tuple[int | None, str]:
        """The status with which a message was answered, and the outcome in a word."""
        try:
            headers, body = await asyncio.to_thread(self.request, found)  # loading catalogs takes a while
            status = await outgoing.post(found.channel.url, headers, body, self.private)
        except outgoing.SendError as error:
            return None, error.outcome
        except EntrepotError:  # private addresses were allowed when the channel was made, and no longer are
            return 400, "address"
        return status, OK if 200 <= status < 300 else str(status)

    def request(self, found: Message) -> tuple[dict[str, str], bytes]:
        """The headers and the body that a channel wants."""
        channel, (title, text) = found.channel, texts(found)
        if channel.kind == NTFY:
            return ntfy_headers(title, channel.link(found.table)), text.encode()
        body = compact(json_message(found, title, text)).encode()
        if channel.kind != PUSH:
            return {"Content-Type": "application/json"}, body
        if self.push_key is None:
            raise outgoing.SendError("unreachable")
        sealed = web_push.encrypt(body, channel.keys["p256dh"], channel.keys["auth"])
        return web_push.headers(self.push_key, channel.url, contact(channel), found.table), sealed


# What a message says


def texts(found: Message) -> tuple[str, str]:
    """Title and text in the guest's language. They name the game, and nobody who plays."""
    say = Speaker(found.language)
    return say(notice(f"notify-{found.kind}-title", found.game)), say(notice(f"notify-{found.kind}", found.game))


def notice(id: str, game: str | None) -> Said:
    """A message about a game; one that this server cannot load any more is called by its name."""
    return message(id, game=title_of(game)) if game else message(id)


def title_of(game: str) -> Said | str:
    """The title of a game."""
    try:
        return registry.find(game).title
    except EntrepotError:
        return game


def json_message(found: Message, title: str, text: str) -> dict[str, object]:
    """A message for programs. Several chat services show what they find under ``text`` or ``content``."""
    link = found.channel.link(found.table)
    line = f"{title}: {link}"
    about = {"kind": found.kind, "game": found.game, "table": found.table or None, "event": found.number}
    return {**about, "title": title, "body": text, "url": link, "text": line, "content": line}


def ntfy_headers(title: str, link: str) -> dict[str, str]:
    """The headers by which ntfy knows a message's title and what to open."""
    plain = title if title.isascii() else Header(title, "utf-8", maxlinelen=10_000).encode()
    return {"Title": plain, "Click": link, "Content-Type": "text/plain; charset=utf-8"}


def contact(channel: Channel) -> str:
    """How a push service may contact whoever runs this server."""
    return channel.page
