"""The bot that plays at random."""

from __future__ import annotations

from ..core import chance
from ..core.engine import Engine
from ..core.game import Action, Game
from ..core.rules import Rules
from .bot import Bot, moment


class Random(Bot):
    """Chooses among the legal actions with equal probability."""

    name = "random"

    def decide(self, game: Game, seed: int) -> Action:
        """Any legal action."""
        legal = game.legal()
        return legal[chance.below(chance.advance(seed), len(legal))]

    def choose_code(self, state: Engine, rules: Rules, number: int) -> int:
        """The same, as a code."""
        legal = state.legal()
        return legal[chance.below(chance.advance(moment(self.seed, number)), len(legal))]

    def draw(self, game: Game, n: int) -> int:
        """A random number below n for the decision at hand, independent of the one that :meth:`decide` uses."""
        return chance.below(chance.advance(moment(self.seed + 1, len(game.actions))), n)
