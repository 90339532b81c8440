"""Observations: the parts that a game's observation consists of, and what writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .encoder import Describe, Encoder, PythonEncoder
from .engine import Engine

MOST = 255  # what a byte holds; larger numbers are clipped


@dataclass(frozen=True)
class Part:
    """Some slots in a row that belong together."""

    name: str
    at: int
    """The first slot, counted from the beginning of the block."""
    slots: tuple[str, ...]
    """What each slot stands for; an unnamed one is the part itself."""
    high: int
    """The largest value; the smallest is 0."""
    meaning: str

    @property
    def width(self) -> int:
        """The number of slots."""
        return len(self.slots)


class Block:
    """Parts that follow each other."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.width = 0

    def part(self, name: str, high: int, meaning: str, slots: Sequence[str] = ("",)) -> int:
        """Add a part; returns where it begins."""
        at = self.width
        self.parts.append(Part(name, at, tuple(slots), high, meaning))
        self.width += len(slots)
        return at


@dataclass(frozen=True)
class Observation:
    """How a game is observed: the parts of the table, the parts of each seat, and what writes them."""

    table: Block
    seat: Block
    encoder: Callable[[Engine, Mapping[str, Any]], Encoder]


def described(
    table: Block, seat: Block, describe_table: Describe, describe_seat: Callable[[Engine, int, int], Sequence[int]]
) -> Observation:
    """An observation written by two plain functions: ``describe_table(state, observer)`` gives the numbers of the
    table's parts, ``describe_seat(state, observer, seat)`` those of one seat's parts."""
    return Observation(table, seat, lambda state, options: PythonEncoder(state, describe_table, describe_seat))


def default_observation(players: int) -> Observation:
    """What can be told of any game: who observes, who decides, and whether it is over. Scores are not: they may be
    hidden."""
    table, seat = Block(), Block()
    seats = [str(number) for number in range(players)]
    table.part("over", 1, "the game is over")
    table.part("own_seat", 1, "the number of the observing seat", seats)
    seat.part("decides", 1, "whether the seat is to decide")

    def describe_table(state: Engine, observer: int) -> list[int]:
        return [int(state.over), *(int(number == observer) for number in range(players))]

    def describe_seat(state: Engine, observer: int, number: int) -> list[int]:
        return [int(number == state.seat and not state.over)]

    return described(table, seat, describe_table, describe_seat)
