"""Chance as a tree sees it: one card or tile at a time, each with its probability.

An engine shuffles a deck and then draws from it. As nobody knows the order, that is the same as drawing each card at
random when it is turned up. A game's chance model says what can be drawn and carries out a step with a given draw, so
that a search that expands chance nodes can play the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from .engine import Engine, PythonEngine

Weights = Counter[int]
"""The outcomes of a chance node, each with its weight: mostly the number of cards or tiles that bring it."""

STARTS = 1000  # different starts of a game whose start is sampled


class ChanceModel(ABC):
    """What chance can bring in a game with given options."""

    outcomes: Sequence[str]
    """The names of all outcomes; an outcome is its place here."""

    @abstractmethod
    def at_start(self, dealt: list[int]) -> Weights:
        """What can be turned up next before the first decision; empty when everything is dealt."""

    @abstractmethod
    def start(self, dealt: list[int]) -> Engine:
        """The game that starts with these turned up."""

    @abstractmethod
    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """The state after an action that draws these, and what it may draw next; empty when it draws no more."""


class SampledStart(ChanceModel):
    """The model of a game in which nothing is hidden after the start: chance picks one of many sampled starts."""

    outcomes = tuple(f"start {seed}" for seed in range(STARTS))

    def __init__(self, set_up: Callable[[int], Engine]) -> None:
        self._set_up = set_up

    def at_start(self, dealt: list[int]) -> Weights:
        """All starts are equally likely."""
        return Counter() if dealt else Counter(range(STARTS))

    def start(self, dealt: list[int]) -> Engine:
        """The outcome is the seed."""
        return self._set_up(dealt[0])

    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """Nothing is drawn after the start."""
        after = state.copy()
        after.apply_one(code)
        return after, Counter()


def default_chance_model(set_up: Callable[[int], Engine]) -> ChanceModel | None:
    """The model of a game that has none of its own: a sampled start, or none if something stays hidden after it.

    What is hidden, or yet to be drawn, a state must be able to re-sample; a state that cannot has nothing to hide.
    """
    state = set_up(0)
    resamples = ("determinize", Engine, PythonEngine), ("hide", PythonEngine)
    for name, *bases in resamples:
        owner = next((each for each in type(state).__mro__ if name in vars(each)), None)
        if owner not in (None, *bases):
            return None
    return SampledStart(set_up)


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """The cards that are left, ascending."""
    left = Counter(cards)
    left.subtract(gone)
    return sorted(left.elements())


def padded(numbers: list[int], size: int) -> list[int]:
    """A list of a fixed size, as states have them."""
    return numbers + [0] * (size - len(numbers))
