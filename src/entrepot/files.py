"""Reading and writing record files, the default folder for them, and words for what can go wrong."""

from __future__ import annotations

import errno
import json
import os
import sys
from pathlib import Path
from typing import Any

from .core.errors import RecordError
from .core.game import Game, from_record
from .core.messages import Message, message

MOST_DEPTH = 64  # of nested JSON; a record has seven levels


def system_reason(error: OSError) -> Message:
    """An error of the operating system in words; in its own where the catalogs have none."""
    name = errno.errorcode.get(error.errno or 0, "unknown")
    return Message(f"error-os-{name.lower()}", {}, fallback=error.strerror or str(error))


def file_error(path: str | os.PathLike[str], error: OSError) -> RecordError:
    """The error to raise if a file cannot be read or written."""
    return RecordError(message("error-file", path=str(path), reason=system_reason(error)))


def read_json(path: str | os.PathLike[str]) -> Any:
    """The content of a JSON file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise file_error(path, error) from error
    return parse_json(data, str(path))


def parse_json(data: bytes, origin: str) -> Any:
    """The content of JSON text; error messages name its origin."""
    try:
        found = json.loads(data.decode("utf-8"))
        check_depth(found)
        return found
    except (ValueError, RecursionError) as error:
        raise RecordError(message("error-not-json", path=origin, reason=_json_reason(error))) from error


def check_depth(value: Any) -> None:
    """Raise ``RecursionError`` for JSON nested so deeply that writing, copying or sending it would."""
    level = [value]
    for _ in range(MOST_DEPTH):
        inner = [each for each in level if isinstance(each, dict | list)]
        level = [child for each in inner for child in (each.values() if isinstance(each, dict) else each)]
        if not level:
            return
    raise RecursionError


def _json_reason(error: Exception) -> Message:
    """Why a text is not JSON."""
    if isinstance(error, json.JSONDecodeError):
        return message("error-json-place", line=error.lineno, column=error.colno)
    if isinstance(error, UnicodeDecodeError):
        return message("error-json-encoding")
    return message("error-json-depth" if isinstance(error, RecursionError) else "error-json-number")


def read_record(path: str | os.PathLike[str]) -> Game:
    """The game in a record file, replayed to its end. Raises ``RecordError`` for a file that does not replay."""
    return from_record(read_json(path))


def write_record(game: Game, path: str | os.PathLike[str]) -> None:
    """Write the game's record atomically: even after a crash the file is either complete or unchanged."""
    write_json(game.record(), path)


def write_json(value: Any, path: str | os.PathLike[str]) -> None:
    """Write a value as a JSON file, atomically."""
    text = json.dumps(value, ensure_ascii=False, indent=1) + "\n"
    try:
        _write(Path(path).resolve(), text.encode("utf-8"))
    except OSError as error:
        raise file_error(path, error) from error


def _write(target: Path, data: bytes) -> None:
    if target.exists() and not target.is_file():
        target.write_bytes(data)  # a device or a pipe must not be replaced
        return
    draft = target.with_name(target.name + ".part")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(target)


def data_folder() -> Path:
    """The user's folder for saved games."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "entrepot"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "entrepot"
    return Path.home() / ".local" / "share" / "entrepot"
