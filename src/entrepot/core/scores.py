"""Comparing scores.

Never compiled: the ``.pxd`` beside it gives compiled modules the same functions on bare arrays.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean


def lead(points: Sequence[float], players: int, seat: int) -> float:
    """How far the seat is ahead of the best of the others."""
    return points[seat] - max(points[other] for other in range(players) if other != seat)


def ahead_of_mean(points: Sequence[float], players: int, seat: int) -> float:
    """How far the seat is ahead of the others' mean."""
    return points[seat] - fmean(points[other] for other in range(players) if other != seat)
