"""Reading and writing record files, and the default folder for them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

from .core.errors import RecordError
from .core.game import Game, from_record
from .core.messages import message


def read_json(path: str | os.PathLike[str]) -> Any:
    """The content of a JSON file."""
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        raise RecordError(message("error-file", path=str(path), reason=error.strerror or str(error))) from error
    return parse_json(data, str(path))


def parse_json(data: bytes, origin: str) -> Any:
    """The content of JSON text; error messages name its origin."""
    try:
        return json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as error:
        raise RecordError(message("error-not-json", path=origin, reason=str(error))) from error


def read_record(path: str | os.PathLike[str]) -> Game:
    """The game in a record file, replayed to its end. Raises ``RecordError`` for a file that does not replay."""
    return from_record(read_json(path))


def write_record(game: Game, path: str | os.PathLike[str]) -> None:
    """Write the game's record atomically: even after a crash the file is either complete or unchanged."""
    text = json.dumps(game.record(), ensure_ascii=False, indent=1) + "\n"
    try:
        _write(Path(path).resolve(), text.encode("utf-8"))
    except OSError as error:
        raise RecordError(message("error-file", path=str(path), reason=error.strerror or str(error))) from error


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
