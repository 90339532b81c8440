"""A candidate: one explanation of the rows so far, and how well it agrees with the table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from ..state import State
from . import arrangements
from .arrangements import Arrangement, Limits, Pair
from .table import FINDERS, Facts, Row

Answer = tuple[int, int, int]
"""A seat, the question and the code of the answer."""
ARRANGED: Answer = (-1, -1, -1)  # stands for a mayor's arrangement, which is decided later

Linked = tuple[Any, Any] | None
"""A list as pairs of the earlier items and the last one: candidates share their history."""


@dataclass(frozen=True)
class Candidate:
    """One explanation of the rows so far."""

    state: State
    """Its colonists are arranged in one of the ways that are still possible."""
    seats: tuple[Arrangement, ...]
    in_cities: Limits = arrangements.ANY
    """How many colonists the last mayor phase put into all cities together."""
    answers: Linked = None
    """The answers to all questions so far; ``ARRANGED`` for each mayor phase."""
    arranged: Linked = None
    """The arrangements of all mayor phases but the last."""
    cost: float = 0.0
    """How implausible it is."""

    def limited(self, seat: int, arrangement: Arrangement) -> Candidate | None:
        """The same with more known about a seat, and its colonists arranged accordingly."""
        seats = (*self.seats[:seat], arrangement, *self.seats[seat + 1 :])
        if arrangement == self.seats[seat]:
            return self
        if not arrangements.is_possible(seats, self.in_cities):
            return None
        state = self.state.copy()
        place(state, seat, arrangement, arrangement.choose())
        return replace(self, state=state, seats=seats)

    def with_arrangement(self, seat: int, arrangement: Arrangement) -> Candidate:
        """The same with something else known about a seat that its current arrangement agrees with."""
        return replace(self, seats=(*self.seats[:seat], arrangement, *self.seats[seat + 1 :]))

    def answered(self, code: int) -> Candidate:
        """The same after an answer; it is remembered with its question if there was a choice."""
        state = self.state.copy()
        answers = (self.answers, (state.seat, state.question, code)) if len(state.legal()) > 1 else self.answers
        state.apply_one(code)
        return replace(self, state=state, answers=answers)

    def key(self) -> tuple[Any, ...]:
        """Equal for candidates with the same future."""
        state = self.state
        return (
            tuple(state.doubloons), tuple(state.vp), tuple(map(tuple, state.goods)), tuple(state.role_doubloons),
            tuple(state.ship_good), tuple(state.ship_barrels), tuple(state.house[: state.house_size]),
            state.supply_colonists, state.ship_colonists, self.in_cities, self.seats,
        )  # fmt: skip

    def final_arrangements(self) -> list[dict[int, Pair]]:
        """One arrangement of the last mayor phase for each player."""
        return arrangements.split(self.seats, self.in_cities)


def place(state: State, seat: int, arrangement: Arrangement, chosen: dict[int, Pair]) -> None:
    """Arrange a player's colonists."""
    places = arrangement.places(chosen, state, seat)
    colonists = list(map(list, state.colonists))
    colonists[seat] = places
    state.colonists = colonists
    occupied = list(state.occupied)
    first, last = arrangements.VIOLET, len(places) - 1
    occupied[seat] = sum(1 << at - first for at in range(first, last) if places[at])
    state.occupied = occupied


def unlinked(linked: Linked) -> list[Any]:
    """The items in order."""
    items = []
    while linked is not None:
        linked, last = linked
        items.append(last)
    return items[::-1]


# Comparing with the table


@dataclass(frozen=True)
class Miss:
    """A fact that an attempted explanation got wrong."""

    row: int
    progress: int
    """How many players the attempt had right."""
    seat: int | None
    fact: str
    wanted: Any
    found: Any

    def is_nearer(self, other: Miss) -> bool:
        """Whether this attempt was closer to the table than the other."""
        return (self.row, self.progress, -self.distance) > (other.row, other.progress, -other.distance)

    @property
    def distance(self) -> float:
        """How far the value is from the table's."""
        if isinstance(self.wanted, int) and isinstance(self.found, int):
            return float(abs(self.wanted - self.found))
        if isinstance(self.wanted, tuple) and isinstance(self.found, tuple):
            return float(sum(abs(a - b) for a, b in zip(self.wanted, self.found, strict=True)))
        return float(len(self.wanted ^ self.found)) if isinstance(self.wanted, frozenset) else 100.0


class Judge:
    """Compares states with the table, and remembers the nearest miss."""

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        self.nearest: Miss | None = None

    def note(self, miss: Miss) -> None:
        """Remember a miss if it is the nearest."""
        if self.nearest is None or miss.is_nearer(self.nearest):
            self.nearest = miss

    def agrees(self, state: State, row: int, seat: int, progress: int = 0) -> bool:
        """Whether everything that the table says about the seat is true."""
        for fact, wanted, found in differences(self.rows[row].facts[seat], state, seat):
            self.note(Miss(row, progress, seat, fact, wanted, found))
            return False
        return True

    def agrees_with_all(self, state: State, row: int) -> bool:
        """Whether everything that the table says after this row is true."""
        return all(self.agrees(state, row, seat, seat) for seat in range(state.players))


def differences(facts: Facts, state: State, seat: int) -> Iterator[tuple[str, Any, Any]]:
    """The facts that differ: name, wanted, found. Most states are refused by the first ones."""
    for name, find in FINDERS.items():
        wanted = getattr(facts, name)
        if wanted is not None and wanted != (found := find(state, seat)):
            yield name, wanted, found
