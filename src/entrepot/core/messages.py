"""Messages to people, as ids with typed arguments. There are no sentences here.

The text of a message is looked up in a catalog when it is shown. ``str(message)`` does so with the current voice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .terms import Argument


@dataclass(frozen=True, slots=True)
class Message:
    """A message id and its arguments: numbers, words, terms of a game, or further messages."""

    id: str
    args: Mapping[str, Argument]
    fallback: str = field(default="", compare=False, repr=False)
    """The text to show if no catalog has the message: a new game works before it has a catalog."""

    def __str__(self) -> str:
        return (_override.get() or _voice)(self)

    def to_json(self) -> dict[str, Any]:
        """The message as a JSON object."""
        args = {key: arg if isinstance(arg, str | int) else arg.to_json() for key, arg in self.args.items()}
        return {"id": self.id, "args": args} | ({"fallback": self.fallback} if self.fallback else {})


Voice = Callable[[Message], str]


def message(id: str, **args: Argument) -> Message:
    """A message with its arguments given by keyword."""
    return Message(id, args)


def bare(message: Message) -> str:
    """The default voice: the message's fallback, or else its id and arguments."""
    if message.fallback:
        return message.fallback
    return " ".join([message.id, *(f"{key}={value}" for key, value in message.args.items())])


_voice: Voice = bare
_override: ContextVar[Voice | None] = ContextVar("voice", default=None)


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
