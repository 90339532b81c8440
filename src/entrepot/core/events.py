"""Events: what has happened, as a kind with named fields.

The engine logs an event as a few integers. A game's table of events defines what they mean; sentences are made from
the fields only when an event is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .errors import BrokenGameError
from .messages import Message
from .terms import Argument, Kind, Value

Noted = tuple[int, ...]
"""An event as the engine logs it: the number of its kind, then its fields."""


@dataclass(frozen=True)
class EventKind:
    """A kind of event: its name, its fields, and the private ones, which only the event's own seat may know."""

    name: str
    fields: Mapping[str, Kind]
    private: frozenset[str] = frozenset()
    number: int = 0
    message_id: str = ""


def event(name: str, *, private: Iterable[str] = (), **fields: Kind) -> EventKind:
    """A row of a table of events: ``event("sold", seat=SEAT, good=GOOD, doubloons=NUMBER)``."""
    return EventKind(name, fields, frozenset(private))


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. ``str`` gives the sentence for it in the current language."""

    of: EventKind = field(repr=False)
    fields: Mapping[str, Value | None]
    """The fields in notation: ``{"seat": 0, "good": "corn", "doubloons": 2}``."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return self.of.name

    @property
    def message(self) -> Message:
        """The sentence for it, as a message to be translated."""
        args = {name: self._argument(name) for name in self.fields}
        return Message(self.of.message_id, args, fallback=f"{self.kind}: {self._listed()}")

    def _listed(self) -> str:
        return ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in self.fields.items())

    def _argument(self, name: str) -> Argument:
        kind, value = self.of.fields[name], self.fields[name]
        return "none" if value is None else kind.term(kind.number(value))

    def seen_by(self, seat: int | None) -> Event:
        """The event without private fields of others; without a seat, without any private fields."""
        if not self.of.private or self.fields.get("seat") == seat:
            return self
        public = {name: value for name, value in self.fields.items() if name not in self.of.private}
        return Event(self.of, public)

    def __str__(self) -> str:
        return str(self.message)

    def to_json(self) -> dict[str, Any]:
        """The event as a JSON object."""
        kinds = self.of.fields
        return {"kind": self.kind, **{name: kinds[name].to_json(value) for name, value in self.fields.items()}}


class EventTable:
    """All kinds of events of a game; a kind's number is its index in the table."""

    def __init__(self, game: str, *kinds: EventKind) -> None:
        self.game = game
        prefix = game.replace("_", "-")
        self.kinds = tuple(
            EventKind(each.name, each.fields, each.private, number, f"{prefix}-{each.name.replace('_', '-')}")
            for number, each in enumerate(kinds)
        )

    def number(self, name: str) -> int:
        """The number of a kind of event."""
        return next(each.number for each in self.kinds if each.name == name)

    def event(self, noted: Noted) -> Event:
        """The event that the engine has logged."""
        if not 0 <= noted[0] < len(self.kinds) or len(noted) <= len(self.kinds[noted[0]].fields):
            raise BrokenGameError(self.game, f"{noted} is not an event: the number of its kind, then all its fields")
        kind = self.kinds[noted[0]]
        values = zip(kind.fields.items(), noted[1:], strict=False)
        return Event(kind, {name: field.value(number) for (name, field), number in values})

    def to_json(self) -> dict[str, dict[str, str]]:
        """The fields of each kind of event, with their kinds."""
        return {each.name: {name: field.name for name, field in each.fields.items()} for each in self.kinds}
