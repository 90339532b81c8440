"""The HTTP interface to a guest's devices, and to what a host decides about people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from . import hosting, identity, protocol, views
from .address_limits import CODES, address_of
from .device_labels import label_of
from .guests import COOKIE, Guest
from .moderation import CHAT
from .openapi import accepts, returns
from .passes import LINK_SECONDS
from .responses import json_response
from .seating import flag
from .table import Table
from .table_service import TableService

if TYPE_CHECKING:
    from .api import Api

Change = Callable[[TableService, Table, Guest, str], Awaitable[None]]


class PeopleApi:
    """Part of the interface; who sends a request, and about which table, is found out by the whole."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.service = api.service

    def routes(self) -> list[Route]:
        """All routes."""
        table = "/api/tables/{id}"
        return [
            Route("/api/me/identity", self.identity),
            Route("/api/me/recovery", self.recovery, methods=["POST"]),
            Route("/api/me/link", self.link, methods=["POST"]),
            Route("/api/me/move", self.move, methods=["POST"]),
            Route("/api/me/remove-device", self.remove_device, methods=["POST"]),
            Route("/api/me/sign-out", self.sign_out, methods=["POST"]),
            Route(f"{table}/remove", self.remove, methods=["POST"]),
            Route(f"{table}/readmit", self.readmit, methods=["POST"]),
            Route(f"{table}/mute", self.mute, methods=["POST"]),
            Route(f"{table}/unmute", self.unmute, methods=["POST"]),
            Route(f"{table}/chat", self.chat, methods=["POST"]),
        ]

    # Devices

    @returns(protocol.Identity)
    async def identity(self, request: Request) -> Response:
        """The devices on which the guest is signed in, and whether there is a recovery code."""
        guest = await self.api.guest(request)
        nothing: protocol.Identity = {"devices": [], "recovery": None}
        return json_response(await identity.describe(self.service, guest) if guest else nothing)

    @returns(protocol.Code)
    async def recovery(self, request: Request) -> Response:
        """A new recovery code, instead of the last one. It is shown only now."""
        return await self.new_code(request, None)

    @returns(protocol.Code)
    async def link(self, request: Request) -> Response:
        """A code for a link that turns one other device into the guest's, if followed soon."""
        return await self.new_code(request, LINK_SECONDS)

    async def new_code(self, request: Request, seconds: int | None) -> Response:
        """A new code."""
        guest = await self.api.sender(request)
        self.limit(request)
        return json_response(await identity.new_code(self.service, guest, label_of(request), seconds))

    @accepts(protocol.MoveWish)
    @returns(protocol.Move)
    async def move(self, request: Request) -> Response:
        """To whom a code leads; if confirmed, the device becomes that guest's."""
        await self.api.sender(request)
        self.limit(request)
        fields = (await self.api.body(request)).fields(("code", "confirmed"), ("code",))
        code = fields["code"].text()
        if not flag(fields, "confirmed"):
            return json_response(await identity.look_at(self.service, code))
        found, guest = await identity.move(self.service, code, label_of(request))
        return self.api.with_cookie(request, guest, json_response(found))

    def limit(self, request: Request) -> None:
        """Refuse an address that tries many codes."""
        self.service.limits.spend("code", address_of(request.scope), CODES)

    @accepts(protocol.DeviceWish)
    @returns(protocol.Identity)
    async def remove_device(self, request: Request) -> Response:
        """Sign out on one of the guest's devices."""
        guest = await self.api.sender(request)
        device = (await self.api.body(request)).fields(("device",), ("device",))["device"].text()
        await identity.remove_device(self.service, guest, device)
        response = json_response(await identity.describe(self.service, guest))
        if device == guest.device:
            response.delete_cookie(COOKIE, self.service.settings.base_path)
        return response

    @returns(protocol.Identity)
    async def sign_out(self, request: Request) -> Response:
        """Sign out on all other devices, and make all codes void."""
        guest = await identity.sign_out(self.service, await self.api.sender(request), label_of(request))
        response = json_response(await identity.describe(self.service, guest))
        response.background = BackgroundTask(identity.keep_closing, self.service, [guest.id])
        return self.api.with_cookie(request, guest, response)

    # What a host decides

    @accepts(protocol.PersonWish)
    @returns(protocol.TableInfo)
    async def remove(self, request: Request) -> Response:
        """Take somebody's seat away; during a game a bot plays on. For the host only."""
        return await self.decide(request, hosting.remove)

    @accepts(protocol.PersonWish)
    @returns(protocol.TableInfo)
    async def readmit(self, request: Request) -> Response:
        """Let somebody back in. For the host only."""
        return await self.decide(request, hosting.readmit)

    @accepts(protocol.PersonWish)
    @returns(protocol.TableInfo)
    async def mute(self, request: Request) -> Response:
        """Let somebody write nothing more in the chat. For the host only."""
        return await self.decide(request, hosting.mute)

    @accepts(protocol.PersonWish)
    @returns(protocol.TableInfo)
    async def unmute(self, request: Request) -> Response:
        """Let somebody write again. For the host only."""
        return await self.decide(request, hosting.unmute)

    async def decide(self, request: Request, change: Change) -> Response:
        """A host's decision about a person."""
        guest = await self.api.sender(request)
        person = (await self.api.body(request)).fields(("person",), ("person",))["person"].text()
        table = await self.api.table(request, guest)
        await change(self.service, table, guest, person)
        return json_response(views.table_info(table, guest.id))

    @accepts(protocol.ChatWish)
    @returns(protocol.TableInfo)
    async def chat(self, request: Request) -> Response:
        """Say who may write in the chat. For the host only."""
        guest = await self.api.sender(request)
        who = (await self.api.body(request)).fields(("chat",), ("chat",))["chat"].one_of(CHAT)
        table = await self.api.table(request, guest)
        await hosting.set_chat(self.service, table, guest, who)
        return json_response(views.table_info(table, guest.id))
