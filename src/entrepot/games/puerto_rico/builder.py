"""The builder phase (BUI-1 to BUI-6, NEW-8)."""

from __future__ import annotations

from . import codes, pieces, powers
from .pieces import Pieces

# Paying in kind, ``used`` counts the ways that are over: with a colonist (0), a barrel (1), a chip (2).


def ask_next(state: Pieces) -> bool:
    """Ask the next player; false when all have had their turn."""
    if state.done == state.players:
        return False
    state.ask(state.seat_after(state.done), codes.ASK_BUILD)
    return True


def price(state: Pieces, seat: int, building: int) -> int:
    """BUI-2 to BUI-4, NEW-6, NOB-8: what the building costs the seat now."""
    off = min(state.bodies(seat, codes.QUARRY), pieces.COLUMN[building]) + powers.discount(state, seat, building)
    if seat == state.taker and state.phase == codes.BUILDER:
        off += powers.privilege(state, seat)
    return max(0, pieces.COST[building] - off)


def means(state: Pieces, seat: int) -> int:
    """NEW-8: the doubloons that payments in kind could replace."""
    if not powers.may_pay_in_kind(state, seat):
        return 0
    return has_means(state, seat, 0) + has_means(state, seat, 1) + has_means(state, seat, 2)


def has_means(state: Pieces, seat: int, kind: int) -> int:
    """1 if the seat has something to pay with in this way."""
    if kind == 0:
        for place in range(codes.PLACES):
            if powers.may_give_body(state, seat, place):
                return 1
        return 0
    if kind == 1:
        return 1 if state.any_barrels(seat) else 0
    return 1 if state.vp[seat] else 0


def write_build(state: Pieces, out: list[int]) -> int:
    """BUI-1, BUI-5, BLD-1: what is there, not yet owned, has room and can be paid."""
    seat = state.seat
    n = 0
    spaces = state.city_spaces(seat)
    if spaces == 0:
        return 0
    most = state.doubloons[seat] + means(state, seat)
    owned = state.owned[seat]
    for building in range(codes.BUILDINGS):
        if owned & pieces.BIT[building] or state.supply_buildings[building] == 0:
            continue
        if price(state, seat, building) <= most and (pieces.COLUMN[building] < 4 or spaces >= 2):
            out[n] = codes.BUILD + building
            n += 1
    return n


def write_pay(state: Pieces, out: list[int]) -> int:
    """NEW-8: a colonist, a barrel, a chip, in this order; none is skipped that the rest could not replace."""
    seat = state.seat
    good = has_means(state, seat, 1)
    vp = has_means(state, seat, 2)
    n = 0
    if state.used == 0 and state.left - 1 <= good + vp:
        for place in range(codes.PLACES):
            if powers.may_give_body(state, seat, place):
                out[n] = codes.PAY_COLONIST + place
                n += 1
    if state.used <= 1 and state.left - 1 <= vp:
        for kind in range(codes.GOODS):
            if state.goods[5 * seat + kind]:
                out[n] = codes.PAY_GOOD + kind
                n += 1
    if state.left == 1 and vp:
        out[n] = codes.PAY_VP
        n += 1
    return n


def answer(state: Pieces, code: int) -> None:
    """Carry out an answer of the action."""
    if code == codes.PASS:
        end_turn(state)
    elif state.decision == codes.ASK_BUILD:
        build(state, code - codes.BUILD)
    elif state.decision == codes.ASK_PAY:
        pay(state, code)
    else:
        take_colonist(state)


def build(state: Pieces, building: int) -> None:
    """The doubloons leave; what is missing is paid in kind."""
    seat = state.seat
    cost = price(state, seat, building)
    doubloons = min(cost, state.doubloons[seat])
    state.doubloons[seat] -= doubloons
    state.item = building
    state.used = 0
    state.left = cost - doubloons
    if state.logging:
        state.note(codes.BUILT, seat, building, doubloons)
    if state.left:
        state.ask(seat, codes.ASK_PAY)
    else:
        put_up(state)


def pay(state: Pieces, code: int) -> None:
    """NEW-8: one payment in kind."""
    seat = state.seat
    if code == codes.PAY_VP:
        state.vp[seat] -= 1
        state.supply_vp += 1
        state.used = 3
        if state.logging:
            state.note(codes.PAID_VP, seat, 0, 0)
    elif code >= codes.PAY_GOOD:
        state.return_barrels(seat, code - codes.PAY_GOOD, 1)
        state.used = 2
        if state.logging:
            state.note(codes.PAID_GOOD, seat, code - codes.PAY_GOOD, 0)
    else:
        if state.remove_body(seat, code - codes.PAY_COLONIST):
            state.supply_nobles += 1
        else:
            state.supply_colonists += 1
        state.used = 1
        if state.logging:
            state.note(codes.PAID_COLONIST, seat, code - codes.PAY_COLONIST, 0)
    state.left -= 1
    if state.left == 0:
        put_up(state)


def put_up(state: Pieces) -> None:
    """The building stands: END-2, then what it brings."""
    seat = state.seat
    building = state.item
    state.supply_buildings[building] -= 1
    state.owned[seat] |= pieces.BIT[building]
    if state.city_spaces(seat) == 0:
        state.trigger_end(codes.END_2)
    powers.reward_building(state, seat, building, pieces.COLUMN[building])
    if powers.colonist_for_building(state, seat):
        state.ask(seat, codes.ASK_BUILDING_COLONIST)
    else:
        end_turn(state)


def take_colonist(state: Pieces) -> None:
    """BUI-6: onto the new building, or to San Juan if it has no circle."""
    seat = state.seat
    place = codes.ISLAND_PLACES + state.item
    state.take_new_colonist(True)
    state.add_colonist(seat, place if state.circles(seat, place) else codes.SAN_JUAN)
    end_turn(state)


def end_turn(state: Pieces) -> None:
    """The next player's turn."""
    state.done += 1
    state.decision = codes.ASK_NOTHING
