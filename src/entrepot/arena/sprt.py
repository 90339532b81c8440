"""A sequential test between two bots, which stops as soon as the games played say enough.

What is measured is the first bot's part of the win, averaged over all line-ups, seats and games of one deal: one half
when both are equally strong, with any number of players. The test compares two such parts, ``low`` and ``high``, by
their likelihood ratio, taking the mean over the deals for normally distributed (a generalized SPRT).
Deals are looked at in the order of the schedule, however the games come in: short games are not to decide early.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from statistics import fmean

from .match import Result

LEAST = 8  # deals before anything is decided
DOUBT = 0.25  # as if there had been one more deal, entirely by chance: otherwise a few equal ones would mean certainty


def part_of_elo(elo: float) -> float:
    """The expected part of the win in a duel for a difference in Elo points."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def part_of(result: Result, bot: str) -> float:
    """The bot's part of the win, all its seats together."""
    winners = [result["seats"][seat] for seat in result["winners"]]
    return winners.count(bot) / len(winners)


@dataclass
class Sprt:
    """The state of the test."""

    bot: str
    lineups: int
    games: int
    """Of one deal, all line-ups and rotations."""
    low: float
    high: float
    alpha: float = 0.05
    """The risk to find the bot better although it is no more than ``low``."""
    beta: float = 0.05
    """The risk to miss that it is ``high``."""
    parts: list[float] = field(default_factory=list)
    """The bot's part of the win, deal by deal."""
    _open: dict[int, list[float]] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """Take a game into account."""
        self._open.setdefault(result["block"] // self.lineups, []).append(part_of(result, self.bot))
        while len(self._open.get(len(self.parts), [])) == self.games and self.verdict is None:
            self.parts.append(fmean(self._open[len(self.parts)]))

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        if not self.parts:
            return 0.0
        n, mean = len(self.parts), fmean(self.parts)
        variance = (sum((part - mean) ** 2 for part in self.parts) + DOUBT) / n
        return (self.high - self.low) * (2 * mean - self.low - self.high) * n / (2 * variance)

    @property
    def bounds(self) -> tuple[float, float]:
        """Where the ratio decides."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def verdict(self) -> str | None:
        """``high`` or ``low`` once the games say enough."""
        below, above = self.bounds
        if len(self.parts) < LEAST or below < self.ratio < above:
            return None
        return "high" if self.ratio >= above else "low"
