"""Rulebook examples: which buildings are in a game with the expansions."""

import pytest

import entrepot
from entrepot.games.puerto_rico.components import BUILDINGS

from ..table import play, refused, supply, words
from .setting import BOTH, NEW, NOBLES, offers

COSTS = {building.id: building.cost for building in BUILDINGS}
BASE_VIOLET = [building.id for building in BUILDINGS if building.violet and building.set == "base"]
NEW_VIOLET = [building.id for building in BUILDINGS if building.set == "new_buildings"]
NOBLE_VIOLET = [building.id for building in BUILDINGS if building.violet and building.set == "nobles"]
PRODUCTION = {
    "small_indigo_plant",
    "small_sugar_mill",
    "indigo_plant",
    "sugar_mill",
    "tobacco_storage",
    "coffee_roaster",
}

# One building for each space of the board.
WISHES = ["aqueduct", "black_market", "forest_house", "storehouse", "guesthouse", "trading_post", "church"]
WISHES += ["small_wharf", "lighthouse", "library", "specialty_factory", "union_hall"]
WISHES += ["statue", "cloister", "guild_hall", "residence", "fortress"]


def draft(game: entrepot.Game, wishes: list[str]) -> list[int]:
    """Pick the wishes in order; return who picked."""
    return [game.play(f"p{game.seat} pick {wish}").seat for wish in wishes]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_from_the_governor_clockwise_each_player_picks_a_violet_building(players):
    """NEW-1"""
    game = entrepot.new("puerto_rico", players=players, expansions=NEW, seed=1)
    assert sorted(offers(game, "pick")) == sorted(BASE_VIOLET + NEW_VIOLET)
    seats = draft(game, WISHES)
    assert seats == [turn % players for turn in range(17)]
    assert (game.position()["phase"], game.seat) == ("role_choice", 0)


@pytest.mark.parametrize(("players", "copies", "of_a_plant"), [(2, 1, 2), (3, 2, 3), (4, 2, 3), (5, 2, 3)])
def test_picked_buildings_have_all_their_copies_and_so_do_production_buildings(players, copies, of_a_plant):
    """NEW-1, SET-11"""
    game = entrepot.new("puerto_rico", players=players, expansions=NEW, seed=1)
    draft(game, WISHES)
    there = supply(game)["buildings"]
    assert set(there) == set(WISHES) | PRODUCTION
    assert {there[small] for small in WISHES[:12]} == {copies}
    assert {there[large] for large in WISHES[12:]} == {1}
    assert there["coffee_roaster"] == of_a_plant


def test_a_building_goes_to_a_free_space_of_its_own_cost():
    """NEW-1"""
    game = entrepot.new("puerto_rico", players=3, expansions=NEW, seed=1)
    play(game, "p0 pick aqueduct")
    assert "small_market" not in offers(game, "pick")
    assert "no space left for a building that costs 1" in refused(game, "p1 pick small_market")
    play(game, "p1 pick hacienda")
    assert {"construction_hut", "black_market", "forest_house"} <= set(offers(game, "pick"))
    play(game, "p2 pick black_market")
    assert not {"construction_hut", "forest_house"} & set(offers(game, "pick"))


def test_the_board_has_spaces_for_twelve_small_and_five_large_buildings():
    """NEW-1"""
    game = entrepot.new("puerto_rico", players=4, expansions=NEW, seed=1)
    draft(game, WISHES)
    costs = [COSTS[building] for building in supply(game)["buildings"] if building not in PRODUCTION]
    assert sorted(costs) == [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, 10, 10, 10, 10, 10]


def test_a_building_is_picked_once():
    """NEW-1"""
    game = entrepot.new("puerto_rico", players=3, expansions=NEW, seed=1)
    play(game, "p0 pick library")
    assert "the library is already in the game" in refused(game, "p1 pick library")


def test_the_kinds_left_over_are_out_of_the_game():
    """NEW-2"""
    game = entrepot.new("puerto_rico", players=3, expansions=NEW, seed=1)
    draft(game, WISHES)
    play(game, "p0 role builder")
    assert "small_market" not in supply(game)["buildings"]
    assert "small market is not in this game" in refused(game, "p0 build small_market")


def test_without_a_word_competing_buildings_are_drafted():
    """NEW-3"""
    assert entrepot.new("puerto_rico", expansions=NEW).options["market"] == "draft"
    assert entrepot.new("puerto_rico").options["market"] == "fixed"
    assert entrepot.new("puerto_rico", expansions=NOBLES).options["market"] == "fixed"
    with pytest.raises(entrepot.OptionError, match=r"market.*draft, all, random, custom"):
        entrepot.new("puerto_rico", expansions=NEW, market="fixed")


def test_all_buildings_may_be_in_play():
    """NEW-3"""
    game = entrepot.new("puerto_rico", players=3, expansions=NEW, market="all", seed=1)
    assert game.position()["phase"] == "role_choice"
    assert set(supply(game)["buildings"]) == set(BASE_VIOLET + NEW_VIOLET) | PRODUCTION


def test_the_spaces_may_be_filled_by_a_random_draw():
    """NEW-3"""
    markets = []
    for seed in range(8):
        game = entrepot.new("puerto_rico", players=3, expansions=NEW, market="random", seed=seed)
        violet = set(supply(game)["buildings"]) - PRODUCTION
        assert sorted(COSTS[building] for building in violet) == sorted(COSTS[building] for building in WISHES)
        markets.append(violet)
    assert any(market != markets[0] for market in markets)


def test_a_chosen_list_of_buildings_may_be_in_play():
    """NEW-3"""
    chosen = ["library", "office", "statue"]
    game = entrepot.new("puerto_rico", players=3, expansions=NEW, market="custom", buildings=chosen, seed=1)
    assert set(supply(game)["buildings"]) == set(chosen) | PRODUCTION


@pytest.mark.parametrize(("players", "small", "large", "jewelers"), [(2, 1, 1, 2), (3, 2, 1, 2), (5, 2, 1, 2)])
def test_the_nobles_buildings_are_added_to_those_of_the_game(players, small, large, jewelers):
    """NOB-2"""
    game = entrepot.new("puerto_rico", players=players, expansions=NOBLES, seed=1)
    there = supply(game)["buildings"]
    assert set(there) == set(BASE_VIOLET + NOBLE_VIOLET) | PRODUCTION | {"jeweler"}
    assert (there["land_office"], there["royal_garden"], there["jeweler"]) == (small, large, jewelers)


def test_the_nobles_buildings_take_no_spaces_from_the_first_expansion():
    """NOB-2, NEW-1"""
    game = entrepot.new("puerto_rico", players=3, expansions=BOTH, seed=1)
    assert not set(NOBLE_VIOLET) & set(offers(game, "pick"))
    draft(game, WISHES)
    assert set(supply(game)["buildings"]) == set(WISHES) | set(NOBLE_VIOLET) | PRODUCTION | {"jeweler"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_hungarian_sheet_the_nobles_buildings_compete_for_the_spaces(players):
    """NOB-2, NEW-1"""
    game = entrepot.new("puerto_rico", players=players, edition="hu", expansions=BOTH, seed=1)
    assert sorted(offers(game, "pick")) == sorted(BASE_VIOLET + NEW_VIOLET + NOBLE_VIOLET)
    wishes = ["small_market", "land_office", "hacienda", "chapel", "hunting_lodge", "zoning_office", "office"]
    wishes += ["royal_supplier", "villa", "harbor", "university", "wharf"]
    wishes += ["royal_garden", "city_hall", "guild_hall", "statue", "cloister"]
    assert draft(game, wishes) == [turn % players for turn in range(17)]
    assert set(supply(game)["buildings"]) == set(wishes) | PRODUCTION | {"jeweler"}


def test_there_the_nobles_alone_compete_with_the_base_game():
    """NOB-2"""
    game = entrepot.new("puerto_rico", players=3, edition="hu", expansions=NOBLES, seed=1)
    assert sorted(offers(game, "pick")) == sorted(BASE_VIOLET + NOBLE_VIOLET)
    play(game, "p0 pick villa", "p1 pick land_office", "p2 pick hacienda")
    assert not {"factory", "construction_hut"} & set(offers(game, "pick"))
    assert "jeweler" not in offers(game, "pick")
    assert "the jeweler is already in the game" in refused(game, "p0 pick jeweler")


def test_picking_is_not_declined():
    """NEW-1"""
    game = entrepot.new("puerto_rico", players=3, expansions=NEW, seed=1)
    assert "pass" not in words(game)
    assert "the buildings are being drafted" in refused(game, "p0 pass")
