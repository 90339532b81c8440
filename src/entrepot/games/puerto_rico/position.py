"""Positions of Puerto Rico written out: everything about a state as JSON, and what a seat may see of it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

from ...core import bits
from . import codes
from .components import BUILDING_IDS, GOODS, KINDS, ROLES, roles
from .state import State

PHASES = (*ROLES[:7], "", "role_choice", "draft", "game_over")
END_RULES = {codes.END_1: "END-1", codes.END_2: "END-2", codes.END_3: "END-3"}
QUESTIONS = {
    codes.ASK_GUESTS: "guests",
    codes.ASK_SETTLE: "settle",
    codes.ASK_LAY: "lay",
    codes.ASK_TILE_COLONIST: "tile_colonist",
    codes.ASK_SECOND_TILE: "second_tile",
    codes.ASK_DISCARD: "discard",
    codes.ASK_MAYOR_COLONIST: "mayor_colonist",
    codes.ASK_BOARD: "board",
    codes.ASK_MAN_WHO: "man_who",
    codes.ASK_MAN: "man",
    codes.ASK_BUILD: "build",
    codes.ASK_PAY: "pay",
    codes.ASK_BUILDING_COLONIST: "building_colonist",
    codes.ASK_BONUS: "bonus",
    codes.ASK_TRADE: "trade",
    codes.ASK_SUPPLY: "supply",
    codes.ASK_LOAD: "load",
    codes.ASK_SMALL: "small",
    codes.ASK_STORE: "store",
}
STAGES = ("role_taken", "action", "storage_window", "storage", "end_window", "closing", "final_window")

# What a question remembers besides who took the role; all else is of no more use or follows from the table.
LOADING = (
    "done", "wharf_used", "small_wharf_used", "union_paid", "suppliers_done", "turned", "captain_loaded", "idle",
    "supplied",
)  # fmt: skip
REMEMBERED: dict[int, tuple[str, ...]] = {
    codes.ASK_GUESTS: ("done",),
    codes.ASK_SETTLE: ("done", "used"),
    codes.ASK_LAY: ("done", "item", "used"),
    codes.ASK_TILE_COLONIST: ("done", "item"),
    codes.ASK_SECOND_TILE: (),
    codes.ASK_DISCARD: ("done",),
    codes.ASK_MAYOR_COLONIST: ("left",),
    codes.ASK_BOARD: ("done",),
    codes.ASK_MAN_WHO: ("done", "place"),
    codes.ASK_MAN: ("done", "place"),
    codes.ASK_BUILD: ("done",),
    codes.ASK_PAY: ("done", "item", "used", "left"),
    codes.ASK_BUILDING_COLONIST: ("done", "item"),
    codes.ASK_BONUS: ("left", "produced"),
    codes.ASK_TRADE: ("done", "used"),
    codes.ASK_SUPPLY: LOADING,
    codes.ASK_LOAD: LOADING,
    codes.ASK_SMALL: (*LOADING, "small_total", "small_kind"),
    codes.ASK_STORE: ("done", "stored", "kept"),
}
LISTS = ("produced", "kept")  # the others are numbers


def write(state: State) -> dict[str, Any]:
    """Everything on the table."""
    position = _table(state)
    position["plantations"]["stack"] = [GOODS[tile] for tile in reversed(state.stack[: state.stack_size])]
    position["players"] = [_player(state, seat) for seat in range(state.players)]
    position["pending"] = _pending(state)
    return position


def view(state: State, seat: int | None, open_vp: bool) -> dict[str, Any]:
    """What the seat may see: of the face-down tiles only their number (HID-1), of others' chips nothing (HID-2)."""
    seen = _table(state)
    seen["plantations"]["stack"] = state.stack_size
    seen["players"] = [_player(state, other) for other in range(state.players)]
    for other, player in enumerate(seen["players"]):
        if other != seat and not open_vp and not state.over:
            player["vp"] = None
    seen["pending"] = _pending(state)
    if state.decision == codes.ASK_LAY and state.seat != seat:
        del seen["pending"]["item"]  # the drawn tile is its owner's to see
    return seen


def _table(state: State) -> dict[str, Any]:
    return {
        "round": state.round,
        "governor": state.governor,
        "seat": None if state.over else state.seat,
        "phase": PHASES[state.phase],
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
    """The ids of the end conditions that have come true."""
    return [rule for bit, rule in END_RULES.items() if state.end_triggered & bit]


def _role(state: State, role: int) -> dict[str, Any]:
    taken = state.role_taken[role]
    return {"doubloons": state.role_doubloons[role], "taken_by": None if taken == codes.NOBODY else taken}


def in_game(state: State, building: int) -> bool:
    """Whether the building kind is in the game: copies are left, or somebody has one."""
    return bool(state.supply_buildings[building]) or any(bits.has(owned, building) for owned in state.owned)


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
    """The copies left of all building kinds that are in the game."""
    owned = reduce(or_, state.owned)
    left = zip(BUILDING_IDS, state.supply_buildings, strict=True)
    return {id: copies for number, (id, copies) in enumerate(left) if copies or bits.has(owned, number)}


def _ship(state: State, ship: int) -> dict[str, Any]:
    good = state.ship_good[ship]
    name = None if good == codes.NOTHING else GOODS[good]
    return {"capacity": state.ship_capacity[ship], "good": name, "barrels": state.ship_barrels[ship]}


def _player(state: State, seat: int) -> dict[str, Any]:
    colonists = state.colonists[52 * seat : 52 * seat + 52]
    nobles = state.nobles[52 * seat : 52 * seat + 52]
    tiles = state.tiles[7 * seat : 7 * seat + 7]
    return {
        "doubloons": state.doubloons[seat],
        "vp": state.vp[seat],
        "goods": dict(zip(GOODS, state.goods[5 * seat : 5 * seat + 5], strict=True)),
        "san_juan": {"colonists": colonists[codes.SAN_JUAN], "nobles": nobles[codes.SAN_JUAN]},
        "island": {kind: _tile(tiles, colonists, nobles, number) for number, kind in enumerate(KINDS) if tiles[number]},
        "buildings": {
            BUILDING_IDS[number]: {
                "colonists": colonists[codes.ISLAND_PLACES + number],
                "nobles": nobles[codes.ISLAND_PLACES + number],
            }
            for number in bits.members(state.owned[seat])
        },
    }


def _tile(tiles: list[int], colonists: list[int], nobles: list[int], kind: int) -> dict[str, int]:
    if kind == codes.FOREST:
        return {"tiles": tiles[kind], "colonists": 0, "nobles": 0}
    return {"tiles": tiles[kind], "colonists": colonists[kind], "nobles": nobles[kind]}


def _pending(state: State) -> dict[str, Any] | None:
    """The unfinished phase: who took the role, where it stands, what is asked, and what the question remembers."""
    if state.decision not in QUESTIONS or state.over:
        return None
    pending: dict[str, Any] = {
        "taker": state.taker,
        "stage": STAGES[state.stage],
        "decision": QUESTIONS[state.decision],
    }
    for name in REMEMBERED[state.decision]:
        value = getattr(state, name)
        pending[name] = list(value) if name in LISTS else int(value)
    return pending
