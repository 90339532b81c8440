"""Everything that a browser stores, as one file: a backup, as a server makes it, with the page's settings beside it."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, delete, insert, select

from ..server import backup, schema
from ..server.backup_file import read_file
from ..server.guests import COOKIE, GuestTokens
from ..server.storage import stored_value, transaction
from . import sql_js

SETTINGS = "page-settings"  # the key under which they are stored
KEYS, DEVICES = schema.keys.c, schema.devices.c


def save_all(settings: str) -> bytes:
    """Everything, with the page's settings, as a backup."""
    with TemporaryDirectory() as folder, transaction(sql_js.URL_TEXT) as connection:
        connection.execute(delete(schema.keys).where(KEYS.name == SETTINGS))
        connection.execute(insert(schema.keys).values(name=SETTINGS, value=settings))
        path = Path(folder, "backup")
        backup.write_backup(connection, path)
        return path.read_bytes()


def load_all(data: bytes) -> tuple[str, str]:
    """Put a backup in the place of everything; the settings in it, and the cookie of whoever used it last.

    A file that is not a backup changes nothing.
    """
    with TemporaryDirectory() as folder, transaction(sql_js.URL_TEXT) as connection:
        path = Path(folder, "backup")
        path.write_bytes(data)
        header, batches = read_file(path)
        schema.metadata.drop_all(connection)
        backup.insert_batches(connection, path, header, batches)
        settings = connection.scalar(select(KEYS.value).where(KEYS.name == SETTINGS))
        return settings or "", cookie_of_last(connection)


def cookie_of_last(connection: Connection) -> str:
    """The cookie by which the guest who was there last is known again; empty if there is none."""
    last = connection.execute(select(DEVICES.guest, DEVICES.id).order_by(DEVICES.used.desc()).limit(1)).first()
    tokens = GuestTokens(stored_value(connection, "cookies"))
    return f"{COOKIE}={tokens.cookie(last.guest, last.id)}" if last else ""
