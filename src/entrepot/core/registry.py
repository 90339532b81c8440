"""The games there are, by name. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable

from .errors import EntrepotError, UnknownGameError
from .messages import message
from .options import Option, shown
from .rules import Rules

Loader = Callable[[], object]

_loaders: dict[str, Loader] = {}
_games: dict[str, Rules] = {}
_broken: dict[str, EntrepotError] = {}


def register(name: str, loader: Loader) -> None:
    """Make a game known: a function that gives its :class:`Rules`, or their class, when they are first needed."""
    _loaders[name] = loader
    _games.pop(name, None)
    _broken.pop(name, None)


def names() -> list[str]:
    """The names of all games that can be played; broken ones are left out."""
    return sorted(name for name in _loaders if not broken(name))


def all_names() -> list[str]:
    """The names of all games, also of those that cannot be loaded."""
    return sorted(_loaders)


def broken(name: str) -> EntrepotError | None:
    """What is wrong with a game of that name, if anything is."""
    try:
        find(name)
    except EntrepotError as error:
        return error
    return None


def find(name: object) -> Rules:
    """The game of that name."""
    if not isinstance(name, str) or name not in _loaders:
        known = ", ".join(names())
        raise UnknownGameError(message("error-unknown-game", game=shown(name), known=known))
    if name in _broken:
        raise _broken[name]
    if name not in _games:
        try:
            _games[name] = _checked(name, _loaders[name])
        except EntrepotError as error:
            _broken[name] = error
            raise
    return _games[name]


# A game that somebody else has written may break the contract: the error names what is missing.

REQUIRED = {"options": "a list of Option", "actions": "an ActionTable", "events": "an EventTable"}


def _checked(name: str, loader: Loader) -> Rules:
    try:
        rules = loader()
        if isinstance(rules, type):
            rules = rules()
    except Exception as error:  # whatever somebody else's code raises
        raise _refusal(name, f"{type(error).__name__}: {error}") from error
    if not isinstance(rules, Rules):
        raise _refusal(name, f"{shown(rules)} is not an entrepot.core.rules.Rules")
    if getattr(rules, "name", None) != name:
        raise _refusal(name, f"its name is {shown(getattr(rules, 'name', None))}")
    for attribute, kind in REQUIRED.items():
        if not hasattr(rules, attribute):
            raise _refusal(name, f"{attribute} is missing: {kind}")
    if not any(isinstance(option, Option) and option.name == "players" for option in rules.options):
        raise _refusal(name, "options has no option “players”")
    return rules


def _refusal(name: str, reason: str) -> UnknownGameError:
    return UnknownGameError(message("error-broken-game", game=name, reason=reason))
