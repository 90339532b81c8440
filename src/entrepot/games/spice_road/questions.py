"""What a person is asked in Spice Road and what may be answered, as messages."""

from __future__ import annotations

from ...core import bits
from ...core.messages import Message, message
from . import codes
from .cards import MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, unpacked
from .state import State
from .words import card_text, cubes_text, spice_name

# What is asked


def question(state: State) -> Message:
    """For everybody to read: whose turn it is, and at what."""
    if state.decision == codes.UPGRADE:
        return message("spice-road-ask-upgrade", seat=state.seat, n=state.left)
    if state.decision == codes.TRADE:
        return message("spice-road-ask-trade", seat=state.seat, card=card_text(MERCHANT_CARDS[state.card]))
    if state.decision == codes.DROP:
        return message("spice-road-ask-drop", seat=state.seat, n=state.left)
    if state.decision == codes.DISCARD:
        over = len(unpacked(state.caravan[state.seat])) - codes.CARAVAN
        return message("spice-road-ask-discard", seat=state.seat, n=over)
    return message("spice-road-ask-turn", seat=state.seat)


# What may be answered


def label(state: State, code: int) -> Message:
    """A legal action."""
    if code < codes.ACQUIRE:
        return message("spice-road-label-play", card=card_text(MERCHANT_CARDS[code]))
    if code < codes.CLAIM:
        return message("spice-road-label-acquire", card=card_text(MERCHANT_CARDS[code - codes.ACQUIRE]))
    if code < codes.REST:
        cost = POINT_COSTS[code - codes.CLAIM]
        return message("spice-road-label-claim", n=POINT_CARDS[cost], cubes=cubes_text(cost))
    if code == codes.REST:
        return message("spice-road-label-rest", n=bits.count(state.played[state.seat]))
    return _go_on(state, code)


def _go_on(state: State, code: int) -> Message:
    """Within a turn."""
    if code < codes.AGAIN:
        spice = code - codes.RAISE
        return message("spice-road-label-raise", spice=spice_name(spice), to=spice_name(spice + 1))
    if code == codes.AGAIN:
        return message("spice-road-label-again", card=card_text(MERCHANT_CARDS[state.card]))
    if code == codes.STOP:
        return message("spice-road-label-stop")
    if code < codes.DISCARD_CUBE:
        return message("spice-road-label-drop", spice=spice_name(code - codes.DROP_CUBE))
    return message("spice-road-label-discard", spice=spice_name(code - codes.DISCARD_CUBE))
