"""Reading untrusted JSON: every error names the key."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, NoReturn

from .errors import PositionError
from .messages import Message, message
from .options import shown


class Reader:
    """A JSON value and the key under which it was found."""

    def __init__(self, value: Any, key: str = "position") -> None:
        self.value = value
        self.key = key

    def refuse(self, reason: Message) -> NoReturn:
        """Refuse this value."""
        raise PositionError(self.key, reason)

    def refuse_kind(self, kind: str) -> NoReturn:
        """Refuse this value because it has the wrong type."""
        self.refuse(message(f"error-not-{kind}", value=shown(self.value)))

    def whole(self, low: int, high: int) -> int:
        """A whole number within bounds."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            self.refuse_kind("whole")
        if not low <= self.value <= high:
            self.refuse(message("error-out-of-range", value=shown(self.value), low=low, high=high))
        return self.value

    def text(self) -> str:
        """A string."""
        if not isinstance(self.value, str):
            self.refuse_kind("text")
        return self.value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            self.refuse_kind("flag")
        return self.value

    def one_of(self, allowed: Collection[str]) -> str:
        """One of a few words."""
        word = self.text()
        if word not in allowed:
            self.refuse(message("error-not-one-of", value=shown(word), allowed=", ".join(allowed)))
        return word

    def items(self) -> Iterator[Reader]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            self.refuse_kind("list")
        for index, entry in enumerate(self.value):
            yield Reader(entry, f"{self.key}[{index}]")

    def fields(self, known: Collection[str], required: Collection[str] = ()) -> dict[str, Reader]:
        """The fields of an object; unknown and missing ones are refused, null counts as left out."""
        if not isinstance(self.value, dict):
            self.refuse_kind("object")
        prefix = "" if self.key == "position" else f"{self.key}."
        for name in self.value:
            if name not in known:
                allowed = ", ".join(known)
                Reader(name, f"{prefix}{shown(name)}").refuse(message("error-unknown-key", known=allowed))
        for name in required:
            if self.value.get(name) is None:
                Reader(None, f"{prefix}{name}").refuse(message("error-key-missing"))
        return {name: Reader(value, f"{prefix}{name}") for name, value in self.value.items() if value is not None}
