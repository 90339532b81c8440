"""How processes that share a PostgreSQL database hear of each other's changes: LISTEN and NOTIFY.

A notice is part of the transaction that makes the change, so it arrives after the commit or not at all. It says which
table or guest has changed and by which process; what has changed is read from the database.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from threading import Event, Thread
from time import monotonic
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, Connection, bindparam, func, select

from .storage import NETWORK

if TYPE_CHECKING:
    import psycopg

CHANNEL = "entrepot"
SANCTIONS = "*"  # in place of a table's id: a decision of whoever runs the server
GUEST = "guest:"  # what notices about guests begin with, instead of a table's id
PROCESSES = 8320  # the class of the advisory locks by which processes show that they are alive
CHECK = 0.25  # seconds until the thread notices that it should end
RETRY = 1.0  # seconds between two attempts to connect
PULSE = 2.0  # seconds between two questions whether the connection still exists
# A host that vanishes without a word loses its lock after half a minute, whether or not there are notices for it.
KEEPALIVE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4 -c tcp_user_timeout=30s"

NOTIFY = select(func.pg_notify(CHANNEL, bindparam("notice")))

log = logging.getLogger("entrepot.server")


def announce(connection: Connection, id: str) -> None:
    """Let the other processes know, once the transaction is committed, that a table has changed."""
    if connection.dialect.name == "postgresql":
        connection.execute(NOTIFY, {"notice": f"{id} {connection.info.get('process', 0)}"})


def announce_guest(connection: Connection, id: str) -> None:
    """Let the other processes know, once the transaction is committed, that a guest is signed out somewhere."""
    announce(connection, f"{GUEST}{id}")


class Listener:
    """The thread that listens. Its connection holds the lock that shows that this process is alive."""

    def __init__(self, url: URL, process: int, hear: Callable[[str], None], catch_up: Callable[[], None]) -> None:
        """Call, in the running loop, ``hear`` with the id of what has changed, ``catch_up`` after each connecting."""
        self.url, self.process = url, process
        self.hear, self.catch_up = hear, catch_up
        self._loop = asyncio.get_running_loop()
        self._ended = Event()
        self._thread = Thread(target=self._work, name="entrepot-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Listen no more."""
        self._ended.set()
        self._thread.join()

    def _work(self) -> None:
        while not self._ended.is_set():
            try:
                with connect(self.url) as connection:
                    self._listen(connection)
            except Exception as error:  # whatever it is, the others must be heard again
                log.warning("listening to other processes failed: %s", error)
                self._ended.wait(RETRY)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        # Shared: after an outage the database may not have noticed yet that our last session has ended.
        connection.execute("SELECT pg_advisory_lock_shared(%s, %s)", [PROCESSES, self.process])
        connection.execute(f"LISTEN {CHANNEL}")
        self._call(self.catch_up)
        asked = monotonic()
        while not self._ended.is_set():
            for notice in connection.notifies(timeout=CHECK):
                id, _, sender = notice.payload.partition(" ")
                if sender != str(self.process):
                    self._call(self.hear, id)
            if monotonic() - asked > PULSE:
                # While the network was away, the database may have ended the session, and whoever only listens is
                # never told.
                connection.execute("SELECT 1")
                asked = monotonic()

    def _call(self, function: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed
            self._loop.call_soon_threadsafe(function, *args)


def connect(url: URL) -> psycopg.Connection[Any]:
    """A connection of our own, whatever driver the others use."""
    import psycopg  # only those who use PostgreSQL have it

    address = url.translate_connect_args(username="user", database="dbname")
    settings = {"autocommit": True, **NETWORK, "options": KEEPALIVE, **address, **url.query}
    return psycopg.connect(**settings)
