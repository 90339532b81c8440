"""Where games are kept that nobody gave a place."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from itertools import chain, count
from pathlib import Path


def folder() -> Path:
    """The user's data folder for saved games."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "entrepot"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "entrepot"
    return Path.home() / ".local" / "share" / "entrepot"


def new_file(game: str) -> Path:
    """A file, not there yet, for a game that begins now; its folder is made if need be."""
    folder().mkdir(parents=True, exist_ok=True)
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    suffixes = chain([""], (f"-{number}" for number in count(2)))
    return next(path for suffix in suffixes if not (path := folder() / f"{stem}{suffix}.erec").exists())
