"""A sequential test between two bots, which stops as soon as the result is significant.

It measures the first bot's part of the win, averaged over all lineups, seats and games of one deal: one half when both
are equally strong, with any number of players. The test compares two hypotheses, ``low`` and ``high``, by their
likelihood ratio, assuming that the mean over the deals is normally distributed (a generalized SPRT).
Deals are evaluated in the order of the schedule, not of completion, because short games finish first.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import log
from statistics import fmean

from .match import Result

MIN_DEALS = 8  # before anything is decided
PRIOR_VARIANCE = 0.25  # as of one more, random deal: a few equal results must not mean certainty


def part_of_elo(elo: float) -> float:
    """The expected part of the win in a duel for a difference in Elo points."""
    return float(1 / (1 + 10 ** (-elo / 400)))


def part_of(result: Result, bot: str) -> float:
    """The bot's part of the win over all its seats."""
    winners = [result["seats"][seat] for seat in result["winners"]]
    return winners.count(bot) / len(winners)


@dataclass
class Sprt:
    """The state of the test."""

    bot: str
    lineups: int
    games: int
    """The number of games with one deal, over all lineups and rotations."""
    low: float
    high: float
    alpha: float = 0.05
    """The risk of accepting ``high`` although ``low`` is true."""
    beta: float = 0.05
    """The risk of accepting ``low`` although ``high`` is true."""
    parts: list[float] = field(default_factory=list)
    """The bot's part of the win, deal by deal."""
    _open: dict[int, list[float]] = field(default_factory=dict)

    def add(self, result: Result) -> None:
        """Count a game."""
        self._open.setdefault(result["block"] // self.lineups, []).append(part_of(result, self.bot))
        while len(self._open.get(len(self.parts), [])) == self.games and self.verdict is None:
            self.parts.append(fmean(self._open[len(self.parts)]))

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio."""
        if not self.parts:
            return 0.0
        n, mean = len(self.parts), fmean(self.parts)
        variance = (sum((part - mean) ** 2 for part in self.parts) + PRIOR_VARIANCE) / n
        return (self.high - self.low) * (2 * mean - self.low - self.high) * n / (2 * variance)

    @property
    def bounds(self) -> tuple[float, float]:
        """The thresholds of the ratio."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)

    @property
    def verdict(self) -> str | None:
        """``high`` or ``low`` once the test is decided."""
        below, above = self.bounds
        if len(self.parts) < MIN_DEALS or below < self.ratio < above:
            return None
        return "high" if self.ratio >= above else "low"
