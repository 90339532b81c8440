"""The bot that searches: Monte Carlo tree search for a number of playouts or for a time."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from time import monotonic

from ..core.game import Action, Game
from .bot import Bot, moment
from .search import Search

BATCH = 32  # playouts between two looks at the clock
NODES = 400_000  # of a tree; when it is full the search goes on without growing it


class Mcts(Bot):
    """Grows a tree of decisions for each choice and takes the one that was visited most."""

    name = "mcts"

    def __init__(
        self, seed: int = 0, playouts: int | None = None, seconds: float | None = None, threads: int = 1
    ) -> None:
        super().__init__(seed)
        self.playouts = playouts
        self.seconds = 1.0 if playouts is None and seconds is None else seconds
        self.threads = threads

    def decide(self, game: Game, seed: int) -> Action:
        """Search, and choose what was visited most."""
        searches = self.searched(game, seed)
        visits: dict[int, int] = {}
        for search in searches:
            for code, number, _ in search.found():
                visits[code] = visits.get(code, 0) + number
        return max(game.legal(), key=lambda action: visits.get(action.code, 0))

    def searched(self, game: Game, seed: int) -> Sequence[Search]:
        """One tree for each thread, grown as far as the budget goes."""
        begin = monotonic()
        codes = len(game.rules.actions)
        searches = [Search(game.state, codes, self.nodes(), moment(seed, each)) for each in range(self.threads)]
        if self.threads == 1:
            self.grow(searches[0], begin)
        else:
            with ThreadPoolExecutor(self.threads) as pool:
                list(pool.map(lambda search: self.grow(search, begin), searches))
        return searches

    def nodes(self) -> int:
        """Room for a tree that the budget can fill."""
        return NODES if self.playouts is None else min(NODES, self.playouts + 2)

    def grow(self, search: Search, begin: float) -> None:
        """Playouts until the budget is used up."""
        if self.playouts is not None:
            search.run(-(-self.playouts // self.threads))
        elif self.seconds is not None:
            while monotonic() - begin < self.seconds:
                search.run(BATCH)
