"""Writing positions of Puerto Rico: a state as JSON, and what a seat may see of it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from ...core import bits
from . import codes
from .components import BUILDING_IDS, GOODS, TILES, roles
from .layout import LAYOUT
from .state import State
from .vocabulary import END, PHASE, QUESTIONS, STAGE

END_RULES = {1 << number: str(rule) for number, rule in enumerate(END.values)}


def write(state: State) -> dict[str, Any]:
    """Everything on the table, including hidden tiles."""
    position = _table(state)
    position["plantations"]["stack"] = [GOODS[tile] for tile in reversed(state.stack[: state.stack_size])]
    position["players"] = [_player(state, seat) for seat in range(state.players)]
    position["pending"] = _pending(state)
    return position


def view(state: State, seat: int | None, open_vp: bool) -> dict[str, Any]:
    """What the seat may see: only the number of face-down tiles (HID-1), not the others' chips (HID-2)."""
    seen = _table(state)
    seen["plantations"]["stack"] = state.stack_size
    seen["players"] = [_player(state, other) for other in range(state.players)]
    for other, player in enumerate(seen["players"]):
        if other != seat and not open_vp and not state.over:
            player["vp"] = None
    seen["pending"] = _pending(state)
    if state.question == codes.ASK_LAY and state.seat != seat:
        del seen["pending"]["drawn_tile"]  # it is its owner's to see
    return seen


def _table(state: State) -> dict[str, Any]:
    return {
        "round": state.round,
        "governor": state.governor,
        "seat": None if state.over else state.seat,
        "phase": PHASE.value(state.phase),
        "roles": {role: _role(state, number) for number, role in enumerate(roles(state.players))},
        "supply": _supply(state),
        "colonist_ship": {"colonists": state.ship_colonists, "nobles": state.ship_nobles},
        "plantations": {
            "face_up": [GOODS[tile] for tile in state.face_up[: state.face_up_size]],
            "stack": None,
            "discard": [GOODS[tile] for tile in state.discards[: state.discards_size]],
        },
        "cargo_ships": [_ship(state, ship) for ship in range(state.ships)],
        "trading_house": [GOODS[good] for good in state.house[: state.house_size]],
        "end_triggered": end_rules(state),
    }


def end_rules(state: State) -> list[str]:
    """The ids of the end conditions met so far."""
    return [rule for bit, rule in END_RULES.items() if state.end_triggered & bit]


def _role(state: State, role: int) -> dict[str, Any]:
    taken = state.role_taken[role]
    return {"doubloons": state.role_doubloons[role], "taken_by": None if taken == codes.NOBODY else taken}


def in_game(state: State, building: int) -> bool:
    """Whether the kind of building is in the game."""
    return BUILDING_IDS[building] in _market(state)


def _supply(state: State) -> dict[str, Any]:
    return {
        "vp": state.supply_vp,
        "colonists": state.supply_colonists,
        "nobles": state.supply_nobles,
        "quarries": state.quarries,
        "forests": state.forests if state.forest_tokens else None,
        "goods": dict(zip(GOODS, state.supply_goods, strict=True)),
        "buildings": _market(state),
    }


def _market(state: State) -> dict[str, int]:
    """The copies left of each kind of building in the game, which is one with copies left or with an owner."""
    owned = reduce(or_, state.owned)
    left = zip(BUILDING_IDS, state.supply_buildings, strict=True)
    return {id: copies for number, (id, copies) in enumerate(left) if copies or bits.has(owned, number)}


def _ship(state: State, ship: int) -> dict[str, Any]:
    good = state.ship_good[ship]
    name = None if good == codes.NOTHING else GOODS[good]
    return {"capacity": state.ship_capacity[ship], "good": name, "barrels": state.ship_barrels[ship]}


def _player(state: State, seat: int) -> dict[str, Any]:
    tiles = enumerate(state.tiles[seat])
    return {
        "doubloons": state.doubloons[seat],
        "vp": state.vp[seat],
        "goods": dict(zip(GOODS, state.goods[seat], strict=True)),
        "san_juan": _bodies(state, seat, codes.SAN_JUAN),
        "island": {TILES[tile]: _tile(state, seat, tile, number) for tile, number in tiles if number},
        "buildings": {
            BUILDING_IDS[number]: _bodies(state, seat, codes.FIRST_BUILDING_PLACE + number)
            for number in bits.members(state.owned[seat])
        },
    }


def _bodies(state: State, seat: int, place: int) -> dict[str, int]:
    return {"colonists": state.colonists[seat][place], "nobles": state.nobles[seat][place]}


def _tile(state: State, seat: int, tile: int, number: int) -> dict[str, int]:
    if tile == codes.FOREST:
        return {"tiles": number, "colonists": 0, "nobles": 0}
    return {"tiles": number, **_bodies(state, seat, tile)}


def _pending(state: State) -> dict[str, Any] | None:
    """The unfinished phase: the role-taker, the stage, the question and the values it remembers."""
    question = QUESTIONS[state.question]
    if not question.asked_in or state.over:
        return None
    pending = {"taker": state.taker, "stage": STAGE.value(state.stage), "decision": question.name}
    return pending | LAYOUT.write(state, question.remembers)
