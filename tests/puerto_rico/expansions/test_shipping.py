"""Rulebook examples: small wharf, lighthouse, union hall, royal supplier, storehouse."""

import pytest

import entrepot

from ..table import barrels, board, doubloons, play, refused, ships, supply, vp, words
from .setting import NOBODY, everything, new_buildings, nobles, offers

# Lighthouse and wharves


def test_a_captain_with_lighthouse_wharf_and_small_wharf():
    """NEW-14, NEW-13, CAP-9"""
    captain = board(goods="corn 2, indigo 3, sugar 2", city="lighthouse, wharf, small_wharf", doubloons=0)
    game = new_buildings(captain, NOBODY, NOBODY)
    play(game, "p0 role captain", "p0 load corn 4")
    assert (vp(game)[0], doubloons(game)[0]) == (3, 2)
    play(game, "p0 load indigo wharf")
    assert (vp(game)[0], doubloons(game)[0]) == (3 + 3, 2 + 1)
    play(game, "p0 small sugar 2")
    assert (vp(game)[0], doubloons(game)[0]) == (6 + 1, 3 + 1)
    assert (ships(game), supply(game)["goods"]["indigo"]) == ({4: "corn 2", 5: "", 6: ""}, 11)


def test_the_captains_doubloon_comes_even_without_a_loading():
    """NEW-14"""
    game = new_buildings(board(city="lighthouse", doubloons=0), board(city="lighthouse", doubloons=0), NOBODY)
    play(game, "p0 role captain")
    assert (doubloons(game), game.position()["phase"]) == ([1, 0, 0], "role_choice")


def test_others_get_a_doubloon_for_each_loading_only():
    """NEW-14"""
    owner = board(goods="corn 2, sugar 3", city="lighthouse", doubloons=0)
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role captain", "p1 load corn 4")
    assert doubloons(game)[1] == 1
    play(game, "p1 load sugar 5")
    assert doubloons(game)[1] == 2


# Small wharf


def test_the_small_wharf_takes_any_number_of_any_kinds_for_one_point_per_two_barrels():
    """NEW-13"""
    owner = board(goods="corn 3, indigo 1, coffee 2", city="small_wharf")
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role captain", "p1 small corn 2", "p1 small indigo 1")
    assert words(game) == ["small coffee 1", "small coffee 2", "done"]
    assert (barrels(game, 1), vp(game)[1]) == ({"corn": 1, "coffee": 2}, 0)  # the points come with the end
    play(game, "p1 small coffee 1")
    assert (barrels(game, 1), vp(game)[1]) == ({"corn": 1, "coffee": 1}, 2)


def test_it_is_ended_early_by_a_word():
    """NEW-13"""
    owner = board(goods="corn 3, indigo 1", city="small_wharf")
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role captain", "p1 small corn 3", "p1 done")
    assert (vp(game)[1], supply(game)["goods"]["corn"]) == (1, 10)


def test_it_goes_through_the_goods_in_their_order_each_kind_once():
    """NEW-13"""
    owner = board(goods="corn 3, indigo 1, sugar 1", city="small_wharf")
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role captain", "p1 small indigo 1")
    assert words(game) == ["small sugar 1", "done"]
    assert "goods go to the small wharf in their fixed order" in refused(game, "p1 small corn 1")


def test_it_ends_automatically_when_no_later_kind_is_left():
    """NEW-13"""
    owner = board(goods="corn 2, coffee 2", city="small_wharf")
    game = new_buildings(NOBODY, owner, NOBODY)
    play(game, "p0 role captain", "p1 small coffee 2")
    assert (vp(game)[1], offers(game, "load")) == (1, ["corn 4", "corn 5", "corn 6"])  # the next turn has come


def test_a_single_barrel_is_a_loading_without_a_point_for_the_barrel():
    """NEW-13, NEW-14, CAP-8, CAP-6"""
    captain = board(goods="corn 1, indigo 1", city="small_wharf, harbor, lighthouse", doubloons=0)
    game = new_buildings(captain, NOBODY, NOBODY)
    play(game, "p0 role captain", "p0 small corn 1", "p0 done")
    assert (vp(game)[0], doubloons(game)[0]) == (0 + 1 + 1, 1 + 1)  # harbor and privilege; captain and loading


def test_it_is_never_compulsory():
    """NEW-13, CAP-10"""
    owner = board(goods="corn 2", city="small_wharf")
    game = new_buildings(NOBODY, owner, NOBODY, ships=("indigo 1", "sugar 1", "coffee 1"))
    play(game, "p0 role captain")
    assert words(game) == ["small corn 1", "small corn 2", "pass"]
    play(game, "p1 pass")
    assert (vp(game)[1], barrels(game, 1)) == (0, {"corn": 1})  # but there is room for one barrel only


def test_a_player_who_can_load_a_ship_may_use_it_instead_but_not_pass():
    """NEW-13, CAP-1"""
    owner = board(goods="corn 2", city="small_wharf")
    game = new_buildings(NOBODY, owner, NOBODY, ships=("corn 1", "", ""))
    play(game, "p0 role captain")
    assert words(game) == ["load corn 4", "small corn 1", "small corn 2"]


def test_it_is_used_once_a_phase():
    """NEW-13"""
    owner = board(goods="corn 4", city="small_wharf")
    game = new_buildings(NOBODY, owner, board(goods="indigo 1, sugar 1"), ships=("", "", ""))
    play(game, "p0 role captain", "p1 small corn 2", "p2 load indigo 4")
    assert words(game) == ["load corn 5", "load corn 6"]
    assert "you have already used the small wharf this phase" in refused(game, "p1 small corn 1")


def test_the_wharf_and_the_small_wharf_are_used_in_different_turns():
    """NEW-13, CAP-9"""
    owner = board(goods="corn 2, sugar 3", city="wharf, small_wharf")
    game = new_buildings(NOBODY, owner, board(goods="indigo 1"))
    play(game, "p0 role captain", "p1 load sugar wharf")
    assert vp(game)[1] == 3
    play(game, "p2 load indigo 4")  # the turn in between
    play(game, "p1 small corn 2")
    assert vp(game)[1] == 3 + 1


# Union hall


@pytest.mark.parametrize(
    ("goods", "points"),
    [("corn 3, indigo 2, coffee 1", 2), ("corn 4, coffee 2", 3), ("corn 1, indigo 1, sugar 1", 0), ("coffee 7", 3)],
)
def test_the_union_hall_pays_for_pairs_of_the_same_kind_before_loading(goods, points):
    """NEW-17"""
    game = new_buildings(NOBODY, board(goods=goods, city="union_hall, small_wharf"), NOBODY)
    play(game, "p0 role captain")
    assert vp(game)[1] == points


def test_it_pays_on_the_owners_first_turn_only():
    """NEW-17"""
    game = new_buildings(NOBODY, board(goods="corn 5, indigo 2", city="union_hall"), NOBODY)
    play(game, "p0 role captain", "p1 load corn 6")
    assert vp(game)[1] == 3 + 5
    play(game, "p1 load indigo 5")
    assert vp(game)[1] == 8 + 2


CARRY_OTHERS = ("indigo 1", "sugar 1", "coffee 1")


def test_it_also_pays_a_player_who_can_load_nothing():
    """NEW-17, CAP-1"""
    game = new_buildings(NOBODY, board(goods="corn 5", city="union_hall"), NOBODY, ships=CARRY_OTHERS)
    play(game, "p0 role captain")
    assert vp(game)[1] == 2
    assert [event.fields for event in game.log if event.kind == "got_vp"] == [
        {"seat": 1, "vp": 2, "source": "union_hall"}
    ]


def test_it_pays_once_although_the_player_has_more_turns():
    """NEW-17, CAP-1: the others load three times."""
    owner = board(goods="corn 4", city="union_hall")
    loader = board(goods="indigo 1, sugar 1, coffee 1", island="")
    game = new_buildings(NOBODY, owner, loader, ships=CARRY_OTHERS)
    play(game, "p0 role captain", "p2 load coffee 6", "p2 load sugar 5")
    assert vp(game) == [0, 2, 3]


def test_an_empty_union_hall_pays_nothing():
    """NEW-17, BLD-2"""
    game = new_buildings(NOBODY, board(goods="corn 4", city="union_hall 0/1"), NOBODY, ships=CARRY_OTHERS)
    play(game, "p0 role captain")
    assert vp(game)[1] == 0


def test_its_points_are_no_loading():
    """NEW-17, CAP-6, CAP-8, NEW-14"""
    captain = board(goods="corn 2, indigo 1", city="union_hall, harbor, lighthouse", doubloons=0)
    game = new_buildings(captain, NOBODY, NOBODY)
    play(game, "p0 role captain")
    assert (vp(game)[0], doubloons(game)[0]) == (1, 1)


def test_the_union_hall_counts_before_the_royal_supplier_takes_barrels():
    """NEW-17, NOB-9"""
    owner = board(goods="corn 2, indigo 2", city="union_hall, royal_supplier 1*", san_juan="1*")
    game = everything(NOBODY, owner, NOBODY)
    play(game, "p0 role captain")
    assert (vp(game)[1], words(game)) == (2, ["supply corn", "supply indigo", "pass"])
    play(game, "p1 supply corn", "p1 supply indigo")
    assert (vp(game)[1], barrels(game, 1)) == (4, {"corn": 1, "indigo": 1})


# Royal supplier


def test_the_royal_supplier_takes_a_barrel_for_each_noble_all_of_different_kinds():
    """NOB-9"""
    owner = board(goods="corn 2, indigo 2, coffee 1", city="royal_supplier", san_juan="2**")
    game = nobles(NOBODY, owner, NOBODY)
    play(game, "p0 role captain")
    assert words(game) == ["supply corn", "supply indigo", "supply coffee", "pass"]
    play(game, "p1 supply indigo")
    assert words(game) == ["supply corn", "supply coffee", "pass"]
    assert "you have already given indigo" in refused(game, "p1 supply indigo")
    play(game, "p1 supply coffee")
    assert offers(game, "supply") == []  # two nobles, two barrels
    assert (vp(game)[1], supply(game)["goods"]["coffee"]) == (2, 9)


def test_fewer_barrels_may_go():
    """NOB-9"""
    owner = board(goods="corn 2, indigo 2", city="royal_supplier", san_juan="2**")
    game = nobles(NOBODY, owner, NOBODY)
    play(game, "p0 role captain", "p1 supply corn", "p1 pass")
    assert (vp(game)[1], offers(game, "load")) == (
        1,
        ["corn 4", "corn 5", "corn 6", "indigo 4", "indigo 5", "indigo 6"],
    )


def test_no_other_bonus_counts_for_them():
    """NOB-9, CAP-6, CAP-8, NEW-14"""
    captain = board(goods="corn 1, indigo 2", city="royal_supplier 1*, harbor, lighthouse", doubloons=0)
    game = everything(captain, NOBODY, NOBODY)
    play(game, "p0 role captain", "p0 supply corn")
    assert (vp(game)[0], doubloons(game)[0]) == (1, 1)
    play(game, "p0 load indigo 4")
    assert (vp(game)[0], doubloons(game)[0]) == (1 + 2 + 1 + 1, 2)  # the privilege waited for the first loading


def test_it_works_also_where_nothing_can_be_loaded():
    """NOB-9, CAP-1"""
    owner = board(goods="corn 2, tobacco 1", city="royal_supplier", san_juan="2**")
    game = nobles(NOBODY, owner, NOBODY, ships=CARRY_OTHERS)
    play(game, "p0 role captain")
    assert words(game) == ["supply corn", "supply tobacco", "pass"]
    play(game, "p1 supply tobacco", "p1 pass")
    assert (vp(game)[1], barrels(game, 1)) == (1, {"corn": 1})  # one barrel is kept; the phase is over


def test_on_a_later_turn_it_does_not_work_though_the_first_was_idle():
    """NOB-9, CAP-1"""
    owner = board(goods="corn 2, tobacco 1", city="royal_supplier", san_juan="2**")
    loader = board(goods="indigo 1, sugar 1", island="")
    game = nobles(NOBODY, owner, loader, ships=CARRY_OTHERS)
    play(game, "p0 role captain", "p1 pass", "p2 load sugar 5")
    assert game.position()["phase"] == "captain"
    assert game.position()["pending"]["decision"] == "store"  # nobody was asked for more barrels
    assert vp(game) == [0, 0, 2]


def test_it_works_in_the_first_turn_only():
    """NOB-9"""
    owner = board(goods="corn 5, indigo 2", city="royal_supplier 1*")
    game = nobles(NOBODY, owner, NOBODY)
    play(game, "p0 role captain", "p1 pass", "p1 load corn 6")
    assert offers(game, "supply") == []


@pytest.mark.parametrize(("city", "san_juan"), [("royal_supplier", 0), ("royal_supplier 0", "1*")])
def test_without_a_noble_or_unoccupied_it_takes_nothing(city, san_juan):
    """NOB-9, BLD-2"""
    game = nobles(NOBODY, board(goods="corn 2, indigo 2", city=city, san_juan=san_juan), NOBODY)
    play(game, "p0 role captain")
    assert offers(game, "supply") == []


def test_a_player_who_has_supplied_the_last_barrel_has_nothing_to_load():
    """NOB-9"""
    game = nobles(NOBODY, board(goods="corn 1", city="royal_supplier 1*"), NOBODY)
    play(game, "p0 role captain", "p1 supply corn")
    assert (vp(game)[1], ships(game)[4], game.position()["phase"]) == (1, "", "role_choice")


# Storehouse


def storing(city: str, goods: str) -> entrepot.Game:
    """A game in which the second player could load nothing, at the storage."""
    full = ("indigo 4", "sugar 5", "coffee 6")
    game = new_buildings(NOBODY, board(city=city, goods=goods), NOBODY, ships=full)
    return play(game, "p0 role captain")


def test_the_storehouse_keeps_three_more_barrels_of_any_kinds():
    """NEW-9, CAP-11"""
    game = storing("storehouse", "corn 3, tobacco 3")
    play(game, "p1 keep corn", "p1 keep corn", "p1 keep tobacco")
    assert words(game) == ["keep corn", "keep tobacco"]
    play(game, "p1 keep tobacco")
    assert barrels(game, 1) == {"corn": 2, "tobacco": 2}
    assert supply(game)["goods"]["corn"] == 8


def test_four_barrels_need_no_choice():
    """NEW-9"""
    game = storing("storehouse", "corn 3, tobacco 1")
    assert (barrels(game, 1), game.position()["phase"]) == ({"corn": 3, "tobacco": 1}, "role_choice")


def test_it_stores_beside_the_warehouses_which_come_first():
    """NEW-9, CAP-11"""
    game = storing("storehouse, small_warehouse", "corn 5, tobacco 6")
    assert words(game) == ["store corn", "store tobacco"]
    assert "fill your warehouses first" in refused(game, "p1 keep corn")
    play(game, "p1 store corn")  # four of the tobacco are kept automatically
    assert barrels(game, 1) == {"corn": 5, "tobacco": 4}


def test_both_warehouses_and_the_storehouse_keep_three_kinds_and_four_barrels():
    """NEW-9, CAP-11"""
    game = storing("storehouse, small_warehouse, large_warehouse", "corn 5, indigo 5, sugar 5, tobacco 5")
    play(game, "p1 store corn", "p1 store sugar", "p1 store tobacco")
    assert barrels(game, 1) == {"corn": 5, "indigo": 4, "sugar": 5, "tobacco": 5}
