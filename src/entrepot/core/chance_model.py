"""Chance nodes for tree search: one card or tile at a time, each with its probability.

An engine shuffles a deck and then draws from it. As nobody knows the order, that is equivalent to drawing each card at
random when it is turned up. A game's chance model lists what can be drawn and applies an action with a given draw, for
searches that expand chance nodes.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from .engine import Engine, PythonEngine

Weights = Counter[int]
"""The outcomes of a chance node with their weights, usually the number of cards or tiles that give each outcome."""

STARTS = 1000  # how many starts are sampled


class ChanceModel(ABC):
    """The chance outcomes of a game with given options."""

    outcomes: Sequence[str]
    """The names of all outcomes; an outcome is an index into it."""

    @abstractmethod
    def at_start(self, dealt: list[int]) -> Weights:
        """What can be dealt next before the first decision; empty when everything is dealt."""

    @abstractmethod
    def start(self, dealt: list[int]) -> Engine:
        """The game that starts with this deal."""

    @abstractmethod
    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """The state after an action with these draws, and what can be drawn next; empty if nothing more is drawn."""


class SampledStart(ChanceModel):
    """The model of a game in which nothing is hidden after the start: chance picks one of the sampled starts."""

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
    """The model of a game that defines none: a sampled start, or none if something stays hidden after the start.

    A state with anything hidden or yet to be drawn overrides ``determinize`` or ``hide``; one that does not has nothing
    to hide.
    """
    state = set_up(0)
    resamples = ("determinize", Engine, PythonEngine), ("hide", PythonEngine)
    for name, *bases in resamples:
        owner = next((each for each in type(state).__mro__ if name in vars(each)), None)
        if owner not in (None, *bases):
            return None
    return SampledStart(set_up)


def without(cards: Iterable[int], gone: Iterable[int]) -> list[int]:
    """The remaining cards, ascending."""
    left = Counter(cards)
    left.subtract(gone)
    return sorted(left.elements())


def padded(numbers: list[int], size: int) -> list[int]:
    """The numbers followed by zeros up to a fixed size, as a state stores them."""
    return numbers + [0] * (size - len(numbers))
