"""The components of Puerto Rico as tables: buildings, goods, roles and the set-up by number of players."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
TILES = (*GOODS, "quarry", "forest")  # kinds of island tiles; a plantation has the number of its good
ROLES = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector2")
COLUMNS = 4  # of the market; the last one holds the large buildings (SET-11)
BASE, NEW_BUILDINGS, NOBLES = "base", "new_buildings", "nobles"


@dataclass(frozen=True)
class Building:
    """A kind of building, as printed on its tile."""

    id: str
    cost: int
    vp: int
    circles: int
    column: int
    set: str = BASE
    good: str | None = None  # that a plant produces
    violet: bool = True
    large_plant: bool = False  # a production building that counts as large for the guild hall (SCO-2)
    asks_who: bool = False  # whether it matters if a colonist or a noble works there (NOB-5 to NOB-8)

    @property
    def large(self) -> bool:
        """Whether it takes two city spaces (SET-11)."""
        return self.column == COLUMNS

    @property
    def spaces(self) -> int:
        """The number of city spaces it takes (SET-12)."""
        return 2 if self.large else 1


def _plant(id: str, cost: int, vp: int, circles: int, column: int, good: str, large: bool) -> Building:
    return Building(id, cost, vp, circles, column, good=good, violet=False, large_plant=large)


# A building's number is its index here.
BUILDINGS = (
    _plant("small_indigo_plant", 1, 1, 1, 1, "indigo", False),
    _plant("small_sugar_mill", 2, 1, 1, 1, "sugar", False),
    _plant("indigo_plant", 3, 2, 3, 2, "indigo", True),
    _plant("sugar_mill", 4, 2, 3, 2, "sugar", True),
    _plant("tobacco_storage", 5, 3, 3, 3, "tobacco", True),
    _plant("coffee_roaster", 6, 3, 2, 3, "coffee", True),
    Building("small_market", 1, 1, 1, 1),
    Building("hacienda", 2, 1, 1, 1),
    Building("construction_hut", 2, 1, 1, 1),
    Building("small_warehouse", 3, 1, 1, 1),
    Building("hospice", 4, 2, 1, 2),
    Building("office", 5, 2, 1, 2),
    Building("large_market", 5, 2, 1, 2),
    Building("large_warehouse", 6, 2, 1, 2),
    Building("factory", 7, 3, 1, 3),
    Building("university", 8, 3, 1, 3),
    Building("harbor", 8, 3, 1, 3),
    Building("wharf", 9, 3, 1, 3),
    Building("guild_hall", 10, 4, 1, 4),
    Building("residence", 10, 4, 1, 4),
    Building("fortress", 10, 4, 1, 4),
    Building("customs_house", 10, 4, 1, 4),
    Building("city_hall", 10, 4, 1, 4),
    Building("aqueduct", 1, 1, 1, 1, NEW_BUILDINGS),
    Building("black_market", 2, 1, 1, 1, NEW_BUILDINGS),
    Building("forest_house", 2, 1, 1, 1, NEW_BUILDINGS),
    Building("storehouse", 3, 1, 1, 1, NEW_BUILDINGS),
    Building("guesthouse", 4, 2, 2, 2, NEW_BUILDINGS),
    Building("trading_post", 5, 2, 1, 2, NEW_BUILDINGS),
    Building("church", 5, 2, 1, 2, NEW_BUILDINGS),
    Building("small_wharf", 6, 2, 1, 2, NEW_BUILDINGS),
    Building("lighthouse", 7, 3, 1, 3, NEW_BUILDINGS),
    Building("library", 8, 3, 1, 3, NEW_BUILDINGS),
    Building("specialty_factory", 8, 3, 1, 3, NEW_BUILDINGS),
    Building("union_hall", 9, 3, 1, 3, NEW_BUILDINGS),
    Building("statue", 10, 8, 0, 4, NEW_BUILDINGS),
    Building("cloister", 10, 4, 1, 4, NEW_BUILDINGS),
    Building("land_office", 2, 1, 1, 1, NOBLES, asks_who=True),
    Building("chapel", 3, 1, 1, 1, NOBLES, asks_who=True),
    Building("hunting_lodge", 4, 2, 1, 2, NOBLES, asks_who=True),
    Building("zoning_office", 5, 2, 1, 2, NOBLES, asks_who=True),
    Building("royal_supplier", 6, 2, 1, 2, NOBLES),
    Building("villa", 7, 3, 1, 3, NOBLES),
    Building("jeweler", 8, 3, 1, 3, NOBLES, violet=False, large_plant=True),
    Building("royal_garden", 10, 4, 1, 4, NOBLES),
)

BUILDING_IDS = tuple(building.id for building in BUILDINGS)
NUMBER = {building.id: number for number, building in enumerate(BUILDINGS)}

# NEW-1: the board's spaces for violet buildings, by cost.
SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}

SEATS = 5  # at most (SET-1)
ISLAND = 12  # spaces (SET-12)
CITY = 12
TRADING_HOUSE = 4  # barrels it holds (TRA-3)

# The set-up, by number of players (SET-2 to SET-10).
DOUBLOONS = {2: 3, 3: 2, 4: 3, 5: 4}
FIRST_PLANTATIONS = {
    2: ("indigo", "corn"),
    3: ("indigo", "indigo", "corn"),
    4: ("indigo", "indigo", "corn", "corn"),
    5: ("indigo", "indigo", "indigo", "corn", "corn"),
}
PLANTATIONS = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
QUARRIES = 8
TILES_OUT_FOR_TWO = 3
VP_CHIPS = {2: 65, 3: 75, 4: 100, 5: 126}
COLONISTS = {2: 40, 3: 55, 4: 75, 5: 95}
CARGO_SHIPS = {2: (4, 6), 3: (4, 5, 6), 4: (5, 6, 7), 5: (6, 7, 8)}
BARRELS = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
BARRELS_OUT_FOR_TWO = 2
PROSPECTORS = {2: 1, 3: 0, 4: 1, 5: 2}
ROLE_CARDS = {players: len(ROLES) - 2 + prospectors for players, prospectors in PROSPECTORS.items()}

# The expansions' pieces.
FOREST_TOKENS = 12
ALL_COLONISTS = 100  # NOB-1, including those on the colonist ship
ALL_NOBLES = 20

PRICES = (0, 1, 2, 3, 4)  # TRA-1, by good


def copies(building: Building, players: int) -> int:
    """SET-11, NOB-2: the number of copies of a building."""
    if players == 2:
        return 1 if building.violet else 2
    if building.violet:
        return 1 if building.large else 2
    return {"small_indigo_plant": 4, "small_sugar_mill": 4, "jeweler": 2}.get(building.id, 3)


def set_of(buildings: Iterable[Building]) -> int:
    """Buildings as a bit mask of their numbers."""
    return sum(1 << NUMBER[building.id] for building in buildings)


def spaces_taken(buildings: Iterable[int]) -> int:
    """SET-12: the city spaces that buildings take, given by their numbers."""
    return sum(BUILDINGS[number].spaces for number in buildings)


def tiles(players: int) -> dict[str, int]:
    """SET-4: all plantation tiles in the game, including those dealt to players."""
    out = TILES_OUT_FOR_TWO if players == 2 else 0
    return {kind: number - out for kind, number in PLANTATIONS.items()}


def quarries(players: int) -> int:
    """SET-4: all quarries in the game."""
    return QUARRIES - (TILES_OUT_FOR_TWO if players == 2 else 0)


def barrels(players: int) -> dict[str, int]:
    """SET-9: all barrels in the game."""
    out = BARRELS_OUT_FOR_TWO if players == 2 else 0
    return {good: number - out for good, number in BARRELS.items()}


def roles(players: int) -> tuple[str, ...]:
    """SET-10: the role cards in the game."""
    return ROLES[: ROLE_CARDS[players]]
