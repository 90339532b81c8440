"""The bots that search: Monte Carlo tree search, and the same without a tree."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic
from typing import Self

from ..core.game import Action, Game
from ..core.rules import Rules
from .bot import Bot, moment
from .budget import Budget, parse, run_in_threads
from .endgame import best_answer
from .search import MAX_DECISIONS, Search
from .tree import Tree

MAX_NODES = 400_000  # of a tree; a full tree is searched on without growing
CHECKS = 64  # readings of the clock between two checks whether the choice is clear; without a clock, all checks


@dataclass
class Choice:
    """What a search has found about one action."""

    action: Action
    visits: int
    value: float
    """The average reward of the seat that decides; a game's own search may count something else."""


class Mcts(Bot):
    """Grows a tree of decisions for each choice, compares the actions at its root, and takes the best one.

    The part of an earlier tree that the game has reached is kept, so its choice follows from its seed and from all
    decisions that it was asked for before. A game may offer its own way of this search; see ``Rules.bots``.
    """

    name = "mcts"
    max_depth = MAX_DECISIONS  # of the tree
    batch = 4  # playouts between two readings of the clock
    least = 1  # playouts, even when there is no time left
    compacts = True  # whether a tree that is kept gives up the nodes that the game has left behind

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(seconds=1.0)
        self._searches: Sequence[Tree] = []
        self._asked: list[Action] = []  # the actions before the last decision
        self._own: dict[str, Mcts] = {}  # by game, its own way of this search

    @classmethod
    def from_text(cls, seed: int, text: str) -> Self:
        """The bot with a budget, or a second for each decision."""
        budget = parse(text or "1s")
        if budget is None:
            raise ValueError(text)
        return cls(seed, budget)

    def choose(self, game: Game) -> Action:
        """The best action of a search, or, close to the end, the best one of all."""
        begin, seed = monotonic(), moment(self.seed, len(game.actions))
        seen = game.seen_by(game.state.seat, seed)
        best = best_answer(seen.state, game.rules.search_settings.span)
        if best is not None:
            return next(action for action in game.legal() if action.code == best)
        return self.ranked(self.choices(game, seen, seed, begin))[0].action

    def decide(self, game: Game, seed: int) -> Action:
        """The same for a game without a history."""
        return self.choose(game)

    def choices(self, game: Game, seen: Game, seed: int, begin: float | None = None) -> list[Choice]:
        """All legal actions with what the search has found about them; its time runs from ``begin``, or now."""
        begin = monotonic() if begin is None else begin
        own = self.own(game.rules)
        if own is not None:
            return own.choices(game, seen, seed, begin)
        searches = self.kept(game, seen) or self.new_searches(seen, seed)
        self.grow(searches, begin)
        self._searches, self._asked = searches, list(game.actions)
        totals = {action.code: Choice(action, 0, 0.0) for action in game.legal()}
        for search in searches:
            for code, visits, value in search.found():
                if code in totals:
                    totals[code].visits += visits
                    totals[code].value += visits * value
        for choice in totals.values():
            choice.value /= max(1, choice.visits)
        return list(totals.values())

    def ranked(self, choices: Sequence[Choice]) -> list[Choice]:
        """The choices, best first."""
        return sorted(choices, key=lambda each: (each.visits, each.value), reverse=True)

    def own(self, rules: Rules) -> Mcts | None:
        """The game's own way of this search; none if it has none, or this is it."""
        kind = rules.bots().get(self.name)
        if kind is None or isinstance(self, kind):
            return None
        if rules.name not in self._own:
            self._own[rules.name] = kind(self.seed, self.budget)
        return self._own[rules.name]

    def new_searches(self, seen: Game, seed: int) -> Sequence[Tree]:
        """New trees, one for each thread."""
        budget, codes, settings = self.budget, len(seen.rules.actions), seen.rules.search_settings
        nodes = min(MAX_NODES, (2 if self.compacts else 1) * budget.most + 1000)
        root = seen.rules.playout_state(seen.state)
        searches = [Search(root, codes, nodes, moment(seed, each)) for each in range(budget.threads)]
        for search in searches:
            search.max_depth, search.explore, search.span = self.max_depth, settings.explore, settings.span
            if settings.playout_depth is not None:
                search.max_playout = min(MAX_DECISIONS, settings.playout_depth * seen.players)
        return searches

    def kept(self, game: Game, seen: Game) -> Sequence[Tree]:
        """The trees of the last decision, if the game has reached a part of them that was visited."""
        asked = len(self._asked)
        if not self._searches or game.actions[:asked] != self._asked or len(game.actions) == asked:
            return []
        path = [action.code for action in game.actions[asked:]]
        root = seen.rules.playout_state(seen.state)
        nodes = [search.node_at(path) for search in self._searches]
        if not all(nodes) or self.is_crowded():
            return []
        for search, node in zip(self._searches, nodes, strict=True):
            search.move_root(node, root)
            if self.compacts:
                search.compact()
        return self._searches

    def is_crowded(self) -> bool:
        """Whether the trees have too little room to go on; one that is compacted always has some."""
        return not self.compacts and any(4 * search.size > 3 * search.capacity for search in self._searches)

    def grow(self, searches: Sequence[Tree], begin: float) -> None:
        """Playouts until the budget is used up, in parallel."""
        run_in_threads([partial(self.grow_one, search, begin) for search in searches])

    @property
    def playouts(self) -> int:
        """One tree's share of the playouts, or the most that its time is enough for."""
        return -(-self.budget.most // self.budget.threads)

    def grow_one(self, search: Tree, begin: float) -> None:
        """One tree's share of the budget, or a little more; less once no other action can be visited more often."""
        if self.budget.seconds is None:
            self.grow_by_number(search, self.playouts)
        else:
            self.grow_by_time(search, begin, self.budget.seconds)

    def grow_by_number(self, search: Tree, playouts: int) -> None:
        """At most this many playouts."""
        batch = -(-playouts // CHECKS)
        while playouts > 0 and search.margin() <= playouts:
            playouts -= search.run(min(batch, playouts))

    def grow_by_time(self, search: Tree, begin: float, seconds: float) -> None:
        """Playouts for at most this long."""
        done = search.run(self.least)
        readings = 0
        while (spent := monotonic() - begin) < seconds:
            done += search.run(self.batch)
            readings += 1
            if readings % CHECKS == 0 and search.margin() > done * (seconds - spent) / spent:
                return


class BaselineMcts(Mcts):
    """The search as it was in version 0.1."""

    name = "baseline-mcts"
    compacts = False


class Flat(BaselineMcts):
    """Tries the legal actions by playouts, without a tree below them."""

    name = "flat"
    max_depth = 1

    def kept(self, game: Game, seen: Game) -> Sequence[Tree]:
        """Nothing: there is no tree to keep."""
        return []
