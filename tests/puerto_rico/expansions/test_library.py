"""Rulebook examples: the library doubles the privilege of every role."""

import pytest

from ..table import barrels, board, city, doubloons, island, play, refused, supply, vp, words
from .setting import NOBODY, new_buildings, offers, tiles

# Settler


def test_the_settler_takes_one_more_face_up_plantation_after_all_others():
    """NEW-16"""
    settler = board(island="", city="library")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn sugar coffee"))
    play(game, "p0 role settler", "p0 take quarry", "p1 take coffee", "p2 pass")
    assert words(game) == ["take corn", "take sugar", "pass"]
    play(game, "p0 take sugar")
    assert island(game, 0) == {"sugar": "0/1", "quarry": "0/1"}
    assert game.position()["plantations"]["discard"] == ["corn"]


def test_the_second_tile_may_be_left():
    """NEW-16"""
    game = new_buildings(board(island="", city="library"), NOBODY, NOBODY, plantations=tiles("corn sugar"))
    play(game, "p0 role settler", "p0 take corn", "p1 pass", "p2 pass", "p0 pass")
    assert (island(game, 0), game.position()["phase"]) == ({"corn": "0/1"}, "role_choice")


def test_the_second_tile_is_a_quarry_only_with_the_construction_hut():
    """NEW-16, SETL-6"""
    boards = {hut: board(island="", city=f"library, construction_hut {hut}") for hut in ("0", "1")}
    for hut, expected in (("0", ["corn", "sugar"]), ("1", ["corn", "sugar", "quarry"])):
        game = new_buildings(boards[hut], NOBODY, NOBODY, plantations=tiles("corn sugar"))
        play(game, "p0 role settler", "p0 take quarry", "p1 pass", "p2 pass")
        assert offers(game, "take") == expected
    play(game, "p0 take quarry")
    assert island(game, 0) == {"quarry": "0/2"}


def test_the_hospice_belongs_to_the_first_turn_only():
    """NEW-16, SETL-7"""
    settler = board(island="", city="library, hospice")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn sugar"))
    play(game, "p0 role settler", "p0 take corn", "p0 colonist", "p1 pass", "p2 pass", "p0 take sugar")
    assert island(game, 0) == {"corn": "1/1", "sugar": "0/1"}
    assert game.position()["phase"] == "role_choice"


def test_the_hacienda_belongs_to_the_first_turn_only():
    """NEW-16, SETL-5"""
    settler = board(island="", city="library, hacienda")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn sugar"))
    play(game, "p0 role settler", "p0 take corn", "p1 pass", "p2 pass")
    assert words(game) == ["take sugar", "pass"]
    assert "a face-down tile can only be drawn on the settler’s first turn" in refused(game, "p0 draw")


def test_only_the_settlers_library_gives_a_second_tile():
    """NEW-16"""
    reader = board(island="", city="library")
    game = new_buildings(NOBODY, reader, NOBODY, plantations=tiles("corn sugar coffee tobacco"))
    play(game, "p0 role settler", "p0 pass", "p1 take corn", "p2 pass")
    assert game.position()["phase"] == "role_choice"


def test_without_a_second_plantation_or_a_space_there_is_no_question():
    """NEW-16"""
    game = new_buildings(board(island="", city="library"), NOBODY, NOBODY, plantations=tiles("corn"))
    play(game, "p0 role settler", "p0 take corn")
    assert game.position()["phase"] == "role_choice"
    game = new_buildings(board(island="indigo 0/11", city="library"), NOBODY, NOBODY, plantations=tiles("corn sugar"))
    play(game, "p0 role settler", "p0 take corn", "p1 pass", "p2 pass")
    assert game.position()["phase"] == "role_choice"


# The other roles


@pytest.mark.parametrize(
    ("answers", "taken"), [(["colonist", "colonist"], 2), (["colonist", "pass"], 1), (["pass"], 0)]
)
def test_the_mayor_may_take_two_colonists_from_the_supply(answers, taken):
    """NEW-16, MAY-1"""
    game = new_buildings(board(island="", city="library"), NOBODY, NOBODY, aboard=3)
    before = supply(game)["colonists"]
    play(game, "p0 role mayor", *[f"p0 {answer}" for answer in answers])
    assert game.position()["phase"] == "role_choice"  # a pass declines what is left
    boarded = game.position()["players"][0]
    assert city(game, 0)["library"] + boarded["san_juan"]["colonists"] == 1 + 1 + taken
    assert supply(game)["colonists"] == before - taken - 3


def test_the_mayor_takes_as_many_as_are_left():
    """NEW-16, MAY-8"""
    mayor = board(island="", city="library")
    game = new_buildings(mayor, board(island="", san_juan=53), NOBODY, aboard=3)
    assert supply(game)["colonists"] == 1
    play(game, "p0 role mayor", "p0 colonist")
    assert (game.position()["phase"], supply(game)["colonists"]) == ("role_choice", 0)


def test_the_builder_builds_two_cheaper():
    """NEW-16, BUI-2"""
    game = new_buildings(board(island="", city="library", doubloons=8), NOBODY, NOBODY)
    play(game, "p0 role builder", "p0 build city_hall")
    assert doubloons(game)[0] == 0


def test_the_craftsman_takes_two_barrels_of_the_same_or_different_kinds():
    """NEW-16, CRA-3"""
    craftsman = board(island="corn, indigo", city="library, small_indigo_plant")
    for second, result in (("corn", {"corn": 3, "indigo": 1}), ("indigo", {"corn": 2, "indigo": 2})):
        game = new_buildings(craftsman, NOBODY, NOBODY)
        play(game, "p0 role craftsman", "p0 bonus corn")
        assert words(game) == ["bonus corn", "bonus indigo", "pass"]
        play(game, f"p0 bonus {second}")
        assert barrels(game, 0) == result


def test_a_pass_declines_both_barrels():
    """NEW-16, CRA-3"""
    game = new_buildings(board(island="corn", city="library"), NOBODY, NOBODY)
    play(game, "p0 role craftsman", "p0 pass")
    assert (barrels(game, 0), game.position()["phase"]) == ({"corn": 1}, "role_choice")


def test_the_trader_gets_two_doubloons_more_for_a_sale():
    """NEW-16, TRA-2"""
    game = new_buildings(board(city="library", goods="sugar 1", doubloons=0), NOBODY, NOBODY)
    play(game, "p0 role trader", "p0 sell sugar")
    assert doubloons(game)[0] == 2 + 2


def test_the_captain_gets_two_points_more_for_the_first_loading():
    """NEW-16, CAP-6"""
    game = new_buildings(board(city="library", goods="sugar 3, corn 1"), NOBODY, NOBODY)
    play(game, "p0 role captain", "p0 load sugar 4")
    assert vp(game)[0] == 3 + 2
    play(game, "p0 load corn 5")
    assert vp(game)[0] == 5 + 1


def test_the_prospector_gets_two_doubloons():
    """NEW-16, PRO-1"""
    game = new_buildings(board(city="library", doubloons=0), NOBODY, NOBODY, NOBODY)
    play(game, "p0 role prospector")
    assert doubloons(game)[0] == 2


@pytest.mark.parametrize(
    ("role", "answer", "left", "points"),
    [("builder", "build wharf", 0, 0), ("trader", "sell sugar", 11, 0), ("captain", "load sugar 4", 8, 2)],
)
def test_an_unoccupied_library_doubles_nothing(role, answer, left, points):
    """NEW-16, BLD-2"""
    game = new_buildings(board(city="library 0", goods="sugar 1", doubloons=8), NOBODY, NOBODY)
    play(game, f"p0 role {role}", f"p0 {answer}")
    assert (doubloons(game)[0], vp(game)[0]) == (left, points)
