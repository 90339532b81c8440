"""The kit's table as a position of ours.

The kit shows an agent its live game (``forward_model.game``), from which this module only reads. The order of the
face-down plantations is the one thing that it must not know and never looks at: they are shuffled again on loading.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

GOODS = ("coffee", "tobacco", "corn", "sugar", "indigo")  # in the kit's order, as all lists here
TILES = (*GOODS, "quarry")
ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain")
BUILDINGS = (
    "small_indigo_plant", "small_sugar_mill", "indigo_plant", "sugar_mill", "tobacco_storage", "coffee_roaster",
    "small_market", "hacienda", "construction_hut", "small_warehouse", "hospice", "office", "large_market",
    "large_warehouse", "factory", "university", "harbor", "wharf",
    "guild_hall", "residence", "fortress", "customs_house", "city_hall",
)  # fmt: skip
PHASES = (*ROLES, "storage", "prospector", "role_choice")
MANNING_ORDER = ("corn", "indigo", "sugar", "tobacco", "coffee", "quarry")  # the order in which we ask about tiles
DRAW = 105  # the action that uses the hacienda
BONUS = 93  # the first action that takes the craftsman's privilege


def position(game: Any, mask: Any) -> dict[str, Any]:
    """The position in which the kit asks, in our notation. The mask completes what the game does not say."""
    phase = PHASES[game.current_phase]
    return {
        "game": "puerto_rico",
        "options": {"players": len(game.players), "open_vp": True},
        "round": game.round_number + 1,
        "governor": game.governor_idx,
        "seat": game.current_player_idx,
        "phase": "captain" if phase == "storage" else phase,
        "roles": _roles(game),
        "supply": {"vp": max(0, game.vp_chips)},
        "colonist_ship": {"colonists": game.colonists_ship},
        "plantations": {name: _tiles(tiles) for name, tiles in _open_plantations(game)},
        "cargo_ships": [_ship(ship) for ship in game.cargo_ships],
        "trading_house": [GOODS[good] for good in game.trading_house],
        "end_triggered": _ends(game),
        "players": [_player(player) for player in game.players],
        "pending": _pending(game, phase, mask),
    }


def _roles(game: Any) -> dict[str, Any]:
    """RND-1: the roles were taken in order, starting with the governor."""
    roles: dict[str, Any] = {name: {"doubloons": game.role_doubloons[role]} for role, name in enumerate(ROLES)}
    for turn, role in enumerate(game.roles_in_play):
        roles[ROLES[role]] = {"taken_by": (game.governor_idx + turn) % len(game.players)}
    return roles


def _open_plantations(game: Any) -> list[tuple[str, Any]]:
    """Those that lie or lay face up. The rest, left out here, become the shuffled stack."""
    return [("face_up", game.face_up_plantations), ("discard", game.plantation_discard)]


def _tiles(tiles: Any) -> list[str]:
    return [TILES[tile] for tile in tiles]


def _ship(ship: Any) -> dict[str, Any]:
    good = None if ship.good_type is None else GOODS[ship.good_type]
    return {"capacity": ship.capacity, "good": good, "barrels": ship.current_load}


def _ends(game: Any) -> list[str]:
    """The end conditions that are met: the kit looks at them only when the round is over."""
    met = {
        "END-1": game._colonists_ship_underfilled,
        "END-2": any(player.empty_city_spaces == 0 for player in game.players),
        "END-3": game.vp_chips <= 0,
    }
    return [rule for rule, is_met in met.items() if is_met]


def _player(player: Any) -> dict[str, Any]:
    """The kit's university puts the colonist of a large building on its second space, useless until a mayor."""
    tiles = Counter(TILES[tile.tile_type] for tile in player.island_board)
    occupied = Counter(TILES[tile.tile_type] for tile in player.island_board if tile.is_occupied)
    city = [building for building in player.city_board if building.building_type < len(BUILDINGS)]
    beside = sum(each.colonists for each in player.city_board if each.building_type >= len(BUILDINGS))
    return {
        "doubloons": player.doubloons,
        "vp": player.vp_chips,
        "goods": {good: player.goods[number] for number, good in enumerate(GOODS)},
        "san_juan": {"colonists": player.unplaced_colonists + beside},
        "island": {kind: {"tiles": tiles[kind], "colonists": occupied[kind]} for kind in tiles},
        "buildings": {BUILDINGS[each.building_type]: {"colonists": each.colonists} for each in city},
    }


# The unfinished phase


def _pending(game: Any, phase: str, mask: Any) -> dict[str, Any] | None:
    """What the phase has come to."""
    if phase == "role_choice":
        return None
    taker, seat = game.active_role_player, game.current_player_idx
    pending = {"taker": taker, "stage": "storage" if phase == "storage" else "action", **_question(game, phase, mask)}
    if phase != "craftsman":
        pending["turns_done"] = (seat - taker) % len(game.players)
    return pending


def _question(game: Any, phase: str, mask: Any) -> dict[str, Any]:
    """The question with what it remembers."""
    player = game.players[game.current_player_idx]
    if phase == "settler":
        return {"decision": "settle", "has_drawn": occupied(player, "hacienda") and not mask[DRAW]}
    if phase == "mayor":
        kinds = {TILES[tile.tile_type] for tile in player.island_board}
        return {"decision": "man", "place_to_man": next(kind for kind in MANNING_ORDER if kind in kinds)}
    if phase == "craftsman":
        produced = {good: 1 for number, good in enumerate(GOODS) if mask[BONUS + number]}
        return {"decision": "bonus", "privileges_left": 1, "produced": produced}
    if phase == "captain":
        return _loading(game)
    return {"decision": {"builder": "build", "trader": "trade", "storage": "store"}[phase]}


def _loading(game: Any) -> dict[str, Any]:
    """CAP-10: whoever has passed is out, and so counts as idle."""
    players, seat = len(game.players), game.current_player_idx
    idle = 0
    while (seat - 1 - idle) % players in game._captain_passed_players and idle < players - 1:
        idle += 1
    return {
        "decision": "load",
        "idle_turns": idle,
        "had_first_turn": list(range(players)),
        "captain_has_loaded": bool(game._captain_privilege_used),
        "wharf_used": [seat for seat, used in game._wharf_used.items() if used],
    }


def occupied(player: Any, building: str) -> bool:
    """Whether the player has this building with somebody in it."""
    return any(each.building_type == BUILDINGS.index(building) and each.colonists for each in player.city_board)
