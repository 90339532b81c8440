"""Terms: the things that actions, questions and events name, each with its kind.

A kind of thing is a table of notation words. Inside the engine a thing is a number: its index in that table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from .messages import Figure, Message

Value = str | int
Name = Callable[[str], Message]


class Kind:
    """One kind of thing: its name, the notation words of its members, and their names for people."""

    def __init__(self, name: str, values: Iterable[str] = (), named: Name | None = None) -> None:
        self.name = name
        self.values: tuple[Value, ...] = tuple(values)
        self._named = named
        self._numbers: dict[Value, int] = {value: number for number, value in enumerate(self.values)}
        self._values: dict[int, Value] = {number: value for value, number in self._numbers.items()}

    def only(self, values: Iterable[str]) -> Kind:
        """A subset of the members, with the same name and numbers."""
        part = Kind(self.name, values, self._named)
        part._numbers = {value: self._numbers[value] for value in part.values}
        part._values = self._values
        return part

    @property
    def numbers(self) -> list[int]:
        """The members' numbers, in the order of :attr:`values`."""
        return [self._numbers[value] for value in self.values]

    def number(self, value: Value) -> int:
        """A member's number."""
        return self._numbers[value]

    def value(self, number: int) -> Value | None:
        """A member by its number; ``None`` for a number without a member."""
        return self._values.get(number)

    def term(self, number: int) -> Argument:
        """A member as an argument of a message; ``"none"`` for a number without a member."""
        value = self.value(number)
        return "none" if value is None else Term(self, str(value))

    def named(self, value: str) -> Message:
        """The member's name for people."""
        if self._named:
            return self._named(value)
        return Message(f"{self.name}-{value}".replace("_", "-"), {}, fallback=value.replace("_", " "))

    def names(self) -> dict[str, Any]:
        """All members with their names, as JSON; empty for a kind that cannot be listed."""
        return {str(value): self.named(str(value)).to_json() for value in self.values}

    def to_json(self, value: Value | None) -> Any:
        """A member as JSON: its notation word. If the kind cannot be listed, its name is included."""
        if value is None or self.values:
            return value
        return Term(self, str(value)).to_json()


class Number(Kind):
    """Whole numbers; the bounds limit those that an action may name."""

    def __init__(self, name: str, low: int = 0, high: int = -1) -> None:
        super().__init__(name)
        self.values = tuple(range(low, high + 1))

    @property
    def numbers(self) -> list[int]:
        """A number is its own number."""
        return [int(value) for value in self.values]

    def number(self, value: Value) -> int:
        """A number is its own number."""
        return int(value)

    def value(self, number: int) -> int:
        """A number is its own value."""
        return number

    def term(self, number: int) -> int:
        """A number needs no name."""
        return number

    def names(self) -> dict[str, Any]:
        """Numbers have no names."""
        return {}

    def to_json(self, value: Value | None) -> Any:
        """A number is its own JSON."""
        return value


@dataclass(frozen=True, slots=True)
class Term:
    """A thing of a game by its notation word: ``Term(GOOD, "corn")``."""

    kind: Kind
    value: str

    @property
    def message(self) -> Message:
        """Its name for people."""
        return self.kind.named(self.value)

    def __str__(self) -> str:
        return str(self.message)

    @lru_cache(maxsize=1024)  # noqa: B019 - terms are small, and most games have fewer
    def to_json(self) -> dict[str, Any]:
        """The term as a JSON object: kind and value for programs, the name for people. Do not change it."""
        return {"kind": self.kind.name, "value": self.value, "name": self.message.to_json()}


Argument = Term | Message | Figure | str | int
"""The possible arguments of a message."""

SEAT = Number("seat")
NUMBER = Number("number")
