"""The memory layout of a state as a table: every field with its name, its size and its JSON format in a position.

From a game's table, ``tools/generate.py`` writes the class with all these attributes and their C types.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from . import bits
from .reader import Reader
from .terms import Kind

# JSON formats


class Codec(ABC):
    """Writes a value of the state's memory as JSON, and reads it back within bounds."""

    def write(self, value: Any) -> Any:
        """The value as JSON."""
        return value

    @abstractmethod
    def read(self, given: Reader, players: int) -> Any:
        """The value given; refused if the memory cannot hold it."""


@dataclass(frozen=True)
class Count(Codec):
    """A count from 0 to ``most``; without ``most``, less than the number of players."""

    most: int | None = None

    def read(self, given: Reader, players: int) -> int:
        """A whole number."""
        return given.whole(0, players - 1 if self.most is None else self.most)


class Flag(Codec):
    """Yes or no."""

    def write(self, value: Any) -> bool:
        """The value as JSON."""
        return bool(value)

    def read(self, given: Reader, players: int) -> bool:
        """True or false."""
        return given.flag()


@dataclass(frozen=True)
class One(Codec):
    """One thing of a kind."""

    kind: Kind

    def write(self, value: int) -> Any:
        """Its notation word."""
        return self.kind.value(value)

    def read(self, given: Reader, players: int) -> int:
        """A notation word."""
        return self.kind.number(given.one_of([str(value) for value in self.kind.values]))


class SetOfSeats(Codec):
    """Some of the seats."""

    def write(self, value: int) -> list[int]:
        """Their numbers."""
        return bits.members(value)

    def read(self, given: Reader, players: int) -> int:
        """A list of seats."""
        return _mask(entry.whole(0, players - 1) for entry in given.items())


@dataclass(frozen=True)
class SetOf(Codec):
    """Some things of a kind."""

    kind: Kind

    def write(self, value: int) -> list[Any]:
        """Their notation words."""
        return [self.kind.value(number) for number in bits.members(value)]

    def read(self, given: Reader, players: int) -> int:
        """A list of notation words."""
        return _mask(One(self.kind).read(entry, players) for entry in given.items())


@dataclass(frozen=True)
class CountOfEach(Codec):
    """A number for each thing of a kind."""

    kind: Kind
    most: int

    def write(self, value: list[int]) -> dict[str, int]:
        """The numbers by notation word; zeros are left out."""
        return {str(word): number for word, number in zip(self.kind.values, value, strict=True) if number}

    def read(self, given: Reader, players: int) -> list[int]:
        """An object with numbers."""
        fields = given.fields([str(word) for word in self.kind.values])
        return [fields[str(word)].whole(0, self.most) if word in fields else 0 for word in self.kind.values]


def _mask(members: Iterable[int]) -> int:
    mask = 0
    for member in members:
        mask |= 1 << member
    return mask


# The table


@dataclass(frozen=True)
class Field:
    """A value, or an array of values, in the memory of a state."""

    name: str
    about: str
    shape: tuple[int, ...] = ()
    type: str = "byte_t"
    codec: Codec | None = None
    """Its JSON format in a position, if it belongs to an unfinished phase."""

    def zero(self) -> Any:
        """The initial value."""
        return _zeros(self.shape)


def _zeros(shape: tuple[int, ...]) -> Any:
    return [_zeros(shape[1:]) for _ in range(shape[0])] if shape else 0


class Layout:
    """All fields of a state's memory, grouped under headings."""

    def __init__(self, **groups: tuple[Field, ...]) -> None:
        self.groups = {heading.replace("_", " "): fields for heading, fields in groups.items()}
        self.fields = {each.name: each for each in self}
        assert len(self.fields) == sum(1 for _ in self), "two fields with the same name"

    def __iter__(self) -> Iterator[Field]:
        for fields in self.groups.values():
            yield from fields

    # Memory of uncompiled states, which consists of lists

    def clear(self, state: Any) -> None:
        """Initialize a state's memory to zeros."""
        for each in self:
            setattr(state, each.name, each.zero())

    def copy(self, to: Any, source: Any) -> None:
        """Make one state's memory equal to another's."""
        for name, each in self.fields.items():
            value = getattr(source, name)
            if each.shape:
                value = value[:] if len(each.shape) == 1 else [row[:] for row in value]
            setattr(to, name, value)

    # Positions

    def write(self, state: Any, names: Iterable[str]) -> dict[str, Any]:
        """These values as JSON for a position."""
        return {name: self._codec(name).write(getattr(state, name)) for name in names}

    def read(self, state: Any, fields: dict[str, Reader], names: Iterable[str]) -> None:
        """Set these values from a position; those it leaves out stay zero."""
        for name in names:
            if name in fields:
                setattr(state, name, self._codec(name).read(fields[name], state.players))

    def _codec(self, name: str) -> Codec:
        codec = self.fields[name].codec
        assert codec is not None, f"{name} has no JSON format"
        return codec


def byte(name: str, about: str, *shape: int, codec: Codec | None = None) -> Field:
    """Numbers from 0 to 255."""
    return Field(name, about, shape, "byte_t", codec)


def flag(name: str, about: str) -> Field:
    """Yes or no."""
    return Field(name, about, (), "bint", Flag())


def number(name: str, about: str, *shape: int, type: str = "int") -> Field:
    """Numbers of type int, or of another C type."""
    return Field(name, about, shape, type)


def a_set(name: str, about: str, *shape: int) -> Field:
    """Sets of up to 64 members, as bit masks."""
    return Field(name, about, shape, "unsigned long long")
