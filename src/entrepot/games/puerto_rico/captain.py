"""The captain phase up to the storage (CAP-1 to CAP-10, CAP-12, NEW-13, NEW-14, NEW-17, NOB-9)."""

from __future__ import annotations

from ...core import bits
from . import codes, guests, powers
from .pieces import Pieces


def begin(state: Pieces) -> None:
    """Nobody has had a turn yet; the captain may have a lighthouse (NEW-14)."""
    state.idle_turns = 0
    state.had_first_turn = 0
    state.captain_has_loaded = False
    state.wharf_used = 0
    state.small_wharf_used = 0
    state.union_hall_paid = 0
    state.supplier_done = 0
    state.supplied = 0
    powers.reward_captain(state, state.taker)


def ask(state: Pieces) -> bool:
    """CAP-1: players take turns until all of them in a row have loaded nothing (CAP-10)."""
    while state.idle_turns < state.players:
        state.supplied = 0
        if ask_turn(state, state.seat_after(state.turns_done)):
            return True
        end_turn(state, False)
    return False


def ask_turn(state: Pieces, seat: int) -> bool:
    """The next question of the seat's turn; false if there is nothing to decide.

    A player who can load nothing has turns, too: on the first one the union hall pays and the royal supplier may be
    used, and on every one guests may move (CAP-1, NEW-10, NEW-17, NOB-9).
    """
    if not bits.has(state.had_first_turn, seat):
        if powers.pays_for_pairs(state, seat) and not bits.has(state.union_hall_paid, seat):
            state.union_hall_paid |= 1 << seat
            powers.reward_pairs(state, seat, pairs(state, seat))
        if not bits.has(state.supplier_done, seat) and can_supply(state, seat):
            state.ask(seat, codes.ASK_SUPPLY)
            return True
    if can_load(state, seat) or guests.can_move(state, seat):
        state.ask(seat, codes.ASK_LOAD)
        return True
    return False


def pairs(state: Pieces, seat: int) -> int:
    """NEW-17: pairs of barrels of the same kind."""
    number = 0
    for good in range(codes.GOODS):
        number += state.goods[seat][good] // 2
    return number


def may_supply(state: Pieces, seat: int, good: int) -> bool:
    """NOB-9: whether a barrel of the kind may still be returned for a VP."""
    if state.goods[seat][good] == 0 or bits.has(state.supplied, good):
        return False
    return bits.count(state.supplied) < powers.barrels_to_supply(state, seat)


def can_supply(state: Pieces, seat: int) -> bool:
    """NOB-9: whether any barrel may still be returned for a VP."""
    for good in range(codes.GOODS):
        if may_supply(state, seat, good):
            return True
    return False


# Room on the ships


def room(state: Pieces, good: int, ship: int, barrels: int) -> int:
    """How many of the barrels the ship takes (CAP-2, CAP-3); 0 if another ship carries the kind."""
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


def must_load(state: Pieces, seat: int) -> bool:
    """CAP-1: whether the seat can load a ship, and so must load."""
    for good in range(codes.GOODS):
        if state.goods[seat][good] and most_room(state, good, state.goods[seat][good]):
            return True
    return False


def can_load(state: Pieces, seat: int) -> bool:
    """Whether the seat can load anything, onto a ship or with its wharf or small wharf."""
    if state.barrels(seat) == 0:
        return False
    return must_load(state, seat) or has_wharf(state, seat) or has_small_wharf(state, seat)


def has_wharf(state: Pieces, seat: int) -> bool:
    """CAP-9: whether the seat can still use a wharf, once per phase."""
    return powers.may_use_wharf(state, seat) and not bits.has(state.wharf_used, seat)


def has_small_wharf(state: Pieces, seat: int) -> bool:
    """NEW-13: whether the seat can still use a small wharf, once per phase."""
    return powers.may_use_small_wharf(state, seat) and not bits.has(state.small_wharf_used, seat)


# Legal answers


def write(state: Pieces, out: list[int]) -> int:
    """The answers to the current question."""
    if state.question == codes.ASK_LOAD:
        return write_load(state, out)
    if state.question == codes.ASK_SUPPLY:
        return write_supply(state, out)
    n = write_small(state, state.small_wharf_kind + 1, out, 0)
    out[n] = codes.DONE
    return n + 1


def may_pass(state: Pieces) -> bool:
    """CAP-10: a player who can load a ship must do so."""
    return not must_load(state, state.seat)


def write_load(state: Pieces, out: list[int]) -> int:
    """Ships and the wharf, good by good; then the small wharf."""
    seat = state.seat
    n = 0
    wharf = has_wharf(state, seat)
    for good in range(codes.GOODS):
        barrels = state.goods[seat][good]
        if barrels:
            most = most_room(state, good, barrels)
            for ship in range(state.ships):
                if most and room(state, good, ship, barrels) == most:
                    out[n] = codes.load(good, state.ship_capacity[ship] - codes.SMALLEST_SHIP)
                    n += 1
            if wharf:
                out[n] = codes.load(good, codes.BY_WHARF)
                n += 1
    if has_small_wharf(state, seat):
        n = write_small(state, 0, out, n)
    return n


def write_small(state: Pieces, first: int, out: list[int], n: int) -> int:
    """NEW-13: any number of barrels of each kind, starting with this kind."""
    for good in range(first, codes.GOODS):
        for number in range(1, state.goods[state.seat][good] + 1):
            out[n] = codes.small(good, number)
            n += 1
    return n


def write_supply(state: Pieces, out: list[int]) -> int:
    """NOB-9: the kinds to choose from."""
    n = 0
    for good in range(codes.GOODS):
        if may_supply(state, state.seat, good):
            out[n] = codes.supply(good)
            n += 1
    return n


# Effects of answers


def answer(state: Pieces, code: int) -> None:
    """Apply an answer."""
    verb = codes.verb_of(code)
    if verb == codes.VERB_LOAD:
        if codes.ship_of(code) == codes.BY_WHARF:
            load_wharf(state, codes.good_of(code))
        else:
            load_ship(state, codes.good_of(code), codes.ship_of(code) + codes.SMALLEST_SHIP)
    elif verb == codes.VERB_SMALL:
        small(state, codes.good_of(code), codes.number_of(code))
    elif verb == codes.VERB_DONE:
        finish_small(state)
    elif verb == codes.VERB_SUPPLY:
        supply(state, codes.good_of(code))
    elif state.question == codes.ASK_SUPPLY:
        end_supplying(state)
    else:
        end_turn(state, False)


def supply(state: Pieces, good: int) -> None:
    """NOB-9: return one barrel for 1 VP; this does not count as loading."""
    seat = state.seat
    state.return_barrels(seat, good, 1)
    state.supplied |= 1 << good
    if state.logging:
        state.note(codes.SUPPLIED, seat, good)
    powers.reward_supply(state, seat)
    if not can_supply(state, seat):
        end_supplying(state)


def end_supplying(state: Pieces) -> None:
    """Continue with the loading."""
    state.supplier_done |= 1 << state.seat
    continue_turn(state)


def continue_turn(state: Pieces) -> None:
    """Ask the next question of the seat's turn, or end the turn."""
    if not ask_turn(state, state.seat):
        end_turn(state, False)


def load_ship(state: Pieces, good: int, capacity: int) -> None:
    """CAP-3: load all barrels of the kind that fit."""
    seat = state.seat
    ship = 0
    while state.ship_capacity[ship] != capacity:
        ship += 1
    barrels = room(state, good, ship, state.goods[seat][good])
    state.goods[seat][good] -= barrels
    state.ship_good[ship] = good
    state.ship_barrels[ship] += barrels
    if state.logging:
        state.note(codes.LOADED, seat, good, barrels, capacity)
    loaded(state, barrels)


def load_wharf(state: Pieces, good: int) -> None:
    """CAP-9: load all barrels of the kind, whatever the ships carry."""
    seat = state.seat
    barrels = state.goods[seat][good]
    state.wharf_used |= 1 << seat
    state.return_barrels(seat, good, barrels)
    if state.logging:
        state.note(codes.LOADED_WHARF, seat, good, barrels)
    loaded(state, barrels)


def loaded(state: Pieces, vp: int) -> None:
    """CAP-5, CAP-6, CAP-8, NEW-14: the rewards for loading."""
    seat = state.seat
    vp += powers.vp_for_loading(state, seat)
    if seat == state.taker and not state.captain_has_loaded:
        vp += powers.privilege(state, seat)
        state.captain_has_loaded = True
    state.gain_vp(seat, vp, codes.NOTHING)
    powers.reward_loading(state, seat)
    end_turn(state, True)


def small(state: Pieces, good: int, number: int) -> None:
    """NEW-13: barrels of one kind by the small wharf; later kinds may follow."""
    seat = state.seat
    if state.question == codes.ASK_LOAD:
        state.small_wharf_barrels = 0
        state.small_wharf_used |= 1 << seat
    state.return_barrels(seat, good, number)
    state.small_wharf_barrels += number
    state.small_wharf_kind = good
    if state.logging:
        state.note(codes.LOADED_SMALL, seat, good, number)
    for later in range(good + 1, codes.GOODS):
        if state.goods[seat][later]:
            state.ask(seat, codes.ASK_SMALL)
            return
    finish_small(state)


def finish_small(state: Pieces) -> None:
    """NEW-13: count everything as one loading, 1 VP for every two barrels."""
    loaded(state, state.small_wharf_barrels // 2)


def end_turn(state: Pieces, has_loaded: bool) -> None:
    """Go on to the next player's turn."""
    state.had_first_turn |= 1 << state.seat_after(state.turns_done)
    state.idle_turns = 0 if has_loaded else state.idle_turns + 1
    state.turns_done = (state.turns_done + 1) % state.players
    state.question = codes.ASK_NOTHING


def guest_moved(state: Pieces) -> None:
    """NEW-17: the newly occupied building may count in this turn; there may be nothing left to decide."""
    if state.question != codes.ASK_SMALL:
        continue_turn(state)


# The end of the phase


def close(state: Pieces) -> bool:
    """CAP-12: empty the full ships. There is no question."""
    for ship in range(state.ships):
        if state.ship_barrels[ship] == state.ship_capacity[ship]:
            state.supply_goods[state.ship_good[ship]] += state.ship_barrels[ship]
            if state.logging:
                state.note(codes.SHIP_EMPTIED, state.ship_capacity[ship], state.ship_good[ship])
            state.ship_good[ship] = codes.NOTHING
            state.ship_barrels[ship] = 0
    return False
