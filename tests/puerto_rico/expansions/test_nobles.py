"""Rulebook examples: nobles on the ship, on the boards, and at the end."""

import pytest

import entrepot

from ..table import barrels, board, city, doubloons, play, refused, supply, words
from .setting import NOBLES, NOBODY, at, nobles, tiles

# The box


@pytest.mark.parametrize(("players", "aboard"), [(2, (1, 1)), (3, (2, 1)), (4, (3, 1)), (5, (4, 1))])
def test_all_hundred_colonists_and_twenty_nobles_are_used_by_any_number_of_players(players, aboard):
    """NOB-1, NOB-3"""
    game = entrepot.new("puerto_rico", players=players, expansions=NOBLES, seed=1)
    ship = game.position()["colonist_ship"]
    assert (ship["colonists"], ship["nobles"]) == aboard
    assert (supply(game)["colonists"], supply(game)["nobles"]) == (100 - aboard[0], 19)


def test_running_out_of_colonists_does_not_end_the_game():
    """NOB-1, END-1"""
    crowd = board(island="", san_juan=97)
    game = nobles(NOBODY, crowd, NOBODY, colonist_ship={"colonists": 2, "nobles": 1})
    assert supply(game)["colonists"] == 1
    play(game, "p0 role mayor", "p0 colonist", "p0 board noble")
    assert (supply(game)["colonists"], game.position()["end_triggered"]) == (0, [])
    assert game.position()["colonist_ship"] == {"colonists": 0, "nobles": 1}


def test_running_out_of_nobles_does_not_end_it_either():
    """NOB-1"""
    nobility = board(island="", san_juan=f"19{'*' * 19}")
    game = nobles(NOBODY, nobility, NOBODY, colonist_ship={"colonists": 2, "nobles": 1})
    assert supply(game)["nobles"] == 0
    play(game, "p0 role mayor", "p0 pass", "p0 board colonist", "p1 board colonist")
    assert game.position()["end_triggered"] == []
    assert game.position()["colonist_ship"] == {"colonists": 3, "nobles": 0}


# The ship


def test_at_each_refill_one_colonist_aboard_is_replaced_by_a_noble():
    """NOB-3, MAY-6"""
    mayor = board(island="", city="coffee_roaster 0/2, tobacco_storage 0/3, office 0/1")
    game = nobles(mayor, NOBODY, NOBODY, colonist_ship={"colonists": 3, "nobles": 0})
    play(game, "p0 role mayor", "p0 pass", "p0 man tobacco_storage 1")
    assert sum(city(game, 0).values()) == 1
    assert game.position()["colonist_ship"] == {"colonists": 4, "nobles": 1}  # for five empty circles


def test_the_noble_goes_on_the_ship_even_if_there_are_too_few_colonists():
    """NOB-3"""
    crowd = board(island="", san_juan=96)
    game = nobles(NOBODY, crowd, NOBODY, colonist_ship={"colonists": 3, "nobles": 0})
    play(game, "p0 role mayor", "p0 pass")
    assert game.position()["colonist_ship"] == {"colonists": 1, "nobles": 1}
    assert supply(game)["colonists"] == 0


def test_the_player_taking_from_the_ship_chooses_a_colonist_or_the_noble():
    """NOB-3"""
    game = nobles(NOBODY, NOBODY, NOBODY, colonist_ship={"colonists": 4, "nobles": 1})
    play(game, "p0 role mayor", "p0 pass")
    assert words(game) == ["board colonist", "board noble"]
    play(game, "p0 board colonist", "p1 board colonist", "p2 board noble")  # now it makes no difference
    assert [at(game, seat, "san_juan") for seat in range(3)] == [(2, 0), (2, 0), (0, 1)]


def test_the_last_noble_goes_to_the_player_whose_turn_it_is():
    """NOB-3"""
    game = nobles(NOBODY, NOBODY, NOBODY, colonist_ship={"colonists": 2, "nobles": 1})
    play(game, "p0 role mayor", "p0 pass", "p0 board colonist", "p1 board colonist")
    assert [at(game, seat, "san_juan") for seat in range(3)] == [(1, 0), (1, 0), (0, 1)]


# As good as colonists


def test_a_noble_works_like_a_colonist():
    """NOB-4"""
    owner = board(island="corn 1*/1, quarry 1*/1", city="small_market 1*", goods="sugar 1", doubloons=0)
    game = nobles(NOBODY, owner, NOBODY)
    play(game, "p0 role trader", "p1 sell sugar")
    assert doubloons(game)[1] == 2 + 1  # the small market
    play(game, "p1 role craftsman", "p1 bonus corn")
    assert barrels(game, 1) == {"corn": 2}
    play(game, "p2 role builder", "p2 pass", "p1 build hospice")
    assert doubloons(game)[1] == 0  # 4, less 1 for the quarry


def test_every_noble_is_worth_a_point_at_the_end():
    """NOB-4"""
    owner = board(island="corn 2*/2", city="coffee_roaster 2**", san_juan="1*")
    game = nobles(owner, NOBODY, NOBODY)
    assert game.scores() == [3 + 4, 0, 0]


def test_nobles_count_as_colonists_for_the_fortress():
    """NOB-4, SCO-4"""
    owner = board(island="corn 2*/2", city="fortress 1*", san_juan="3")
    game = nobles(owner, NOBODY, NOBODY)
    assert game.scores()[0] == 4 + 6 // 3 + 2


@pytest.mark.parametrize(
    ("city_", "actions"),
    [
        ("", ["p0 role mayor", "p0 colonist"]),
        ("hospice", ["p0 role settler", "p0 take corn", "p0 colonist"]),
        ("university", ["p0 role builder", "p0 build small_market", "p0 colonist"]),
    ],
)
def test_privilege_hospice_and_university_give_colonists_never_nobles(city_, actions):
    """NOB-4"""
    game = nobles(board(island="", city=city_, doubloons=3), NOBODY, NOBODY, plantations=tiles("corn"))
    before = supply(game)
    play(game, *actions)
    assert (supply(game)["colonists"], supply(game)["nobles"]) == (before["colonists"] - 1, before["nobles"])


@pytest.mark.parametrize("fallback", ["hospice", "university"])
def test_a_noble_aboard_is_no_colonist_for_hospice_or_university(fallback):
    """NOB-4, SETL-7, BUI-6"""
    owner = board(island="", city=fallback, doubloons=3)
    crowd = board(island="", san_juan=99)
    ship = {"colonists": 0, "nobles": 1}
    game = nobles(owner, crowd, NOBODY, colonist_ship=ship, plantations=tiles("corn"))
    assert supply(game)["colonists"] == 0
    asked = {"hospice": ["p0 role settler", "p0 take corn"], "university": ["p0 role builder", "p0 build small_market"]}
    play(game, *asked[fallback])
    assert "colonist" not in words(game)


# Arranging


def test_the_buildings_that_distinguish_them_come_first():
    """NOB-4, MAY-3"""
    owner = board(island="corn 0/1", city="zoning_office 0, land_office 0, office 0", san_juan="3*")
    game = nobles(owner, NOBODY, NOBODY, colonist_ship={"colonists": 1, "nobles": 0})
    play(game, "p0 role mayor", "p0 pass")  # two colonists and a noble, and one colonist more
    assert words(game) == ["man land_office noble", "man land_office colonist"]
    play(game, "p0 man land_office noble")  # four circles for four bodies: the rest follows
    assert (at(game, 0, "land_office"), at(game, 0, "zoning_office")) == ((0, 1), (1, 0))


def test_one_body_fills_each_of_the_nobles_buildings_and_the_rest_stays_in_san_juan():
    """NOB-4, MAY-4"""
    buildings = ["land_office", "chapel", "hunting_lodge", "zoning_office", "royal_supplier", "villa", "jeweler"]
    owner = board(island="", city=", ".join(f"{building} 0" for building in buildings), san_juan=9)
    game = nobles(owner, NOBODY, NOBODY, colonist_ship={"colonists": 0, "nobles": 0})
    play(game, "p0 role mayor", "p0 pass")
    assert city(game, 0) == dict.fromkeys(buildings, 1)
    assert at(game, 0, "san_juan") == (2, 0)


def test_it_may_stay_empty_only_if_nobody_stays_in_san_juan_because_of_it():
    """NOB-4, MAY-4"""
    owner = board(island="corn 0/2", city="chapel 0, hunting_lodge 0, office 0", san_juan="2*")
    game = nobles(owner, NOBODY, NOBODY, colonist_ship={"colonists": 1, "nobles": 0})
    play(game, "p0 role mayor", "p0 pass")  # three bodies for five circles
    assert words(game) == ["man chapel noble", "man chapel colonist", "man chapel none"]
    play(game, "p0 man chapel none")
    assert words(game) == ["man hunting_lodge noble", "man hunting_lodge colonist", "man hunting_lodge none"]
    play(game, "p0 man hunting_lodge colonist")
    assert words(game) == ["man corn 1", "man corn 2"]  # the office has room for one
    assert "first decide who goes to the corn" in refused(game, "p0 man office 1")
    play(game, "p0 man corn 1")
    assert (at(game, 0, "corn"), at(game, 0, "office")) == ((1, 0), (0, 1))  # colonists first, then nobles


def test_the_places_have_a_fixed_order_those_four_then_the_island_then_the_buildings():
    """NOB-4, MAY-3"""
    owner = board(
        island="quarry 0/1, corn 0/1",
        city="small_market 0, small_indigo_plant 0, zoning_office 0, hunting_lodge 0, chapel 0, land_office 0",
        san_juan=1,
    )
    game = nobles(owner, NOBODY, NOBODY, colonist_ship={"colonists": 0, "nobles": 0})
    play(game, "p0 role mayor", "p0 pass")  # one colonist, whom each place but the last is refused
    play(
        game, "p0 man land_office none", "p0 man chapel none", "p0 man hunting_lodge none", "p0 man zoning_office none"
    )
    play(game, "p0 man corn 0", "p0 man quarry 0", "p0 man small_indigo_plant 0")
    assert (city(game, 0)["small_market"], game.position()["phase"]) == (1, "role_choice")


# Villa


def test_the_villa_gives_a_noble_from_the_supply_before_the_boarding():
    """NOB-10"""
    game = nobles(board(island="", city="villa"), NOBODY, NOBODY)
    play(game, "p0 role mayor", "p0 colonist")
    assert (at(game, 0, "san_juan"), supply(game)["nobles"]) == ((1, 1), 18)
    assert words(game) == ["board colonist", "board noble"]


def test_the_villa_works_for_everyone_who_has_one_whoever_is_mayor():
    """NOB-10"""
    game = nobles(NOBODY, board(island="", city="villa"), board(island="", city="villa 1*"))
    play(game, "p0 role mayor", "p0 pass")
    assert [at(game, seat, "san_juan")[1] for seat in range(3)] == [0, 1, 1]


def test_the_last_noble_goes_to_the_first_in_turn_order_and_the_next_gets_a_colonist():
    """NOB-10"""
    nobility = board(island="", city="villa", san_juan=f"18{'*' * 18}")
    game = nobles(
        nobility, NOBODY, board(island="", city="villa"), governor=1, colonist_ship={"colonists": 2, "nobles": 1}
    )
    assert supply(game)["nobles"] == 1
    play(game, "p1 role mayor", "p1 pass")
    assert (at(game, 2, "san_juan"), at(game, 0, "san_juan")) == ((0, 1), (1, 18))
    assert supply(game)["colonists"] == 100 - 2 - 2 - 1


def test_with_an_empty_supply_the_villa_gives_nobody_not_even_from_the_ship():
    """NOB-10"""
    nobility = board(island="", city="villa", san_juan=f"19{'*' * 19}")
    crowd = board(island="", san_juan=96)
    game = nobles(nobility, crowd, NOBODY, colonist_ship={"colonists": 3, "nobles": 1})
    assert (supply(game)["nobles"], supply(game)["colonists"]) == (0, 0)
    play(game, "p0 role mayor")
    assert at(game, 0, "san_juan") == (0, 19)
    assert words(game) == ["board colonist", "board noble"]


def test_an_unoccupied_villa_invites_nobody():
    """NOB-10, BLD-2"""
    game = nobles(board(island="", city="villa 0"), NOBODY, NOBODY)
    play(game, "p0 role mayor", "p0 pass")
    assert supply(game)["nobles"] == 19


# At the end


@pytest.mark.parametrize(
    ("garden", "points"), [("royal_garden", 4 + 2 + 2), ("royal_garden 0", 4 + 2), ("royal_garden 1*", 4 + 3 + 3)]
)
def test_the_royal_garden_adds_a_point_for_each_own_noble(garden, points):
    """NOB-12, NOB-4"""
    game = nobles(board(island="corn 1*/1", city=garden, san_juan="1*"), board(san_juan="2**"), NOBODY)
    assert game.scores()[0] == points


def test_the_jeweler_is_a_large_production_building_for_the_guild_hall():
    """NOB-11, SCO-2"""
    game = nobles(board(city="guild_hall, jeweler 0, small_indigo_plant 0"), NOBODY, NOBODY)
    assert game.scores()[0] == (4 + 3 + 1) + 2 + 1


def test_the_jeweler_is_not_violet():
    """NOB-11, SCO-6"""
    game = nobles(board(city="city_hall, jeweler 0, villa 0"), NOBODY, NOBODY)
    assert game.scores()[0] == (4 + 3 + 3) + 2
