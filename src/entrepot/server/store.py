"""The one thread that talks to the database.

What is asked for while it is busy is done together, in one transaction: a disk that needs some milliseconds to make a
transaction safe still takes hundreds of actions a second. Nobody gets an answer before everything is safe.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from ..core.errors import OptionError
from ..core.messages import message
from . import schema

T = TypeVar("T")
Job = Callable[[Connection], Any]
Asked = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

AT_ONCE = 200  # jobs in one transaction


class Store:
    """A database, reached by jobs: functions that are given a connection."""

    def __init__(self, url: str) -> None:
        self.engine = opened(url)
        self._asked: SimpleQueue[Asked | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="entrepot-store", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[Connection], T]) -> T:
        """What the job gives, once all that it wrote is safe. A job that fails has written nothing."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._asked.put((job, future, loop))
        return await asyncio.shield(future)

    def close(self) -> None:
        """Do what has been asked for and let go of the database."""
        self._asked.put(None)
        self._thread.join()
        self.engine.dispose()

    def _work(self) -> None:
        while (first := self._asked.get()) is not None:
            batch, go_on = self._more(first)
            self._answer(batch)
            if not go_on:
                return

    def _more(self, first: Asked) -> tuple[list[Asked], bool]:
        """All that waits by now, and whether there may be more to come."""
        batch = [first]
        with suppress(Empty):
            while len(batch) < AT_ONCE:
                asked = self._asked.get_nowait()
                if asked is None:
                    return batch, False
                batch.append(asked)
        return batch, True

    def _answer(self, batch: list[Asked]) -> None:
        try:
            with self.engine.begin() as connection:
                outcomes = [outcome(connection, job) for job, _, _ in batch]
        except Exception as error:  # nothing of it was written
            outcomes = [(None, error)] * len(batch)
        for (_, future, loop), (result, failure) in zip(batch, outcomes, strict=True):
            with suppress(RuntimeError):  # the loop has closed: nobody waits any more
                loop.call_soon_threadsafe(settle, future, result, failure)


def outcome(connection: Connection, job: Job) -> tuple[Any, Exception | None]:
    """What a job gives, or what went wrong; then nothing of it is written."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as error:
        return None, error


def settle(future: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    """Answer whoever still waits."""
    if future.done():
        return
    if failure:
        future.set_exception(failure)
    else:
        future.set_result(result)


# Opening


def opened(url: str) -> Engine:
    """The database behind a URL, with its tables made if there are none."""
    try:
        engine = create_engine(url)
        if engine.dialect.name == "sqlite":
            set_up_sqlite(engine)
        schema.metadata.create_all(engine)
        with engine.begin() as connection:
            version = kept(connection, "schema", lambda: schema.VERSION)
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        raise OptionError(message("server-database", reason=str(getattr(error, "orig", None) or error))) from error
    if version != schema.VERSION:
        raise OptionError(message("server-database-version", found=version, known=schema.VERSION))
    return engine


def set_up_sqlite(engine: Engine) -> None:
    """Readers beside a writer, each transaction safe on the disk, and transactions that begin where we say."""

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def kept(connection: Connection, name: str, make: Callable[[], str] = lambda: secrets.token_hex(32)) -> str:
    """A value that is made once and then kept."""
    found = connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == name))
    if found is None:
        found = make()
        connection.execute(insert(schema.keys).values(name=name, value=found))
    return str(found)


def sqlite_url(path: Path) -> str:
    """The URL of a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return make_url("sqlite://").set(database=str(path)).render_as_string()
