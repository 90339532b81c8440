"""The greedy bot's evaluation of a position in Spice Road, in points."""

from __future__ import annotations

from functools import cache

from ...bots.greedy import best_turn
from ...core import bits
from ...core.engine import Engine
from ...core.rules import Value
from .cards import CARAVAN, LETTERS, MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, unpacked
from .playout_policy import cards_left
from .state import State, cards_to_end, parts

WORTH = {"Y": 1, "R": 2, "G": 3, "B": 4}  # of a cube: about what a point card pays for it
CUBE = 0.2  # the weight of a cube's worth before it is turned into points
CARD = 1.1  # the value of a merchant card for each unit of worth that one use gains
NEXT_BEST = 0.8  # the weight of each merchant card relative to the next better one
PLAYED = 0.85  # the weight of a card that has to be taken back first
PROGRESS = 0.35  # the weight of a point card's points when the caravan has all its cubes
NEXT_TURN = 0.9  # the weight of the turn after this one
SECOND = 0.4  # the weight of the second nearest point card relative to the nearest


def evaluation(state: Engine, seat: int) -> Value:
    """The value of states after this one for the seat.

    Only the point cards face up now are goals: which ones replace them is luck.
    """
    assert isinstance(state, State)
    goals = state.point_row[: state.point_row_size]
    time = time_left(state)

    def value(after: Engine) -> float:
        assert isinstance(after, State)
        cubes, claimed = after.caravan[seat], after.claimed[seat]
        near = [nearness(cubes, goal) for goal in goals if not claimed >> goal & 1]
        merchants = time * cards(after.hand[seat], after.played[seat])
        return after.scores()[seat] + caravan(cubes) + progress(near) + merchants

    return lambda after: with_next_turn(after, seat, value)


def with_next_turn(after: Engine, seat: int, value: Value) -> float:
    """The value of a finished turn, averaged with the best next turn if the opponents take nothing."""
    if after.over or after.seat == seat:
        return value(after)
    again = after.copy()
    again.seat = seat
    return (1 - NEXT_TURN) * value(after) + NEXT_TURN * best_turn(again, value)


def time_left(state: State) -> float:
    """How much of the game remains, from 1 to 0, by the point cards of the player closest to ending it."""
    return cards_left(state) / cards_to_end(state.players)


def worth(cubes: str) -> int:
    """The worth of cubes given as letters."""
    return sum(WORTH[letter] for letter in cubes)


@cache
def kept(cubes: int) -> str:
    """The most valuable cubes of a caravan, up to its limit."""
    return unpacked(cubes)[-CARAVAN:]


@cache
def caravan(cubes: int) -> float:
    """The value of the cubes, whatever the point cards."""
    return CUBE * worth(kept(cubes))


def progress(near: list[float]) -> float:
    """How close the caravan is to the best two point cards."""
    first, second, *_ = [*sorted(near, reverse=True), 0.0, 0.0]
    return PROGRESS * (first + SECOND * second)


@cache
def nearness(cubes: int, goal: int) -> float:
    """The point card's points, times the square of the share of its cost that the caravan has."""
    have, cost = kept(cubes), POINT_COSTS[goal]
    there = "".join(letter * min(have.count(letter), cost.count(letter)) for letter in LETTERS)
    share = worth(there) / worth(cost)
    return POINT_CARDS[cost] * share * share


@cache
def cards(hand: int, played: int) -> float:
    """The value of the merchant cards: the best one in full, each further one less, played ones less too."""
    gains = [gain(card) for card in bits.members(hand)] + [PLAYED * gain(card) for card in bits.members(played)]
    total = 0.0
    for each in sorted(gains):
        total = each + NEXT_BEST * total
    return CARD * total


@cache
def gain(card: int) -> float:
    """How much one use of a merchant card adds to the worth of a caravan."""
    text = MERCHANT_CARDS[card]
    if text[0] == "^":
        return int(text[1:])
    give, get = parts(text)
    uses = 2 if 0 < len(give) <= 2 else 1  # a cheap trade is usually done twice
    return uses * (worth(get) - worth(give))
