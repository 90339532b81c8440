"""The thread that uses the database.

Jobs that arrive while it is busy share one transaction: a disk that needs some milliseconds for a commit still takes
hundreds of actions a second. A job's result is returned after the commit. If one of them fails, all are run again, each
of them so that what it has written can be taken back; so a job may run twice, and must not change anything else.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import groupby
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO, Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, inspect, select, text
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
from ..extras import MissingExtraError, need
from . import schema
from .errors import StorageError
from .file_lock import lock_database

T = TypeVar("T")
Job = Callable[[Connection], Any]
Outcome = tuple[Any, Exception | None]  # of a job
Request = tuple[Job, "asyncio.Future[Any]", asyncio.AbstractEventLoop]

log = logging.getLogger("entrepot.server")
BATCH_SIZE = 200  # jobs in one transaction
VERSION_KEY = "schema"  # the key under which the version of the schema is stored
COLLISIONS = ("40001", "40P01", "55P03")  # codes of PostgreSQL: not serializable, a deadlock, too long behind a lock
# A process that hangs in a transaction, or is cut off in the middle of one, must not stop the others for long.
WAIT = "-c lock_timeout=10s -c idle_in_transaction_session_timeout=30s"
WAIT_SERVING = "SET lock_timeout = '3s'; SET idle_in_transaction_session_timeout = '5s'"
# A connection over a network that is gone is given up after ten seconds, also while waiting for an answer.
NETWORK = {
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
}
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 5000",
    "secure_delete = ON",  # what is deleted is overwritten
)
SETTING_UP = 8319  # the advisory lock of a process that sets up the database


class Storage:
    """A database, reached by jobs: functions that are given a connection."""

    def __init__(self, url: str) -> None:
        self._lock = lock_sqlite(url)
        try:
            self.engine = open_database(url)
        except BaseException:
            self._unlock()
            raise
        self.process = set_up_process(self.engine)
        self._start()

    def _start(self) -> None:
        self._requests: SimpleQueue[Request | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="entrepot-storage", daemon=True)
        self._thread.start()

    @property
    def shared(self) -> bool:
        """Whether other processes may use the database too."""
        return self.engine.dialect.name == "postgresql"

    async def run(self, job: Callable[[Connection], T]) -> T:
        """The job's result, once its transaction is committed. A job that fails has written nothing."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._requests.put((job, future, loop))
        return await future

    def close(self) -> None:
        """Finish the waiting jobs and close the database."""
        self._requests.put(None)
        self._thread.join()
        self.engine.dispose()
        self._unlock()

    def _unlock(self) -> None:
        if self._lock:
            self._lock.close()

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
        outcomes = self.outcomes([job for job, _, _ in batch])
        found = zip(batch, outcomes, strict=True)
        for loop, done in groupby(found, key=lambda each: each[0][2]):
            results = [(future, *outcome) for (_, future, _), outcome in done]
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(resolve, results)

    def outcomes(self, jobs: list[Job]) -> list[Outcome]:
        """The results or exceptions of jobs in one transaction; if one of them fails, all are run again separately."""
        try:
            with self.engine.begin() as connection:
                return [(job(connection), None) for job in jobs]
        except Exception as error:  # the transaction was rolled back
            if len(jobs) == 1 or (is_outage(error) and not is_collision(error)):
                return [(None, self._failure(error))] * len(jobs)
        return self._separate_outcomes(jobs)

    def _separate_outcomes(self, jobs: list[Job]) -> list[Outcome]:
        """The results or exceptions of jobs in one transaction, in which a job that fails writes nothing.

        If it collides with that of another process, each job gets its own: then it locks one table and cannot collide.
        """
        try:
            with self.engine.begin() as connection:
                return [outcome(connection, job) for job in jobs]
        except Exception as error:  # the transaction was rolled back
            if is_collision(error):
                return [self.outcomes([job])[0] for job in jobs]
            return [(None, self._failure(error))] * len(jobs)

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


def is_collision(error: Exception) -> bool:
    """Whether transactions of two processes waited for each other, or one too long for the other."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in COLLISIONS


def outcome(connection: Connection, job: Job) -> Outcome:
    """A job's result or its exception; in that case nothing of it is written. An outage ends the whole transaction."""
    try:
        with connection.begin_nested():
            return job(connection), None
    except Exception as error:
        if is_outage(error):
            raise
        return None, error


def resolve(results: Iterable[tuple[asyncio.Future[Any], Any, Exception | None]]) -> None:
    """Set results, except where the caller has given up."""
    for future, result, failure in results:
        if future.done():
            continue
        if failure:
            future.set_exception(failure)
        else:
            future.set_result(result)


# Opening


def open_database(url: str, create: bool = True) -> Engine:
    """Open a database of the current version; an empty one gets its tables."""
    with database_errors():
        engine = connect(url, create)
        with engine.begin() as connection:
            lock_set_up(connection)
            version = version_of(connection)
            if version is None and create:
                create_tables(connection)
                version = schema.VERSION
    check_version(version)
    return engine


@contextmanager
def database_errors() -> Iterator[None]:
    """Turn whatever prevents a database from being used into one sentence."""
    try:
        yield
    except MissingExtraError:
        raise
    except (SQLAlchemyError, ImportError, OSError) as error:
        raise OptionError(message("server-database", reason=str(getattr(error, "orig", None) or error))) from error


@contextmanager
def transaction(url: str, create: bool = True, reading: bool = False) -> Iterator[Connection]:
    """A single transaction with a database of any version."""
    with database_errors():
        engine = connect(url, create, reading)
        try:
            with engine.begin() as connection:
                yield connection
        finally:
            engine.dispose()


def connect(url: str, create: bool = True, reading: bool = False) -> Engine:
    """An engine for a database of any version.

    Transactions that only read see the database as it was when they started, and keep nobody from writing.
    """
    if url.startswith("postgresql"):
        need("psycopg", "postgresql")
    engine = create_engine(url, **engine_options(url))
    if engine.dialect.name == "sqlite":
        if not create:
            Path(engine.url.database or "").stat()  # raises an error if there is no such file
        set_up_sqlite(engine, "BEGIN" if reading else "BEGIN IMMEDIATE")
    elif reading:
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine


def version_of(connection: Connection) -> int | None:
    """The version of a database's schema; none if there is nothing of ours in it."""
    if not inspect(connection).has_table(schema.keys.name):
        return None
    found = connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == VERSION_KEY))
    return int(found) if found else None


def check_version(found: int | None) -> None:
    """Refuse any version but the current one."""
    if check_not_newer(found) < schema.VERSION:
        raise OptionError(message("server-database-older", found=str(found), known=str(schema.VERSION)))


def check_not_newer(found: int | None) -> int:
    """Refuse a database that is empty, or that a later program has written."""
    if found is None:
        raise OptionError(message("server-database-empty"))
    if found > schema.VERSION:
        raise OptionError(message("server-database-version", found=str(found), known=str(schema.VERSION)))
    return found


def create_tables(connection: Connection) -> None:
    """Create the tables of the current version in an empty database."""
    schema.metadata.create_all(connection)
    connection.execute(insert(schema.keys).values(name=VERSION_KEY, value=str(schema.VERSION)))


def lock_sqlite(url: str) -> IO[bytes] | None:
    """Lock an SQLite file; nothing else needs it, and what is no URL is complained about by whoever opens it."""
    with suppress(ArgumentError):
        found = make_url(url)
        if found.get_backend_name() == "sqlite" and found.database and found.database != ":memory:":
            return lock_database(Path(found.database).resolve())
    return None


def set_up_process(engine: Engine) -> int:
    """Give this process a number, by which its notices are known, and tell it to all connections to the database."""
    number = secrets.randbelow(2**31)

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        record.info["process"] = number
        if engine.dialect.name == "postgresql":
            connection.cursor().execute(WAIT_SERVING)
            connection.commit()

    engine.dispose()  # those opened earlier do not know it
    return number


def lock_set_up(connection: Connection) -> None:
    """Let no other process set up the database until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # that may take long
        connection.execute(select(func.pg_advisory_xact_lock(SETTING_UP)))


def is_shared(url: str) -> bool:
    """Whether several processes may use the database of that URL."""
    try:
        return make_url(url).get_backend_name() == "postgresql"
    except ArgumentError:
        return False


def engine_options(url: str) -> dict[str, Any]:
    """A connection is tried before it is used, because the database may have been restarted; and not for ever."""
    if not is_shared(url):
        return {}
    return {"pool_pre_ping": True, "connect_args": {**NETWORK, "options": WAIT}}


def set_up_sqlite(engine: Engine, begin: str) -> None:
    """Concurrent readers, durable commits, and explicit transactions."""

    @event.listens_for(engine, "connect")
    def _(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def stored_value(connection: Connection, name: str, make: Callable[[], str] = lambda: secrets.token_hex(32)) -> str:
    """A value of the server that is generated once and stored."""
    lock_set_up(connection)
    found = connection.scalar(select(schema.keys.c.value).where(schema.keys.c.name == name))
    if found is None:
        found = make()
        connection.execute(insert(schema.keys).values(name=name, value=found))
    return str(found)


def sqlite_url(path: Path) -> str:
    """The URL of a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return make_url("sqlite://").set(database=str(path)).render_as_string()
