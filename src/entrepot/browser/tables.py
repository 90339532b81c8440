"""The tables of one browser."""

from __future__ import annotations

from contextlib import AsyncExitStack

from starlette.applications import Starlette
from starlette.types import Receive, Scope, Send

from ..bots import LEVELS
from ..server.app import handlers, in_use, new_api, new_service
from ..server.settings import Settings
from . import sql_js
from .bridge import Bridge
from .host import Host
from .resources import browser_resources

FAST_ENOUGH = ("beginner", "easy")  # without a compiled engine


async def start(host: Host) -> Bridge:
    """Open the database and the tables in it; what passes them the page's requests."""
    levels = None if host.compiled else tuple(level for level in LEVELS if level in FAST_ENOUGH)
    settings = Settings(sql_js.URL_TEXT, processes=1, address_limits=0, notifications="off", levels=levels)
    service = new_service(settings, browser_resources(host))
    api, _ = new_api(service)
    app = Starlette(routes=api.routes(), exception_handlers=handlers(), max_body_size=settings.record_size)
    app.state.service = service
    await AsyncExitStack().enter_async_context(in_use(service))

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        await (api.socket if scope["type"] == "websocket" else app)(scope, receive, send)

    return Bridge(answer, host, host.cookie)
