"""The commands backup and restore: everything that a server has stored, in one file."""

from __future__ import annotations

import argparse
from pathlib import Path

from ..core.messages import message
from ..files import data_folder
from .command import Command, help_text, placeholder


def add_database(parser: argparse.ArgumentParser) -> None:
    """The argument that names a server's database."""
    parser.add_argument("--database", metavar="URL", help=help_text("serve-database"))


def database_url(args: argparse.Namespace) -> str:
    """The database that was given, or the one in the data folder."""
    from .. import server  # imported late: few commands need it

    return args.database or server.sqlite_url(data_folder() / "server.sqlite")


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar=placeholder("file"), help=help_text("backup-file"))
    add_database(parser)


def _back_up(args: argparse.Namespace) -> int:
    from .. import server

    counts = server.back_up(database_url(args), args.file)
    print(message("backup-written", path=str(args.file), tables=counts["tables"], events=counts["events"]))
    return 0


def _restore(args: argparse.Namespace) -> int:
    from .. import server

    counts = server.restore(database_url(args), args.file)
    print(message("backup-restored", tables=counts["tables"], events=counts["events"]))
    return 0


BACKUP = Command("backup", "entrepot backup games.backup.gz", _arguments, _back_up)
RESTORE = Command("restore", "entrepot restore games.backup.gz", _arguments, _restore)
