"""Comparing scores, and the reward of a seat at the end of a game.

Never compiled: the ``.pxd`` beside it gives compiled modules the same functions on C arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

WIN = 0.75
"""The weight of the win in a reward; the rest is for the lead."""


def lead(points: Sequence[float], players: int, seat: int) -> float:
    """How far the seat is ahead of the best other seat; alone, its points."""
    return points[seat] - max((points[other] for other in range(players) if other != seat), default=0.0)


def ahead_of_mean(points: Sequence[float], players: int, seat: int) -> float:
    """How far the seat is ahead of the mean of the others."""
    return points[seat] - fmean(points[other] for other in range(players) if other != seat)


def reward(share: float, lead: float, span: float) -> float:
    """The reward at the end of a game, from 0 to 1: mostly the share of the win, a little the lead.

    ``span`` is the difference in points between a hopeless lead and a safe one.
    """
    return WIN * share + (1.0 - WIN) * min(1.0, max(0.0, 0.5 + lead / span))


def reward_before_end(lead: float, span: float) -> float:
    """The expected reward for a lead before the end, when no lead is quite safe and a larger one is always better."""
    lead /= span
    return 0.5 + 0.9 * lead / (1.0 + 2.0 * abs(lead))
