"""The craftsman phase (CRA-1 to CRA-4, NEW-4, NEW-15, NOB-6, NOB-11)."""

from __future__ import annotations

from . import codes, powers
from .pieces import Pieces


def ask_next(state: Pieces) -> bool:
    """Everybody produces; then the privilege is asked for while it can bring anything (CRA-3)."""
    if state.used == 0:
        state.used = 1
        before_production(state)
        for steps in range(state.players):
            produce_all(state, state.seat_after(steps))
        state.left = powers.privilege(state, state.taker)
    if state.left and bonus_kinds(state):
        state.ask(state.taker, codes.ASK_BONUS)
        return True
    if state.specialty_privilege:
        pay_for_most(state, state.taker, most_but_corn(state))
    return False


def before_production(state: Pieces) -> None:
    """NOB-6."""
    for steps in range(state.players):
        seat = state.seat_after(steps)
        powers.reward_craftsman_phase(state, seat)


def output(state: Pieces, seat: int, good: int) -> int:
    """CRA-1: what the seat's plantations and plants could make, whatever the supply holds."""
    fields = state.bodies(seat, good)
    if good == codes.CORN:
        return fields
    if good == codes.INDIGO:
        return min(fields, plant(state, seat, codes.SMALL_INDIGO_PLANT) + plant(state, seat, codes.INDIGO_PLANT))
    if good == codes.SUGAR:
        return min(fields, plant(state, seat, codes.SMALL_SUGAR_MILL) + plant(state, seat, codes.SUGAR_MILL))
    if good == codes.TOBACCO:
        return min(fields, plant(state, seat, codes.TOBACCO_STORAGE))
    return min(fields, plant(state, seat, codes.COFFEE_ROASTER))


def plant(state: Pieces, seat: int, building: int) -> int:
    """Bodies at work in a plant."""
    return state.bodies(seat, codes.ISLAND_PLACES + building)


def produce_all(state: Pieces, seat: int) -> None:
    """CRA-1, CRA-2: the seat takes its barrels, and what buildings pay for them."""
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
        pay_for_most(state, seat, most)


def produce(state: Pieces, seat: int, good: int) -> int:
    """Barrels of one kind; tells how many."""
    made = output(state, seat, good)
    if made == 0:
        return 0
    made = state.take_barrels(seat, good, made)
    if made:
        made += state.take_barrels(seat, good, powers.extra_barrel(state, seat, good))
        if state.logging:
            state.note(codes.PRODUCED, seat, good, made)
    return made


def pay_for_most(state: Pieces, seat: int, most: int) -> None:
    """NEW-15."""
    powers.reward_most(state, seat, most)


def most_but_corn(state: Pieces) -> int:
    """The craftsman's most barrels of one kind other than corn."""
    most = 0
    for good in range(1, codes.GOODS):
        most = max(most, state.produced[good])
    return most


def bonus_kinds(state: Pieces) -> int:
    """CRA-3: the set of kinds that the craftsman has produced and the supply still holds."""
    kinds = 0
    for good in range(codes.GOODS):
        if state.produced[good] and state.supply_goods[good]:
            kinds |= 1 << good
    return kinds


def write_bonus(state: Pieces, out: list[int]) -> int:
    """The kinds to choose from."""
    n = 0
    for good in range(codes.GOODS):
        if state.produced[good] and state.supply_goods[good]:
            out[n] = codes.BONUS + good
            n += 1
    return n


def answer(state: Pieces, code: int) -> None:
    """CRA-3: one more barrel; a pass declines what is left."""
    state.decision = codes.ASK_NOTHING
    if code == codes.PASS:
        state.left = 0
        return
    good = code - codes.BONUS
    state.left -= 1
    state.take_barrels(state.seat, good, 1)
    state.produced[good] += 1
    if state.logging:
        state.note(codes.TOOK_BONUS, state.seat, good, 0)
