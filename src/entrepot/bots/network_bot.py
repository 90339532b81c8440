"""The bot that searches with a network."""

from __future__ import annotations

from ..core.game import Game
from . import networks
from .bot import moment
from .budget import Budget
from .mcts import Mcts
from .network import Network
from .network_search import NetworkSearch

MAX_NODES = 1_000_000  # of a tree; a full tree is searched on without growing
NODES_PER_SIMULATION = 8  # more than most positions have actions, on average


class NetworkBot(Mcts):
    """Searches like ``mcts``, but a network evaluates positions. In a game without one it is the same as ``mcts``."""

    name = "network"
    batch = 32

    def __init__(self, seed: int = 0, budget: Budget | None = None, network: Network | None = None) -> None:
        super().__init__(seed, budget)
        self.network = network

    def new_searches(self, seen: Game, seed: int) -> list[NetworkSearch]:
        """New trees, one for each thread."""
        network = self.network or networks.network_for(seen)
        if network is None:
            return super().new_searches(seen, seed)
        nodes = min(MAX_NODES, NODES_PER_SIMULATION * self.budget.most + 1000)
        return [
            networks.search(network, seen.rules, seen.options, seen.state.copy(), nodes, moment(seed, each))
            for each in range(self.budget.threads)
        ]
