"""The bot that plays anything."""

from __future__ import annotations

from ..core import chance
from ..core.game import Action, Game
from .bot import Bot, moment


class Random(Bot):
    """Chooses among the legal actions, each as likely as the others."""

    name = "random"

    def decide(self, game: Game, seed: int) -> Action:
        """Any of them."""
        legal = game.legal()
        return legal[chance.below(chance.advance(seed), len(legal))]

    def draw(self, game: Game, n: int) -> int:
        """A number below n for the decision at hand."""
        return chance.below(chance.advance(moment(self.seed + 1, len(game.actions))), n)
