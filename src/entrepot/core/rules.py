"""What a game is made of, seen from outside: the one contract between the core and each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .engine import Engine
from .messages import Message
from .options import Option, complete
from .reader import Reader

Options = Mapping[str, Any]
JSON = dict[str, Any]
Paint = Callable[[str, str], str]
"""How a board marks a piece of text with a style: ``paint("YYR", "spice")``."""


def plain(text: str, style: str) -> str:
    """The paint that leaves text as it is."""
    return text


class Rules(ABC):
    """A game: its options, notation, positions, views and words around an :class:`Engine` that knows the rules."""

    name: str
    version: int
    """Counts up whenever the same actions would lead elsewhere than before."""
    options: Sequence[Option]
    actions: Sequence[str]
    """The table of codes: each action's text, without the seat, at the place of its code."""

    def complete_options(self, given: Options) -> dict[str, Any]:
        """All options, checked; those not given have their default."""
        return complete(self.options, given)

    @abstractmethod
    def set_up(self, options: Options, seed: int) -> Engine:
        """A new game."""

    @abstractmethod
    def load(self, position: Reader, options: Options, seed: int) -> Engine:
        """The state that a position describes; what the position leaves open is filled in by chance."""

    @abstractmethod
    def position(self, state: Engine, options: Options) -> JSON:
        """Everything about the state, hidden things too."""

    @abstractmethod
    def view(self, state: Engine, options: Options, seat: int | None) -> JSON:
        """What the seat may know, or, without a seat, what everybody may know. Built by whitelist."""

    @abstractmethod
    def why_not(self, state: Engine, code: int) -> Message:
        """Why an action that is not legal here is not."""

    @abstractmethod
    def event(self, event: tuple[int, int, int, int]) -> Message:
        """An event of the engine as a message."""

    @abstractmethod
    def board(self, view: JSON, names: Sequence[str], paint: Paint) -> str:
        """A view drawn as text."""

    @abstractmethod
    def end_reasons(self, state: Engine) -> list[str]:
        """The ids of the rules that ended the game."""

    @abstractmethod
    def revealed(self, state: Engine) -> int:
        """A count that grows whenever something hidden comes to light."""
