"""Colours for a terminal. They only repeat what the letters say."""

from __future__ import annotations

import os
from typing import TextIO

from ..core.rules import Paint, plain

STYLES = {
    "title": "1",
    "label": "2",
    "name": "1",
    "player": "1;7",
    "heading": "4",
    "coin": "33",
    "suggestion": "1",
    "yellow": "33",
    "red": "31",
    "green": "32",
    "brown": "38;5;130",
}  # what a board may ask for, as ANSI codes; any other style is left plain


def ansi(text: str, style: str) -> str:
    """The paint of terminals."""
    if style not in STYLES or not text.strip():
        return text
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m"


def paint_for(out: TextIO, wanted: bool = True) -> Paint:
    """Colours where they are wanted and understood: on a terminal, and not where ``NO_COLOR`` is set."""
    refused = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return ansi if wanted and not refused and out.isatty() else plain
