"""The games there are, by name. A game is imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .actions import ActionTable
from .errors import EntrepotError, UnknownGameError
from .events import EventTable
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

REQUIRED: dict[str, type] = {"options": Sequence, "actions": ActionTable, "events": EventTable}
RESERVED = ("game", "seed", "names", "actions")  # arguments of ``new`` besides the options


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
        if not isinstance(getattr(rules, attribute, None), kind):
            raise _refusal(name, f"{attribute} is missing, or is not of type {kind.__name__}")
    _check_options(name, rules.options)
    return rules


def _check_options(name: str, options: Sequence[object]) -> None:
    for option in options:
        if not isinstance(option, Option):
            raise _refusal(name, f"options contains {shown(option)}, which is not an Option")
        if option.name in RESERVED:
            raise _refusal(name, f"options: the name “{option.name}” is reserved")
    if not any(isinstance(option, Option) and option.name == "players" and option.values for option in options):
        raise _refusal(name, "options has no option “players” with a list of values")


def _refusal(name: str, reason: str) -> UnknownGameError:
    return UnknownGameError(message("error-broken-game", game=name, reason=reason))
