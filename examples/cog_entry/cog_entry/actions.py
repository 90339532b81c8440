"""Our actions as numbers of the kit."""

from __future__ import annotations

from .table import BONUS, BUILDINGS, DRAW, GOODS, ROLES, TILES

PASS = 15
CAPACITIES = ("4", "5", "6")  # of the cargo ships with three players
TAKE, BUILD, SELL, LOAD, WHARF = 8, 16, 39, 44, 59
KEEP, STORE = 64, 106
MAN_TILE, MAN_BUILDING = 120, 140


def number_of(action: str) -> int:
    """The kit's number for an action in our notation, without the seat."""
    verb, *words = action.split()
    if verb == "load":
        good, ship = GOODS.index(words[0]), words[1]
        return WHARF + good if ship == "wharf" else LOAD + len(GOODS) * CAPACITIES.index(ship) + good
    if verb in SIMPLE:
        first, names = SIMPLE[verb]
        return first + names.index(words[0])
    return {"pass": PASS, "draw": DRAW}[verb]


SIMPLE: dict[str, tuple[int, tuple[str, ...]]] = {
    "role": (0, ROLES),
    "take": (TAKE, TILES),
    "build": (BUILD, BUILDINGS),
    "sell": (SELL, GOODS),
    "bonus": (BONUS, GOODS),
    "keep": (KEEP, GOODS),
    "store": (STORE, GOODS),
}
"""By verb, the number of the first action and the names in the kit's order."""


def manning(place: str) -> int:
    """The number for a colonist placed on a tile of this kind, or in this building."""
    return MAN_TILE + TILES.index(place) if place in TILES else MAN_BUILDING + BUILDINGS.index(place)
