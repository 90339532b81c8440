"""Each of the 45 buildings: what it does when it is occupied, and that it does nothing when it is not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest

import entrepot
from entrepot.games.puerto_rico.components import BUILDINGS, NUMBER

from .expansions.setting import NOBODY, at, everything, tiles
from .table import JSON, barrels, board, city, doubloons, island, play, vp, words


@dataclass(frozen=True)
class Scenario:
    """A moment that shows a building's power. Its owner sits at seat 1 and the first player owns nothing."""

    actions: list[str]
    """What is played whether or not the building works."""
    look: Callable[[entrepot.Game], Any]
    """Where the difference shows: what is seen there without the power, and with it."""
    idle: Any
    working: Any
    uses: list[str] = field(default_factory=list)
    """What can be played then only if the building works."""
    otherwise: list[str] = field(default_factory=list)
    """What is played instead if it does not."""
    crew: str = "1"
    owner: JSON = field(default_factory=dict)
    """The rest of the owner's board; nothing but this."""
    table: JSON = field(default_factory=dict)
    """The rest of the table."""

    def game(self, added: str = "") -> entrepot.Game:
        """The position, with this building added to the owner's city."""
        own = {"island": "", "city": "", "doubloons": 0} | self.owner
        own["city"] += f", {added}"
        return everything(NOBODY, board(**own), NOBODY, **self.table)


def money(game: entrepot.Game) -> int:
    return doubloons(game)[1]


def chips(game: entrepot.Game) -> int:
    return vp(game)[1]


def score(game: entrepot.Game) -> int:
    return game.scores()[1]


def goods(game: entrepot.Game) -> dict[str, int]:
    return barrels(game, 1)


def tiles_laid(game: entrepot.Game) -> dict[str, str]:
    return island(game, 1)


def new_market(game: entrepot.Game) -> int | None:
    """Colonists in the small market that was just built, if it was."""
    return city(game, 1).get("small_market")


def nobles_in_san_juan(game: entrepot.Game) -> int:
    return at(game, 1, "san_juan")[1]


CRAFTSMAN = ["p0 role craftsman"]
TRADER = ["p0 role trader"]
CAPTAIN = ["p0 role captain"]
BUILDER = ["p0 role builder", "p0 pass"]
SETTLER = ["p0 role settler", "p0 pass"]
OPEN_CORN = {"plantations": tiles("corn", "tobacco")}
FULL_SHIPS = {"ships": ("indigo 4", "sugar 5", "coffee 6")}
FULL_HOUSE = {"trading_house": ["corn", "indigo", "sugar", "tobacco"]}
MY_ROLE = {"governor": 1}
SUGAR = {"goods": "sugar 1"}
CORN = {"goods": "corn 2"}

SCENARIOS = {
    # production
    "small_indigo_plant": Scenario(CRAFTSMAN, goods, {}, {"indigo": 1}, owner={"island": "indigo 2/2"}),
    "small_sugar_mill": Scenario(CRAFTSMAN, goods, {}, {"sugar": 1}, owner={"island": "sugar 2/2"}),
    "indigo_plant": Scenario(CRAFTSMAN, goods, {}, {"indigo": 3}, crew="3", owner={"island": "indigo 3/3"}),
    "sugar_mill": Scenario(CRAFTSMAN, goods, {}, {"sugar": 3}, crew="3", owner={"island": "sugar 3/3"}),
    "tobacco_storage": Scenario(CRAFTSMAN, goods, {}, {"tobacco": 3}, crew="3", owner={"island": "tobacco 3/3"}),
    "coffee_roaster": Scenario(CRAFTSMAN, goods, {}, {"coffee": 2}, crew="2", owner={"island": "coffee 3/3"}),
    # the base game's violet ones
    "small_market": Scenario([*TRADER, "p1 sell sugar"], money, 2, 3, owner=SUGAR),
    "hacienda": Scenario(SETTLER, tiles_laid, {}, {"tobacco": "0/1"}, uses=["p1 draw"], table=OPEN_CORN),
    "construction_hut": Scenario(SETTLER, tiles_laid, {}, {"quarry": "0/1"}, uses=["p1 take quarry"], table=OPEN_CORN),
    "small_warehouse": Scenario(CAPTAIN, goods, {"corn": 1}, {"corn": 3}, owner={"goods": "corn 3"}, table=FULL_SHIPS),
    "hospice": Scenario(
        [*SETTLER, "p1 take corn"], tiles_laid, {"corn": "0/1"}, {"corn": "1/1"}, uses=["p1 colonist"], table=OPEN_CORN
    ),
    "office": Scenario(TRADER, money, 0, 2, uses=["p1 sell sugar"], owner=SUGAR, table={"trading_house": ["sugar"]}),
    "large_market": Scenario([*TRADER, "p1 sell sugar"], money, 2, 4, owner=SUGAR),
    "large_warehouse": Scenario(
        CAPTAIN,
        goods,
        {"corn": 1},
        {"corn": 3, "tobacco": 3},
        otherwise=["p1 keep corn"],
        owner={"goods": "corn 3, tobacco 3"},
        table=FULL_SHIPS,
    ),
    "factory": Scenario(CRAFTSMAN, money, 0, 1, owner={"island": "corn, indigo", "city": "small_indigo_plant"}),
    "university": Scenario(
        [*BUILDER, "p1 build small_market"], new_market, 0, 1, uses=["p1 colonist"], owner={"doubloons": 1}
    ),
    "harbor": Scenario([*CAPTAIN, "p1 load corn 4"], chips, 2, 3, owner=CORN),
    "wharf": Scenario(CAPTAIN, chips, 0, 2, uses=["p1 load corn wharf"], owner=CORN, table=FULL_SHIPS),
    "guild_hall": Scenario([], score, 4 + 1 + 3, 8 + 1 + 2, owner={"city": "small_indigo_plant 0, coffee_roaster 0"}),
    "residence": Scenario([], score, 4, 4 + 5, owner={"island": "corn 0/10"}),
    "fortress": Scenario([], score, 4, 4 + 2, owner={"san_juan": 5}),
    "customs_house": Scenario([], score, 4 + 8, 12 + 2, owner={"vp": 8}),
    "city_hall": Scenario([], score, 4 + 2, 6 + 2, owner={"city": "office 0"}),
    # new buildings
    "aqueduct": Scenario(
        CRAFTSMAN, goods, {"indigo": 1}, {"indigo": 2}, owner={"island": "indigo", "city": "indigo_plant 1/3"}
    ),
    "black_market": Scenario(BUILDER, new_market, None, 0, uses=["p1 build small_market"], owner={"vp": 1}),
    "forest_house": Scenario(SETTLER, tiles_laid, {}, {"forest": "0/1"}, uses=["p1 forest corn"], table=OPEN_CORN),
    "storehouse": Scenario(CAPTAIN, goods, {"corn": 1}, {"corn": 4}, owner={"goods": "corn 6"}, table=FULL_SHIPS),
    "guesthouse": Scenario(
        [],
        tiles_laid,
        {"corn": "0/1"},
        {"corn": "1/1"},
        uses=["p1 guest corn"],
        owner={"island": "corn 0/1"},
        table=MY_ROLE,
    ),
    "trading_post": Scenario(TRADER, money, 0, 2, uses=["p1 post sugar"], owner=SUGAR, table=FULL_HOUSE),
    "church": Scenario([*BUILDER, "p1 build office"], chips, 0, 1, owner={"doubloons": 5}),
    "small_wharf": Scenario(CAPTAIN, chips, 0, 1, uses=["p1 small corn 2"], owner=CORN, table=FULL_SHIPS),
    "lighthouse": Scenario([*CAPTAIN, "p1 load corn 4"], money, 0, 1, owner=CORN),
    "library": Scenario(["p1 role trader", "p1 sell sugar"], money, 2 + 1, 2 + 2, owner=SUGAR, table=MY_ROLE),
    "specialty_factory": Scenario(
        CRAFTSMAN, money, 0, 2, owner={"island": "tobacco 3/3", "city": "tobacco_storage 3/3"}
    ),
    "union_hall": Scenario([*CAPTAIN, "p1 load corn 4"], chips, 2, 2 + 1, owner=CORN),
    "statue": Scenario([], score, 0, 8, crew="0"),
    "cloister": Scenario([], score, 4, 4 + 3, owner={"island": "corn 0/3, forest 3"}),
    # nobles
    "land_office": Scenario(
        TRADER, tiles_laid, {}, {"tobacco": "0/1"}, uses=["p1 buy_tile"], owner={"doubloons": 1}, table=OPEN_CORN
    ),
    "chapel": Scenario(CRAFTSMAN, money, 0, 1),
    "hunting_lodge": Scenario(
        ["p0 role settler", "p0 take corn"],
        tiles_laid,
        {"sugar": "0/1"},
        {},
        uses=["p1 discard sugar"],
        owner={"island": "sugar 0/1"},
        table=OPEN_CORN,
    ),
    "zoning_office": Scenario([*BUILDER, "p1 build hacienda"], money, 0, 1, owner={"doubloons": 2}),
    "royal_supplier": Scenario(CAPTAIN, chips, 0, 1, uses=["p1 supply corn"], owner=CORN | {"san_juan": "1*"}),
    "villa": Scenario(["p0 role mayor", "p0 pass"], nobles_in_san_juan, 0, 1),
    "jeweler": Scenario(CRAFTSMAN, money, 0, 2, owner={"san_juan": "2**"}),
    "royal_garden": Scenario([], score, 4 + 2, 6 + 2, owner={"san_juan": "2**"}),
}


def test_every_building_has_its_scenario():
    assert list(SCENARIOS) == [building.id for building in BUILDINGS]


@pytest.mark.parametrize("building", SCENARIOS)
def test_occupied_it_works(building):
    """BLD-2"""
    scenario = SCENARIOS[building]
    game = play(scenario.game(f"{building} {scenario.crew}"), *scenario.actions, *scenario.uses)
    assert scenario.look(game) == scenario.working


@pytest.mark.parametrize("building", SCENARIOS)
def test_unoccupied_it_does_not(building):
    """BLD-2"""
    scenario = SCENARIOS[building]
    empty = f"{building} 0" if BUILDINGS[NUMBER[building]].circles else ""  # the statue works by being there
    game = play(scenario.game(empty), *scenario.actions)
    for action in scenario.uses[:1]:
        with pytest.raises(entrepot.IllegalActionError):
            game.play(action)
    play(game, *scenario.otherwise)
    assert scenario.look(game) == scenario.idle


TELL_APART = ("land_office", "chapel", "hunting_lodge", "zoning_office")
ALIKE = [building.id for building in BUILDINGS if building.circles and building.id not in TELL_APART]


def worked_by_nobles(building: str, scenario: Scenario) -> Any:
    """What is seen when nobles are the crew: where nobles are counted, they count too."""
    if building in ("jeweler", "royal_garden"):
        return scenario.working + (1 if building == "jeweler" else 2)
    return scenario.working + 1 if scenario.look is score else scenario.working


@pytest.mark.parametrize("building", ALIKE)
def test_nobles_do_what_colonists_do(building):
    """NOB-4"""
    scenario = SCENARIOS[building]
    crew = scenario.crew + "*" * int(scenario.crew)
    game = play(scenario.game(f"{building} {crew}"), *scenario.actions, *scenario.uses)
    assert scenario.look(game) == worked_by_nobles(building, scenario)


def without(building: str, position: JSON) -> JSON:
    """The position without any trace of the building."""
    del position["supply"]["buildings"][building]
    position["players"][1]["buildings"].pop(building, None)
    return position


@pytest.mark.parametrize("building", SCENARIOS)
def test_unoccupied_it_changes_nothing_but_its_printed_points(building):
    """BLD-2"""
    scenario = SCENARIOS[building]
    owned, unowned = scenario.game(f"{building} 0"), scenario.game()
    for action in [*scenario.actions, *scenario.otherwise]:
        play(owned, action)
        play(unowned, action)
        assert words(owned) == [text for text in words(unowned) if text != f"build {building}"]
    assert without(building, owned.position()) == without(building, unowned.position())
    gained = [more - less for more, less in zip(owned.scores(), unowned.scores(), strict=True)]
    assert gained == [0, BUILDINGS[NUMBER[building]].vp, 0]
