"""The command import: the record of a game from a table with one row for each turn or phase, and the way back."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from ..core import registry
from ..core.errors import ImportTableError
from ..core.messages import message
from ..core.rules import Rules
from ..files import file_error, read_record, write_json
from .command import Command, help_text, placeholder, whole

SECONDS = 60
FIRST_LINE = re.compile(r"\ufeff?game[,;\t] *(\w+)")


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar=placeholder("file"), help=help_text("import-file"))
    parser.add_argument("-o", "--out", type=Path, metavar=placeholder("file"), help=help_text("import-out"))
    text = help_text("import-seconds", default=str(SECONDS))
    parser.add_argument("--seconds", type=whole(1), default=SECONDS, metavar="N", help=text)
    parser.add_argument("--table", action="store_true", help=help_text("import-table"))


def _import(args: argparse.Namespace) -> int:
    if args.table:
        game = read_record(args.file)
        print(game.rules.write_table(game), end="")
        return 0
    text = read_text(args.file)
    found = game_named(text, args.file).import_table(text, args.seconds)
    path = args.out or args.file.with_suffix(".erec")
    write_json(found.game.record() | {"imported": True}, path)
    if found.failure:
        print(message("import-partial", explained=found.explained, rows=found.rows, path=str(path)))
        raise ImportTableError(found.failure)
    print(message("import-done", rows=found.rows, actions=len(found.game.actions), path=str(path)))
    return 0


def read_text(path: Path) -> str:
    """The text of a table."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as error:
        raise file_error(path, error) from error
    except UnicodeDecodeError as error:
        raise ImportTableError(message("import-not-text", path=str(path))) from error


def game_named(text: str, path: Path) -> Rules:
    """The game that a table names in its first line."""
    found = FIRST_LINE.match(text)
    if not found:
        raise ImportTableError(message("import-no-game", path=str(path), example=f"game,{registry.names()[0]}"))
    return registry.find(found[1])


IMPORT = Command("import", "entrepot import game.csv -o game.erec", _arguments, _import)
