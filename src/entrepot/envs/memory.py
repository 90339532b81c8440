"""Numbers written straight into the caller's arrays.

Never compiled: the ``.pxd`` beside it gives compiled modules the same as bare memory.
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
    """Zero so many bytes."""
    for i in range(at, at + size):
        out[i] = 0


def copy(numbers: list[int], first: int, size: int, out: Numbers, at: int) -> None:
    """So many bytes as they are."""
    for i in range(size):
        out[at + i] = numbers[first + i]
