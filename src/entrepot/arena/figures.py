"""What the results of a tournament say, as numbers. Nothing here needs more than Python."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from ..bots.exact import lead
from .match import Result

Z = 1.959964  # 95 %


def wilson(wins: float, games: float) -> tuple[float, float]:
    """Between what a share may lie (95 %), by Wilson's score interval; wins may be shared.

    >>> [round(bound, 3) for bound in wilson(8, 10)]
    [0.49, 0.943]
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ranks(result: Result) -> list[float]:
    """The rank of every seat, from 1; equal ones share theirs. Winners come before others with their score."""
    strength = [(score, seat in result["winners"]) for seat, score in enumerate(result["scores"])]
    return [1 + sum(o > s for o in strength) + (sum(o == s for o in strength) - 1) / 2 for s in strength]


@dataclass
class Standing:
    """How one bot did. A game counts once, with the mean of its seats."""

    bot: str
    shares: list[float] = field(default_factory=list)
    """Of the win, for one seat, game by game."""
    fewest: int = 0
    """Seats that it had in a game, at least."""
    ranks: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, result: Result) -> None:
        """Take a game into account."""
        seats = [seat for seat, bot in enumerate(result["seats"]) if bot == self.bot]
        if not seats:
            return
        self.fewest = min(self.fewest or len(seats), len(seats))
        placed, won = ranks(result), result["winners"]
        self.shares.append(fmean((seat in won) / len(won) for seat in seats))
        self.ranks.append(fmean(placed[seat] for seat in seats))
        self.leads.append(fmean(lead(result["scores"], seat) for seat in seats))
        self.seconds.append(fmean(result["seconds"][seat] for seat in seats))
        self.scores += [result["scores"][seat] for seat in seats]

    @property
    def share(self) -> float:
        """Of the win, for one seat."""
        return fmean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """Between what that share may lie. Of a win that it gets whole, each of its seats has but a part."""
        low, high = wilson(sum(self.shares) * self.fewest, len(self.shares))
        return low / self.fewest, high / self.fewest


def names(results: Iterable[Result]) -> list[str]:
    """All bots, in the order in which they come up."""
    return list(dict.fromkeys(name for result in results for name in result["seats"]))


def standings(results: Sequence[Result]) -> list[Standing]:
    """All bots, the one that won most first."""
    table = [Standing(name) for name in names(results)]
    for result in results:
        for standing in table:
            standing.add(result)
    return sorted(table, key=lambda each: -each.share)


Pairs = dict[tuple[str, str], tuple[float, int]]


def crossings(results: Iterable[Result]) -> Pairs:
    """For each bot and each other: how often a seat of the one was ahead of a seat of the other, out of how often."""
    found: Pairs = {}
    for result in results:
        seats, placed = result["seats"], ranks(result)
        for one, first in zip(seats, placed, strict=True):
            for other, second in zip(seats, placed, strict=True):
                if one != other:
                    ahead, all_ = found.get((one, other), (0.0, 0))
                    found[one, other] = ahead + (first < second) + (first == second) / 2, all_ + 1
    return found


def seats(results: Iterable[Result]) -> list[tuple[float, int]]:
    """For each seat: its wins, out of how many games."""
    found: list[tuple[float, int]] = []
    for result in results:
        found += [(0.0, 0)] * (len(result["seats"]) - len(found))
        for seat in range(len(result["seats"])):
            won, all_ = found[seat]
            found[seat] = won + (seat in result["winners"]) / len(result["winners"]), all_ + 1
    return found


def ends(results: Iterable[Result]) -> Counter[str]:
    """How often each rule ended a game."""
    return Counter(rule for result in results for rule in result["end"])
