"""Messages and figures for people to read. There are no sentences here, and no decimal marks.

The text of a message is looked up in a catalog when it is shown, and a figure is written as the reader's language
writes numbers. ``str(message)`` and ``str(figure)`` do so with the current voice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .terms import Argument


PLAIN = (str, int)  # arguments that are their own JSON


@dataclass(frozen=True, slots=True)
class Message:
    """A message id and its arguments: numbers, words, terms of a game, or further messages."""

    id: str
    args: Mapping[str, Argument]
    fallback: str = field(default="", compare=False, repr=False)
    """The text to show if no catalog has the message: a new game works before it has a catalog."""

    def __str__(self) -> str:
        return _current_voice()(self)

    def to_json(self) -> dict[str, Any]:
        """The message as a JSON object."""
        args = {key: arg if isinstance(arg, PLAIN) else arg.to_json() for key, arg in self.args.items()}
        return {"id": self.id, "args": args} | ({"fallback": self.fallback} if self.fallback else {})


@dataclass(frozen=True, slots=True)
class Figure:
    """A number that a person reads: rounded, and written as the reader's language writes numbers."""

    value: float
    digits: int = 0
    """How many digits follow the decimal mark."""
    is_percent: bool = False
    """Whether the value is a share to be shown as a percentage."""
    has_plus: bool = False
    """Whether a positive number is shown with its sign, as a change is."""

    @property
    def rounded(self) -> float:
        """The value as it is shown."""
        return round(self.value, self.digits + 2 * self.is_percent)

    @property
    def sign(self) -> str:
        """The sign as it is shown; zero has none."""
        if self.rounded < 0:
            return "−"
        return "+" if self.has_plus and self.rounded > 0 else ""

    def __str__(self) -> str:
        return _current_voice()(self)

    def to_json(self) -> float:
        """The number itself."""
        return self.value


Voice = Callable[[Message | Figure], str]


def message(id: str, **args: Argument) -> Message:
    """A message with its arguments given by keyword."""
    return Message(id, args)


def percent(share: float, digits: int = 0) -> Figure:
    """A share as a percentage."""
    return Figure(share, digits, is_percent=True)


def signed(value: float, digits: int = 0) -> Figure:
    """A number with its sign."""
    return Figure(value, digits, has_plus=True)


def bare(said: Message | Figure) -> str:
    """The default voice: a message's fallback, or else its id and arguments; a figure in plain digits."""
    if isinstance(said, Figure):
        return str(said.value)
    if said.fallback:
        return said.fallback
    return " ".join([said.id, *(f"{key}={value}" for key, value in said.args.items())])


_voice: Voice = bare
_override: ContextVar[Voice | None] = ContextVar("voice", default=None)


def _current_voice() -> Voice:
    return _override.get() or _voice


def set_voice(voice: Voice) -> Voice:
    """Use this voice for ``str`` of messages and errors from now on; return the previous one."""
    global _voice
    before, _voice = _voice, voice
    return before


@contextmanager
def speaking_with(voice: Voice) -> Iterator[None]:
    """Use a voice inside a ``with`` block; other threads and tasks keep theirs."""
    token = _override.set(voice)
    try:
        yield
    finally:
        _override.reset(token)
