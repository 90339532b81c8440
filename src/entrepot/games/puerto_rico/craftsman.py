"""The craftsman phase (CRA-1 to CRA-4, NEW-4, NEW-15, NOB-6, NOB-11)."""

from __future__ import annotations

from ...core import bits
from . import codes, pieces, powers
from .components import BUILDINGS, GOODS, set_of
from .pieces import Pieces

# The plants of each good as sets of buildings; corn needs none (CRA-1).
PLANTS = [set_of(building for building in BUILDINGS if building.good == good) for good in GOODS]


def begin(state: Pieces) -> None:
    """All players produce in turn order, after the rewards at the start of the phase (NOB-6)."""
    for good in range(codes.GOODS):
        state.produced[good] = 0
    for steps in range(state.players):
        powers.reward_craftsman_phase(state, state.seat_after(steps))
    for steps in range(state.players):
        produce_all(state, state.seat_after(steps))
    state.privileges_left = powers.privilege(state, state.taker)


def ask(state: Pieces) -> bool:
    """CRA-3: ask for the privilege as long as it can give anything."""
    if state.privileges_left and can_take_bonus(state):
        state.ask(state.taker, codes.ASK_BONUS)
        return True
    if state.specialty_privilege:
        powers.reward_most(state, state.taker, most_but_corn(state))
    return False


def output(state: Pieces, seat: int, good: int) -> int:
    """CRA-1: the barrels that the seat's plantations and plants could produce, whatever the supply holds."""
    fields = state.bodies(seat, good)
    if fields == 0 or good == codes.CORN:
        return fields
    return min(fields, plant_workers(state, seat, good))


def potential(state: Pieces, seat: int, good: int) -> int:
    """The same if all plantations and plants were manned."""
    fields = state.tiles[seat][good]
    if fields == 0 or good == codes.CORN:
        return fields
    circles = 0
    plants = PLANTS[good] & state.owned[seat]
    while plants:
        circles += pieces.CIRCLES[bits.lowest(plants)]
        plants &= plants - 1
    return min(fields, circles)


def plant_workers(state: Pieces, seat: int, good: int) -> int:
    """The colonists and nobles in all plants of a good, small and large."""
    workers = 0
    plants = PLANTS[good] & state.occupied[seat]
    while plants:
        workers += state.workers(seat, bits.lowest(plants))
        plants &= plants - 1
    return workers


def produce_all(state: Pieces, seat: int) -> None:
    """CRA-1, CRA-2: the seat takes its barrels, and the rewards of buildings for them."""
    kinds = 0
    most = 0
    for good in range(codes.GOODS):
        made = produce(state, seat, good)
        if seat == state.taker:
            state.produced[good] = made
        if made:
            kinds += 1
        if good != codes.CORN and made > most:
            most = made
    powers.reward_production(state, seat, kinds)
    if seat != state.taker or not state.specialty_privilege:
        powers.reward_most(state, seat, most)


def produce(state: Pieces, seat: int, good: int) -> int:
    """Produce barrels of one kind; return how many."""
    made = output(state, seat, good)
    if made == 0:
        return 0
    made = state.take_barrels(seat, good, made)
    if made:
        made += state.take_barrels(seat, good, powers.extra_barrel(state, seat, good))
        if state.logging:
            state.note(codes.PRODUCED, seat, good, made)
    return made


def most_but_corn(state: Pieces) -> int:
    """The craftsman's most barrels of one kind other than corn (NEW-15)."""
    most = 0
    for good in range(codes.GOODS):
        if good != codes.CORN and state.produced[good] > most:
            most = state.produced[good]
    return most


# Legal answers


def can_take_bonus(state: Pieces) -> bool:
    """CRA-3: whether the supply still holds a kind that the craftsman has produced."""
    for good in range(codes.GOODS):
        if state.produced[good] and state.supply_goods[good]:
            return True
    return False


def write(state: Pieces, out: list[int]) -> int:
    """CRA-3: the kinds to choose from."""
    n = 0
    for good in range(codes.GOODS):
        if state.produced[good] and state.supply_goods[good]:
            out[n] = codes.bonus(good)
            n += 1
    return n


# Effects of answers


def answer(state: Pieces, code: int) -> None:
    """CRA-3: take one more barrel; a pass declines the remaining privileges."""
    state.question = codes.ASK_NOTHING
    if code == codes.PASS:
        state.privileges_left = 0
        return
    good = codes.good_of(code)
    state.privileges_left -= 1
    state.take_barrels(state.seat, good, 1)
    state.produced[good] += 1
    if state.logging:
        state.note(codes.TOOK_BONUS, state.seat, good)


def guest_moved(state: Pieces, gained: int) -> None:
    """NEW-10, NEW-16: the privilege may now count more often."""
    state.privileges_left += gained


def close(state: Pieces) -> bool:
    """Nothing happens after the privilege."""
    return False
