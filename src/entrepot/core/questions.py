"""Questions: the decisions that a player may face, in one table for each game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Question:
    """A question: its name, where it comes up, the values it needs, and whether the player may pass."""

    name: str
    asked_in: tuple[tuple[str, str], ...] = ()
    """The phases and stages in which it comes up, if the game has any."""
    remembers: tuple[str, ...] = ()
    """The names of the fields in the state's memory that the game needs to continue from here."""
    may_pass: bool = False


def remembered(questions: Iterable[Question]) -> tuple[str, ...]:
    """The names of all fields that questions remember; a field's number is its index here."""
    return tuple(dict.fromkeys(name for question in questions for name in question.remembers))
