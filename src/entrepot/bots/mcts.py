"""The bots that search: Monte Carlo tree search, and its flat little sister."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import monotonic

from ..core.engine import Engine
from ..core.game import Action, Game
from . import merchant, planter
from .bot import Bot, moment
from .budget import Budget, side_by_side
from .exact import exact
from .search import Search
from .worlds import Worlds

BATCH = 4  # playouts between two looks at the clock
NODES = 400_000  # of a tree; when it is full the search goes on without growing it
LOOKS = 64  # at the clock between two looks at whether the choice is clear; or so many of these in all
SENSE = {"spice_road": merchant.sensible, "puerto_rico": planter.sensible}  # makes playouts sensible
AHEAD = {"spice_road": 20}  # decisions of each player that a playout goes on for, where it does not go on to the end
SETTINGS = {  # what suits a game better than the search's own settings
    "spice_road": {"span": 60.0, "explore": 0.2},
}


@dataclass
class Choice:
    """What a search has found about one action."""

    action: Action
    visits: int
    value: float  # the average reward of the seat that decides; by plans, its lead in points


class Mcts(Bot):
    """Grows a tree of decisions for each choice and takes the one that was visited most.

    The part of an earlier tree that the game has gone on into is kept. So what it chooses follows from its seed and
    all that it was asked before.
    """

    name = "mcts"
    depth = 4000  # decisions that the tree reaches down
    plans = True  # whether it makes plans in Spice Road

    def __init__(self, seed: int = 0, budget: Budget | None = None) -> None:
        super().__init__(seed)
        self.budget = budget or Budget(seconds=1.0)
        self._searches: list[Search] = []
        self._asked: list[Action] = []  # the actions before the last question

    def choose(self, game: Game) -> Action:
        """The most visited action, or, close to the end, the best one."""
        begin, seed = monotonic(), moment(self.seed, len(game.actions))
        seen = game.seen_by(game.state.seat, seed)
        found = exact(seen.state)
        if found is not None:
            return next(action for action in game.legal() if action.code == found)
        return max(self.choices(game, seen, seed, begin), key=lambda choice: (choice.visits, choice.value)).action

    def decide(self, game: Game, seed: int) -> Action:
        """The same for a game without a history."""
        return self.choose(game)

    def choices(self, game: Game, seen: Game, seed: int, begin: float | None = None) -> list[Choice]:
        """All legal actions with what the search has found about them; its time runs from ``begin``, or now."""
        begin = monotonic() if begin is None else begin
        if self.plans and game.rules.name == "spice_road":
            return self.planned(game, seen, seed, begin)
        searches = self.kept(game, seen) or self.planted(seen, seed)
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

    def planned(self, game: Game, seen: Game, seed: int, begin: float) -> list[Choice]:
        """The same by plans, that are followed into as many worlds as the budget allows."""
        seconds = self.budget.seconds
        worlds = Worlds(seen.state, seed, self.budget, math.inf if seconds is None else begin + seconds)
        worlds.explore()
        return [Choice(action, *worlds.judged(action.code)) for action in game.legal()]

    def root(self, seen: Game) -> Engine:
        """The state to search from, with a sense for the game."""
        return SENSE[seen.rules.name](seen.state)

    def planted(self, seen: Game, seed: int) -> list[Search]:
        """New trees, one for each thread."""
        budget, codes = self.budget, len(seen.rules.actions)
        nodes = min(NODES, budget.most + 1000)
        root = self.root(seen)
        searches = [Search(root, codes, nodes, moment(seed, each)) for each in range(budget.threads)]
        for search in searches:
            search.deep = self.depth
            if seen.rules.name in AHEAD:
                search.cut = AHEAD[seen.rules.name] * seen.players
            for setting, value in SETTINGS.get(seen.rules.name, {}).items():
                setattr(search, setting, value)
        return searches

    def kept(self, game: Game, seen: Game) -> list[Search]:
        """The trees of the last question, if the game has gone on into a part of them that was looked at."""
        asked = len(self._asked)
        if not self._searches or game.actions[:asked] != self._asked or len(game.actions) == asked:
            return []
        path = [action.code for action in game.actions[asked:]]
        root = self.root(seen)
        return self._searches if all(search.follow(root, path) for search in self._searches) else []

    def grow(self, searches: Sequence[Search], begin: float) -> None:
        """Playouts until the budget is used up, side by side."""
        side_by_side([partial(self.grow_one, search, begin) for search in searches])

    def grow_one(self, search: Search, begin: float) -> None:
        """One tree's share of the budget, at least one playout; less when nothing else can be visited more often."""
        if self.budget.seconds is None:
            self.grow_by_number(search, -(-(self.budget.playouts or 1) // self.budget.threads))
        else:
            self.grow_by_time(search, begin, self.budget.seconds)

    def grow_by_number(self, search: Search, playouts: int) -> None:
        """At most so many playouts."""
        batch = -(-playouts // LOOKS)
        while playouts > 0 and search.margin() <= playouts:
            playouts -= search.run(min(batch, playouts))

    def grow_by_time(self, search: Search, begin: float, seconds: float) -> None:
        """Playouts for at most so long."""
        done = search.run(1)
        looks = 0
        while (spent := monotonic() - begin) < seconds:
            done += search.run(BATCH)
            looks += 1
            if looks % LOOKS == 0 and search.margin() > done * (seconds - spent) / spent:
                return


class Flat(Mcts):
    """Tries the actions at hand by playouts, without a tree below them."""

    name = "flat"
    depth = 1
    plans = False

    def kept(self, game: Game, seen: Game) -> list[Search]:
        """Nothing: there is no tree to go on into."""
        return []
