"""Numbers written straight into the caller's arrays.

Never compiled: the ``.pxd`` beside it gives compiled modules the same functions as bare memory moves.
"""

from __future__ import annotations

from typing import Any, Protocol


class Numbers(Protocol):
    """A flat array of numbers, mostly bytes, as numpy has them."""

    def __getitem__(self, index: int, /) -> Any: ...
    def __setitem__(self, index: int, value: int | float, /) -> None: ...


def first(array: Numbers) -> Numbers:
    """Where the array begins."""
    return array


def clear(out: Numbers, at: int, size: int) -> None:
    """Zero this many bytes."""
    for i in range(at, at + size):
        out[i] = 0


def copy(numbers: list[int], size: int, out: Numbers, at: int) -> None:
    """Copy this many bytes."""
    for i in range(size):
        out[at + i] = numbers[i]
