"""The agent to hand in. It needs the kit, whose interface it implements, and Entrepôt; see the README."""

from __future__ import annotations

from typing import Any

from agents.base import Agent  # the kit's
from cog_entry.player import Player

from entrepot.bots.budget import Budget
from entrepot.bots.network_bot import NetworkBot

SECONDS = 0.7  # of the second that the competition gives each decision; the rest is for a busy machine


class EntrepotAgent(Agent):  # type: ignore[misc]
    """Searches with a network in Entrepôt's own engine."""

    name = "Entrepot"
    bot = NetworkBot

    def on_game_start(self, forward_model: Any = None) -> None:
        """Keep the view of the live game; it is only read."""
        self.model = forward_model
        self.player = Player(self.bot(budget=Budget(seconds=SECONDS)), SECONDS)

    def act(self, observation: Any, action_mask: Any) -> int:
        """The number of a legal action."""
        return self.player.answer(self.model.game, action_mask)
