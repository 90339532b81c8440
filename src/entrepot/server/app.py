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


def create(settings: Settings) -> Starlette:
    """The application, with its database open."""
    house = House(settings)
    with house.store.engine.begin() as connection:
        door = Door(kept(connection, "cookies"))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        house.workers.warm_up()
        gc.disable()  # looking through all objects at any moment would make people wait; see sweep
        sweeping = asyncio.create_task(sweep(house))
        yield
        sweeping.cancel()
        await house.close()

    app = Starlette(
        routes=[*Api(house, door).routes(), *pages.routes()],
        middleware=[
            Middleware(Guard, origins=settings.origins),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5),
        ],
        exception_handlers={EntrepotError: refuse, HTTPException: refuse_http, Exception: fail},
        lifespan=lifespan,
        max_body_size=settings.record_size,
    )
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
