"""The builder phase (BUI-1 to BUI-6, NEW-8)."""

from __future__ import annotations

from ...core import bits
from . import codes, pieces, powers
from .components import BUILDINGS, set_of
from .pieces import Pieces

# The set of buildings for each column and maximum cost.
UP_TO = [
    [
        set_of(building for building in BUILDINGS if building.column == column and building.cost <= cost)
        for cost in range(codes.HIGHEST_COST + 1)
    ]
    for column in range(codes.COLUMNS + 1)
]


def begin(state: Pieces) -> None:
    """Nothing happens before the first turn."""


def ask(state: Pieces) -> bool:
    """Ask the next player; false when all have had their turn."""
    if state.turns_done == state.players:
        return False
    state.ask(state.seat_after(state.turns_done), codes.ASK_BUILD)
    return True


def price(state: Pieces, seat: int, building: int) -> int:
    """The current price of the building for the seat."""
    return max(0, pieces.COST[building] - discount(state, seat, pieces.COLUMN[building]))


def discount(state: Pieces, seat: int, column: int) -> int:
    """BUI-2 to BUI-4, NEW-6, NOB-8: how much cheaper the buildings in a column of the market are for the seat."""
    off = min(state.bodies(seat, codes.QUARRY), column) + powers.discount(state, seat, column)
    if seat == state.taker and state.phase == codes.BUILDER:
        off += powers.privilege(state, seat)
    return off


def means(state: Pieces, seat: int) -> int:
    """NEW-8: the doubloons that payments in kind could replace."""
    if not powers.may_pay_in_kind(state, seat):
        return 0
    number = 0
    for way in range(codes.WITH_CHIP + 1):
        number += has_means(state, seat, way)
    return number


def has_means(state: Pieces, seat: int, way: int) -> int:
    """1 if the seat can pay in this way."""
    if way == codes.WITH_COLONIST:
        for place in range(codes.PLACES):
            if powers.may_give_body(state, seat, place):
                return 1
        return 0
    if way == codes.WITH_BARREL:
        return 1 if state.barrels(seat) else 0
    return 1 if state.vp[seat] else 0


# Legal answers


def write(state: Pieces, out: list[int]) -> int:
    """The answers to the current question."""
    if state.question == codes.ASK_BUILD:
        return write_build(state, out)
    if state.question == codes.ASK_PAY:
        return write_pay(state, out)
    out[0] = codes.COLONIST
    return 1


def write_build(state: Pieces, out: list[int]) -> int:
    """BUI-1, BUI-5, BLD-1: buildings that are available, not yet owned, fit into the city and can be paid for."""
    seat = state.seat
    n = 0
    spaces = state.city_spaces(seat)
    if spaces == 0:
        return 0
    buildings = affordable(state, seat) & ~state.owned[seat]
    if spaces == 1:
        buildings &= ~pieces.LARGE
    while buildings:
        building = bits.lowest(buildings)
        buildings &= buildings - 1
        if state.supply_buildings[building]:
            out[n] = codes.build(building)
            n += 1
    return n


def affordable(state: Pieces, seat: int) -> int:
    """The buildings whose price the seat can pay, as a set."""
    most = state.doubloons[seat] + means(state, seat)
    buildings = 0
    for column in range(1, codes.COLUMNS + 1):
        buildings |= UP_TO[column][min(most + discount(state, seat, column), codes.HIGHEST_COST)]
    return buildings


def write_pay(state: Pieces, out: list[int]) -> int:
    """NEW-8: a colonist, a barrel, a chip, in this order; one may be skipped only if the rest suffice."""
    seat = state.seat
    barrel = has_means(state, seat, codes.WITH_BARREL)
    chip = has_means(state, seat, codes.WITH_CHIP)
    n = 0
    if state.payments_over <= codes.WITH_COLONIST and state.doubloons_missing - 1 <= barrel + chip:
        for place in range(codes.PLACES):
            if powers.may_give_body(state, seat, place):
                out[n] = codes.pay_colonist(place)
                n += 1
    if state.payments_over <= codes.WITH_BARREL and state.doubloons_missing - 1 <= chip:
        for good in range(codes.GOODS):
            if state.goods[seat][good]:
                out[n] = codes.pay_good(good)
                n += 1
    if state.payments_over <= codes.WITH_CHIP and state.doubloons_missing == 1 and chip:
        out[n] = codes.PAY_VP
        n += 1
    return n


# Effects of answers


def answer(state: Pieces, code: int) -> None:
    """Apply an answer."""
    verb = codes.verb_of(code)
    if verb == codes.VERB_PASS:
        state.end_turn()
    elif verb == codes.VERB_BUILD:
        build(state, codes.building_of(code))
    elif verb == codes.VERB_COLONIST:
        take_colonist(state)
    else:
        pay(state, code, verb)


def build(state: Pieces, building: int) -> None:
    """Pay the doubloons; the missing ones are paid in kind."""
    seat = state.seat
    cost = price(state, seat, building)
    doubloons = min(cost, state.doubloons[seat])
    state.doubloons[seat] -= doubloons
    state.new_building = building
    state.payments_over = 0
    state.doubloons_missing = cost - doubloons
    if state.logging:
        state.note(codes.BUILT, seat, building, doubloons)
    if state.doubloons_missing:
        state.ask(seat, codes.ASK_PAY)
    else:
        complete_building(state)


def pay(state: Pieces, code: int, verb: int) -> None:
    """NEW-8: make one payment in kind."""
    if verb == codes.VERB_PAY_COLONIST:
        pay_colonist(state, codes.place_of(code))
        state.payments_over = codes.WITH_COLONIST + 1
    elif verb == codes.VERB_PAY_GOOD:
        pay_good(state, codes.good_of(code))
        state.payments_over = codes.WITH_BARREL + 1
    else:
        pay_vp(state)
        state.payments_over = codes.WITH_CHIP + 1
    state.doubloons_missing -= 1
    if state.doubloons_missing == 0:
        complete_building(state)


def pay_colonist(state: Pieces, place: int) -> None:
    """A colonist or noble returns to the supply."""
    if state.remove_body(state.seat, place):
        state.supply_nobles += 1
    else:
        state.supply_colonists += 1
    if state.logging:
        state.note(codes.PAID_COLONIST, state.seat, place)


def pay_good(state: Pieces, good: int) -> None:
    """A barrel returns to the supply."""
    state.return_barrels(state.seat, good, 1)
    if state.logging:
        state.note(codes.PAID_GOOD, state.seat, good)


def pay_vp(state: Pieces) -> None:
    """A VP chip returns to the supply."""
    state.vp[state.seat] -= 1
    state.supply_vp += 1
    if state.logging:
        state.note(codes.PAID_VP, state.seat)


def complete_building(state: Pieces) -> None:
    """Put the building into the city: END-2, then its rewards."""
    seat = state.seat
    building = state.new_building
    state.supply_buildings[building] -= 1
    state.owned[seat] |= pieces.BIT[building]
    if state.city_spaces(seat) == 0:
        state.trigger_end(codes.END_2)
    powers.reward_building(state, seat, building)
    if powers.colonist_for_building(state, seat):
        state.ask(seat, codes.ASK_BUILDING_COLONIST)
    else:
        state.end_turn()


def take_colonist(state: Pieces) -> None:
    """BUI-6: a colonist onto the new building, or to San Juan if it has no circle."""
    seat = state.seat
    place = codes.FIRST_BUILDING_PLACE + state.new_building
    state.take_new_colonist(True)
    state.add_colonist(seat, place if state.circles(seat, place) else codes.SAN_JUAN)
    state.end_turn()


def guest_moved(state: Pieces, seat: int) -> None:
    """NEW-10: a guest may have filled the last circle of the new building."""
    if state.question != codes.ASK_BUILDING_COLONIST or pieces.CIRCLES[state.new_building] == 0:
        return
    if state.is_full(seat, codes.FIRST_BUILDING_PLACE + state.new_building):
        state.end_turn()


def close(state: Pieces) -> bool:
    """Nothing happens after the last turn."""
    return False
