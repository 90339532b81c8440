"""Writing positions of Puerto Rico: a state as JSON, and what a seat may see of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
    position["players"] = _players(state)
    position["pending"] = _pending(state)
    return position


def views(state: State, seats: Iterable[int | None], open_vp: bool) -> list[dict[str, Any]]:
    """What each seat may see: only the number of face-down tiles (HID-1), not the others' chips (HID-2)."""
    seen, players, pending = _table(state), _players(state), _pending(state)
    seen["plantations"]["stack"] = state.stack_size
    others = players if open_vp or state.over else [player | {"vp": None} for player in players]
    return [
        {
            **seen,
            "players": [players[each] if each == seat else others[each] for each in range(state.players)],
            "pending": _seen_pending(state, pending, seat),
        }
        for seat in seats
    ]


def _seen_pending(state: State, pending: dict[str, Any] | None, seat: int | None) -> dict[str, Any] | None:
    """The unfinished phase without the tile that was drawn, which is its owner's to see."""
    if pending is None or state.question != codes.ASK_LAY or state.seat == seat:
        return pending
    return {key: value for key, value in pending.items() if key != "drawn_tile"}


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


def _players(state: State) -> list[dict[str, Any]]:
    colonists, nobles = state.colonists, state.nobles  # each access to a compiled state copies the whole array
    return [
        _player(state, seat, list(zip(colonists[seat], nobles[seat], strict=True))) for seat in range(state.players)
    ]


def _player(state: State, seat: int, bodies: Sequence[tuple[int, int]]) -> dict[str, Any]:
    """A player, with the colonists and nobles at each place."""
    tiles = enumerate(state.tiles[seat])
    return {
        "doubloons": state.doubloons[seat],
        "vp": state.vp[seat],
        "goods": dict(zip(GOODS, state.goods[seat], strict=True)),
        "san_juan": _bodies(bodies[codes.SAN_JUAN]),
        "island": {TILES[tile]: _tile(tile, number, bodies) for tile, number in tiles if number},
        "buildings": {
            BUILDING_IDS[number]: _bodies(bodies[codes.FIRST_BUILDING_PLACE + number])
            for number in bits.members(state.owned[seat])
        },
    }


def _bodies(bodies: tuple[int, int]) -> dict[str, int]:
    return {"colonists": bodies[0], "nobles": bodies[1]}


def _tile(tile: int, number: int, bodies: Sequence[tuple[int, int]]) -> dict[str, int]:
    if tile == codes.FOREST:
        return {"tiles": number, "colonists": 0, "nobles": 0}
    return {"tiles": number, **_bodies(bodies[tile])}


def _pending(state: State) -> dict[str, Any] | None:
    """The unfinished phase: the role-taker, the stage, the question and the values it remembers."""
    question = QUESTIONS[state.question]
    if not question.asked_in or state.over:
        return None
    pending = {"taker": state.taker, "stage": STAGE.value(state.stage), "decision": question.name}
    return pending | LAYOUT.write(state, question.remembers)
