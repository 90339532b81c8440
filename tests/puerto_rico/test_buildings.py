"""The buildings: their table against a second transcription, cell by cell, and what is true of all of them."""

import random

import pytest

import entrepot
from entrepot.games.puerto_rico import components
from playing import moments

from .table import barrels, board, city, doubloons, play, player, read, refused, supply, table, vp, words

PRINTED = read("buildings")
CITY_OF_FIVE = "small_market 0/1, hospice 0/1, factory 0/1, coffee_roaster 0/2, city_hall 0/1"


def test_every_building_is_there_in_the_order_of_the_table():
    assert [building.id for building in components.BUILDINGS] == list(PRINTED)
    assert len(PRINTED) == 45


@pytest.mark.parametrize("building", components.BUILDINGS, ids=lambda building: building.id)
def test_the_text_of_a_building_is_as_printed(building):
    row = PRINTED[building.id]
    assert [building.cost, building.vp, building.circles, building.column] == [
        int(row[cell]) for cell in ("cost", "vp", "circles", "column")
    ]
    assert building.set == row["set"]


@pytest.mark.parametrize("building", components.BUILDINGS, ids=lambda building: building.id)
def test_a_building_is_of_the_kind_that_is_printed(building):
    kind = PRINTED[building.id]["kind"]
    assert building.violet == ("violet" in kind)
    assert building.large == (kind == "large violet")
    assert building.spaces == (2 if kind == "large violet" else 1)
    assert building.large_plant == (kind == "large production")


@pytest.mark.parametrize("building", components.BUILDINGS, ids=lambda building: building.id)
def test_a_plant_makes_the_good_that_it_is_named_after(building):
    goods = [good for good in ("indigo", "sugar", "tobacco", "coffee") if good in building.id]
    assert [building.good] == (goods or [None])


def test_a_building_is_worth_as_many_points_as_its_column_says():
    """All but the statue: a cross-check of two columns of the table."""
    assert [id for id, row in PRINTED.items() if row["column"] != row["vp"]] == ["statue"]


# What is true of all buildings


def test_a_player_may_own_each_building_once():
    """BLD-1"""
    game = table(board(city="small_market", doubloons=10), board(doubloons=10), board())
    play(game, "p0 role builder")
    assert "build small_market" not in words(game)
    assert refused(game, "p0 build small_market") == "you already own the small market (BLD-1)."
    play(game, "p0 pass", "p1 build small_market")
    assert city(game, 1) == {"small_market": 0}


def test_only_occupied_buildings_work():
    """BLD-2: p0's markets are empty, p1's are not."""
    game = table(
        board(city="small_market 0/1, large_market 0/1", goods="indigo 1", doubloons=0),
        board(city="small_market, large_market", goods="sugar 1", doubloons=0),
        board(doubloons=0),
    )
    play(game, "p0 role trader", "p0 sell indigo", "p1 sell sugar")
    assert doubloons(game) == [1 + 1, 2 + 3, 0]


@pytest.mark.parametrize(
    ("role", "building", "action"),
    [
        ("settler", "hacienda", "draw"),
        ("builder", "black_market", "build factory"),
        ("trader", "trading_post", "post corn"),
        ("captain", "wharf", "load corn wharf"),
        ("captain", "small_wharf", "small corn 1"),
    ],
)
def test_an_empty_building_offers_nothing_and_an_occupied_one_does(role, building, action):
    """BLD-2"""
    for circles, offered in (("0/1", False), ("1/1", True)):
        mine = board(city=f"{building} {circles}", goods="corn 3, indigo 3", vp=1, doubloons=5)
        options = {"expansions": ["new_buildings"], "market": "all"}
        game = play(table(mine, board(), board(), **options), f"p0 role {role}")
        assert (action in words(game)) == offered


def test_printed_points_count_even_without_a_colonist():
    """BLD-2: 1 + 2 + 3 + 3 + 4; the empty city hall adds nothing."""
    game = table(board(city=CITY_OF_FIVE), board(), board())
    assert game.scores() == [13, 0, 0]


def test_pure_gains_are_applied_automatically():
    """BLD-3: the factory's doubloons and the harbor's points are not asked for."""
    game = table(
        board(island="corn, indigo", city="small_indigo_plant, factory, harbor", doubloons=0),
        board(island=""),
        board(island=""),
    )
    play(game, "p0 role craftsman", "p0 pass")  # the pass declines the privilege
    assert doubloons(game)[0] == 1
    play(game, "p1 role captain", "p0 load corn 4")
    assert vp(game)[0] == 1 + 1


def test_a_privilege_may_be_declined():
    """BLD-3"""
    game = table(board(island="corn"), board(island=""), board(island=""))
    play(game, "p0 role craftsman")
    assert words(game) == ["bonus corn", "pass"]
    play(game, "p0 pass")
    assert barrels(game, 0) == {"corn": 1}


@pytest.mark.parametrize(
    ("role", "building", "first"),
    [("settler", "hospice", "take corn"), ("builder", "university", "build small_market")],
)
def test_a_colonist_is_always_offered_and_never_forced(role, building, first):
    """BLD-3"""
    tiles = {"face_up": ["corn", "corn", "corn", "corn"]}
    game = table(board(city=building, doubloons=1), board(), board(), plantations=tiles)
    play(game, f"p0 role {role}", f"p0 {first}")
    before = supply(game)["colonists"]
    assert words(game) == ["colonist", "pass"]
    play(game, "p0 pass")
    assert supply(game)["colonists"] == before


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_buildings_and_island_tiles_stay_where_they_are(players):
    """BLD-4: in a whole game of the base rules nobody's board ever gets smaller."""
    game = entrepot.new("puerto_rico", players=players, seed=random.Random(players).getrandbits(32))
    before = [({}, set())] * players
    for moment in moments(game, seed=players):
        for seat in range(players):
            one = player(moment, seat)
            tiles = {kind: tile["tiles"] for kind, tile in one["island"].items()}
            assert all(tiles.get(kind, 0) >= number for kind, number in before[seat][0].items())
            assert set(one["buildings"]) >= before[seat][1]
            before[seat] = tiles, set(one["buildings"])
    assert sum(len(buildings) for _, buildings in before) > players
