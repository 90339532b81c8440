"""What a game is made of, seen from outside: the one contract between the core and each game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .engine import Engine
from .messages import Message, message
from .options import Option, complete
from .reader import Reader

Options = Mapping[str, Any]
JSON = dict[str, Any]
Paint = Callable[[str, str], str]
"""How a board marks a piece of text with a style, a role or a colour: ``paint("Y", "yellow")``."""


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

    def __reduce__(self) -> tuple[Any, ...]:
        """Of each game there is one: copied or sent elsewhere it is still that one."""
        from .registry import find

        return find, (self.name,)

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
    def rounds(self, state: Engine) -> int:
        """The number of the round."""

    @abstractmethod
    def revealed(self, state: Engine) -> int:
        """A count that grows whenever something hidden comes to light."""

    # Chance after the start. A game without any has nothing to add.

    def write_chance(self, outcome: list[int]) -> Any:
        """An outcome of chance as a record tells it."""
        return outcome

    def read_chance(self, state: Engine, chance: Reader) -> None:
        """Let chance bring what a record tells."""
        chance.refuse(message("error-no-chance"))

    # For whoever shows the game or takes many answers at once.

    def tables(self) -> JSON:
        """The printed components, for whoever draws them."""
        return {}

    def scores_are_open(self, options: Options) -> bool:
        """Whether everybody may know all scores while the game goes on."""
        return False

    def arrange(self, state: Engine, wish: Reader) -> list[int]:
        """The answers, one decision after the other, that bring about what is wished for as a whole."""
        wish.refuse(message("error-nothing-to-arrange"))

    # For people at a table. A game that says nothing of its own gets along with these.

    def score_sheet(self, state: Engine) -> list[list[tuple[Message, int]]]:
        """What each seat's score is made of: the same parts for every seat, adding up to its score."""
        return [[(message("score-points"), points)] for points in state.scores()]

    def end_reason(self, rule: str) -> Message:
        """In words why the game ended, for one of its :meth:`end_reasons`."""
        return message(f"ended-by-{rule.lower()}")

    def question(self, state: Engine) -> Message:
        """What is asked now and of whom, in a sentence for everybody: it holds nothing that only some may know."""
        return message("question-decides", seat=state.seat)

    def label(self, state: Engine, code: int) -> Message:
        """A legal action in words, for the eyes of the seat that decides."""
        return message("label-action", action=self.actions[code])

    def hint(self, state: Engine, code: int) -> Message | None:
        """A few plain words on what a legal action costs or brings, where its text does not say it."""
        return None

    def colour(self, text: str, paint: Paint) -> str:
        """A line of text with the game's pieces in it painted."""
        return text
