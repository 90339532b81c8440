"""The thread that uses the database.

Jobs that arrive while it is busy share one transaction: a disk that needs some milliseconds for a commit still takes
hundreds of actions a second. A job's result is returned after the commit.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import (
    ArgumentError,
    DBAPIError,
    InterfaceError,
    OperationalError,
    PendingRollbackError,
    SQLAlchemyError,
)

from ..core.errors import OptionError
from ..core.messages import message
from . import schema
from .errors import StorageError

T = TypeVar("T")
Job = Callable[[Connection], Any]
Request = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

log = logging.getLogger("entrepot.server")
BATCH_SIZE = 200  # jobs in one transaction


class Storage:
    """A database, reached by jobs: functions that are given a connection."""

    def __init__(self, url: str) -> None:
        self.engine = open_database(url)
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="entrepot-storage", daemon=True)
        self._thread.start()

    async def run(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once its transaction is committed. A job that fails has written nothing."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._requests.put((job, future, loop))
        return await asyncio.shield(future)

    def close(self) -> None:
        """Finish the waiting jobs and close the database."""
        self._requests.put(None)
        self._thread.join()
        self.engine.dispose()

    def _work(self) -> None:
        while (first := self._requests.get()) is not None:
            batch, go_on = self._waiting(first)
            self._run_batch(batch)
            if not go_on:
                return

    def _waiting(self, first: Request) -> tuple[list[Request], bool]:
        """All jobs that wait, and whether to continue after them."""
        batch = [first]
        with suppress(Empty):
            while len(batch) < BATCH_SIZE:
                asked = self._requests.get_nowait()
                if asked is None:
                    return batch, False
                batch.append(asked)
        return batch, True

    def _run_batch(self, batch: list[Request]) -> None:
        try:
            with self.engine.begin() as connection:
                outcomes = [outcome(connection, job) for job, _, _ in batch]
        except Exception as error:  # the transaction was rolled back
            outcomes = [(None, self._failure(error))] * len(batch)
        for (_, future, loop), (result, failure) in zip(batch, outcomes, strict=True):
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(resolve, future, result, failure)

    def _failure(self, error: Exception) -> Exception:
        """What callers get to know: an outage is no fault of theirs, and the log has the details."""
        if not is_outage(error):
            return error
        log.warning("the database does not work: %s", getattr(error, "orig", None) or error)
        failure = StorageError()
        failure.__cause__ = error
        return failure


def is_outage(error: Exception) -> bool:
    """Whether the database itself failed: it is gone, restarting, locked, or its disk is full."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | InterfaceError | PendingRollbackError)


def outcome(connection: Connection, job: Job) -> tuple[Any, Exception | None]:
    """A job's result or its exception; in that case nothing of it is written. An outage ends the whole transaction."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as error:
        if is_outage(error):
            raise
        return None, error


def resolve(future: asyncio.Future[Any], result: Any, failure: Exception | None) -> None:
    """Set the result, unless the caller has given up."""
    if future.done():
        return
    if failure:
        future.set_exception(failure)
    else:
        future.set_result(result)


# Opening


def open_database(url: str, create: bool = True) -> Engine:
    """Open a database and create the tables that are missing."""
    try:
        engine = create_engine(url, **engine_options(url))
        if engine.dialect.name == "sqlite":
            if not create:
                Path(engine.url.database or "").stat()  # raises an error if there is no such file
            set_up_sqlite(engine)
        if create:
            schema.metadata.create_all(engine)
        with engine.begin() as connection:
            version = stored_value(connection, "schema", lambda: schema.VERSION)
    except (ArgumentError, SQLAlchemyError, ImportError, OSError) as error:
        raise OptionError(message("server-database", reason=str(getattr(error, "orig", None) or error))) from error
    if version != schema.VERSION:
        raise OptionError(message("server-database-version", found=version, known=schema.VERSION))
    return engine


def engine_options(url: str) -> dict[str, Any]:
    """A connection is tried before it is used, because the database may have been restarted; and not for ever."""
    if make_url(url).get_backend_name() != "postgresql":
        return {}
    return {"pool_pre_ping": True, "connect_args": {"connect_timeout": 5, "tcp_user_timeout": 10_000}}


def set_up_sqlite(engine: Engine) -> None:
    """Concurrent readers, durable commits, and explicit transactions."""

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 5000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def stored_value(connection: Connection, name: str, make: Callable[[], str] = lambda: secrets.token_hex(32)) -> str:
    """A value of the server that is generated once and stored."""
    found = connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == name))
    if found is None:
        found = make()
        connection.execute(insert(schema.keys).values(name=name, value=found))
    return str(found)


def sqlite_url(path: Path) -> str:
    """The URL of a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return make_url("sqlite://").set(database=str(path)).render_as_string()
