"""Bots by name: kinds with a budget, levels for people, and bots that others have written.

``random``, ``greedy``, ``shipper``, ``flat:500n``, ``mcts:1s``, ``beam``; ``beginner`` to ``expert``.
A third-party bot registers its class under the entry point group ``entrepot.bots``; the class is called with a seed.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.metadata import entry_points

from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..core.options import shown
from . import budget
from .beam import Beam
from .bot import Bot
from .greedy import STYLES, Greedy
from .mcts import Flat, Mcts
from .random import Random

GROUP = "entrepot.bots"

PLAIN: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy, "beam": Beam}
SEARCHING: dict[str, Callable[[int, budget.Budget], Bot]] = {"flat": Flat, "mcts": Mcts}

# What a level means in each game; the weaker ones sometimes do anything.
LEVELS: dict[str, dict[str, tuple[str, float]]] = {
    "beginner": {"": ("greedy", 0.5)},
    "easy": {"": ("greedy", 0.15)},
    "medium": {"puerto_rico": ("mcts:150n", 0.0), "": ("greedy", 0.0)},
    "hard": {"": ("mcts:1s", 0.0)},
    "expert": {"": ("mcts:3s:2", 0.0)},
}


class Level(Bot):
    """A strength for people: whichever bot plays the game so well, less carefully on the lower levels."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self._bots: dict[str, Bot] = {}

    def choose(self, game: Game) -> Action:
        """As the level's bot for this game would, or now and then anything."""
        kinds = LEVELS[self.name]
        spec, careless = kinds.get(game.rules.name, kinds[""])
        if careless and Random(self.seed).draw(game, 1000) < 1000 * careless:
            return Random(self.seed).choose(game)
        if spec not in self._bots:
            self._bots[spec] = make(spec, self.seed)
        return self._bots[spec].choose(game)

    def decide(self, game: Game, seed: int) -> Action:
        """The same for a game without a history."""
        return self.choose(game)


def names() -> list[str]:
    """The names of all bots; those that search take a budget behind a colon."""
    return sorted([*PLAIN, *STYLES, *SEARCHING, *LEVELS, *(point.name for point in entry_points(group=GROUP))])


def known(name: str) -> bool:
    """Whether there is such a bot."""
    try:
        make(name)
    except OptionError:
        return False
    return True


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed gives the same play, unless the budget is a time."""
    kind, _, rest = name.partition(":")
    if kind in SEARCHING:
        allowed = budget.parse(rest or "1s")
        if allowed is not None:
            return SEARCHING[kind](seed, allowed)
    elif kind == "beam" and rest.isdecimal() and 0 < int(rest) <= 10_000:
        return Beam(seed, int(rest))
    elif not rest:
        return _plain(name, seed)
    raise _unknown(name)


def _plain(name: str, seed: int) -> Bot:
    """A bot without a budget."""
    if name in PLAIN:
        return PLAIN[name](seed)
    if name in STYLES:
        return Greedy(seed, name)
    if name in LEVELS:
        return Level(name, seed)
    for point in entry_points(group=GROUP, name=name):
        bot = point.load()(seed)
        assert isinstance(bot, Bot), f"{point.value} is not a Bot"
        return bot
    raise _unknown(name)


def _unknown(name: str) -> OptionError:
    return OptionError(message("bots-unknown", name=shown(name), known=", ".join(names())))
