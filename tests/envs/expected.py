"""Observations computed from views: slow, simple, and independent of the encoders."""

from __future__ import annotations

from typing import Any

from entrepot.games.puerto_rico.components import BUILDING_IDS, GOODS, ROLES, TILES
from entrepot.games.puerto_rico.vocabulary import PHASE, PLACES, QUESTIONS, STAGE
from entrepot.games.spice_road.cards import LETTERS, MERCHANT_CARDS, POINT_COSTS

Parts = dict[str, list[int]]


def choice(options: Any, chosen: Any) -> list[int]:
    """One slot for each, 1 for the chosen ones."""
    listed = chosen if isinstance(chosen, (list, tuple)) else [chosen]
    return [int(option in listed) for option in options]


def expected(view: dict[str, Any], seat: int) -> Parts:
    """What the seat's observation must be."""
    makers = {"spice_road": (road_table, road_seat), "puerto_rico": (rico_table, rico_seat)}
    table, player = makers[view["game"]]
    parts = {"over": [int(view["seat"] is None)], "own_seat": choice(range(5), seat)} | table(view)
    players = view["options"]["players"]
    for steps in range(players):
        other = (seat + steps) % players
        name = f"other{steps}" if steps else "own"
        found = {"decides": [int(view["seat"] == other)]} | player(view, other)
        parts |= {f"{name}_{part}": numbers for part, numbers in found.items()}
    return {name: [min(255, number) for number in numbers] for name, numbers in parts.items()}


def cubes(text: str) -> list[int]:
    return [text.count(letter) for letter in LETTERS]


def road_table(view: dict[str, Any]) -> Parts:
    pending = view["pending"] or {}
    asked = None if view["seat"] is None else pending.get("decision", "turn")
    row = [view["merchant_row"][place] if place < len(view["merchant_row"]) else None for place in range(6)]
    points = [view["point_row"][place] if place < len(view["point_row"]) else None for place in range(5)]
    return {
        "round": [view["turn"]],
        "decision": choice(("turn", "upgrade", "trade", "drop", "discard"), asked),
        "card": choice(MERCHANT_CARDS, pending.get("card")),
        "left": [pending.get("left", 0)],
        "merchant_row": [bit for entry in row for bit in choice(MERCHANT_CARDS, entry and entry["card"])],
        "merchant_cubes": [number for entry in row for number in cubes(entry["cubes"] if entry else "")],
        "point_row": [bit for entry in points for bit in choice(POINT_COSTS, entry)],
        "gold_left": [view["gold"]],
        "silver_left": [view["silver"]],
        "merchant_deck": [view["merchant_deck"]],
        "point_deck": [view["point_deck"]],
    }


def road_seat(view: dict[str, Any], seat: int) -> Parts:
    player = view["players"][seat]
    return {
        "caravan": cubes(player["caravan"]),
        "hand": choice(MERCHANT_CARDS, player["hand"]),
        "played": choice(MERCHANT_CARDS, player["played"]),
        "points": choice(POINT_COSTS, player.get("points", [])),
        "point_cards": [player["point_cards"]],
        "gold": [player["gold"]],
        "silver": [player["silver"]],
    }


def asked(view: dict[str, Any]) -> str | None:
    if view["pending"]:
        return str(view["pending"]["decision"])
    return None if view["seat"] is None else {"draft": "pick", "role_choice": "role"}[view["phase"]]


# What an unfinished phase remembers: numbers, flags, things of a kind, sets of things and numbers of things.
NUMBERS = ("turns_done", "privileges_left", "doubloons_missing", "payments_over", "idle_turns", "small_wharf_barrels")
FLAGS = ("has_drawn", "has_sold", "has_dealt_in_land", "captain_has_loaded")
THINGS = {"drawn_tile": GOODS, "new_tile": TILES, "place_to_man": PLACES, "new_building": BUILDING_IDS}
THINGS |= {"small_wharf_kind": GOODS}
SETS = {"supplied": GOODS, "stored": GOODS}
NUMBERS_OF = {"produced": GOODS, "kept": GOODS}
SEATS = ("had_first_turn", "wharf_used", "small_wharf_used", "union_hall_paid", "supplier_done")


def remembered(pending: dict[str, Any]) -> Parts:
    return {
        **{name: [pending.get(name, 0)] for name in NUMBERS},
        **{name: [int(pending.get(name, False))] for name in FLAGS},
        **{name: choice(things, pending.get(name)) for name, things in THINGS.items()},
        **{name: choice(things, pending.get(name, [])) for name, things in SETS.items()},
        **{name: [pending.get(name, {}).get(thing, 0) for thing in things] for name, things in NUMBERS_OF.items()},
    }


def rico_table(view: dict[str, Any]) -> Parts:
    pending, supply = view["pending"] or {}, view["supply"]
    ships = view["cargo_ships"] + [{"capacity": 0, "good": None, "barrels": 0}] * (3 - len(view["cargo_ships"]))
    return {
        "round": [view["round"]],
        "phase": choice(PHASE.values, view["phase"]),
        "end_triggered": choice(("END-1", "END-2", "END-3"), view["end_triggered"]),
        "role_doubloons": [view["roles"].get(role, {"doubloons": 0})["doubloons"] for role in ROLES],
        **{f"supply_{kind}": [supply[kind]] for kind in ("vp", "colonists", "nobles", "quarries")},
        "supply_forests": [supply["forests"] or 0],
        "supply_goods": [supply["goods"][good] for good in GOODS],
        "supply_buildings": [supply["buildings"].get(building, 0) for building in BUILDING_IDS],
        "ship_colonists": [view["colonist_ship"]["colonists"]],
        "ship_nobles": [view["colonist_ship"]["nobles"]],
        "face_up": [view["plantations"]["face_up"].count(good) for good in GOODS],
        "stack": [view["plantations"]["stack"]],
        "discard": [view["plantations"]["discard"].count(good) for good in GOODS],
        "ship_capacity": [ship["capacity"] for ship in ships],
        "ship_good": [bit for ship in ships for bit in choice(GOODS, ship["good"])],
        "ship_barrels": [ship["barrels"] for ship in ships],
        "trading_house": [view["trading_house"].count(good) for good in GOODS],
        "decision": choice([question.name for question in QUESTIONS[1:]], asked(view)),
        "stage": choice(STAGE.values, pending.get("stage")),
        **remembered(pending),
    }


def rico_seat(view: dict[str, Any], seat: int) -> Parts:
    pending, player = view["pending"] or {}, view["players"][seat]
    none = {"tiles": 0, "colonists": 0, "nobles": 0}
    held = {**player["island"], **player["buildings"], "san_juan": player["san_juan"]}
    return {
        "governor": [int(view["governor"] == seat)],
        "taker": [int(pending.get("taker") == seat)],
        "roles": choice(ROLES, [role for role, card in view["roles"].items() if card["taken_by"] == seat]),
        "doubloons": [player["doubloons"]],
        "vp": [player["vp"] or 0],
        "goods": [player["goods"][good] for good in GOODS],
        "tiles": [player["island"].get(kind, none)["tiles"] for kind in TILES],
        "buildings": choice(BUILDING_IDS, list(player["buildings"])),
        "colonists": [held.get(place, none)["colonists"] for place in PLACES],
        "nobles": [held.get(place, none)["nobles"] for place in PLACES],
        **{name: [int(seat in pending.get(name, []))] for name in SEATS},
    }
