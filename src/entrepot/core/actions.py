"""Actions: a game's verbs with the things they name, in one table.

Everything about actions is derived from the table: each action's code (its index in the list of all actions), its
notation, and how to decode a code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import overload

from .terms import Argument, Kind, Value

NONE = -1  # no action; in a column: the action names nothing of this kind


@dataclass(frozen=True)
class Verb:
    """A verb, the kinds of things it names in order, and the questions it answers."""

    name: str
    kinds: tuple[Kind, ...] = ()
    answers: tuple[str, ...] = ()
    words: str = ""
    """Its notation, if that is not its name."""

    @property
    def notation(self) -> str:
        """The verb in notation."""
        return self.words or self.name


def verb(name: str, *kinds: Kind, answers: str | Sequence[str] = (), words: str = "") -> Verb:
    """A row of the table: ``verb("load", GOOD, SHIP, answers="load")``."""
    questions = (answers,) if isinstance(answers, str) else tuple(answers)
    return Verb(name, kinds, questions, words)


class ActionTable(Sequence[str]):
    """All actions of a game. As a sequence it holds each action's text, without the seat; the index is the code."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = verbs
        self._texts: list[str] = []
        self._rows: list[tuple[Verb, tuple[Value, ...]]] = []
        self._first: dict[str, int] = {}
        for each in verbs:
            self._first[each.name] = len(self._texts)
            for values in product(*(kind.values for kind in each.kinds)):
                self._texts.append(" ".join([each.notation, *map(str, values)]))
                self._rows.append((each, values))
        self.codes = {text: code for code, text in enumerate(self._texts)}
        """Each action's code by its text."""
        assert len(self.codes) == len(self._texts), "two actions with the same text"

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        return self._texts[index]

    def __len__(self) -> int:
        return len(self._texts)

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __contains__(self, text: object) -> bool:
        return text in self.codes

    def index(self, text: str, start: int = 0, stop: int | None = None) -> int:
        """The code of an action."""
        return self.codes[text]

    def first(self, name: str) -> int:
        """The code of a verb's first action."""
        return self._first[name]

    def code(self, name: str, *values: Value) -> int:
        """The code of an action: ``actions.code("load", "corn", "5")``."""
        kinds = next(each.kinds for each in self.verbs if each.name == name)
        code = 0
        for kind, value in zip(kinds, values, strict=True):
            code = code * len(kind.values) + kind.values.index(value)
        return self._first[name] + code

    def verb_of(self, code: int) -> Verb:
        """The verb of an action."""
        return self._rows[code][0]

    def values_of(self, code: int) -> tuple[Value, ...]:
        """The things that an action names, in notation."""
        return self._rows[code][1]

    def arguments(self, code: int) -> dict[str, Argument]:
        """The things that an action names, by kind, as arguments of a message."""
        each, values = self._rows[code]
        return {kind.name: kind.term(kind.number(value)) for kind, value in zip(each.kinds, values, strict=True)}

    def verb_numbers(self) -> tuple[int, ...]:
        """The number of each code's verb."""
        numbers = {each.name: number for number, each in enumerate(self.verbs)}
        return tuple(numbers[each.name] for each, _ in self._rows)

    def column(self, kind: str) -> tuple[int, ...]:
        """For each code, the number of the thing of this kind that the action names, or ``NONE``."""
        return tuple(
            next(
                (each.number(value) for each, value in zip(row.kinds, values, strict=True) if each.name == kind),
                NONE,
            )
            for row, values in self._rows
        )
