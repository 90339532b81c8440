"""Rulebook examples: discounts, payments in kind, and rewards for a new building."""

import pytest

from ..table import barrels, board, city, doubloons, island, play, refused, said, supply, vp, words
from .setting import NOBODY, at, everything, new_buildings, nobles, offers

# Forests


def test_six_forests_two_quarries_and_the_builder_get_a_large_warehouse_for_nothing():
    """NEW-6"""
    builder = board(island="forest 6, quarry 2/2", doubloons=0)
    game = new_buildings(builder, NOBODY, NOBODY)
    play(game, "p0 role builder", "p0 build large_warehouse")
    assert city(game, 0) == {"large_warehouse": 0}


@pytest.mark.parametrize(("forests", "price"), [(0, 10), (1, 10), (2, 9), (3, 9), (4, 8), (12, 4)])
def test_every_two_forests_take_a_doubloon_off_any_building(forests, price):
    """NEW-6"""
    owner = board(island=f"forest {forests}" if forests else "", doubloons=10)
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build fortress")
    assert doubloons(game)[1] == 10 - price


def test_forests_count_besides_the_quarries_whatever_the_column():
    """NEW-6"""
    game = new_buildings(NOBODY, board(island="forest 4, quarry 3/3", doubloons=2), NOBODY)
    play(game, "p0 role builder", "p0 pass")
    assert "aqueduct" in offers(game, "build")  # 1, less 1 for the quarries and 2 for the forests, is never below 0
    assert "office" in offers(game, "build")  # 5 - 2 - 2
    play(game, "p1 build storehouse")  # 3 - 1 - 2
    assert doubloons(game)[1] == 2


@pytest.mark.parametrize("forest_house", ["forest_house", "forest_house 0", ""])
def test_forests_count_whether_or_not_the_forest_house_is_occupied(forest_house):
    """NEW-6"""
    game = new_buildings(NOBODY, board(island="forest 2", city=forest_house, doubloons=3), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build hospice")
    assert doubloons(game)[1] == 0


# Black market


def trader_in_kind(**more):
    """Two doubloons short of a harbor, with each way to pay in kind available."""
    return board(**{"island": "corn", "city": "black_market", "goods": "indigo 1", "vp": 1, "doubloons": 6} | more)


def test_a_harbor_for_six_doubloons_a_colonist_and_an_indigo():
    """NEW-8"""
    game = new_buildings(NOBODY, trader_in_kind(), NOBODY)
    before = supply(game)
    play(game, "p0 role builder", "p0 pass", "p1 build harbor")
    assert doubloons(game)[1] == 0
    play(game, "p1 pay colonist corn", "p1 pay good indigo")
    assert city(game, 1) == {"black_market": 1, "harbor": 0}
    assert (island(game, 1), barrels(game, 1), vp(game)[1]) == ({"corn": "0/1"}, {}, 1)  # never a chip as well
    assert supply(game)["colonists"] == before["colonists"] + 1
    assert supply(game)["goods"]["indigo"] == before["goods"]["indigo"] + 1


def test_any_two_of_the_three_may_be_chosen_in_the_order_colonist_good_chip():
    """NEW-8"""
    game = new_buildings(NOBODY, trader_in_kind(), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build harbor")
    assert words(game) == ["pay colonist corn", "pay good indigo"]
    assert "a colonist first, then a barrel, then a chip" in refused(game, "p1 pay vp")
    play(game, "p1 pay good indigo")  # the chip is forced, because the colonist's turn is over
    assert (island(game, 1), barrels(game, 1), vp(game)[1]) == ({"corn": "1/1"}, {}, 0)
    assert supply(game)["vp"] == 75


def test_after_the_colonist_a_barrel_or_a_chip_pays_the_last_doubloon():
    """NEW-8"""
    game = new_buildings(NOBODY, trader_in_kind(), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build harbor", "p1 pay colonist corn")
    assert words(game) == ["pay good indigo", "pay vp"]
    play(game, "p1 pay vp")
    assert (barrels(game, 1), vp(game)[1]) == ({"indigo": 1}, 0)


def test_at_most_one_of_each_pays():
    """NEW-8"""
    rich = trader_in_kind(island="corn 3/3", goods="indigo 5", vp=9, doubloons=4)
    game = new_buildings(NOBODY, rich, NOBODY)
    play(game, "p0 role builder", "p0 pass")
    assert "harbor" not in offers(game, "build")
    assert "the harbor costs you 8 now, and you have 4 doubloons" in refused(game, "p1 build harbor")
    assert "lighthouse" in offers(game, "build")  # 7: three are missing


def test_nothing_is_returned_while_doubloons_suffice():
    """NEW-8"""
    game = new_buildings(NOBODY, trader_in_kind(doubloons=8), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build harbor")
    assert (doubloons(game)[1], vp(game)[1], barrels(game, 1)) == (0, 1, {"indigo": 1})


def test_all_doubloons_go_before_anything_is_returned():
    """NEW-8"""
    game = new_buildings(NOBODY, trader_in_kind(doubloons=7), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build harbor", "p1 pay vp")
    assert (doubloons(game)[1], vp(game)[1]) == (0, 0)


def test_the_colonist_that_occupies_the_black_market_cannot_pay():
    """NEW-8"""
    owner = board(island="", city="black_market", doubloons=4)
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role builder", "p0 pass")
    assert "office" not in offers(game, "build")
    owner = board(island="corn, indigo", city="black_market", doubloons=4)
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build office")
    assert words(game) == ["pay colonist corn", "pay colonist indigo"]
    assert "there is nobody in the black market to pay with" in refused(game, "p1 pay colonist black_market")


def test_a_colonist_may_come_from_anywhere_else():
    """NEW-8"""
    owner = board(island="quarry", city="black_market, hospice", san_juan=1, doubloons=3)
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build office")
    assert offers(game, "pay") == ["colonist quarry", "colonist hospice", "colonist san_juan"]
    play(game, "p1 pay colonist san_juan")
    assert at(game, 1, "san_juan") == (0, 0)


def test_a_colonist_pays_before_a_noble():
    """NEW-8, NOB-4"""
    owner = board(island="corn 2*/2", city="black_market", goods="corn 1", doubloons=4)
    game = everything(NOBODY, owner, NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build office", "p1 pay colonist corn")
    assert at(game, 1, "corn") == (0, 1)
    owner = board(island="corn 1*/1", city="black_market", goods="corn 1", doubloons=4)
    game = everything(NOBODY, owner, NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build office", "p1 pay colonist corn")
    assert (at(game, 1, "corn"), supply(game)["nobles"]) == ((0, 0), 19)


def test_the_price_is_fixed_before_the_colonist_leaves_the_quarry():
    """NEW-8, BUI-3"""
    owner = board(island="quarry", city="black_market", doubloons=3)
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build office")  # 5, less 1 for the quarry whose colonist pays
    assert (city(game, 1)["office"], island(game, 1)) == (0, {"quarry": "0/1"})


def test_an_empty_black_market_takes_nothing():
    """NEW-8, BLD-2"""
    game = new_buildings(NOBODY, trader_in_kind(city="black_market 0"), NOBODY)
    play(game, "p0 role builder", "p0 pass")
    assert "harbor" not in offers(game, "build")


def test_church_and_university_must_still_be_occupied_after_the_payment():
    """NEW-8, NEW-12, BUI-6"""
    owner = board(island="", city="black_market, church, university", doubloons=4)
    paid_by = {}
    for giver in ("church", "university"):
        game = new_buildings(NOBODY, owner, NOBODY)
        play(game, "p0 role builder", "p0 pass", "p1 build office", f"p1 pay colonist {giver}")
        paid_by[giver] = (vp(game)[1], "colonist" in words(game))
    assert paid_by == {"church": (0, True), "university": (1, False)}


def test_first_the_church_then_the_university():
    """NEW-8, NEW-12, BUI-6"""
    game = new_buildings(NOBODY, board(city="church, university", doubloons=5), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build office")
    assert (vp(game)[1], words(game)) == (1, ["colonist", "pass"])
    play(game, "p1 colonist")
    assert city(game, 1)["office"] == 1


def test_an_end_condition_already_met_stays_met():
    """NEW-8, END-3"""
    owner = board(island="", city="black_market", vp=75, doubloons=0)
    game = new_buildings(NOBODY, owner, NOBODY)
    assert game.position()["end_triggered"] == ["END-3"]
    play(game, "p0 role builder", "p0 pass", "p1 build small_market")  # the chip pays, and is in the supply again
    assert (supply(game)["vp"], vp(game)[1], game.position()["end_triggered"]) == (1, 74, ["END-3"])


# Church


@pytest.mark.parametrize(
    ("building", "points"),
    [("hacienda", 0), ("sugar_mill", 1), ("office", 1), ("coffee_roaster", 1), ("wharf", 1), ("city_hall", 2)],
)
def test_the_church_gives_points_by_the_new_buildings_column(building, points):
    """NEW-12"""
    game = new_buildings(NOBODY, board(city="church", doubloons=10), NOBODY)
    play(game, "p0 role builder", "p0 pass", f"p1 build {building}")
    assert vp(game) == [0, points, 0]


def test_the_church_gives_nothing_for_itself():
    """NEW-12"""
    game = new_buildings(NOBODY, board(city="university", doubloons=5), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build church", "p1 colonist")
    assert (city(game, 1)["church"], vp(game)[1]) == (1, 0)


# Statue


def test_the_statue_has_no_circle_and_eight_points():
    """NEW-18"""
    game = new_buildings(board(doubloons=9, island="", san_juan=1), NOBODY, NOBODY)
    play(game, "p0 role builder", "p0 build statue")
    assert (game.scores()[0], city(game, 0)) == (8, {"statue": 0})
    play(game, "p1 role mayor", "p1 colonist")
    assert at(game, 0, "san_juan") == (2, 0)  # nobody can stand there
    assert game.position()["colonist_ship"]["colonists"] == 3  # nor is anybody called for it


def test_the_universitys_colonist_for_the_statue_goes_to_san_juan():
    """NEW-18, BUI-6"""
    game = new_buildings(NOBODY, board(city="university", doubloons=10), NOBODY)
    play(game, "p0 role builder", "p0 pass", "p1 build statue", "p1 colonist")
    assert at(game, 1, "san_juan") == (1, 0)


# Zoning office


@pytest.mark.parametrize(
    ("manned", "building", "price"),
    [
        ("zoning_office", "hacienda", 1),
        ("zoning_office", "hospice", 3),
        ("zoning_office", "coffee_roaster", 5),
        ("zoning_office", "jeweler", 7),
        ("zoning_office", "city_hall", 10),
        ("zoning_office 1*", "hacienda", 2),
        ("zoning_office 1*", "coffee_roaster", 6),
        ("zoning_office 1*", "jeweler", 8),
        ("zoning_office 1*", "city_hall", 8),
        ("zoning_office 0", "hacienda", 2),
        ("zoning_office 0", "city_hall", 10),
    ],
)
def test_a_colonist_takes_one_off_columns_one_to_three_and_a_noble_two_off_large_buildings(manned, building, price):
    """NOB-8"""
    game = nobles(NOBODY, board(city=manned, doubloons=10, island=""), NOBODY)
    play(game, "p0 role builder", "p0 pass", f"p1 build {building}")
    assert doubloons(game)[1] == 10 - price


def test_all_discounts_add_up_and_the_price_never_drops_below_nothing():
    """NOB-8, NEW-6, BUI-4"""
    builder = board(island="forest 5, quarry 3/3", city="zoning_office, library", doubloons=2)
    game = everything(builder, NOBODY, NOBODY)
    play(game, "p0 role builder")
    assert "coffee_roaster" in offers(game, "build")  # 6 - 2 - 3 - 2 - 1
    play(game, "p0 build wharf")  # 9 - 2 (library) - 3 (quarries) - 2 (forests) - 1 (zoning office)
    assert doubloons(game)[0] == 1
    assert any("builds the wharf for 1 doubloon" in line for line in said(game))
