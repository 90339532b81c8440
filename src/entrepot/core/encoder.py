"""Encoders: what writes an observation of a state, as a row of bytes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from .buffers import Numbers
from .engine import Engine

Describe = Callable[[Engine, int], Sequence[int]]
"""The numbers of the table, or of a seat, for an observer: ``describe(state, seat)``."""


class Encoder:
    """Writes observations of one state. Each game derives its own."""

    __slots__ = ()

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """Write the seat's observation into the bytes that begin at this place."""


class PythonEncoder(Encoder):
    """An encoder made of two plain functions: one describes the table, the other one seat, both for an observer."""

    __slots__ = ("_describe_seat", "_describe_table", "_state")

    def __init__(self, state: Engine, describe_table: Describe, describe_seat: Callable[..., Sequence[int]]) -> None:
        self._state = state
        self._describe_table = describe_table
        self._describe_seat = describe_seat

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """As compiled code asks for it."""
        self._write(seat, out, at)

    def _write(self, seat: int, out: Numbers, at: int) -> None:
        """The table, then all seats from the observing one clockwise."""
        try:
            numbers = list(self._describe_table(self._state, seat))
            for steps in range(self._state.players):
                numbers += self._describe_seat(self._state, seat, (seat + steps) % self._state.players)
            for number in numbers:
                out[at] = min(max(int(number), 0), 255)
                at += 1
        except BaseException as error:
            self._state.error = error
