"""Observations: the parts of a game's observation and the encoder that writes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from .buffers import MOST
from .encoder import DescribeSeat, DescribeTable, Encoder, PythonEncoder
from .engine import Engine
from .layout import Count, CountOfEach, Field, Flag, One, SetOf, SetOfSeats

__all__ = ["MOST", "Block", "Observation", "Part", "default_observation", "described"]

# How a value of a state's memory is written into the slots of its part.
AS_IT_IS = 0  # numbers
CHOICE = 1  # one-hot
MEMBERS = 2  # 1 for each member of a set
OF_SEATS = 3  # 1 for each seat in the set, in a slot among that seat's parts


@dataclass(frozen=True)
class Part:
    """Consecutive slots that belong together."""

    name: str
    at: int
    """The first slot, counted from the beginning of the block."""
    slots: tuple[str, ...]
    """What each slot stands for; empty if the name of the part says it."""
    high: int
    """The largest value; the smallest is 0."""
    meaning: str

    @property
    def width(self) -> int:
        """The number of slots."""
        return len(self.slots)


class Block:
    """Consecutive parts."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.width = 0

    def part(self, name: str, high: int, meaning: str, slots: Sequence[str] = ("",)) -> int:
        """Add a part; return its first slot."""
        at = self.width
        self.parts.append(Part(name, at, tuple(slots), high, meaning))
        self.width += len(slots)
        return at

    def extended(self) -> Block:
        """The same parts, to which others can be added."""
        block = Block()
        block.parts, block.width = list(self.parts), self.width
        return block

    def field(self, field: Field, players: int) -> int:
        """Add the part for a field, with at most this many players; return its first slot."""
        slots, high = _slots(field, players)
        return self.part(field.name, high, field.about, slots)


def _slots(field: Field, players: int) -> tuple[tuple[str, ...], int]:
    """What the slots of a field stand for, and their largest value."""
    match field.codec:
        case Count(most):
            return ("",), players - 1 if most is None else most
        case CountOfEach(kind, most):
            return tuple(map(str, kind.values)), most
        case One(kind) | SetOf(kind):
            assert kind.numbers == list(range(len(kind.values))), f"the members of {kind.name} have gaps"
            return tuple(map(str, kind.values)), 1
        case Flag() | SetOfSeats():
            return ("",), 1
    raise TypeError(f"no slots for {field.name}")


def way_of(field: Field) -> int:
    """How a field is written into its slots."""
    ways: dict[type, int] = {One: CHOICE, SetOf: MEMBERS, SetOfSeats: OF_SEATS}
    return ways.get(type(field.codec), AS_IT_IS)


@dataclass(frozen=True)
class Observation:
    """How a game is observed: the parts of the table, the parts of each seat, and the encoder that writes them."""

    table: Block
    seat: Block
    encoder: Callable[[Engine, Mapping[str, Any]], Encoder]

    def width(self, players: int) -> int:
        """The slots of an observation with this many players."""
        return self.table.width + players * self.seat.width


def described(table: Block, seat: Block, describe_table: DescribeTable, describe_seat: DescribeSeat) -> Observation:
    """An observation written by two plain functions.

    ``describe_table(state, observer)`` returns the numbers of the table's parts,
    ``describe_seat(state, observer, seat)`` those of one seat's parts.
    """

    def encoder(state: Engine, options: Mapping[str, Any]) -> Encoder:
        return PythonEncoder(state, describe_table, describe_seat, table.width, seat.width)

    return Observation(table, seat, encoder)


def default_observation(players: int) -> Observation:
    """What any game can show: who observes, who is to decide, and whether the game is over.

    Scores are left out, because they may be hidden.
    """
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
