"""Rulebook examples: forests, and what the nobles' hunting lodge does at the end of the settler phase."""

import pytest

import entrepot

from ..table import board, city, island, play, refused, said, supply, vp, words
from .setting import NOBODY, at, everything, new_buildings, nobles, offers, tiles

# Forests


def test_a_face_up_plantation_may_be_laid_as_a_forest():
    """NEW-5"""
    settler = board(island="", city="forest_house")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn sugar"))
    play(game, "p0 role settler")
    assert words(game) == ["take corn", "take sugar", "take quarry", "forest corn", "forest sugar", "pass"]
    play(game, "p0 forest sugar")
    assert island(game, 0) == {"forest": "0/1"}
    assert offers(game, "take") == ["corn"]  # the next player finds what is left


def test_a_quarry_may_not_be_laid_as_a_forest():
    """NEW-5"""
    settler = board(island="", city="forest_house, construction_hut")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn"))
    play(game, "p0 role settler")
    assert offers(game, "forest") == ["corn"]


def test_an_empty_forest_house_lays_no_forest():
    """NEW-5, BLD-2"""
    game = new_buildings(board(island="", city="forest_house 0"), NOBODY, NOBODY, plantations=tiles("corn"))
    play(game, "p0 role settler")
    assert offers(game, "forest") == []
    assert "this needs an occupied forest house" in refused(game, "p0 forest corn")


def test_a_forest_has_no_circle_and_is_never_manned():
    """NEW-5"""
    mayor = board(island="forest 2, corn 0/1", city="forest_house 0")
    game = new_buildings(mayor, NOBODY, NOBODY, aboard=6)
    play(game, "p0 role mayor", "p0 colonist")
    assert island(game, 0) == {"corn": "1/1", "forest": "0/2"}
    assert (city(game, 0), at(game, 0, "san_juan")) == ({"forest_house": 1}, (1, 0))


def test_a_flipped_tile_is_out_of_the_game():
    """NEW-5"""
    settler = board(island="", city="forest_house")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("sugar corn"))
    play(game, "p0 role settler", "p0 forest sugar", "p1 pass", "p2 pass")
    plantations = game.position()["plantations"]
    assert plantations["discard"] == ["corn"]
    lying = plantations["face_up"] + plantations["stack"] + plantations["discard"]
    assert (lying.count("sugar"), lying.count("corn")) == (10, 10)


def test_in_the_swedish_sheet_the_tile_is_discarded_for_a_forest_token():
    """NEW-5"""
    settler = board(island="", city="forest_house")
    game = new_buildings(settler, NOBODY, NOBODY, edition="sv", plantations=tiles("sugar"))
    assert supply(game)["forests"] == 12
    play(game, "p0 role settler", "p0 forest sugar")
    assert (island(game, 0), supply(game)["forests"]) == ({"forest": "0/1"}, 11)
    assert game.position()["plantations"]["discard"] == ["sugar"]


def test_the_last_token_is_a_forest_too():
    """NEW-5"""
    settler = board(island="forest 5", city="forest_house")
    game = new_buildings(settler, board(island="forest 6"), NOBODY, edition="sv", plantations=tiles("corn"))
    play(game, "p0 role settler", "p0 forest corn")
    assert (island(game, 0), supply(game)["forests"]) == ({"forest": "0/6"}, 0)


def test_without_a_token_there_is_no_forest():
    """NEW-5"""
    settler = board(island="", city="forest_house, hacienda")
    others = [board(island="forest 6"), board(island="forest 6")]
    game = new_buildings(settler, *others, edition="sv", plantations=tiles("corn"))
    play(game, "p0 role settler")
    assert offers(game, "forest") == []
    assert "there is no forest token left" in refused(game, "p0 forest corn")
    play(game, "p0 draw")  # and is laid as it is: nothing is asked
    assert (island(game, 0).keys() & {"forest"}, len(island(game, 0))) == (set(), 1)


def test_a_forest_needs_a_free_island_space():
    """NEW-5, SETL-3"""
    settler = board(island="indigo 0/12", city="forest_house, hacienda")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn"))
    play(game, "p0 role settler")
    assert game.seat == 1  # the settler could only pass


@pytest.mark.parametrize(("becomes", "result"), [("plantation", {"tobacco": "0/1"}), ("forest", {"forest": "0/1"})])
def test_with_the_hacienda_the_player_sees_the_drawn_tile_and_chooses_what_it_becomes(becomes, result):
    """NEW-7"""
    settler = board(island="", city="forest_house, hacienda")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn", "tobacco coffee"))
    play(game, "p0 role settler", "p0 draw")
    assert words(game) == ["lay plantation", "lay forest"]
    play(game, f"p0 lay {becomes}")
    assert island(game, 0) == result


def test_after_the_drawn_tile_a_face_up_one_may_become_a_forest_too():
    """NEW-7"""
    settler = board(island="", city="forest_house, hacienda")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn", "tobacco"))
    play(game, "p0 role settler", "p0 draw", "p0 lay forest")
    assert words(game) == ["take corn", "take quarry", "forest corn", "pass"]
    play(game, "p0 forest corn")
    assert island(game, 0) == {"forest": "0/2"}


def test_only_the_owner_sees_the_drawn_tile_before_it_is_laid():
    """NEW-7, HID-1"""
    settler = board(island="", city="forest_house, hacienda")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn", "tobacco"))
    play(game, "p0 role settler", "p0 draw")
    assert game.view(0)["pending"]["drawn_tile"] == "tobacco"
    assert "drawn_tile" not in game.view(1)["pending"]
    play(game, "p0 lay forest")
    assert not any("tobacco" in line for line in said(game))  # nor afterwards


def test_in_the_swedish_sheet_the_drawn_tile_goes_to_the_discards_for_a_token():
    """NEW-5, NEW-7"""
    settler = board(island="", city="forest_house, hacienda")
    game = new_buildings(settler, NOBODY, NOBODY, edition="sv", plantations=tiles("corn"))
    drawn = game.position()["plantations"]["stack"][0]
    play(game, "p0 role settler", "p0 draw", "p0 lay forest")
    assert game.position()["plantations"]["discard"] == [drawn]


def test_with_the_library_each_of_the_two_tiles_may_become_a_forest():
    """NEW-7, NEW-16"""
    settler = board(island="", city="forest_house, library")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn sugar"))
    play(game, "p0 role settler", "p0 forest corn", "p1 pass", "p2 pass")
    assert words(game) == ["take sugar", "forest sugar", "pass"]
    play(game, "p0 forest sugar")
    assert island(game, 0) == {"forest": "0/2"}


def test_with_the_hospice_the_colonist_for_a_forest_goes_to_san_juan():
    """NEW-7, SETL-7"""
    settler = board(island="", city="forest_house, hospice")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn"))
    play(game, "p0 role settler", "p0 forest corn")
    assert words(game) == ["colonist", "pass"]
    play(game, "p0 colonist")
    assert (island(game, 0), at(game, 0, "san_juan")) == ({"forest": "0/1"}, (1, 0))


def test_the_hospices_question_says_where_the_colonist_goes():
    """NEW-7, SETL-7"""
    settler = board(island="", city="forest_house, hospice")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn"))
    play(game, "p0 role settler")
    plantation = game.copy()
    play(game, "p0 forest corn")
    play(plantation, "p0 take corn")
    assert prompt(game) == ("Settler: p0 may take a colonist to San Juan for the forest", "Take a colonist to San Juan")
    assert prompt(plantation) == ("Settler: p0 may take a colonist for the corn plantation", "Take a colonist")


def prompt(game: entrepot.Game) -> tuple[str, str]:
    """The question and the label of the first answer."""
    return str(game.rules.question(game.state)), str(game.rules.label(game.state, game.legal()[0].code))


def test_the_hospice_does_nothing_for_the_tile_that_was_drawn():
    """NEW-7, SETL-5"""
    settler = board(island="", city="forest_house, hospice, hacienda")
    game = new_buildings(settler, NOBODY, NOBODY, plantations=tiles("corn", "tobacco"))
    play(game, "p0 role settler", "p0 draw", "p0 lay forest")
    assert "colonist" not in words(game)
    play(game, "p0 take corn", "p0 colonist")
    assert island(game, 0) == {"corn": "1/1", "forest": "0/1"}


# Hunting lodge


def test_a_colonist_in_the_hunting_lodge_may_discard_a_tile_at_the_end_of_the_phase():
    """NOB-7"""
    hunter = board(island="corn 1/2, indigo 0/1, quarry", city="hunting_lodge")
    game = nobles(hunter, NOBODY, NOBODY, plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 take sugar")
    assert words(game) == ["discard corn", "discard indigo", "discard sugar", "pass"]
    play(game, "p0 discard indigo")
    assert island(game, 0) == {"corn": "1/2", "sugar": "0/1", "quarry": "1/1"}
    assert game.position()["plantations"]["discard"] == ["indigo"]
    assert game.seat == 1


def test_it_may_be_left():
    """NOB-7"""
    game = nobles(board(island="corn 0/1", city="hunting_lodge"), NOBODY, NOBODY, plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 take sugar", "p0 pass")
    assert island(game, 0) == {"corn": "0/1", "sugar": "0/1"}


def test_a_quarry_is_never_discarded():
    """NOB-7, BLD-4"""
    game = nobles(board(island="quarry 0/2", city="hunting_lodge"), NOBODY, NOBODY, plantations=tiles("corn"))
    play(game, "p0 role settler", "p0 take quarry", "p1 pass", "p2 pass")
    assert (game.position()["phase"], island(game, 0)) == ("role_choice", {"quarry": "0/3"})


def test_an_empty_tile_is_discarded_before_an_occupied_one():
    """NOB-7"""
    game = nobles(board(island="corn 1/2", city="hunting_lodge"), NOBODY, NOBODY, plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 take sugar", "p0 discard corn")
    assert (island(game, 0)["corn"], at(game, 0, "san_juan")) == ("1/1", (0, 0))


def test_the_colonist_of_a_discarded_tile_goes_to_san_juan():
    """NOB-7"""
    game = nobles(board(island="corn 2/2", city="hunting_lodge"), NOBODY, NOBODY, plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 take sugar", "p0 discard corn")
    assert (island(game, 0)["corn"], at(game, 0, "san_juan")) == ("1/1", (1, 0))


def test_a_colonist_leaves_before_a_noble():
    """NOB-7, NOB-4"""
    game = nobles(board(island="corn 2*/2", city="hunting_lodge"), NOBODY, NOBODY, plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 take sugar", "p0 discard corn")
    assert (at(game, 0, "corn"), at(game, 0, "san_juan")) == ((0, 1), (1, 0))


def test_a_discarded_forest_leaves_the_game():
    """NOB-7, NEW-5"""
    game = everything(board(island="forest 2", city="hunting_lodge"), NOBODY, NOBODY, plantations=tiles("corn", ""))
    there = len(game.position()["plantations"]["discard"])
    play(game, "p0 role settler", "p0 take corn", "p0 discard forest")
    plantations = game.position()["plantations"]
    assert island(game, 0) == {"corn": "0/1", "forest": "0/1"}
    assert len(plantations["face_up"] + plantations["stack"] + plantations["discard"]) == there


def test_a_discarded_forest_token_returns_to_its_supply():
    """NOB-7, NEW-5"""
    hunter = board(island="forest 2", city="hunting_lodge")
    game = everything(hunter, NOBODY, NOBODY, forest_source="token", plantations=tiles("corn"))
    play(game, "p0 role settler", "p0 take corn", "p0 discard forest")
    assert supply(game)["forests"] == 11


def test_a_noble_there_gains_two_points_for_the_most_free_island_spaces():
    """NOB-7"""
    hunter = board(island="corn 0/1", city="hunting_lodge 1*")
    others = [board(island="corn 0/2"), board(island="corn 0/3")]
    game = nobles(hunter, *others, plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 pass", "p1 pass", "p2 take sugar")
    assert vp(game) == [2, 0, 0]
    assert "discard corn" not in words(game)


@pytest.mark.parametrize("other", ["corn 0/1", ""])
def test_not_if_another_player_has_as_many_or_more(other):
    """NOB-7"""
    hunter = board(island="corn 0/1", city="hunting_lodge 1*")
    game = nobles(hunter, board(island=other), board(island="corn 0/3"), plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 pass", "p1 pass", "p2 take sugar")
    assert vp(game) == [0, 0, 0]


def test_the_lodges_hunt_in_turn_order():
    """NOB-7"""
    first = board(island="corn 0/2", city="hunting_lodge")
    second = board(island="corn 0/1", city="hunting_lodge 1*")
    game = nobles(first, second, board(island="corn 0/3"), plantations=tiles("sugar"))
    play(game, "p0 role settler", "p0 pass", "p1 pass", "p2 take sugar")
    play(game, "p0 discard corn")  # and has as many free spaces as the next player now
    assert vp(game) == [0, 0, 0]


def test_the_hunt_comes_before_new_tiles_are_turned_up():
    """NOB-7, SETL-4"""
    game = nobles(board(island="corn 0/1", city="hunting_lodge"), NOBODY, NOBODY, plantations=tiles("sugar", ""))
    play(game, "p0 role settler", "p0 take sugar")
    assert game.position()["plantations"]["face_up"] == []
    play(game, "p0 discard sugar")
    assert len(game.position()["plantations"]["face_up"]) == 4
