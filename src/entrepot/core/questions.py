"""Questions: what a player may be asked, in one table for each game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """A question: its name, where it comes up, what it has to remember, and whether it may be declined."""

    name: str
    asked_in: tuple[tuple[str, str], ...] = ()
    """The phases and stages in which it comes up, where a game has such."""
    remembers: tuple[str, ...] = ()
    """The names of the values, in the state's memory, without which the game could not go on from here."""
    may_pass: bool = False


def remembered(questions: Iterable[Question]) -> tuple[str, ...]:
    """The names of all values that some question remembers; a value's number is its place here."""
    return tuple(dict.fromkeys(name for question in questions for name in question.remembers))
