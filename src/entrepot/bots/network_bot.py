"""The bot that searches with a network."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.game import Game
from . import networks
from .bot import moment
from .budget import Budget
from .mcts import Choice, Mcts
from .network import Network
from .tree import Tree

MAX_NODES = 1_000_000  # of a tree; a full tree is searched on without growing
NODES_PER_SIMULATION = 8  # more than most positions have actions, on average


class NetworkBot(Mcts):
    """Searches like ``mcts``, but a network evaluates positions. In a game without a network it is ``mcts``."""

    name = "network"
    batch = 32
    least = 8  # the first one only expands the root

    def __init__(self, seed: int = 0, budget: Budget | None = None, network: Network | None = None) -> None:
        super().__init__(seed, budget)
        self.network = network
        self.without_network = Mcts(seed, self.budget)

    def network_for(self, game: Game) -> Network | None:
        """The bot's own network, or the game's."""
        return self.network or networks.network_for(game)

    def choices(self, game: Game, seen: Game, seed: int, begin: float | None = None) -> list[Choice]:
        """All legal actions with what the search has found about them; its time runs from ``begin``, or now."""
        if self.network_for(game) is None:
            return self.without_network.choices(game, seen, seed, begin)
        return super().choices(game, seen, seed, begin)

    def new_searches(self, seen: Game, seed: int) -> Sequence[Tree]:
        """New trees, one for each thread."""
        network = self.network_for(seen)
        if network is None:
            return self.without_network.new_searches(seen, seed)
        nodes = min(MAX_NODES, NODES_PER_SIMULATION * self.budget.most + 1000)
        return [
            networks.search(network, seen.rules, seen.options, seen.state.copy(), nodes, moment(seed, each))
            for each in range(self.budget.threads)
        ]
