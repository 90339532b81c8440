"""Rulebook examples: the craftsman."""

import pytest

from .table import barrels, board, doubloons, play, refused, supply, table, words

EMPTY = board(island="")


# Production


def test_corn_needs_an_occupied_plantation_and_no_plant():
    """CRA-1"""
    game = table(EMPTY, board(island="corn 2/3"), EMPTY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"corn": 2}
    assert supply(game)["goods"]["corn"] == 8


@pytest.mark.parametrize(
    ("island", "city", "produced"),
    [
        ("indigo 3/3", "indigo_plant 2/3", 2),  # fewer colonists in the plant
        ("indigo 2/3", "indigo_plant 3/3", 2),  # fewer occupied plantations
        ("indigo 3/3", "small_indigo_plant 1/1, indigo_plant 2/3", 3),  # both plants together
        ("indigo 3/3", "", 0),
        ("indigo 0/3", "indigo_plant 3/3", 0),
        ("indigo 3/3", "sugar_mill 3/3", 0),  # another good's plant
    ],
)
def test_other_goods_need_a_plantation_and_a_colonist_in_the_plant_each(island, city, produced):
    """CRA-1"""
    game = table(EMPTY, board(island=island, city=city), EMPTY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1).get("indigo", 0) == produced


@pytest.mark.parametrize(
    ("good", "plant"),
    [
        ("indigo", "small_indigo_plant"),
        ("indigo", "indigo_plant"),
        ("sugar", "small_sugar_mill"),
        ("sugar", "sugar_mill"),
        ("tobacco", "tobacco_storage"),
        ("coffee", "coffee_roaster"),
    ],
)
def test_each_good_has_its_plants(good, plant):
    """CRA-1"""
    game = table(EMPTY, board(island=f"{good} 1/1", city=plant), EMPTY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {good: 1}


def test_all_kinds_at_once():
    """CRA-1. Worked example 3."""
    mine = board(
        island="corn 2/3, tobacco 2/2, sugar 3/4", city="tobacco_storage 1/3, sugar_mill 3/3, small_sugar_mill 1/1"
    )
    game = table(EMPTY, mine, EMPTY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"corn": 2, "tobacco": 1, "sugar": 3}


def test_the_craftsman_takes_first_and_then_it_goes_clockwise():
    """CRA-1, CRA-2: one corn is left, and p1 is the craftsman."""
    game = table(
        board(island="corn 1/1"), board(island="corn 1/1"), board(goods="corn 9", island="corn 1/1"), governor=1
    )
    play(game, "p1 role craftsman")
    assert [barrels(game, seat) for seat in range(3)] == [{}, {"corn": 1}, {"corn": 9}]


def test_what_the_supply_has_not_is_not_produced():
    """CRA-2: three corn wanted, two there, and nothing instead."""
    game = table(EMPTY, board(island="corn 3/3, indigo 1/1", city="small_indigo_plant"), board(goods="corn 8"))
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"corn": 2, "indigo": 1}
    assert supply(game)["goods"]["corn"] == 0


# Privilege


def test_the_craftsman_gets_one_more_barrel_of_a_kind_produced():
    """CRA-3"""
    mine = board(island="corn 2/2, indigo 1/1, sugar 1/1", city="small_indigo_plant")
    game = table(mine, EMPTY, EMPTY)
    play(game, "p0 role craftsman")
    assert words(game) == ["bonus corn", "bonus indigo", "pass"]
    play(game, "p0 bonus indigo")
    assert barrels(game, 0) == {"corn": 2, "indigo": 2}


def test_not_of_a_kind_owned_but_not_produced():
    """CRA-3"""
    game = table(board(island="corn 1/1", goods="coffee 1"), EMPTY, EMPTY)
    play(game, "p0 role craftsman")
    assert refused(game, "p0 bonus coffee") == "you have not produced any coffee this phase (CRA-3)."


def test_it_comes_after_all_others_have_produced():
    """CRA-3: p1 takes the last corn."""
    mine = board(island="corn 1/1, indigo 1/1", city="small_indigo_plant")
    game = table(mine, board(island="corn 1/1"), board(goods="corn 8"))
    play(game, "p0 role craftsman")
    assert words(game) == ["bonus indigo", "pass"]
    assert refused(game, "p0 bonus corn") == "there is no corn left in the supply (CRA-3)."


def test_a_craftsman_who_produces_nothing_gets_nothing():
    """CRA-3: and is not asked."""
    game = table(EMPTY, board(island="corn 1/1"), EMPTY)
    play(game, "p0 role craftsman")
    assert (game.seat, game.position()["phase"]) == (1, "role_choice")
    assert barrels(game, 0) == {}


def test_only_the_craftsman_gets_one_more():
    """CRA-3"""
    game = table(board(island="corn 1/1"), board(island="corn 1/1"), EMPTY)
    play(game, "p0 role craftsman", "p0 bonus corn")
    assert [barrels(game, seat) for seat in range(3)] == [{"corn": 2}, {"corn": 1}, {}]


# Factory

PLANTS = "small_indigo_plant, small_sugar_mill, tobacco_storage 1/3, coffee_roaster 1/2, factory"


@pytest.mark.parametrize(("kinds", "pay"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 5)])
def test_a_factory_pays_for_the_number_of_kinds(kinds, pay):
    """CRA-4"""
    island = ", ".join(["corn", "indigo", "sugar", "tobacco", "coffee"][:kinds])
    game = table(EMPTY, board(island=island, city=PLANTS, doubloons=0), EMPTY)
    play(game, "p0 role craftsman")
    assert len(barrels(game, 1)) == kinds
    assert doubloons(game)[1] == pay


def test_it_pays_for_kinds_that_were_really_produced():
    """CRA-2, CRA-4. Worked example 4: 3 corn, 3 sugar and 1 tobacco could be made; no corn and 2 sugar are there."""
    mine = board(
        island="corn 3/3, sugar 3/3, tobacco 1/1", city="sugar_mill 3/3, tobacco_storage 1/3, factory", doubloons=0
    )
    game = table(EMPTY, mine, board(goods="corn 10, sugar 9"))
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"sugar": 2, "tobacco": 1}
    assert doubloons(game)[1] == 1


def test_the_privilege_is_no_kind_of_its_own():
    """CRA-4: the factory pays for two kinds, before the privilege and regardless of it."""
    mine = board(island="corn 1/1, indigo 1/1", city="small_indigo_plant, factory", doubloons=0)
    game = table(mine, EMPTY, EMPTY)
    play(game, "p0 role craftsman", "p0 bonus corn")
    assert doubloons(game)[0] == 1


def test_an_empty_factory_pays_nothing():
    """CRA-4, BLD-2"""
    mine = board(island="corn 1/1, indigo 1/1", city="small_indigo_plant, factory 0/1", doubloons=0)
    game = table(EMPTY, mine, EMPTY)
    play(game, "p0 role craftsman")
    assert doubloons(game)[1] == 0
