"""The bot that plays anything."""

from __future__ import annotations

from ..core import chance
from ..core.game import Action, Game
from .bot import Bot


class Random(Bot):
    """Chooses among the legal actions, each as likely as the others."""

    name = "random"

    def decide(self, game: Game, seed: int) -> Action:
        """Any of them."""
        legal = game.legal()
        return legal[chance.below(chance.advance(seed), len(legal))]
