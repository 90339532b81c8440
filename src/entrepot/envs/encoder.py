"""What every encoder of observations is: it looks at one state and writes down what a seat may know of it."""

from __future__ import annotations

from .memory import Numbers


class Encoder:
    """Writes observations of one state. Each game derives its own."""

    __slots__ = ()

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """Write the seat's observation into the bytes that begin there."""
