"""The tables of one browser."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from ..core.errors import OptionError
from ..server import upgrade_database
from ..server.app import handlers, in_use, new_api, new_service
from ..server.settings import Settings
from ..server.table_service import Resources
from . import sql_js, transfer
from .bridge import Bridge
from .host import Host
from .resources import browser_resources
from .thinking import bytes_of


class Tables(Bridge):
    """What the page's worker asks for: requests and sockets, and everything as a file."""

    def save_all(self, settings: str) -> bytes:
        """Everything that is stored, with the page's settings."""
        return transfer.save_all(settings)

    async def load_all(self, data: Any) -> str:
        """Replace everything that is stored with the contents of a file; return its settings. The page then reloads."""
        settings, cookie = transfer.load_all(bytes_of(data))
        await self.host.save()
        await self.host.keep_cookie(cookie)
        return settings


async def start(host: Host) -> Tables:
    """Open the database and the tables in it."""
    settings = Settings(sql_js.URL_TEXT, processes=1, address_limits=0, notifications="off")
    service = new_service(settings, await open_resources(host))
    api, _ = new_api(service)
    app = Starlette(routes=api.routes(), exception_handlers=handlers(), max_body_size=settings.record_size)
    app.state.service = service
    await AsyncExitStack().enter_async_context(in_use(service))

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await (api.socket if scope["type"] == "websocket" else app)(scope, receive, send)

    return Tables(answer, host, host.cookie)


async def open_resources(host: Host) -> Resources:
    """The stored database, brought to the current version; one that cannot be used is set aside."""
    sql_js.use(host.database)
    try:
        upgrade_database(sql_js.URL_TEXT)
        return browser_resources(host)
    except OptionError:
        await host.set_aside()
        return browser_resources(host)
