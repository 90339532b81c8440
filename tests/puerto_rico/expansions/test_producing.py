"""Rulebook examples: what the expansions add to the craftsman phase."""

import pytest

from ..table import barrels, board, doubloons, play, supply, vp, words
from .setting import NOBODY, everything, new_buildings, nobles

# Aqueduct


def test_one_indigo_and_three_sugar_become_two_and_four():
    """NEW-4"""
    planter = board(island="indigo, sugar 3/3", city="aqueduct, indigo_plant 1/3, sugar_mill 3/3")
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"indigo": 2, "sugar": 4}


def test_the_small_plants_do_not_count():
    """NEW-4"""
    planter = board(island="indigo, sugar", city="aqueduct, small_indigo_plant, small_sugar_mill, indigo_plant 0/3")
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"indigo": 1, "sugar": 1}


def test_beside_a_small_plant_the_occupied_large_one_gives_its_barrel():
    """NEW-4"""
    planter = board(island="indigo 2/2", city="aqueduct, small_indigo_plant, indigo_plant 1/3")
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"indigo": 3}


def test_the_large_plant_must_have_made_something():
    """NEW-4"""
    planter = board(island="indigo 0/1", city="aqueduct, indigo_plant 1/3, sugar_mill 1/3")
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {}


def test_the_extra_barrel_must_be_in_the_supply():
    """NEW-4, CRA-2"""
    planter = board(island="indigo 2/2", city="aqueduct, indigo_plant 2/3")
    game = new_buildings(NOBODY, planter, board(island="", goods="indigo 9"))
    play(game, "p0 role craftsman")
    assert (barrels(game, 1), supply(game)["goods"]["indigo"]) == ({"indigo": 2}, 0)


def test_other_goods_get_nothing_from_it():
    """NEW-4"""
    planter = board(island="corn, tobacco, coffee", city="aqueduct, tobacco_storage 1/3, coffee_roaster 1/2")
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"corn": 1, "tobacco": 1, "coffee": 1}


# Specialty factory


@pytest.mark.parametrize(("tobacco", "paid"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_the_specialty_factory_pays_the_largest_number_of_one_kind_less_one(tobacco, paid):
    """NEW-15"""
    planter = board(
        island=f"tobacco {tobacco}/3, indigo",
        city="specialty_factory, tobacco_storage 3/3, small_indigo_plant",
        doubloons=0,
    )
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert doubloons(game)[1] == paid


def test_corn_does_not_count_for_it():
    """NEW-15"""
    planter = board(island="corn 5/5", city="specialty_factory", doubloons=0)
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert (barrels(game, 1), doubloons(game)[1]) == ({"corn": 5}, 0)


def test_only_barrels_actually_taken_count():
    """NEW-15, CRA-2"""
    planter = board(island="tobacco 3/3", city="specialty_factory, tobacco_storage 3/3", doubloons=0)
    game = new_buildings(NOBODY, planter, board(island="", goods="tobacco 7"))
    play(game, "p0 role craftsman")
    assert (barrels(game, 1), doubloons(game)[1]) == ({"tobacco": 2}, 1)


def test_the_aqueducts_barrel_counts():
    """NEW-15, NEW-4"""
    planter = board(island="sugar 2/2", city="specialty_factory, aqueduct, sugar_mill 2/3", doubloons=0)
    game = new_buildings(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert (barrels(game, 1), doubloons(game)[1]) == ({"sugar": 3}, 2)


def test_the_craftsmans_own_pays_after_the_privilege_whose_barrel_counts():
    """NEW-15"""
    craftsman = board(island="sugar 2/2", city="specialty_factory, sugar_mill 2/3", doubloons=0)
    game = new_buildings(craftsman, NOBODY, NOBODY)
    play(game, "p0 role craftsman")
    assert (words(game), doubloons(game)[0]) == (["bonus sugar", "pass"], 0)
    play(game, "p0 bonus sugar")
    assert (barrels(game, 0), doubloons(game)[0]) == ({"sugar": 3}, 2)


def test_the_privilege_may_be_declined_and_the_rest_is_paid():
    """NEW-15"""
    craftsman = board(island="sugar 2/2", city="specialty_factory, sugar_mill 2/3", doubloons=0)
    game = new_buildings(craftsman, NOBODY, NOBODY)
    play(game, "p0 role craftsman", "p0 pass")
    assert doubloons(game)[0] == 1


def test_where_the_privilege_does_not_count_it_pays_at_the_production():
    """NEW-15"""
    craftsman = board(island="sugar 2/2", city="specialty_factory, sugar_mill 2/3", doubloons=0)
    game = new_buildings(craftsman, NOBODY, NOBODY, specialty_counts_privilege=False)
    play(game, "p0 role craftsman")
    assert doubloons(game)[0] == 1
    play(game, "p0 bonus sugar")
    assert doubloons(game)[0] == 1


def test_factory_jeweler_and_specialty_factory_pay_beside_each_other():
    """NEW-15, NOB-11, CRA-4"""
    planter = board(
        island="corn, tobacco 3/3",
        city="factory, specialty_factory, jeweler 1*, tobacco_storage 3/3",
        doubloons=0,
    )
    game = everything(NOBODY, planter, NOBODY)
    play(game, "p0 role craftsman")
    assert doubloons(game)[1] == 1 + 2 + 1


# Chapel and jeweler


def test_a_colonist_in_the_chapel_earns_a_doubloon_and_a_noble_a_point():
    """NOB-6"""
    boards = [board(island="", city=chapel, doubloons=0) for chapel in ("chapel", "chapel 1*")]
    game = nobles(*boards, NOBODY)
    play(game, "p0 role craftsman")
    assert (doubloons(game), vp(game)) == ([1, 0, 0], [0, 1, 0])


def test_the_chapel_earns_at_the_start_of_the_phase_whatever_is_produced():
    """NOB-6"""
    game = nobles(board(island="corn", city="chapel", doubloons=0), NOBODY, NOBODY)
    play(game, "p0 role craftsman")
    assert (words(game), doubloons(game)[0]) == (["bonus corn", "pass"], 1)


def test_the_jeweler_pays_a_doubloon_for_each_own_noble_wherever_they_stand():
    """NOB-11"""
    owner = board(island="corn 1*/1", city="jeweler, chapel 1*, coffee_roaster 2*", san_juan="1*", doubloons=0)
    game = nobles(NOBODY, owner, NOBODY)
    play(game, "p0 role craftsman")
    assert doubloons(game)[1] == 4


@pytest.mark.parametrize(("city", "paid"), [("jeweler 0", 0), ("jeweler", 1), ("jeweler 1*", 2)])
def test_the_jeweler_must_be_occupied_by_either(city, paid):
    """NOB-11"""
    game = nobles(NOBODY, board(island="corn 1*/1", city=city, doubloons=0), NOBODY)
    play(game, "p0 role craftsman")
    assert doubloons(game)[1] == paid
