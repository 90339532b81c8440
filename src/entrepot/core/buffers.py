"""Numbers written straight into the caller's arrays.

Never compiled: the ``.pxd`` beside it gives compiled modules the same functions as plain memory moves.
"""

from __future__ import annotations

from typing import Any, Protocol

MOST = 255  # what a byte holds; larger numbers are clipped


class Numbers(Protocol):
    """A flat array of numbers, mostly bytes, such as a numpy array."""

    def __getitem__(self, index: int, /) -> Any: ...
    def __setitem__(self, index: int, value: int | float, /) -> None: ...


def first(array: Numbers) -> Numbers:
    """A pointer to the array's first element; uncompiled, the array itself."""
    return array


def clear(out: Numbers, at: int, size: int) -> None:
    """Zero ``size`` bytes."""
    for i in range(at, at + size):
        out[i] = 0


def clear_part(out: Numbers, at: int, size: int) -> None:
    """The same; compiled, it is faster if the size is a constant."""
    clear(out, at, size)


def copy(numbers: list[int], size: int, out: Numbers, at: int) -> None:
    """Copy ``size`` bytes."""
    for i in range(size):
        out[at + i] = numbers[i]


def clipped(number: int) -> int:
    """The number, or the largest one that a byte holds."""
    return min(number, MOST)


def write_choice(number: int, size: int, out: Numbers, at: int) -> None:
    """Write 1 in the place of a number below ``size``, where all places are 0; nothing if it is larger."""
    if number < size:
        out[at + number] = 1


def write_places(number: int, numbers: list[int], size: int, out: Numbers, at: int) -> None:
    """Write 1 wherever the number is among the first ``size``, at most eight, and 0 elsewhere."""
    for i in range(size):
        out[at + i] = numbers[i] == number


def place_of(number: int, numbers: list[int]) -> int:
    """The first place of a number, which must be one of the first eight; compiled, eight bytes are read at once."""
    return numbers.index(number)


def write_set(members: int, size: int, out: Numbers, at: int) -> None:
    """Write 1 for each member of a set of numbers below ``size``, and 0 for the others."""
    for i in range(size):
        out[at + i] = members >> i & 1


def write_bytes(packed: int, size: int, out: Numbers, at: int) -> None:
    """Write the lowest ``size`` bytes of a number, at most eight."""
    for i in range(size):
        out[at + i] = packed >> 8 * i & 255


def write_counts(numbers: list[int], n: int, most: int, size: int, out: Numbers, at: int) -> None:
    """Write how often each number below ``size``, at most eight, is among the first n; there are ``most`` at most."""
    counts = 0
    for i in range(n):
        counts += 1 << 8 * numbers[i]
    write_bytes(counts, size, out, at)


def bytes_for(size: int) -> int:
    """The number of bytes that hold a set of numbers below ``size``, a bit for each."""
    return (size + 7) // 8


def add_member(number: int, out: Numbers, at: int) -> None:
    """Add a number to the set that starts at index ``at``."""
    out[at + (number >> 3)] |= 1 << (number & 7)


def is_member(number: int, members: Numbers, at: int) -> bool:
    """Whether a number is in the set that starts at index ``at``."""
    return bool(members[at + (number >> 3)] >> (number & 7) & 1)


def next_difference(one: Numbers, other: Numbers, at: int, size: int) -> int:
    """The first index from ``at`` on where the two differ; ``size`` if they are equal from there."""
    while at < size and one[at] == other[at]:
        at += 1
    return at


def part(array: Any, at: int, size: int) -> Any:
    """A pointer to an element of an array of bytes; uncompiled, a view of ``size`` of them."""
    return memoryview(array)[at : at + size]


def ints(array: Any) -> Any:
    """A pointer to the first element of an array of integers; uncompiled, the array itself."""
    return array


def shorts(array: Any) -> Any:
    """The same for short integers."""
    return array
