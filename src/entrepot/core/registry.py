"""All games by name. A game is imported when it is first requested."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .actions import ActionTable
from .engine import Engine
from .errors import BrokenGameError, EntrepotError, UnknownGameError
from .events import EventTable
from .messages import Message, message
from .options import Option, shown
from .reader import Reader
from .rules import Rules

Loader = Callable[[], object]

_loaders: dict[str, Loader] = {}
_games: dict[str, Rules] = {}
_broken: dict[str, EntrepotError] = {}
_registrations = 0


def register(name: str, loader: Loader) -> None:
    """Register a game with a function that returns its :class:`Rules`, or their class, when they are first needed."""
    global _registrations
    _loaders[name] = loader
    _registrations += 1
    _games.pop(name, None)
    _broken.pop(name, None)


def registrations() -> int:
    """The number of registrations so far; caches about all games are valid until it changes."""
    return _registrations


def names() -> list[str]:
    """The names of all games that can be played; broken ones are left out."""
    return sorted(name for name in _loaders if not broken(name))


def all_names() -> list[str]:
    """The names of all games, including broken ones."""
    return sorted(_loaders)


def broken(name: str) -> EntrepotError | None:
    """What is wrong with this game, if anything."""
    try:
        find(name)
    except EntrepotError as error:
        return error
    return None


def find(name: object) -> Rules:
    """The game with this name."""
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


# A plug-in game may break the contract: the error says what is wrong.

RESERVED = ("game", "seed", "names", "actions")  # arguments of ``new`` besides the options
REQUIRED: dict[str, tuple[type, str]] = {
    "options": (Sequence, "a list of Option"),
    "actions": (ActionTable, "an ActionTable"),
    "events": (EventTable, "an EventTable"),
    "version": (int, "a whole number"),
}


def _checked(name: str, loader: Loader) -> Rules:
    try:
        rules = loader()
        if isinstance(rules, type):
            rules = rules()
        reason = _what_is_wrong(name, rules)
    except BrokenGameError as error:
        raise _refusal(name, f"{error.where}: {error.reason}") from error
    except EntrepotError as error:  # its words may be in the game's own catalog: they are looked up later
        raise _refusal(name, error.message) from error
    except Exception as error:  # a plug-in may raise anything
        raise _refusal(name, f"{type(error).__name__}: {error}") from error
    if reason:
        raise _refusal(name, reason)
    assert isinstance(rules, Rules)
    return rules


def _what_is_wrong(name: str, rules: object) -> str | None:
    """What breaks the contract, if anything."""
    if not isinstance(rules, Rules):
        return f"{shown(rules)} is not an entrepot.core.rules.Rules"
    if getattr(rules, "name", None) != name:
        return f"its name is {shown(getattr(rules, 'name', None))}"
    for attribute, (kind, words) in REQUIRED.items():
        if not hasattr(rules, attribute):
            return f"{attribute} is missing: {words}"
        if not isinstance(getattr(rules, attribute), kind):
            return f"{attribute} is not {words}"
    return _what_is_wrong_with_options(rules.options) or _what_is_wrong_at_the_start(rules)


def _what_is_wrong_with_options(options: Sequence[object]) -> str | None:
    for option in options:
        if not isinstance(option, Option):
            return f"options contains {shown(option)}, which is not an Option"
        if option.name in RESERVED:
            return f"options: the name “{option.name}” is reserved"
    if not any(isinstance(option, Option) and option.name == "players" and option.values for option in options):
        return "options has no option “players” with a list of values"
    return None


def _what_is_wrong_at_the_start(rules: Rules) -> str | None:
    """Set up a game and check its first decision, its position and its view."""
    options = rules.complete_options({})
    state = rules.set_up(options, 0)
    if not isinstance(state, Engine):
        return f"set_up gives {shown(state)}, not an entrepot.core.engine.Engine"
    if state.players != options["players"]:
        return f"set_up gives a state for {state.players} players instead of {options['players']}"
    codes = state.legal()
    if not codes or sorted(set(codes)) != codes or not 0 <= codes[0] <= codes[-1] < len(rules.actions):
        return f"the first decision's legal codes are {shown(codes)}; they must be ascending places in actions"
    for method in ("position", "view"):
        given = rules.position(state, options) if method == "position" else rules.view(state, options, None)
        if not isinstance(given, dict) or given.get("game") != rules.name:
            return f"{method} does not give an object with the game's name under “game”"
    position = rules.position(state, options)
    if rules.position(rules.load(Reader(position), options, 0), options) != position:
        return "load does not give the state whose position it reads"
    return None


def _refusal(name: str, reason: Message | str) -> UnknownGameError:
    return UnknownGameError(message("error-broken-game", game=name, reason=reason))
