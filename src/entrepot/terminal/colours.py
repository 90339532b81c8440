"""Colours for a terminal. They carry no information of their own: the text alone says everything."""

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
}  # the styles a board may use, as ANSI codes; any other style is printed plain


def ansi(text: str, style: str) -> str:
    """Paint with ANSI escape sequences."""
    if style not in STYLES or not text.strip():
        return text
    return f"\x1b[{STYLES[style]}m{text}\x1b[0m"


def paint_for(out: TextIO, wanted: bool = True) -> Paint:
    """Colours if wanted and supported: on a terminal, unless ``NO_COLOR`` is set."""
    refused = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
    return ansi if wanted and not refused and out.isatty() else plain
