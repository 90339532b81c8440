"""The parts of an observation: a table that the encoders write by and the documents are made from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

MOST = 255  # what a byte holds; larger numbers are told as this


@dataclass(frozen=True)
class Part:
    """Some slots in a row that belong together."""

    name: str
    at: int
    """The first slot, counted from the beginning of the block."""
    slots: tuple[str, ...]
    """What each slot stands for; one without a word is the part itself."""
    high: int
    """The largest value; the smallest is 0."""
    meaning: str

    @property
    def width(self) -> int:
        """The number of slots."""
        return len(self.slots)


class Block:
    """Parts that follow each other. Each part's place is known only from here."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.width = 0

    def part(self, name: str, high: int, meaning: str, slots: Sequence[str] = ("",)) -> int:
        """Add a part; tell where it begins."""
        at = self.width
        self.parts.append(Part(name, at, tuple(slots), high, meaning))
        self.width += len(slots)
        return at
