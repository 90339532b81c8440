"""The HTTP interface to a guest's notifications: channels, tests, feeds."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import channels, feeds, guest_queries, notifications, protocol
from .address_limits import address_of
from .channels import FEED, PUSH, Channel
from .errors import refused
from .notifier import Notifier
from .openapi import accepts, returns
from .responses import json_response

if TYPE_CHECKING:
    from .api import Api

CHANGES = (20, 0.02)  # new channels and tests of one address: at once, and a second
CACHED = {"Cache-Control": "private, max-age=60"}


class NotificationApi:
    """What a guest can set up about notifications."""

    def __init__(self, api: Api, notifier: Notifier) -> None:
        self.api, self.service, self.notifier = api, api.service, notifier

    def routes(self) -> list[Route]:
        """All routes."""
        own = "/api/me/notifications"
        return [
            Route(own, self.show),
            Route(own, self.add, methods=["POST"]),
            Route(f"{own}/remove", self.remove, methods=["POST"]),
            Route(f"{own}/test", self.test, methods=["POST"]),
            Route("/api/feeds/{id}/turns.atom", self.atom),
            Route("/api/feeds/{id}/turns.ics", self.ical),
        ]

    @returns(protocol.Notifications)
    async def show(self, request: Request) -> Response:
        """How the guest is notified, and what this server offers."""
        guest = await self.api.guest(request)
        return await self.response(guest.id if guest else "")

    @accepts(protocol.NewChannel)
    @returns(protocol.Notifications)
    async def add(self, request: Request) -> Response:
        """Set up a channel: a URL of ntfy, a webhook, a subscribed browser, or a feed."""
        guest = await self.api.sender(request)
        wish = await self.api.body(request)
        self.check_available(wish.fields(("kind", "url", "keys"), ("kind",))["kind"].text())
        self.service.limits.spend("channel", address_of(request.scope), CHANGES)
        channel = channels.new_channel(guest.id, page_address(request), wish, self.notifier.private)
        await self.service.storage.run(channels.add(channel))
        return await self.response(guest.id)

    def check_available(self, kind: str) -> None:
        """Refuse what this server cannot do."""
        if kind != FEED and self.service.settings.notifications == "off":
            raise refused("server-no-notifications")
        if kind == PUSH and self.notifier.push_key is None:
            raise refused("server-no-push")

    @accepts(protocol.ChannelChoice)
    @returns(protocol.Notifications)
    async def remove(self, request: Request) -> Response:
        """Remove a channel; the address of a feed does not work any more."""
        guest = await self.api.sender(request)
        await self.service.storage.run(channels.remove(guest.id, await self.chosen(request)))
        return await self.response(guest.id)

    @accepts(protocol.ChannelChoice)
    @returns(protocol.Notifications)
    async def test(self, request: Request) -> Response:
        """Send a test to a channel, soon; its outcome is shown with the channel."""
        guest = await self.api.sender(request)
        found = await self.service.storage.run(channels.find(await self.chosen(request)))
        if found is None or found.guest != guest.id or found.kind == FEED:
            raise refused("server-no-channel")
        self.check_available(found.kind)
        self.service.limits.spend("channel", address_of(request.scope), CHANGES)
        await self.service.storage.run(notifications.put_test(found.id))
        self.notifier.waiting.set()
        return await self.response(guest.id)

    async def chosen(self, request: Request) -> str:
        """The channel that a request names."""
        return (await self.api.body(request)).fields(("id",), ("id",))["id"].text()

    async def response(self, guest: str) -> Response:
        """How a guest is notified."""
        found = await self.service.storage.run(channels.of_guest(guest))
        key, settings = self.notifier.push_key, self.service.settings
        offered: protocol.Notifications = {
            "enabled": settings.notifications != "off",
            "push_key": key.public if key else None,
            "channels": [channel_info(channel) for channel in found],
        }
        return json_response(offered)

    # Feeds

    async def feed(self, request: Request) -> tuple[Channel, list[notifications.WaitingTurn], str]:
        """The feed of an address, what is in it, and in which language."""
        channel = await self.service.storage.run(channels.find(request.path_params["id"]))
        if channel is None or channel.kind != FEED:
            raise refused("server-no-feed", 404)
        language = await self.service.storage.run(guest_queries.language_of(channel.guest))
        turns = await self.service.storage.run(notifications.turns_of(channel.guest))
        return channel, list(turns), language or "en"

    @returns(str, feeds.ATOM_TYPE)
    async def atom(self, request: Request) -> Response:
        """The tables that wait for the guest of the feed, as Atom."""
        text = await asyncio.to_thread(feeds.atom, *await self.feed(request))  # loading catalogs takes a while
        return Response(text, headers=CACHED, media_type=feeds.ATOM_TYPE)

    @returns(str, feeds.ICAL_TYPE)
    async def ical(self, request: Request) -> Response:
        """The tables that wait for the guest of the feed, as a calendar."""
        text = await asyncio.to_thread(feeds.ical, *await self.feed(request))
        return Response(text, headers=CACHED, media_type=feeds.ICAL_TYPE)


def page_address(request: Request) -> str:
    """Where the guest reaches the page, also below a base path. Links in messages and feeds begin with it."""
    return str(request.base_url)


def channel_info(channel: Channel) -> protocol.Channel:
    """A channel, as its guest sees it. The URL of a subscription tells nobody anything."""
    address = f"{channel.page}api/feeds/{channel.id}/turns"
    return {
        "id": channel.id,
        "kind": channel.kind,
        "url": "" if channel.kind == PUSH else channel.url,
        "feeds": [f"{address}.atom", f"{address}.ics"] if channel.kind == FEED else [],
        "tried": channel.tried,
        "outcome": channel.outcome,
        "paused": channel.failed >= channels.MOST_FAILURES,
    }
