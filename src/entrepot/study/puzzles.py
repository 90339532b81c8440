"""Puzzles: positions in which one action is clearly the best, and not the obvious one.

Each game keeps its puzzles in a file ``puzzles.json`` beside its rules: the position in notation, the solutions, what
is to be expected after every action, and where the position comes from.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ..core import registry
from ..core.game import Game, load
from ..core.rules import JSON, Rules
from .searching import Outlook

FORMAT = "entrepot-puzzles/1"
FILE = "puzzles.json"
SEED = 0  # of what a puzzle's position leaves open; it leaves nothing open


@dataclass(frozen=True)
class Puzzle:
    """A position, and what is to be found in it."""

    id: str
    theme: str
    position: JSON
    solutions: list[str]
    tempting: str
    """The action that looks best at first sight."""
    gain: float
    """By how much the worst solution is better than the best other action, as a share of the win."""
    outlooks: list[Outlook]
    """After every legal action, the best one first; only that one keeps its line."""
    source: dict[str, Any]
    """The game and the decision that it comes from."""

    def game(self) -> Game:
        """The position, ready to play; the options let everybody see what an attentive player remembers."""
        attentive = registry.find(self.position["game"]).attentive
        return load({**self.position, "options": {**self.position["options"], **attentive}}, seed=SEED)

    @property
    def seat(self) -> int:
        """Who is to decide."""
        return int(self.position["seat"])

    def outlook_after(self, action: str) -> Outlook:
        """What is to be expected after an action."""
        return next(each for each in self.outlooks if each.action == action)

    @property
    def best_other(self) -> Outlook:
        """The best action that is not a solution."""
        return next(each for each in self.outlooks if each.action not in self.solutions)


@cache
def puzzles_of(rules: Rules) -> list[Puzzle]:
    """The puzzles of a game, in the order in which they are offered; none if it has no file of puzzles."""
    package = type(rules).__module__.rpartition(".")[0]
    if not package:  # a game in a single module has no other files
        return []
    path = files(package) / FILE
    return from_json(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else []


def from_json(found: JSON) -> list[Puzzle]:
    """The puzzles of a file."""
    return [Puzzle(**{**each, "outlooks": [Outlook(**one) for one in each["outlooks"]]}) for each in found["puzzles"]]


def to_json(game: str, puzzles: list[Puzzle], made: JSON) -> JSON:
    """The contents of a file, with the settings it was made with."""
    return {"format": FORMAT, "game": game, "made": made, "puzzles": [asdict(puzzle) for puzzle in puzzles]}
