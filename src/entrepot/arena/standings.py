"""Statistics over the results of a tournament, without third-party libraries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean

from ..core.scores import lead
from .match import Result

Z = 1.959964  # 95 %


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % confidence interval of a share, by Wilson's score; wins may be shared.

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
    """The record of one bot. A game counts once, with the mean over the bot's seats."""

    bot: str
    shares: list[float] = field(default_factory=list)
    """The share of the win per seat, game by game."""
    fewest_seats: int = 0
    """The least number of seats it had in a game."""
    ranks: list[float] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def add(self, result: Result) -> None:
        """Count a game."""
        seats = [seat for seat, bot in enumerate(result["seats"]) if bot == self.bot]
        if not seats:
            return
        self.fewest_seats = min(self.fewest_seats or len(seats), len(seats))
        placed, won = ranks(result), result["winners"]
        self.shares.append(fmean((seat in won) / len(won) for seat in seats))
        self.ranks.append(fmean(placed[seat] for seat in seats))
        self.leads.append(fmean(lead(result["scores"], len(result["scores"]), seat) for seat in seats))
        self.seconds.append(fmean(result["seconds"][seat] for seat in seats))
        self.scores += [result["scores"][seat] for seat in seats]

    @property
    def share(self) -> float:
        """The mean share of the win per seat."""
        return fmean(self.shares)

    @property
    def interval(self) -> tuple[float, float]:
        """The confidence interval of that share. Several seats of one bot divide the win among them."""
        low, high = wilson(sum(self.shares) * self.fewest_seats, len(self.shares))
        return low / self.fewest_seats, high / self.fewest_seats


def names(results: Iterable[Result]) -> list[str]:
    """All bots in the order of their first game."""
    return list(dict.fromkeys(name for result in results for name in result["seats"]))


def standings(results: Sequence[Result]) -> list[Standing]:
    """All bots, by descending win share."""
    table = [Standing(name) for name in names(results)]
    for result in results:
        for standing in table:
            standing.add(result)
    return sorted(table, key=lambda each: -each.share)


Pairs = dict[tuple[str, str], tuple[float, int]]


def head_to_head(results: Iterable[Result]) -> Pairs:
    """For each pair of bots how often a seat of the first finished ahead of a seat of the second, out of how many."""
    found: Pairs = {}
    for result in results:
        seats, placed = result["seats"], ranks(result)
        for one, first in zip(seats, placed, strict=True):
            for other, second in zip(seats, placed, strict=True):
                if one != other:
                    ahead, all_ = found.get((one, other), (0.0, 0))
                    found[one, other] = ahead + (first < second) + (first == second) / 2, all_ + 1
    return found


def wins_by_seat(results: Iterable[Result]) -> list[tuple[float, int]]:
    """For each seat its wins and its games."""
    found: list[tuple[float, int]] = []
    for result in results:
        found += [(0.0, 0)] * (len(result["seats"]) - len(found))
        for seat in range(len(result["seats"])):
            won, all_ = found[seat]
            found[seat] = won + (seat in result["winners"]) / len(result["winners"]), all_ + 1
    return found


def end_reasons(results: Iterable[Result]) -> Counter[str]:
    """How often each rule ended a game."""
    return Counter(rule for result in results for rule in result["end"])
