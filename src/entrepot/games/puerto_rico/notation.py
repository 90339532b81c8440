"""The notation of Puerto Rico: the text of every action, in the order of the codes."""

from . import codes
from .components import BUILDING_IDS, CARGO_SHIPS, GOODS, KINDS, ROLES

PLACES = (*KINDS[: codes.ISLAND_PLACES], *BUILDING_IDS, "san_juan")
DISCARDED = (*GOODS, "forest")
WHO = ("noble", "colonist", "none")
WHO_BUILDINGS = BUILDING_IDS[codes.LAND_OFFICE : codes.ZONING_OFFICE + 1]
SHIPS = (*sorted({capacity for ships in CARGO_SHIPS.values() for capacity in ships}), "wharf")

BLOCKS = {  # a verb's first code, and its texts in order
    codes.PICK: [f"pick {building}" for building in BUILDING_IDS],
    codes.ROLE: [f"role {role}" for role in ROLES],
    codes.DRAW: ["draw"],
    codes.LAY_PLANTATION: ["lay plantation"],
    codes.LAY_FOREST: ["lay forest"],
    codes.TAKE: [f"take {kind}" for kind in KINDS[: codes.QUARRY + 1]],
    codes.TAKE_FOREST: [f"forest {kind}" for kind in GOODS],
    codes.COLONIST: ["colonist"],
    codes.DISCARD: [f"discard {kind}" for kind in DISCARDED],
    codes.BOARD_COLONIST: ["board colonist"],
    codes.BOARD_NOBLE: ["board noble"],
    codes.MAN_WHO: [f"man {building} {who}" for building in WHO_BUILDINGS for who in WHO],
    codes.MAN_ISLAND: [f"man {kind} {n}" for kind in PLACES[: codes.ISLAND_PLACES] for n in range(13)],
    codes.MAN_BUILDING: [f"man {building} {n}" for building in BUILDING_IDS for n in range(4)],
    codes.BUILD: [f"build {building}" for building in BUILDING_IDS],
    codes.PAY_COLONIST: [f"pay colonist {place}" for place in PLACES],
    codes.PAY_GOOD: [f"pay good {good}" for good in GOODS],
    codes.PAY_VP: ["pay vp"],
    codes.BONUS: [f"bonus {good}" for good in GOODS],
    codes.SELL: [f"sell {good}" for good in GOODS],
    codes.POST: [f"post {good}" for good in GOODS],
    codes.BUY_TILE: ["buy_tile"],
    codes.BUY_OPEN_TILE: [f"buy_tile {kind}" for kind in GOODS],
    codes.SUPPLY: [f"supply {good}" for good in GOODS],
    codes.LOAD: [f"load {good} {ship}" for good in GOODS for ship in SHIPS],
    codes.SMALL: [f"small {good} {n}" for good in GOODS for n in range(1, 12)],
    codes.DONE: ["done"],
    codes.STORE: [f"store {good}" for good in GOODS],
    codes.KEEP: [f"keep {good}" for good in GOODS],
    codes.GUEST: [f"guest {place}" for place in PLACES[:-1]],
    codes.PASS: ["pass"],
}


def _table() -> list[str]:
    texts: list[str] = []
    for first, block in BLOCKS.items():
        assert first == len(texts), block[0]
        texts += block
    return texts


ACTIONS = tuple(_table())
