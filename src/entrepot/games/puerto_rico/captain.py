"""The captain phase (CAP-1 to CAP-12, NEW-9, NEW-13, NEW-14, NEW-17, NOB-9)."""

from __future__ import annotations

from ...core import bits
from . import codes, powers
from .pieces import Pieces


def begin(state: Pieces) -> None:
    """The captain may have a lighthouse (NEW-14)."""
    powers.reward_captain(state, state.taker)


def ask_next(state: Pieces) -> bool:
    """CAP-1: round and round until everybody in a row has loaded nothing (CAP-10)."""
    while state.idle < state.players:
        seat = state.seat_after(state.done)
        if can_load(state, seat):
            state.supplied = 0
            ask_turn(state, seat)
            return True
        end_turn(state, False)
    return False


def ask_turn(state: Pieces, seat: int) -> None:
    """On the first turn of the phase what comes before loading, then the loading."""
    if not bits.has(state.turned, seat):
        if powers.pays_for_pairs(state, seat) and not bits.has(state.union_paid, seat):
            state.union_paid |= 1 << seat
            powers.reward_pairs(state, seat, pairs(state, seat))
        if not bits.has(state.suppliers_done, seat) and supply_kinds(state, seat):
            state.ask(seat, codes.ASK_SUPPLY)
            return
    if can_load(state, seat):
        state.ask(seat, codes.ASK_LOAD)
    else:
        end_turn(state, False)


def pairs(state: Pieces, seat: int) -> int:
    """NEW-17: pairs of barrels of the same kind."""
    number = 0
    for good in range(codes.GOODS):
        number += state.goods[5 * seat + good] // 2
    return number


def supply_kinds(state: Pieces, seat: int) -> int:
    """NOB-9: the kinds that may still be returned for VP, as a set."""
    kinds = 0
    if powers.may_supply(state, seat) > bits.count(state.supplied):
        for good in range(codes.GOODS):
            if state.goods[5 * seat + good] and not bits.has(state.supplied, good):
                kinds |= 1 << good
    return kinds


# Loading


def room(state: Pieces, good: int, ship: int, barrels: int) -> int:
    """How many of the barrels the ship takes (CAP-2, CAP-3); none if another ship carries the kind."""
    if state.ship_good[ship] == good:
        return min(barrels, state.ship_capacity[ship] - state.ship_barrels[ship])
    if state.ship_good[ship] != codes.NOTHING or carried(state, good):
        return 0
    return min(barrels, state.ship_capacity[ship])


def carried(state: Pieces, good: int) -> bool:
    """Whether a ship carries the kind."""
    for ship in range(state.ships):
        if state.ship_good[ship] == good:
            return True
    return False


def most_room(state: Pieces, good: int, barrels: int) -> int:
    """CAP-4: the most that any ship takes."""
    most = 0
    for ship in range(state.ships):
        most = max(most, room(state, good, ship, barrels))
    return most


def can_ship(state: Pieces, seat: int) -> bool:
    """CAP-1: whether the seat can load a ship, and so must load."""
    for good in range(codes.GOODS):
        barrels = state.goods[5 * seat + good]
        if barrels and most_room(state, good, barrels):
            return True
    return False


def can_load(state: Pieces, seat: int) -> bool:
    """Whether the seat has a turn: a ship, or a wharf of its own."""
    if state.any_barrels(seat) == 0:
        return False
    return can_ship(state, seat) or powers.has_wharf(state, seat) or powers.has_small_wharf(state, seat)


def write_load(state: Pieces, out: list[int]) -> int:
    """Ships and the wharf, good by good; then the small wharf."""
    seat = state.seat
    n = 0
    wharf = powers.has_wharf(state, seat)
    for good in range(codes.GOODS):
        barrels = state.goods[5 * seat + good]
        if barrels:
            most = most_room(state, good, barrels)
            for ship in range(state.ships):
                if most and room(state, good, ship, barrels) == most:
                    out[n] = codes.LOAD + 6 * good + state.ship_capacity[ship] - codes.SMALLEST_SHIP
                    n += 1
            if wharf:
                out[n] = codes.LOAD + 6 * good + codes.BY_WHARF
                n += 1
    if powers.has_small_wharf(state, seat):
        n = write_small(state, 0, out, n)
    return n


def write_small(state: Pieces, first: int, out: list[int], n: int) -> int:
    """NEW-13: any number of barrels of the kinds from this one on."""
    for good in range(first, codes.GOODS):
        for number in range(state.goods[5 * state.seat + good]):
            out[n] = codes.SMALL + 11 * good + number
            n += 1
    return n


def write_supply(state: Pieces, out: list[int]) -> int:
    """NOB-9: the kinds to choose from."""
    n = 0
    kinds = supply_kinds(state, state.seat)
    for good in range(codes.GOODS):
        if bits.has(kinds, good):
            out[n] = codes.SUPPLY + good
            n += 1
    return n


def answer(state: Pieces, code: int) -> None:
    """Carry out an answer of the loading."""
    if state.decision == codes.ASK_SUPPLY:
        supply(state, code)
    elif code == codes.PASS:
        end_turn(state, False)
    elif code == codes.DONE:
        finish_small(state)
    elif code < codes.SMALL:
        load(state, (code - codes.LOAD) // 6, (code - codes.LOAD) % 6)
    else:
        small(state, (code - codes.SMALL) // 11, (code - codes.SMALL) % 11 + 1)


def supply(state: Pieces, code: int) -> None:
    """NOB-9: one barrel for 1 VP; nothing else counts for it."""
    seat = state.seat
    if code != codes.PASS:
        good = code - codes.SUPPLY
        state.return_barrels(seat, good, 1)
        state.supplied |= 1 << good
        if state.logging:
            state.note(codes.SUPPLIED, seat, good, 0)
        powers.reward_supply(state, seat)
    if code == codes.PASS or not supply_kinds(state, seat):
        state.suppliers_done |= 1 << seat
    ask_turn(state, seat)


def load(state: Pieces, good: int, ship_code: int) -> None:
    """CAP-3, CAP-9: all barrels of the kind that fit, onto a ship or by the wharf."""
    seat = state.seat
    barrels = state.goods[5 * seat + good]
    if ship_code == codes.BY_WHARF:
        state.wharf_used |= 1 << seat
        state.return_barrels(seat, good, barrels)
        if state.logging:
            state.note(codes.LOADED_WHARF, seat, good, barrels)
    else:
        ship = 0
        while state.ship_capacity[ship] != ship_code + codes.SMALLEST_SHIP:
            ship += 1
        barrels = room(state, good, ship, barrels)
        state.goods[5 * seat + good] -= barrels
        state.ship_good[ship] = good
        state.ship_barrels[ship] += barrels
        if state.logging:
            state.note(codes.LOADED, seat, good, 16 * state.ship_capacity[ship] + barrels)
    loaded(state, barrels)


def loaded(state: Pieces, vp: int) -> None:
    """CAP-5, CAP-6, CAP-8, NEW-14: what a loading brings."""
    seat = state.seat
    vp += powers.vp_for_loading(state, seat)
    if seat == state.taker and not state.captain_loaded:
        vp += powers.privilege(state, seat)
        state.captain_loaded = True
    state.gain_vp(seat, vp, codes.NOTHING)
    powers.reward_loading(state, seat)
    end_turn(state, True)


def small(state: Pieces, good: int, number: int) -> None:
    """NEW-13: barrels of one kind by the small wharf; later kinds may follow."""
    seat = state.seat
    if state.decision == codes.ASK_LOAD:
        state.small_total = 0
        state.small_wharf_used |= 1 << seat
    state.return_barrels(seat, good, number)
    state.small_total += number
    state.small_kind = good
    if state.logging:
        state.note(codes.LOADED_SMALL, seat, good, number)
    for later in range(good + 1, codes.GOODS):
        if state.goods[5 * seat + later]:
            state.ask(seat, codes.ASK_SMALL)
            return
    finish_small(state)


def finish_small(state: Pieces) -> None:
    """NEW-13: as one loading, 1 VP for two barrels."""
    loaded(state, state.small_total // 2)


def end_turn(state: Pieces, has_loaded: bool) -> None:
    """The next player's turn."""
    state.turned |= 1 << state.seat_after(state.done)
    state.idle = 0 if has_loaded else state.idle + 1
    state.done = (state.done + 1) % state.players
    state.decision = codes.ASK_NOTHING


# Storage


def ask_storage(state: Pieces) -> bool:
    """CAP-11: each player whose room does not suffice chooses what to keep."""
    while state.done < state.players:
        seat = state.seat_after(state.done)
        if not suffices(state, seat):
            state.ask(seat, codes.ASK_STORE)
            return True
        settle(state, seat)
    return False


def unstored(state: Pieces, seat: int, good: int) -> int:
    """Barrels for which no room has been chosen yet."""
    return 0 if bits.has(state.stored, good) else state.goods[5 * seat + good] - state.kept[good]


def kinds_left(state: Pieces, seat: int) -> int:
    """Kinds that may still be stored whole."""
    return max(0, powers.stored_kinds(state, seat) - bits.count(state.stored))


def barrels_left(state: Pieces, seat: int) -> int:
    """Single barrels that may still be kept."""
    kept = 0
    for good in range(codes.GOODS):
        kept += state.kept[good]
    return max(0, powers.kept_barrels(state, seat) - kept)


def suffices(state: Pieces, seat: int) -> bool:
    """Whether some use of the room that is left keeps everything: the largest kinds whole, the rest one by one."""
    rest = 0
    for good in range(codes.GOODS):
        rest += unstored(state, seat, good)
    chosen = 0
    for _ in range(kinds_left(state, seat)):
        best = -1
        for good in range(codes.GOODS):
            if not bits.has(chosen, good) and (best < 0 or unstored(state, seat, good) > unstored(state, seat, best)):
                best = good
        chosen |= 1 << best
        rest -= unstored(state, seat, best)
    return rest <= barrels_left(state, seat)


def write_store(state: Pieces, out: list[int]) -> int:
    """Whole kinds first, then single barrels; nothing may be thrown away that could be kept."""
    seat = state.seat
    n = 0
    first = codes.STORE if kinds_left(state, seat) else codes.KEEP
    for good in range(codes.GOODS):
        if unstored(state, seat, good):
            out[n] = first + good
            n += 1
    return n


def answer_storage(state: Pieces, code: int) -> None:
    """One kind or one barrel is kept; when the room is used up the rest goes."""
    seat = state.seat
    if code >= codes.KEEP:
        state.kept[code - codes.KEEP] += 1
    else:
        state.kept[code - codes.STORE] = 0
        state.stored |= 1 << (code - codes.STORE)
    check_room(state, seat)


def check_room(state: Pieces, seat: int) -> None:
    """Nothing more is asked once the room suffices, or there is none left."""
    if suffices(state, seat) or kinds_left(state, seat) + barrels_left(state, seat) == 0:
        settle(state, seat)
        state.decision = codes.ASK_NOTHING


def settle(state: Pieces, seat: int) -> None:
    """What has no room returns to the supply."""
    if not suffices(state, seat):
        for good in range(codes.GOODS):
            lost = unstored(state, seat, good)
            if lost:
                state.return_barrels(seat, good, lost)
                if state.logging:
                    state.note(codes.LOST, seat, good, lost)
    state.stored = 0
    for good in range(codes.GOODS):
        state.kept[good] = 0
    state.done += 1


def close(state: Pieces) -> None:
    """CAP-12: full ships are emptied."""
    for ship in range(state.ships):
        if state.ship_barrels[ship] == state.ship_capacity[ship]:
            state.supply_goods[state.ship_good[ship]] += state.ship_barrels[ship]
            if state.logging:
                state.note(codes.SHIP_EMPTIED, state.ship_capacity[ship], state.ship_good[ship], 0)
            state.ship_good[ship] = codes.NOTHING
            state.ship_barrels[ship] = 0
