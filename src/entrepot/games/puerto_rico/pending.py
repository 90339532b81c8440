"""An unfinished phase of Puerto Rico read back: only what can arise in play is let in."""

from __future__ import annotations

from collections.abc import Callable

from ...core import bits
from ...core.messages import message
from ...core.reader import Reader
from . import builder, captain, codes, craftsman, mayor, powers, settler, trader
from .components import BUILDINGS
from .position import LISTS, QUESTIONS, REMEMBERED, STAGES
from .state import State

REQUIRED = ("taker", "stage", "decision")
KNOWN = (*REQUIRED, *dict.fromkeys(name for names in REMEMBERED.values() for name in names))

# The most that a number can be, where it is not one for each player.
MOST = {"item": 44, "used": 3, "left": 3, "place": 55, "captain_loaded": 1, "supplied": 31, "stored": 31}
MOST |= {"small_total": 50, "small_kind": 3}
SEATS = ("wharf_used", "small_wharf_used", "union_paid", "suppliers_done", "turned")  # sets of seats

# What follows from the question itself: the part of the mayor's and the craftsman's action.
PART = {codes.ASK_MAYOR_COLONIST: 1, codes.ASK_BOARD: 2, codes.ASK_MAN_WHO: 3, codes.ASK_MAN: 3, codes.ASK_BONUS: 1}


def drawn_tile(field: Reader | None) -> list[int]:
    """A tile that has been drawn and is about to be laid lies nowhere else."""
    if _fields(field)["decision"].one_of(list(QUESTIONS.values())) != QUESTIONS[codes.ASK_LAY]:
        return []
    return [_fields(field, "item")["item"].whole(0, codes.GOODS - 1)]


def _fields(field: Reader | None, *required: str) -> dict[str, Reader]:
    """What is told of the unfinished phase; who, where and what must be."""
    if field is None:
        Reader(None, "pending").refuse(message("error-key-missing"))
    return field.fields(KNOWN, (*REQUIRED, *required))


def read(state: State, field: Reader | None) -> None:
    """An unfinished phase, as this engine describes it."""
    pending = _fields(field)
    assert field is not None
    state.taker = pending["taker"].whole(0, state.players - 1)
    state.stage = STAGES.index(pending["stage"].one_of(STAGES))
    words = {word: number for number, word in QUESTIONS.items()}
    state.decision = words[pending["decision"].one_of(words)]
    names = REMEMBERED[state.decision]
    state.used = PART.get(state.decision, 0)
    state.done = state.players if state.decision == codes.ASK_SECOND_TILE else 0
    for name, value in field.fields((*REQUIRED, *names), [name for name in names if name == "item"]).items():
        if name not in REQUIRED:
            setattr(state, name, _numbers(value) if name in LISTS else value.whole(0, _most(state, name)))
    if not _fits(state):
        field.refuse(message("puerto-rico-error-pending"))


def _most(state: State, name: str) -> int:
    """The most that the number can be."""
    if name in SEATS:
        return (1 << state.players) - 1
    return MOST.get(name, state.players - 1)


def _numbers(field: Reader) -> list[int]:
    """A number of barrels for each good."""
    numbers = [entry.whole(0, 11) for entry in field.items()]
    if len(numbers) != codes.GOODS:
        field.refuse(message("error-not-one-of", value=str(len(numbers)), allowed=str(codes.GOODS)))
    return numbers


def _fits(state: State) -> bool:
    """Whether such a question can arise: the role was the last one taken, the stage asks it, the table agrees."""
    role_takers = state.role_taken[6:8] if state.phase == codes.PROSPECTOR else [state.role_taken[state.phase]]
    turns = sum(taker != codes.NOBODY for taker in state.role_taken)
    if state.taker not in role_takers or state.taker != (state.governor + turns - 1) % state.players:
        return False
    if state.decision == codes.ASK_GUESTS:
        return _fits_window(state, turns)
    fits = FITS.get((state.phase, state.stage), {}).get(state.decision)
    if fits is None:
        return False
    state.seat = _seat_after(state, state.done)
    return fits(state, state.seat)


def _seat_after(state: State, turns: int) -> int:
    return (state.taker + turns) % state.players


def _fits_window(state: State, turns: int) -> bool:
    """NEW-10: the windows that the phase has, and a guest who can move."""
    if state.stage == codes.FINAL_WINDOW:
        last = 6 if state.players == 2 else state.players
        there = bool(state.end_triggered) and turns == last
    else:
        windows = (codes.ROLE_TAKEN, codes.END_WINDOW)
        there = state.phase != codes.MAYOR and state.stage in windows
        there = there or (state.phase == codes.CAPTAIN and state.stage == codes.STORAGE_WINDOW)
    first = state.governor if state.stage == codes.FINAL_WINDOW else state.taker
    state.seat = (first + state.done) % state.players
    return there and powers.guests(state, state.seat) and len(state.legal()) > 1


def _always(state: State, seat: int) -> bool:
    return True


# Settler


def _fits_settle(state: State, seat: int) -> bool:
    """SETL-5: who has drawn has a hacienda."""
    return state.used == 0 or (state.used == 1 and powers.works(state, seat, codes.HACIENDA))


def _fits_lay(state: State, seat: int) -> bool:
    """NEW-7, NOB-5: a tile in hand, room for it and a choice."""
    if state.phase == codes.SETTLER:
        drawn = state.used == 1 and powers.works(state, seat, codes.HACIENDA)
    else:
        drawn = state.used >= 2 and powers.may_buy_tile(state, seat)
    room = sum(state.tiles[7 * seat : 7 * seat + 7]) < codes.ISLAND
    return drawn and state.item < codes.GOODS and room and powers.may_lay_forest(state, seat)


def _fits_tile_colonist(state: State, seat: int) -> bool:
    """SETL-7: the tile is there and, unless it is a forest, has a free circle."""
    if state.item >= codes.KINDS or not state.tiles[7 * seat + state.item]:
        return False
    free = state.item == codes.FOREST or _standing(state, seat, state.item) < state.tiles[7 * seat + state.item]
    return free and powers.colonist_for_tile(state, seat)


def _fits_second_tile(state: State, seat: int) -> bool:
    return powers.second_tile(state, seat)


def _fits_discard(state: State, seat: int) -> bool:
    return powers.may_discard_after_settling(state, seat) and settler.has_discardable(state, seat)


# Mayor


def _fits_mayor_colonist(state: State, seat: int) -> bool:
    return state.supply_colonists > 0 and 1 <= state.left <= powers.privilege(state, seat)


def _fits_board(state: State, seat: int) -> bool:
    return state.ship_colonists > 0 and state.ship_nobles > 0


def _fits_man(state: State, seat: int) -> bool:
    """MAY-3: all have boarded; bodies stand only where the order of places has been; the other circles are counted."""
    who = state.decision == codes.ASK_MAN_WHO
    if state.ship_colonists + state.ship_nobles or not (1 <= state.place <= 4 if who else 5 <= state.place <= 55):
        return False
    coming = [place for place in range(codes.SAN_JUAN) if _is_coming(state, place)]
    if any(_standing(state, seat, place) for place in coming):
        return False
    state.circles_left = sum(_circles(state, seat, place) for place in coming)
    current = codes.ISLAND_PLACES + codes.LAND_OFFICE + state.place - 1 if who else state.place - 5
    return _circles(state, seat, current) > 0 and (who or not mayor.is_asked_who(current)) and len(state.legal()) > 1


def _is_coming(state: State, place: int) -> bool:
    """Whether the arranging has not yet passed the place."""
    if mayor.is_asked_who(place):
        return state.place <= place - codes.ISLAND_PLACES - codes.LAND_OFFICE + 1
    return state.place <= place + 5


def _standing(state: State, seat: int, place: int) -> int:
    return state.colonists[52 * seat + place] + state.nobles[52 * seat + place]


def _circles(state: State, seat: int, place: int) -> int:
    if place < codes.ISLAND_PLACES:
        return state.tiles[7 * seat + place]
    number = place - codes.ISLAND_PLACES
    return BUILDINGS[number].circles if bits.has(state.owned[seat], number) else 0


# Builder


def _fits_pay(state: State, seat: int) -> bool:
    """NEW-8: no doubloon is left, and the ways to pay that are not over suffice for what is missing."""
    building = state.item
    spaces = codes.CITY - sum(BUILDINGS[n].spaces for n in bits.members(state.owned[seat]))
    means = sum(builder.has_means(state, seat, kind) for kind in range(state.used, 3))
    affordable = state.doubloons[seat] == 0 and 1 <= state.left <= means and powers.may_pay_in_kind(state, seat)
    there = state.supply_buildings[building] > 0 and not bits.has(state.owned[seat], building)
    return affordable and there and spaces >= BUILDINGS[building].spaces


def _fits_building_colonist(state: State, seat: int) -> bool:
    """BUI-6: the building is there and has a free circle, or none at all."""
    circles = BUILDINGS[state.item].circles
    free = circles == 0 or _standing(state, seat, codes.ISLAND_PLACES + state.item) < circles
    return bits.has(state.owned[seat], state.item) and free and powers.colonist_for_building(state, seat)


# Craftsman and trader


def _fits_bonus(state: State, seat: int) -> bool:
    """CRA-3: some of the privilege is left; the barrels of this phase are still there, and there are more."""
    privilege = powers.privilege(state, seat)
    for good in range(codes.GOODS):
        made = craftsman.output(state, seat, good)
        most = made + powers.extra_barrel(state, seat, good) + privilege - state.left if made else 0
        if state.produced[good] > min(most, state.goods[5 * seat + good]):
            return False
    return 1 <= state.left <= privilege and craftsman.bonus_kinds(state) > 0


def _fits_trade(state: State, seat: int) -> bool:
    """TRA-5, NOB-5: who has sold could have sold, who has dealt in land has a land office, and the turn lasts."""
    sold = not state.used & 1 or state.house_size > 0 or powers.sells_at_post(state, seat)
    dealt = not state.used & 2 or powers.works(state, seat, codes.LAND_OFFICE)
    return sold and dealt and trader.goes_on(state, seat)


# Captain


def _with(state: State, building: int) -> int:
    """The seats in which the building works, as a set."""
    return sum(1 << seat for seat in range(state.players) if powers.works(state, seat, building))


def _fits_loading(state: State, seat: int) -> bool:
    """CAP-1: who has had a turn, and what was used in it, agree with each other and with the buildings."""
    all_seats, own = (1 << state.players) - 1, 1 << seat
    before = sum(1 << _seat_after(state, turn) for turn in range(state.done))
    turns = state.turned
    if turns not in (before, all_seats) or (turns == before and state.idle > state.done):
        return False
    if state.wharf_used & ~(turns & _with(state, codes.WHARF)):
        return False
    small = turns | own if state.decision == codes.ASK_SMALL else turns
    if state.small_wharf_used & ~(small & _with(state, codes.SMALL_WHARF)):
        return False
    if state.union_paid & ~((turns | own) & _with(state, codes.UNION_HALL)):
        return False
    if state.suppliers_done & ~((turns | own) & _with(state, codes.ROYAL_SUPPLIER)):
        return False
    return _fits_captain(state) and _fits_supplied(state, seat, bool(turns & own))


def _fits_captain(state: State) -> bool:
    """CAP-6: the captain's first loading is over only after a turn; a wharf that was used was a loading."""
    by_wharf = state.wharf_used | state.small_wharf_used
    if state.decision == codes.ASK_SMALL:
        by_wharf &= ~(1 << state.seat)
    if bits.has(by_wharf, state.taker):
        return bool(state.captain_loaded)
    return not state.captain_loaded or bits.has(state.turned, state.taker)


def _fits_supplied(state: State, seat: int, turned: bool) -> bool:
    """NOB-9: barrels are returned in the first turn only, as many as there are nobles."""
    return not state.supplied or (not turned and bits.count(state.supplied) <= powers.may_supply(state, seat))


def _is_paid(state: State, seat: int) -> bool:
    """NEW-17: the union hall pays before anything is asked in the first turn."""
    first = not bits.has(state.turned, seat)
    return not first or not powers.pays_for_pairs(state, seat) or bits.has(state.union_paid, seat)


def _supplies(state: State, seat: int) -> bool:
    """NOB-9: whether the royal supplier is still to be asked for."""
    over = bits.has(state.turned | state.suppliers_done, seat)
    return not over and captain.supply_kinds(state, seat) > 0


def _fits_supply(state: State, seat: int) -> bool:
    return _fits_loading(state, seat) and _is_paid(state, seat) and _supplies(state, seat)


def _fits_load(state: State, seat: int) -> bool:
    ready = _is_paid(state, seat) and not _supplies(state, seat)
    return _fits_loading(state, seat) and ready and captain.can_load(state, seat)


def _fits_small(state: State, seat: int) -> bool:
    """NEW-13: barrels have been returned, of this kind last, and later kinds are left."""
    kind = state.small_kind
    returned = 1 <= state.small_total <= sum(state.supply_goods[: kind + 1]) and state.supply_goods[kind] > 0
    later = any(state.goods[5 * seat + kind + 1 : 5 * seat + codes.GOODS])
    return _fits_loading(state, seat) and bits.has(state.small_wharf_used, seat) and returned and later


def _fits_store(state: State, seat: int) -> bool:
    """CAP-11: what is kept is there and has room, and something is still to be chosen."""
    for good in range(codes.GOODS):
        kept, barrels = state.kept[good], state.goods[5 * seat + good]
        if kept > barrels or (bits.has(state.stored, good) and (kept or not barrels)):
            return False
    kinds, singles = powers.stored_kinds(state, seat), powers.kept_barrels(state, seat)
    if bits.count(state.stored) > kinds or sum(state.kept) > singles:
        return False
    room = captain.kinds_left(state, seat) + captain.barrels_left(state, seat)
    return room > 0 and not captain.suffices(state, seat)


# The questions that a stage of a phase asks, and what must be so for each.
Fits = Callable[[State, int], bool]
FITS: dict[tuple[int, int], dict[int, Fits]] = {
    (codes.SETTLER, codes.ACTION): {
        codes.ASK_SETTLE: _fits_settle,
        codes.ASK_LAY: _fits_lay,
        codes.ASK_TILE_COLONIST: _fits_tile_colonist,
        codes.ASK_SECOND_TILE: _fits_second_tile,
    },
    (codes.SETTLER, codes.CLOSING): {codes.ASK_DISCARD: _fits_discard},
    (codes.MAYOR, codes.ACTION): {
        codes.ASK_MAYOR_COLONIST: _fits_mayor_colonist,
        codes.ASK_BOARD: _fits_board,
        codes.ASK_MAN_WHO: _fits_man,
        codes.ASK_MAN: _fits_man,
    },
    (codes.BUILDER, codes.ACTION): {
        codes.ASK_BUILD: _always,
        codes.ASK_PAY: _fits_pay,
        codes.ASK_BUILDING_COLONIST: _fits_building_colonist,
    },
    (codes.CRAFTSMAN, codes.ACTION): {codes.ASK_BONUS: _fits_bonus},
    (codes.TRADER, codes.ACTION): {codes.ASK_TRADE: _fits_trade, codes.ASK_LAY: _fits_lay},
    (codes.CAPTAIN, codes.ACTION): {
        codes.ASK_SUPPLY: _fits_supply,
        codes.ASK_LOAD: _fits_load,
        codes.ASK_SMALL: _fits_small,
    },
    (codes.CAPTAIN, codes.STORAGE): {codes.ASK_STORE: _fits_store},
}
