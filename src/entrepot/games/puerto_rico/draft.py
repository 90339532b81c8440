"""The draft of the violet buildings (NEW-1, NEW-2)."""

from __future__ import annotations

from ...core import bits
from . import codes, components, pieces
from .components import BUILDINGS, SPACES
from .pieces import Pieces

SPACES_BY_COST = [SPACES.get(cost, 0) for cost in range(max(SPACES) + 1)]
# SET-11: copies of each building, by number of players.
COPIES = [[components.copies(building, players) for building in BUILDINGS] for players in range(codes.SEATS + 1)]


def begin(state: Pieces, contenders: int) -> None:
    """NEW-1: the governor picks first."""
    state.contenders = contenders
    state.draft_spaces = list(SPACES_BY_COST)
    state.phase = codes.DRAFT
    state.ask(state.governor, codes.ASK_PICK)


def may_pick(state: Pieces, building: int) -> bool:
    """NEW-1: whether the building may be picked: a space for its cost is free."""
    return bits.has(state.contenders, building) and state.draft_spaces[pieces.COST[building]] > 0


def write(state: Pieces, out: list[int]) -> int:
    """NEW-1: the violet buildings that may be picked."""
    n = 0
    for building in range(codes.BUILDINGS):
        if may_pick(state, building):
            out[n] = codes.pick(building)
            n += 1
    return n


def answer(state: Pieces, code: int) -> bool:
    """Add the building to the game; the next player picks. False when all spaces are taken."""
    building = codes.building_of(code)
    state.supply_buildings[building] = COPIES[state.players][building]
    state.draft_spaces[pieces.COST[building]] -= 1
    state.contenders &= ~pieces.BIT[building]
    if state.logging:
        state.note(codes.PICKED, state.seat, building)
    for other in range(codes.BUILDINGS):
        if may_pick(state, other):
            state.seat = (state.seat + 1) % state.players
            return True
    state.contenders = 0  # NEW-2: the others are out of the game
    return False
