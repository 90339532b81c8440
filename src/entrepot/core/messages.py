"""What the engine has to say, as message ids with typed arguments. No sentence stands here.

Whoever shows a message to a person gives it words from a catalog; ``str`` of a message uses the voice that was set.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Message:
    """A message id and its arguments: numbers, notation, or further messages."""

    id: str
    args: Mapping[str, Message | str | int]

    def __str__(self) -> str:
        return _voice(self)

    def to_json(self) -> dict[str, Any]:
        """The message as a JSON object."""
        args = {key: arg.to_json() if isinstance(arg, Message) else arg for key, arg in self.args.items()}
        return {"id": self.id, "args": args}


Voice = Callable[[Message], str]


def message(id: str, **args: Message | str | int) -> Message:
    """A message, pleasantly written."""
    return Message(id, args)


def bare(message: Message) -> str:
    """The voice of last resort: the id and its arguments."""
    return " ".join([message.id, *(f"{key}={value}" for key, value in message.args.items())])


_voice: Voice = bare


def set_voice(voice: Voice) -> Voice:
    """Let ``str`` of messages and errors speak with this voice; the voice they had before."""
    global _voice
    before, _voice = _voice, voice
    return before
