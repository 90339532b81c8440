"""Guests of the guesthouse, who may move in any phase except the mayor's (NEW-10).

They may move during the owner's own decisions, and in windows: stages in which each player with a guest is asked.
"""

from __future__ import annotations

from . import codes, powers
from .pieces import Pieces


def are_asked(state: Pieces) -> bool:
    """Whether guests may move now: not in the mayor phase, but the game's last window comes after all phases."""
    return state.phase != codes.MAYOR or state.stage == codes.STAGE_FINAL_WINDOW


def fits(state: Pieces, seat: int, place: int) -> bool:
    """Whether a guest can move there."""
    return place != powers.guests_from() and not state.is_full(seat, place)


def can_move(state: Pieces, seat: int) -> bool:
    """Whether the seat has a guest and a free circle elsewhere."""
    if not powers.has_guests(state, seat):
        return False
    for place in range(codes.SAN_JUAN):
        if fits(state, seat, place):
            return True
    return False


def ask(state: Pieces) -> bool:
    """Ask each player who can move a guest, from the role-taker clockwise; the last window starts at the governor."""
    if not are_asked(state) or not powers.anybody_has_guests(state):
        return False
    first = state.governor if state.stage == codes.STAGE_FINAL_WINDOW else state.taker
    while state.turns_done < state.players:
        seat = (first + state.turns_done) % state.players
        if can_move(state, seat):
            state.ask(seat, codes.ASK_GUESTS)
            return True
        state.turns_done += 1
    return False


def write(state: Pieces, out: list[int], n: int) -> int:
    """The places that the seat's guests may move to, appended to ``out``."""
    if are_asked(state):
        for place in range(codes.SAN_JUAN):
            if fits(state, state.seat, place):
                out[n] = codes.guest(place)
                n += 1
    return n


def move(state: Pieces, place: int) -> None:
    """Move one guest; the tile or building works immediately."""
    state.move_body(state.seat, powers.guests_from(), place)
    if state.logging:
        state.note(codes.GUEST_MOVED, state.seat, place)
