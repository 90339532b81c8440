"""Any view drawn as text: the default board of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .messages import Message, message

Paint = Callable[[str, str], str]
GAP = 2  # spaces between columns
HIDDEN = ("game", "rules_version", "options", "seat", "players", "pending")


def draw(game: Message, view: dict[str, Any], names: Sequence[str], paint: Paint) -> str:
    """Draw the table, then each player."""
    title = paint(str(game), "title")
    if view.get("seat") is None:
        status = str(message("board-game-over"))
    else:
        status = str(message("board-to-decide", player=names[view["seat"]]))
    lines = [f"{title} · {status}", ""]
    table = {key: value for key, value in view.items() if key not in HIDDEN}
    lines += _lines(table, paint)
    for seat, player in enumerate(view.get("players", [])):
        decides = seat == view.get("seat")
        lines += ["", paint(("▶ " if decides else "  ") + names[seat], "player" if decides else "name")]
        lines += ["  " + line for line in _lines(player, paint)]
    return "\n".join(line.rstrip() for line in lines)


def _lines(values: dict[str, Any], paint: Paint) -> list[str]:
    """One line for each value; they fit on a phone if the values are short."""
    width = max(map(len, values), default=0) + GAP
    return [paint(key.replace("_", " ").ljust(width), "label") + _text(value) for key, value in values.items()]


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return (" " * GAP).join(f"{key} {_text(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, list):
        return (" " * GAP).join(map(_text, value)) or "–"
    return "–" if value is None or value == "" else str(value)
