"""Encoders write an observation of a state as a row of bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .buffers import MOST, Numbers
from .engine import Engine

DescribeTable = Callable[[Engine, int], Sequence[int]]
"""The numbers of the table as a seat observes it: ``describe(state, observer)``."""
DescribeSeat = Callable[[Engine, int, int], Sequence[int]]
"""The numbers of one seat as another observes it: ``describe(state, observer, seat)``."""


class Encoder:
    """Writes observations of one state. Each game derives its own."""

    __slots__ = ()

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """Write the seat's observation into ``out``, starting at index ``at``."""


class PythonEncoder(Encoder):
    """An encoder made of two plain functions: one describes the table, the other a seat, both for an observer.

    An exception in them is kept in ``state.error``, as in :class:`entrepot.core.engine.PythonEngine`.
    """

    __slots__ = ("_describe_seat", "_describe_table", "_seat_width", "_state", "_table_width")

    def __init__(
        self,
        state: Engine,
        describe_table: DescribeTable,
        describe_seat: DescribeSeat,
        table_width: int,
        seat_width: int,
    ) -> None:
        self._state = state
        self._describe_table = describe_table
        self._describe_seat = describe_seat
        self._table_width = table_width
        self._seat_width = seat_width

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """The entry point for compiled code."""
        self._write(seat, out, at)

    def _write(self, seat: int, out: Numbers, at: int) -> None:
        """Write the table, then all seats clockwise from the observing one."""
        try:
            for number in self._numbers(seat):
                out[at] = min(max(int(number), 0), MOST)
                at += 1
        except BaseException as error:
            if self._state.error is None:
                self._state.error = error

    def _numbers(self, seat: int) -> list[int]:
        players = self._state.players
        numbers = _checked("table", self._describe_table(self._state, seat), self._table_width)
        for steps in range(players):
            described = self._describe_seat(self._state, seat, (seat + steps) % players)
            numbers += _checked("seat", described, self._seat_width)
        return numbers


def _checked(what: str, numbers: Sequence[int], width: int) -> list[int]:
    """The numbers, if there is one for each slot of the observation."""
    if len(numbers) != width:
        raise ValueError(f"The observation of the {what} has {len(numbers)} numbers instead of {width}.")
    return list(numbers)
