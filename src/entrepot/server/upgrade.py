"""Upgrades a database of an earlier version in place: everything in one transaction, and never without a backup."""

from __future__ import annotations

from contextlib import nullcontext
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, Engine, text

from ..files import data_folder
from . import backup, schema
from .backup_file import read_file
from .storage import lock_set_up, lock_sqlite, transaction, version_of


def upgrade_database(url: str) -> Path | None:
    """Upgrade a database if its version is an earlier one; then the path of the backup that was made before."""
    with lock_sqlite(url) or nullcontext(), transaction(url) as connection:
        lock_set_up(connection)
        version = version_of(connection)
        if version is None or version >= schema.VERSION:
            return None
        path = backup_path(connection.engine, version)
        replace_tables(connection, path)
        return path


def backup_path(engine: Engine, version: int) -> Path:
    """A new file beside an SQLite database, or in the data folder for another one."""
    is_file = engine.dialect.name == "sqlite" and engine.url.database
    place = Path(engine.url.database or "") if is_file else data_folder() / "server"
    place.parent.mkdir(parents=True, exist_ok=True)
    return place.with_name(f"{place.name}-version-{version}-{datetime.now():%Y%m%d-%H%M%S}.backup.gz")


def replace_tables(connection: Connection, path: Path) -> None:
    """Write everything to a file, and replace it by what the file says in the current version."""
    stored = backup.stored_tables(connection)
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"LOCK TABLE {', '.join(stored)} IN ACCESS EXCLUSIVE MODE"))
    backup.write_backup(connection, path)
    next(iter(stored.values())).metadata.drop_all(connection)
    backup.insert_batches(connection, path, *read_file(path))
