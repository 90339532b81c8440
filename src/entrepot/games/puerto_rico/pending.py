"""Reading an unfinished phase of Puerto Rico, with checks for memory safety and plausibility."""

from __future__ import annotations

from collections.abc import Callable

from ...core import bits
from ...core.messages import message
from ...core.questions import remembered
from ...core.reader import Reader
from . import builder, codes, guests, powers, rounds, storage
from .components import BUILDINGS, spaces_taken
from .layout import LAYOUT
from .legacy import modern
from .state import State
from .vocabulary import GOOD, PHASE, QUESTION, QUESTIONS, STAGE, WHO_PLACES

REQUIRED = ("taker", "stage", "decision")
ASKED = [question.name for question in QUESTIONS if question.asked_in]
MANNING_ORDER = [*WHO_PLACES, *(place for place in range(codes.SAN_JUAN) if place not in WHO_PLACES)]
REMEMBERED = remembered(QUESTIONS)
WITHOUT_DEFAULT = ("drawn_tile", "new_tile", "new_building", "place_to_man")


def drawn_tile(field: Reader | None) -> list[int]:
    """The tile that has been drawn and is about to be laid, if any: it is nowhere else."""
    fields = _fields(field)
    if fields["decision"].one_of(ASKED) != "lay":
        return []
    return [GOOD.number(_fields(field, "drawn_tile")["drawn_tile"].one_of([str(good) for good in GOOD.values]))]


def _fields(field: Reader | None, *required: str) -> dict[str, Reader]:
    """The fields of the unfinished phase; taker, stage and decision are required."""
    if field is None:
        Reader(None, "pending").refuse(message("error-key-missing"))
    return modern(field).fields((*REQUIRED, *REMEMBERED), (*REQUIRED, *required))


def read(state: State, field: Reader | None) -> None:
    """Read an unfinished phase into the state."""
    pending = _fields(field)
    assert field is not None
    state.taker = pending["taker"].whole(0, state.players - 1)
    state.stage = STAGE.number(pending["stage"].one_of([str(stage) for stage in STAGE.values]))
    state.question = QUESTION.number(pending["decision"].one_of(ASKED))
    names = QUESTIONS[state.question].remembers
    required = [name for name in names if name in WITHOUT_DEFAULT]
    LAYOUT.read(state, modern(field).fields((*REQUIRED, *names), (*REQUIRED, *required)), names)
    _infer(state)
    if not _fits(state):
        field.refuse(message("puerto-rico-error-pending"))


def _infer(state: State) -> None:
    """Set the values that the question implies."""
    question = state.question
    if question == codes.ASK_LAY:
        state.has_drawn = state.has_dealt_in_land = True
    elif question == codes.ASK_SECOND_TILE:
        state.turns_done = state.players
    elif question == codes.ASK_BOARD:
        state.mayor_step = codes.STEP_BOARDING
    elif question in (codes.ASK_MAN, codes.ASK_MAN_WHO):
        state.mayor_step = codes.STEP_ARRANGING
    first = state.governor if state.stage == codes.STAGE_FINAL_WINDOW else state.taker
    state.seat = (first + state.turns_done) % state.players


def _fits(state: State) -> bool:
    """Whether the question can arise: the role was the last one taken, and stage and table fit the question."""
    roles = range(codes.PROSPECTOR, codes.ROLES) if state.phase == codes.PROSPECTOR else [state.phase]
    turns = rounds.roles_taken(state)
    if state.taker not in [state.role_taken[role] for role in roles]:
        return False
    if state.taker != (state.governor + turns - 1) % state.players:
        return False
    if (PHASE.value(state.phase), STAGE.value(state.stage)) not in QUESTIONS[state.question].asked_in:
        return False
    if state.stage == codes.STAGE_FINAL_WINDOW and not rounds.is_last_phase(state):
        return False
    fits = FITS.get(state.question)
    return fits is None or fits(state, state.seat)


def _fits_lay(state: State, seat: int) -> bool:
    """NEW-7, NOB-5: room for the tile, and a choice."""
    return sum(state.tiles[seat]) < codes.ISLAND and powers.may_lay_forest(state, seat)


def _fits_tile_colonist(state: State, seat: int) -> bool:
    """SETL-7: the tile is there and, unless it is a forest, has a free circle."""
    tile, tiles = state.new_tile, state.tiles[seat][state.new_tile]
    free = tile == codes.FOREST or _standing(state, seat, tile) < tiles
    return tiles > 0 and free and powers.colonist_for_tile(state, seat)


def _fits_building_colonist(state: State, seat: int) -> bool:
    """BUI-6: the building is there and has a free circle, or none at all."""
    building = state.new_building
    circles = BUILDINGS[building].circles
    free = circles == 0 or _standing(state, seat, codes.FIRST_BUILDING_PLACE + building) < circles
    return bits.has(state.owned[seat], building) and free and powers.colonist_for_building(state, seat)


def _fits_man(state: State, seat: int) -> bool:
    """MAY-3: all have left the ship, and the places still to be manned are empty; also counts their circles."""
    if state.place_to_man == codes.SAN_JUAN or state.ship_colonists + state.ship_nobles:
        return False
    coming = [
        place for place in MANNING_ORDER[MANNING_ORDER.index(state.place_to_man) :] if _circles(state, seat, place)
    ]
    state.places_to_man = sum(1 << place for place in coming) | 1 << codes.SAN_JUAN
    state.circles_left = sum(_circles(state, seat, place) for place in coming)
    empty = not any(_standing(state, seat, place) for place in coming)
    asks_who = state.question == codes.ASK_MAN_WHO
    here = state.place_to_man in coming and (state.place_to_man in WHO_PLACES) == asks_who
    return empty and here and len(state.legal()) > 1


def _fits_pay(state: State, seat: int) -> bool:
    """NEW-8: no doubloon is left, and the remaining ways to pay suffice."""
    building = state.new_building
    spaces = codes.CITY - spaces_taken(bits.members(state.owned[seat]))
    means = sum(builder.has_means(state, seat, way) for way in range(state.payments_over, codes.WITH_CHIP + 1))
    payable = state.doubloons[seat] == 0 and 1 <= state.doubloons_missing <= means
    there = state.supply_buildings[building] > 0 and not bits.has(state.owned[seat], building)
    return payable and there and spaces >= BUILDINGS[building].spaces and powers.may_pay_in_kind(state, seat)


def _fits_store(state: State, seat: int) -> bool:
    """CAP-11: the player has the barrels kept, each counted once, and there is no room for all others."""
    for good in range(codes.GOODS):
        if state.kept[good] > (0 if bits.has(state.stored, good) else state.goods[seat][good]):
            return False
    return not storage.suffices(state, seat)


def _standing(state: State, seat: int, place: int) -> int:
    return state.colonists[seat][place] + state.nobles[seat][place]


def _circles(state: State, seat: int, place: int) -> int:
    if place < codes.FIRST_BUILDING_PLACE:
        return state.tiles[seat][place]
    number = place - codes.FIRST_BUILDING_PLACE
    return BUILDINGS[number].circles if bits.has(state.owned[seat], number) else 0


FITS: dict[int, Callable[[State, int], bool]] = {
    codes.ASK_GUESTS: guests.can_move,
    codes.ASK_LAY: _fits_lay,
    codes.ASK_TILE_COLONIST: _fits_tile_colonist,
    codes.ASK_SECOND_TILE: powers.second_tile,
    codes.ASK_DISCARD: powers.may_discard_after_settling,
    codes.ASK_MAYOR_COLONIST: lambda state, seat: state.supply_colonists > 0 and state.privileges_left > 0,
    codes.ASK_BOARD: lambda state, seat: state.ship_colonists > 0 and state.ship_nobles > 0,
    codes.ASK_MAN_WHO: _fits_man,
    codes.ASK_MAN: _fits_man,
    codes.ASK_PAY: _fits_pay,
    codes.ASK_BUILDING_COLONIST: _fits_building_colonist,
    codes.ASK_BONUS: lambda state, seat: state.privileges_left > 0,
    codes.ASK_STORE: _fits_store,
}
