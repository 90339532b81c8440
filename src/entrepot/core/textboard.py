"""Any view drawn as text: the board of a game that draws none of its own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from .messages import Message, message

Paint = Callable[[str, str], str]
HIDDEN = ("game", "rules_version", "options", "seat", "players", "pending")


def draw(game: Message, view: dict[str, Any], names: Sequence[str], paint: Paint) -> str:
    """What lies on the table, then what lies before each player."""
    title = paint(str(game), "title")
    if view.get("seat") is None:
        asked = str(message("board-game-over"))
    else:
        asked = str(message("board-to-decide", player=names[view["seat"]]))
    lines = [f"{title} · {asked}", ""]
    lines += [_line(key, value, paint) for key, value in view.items() if key not in HIDDEN]
    for seat, player in enumerate(view.get("players", [])):
        decides = seat == view.get("seat")
        lines += ["", paint(("▶ " if decides else "  ") + names[seat], "player" if decides else "name")]
        lines += ["  " + _line(key, value, paint) for key, value in player.items()]
    return "\n".join(line.rstrip() for line in lines)


def _line(key: str, value: Any, paint: Paint) -> str:
    return paint(key.replace("_", " ").ljust(14), "label") + _text(value)


def _text(value: Any) -> str:
    if isinstance(value, dict):
        return "   ".join(f"{key} {_text(inner)}" for key, inner in value.items()) or "–"
    if isinstance(value, list):
        return "   ".join(map(_text, value)) or "–"
    return "–" if value is None or value == "" else str(value)
