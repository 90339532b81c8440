"""The puzzles of the games, as the page shows them."""

from __future__ import annotations

from ..core import registry
from ..core.errors import UnknownGameError
from ..core.rules import Rules
from ..study import explanation
from ..study.puzzles import puzzles_of
from . import views
from .errors import RefusalError, refused
from .protocol import Puzzle, PuzzleChoice, PuzzleInfo, PuzzleStep


def list_puzzles(game: str) -> list[PuzzleInfo]:
    """The puzzles of a game, in the order in which they are offered."""
    rules = game_named(game)
    return [{"id": each.id, "theme": views.as_json(explanation.title(rules, each))} for each in puzzles_of(rules)]


def puzzle(game: str, id: str, language: str) -> Puzzle:
    """One puzzle, with its answers."""
    rules = game_named(game)
    found = next((each for each in puzzles_of(rules) if each.id == id), None)
    if found is None:
        raise refused("server-no-puzzle", 404)
    position = found.game()
    choices: list[PuzzleChoice] = [
        {
            "action": each["action"],
            "label": each["label"],
            "hint": each["hint"],
            "right": each["action"] in found.solutions,
            "chance": found.outlook_after(each["action"]).chances[found.seat],
            "reasons": [views.as_json(reason) for reason in explanation.reasons(rules, found, each["action"])],
        }
        for each in views.choices(position)
    ]
    line: list[PuzzleStep] = [
        {"seat": seat, "label": views.as_json(label)} for seat, label in explanation.steps(position, found.outlooks[0])
    ]
    return {
        "id": found.id,
        "theme": views.as_json(explanation.title(rules, found)),
        "options": position.options,
        "seat": found.seat,
        "state": views.moment(0, position, found.seat, language),
        "choices": choices,
        "line": line,
    }


def game_named(game: str) -> Rules:
    """A game; refused if there is none with this name."""
    try:
        return registry.find(game)
    except UnknownGameError as error:
        raise RefusalError(error.message, 404) from error
