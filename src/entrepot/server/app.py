"""The server put together."""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..core.errors import EntrepotError
from ..core.messages import Message, message
from . import pages
from .answers import answer
from .api import Api
from .errors import RefusalError, reason
from .guard import Guard
from .guests import Door
from .house import House
from .settings import Settings
from .store import kept

OLDEST_UNSEEN = 2**31 - 1  # as rarely as can be said


class Application(Starlette):
    """Requests pass through all layers of the framework; a socket does not, for each would keep its part for hours."""

    api: Api

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request, a socket, or the server's life."""
        if scope["type"] == "websocket":
            await self.api.socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create(settings: Settings) -> Application:
    """The application, with its database open."""
    house = House(settings)
    with house.store.engine.begin() as connection:
        api = Api(house, Door(kept(connection, "cookies")))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house.workers.warm_up()
        gc.set_threshold(2_000, 10, OLDEST_UNSEEN)  # looking through all objects would make people wait; see sweep
        sweeping = asyncio.create_task(sweep(house))
        yield
        sweeping.cancel()
        await house.close()

    app = Application(
        routes=[*api.routes(), *pages.routes()],
        middleware=[
            Middleware(Guard, origins=settings.origins),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={EntrepotError: refuse, HTTPException: refuse_http, Exception: fail},
        lifespan=lifespan,
        max_body_size=settings.record_size,
    )
    app.api = api
    app.state.house = house
    return app


async def sweep(house: House) -> None:
    """Clear up now and then, of objects too: it takes a tenth of a second when there are many."""
    while True:
        await asyncio.sleep(house.settings.idle / 2)
        house.sweep()
        gc.collect()
        give_back_memory()


def give_back_memory() -> None:
    """Let the system have what is free, where the C library can do that."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).malloc_trim(0)


async def refuse(request: Request, error: Exception) -> Response:
    """One of our refusals."""
    assert isinstance(error, EntrepotError)
    return refusal(reason(error), error.status if isinstance(error, RefusalError) else 400)


async def refuse_http(request: Request, error: Exception) -> Response:
    """One of the framework's: no such address, no such method, a request too long."""
    assert isinstance(error, HTTPException)
    return refusal(message("server-http", status=error.status_code), error.status_code)


async def fail(request: Request, error: Exception) -> Response:
    """Something that must not happen: the log has it all, the guest no more than that."""
    request.app.state.house.metrics.errors.inc()
    return refusal(message("server-error"), 500)


def refusal(why: Message, status: int) -> Response:
    """A reason as an answer."""
    return answer({"reason": why.to_json()}, status)
