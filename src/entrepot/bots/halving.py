"""Sequential halving: which of the root's actions get the playouts of a tree search.

All actions get the same number of playouts, then the better half of them, and so on until two are left. A tree that
chooses by averages at the root too reinforces itself: the action that is ahead gets more playouts, so the decisions
after it are searched better, and that raises its average further. Between two actions that are about as good, chance
decides which one takes nearly all visits. After the same number of playouts their averages can be compared.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from .search import ANY, Search

BATCH = 4  # playouts for an action at a time, at most
PER_ACTION = 8  # playouts that there must be, or the tree does better without
CLEAR = 4.0  # standard errors by which the best action must be ahead to be chosen at once
DEVIATION = 0.4  # of a reward, at most: three quarters of it are the win


class Halving:
    """The actions that are still compared."""

    def __init__(self, search: Search, codes: Sequence[int]) -> None:
        self.search = search
        self.spent = 0  # playouts
        known = {code: visits for code, visits, _ in search.found()}
        self.visits = {code: known.get(code, 0) for code in codes}

    def run(self, may_go_on: Callable[[float], bool]) -> None:
        """Compare until the budget is used up, or one action is clearly better.

        ``may_go_on`` says whether less than this part of the budget has been spent.
        """
        rounds = halvings(len(self.visits))
        for number, size in enumerate(rounds, 1):
            self.keep(size)
            while may_go_on(number / len(rounds)) and not self.is_clear():
                self.give_playouts()

    def give_playouts(self) -> None:
        """Some playouts for the action that has had the fewest."""
        code = min(self.visits, key=lambda each: self.visits[each])
        self.search.first_code = code
        done = self.search.run(max(1, min(BATCH, self.visits[code])))
        self.search.first_code = ANY
        self.visits[code] += done
        self.spent += done

    def values(self) -> dict[int, float]:
        """The average reward after each action that is still compared."""
        return dict.fromkeys(self.visits, 0.0) | {
            code: value for code, _, value in self.search.found() if code in self.visits
        }

    def keep(self, number: int) -> None:
        """Keep only the best actions."""
        values = self.values()
        best = sorted(values, key=lambda code: -values[code])[:number]
        self.visits = {code: self.visits[code] for code in best}

    def is_clear(self) -> bool:
        """Whether one action is ahead of all others beyond doubt."""
        fewest = min(self.visits.values())
        if fewest == 0:
            return False
        best, second = sorted(self.values().values(), reverse=True)[:2]
        return best - second > CLEAR * DEVIATION * math.sqrt(2.0 / fewest)


def halvings(number: int) -> list[int]:
    """The number halved repeatedly, down to two."""
    found = [number]
    while found[-1] > 2:
        found.append(max(2, found[-1] // 2))
    return found
