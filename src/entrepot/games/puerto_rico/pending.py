"""An unfinished phase of Puerto Rico read back: only what can arise in play is let in."""

from __future__ import annotations

from ...core import bits
from ...core.messages import message
from ...core.reader import Reader
from . import builder, captain, codes, mayor, powers
from .components import BUILDINGS
from .position import COUNTERS, LISTS, QUESTIONS, STAGES
from .state import State

REQUIRED = ("taker", "stage", "decision")
KEYS = (*REQUIRED, *COUNTERS, *LISTS)
WINDOWS = (codes.ROLE_TAKEN, codes.STORAGE_WINDOW, codes.END_WINDOW, codes.FINAL_WINDOW)


def drawn_tile(field: Reader) -> list[int]:
    """A tile that has been drawn and is about to be laid lies nowhere else."""
    pending = field.fields(KEYS, REQUIRED)
    if pending["decision"].value == QUESTIONS[codes.ASK_LAY] and "item" in pending:
        return [pending["item"].whole(0, codes.GOODS - 1)]
    return []


def read(state: State, field: Reader | None) -> None:
    """An unfinished phase, as this engine describes it."""
    if field is None:
        Reader(None, "pending").refuse(message("error-key-missing"))
    pending = field.fields(KEYS, REQUIRED)
    state.taker = pending["taker"].whole(0, state.players - 1)
    state.stage = STAGES.index(pending["stage"].one_of(STAGES))
    words = {word: number for number, word in QUESTIONS.items()}
    state.decision = words[pending["decision"].one_of(words)]
    for name, most in COUNTERS.items():
        if name in pending:
            setattr(state, name, pending[name].whole(0, most))
    _read_lists(state, pending)
    if not _fits(state):
        field.refuse(message("puerto-rico-error-pending"))


def _read_lists(state: State, pending: dict[str, Reader]) -> None:
    for name in LISTS:
        if name in pending:
            numbers = [entry.whole(0, 20) for entry in pending[name].items()]
            if len(numbers) != codes.GOODS:
                pending[name].refuse(message("error-not-one-of", value=str(len(numbers)), allowed="5"))
            setattr(state, name, numbers)


# Which questions a stage of a phase asks.
ASKED = {
    (codes.SETTLER, codes.ACTION): (
        codes.ASK_SETTLE,
        codes.ASK_LAY,
        codes.ASK_TILE_COLONIST,
        codes.ASK_SECOND_TILE,
    ),
    (codes.SETTLER, codes.CLOSING): (codes.ASK_DISCARD,),
    (codes.MAYOR, codes.ACTION): (codes.ASK_MAYOR_COLONIST, codes.ASK_BOARD, codes.ASK_MAN_WHO, codes.ASK_MAN),
    (codes.BUILDER, codes.ACTION): (codes.ASK_BUILD, codes.ASK_PAY, codes.ASK_BUILDING_COLONIST),
    (codes.CRAFTSMAN, codes.ACTION): (codes.ASK_BONUS,),
    (codes.TRADER, codes.ACTION): (codes.ASK_TRADE, codes.ASK_LAY),
    (codes.CAPTAIN, codes.ACTION): (codes.ASK_SUPPLY, codes.ASK_LOAD, codes.ASK_SMALL),
    (codes.CAPTAIN, codes.STORAGE): (codes.ASK_STORE,),
}


def _fits(state: State) -> bool:
    """Whether such a question can arise: the role is taken, the stage asks it, the counters agree with the table."""
    role_takers = state.role_taken[6:8] if state.phase == codes.PROSPECTOR else [state.role_taken[state.phase]]
    if state.taker not in role_takers:
        return False
    if state.decision == codes.ASK_GUESTS:
        return _fits_window(state)
    if state.decision not in ASKED.get((state.phase, state.stage), ()):
        return False
    state.seat = _seat_of_question(state)
    return _fits_question(state)


def _fits_window(state: State) -> bool:
    if state.stage not in WINDOWS or state.done >= state.players:
        return False
    if state.stage == codes.STORAGE_WINDOW and state.phase != codes.CAPTAIN:
        return False
    first = state.governor if state.stage == codes.FINAL_WINDOW else state.taker
    state.seat = (first + state.done) % state.players
    return powers.guests(state, state.seat) and len(state.legal()) > 1


def _seat_of_question(state: State) -> int:
    if state.decision in (codes.ASK_MAYOR_COLONIST, codes.ASK_BONUS, codes.ASK_SECOND_TILE):
        return state.taker
    return (state.taker + state.done) % state.players


def _fits_question(state: State) -> bool:
    """The counters that the question itself relies on."""
    asked, seat = state.decision, state.seat
    turns = {codes.ASK_SECOND_TILE: state.players, codes.ASK_BOARD: 200}
    if state.done > turns.get(asked, state.players - 1):
        return False
    if state.stage == codes.ACTION and state.idle >= state.players:
        return False
    if asked in (codes.ASK_LAY, codes.ASK_TILE_COLONIST):
        return _fits_tile(state, seat)
    if asked in (codes.ASK_PAY, codes.ASK_BUILDING_COLONIST):
        return _fits_building(state, seat)
    if asked in (codes.ASK_MAN_WHO, codes.ASK_MAN):
        return _fits_arranging(state, seat)
    if asked in (codes.ASK_MAYOR_COLONIST, codes.ASK_BONUS):
        return _fits_privilege(state, seat)
    if asked == codes.ASK_BOARD:
        return state.used == 2 and state.ship_colonists > 0 and state.ship_nobles > 0
    if asked == codes.ASK_SMALL:
        return bool(state.small_total) and bits.has(state.small_wharf_used, seat)
    if asked == codes.ASK_STORE:
        return _fits_storage(state, seat)
    return asked != codes.ASK_LOAD or bool(captain.can_load(state, seat))


def _fits_privilege(state: State, seat: int) -> bool:
    """MAY-1, CRA-3: some of the privilege is left, and there is something to take."""
    if state.decision == codes.ASK_MAYOR_COLONIST:
        there = state.supply_colonists > 0
    else:
        there = any(state.produced[good] and state.supply_goods[good] for good in range(codes.GOODS))
    return there and state.used == 1 and 1 <= state.left <= powers.privilege(state, seat)


def _fits_tile(state: State, seat: int) -> bool:
    if state.decision == codes.ASK_LAY:
        room = sum(state.tiles[7 * seat : 7 * seat + 7]) < codes.ISLAND
        return state.item < codes.GOODS and room and bool(powers.may_lay_forest(state, seat))
    if state.item >= codes.KINDS or not state.tiles[7 * seat + state.item]:
        return False
    free = state.item == codes.FOREST or _standing(state, seat, state.item) < state.tiles[7 * seat + state.item]
    return free and bool(powers.colonist_for_tile(state, seat))


def _standing(state: State, seat: int, place: int) -> int:
    return state.colonists[52 * seat + place] + state.nobles[52 * seat + place]


def _fits_building(state: State, seat: int) -> bool:
    building = state.item
    if state.decision == codes.ASK_BUILDING_COLONIST:
        circles = BUILDINGS[building].circles
        free = circles == 0 or _standing(state, seat, codes.ISLAND_PLACES + building) < circles
        return bits.has(state.owned[seat], building) and free and bool(powers.colonist_for_building(state, seat))
    spaces = codes.CITY - sum(BUILDINGS[n].spaces for n in bits.members(state.owned[seat]))
    means = sum(builder.has_means(state, seat, kind) for kind in range(state.used, 3))
    affordable = state.doubloons[seat] == 0 and 1 <= state.left <= means and powers.may_pay_in_kind(state, seat)
    there = state.supply_buildings[building] > 0 and not bits.has(state.owned[seat], building)
    return bool(affordable) and there and spaces >= BUILDINGS[building].spaces


def _fits_arranging(state: State, seat: int) -> bool:
    """MAY-3: bodies stand only where the order of places has already been; the circles still to come are counted."""
    who = state.decision == codes.ASK_MAN_WHO
    if state.used != 3 or not (1 <= state.place <= 4 if who else 5 <= state.place <= 55):
        return False
    coming = [place for place in range(51) if _is_coming(state, seat, place)]
    if any(_standing(state, seat, place) for place in coming):
        return False
    state.circles_left = sum(_circles(state, seat, place) for place in coming)
    current = codes.ISLAND_PLACES + codes.LAND_OFFICE + state.place - 1 if who else state.place - 5
    return _circles(state, seat, current) > 0 and (who or not mayor.is_asked_who(current)) and len(state.legal()) > 1


def _is_coming(state: State, seat: int, place: int) -> bool:
    """Whether the arranging has not yet passed the place."""
    if mayor.is_asked_who(place):
        return state.place <= place - codes.ISLAND_PLACES - codes.LAND_OFFICE + 1
    return state.place <= place + 5


def _circles(state: State, seat: int, place: int) -> int:
    if place < codes.ISLAND_PLACES:
        return state.tiles[7 * seat + place]
    number = place - codes.ISLAND_PLACES
    return BUILDINGS[number].circles if bits.has(state.owned[seat], number) else 0


def _fits_storage(state: State, seat: int) -> bool:
    """CAP-11: what is kept is there, and something is still to be chosen."""
    goods = state.goods[5 * seat : 5 * seat + 5]
    if any(kept > has for kept, has in zip(state.kept, goods, strict=True)):
        return False
    room = captain.kinds_left(state, seat) + captain.barrels_left(state, seat)
    return room > 0 and not captain.suffices(state, seat)
