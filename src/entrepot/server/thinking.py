"""A process without HTTP that lets the bots of a shared database think."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress

from ..core.errors import OptionError
from ..core.messages import message
from .app import in_use, new_service
from .settings import Settings


def think(settings: Settings, started: Callable[[], None]) -> None:
    """Think until this process is interrupted; call the function once it has started."""
    asyncio.run(work(settings, started))


async def work(settings: Settings, started: Callable[[], None]) -> None:
    """Take part in the tables of a database until the process should end."""
    ended = asyncio.Event()
    service = new_service(settings)
    if not service.storage.shared:
        service.storage.close()
        raise OptionError(message("server-needs-postgresql"))
    with suppress(NotImplementedError):  # on Windows Ctrl-C cancels this task
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with in_use(service):
        started()
        await ended.wait()
