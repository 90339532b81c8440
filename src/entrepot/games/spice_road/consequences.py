"""What an action takes away from other players or does to the end of the game, and how far a game has come."""

from __future__ import annotations

from ...core import bits
from ...core.messages import Message, message
from . import codes
from .cards import POINT_COSTS, packed
from .state import State, cards_to_end, enough
from .vocabulary import ACTIONS


def consequences(state: State, code: int) -> list[Message]:
    """Who else could claim the card, and whether the end comes."""
    after = state.copy()
    after.apply_one(code)
    found = _rivals(state, code) if ACTIONS.verb_of(code).name == "claim" else []
    if after.over:
        found.append(message("explain-ends-game"))
    elif after.last_round and not state.last_round:
        found.append(message("explain-last-round"))
    return found


def _rivals(state: State, code: int) -> list[Message]:
    """Players who could pay for the card, in turn order."""
    cost = packed(POINT_COSTS[codes.point_card_of(code)])
    others = [(state.seat + step) % state.players for step in range(1, state.players)]
    return [message("spice-road-explain-rival", seat=seat) for seat in others if enough(state.caravan[seat], cost)]


def progress(state: State) -> float:
    """How near the player with the most point cards is to the last round (CEN-14)."""
    most = max(bits.count(claimed) for claimed in state.claimed)
    return min(1.0, most / cards_to_end(state.players))
