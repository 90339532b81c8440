"""Arithmetic on rows of integers, which takes most of a network's time.

Never compiled: the ``.pxd`` beside it gives compiled modules the same functions, in C that the compiler translates
for the wider registers of newer processors, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def exchange(sums: Any, at: int, rows: Sequence[int], gone: int, new: int, size: int) -> None:
    """Subtract one row from the sums and add another; each is given by its first index."""
    for i in range(size):
        sums[at + i] += rows[new + i] - rows[gone + i]


def dot(one: Sequence[int], other: Sequence[int], at: int, size: int) -> int:
    """The sum of the products of one row and the row of the other that starts at an index."""
    total = 0
    for i in range(size):
        total += one[i] * other[at + i]
    return total
