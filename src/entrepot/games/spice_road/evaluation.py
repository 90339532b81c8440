"""How the greedy bot measures a position in Spice Road, in points."""

from __future__ import annotations

from functools import cache

from ...bots.greedy import best_turn
from ...core import bits
from ...core.engine import Engine
from ...core.rules import Value
from .cards import CARAVAN, LETTERS, MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, unpacked
from .playout_policy import cards_left
from .state import State, cards_to_end, parts

WORTH = {"Y": 1, "R": 2, "G": 3, "B": 4}  # of a cube: what a point card pays for it
CUBE = 0.2  # of a cube's worth counts until it is turned into points
CARD = 1.1  # for each unit of worth that a merchant card gains with one use
NEXT_BEST = 0.8  # how much the next best card counts beside the others
PLAYED = 0.85  # how much of a card's value is left until it is taken back
PROGRESS = 0.35  # of a point card's points count when its cubes are all there
NEXT_TURN = 0.9  # how much the turn after this one counts beside it
SECOND = 0.4  # how much the second nearest point card counts beside the nearest


def evaluation(state: Engine, seat: int) -> Value:
    """The value of what the seat may make of this state.

    The point cards to aim at are those open now: what replaces them is luck.
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
    """A finished turn's value, together with the best turn that could follow if the opponents took nothing."""
    if after.over or after.seat == seat:
        return value(after)
    again = after.copy()
    again.seat = seat
    return (1 - NEXT_TURN) * value(after) + NEXT_TURN * best_turn(again, value)


def time_left(state: State) -> float:
    """How much of the game is still to come, from 1 to 0, by the point cards of whoever is nearest to its end."""
    return cards_left(state) / cards_to_end(state.players)


def worth(cubes: str) -> int:
    """The worth of cubes that are written in letters."""
    return sum(WORTH[letter] for letter in cubes)


@cache
def kept(cubes: int) -> str:
    """The most valuable cubes of a caravan, as many as it can keep."""
    return unpacked(cubes)[-CARAVAN:]


@cache
def caravan(cubes: int) -> float:
    """What the cubes are worth in themselves."""
    return CUBE * worth(kept(cubes))


def progress(near: list[float]) -> float:
    """How near the caravan is to the best two of the point cards."""
    first, second, *_ = [*sorted(near, reverse=True), 0.0, 0.0]
    return PROGRESS * (first + SECOND * second)


@cache
def nearness(cubes: int, goal: int) -> float:
    """The point card's points, as far as its cubes are there."""
    have, cost = kept(cubes), POINT_COSTS[goal]
    there = "".join(letter * min(have.count(letter), cost.count(letter)) for letter in LETTERS)
    share = worth(there) / worth(cost)
    return POINT_CARDS[cost] * share * share


@cache
def cards(hand: int, played: int) -> float:
    """The merchant cards' value: the best one whole, each further one less, those played already less too."""
    gains = [gain(card) for card in bits.members(hand)] + [PLAYED * gain(card) for card in bits.members(played)]
    total = 0.0
    for each in sorted(gains):
        total = each + NEXT_BEST * total
    return CARD * total


@cache
def gain(card: int) -> float:
    """What one use of a merchant card adds to the worth of a caravan."""
    text = MERCHANT_CARDS[card]
    if text[0] == "^":
        return int(text[1:])
    give, get = parts(text)
    uses = 2 if 0 < len(give) <= 2 else 1  # a cheap trade is mostly done twice
    return uses * (worth(get) - worth(give))
