"""The actions, questions and events of Spice Road: one table each.

The codes of actions, their notation, their decoders, the ids of labels and events, and the constants of the compiled
engine are all derived from these tables; ``make generate`` writes ``codes.py`` and ``codes.pxd``.
"""

from __future__ import annotations

from ...core.actions import ActionTable, verb
from ...core.events import EventTable, event
from ...core.messages import Message, message
from ...core.questions import Question
from ...core.terms import NUMBER, SEAT, Argument, Kind, Term, Value
from .cards import (
    CARAVAN,
    GOLD_POINTS,
    LETTERS,
    MERCHANT_CARDS,
    POINT_COSTS,
    POINT_ROW,
    ROW,
    SEATS,
    SPICES,
    packed,
    unpacked,
)

# Kinds of things


def _spice_name(letter: str) -> Message:
    return message(f"spice-{SPICES[LETTERS.index(letter)]}")


def cubes_text(cubes: str) -> Message:
    """Cubes by number and name: a list of one to four spices."""
    kinds = [
        message("spice-road-cubes-of", n=cubes.count(letter), spice=Term(SPICE, letter))
        for letter in LETTERS
        if letter in cubes
    ]
    return message(f"spice-road-cubes-{len(kinds)}", **dict(zip("abcd", kinds, strict=False)))


def _card_text(card: str) -> Message:
    """What a merchant card does."""
    if card[0] == "+":
        return message("spice-road-card-create", cubes=Term(CUBES, card[1:]))
    if card[0] == "^":
        return message("spice-road-card-upgrade", n=int(card[1:]))
    give, get = card.split(">")
    return message("spice-road-card-trade", give=Term(CUBES, give), get=Term(CUBES, get))


class Cubes(Kind):
    """Any set of cubes, written in letters; inside the engine packed into one number."""

    def number(self, value: Value) -> int:
        """The cubes packed."""
        return packed(str(value))

    def value(self, number: int) -> str | None:
        """The cubes in letters; ``None`` if there are none."""
        return unpacked(number) or None

    def term(self, number: int) -> Argument:
        """The cubes as an argument of a message."""
        return Term(self, unpacked(number)) if number else "none"


SPICE = Kind("spice", LETTERS, _spice_name)
CUBES = Cubes("cubes", (), cubes_text)
CARD = Kind("card", MERCHANT_CARDS, _card_text)
POINT_CARD = Kind("point_card", POINT_COSTS, cubes_text)  # named by its cost
COIN = Kind("coin", ("none", "gold", "silver"))

# Questions

QUESTIONS = (
    Question("turn"),
    Question("upgrade"),
    Question("trade"),
    Question("drop"),
    Question("discard"),
)
QUESTION = Kind("question", [each.name for each in QUESTIONS])

# Actions

ACTIONS = ActionTable(
    verb("play", CARD, answers="turn"),
    verb("acquire", CARD, answers="turn"),
    verb("claim", POINT_CARD, answers="turn"),
    verb("rest", answers="turn"),
    verb("raise", SPICE.only(LETTERS[:-1]), answers="upgrade"),
    verb("again", answers="trade"),
    verb("stop", answers=("upgrade", "trade")),
    verb("drop", SPICE, answers="drop"),
    verb("discard", SPICE, answers="discard"),
)

# Events

EVENTS = EventTable(
    "spice_road",
    event("played", seat=SEAT, card=CARD),
    event("raised", seat=SEAT, spice=SPICE, to=SPICE),
    event("traded", seat=SEAT, give=CUBES, get=CUBES),
    event("dropped", seat=SEAT, spice=SPICE, card=CARD),
    event("acquired", seat=SEAT, card=CARD, cubes=CUBES),
    event("rested", seat=SEAT),
    event("claimed", seat=SEAT, card=POINT_CARD, points=NUMBER, coin=COIN),
    event("discarded", seat=SEAT, spice=SPICE),
    event("opened_merchant", card=CARD),
    event("opened_points", card=POINT_CARD, points=NUMBER),
    event("last_round", seat=SEAT),
)

# Constants of the engine, besides those derived from the tables above

ENUMERATIONS = {"COIN_": (COIN,)}
CONSTANTS = {
    "SEATS": SEATS,
    "SPICES": len(SPICES),
    "CARDS": len(MERCHANT_CARDS),
    "POINT_CARDS": len(POINT_COSTS),
    "ROW": ROW,
    "POINT_ROW": POINT_ROW,
    "CARAVAN": CARAVAN,
    "GOLD_POINTS": GOLD_POINTS,
    "LANES": 0x80808080,  # the top bit of each spice's byte
    "ALL_BYTES": 0xFFFFFFFF,
    "ONE_EACH": 0x01010101,  # one cube of each spice
    "RAISABLE": 0x00FFFFFF,  # all spices but cinnamon
}
