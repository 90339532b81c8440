"""The ASGI application."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..core.errors import EntrepotError
from ..core.messages import Message, message
from . import enforcement, frontend, gameplay, web_push
from .access_log import Watched
from .address_limits import LimitsMiddleware
from .api import Api, log_broken_games
from .errors import RefusalError, reason
from .guests import GuestTokens
from .notifier import Notifier
from .responses import json_response
from .security import SecurityMiddleware
from .settings import Settings
from .sharing import Sharing
from .storage import stored_value
from .table_service import Resources, TableService

NEVER = 2**31 - 1  # collections of younger objects before one of all objects


class Application(Starlette):
    """The application below its base path, with its access log.

    Sockets bypass the framework's middleware, which would keep memory for each of them for hours.
    """

    api: Api
    settings: Settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request, a socket or the lifespan."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        scope["root_path"] = self.settings.base_path.rstrip("/")  # which the framework's routes leave out
        if not self.settings.access_log:
            await self.answer(scope, receive, send)
            return
        watched = Watched(scope, send)
        try:
            await self.answer(scope, receive, watched)
        finally:
            watched.write()

    def answer(self, scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        """Handle a request or a socket; not a coroutine itself, which would take memory for each socket."""
        return (self.api.socket if scope["type"] == "websocket" else super().__call__)(scope, receive, send)


def create(settings: Settings) -> Application:
    """The application, with its database open."""
    log_broken_games()
    service = new_service(settings)
    api, notifier = new_api(service)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with in_use(service), notifier:
            yield

    app = Application(
        routes=[*api.routes(), *frontend.routes(settings.site)],
        middleware=[
            Middleware(SecurityMiddleware, settings=settings),
            Middleware(LimitsMiddleware, limits=service.limits),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers=handlers(),
        lifespan=lifespan,
        max_body_size=settings.record_size,
    )
    app.api = api
    app.settings = settings
    app.state.service = service
    return app


def new_service(settings: Settings, resources: Resources | None = None) -> TableService:
    """The tables, with their database open."""
    service = TableService(settings, resources)
    service.continue_game = partial(gameplay.schedule_next, service)
    return service


def new_api(service: TableService) -> tuple[Api, Notifier]:
    """What answers requests about the tables, and what sends notifications of them; with their keys stored."""
    with service.storage.engine.begin() as connection:
        notifier = Notifier(service, web_push.stored_key(connection))
        return Api(service, GuestTokens(stored_value(connection, "cookies")), notifier), notifier


@asynccontextmanager
async def in_use(service: TableService) -> AsyncIterator[None]:
    """Everything that goes on in the background while tables are in use."""
    if service.thinks:
        service.workers.warm_up()
    gc.set_threshold(2_000, 10, NEVER)  # a full collection would delay players; see clean_up
    await enforcement.reload(service)
    cleaning = asyncio.create_task(clean_up(service))
    sharing = Sharing(service) if service.storage.shared else None
    watching = None if sharing else asyncio.create_task(enforcement.watch(service))
    try:
        yield
    finally:
        cleaning.cancel()
        if watching:
            watching.cancel()
        if sharing:
            await sharing.close()
        await service.close()


async def clean_up(service: TableService) -> None:
    """Evict idle tables and collect garbage from time to time."""
    while True:
        await asyncio.sleep(service.settings.idle / 2)
        service.evict_idle()
        gc.collect()
        release_memory()


def release_memory() -> None:
    """Return free memory to the system, where the C library can do that."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


async def refuse(request: Request, error: Exception) -> Response:
    """A refusal of ours."""
    assert isinstance(error, EntrepotError)
    return refusal(reason(error), error.status if isinstance(error, RefusalError) else 400)


async def refuse_http(request: Request, error: Exception) -> Response:
    """An error of the framework: no such address, no such method, a request too long."""
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and frontend.is_for_people(request):
        return await frontend.document(request, 404)
    return refusal(message("server-http", status=error.status_code), error.status_code)


async def fail(request: Request, error: Exception) -> Response:
    """An unexpected error: the log has the details, the guest learns only that it happened."""
    request.app.state.service.metrics.errors.inc()
    return refusal(message("server-error"), 500)


def refusal(why: Message, status: int) -> Response:
    """A response with the reason for a refusal."""
    return json_response({"reason": why.to_json()}, status)


def handlers() -> dict[Any, Any]:
    """What is answered to errors, by their class."""
    return {EntrepotError: refuse, HTTPException: refuse_http, Exception: fail}
