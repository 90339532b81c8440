"""SQLite in the browser: Python's interface of databases (PEP 249) and a dialect of SQLAlchemy, for sql.js.

There is one database, which :func:`use` names. A statement is run as a whole: its rows are all there at once.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import pool
from sqlalchemy.dialects import registry
from sqlalchemy.dialects.sqlite.base import SQLiteDialect
from sqlalchemy.engine.url import URL

from .host import Database

URL_TEXT = "sqlite+browser://"
apilevel, threadsafety, paramstyle = "2.0", 0, "qmark"
sqlite_version_info = (3, 49, 0)  # at least

_database: Database | None = None


def use(database: Database) -> None:
    """Say which database it is."""
    global _database
    _database = database


class Error(Exception):
    """Something that SQLite refuses."""


class InterfaceError(Error):
    """Wrong use of this module."""


class DatabaseError(Error):
    """An error of the database."""


class OperationalError(DatabaseError):
    """The database does not work."""


class IntegrityError(DatabaseError):
    """A constraint of a table was violated."""


class DataError(DatabaseError):
    """Never raised; the interface demands it."""


class InternalError(DatabaseError):
    """Never raised; the interface demands it."""


class ProgrammingError(DatabaseError):
    """A statement that SQLite does not understand."""


class NotSupportedError(DatabaseError):
    """Never raised; the interface demands it."""


def connect(**_: Any) -> Connection:
    """A connection to the database."""
    if _database is None:
        raise InterfaceError("there is no database")
    return Connection(_database)


class Connection:
    """A connection; transactions are begun explicitly."""

    isolation_level = None

    def __init__(self, database: Database) -> None:
        self.database = database
        self.in_transaction = False

    def cursor(self) -> Cursor:
        """A cursor for statements."""
        return Cursor(self)

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Cursor:
        """Run a statement with a cursor of its own."""
        return self.cursor().execute(sql, parameters)

    def commit(self) -> None:
        """End a transaction, if there is one."""
        if self.in_transaction:
            self.execute("COMMIT")

    def rollback(self) -> None:
        """Take back a transaction, if there is one."""
        if self.in_transaction:
            self.execute("ROLLBACK")

    def close(self) -> None:
        """Take back what was not committed; the database stays open."""
        self.rollback()


class Cursor:
    """Runs statements, and has the rows of the last one."""

    arraysize = 1

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.description: list[tuple[Any, ...]] | None = None
        self.rowcount = -1
        self.lastrowid: int | None = None
        self._rows: list[tuple[Any, ...]] = []

    def execute(self, sql: str, parameters: Sequence[Any] = ()) -> Cursor:
        """Run a statement."""
        try:
            found = self.connection.database.run(sql, list(parameters))
        except Exception as error:  # whatever JavaScript throws
            raise error_of(str(error)) from error
        word = sql.split(None, 1)[0].upper()
        if word == "BEGIN":
            self.connection.in_transaction = True
        elif word == "COMMIT" or sql.strip().upper() == "ROLLBACK":
            self.connection.in_transaction = False
        columns = list(found.columns)
        self.description = [(name, *[None] * 6) for name in columns] if columns else None
        self._rows = [tuple(row) for row in json.loads(found.rows)]
        self.rowcount = found.changes if word in ("INSERT", "UPDATE", "DELETE", "REPLACE") else -1
        self.lastrowid = found.last_id if word == "INSERT" else None
        return self

    def executemany(self, sql: str, several: Iterable[Sequence[Any]]) -> Cursor:
        """Run a statement several times."""
        changes = 0
        for parameters in several:
            changes += self.execute(sql, parameters).rowcount
        self.rowcount = changes
        return self

    def fetchone(self) -> tuple[Any, ...] | None:
        """The next row, if there is one."""
        return self._rows.pop(0) if self._rows else None

    def fetchmany(self, size: int | None = None) -> list[tuple[Any, ...]]:
        """The next rows."""
        size = size or self.arraysize
        found, self._rows = self._rows[:size], self._rows[size:]
        return found

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All rows that are left."""
        found, self._rows = self._rows, []
        return found

    def close(self) -> None:
        """Forget the rows."""
        self._rows = []


def error_of(text: str) -> Error:
    """The error of a message of SQLite's."""
    if "constraint failed" in text:
        return IntegrityError(text)
    if "syntax error" in text or "no such" in text:
        return ProgrammingError(text)
    return OperationalError(text)


class BrowserDialect(SQLiteDialect):
    """SQLite through this module."""

    driver = "browser"
    supports_statement_cache = True
    default_paramstyle = paramstyle

    @classmethod
    def import_dbapi(cls) -> Any:
        """This module."""
        return sys.modules[__name__]

    @classmethod
    def get_pool_class(cls, url: URL) -> type[pool.Pool]:
        """There is one connection."""
        return pool.StaticPool

    def _get_server_version_info(self, connection: Any) -> tuple[int, ...]:
        return sqlite_version_info

    def create_connect_args(self, url: URL) -> Any:
        """Nothing: there is one database."""
        return [], {}


registry.register("sqlite.browser", __name__, BrowserDialect.__name__)
