"""Rulebook examples: the builder."""

import pytest

from .table import board, bodies, city, doubloons, play, player, refused, supply, table, words

POOR = board(doubloons=0)
ELEVEN_SMALL = (
    "small_indigo_plant, small_sugar_mill, indigo_plant, sugar_mill, tobacco_storage, small_market, hacienda, "
    "construction_hut, small_warehouse, hospice, office"
)


def pays(quarries, building, privilege):
    """The building's price with this many occupied quarries, for the builder or for the next player."""
    one = board(island=f"quarry {quarries}/{quarries}" if quarries else "", doubloons=20)
    if privilege:
        game = play(table(one, POOR, POOR), "p0 role builder", f"p0 build {building}")
        return 20 - doubloons(game)[0]
    game = play(table(POOR, one, POOR), "p0 role builder", "p0 pass", f"p1 build {building}")
    return 20 - doubloons(game)[1]


# Buying


def test_everybody_in_turn_may_buy_one_building():
    """BUI-1: the builder first."""
    game = table(board(doubloons=5), board(doubloons=5), board(doubloons=5), governor=1)
    play(game, "p1 role builder", "p1 build hospice", "p2 build small_market", "p0 pass")
    assert [city(game, seat) for seat in range(3)] == [{}, {"hospice": 0}, {"small_market": 0}]
    assert doubloons(game) == [5, 5 - (4 - 1), 5 - 1]


def test_a_new_building_is_empty():
    """BUI-1"""
    game = table(board(doubloons=5, san_juan=1), POOR, POOR)
    play(game, "p0 role builder", "p0 build small_market")
    assert city(game, 0) == {"small_market": 0}


def test_one_building_is_all():
    """BUI-1"""
    game = table(board(doubloons=9), board(doubloons=9), POOR)
    play(game, "p0 role builder", "p0 build small_market")
    assert refused(game, "p0 build hacienda") == "it is p1’s turn."


def test_the_last_copy_can_be_bought_and_then_there_is_none():
    """BUI-1, SET-11: there are two offices and one residence."""
    rich = board(doubloons=20)
    game = table(rich, rich, board(city="office", doubloons=20))
    play(game, "p0 role builder", "p0 build office", "p1 build residence")
    assert refused(game, "p2 build residence") == "there is no residence left (SET-11)."
    assert (supply(game)["buildings"]["office"], supply(game)["buildings"]["residence"]) == (0, 0)


def test_a_building_that_is_not_in_the_game_cannot_be_bought():
    """BUI-1, SET-11"""
    game = table(board(doubloons=20), POOR, POOR)
    play(game, "p0 role builder")
    assert refused(game, "p0 build church") == "the church is not in this game (SET-11)."


def test_what_is_too_dear_cannot_be_bought():
    """BUI-1"""
    game = table(board(doubloons=4), board(doubloons=4), POOR)
    play(game, "p0 role builder")
    assert "build office" in words(game)
    assert refused(game, "p0 build factory") == "the factory costs you 6 now, and you have 4 doubloons (BUI-2, BUI-3)."
    play(game, "p0 pass")
    assert refused(game, "p1 build office") == "the office costs you 5 now, and you have 4 doubloons (BUI-2, BUI-3)."


# What it costs


def test_the_builder_pays_a_doubloon_less():
    """BUI-2"""
    assert pays(0, "office", privilege=False) == 5
    assert pays(0, "office", privilege=True) == 4


@pytest.mark.parametrize(
    ("quarries", "building", "price", "as_builder"),
    [
        (3, "construction_hut", 1, 0),
        (3, "office", 3, 2),
        (3, "harbor", 5, 4),
        (3, "city_hall", 7, 6),
        (2, "hacienda", 1, 0),
        (2, "office", 3, 2),
        (2, "university", 6, 5),
    ],
)
def test_each_occupied_quarry_makes_it_cheaper_at_most_as_many_as_the_column(quarries, building, price, as_builder):
    """BUI-2, BUI-3. Worked example 1."""
    assert pays(quarries, building, privilege=False) == price
    assert pays(quarries, building, privilege=True) == as_builder


@pytest.mark.parametrize(
    ("building", "price"), [("small_warehouse", 2), ("large_warehouse", 4), ("wharf", 6), ("fortress", 6)]
)
def test_more_quarries_than_the_column_help_no_further(building, price):
    """BUI-3: five occupied quarries, and the columns 1, 2, 3, 4."""
    assert pays(5, building, privilege=False) == price


def test_a_quarry_without_a_colonist_does_not_help():
    """BUI-3"""
    game = table(POOR, board(island="quarry 1/4", doubloons=10), POOR)
    play(game, "p0 role builder", "p0 pass", "p1 build wharf")
    assert doubloons(game)[1] == 10 - (9 - 1)


def test_a_building_may_be_free_but_no_money_is_paid_out():
    """BUI-4: the small market costs 1, and quarry and privilege take off 2."""
    game = table(board(island="quarry", doubloons=0), POOR, POOR)
    play(game, "p0 role builder", "p0 build small_market")
    assert (city(game, 0), doubloons(game)[0]) == ({"small_market": 0}, 0)


def test_an_unused_privilege_gives_nothing():
    """BUI-4"""
    game = table(board(doubloons=3), POOR, POOR)
    play(game, "p0 role builder", "p0 pass")
    assert doubloons(game)[0] == 3


# City spaces


def test_a_full_city_takes_nothing():
    """BUI-5"""
    game = table(board(city=f"{ELEVEN_SMALL}, large_market", doubloons=20), board(doubloons=1), POOR)
    play(game, "p0 role builder")
    assert game.seat == 1


def test_a_large_building_needs_two_free_spaces():
    """BUI-5"""
    game = table(board(city=ELEVEN_SMALL, doubloons=20), POOR, POOR)
    play(game, "p0 role builder")
    assert (
        refused(game, "p0 build fortress")
        == "the fortress needs 2 of your city’s spaces, but only one is free (BUI-5)."
    )
    play(game, "p0 build harbor")
    assert "harbor" in city(game, 0)


# University


def test_with_a_university_the_new_building_gets_a_colonist_from_the_supply():
    """BUI-6"""
    game = table(board(city="university", doubloons=9), POOR, POOR)
    before = supply(game)["colonists"]
    play(game, "p0 role builder", "p0 build office", "p0 colonist")
    assert city(game, 0) == {"office": 1, "university": 1}
    assert supply(game)["colonists"] == before - 1
    assert game.position()["colonist_ship"]["colonists"] == 3


def test_it_is_one_colonist_even_for_three_circles():
    """BUI-6"""
    game = table(board(city="university", doubloons=9), POOR, POOR)
    play(game, "p0 role builder", "p0 build sugar_mill", "p0 colonist")
    assert city(game, 0)["sugar_mill"] == 1
    assert game.position()["phase"] == "role_choice"


def test_the_colonist_may_be_declined():
    """BUI-6"""
    game = table(board(city="university", doubloons=9), POOR, POOR)
    play(game, "p0 role builder", "p0 build office")
    assert words(game) == ["colonist", "pass"]
    play(game, "p0 pass")
    assert city(game, 0)["office"] == 0


def test_from_an_empty_supply_the_colonist_comes_from_the_ship():
    """BUI-6"""
    game = table(board(city="university", doubloons=9), board(san_juan=54, doubloons=0), POOR)
    assert supply(game)["colonists"] == 0
    play(game, "p0 role builder", "p0 build office", "p0 colonist")
    assert city(game, 0)["office"] == 1
    assert game.position()["colonist_ship"]["colonists"] == 2


def test_when_the_ship_is_empty_too_there_is_none():
    """BUI-6"""
    game = table(board(city="university", doubloons=9), board(san_juan=57, doubloons=0), POOR, aboard=0)
    play(game, "p0 role builder", "p0 build office")
    assert (game.seat, bodies(game, 0)) == (1, 1)


def test_a_building_without_a_circle_sends_its_colonist_to_san_juan():
    """BUI-6, NEW-18: the statue."""
    options = {"expansions": ["new_buildings"], "market": "all"}
    game = table(board(city="university", doubloons=9), POOR, POOR, **options)
    play(game, "p0 role builder", "p0 build statue", "p0 colonist")
    assert city(game, 0)["statue"] == 0
    assert player(game, 0)["san_juan"]["colonists"] == 1


def test_a_university_does_not_serve_itself():
    """BUI-6: it is empty when it is built."""
    game = table(board(doubloons=9), POOR, POOR)
    play(game, "p0 role builder", "p0 build university")
    assert city(game, 0) == {"university": 0}
