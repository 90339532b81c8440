"""What the book of openings counts, and the themes of puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...core.rules import JSON, Facts, Move
from ...core.terms import NUMBER, Kind
from .state import cards_to_end
from .vocabulary import CARD

FACTS: Mapping[str, Kind] = {
    "first_card": CARD,
    "second_card": CARD,
    "hand": CARD,
    "merchant_cards": NUMBER,
    "point_cards": NUMBER,
    "gold": NUMBER,
    "silver": NUMBER,
    "rests": NUMBER,
}


def facts_of(moves: Sequence[Move], position: JSON) -> list[Facts]:
    """The facts about each seat."""
    return [seat_facts(moves, seat, player) for seat, player in enumerate(position["players"])]


def seat_facts(moves: Sequence[Move], seat: int, player: JSON) -> Facts:
    """The facts about one seat."""
    own = [action.split() for _, mover, action in moves if mover == seat]
    acquired = [words[1] for words in own if words[0] == "acquire"]
    facts: Facts = dict(zip(("first_card", "second_card"), acquired, strict=False))
    return facts | {
        "hand": acquired,
        "merchant_cards": len(acquired),
        "point_cards": len(player["points"]),
        "gold": player["gold"],
        "silver": player["silver"],
        "rests": sum(words[0] == "rest" for words in own),
    }


# Puzzles

THEMES = {"claim": "claiming", "acquire": "engine", "rest": "timing", "drop": "engine", "discard": "caravan"}


def theme(position: JSON, action: str, denies: bool) -> str:
    """The theme of a puzzle with this solution."""
    players = position["players"]
    if max(len(player["points"]) for player in players) >= cards_to_end(len(players)) - 1:
        return "ending"
    if denies:
        return "denial"
    return THEMES.get(action.split()[0], "spices")
