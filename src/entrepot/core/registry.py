"""The games there are, by name."""

from __future__ import annotations

from .errors import UnknownGameError
from .messages import message
from .options import shown
from .rules import Rules

_games: dict[str, Rules] = {}


def register(rules: Rules) -> None:
    """Make a game known."""
    _games[rules.name] = rules


def names() -> list[str]:
    """The names of all known games."""
    return sorted(_games)


def find(name: object) -> Rules:
    """The game of that name."""
    if isinstance(name, str) and name in _games:
        return _games[name]
    raise UnknownGameError(message("error-unknown-game", game=shown(name), known=", ".join(names())))
