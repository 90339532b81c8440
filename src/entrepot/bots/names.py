"""Bots by name: generic bots, levels for people, bots that a game offers, and bots of other packages.

``random``, ``greedy``, ``shipper``, ``flat:500n``, ``mcts:1s``, ``network:1s``, ``beam``; ``beginner`` to ``expert``.
A package registers its bot's class under the entry point group ``entrepot.bots``; the class is called with a seed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points

from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import Message, message
from ..core.options import shown
from ..core.rules import Rules
from .bot import Bot
from .greedy import Greedy, styles
from .mcts import BaselineMcts, Flat, Mcts
from .network_bot import NetworkBot
from .networks import network_for
from .offers import by_game
from .random import Random

GROUP = "entrepot.bots"
BASELINE = "baseline-"
"""The beginning of a name that means a bot as it was in version 0.1, against which progress is measured."""

GENERIC: dict[str, type[Bot]] = {bot.name: bot for bot in (Random, Greedy, Flat, Mcts, NetworkBot, BaselineMcts)}

LEVELS: dict[str, tuple[str, float]] = {
    "beginner": ("mcts:20n", 0.5),
    "easy": ("mcts:40n", 0.15),
    "medium": ("mcts:150n", 0.0),
    "hard": ("network:50n", 0.0),
    "expert": ("network:1500ms:all", 0.0),
}
"""The bot behind each level, unless a game names another (``Rules.levels``), and how often it plays at random."""

WITHOUT_NETWORK = {"hard": "mcts:1s:all", "expert": "mcts:1900ms:all"}
"""The bots behind levels in games that have no network: playouts need more time than simulations."""


class Level(Bot):
    """A strength for people: a bot that plays the game at that level, on the lower ones sometimes at random."""

    def __init__(self, name: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self._bots: dict[str, Bot] = {}

    def choose(self, game: Game) -> Action:
        """As the level's bot for this game would, or sometimes at random."""
        spec, careless = self.bot_for(game), LEVELS[self.name][1]
        if careless and Random(self.seed).draw(game, 1000) < 1000 * careless:
            return Random(self.seed).choose(game)
        if spec not in self._bots:
            self._bots[spec] = make(spec, self.seed)
        return self._bots[spec].choose(game)

    def bot_for(self, game: Game) -> str:
        """The bot behind the level in this game."""
        usual, _ = LEVELS[self.name]
        if self.name in WITHOUT_NETWORK and network_for(game) is None:
            usual = WITHOUT_NETWORK[self.name]
        return game.rules.levels.get(self.name, usual)

    def decide(self, game: Game, seed: int) -> Action:
        """The same for a game without a history."""
        return self.choose(game)


class Special(Bot):
    """A bot that only some games offer (``Rules.bots``)."""

    def __init__(self, name: str, settings: str, seed: int = 0) -> None:
        super().__init__(seed)
        self.name = name
        self.settings = settings
        self._bots: dict[str, Bot] = {}

    def choose(self, game: Game) -> Action:
        """As the game's own bot would; refused if the game does not offer it."""
        offered = game.rules.bots()
        if self.name not in offered:
            games = ", ".join(_offers(self.name))
            raise OptionError(message("bots-one-game", name=self.name, game=games))
        if game.rules.name not in self._bots:
            self._bots[game.rules.name] = offered[self.name].from_text(self.seed, self.settings)
        return self._bots[game.rules.name].choose(game)

    def decide(self, game: Game, seed: int) -> Action:
        """The same for a game without a history."""
        return self.choose(game)


def names() -> list[str]:
    """The names of all bots but the baselines; settings may follow some of them after a colon."""
    special = {name for offered in by_game(_bots).values() for name in offered}
    plugged_in = {point.name for point in entry_points(group=GROUP)}
    found = {*GENERIC, *styles(), *LEVELS, *special, *plugged_in}
    return sorted(name for name in found if not name.startswith(BASELINE))


def display_names(players: Sequence[str]) -> list[str]:
    """The players' names in the current language: a bot is named after its level, perhaps with a number."""
    return [_display_name(player) for player in players]


def _display_name(player: str) -> str:
    level, *number = player.split(" ")
    return " ".join([str(Message(f"bots-level-{level}", {}, level)), *number]) if level in LEVELS else player


def known(name: str) -> bool:
    """Whether there is such a bot."""
    try:
        make(name)
    except OptionError:
        return False
    return True


def make(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the same seed gives the same play, unless the budget is a time."""
    kind, colon, settings = name.partition(":")
    try:
        if kind in GENERIC:
            return GENERIC[kind].from_text(seed, settings)
        offers = _offers(kind)
        if offers:
            for bot in offers.values():
                bot.from_text(seed, settings)
            return Special(kind, settings, seed)
    except ValueError:
        raise _unknown(name) from None
    if colon:
        raise _unknown(name)
    return _without_settings(name, seed)


def _without_settings(name: str, seed: int) -> Bot:
    if name in LEVELS:
        return Level(name, seed)
    if name in styles():
        return Greedy(seed, name)
    for point in entry_points(group=GROUP, name=name):
        bot = point.load()(seed)
        assert isinstance(bot, Bot), f"{point.value} is not a Bot"
        return bot
    raise _unknown(name)


def _bots(rules: Rules) -> Mapping[str, type[Bot]]:
    return rules.bots()


def _offers(name: str) -> dict[str, type[Bot]]:
    """By game, the bot that it offers under that name."""
    return {game: offered[name] for game, offered in by_game(_bots).items() if name in offered}


def _unknown(name: str) -> OptionError:
    return OptionError(message("bots-unknown", name=shown(name), known=", ".join(names())))
