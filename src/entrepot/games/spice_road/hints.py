"""Hints for people: what an action costs or gains, and how a score is composed."""

from __future__ import annotations

from collections.abc import Callable

from ...core import bits
from ...core.messages import Message, message
from . import codes
from .cards import MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, packed, unpacked
from .state import State, enough
from .vocabulary import ACTIONS, CUBES


def hint(state: State, code: int) -> Message | None:
    """A hint on a legal action, where its label does not say everything."""
    find = HINTS.get(ACTIONS.verb_of(code).name)
    return find(state, code) if find else None


def _play(state: State, code: int) -> Message | None:
    card = MERCHANT_CARDS[codes.card_of(code)]
    if ">" not in card:
        return None
    return message("spice-road-hint-trade", n=_times(state.caravan[state.seat], card))


def _times(caravan: int, card: str) -> int:
    """How often in a row the caravan can make a trade."""
    give, get = map(packed, card.split(">"))
    times = 0
    while enough(caravan, give):
        caravan += get - give
        times += 1
    return times


def _acquire(state: State, code: int) -> Message:
    place = state.row[: state.row_size].index(codes.card_of(code))
    return message("spice-road-hint-acquire", n=place, cubes=CUBES.term(state.pile[place]))


def _claim(state: State, code: int) -> Message | None:
    seat, after = state.seat, state.copy()
    after.apply_one(code)
    coins = {"gold": after.gold[seat] - state.gold[seat], "silver": after.silver[seat] - state.silver[seat]}
    coin = next((metal for metal, taken in coins.items() if taken), None)
    return message("spice-road-hint-claim", coin=coin) if coin else None


def _again(state: State, code: int) -> Message:
    return message("spice-road-hint-again", n=_times(state.caravan[state.seat], MERCHANT_CARDS[state.card]))


def _cube(state: State, code: int) -> Message:
    """How many cubes of this spice the caravan holds."""
    return message("spice-road-hint-cubes", n=state.caravan[state.seat] >> 8 * codes.spice_of(code) & 255)


HINTS: dict[str, Callable[[State, int], Message | None]] = {
    "play": _play,
    "acquire": _acquire,
    "claim": _claim,
    "again": _again,
    "raise": _cube,
    "drop": _cube,
    "discard": _cube,
}


# Scores


SHEET_WORDS = ("cards", "gold", "silver", "cubes")


def score_sheet(state: State) -> list[list[tuple[Message, int]]]:
    """CEN-15, part by part."""
    return [_scored(state, seat) for seat in range(state.players)]


def _scored(state: State, seat: int) -> list[tuple[Message, int]]:
    claimed = [POINT_CARDS[POINT_COSTS[card]] for card in bits.members(state.claimed[seat])]
    cubes = unpacked(state.caravan[seat]).lstrip("Y")
    gold = codes.GOLD_POINTS * state.gold[seat]
    points = sum(claimed), gold, state.silver[seat], len(cubes)
    return [(message(f"spice-road-score-{word}"), each) for word, each in zip(SHEET_WORDS, points, strict=True)]
