"""What helps a person at the table: what an action costs or brings, and what a score is made of."""

from __future__ import annotations

from ...core import bits
from ...core.messages import Message, message
from . import codes
from .cards import MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, packed, unpacked
from .state import State, enough
from .words import cubes_or_none


def hint(state: State, code: int) -> Message | None:
    """A few words on a legal action, where its label does not say it all."""
    if code < codes.ACQUIRE:
        return _play(state, MERCHANT_CARDS[code])
    if code < codes.CLAIM:
        return _acquire(state, code - codes.ACQUIRE)
    if code < codes.REST:
        return _claim(state, code - codes.CLAIM)
    return _go_on(state, code)


def _play(state: State, card: str) -> Message | None:
    if ">" not in card:
        return None
    return message("spice-road-hint-trade", n=_times(state.caravan[state.seat], card))


def _times(caravan: int, card: str) -> int:
    """How often in a row the caravan allows a trade."""
    give, get = map(packed, card.split(">"))
    times = 0
    while enough(caravan, give):
        caravan += get - give
        times += 1
    return times


def _acquire(state: State, card: int) -> Message:
    place = state.row[: state.row_size].index(card)
    return message("spice-road-hint-acquire", n=place, cubes=cubes_or_none(state.pile[place]))


def _claim(state: State, card: int) -> Message | None:
    seat, after = state.seat, state.copy()
    after.apply_one(codes.CLAIM + card)
    coins = {"gold": after.gold[seat] - state.gold[seat], "silver": after.silver[seat] - state.silver[seat]}
    coin = next((metal for metal, taken in coins.items() if taken), None)
    return message("spice-road-hint-claim", coin=coin) if coin else None


def _go_on(state: State, code: int) -> Message | None:
    """Within a turn: how many such cubes there are, or how often the trade could still be made."""
    if code in (codes.REST, codes.STOP):
        return None
    caravan = state.caravan[state.seat]
    if code == codes.AGAIN:
        return message("spice-road-hint-again", n=_times(caravan, MERCHANT_CARDS[state.card]))
    first = max(first for first in (codes.RAISE, codes.DROP_CUBE, codes.DISCARD_CUBE) if first <= code)
    return message("spice-road-hint-cubes", n=_number(caravan, code - first))


def _number(caravan: int, spice: int) -> int:
    return caravan >> 8 * spice & 255


def score_sheet(state: State) -> list[list[tuple[Message, int]]]:
    """CEN-15, part by part."""
    return [_scored(state, seat) for seat in range(state.players)]


def _scored(state: State, seat: int) -> list[tuple[Message, int]]:
    claimed = [POINT_CARDS[POINT_COSTS[card]] for card in bits.members(state.claimed[seat])]
    cubes = unpacked(state.caravan[seat]).lstrip("Y")
    parts = {"cards": sum(claimed), "gold": 3 * state.gold[seat], "silver": state.silver[seat], "cubes": len(cubes)}
    return [(message(f"spice-road-score-{part}"), points) for part, points in parts.items()]
