"""Where games are saved when the player names no file."""

from __future__ import annotations

from datetime import datetime
from itertools import chain, count
from pathlib import Path

from ..files import data_folder


def new_save_file(game: str) -> Path:
    """An unused file name for a game that starts now; creates the data folder if necessary."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    suffixes = chain([""], (f"-{number}" for number in count(2)))
    return next(path for suffix in suffixes if not (path := folder / f"{stem}{suffix}.erec").exists())
