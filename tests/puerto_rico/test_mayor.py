"""Rulebook examples: the mayor."""

import pytest

import entrepot
from playing import moments

from .table import board, bodies, city, island, play, player, refused, supply, table, words

EMPTY = board(island="")


def aboard(game):
    return game.position()["colonist_ship"]["colonists"]


# Colonists arrive


def test_the_mayor_may_take_a_colonist_from_the_supply():
    """MAY-1: not from the ship, which all four share."""
    game = table(*[EMPTY] * 4)
    play(game, "p0 role mayor", "p0 colonist")
    assert [bodies(game, seat) for seat in range(4)] == [2, 1, 1, 1]
    assert supply(game)["colonists"] == 75 - 1 - 4  # the last four wait on the ship


def test_the_privilege_may_be_declined():
    """MAY-1"""
    game = table(*[EMPTY] * 4)
    play(game, "p0 role mayor")
    assert words(game) == ["colonist", "pass"]
    play(game, "p0 pass")
    assert [bodies(game, seat) for seat in range(4)] == [1, 1, 1, 1]


def test_all_take_one_at_a_time_until_the_ship_is_empty():
    """MAY-2. Worked example 2: six aboard and four players, the mayor ends with three, the next with two."""
    game = table(*[EMPTY] * 4, aboard=6)
    play(game, "p0 role mayor", "p0 colonist")
    assert [bodies(game, seat) for seat in range(4)] == [3, 2, 1, 1]


def test_the_mayor_takes_first_and_then_it_goes_clockwise():
    """MAY-2: p2 is the mayor and p3 the next."""
    game = table(*[EMPTY] * 4, governor=2, aboard=6)
    play(game, "p2 role mayor", "p2 pass")
    assert [bodies(game, seat) for seat in range(4)] == [1, 1, 2, 2]


# Placing them


def test_everybody_may_rearrange_all_their_colonists():
    """MAY-3: two old colonists and a new one, over five circles; the answers come place by place."""
    mine = board(island="corn 1/1, indigo 1/2", city="small_indigo_plant 0/1, small_market 0/1")
    game = table(EMPTY, mine, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert (game.seat, words(game)) == (1, ["man corn 0", "man corn 1"])
    assert player(game, 1)["san_juan"]["colonists"] == 3
    play(game, "p1 man corn 0", "p1 man indigo 1")  # both buildings must now be manned
    assert island(game, 1) == {"corn": "0/1", "indigo": "1/2"}
    assert city(game, 1) == {"small_indigo_plant": 1, "small_market": 1}


def test_the_mayor_places_first():
    """MAY-3"""
    two = board(island="corn 0/1, indigo 0/1")
    game = table(two, two, two, governor=1)
    play(game, "p1 role mayor", "p1 pass")
    for seat in (1, 2, 0):
        assert game.seat == seat
        play(game, f"p{seat} man corn 1")
    assert [island(game, seat) for seat in range(3)] == [{"corn": "1/1", "indigo": "0/1"}] * 3


def test_there_is_no_question_without_a_choice():
    """MAY-3: one circle and one colonist."""
    game = table(board(island="corn 0/1"), board(island="indigo 0/1"), board(island="coffee 0/1"))
    play(game, "p0 role mayor", "p0 pass")
    assert [island(game, seat) for seat in range(3)] == [{"corn": "1/1"}, {"indigo": "1/1"}, {"coffee": "1/1"}]
    assert game.position()["phase"] == "role_choice"


def test_a_whole_building_may_be_manned_at_once():
    """MAY-3: as many as it has circles."""
    game = table(board(island="sugar 0/2", city="sugar_mill 0/3", san_juan=2), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert words(game) == ["man sugar 0", "man sugar 1", "man sugar 2"]
    play(game, "p0 man sugar 0")
    assert city(game, 0) == {"sugar_mill": 3}


def test_no_circle_may_stay_empty_while_a_colonist_waits_in_san_juan():
    """MAY-4: three colonists and four circles, so that corn must get at least one of its two."""
    game = table(board(island="corn 0/2, indigo 0/1, quarry 0/1", san_juan=2), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert words(game) == ["man corn 1", "man corn 2"]
    assert refused(game, "p0 man corn 0") == (
        "that is not a valid number for the corn plantation; nobody may stay in San Juan while a circle is empty, "
        "and you cannot place more than you have (MAY-4)."
    )


def test_more_colonists_than_circles_wait_in_san_juan():
    """MAY-4: there is nothing to choose, all circles are taken."""
    game = table(board(island="corn 0/2", city="hospice 0/1", san_juan=4), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert (island(game, 0), city(game, 0)) == ({"corn": "2/2"}, {"hospice": 1})
    assert player(game, 0)["san_juan"]["colonists"] == 2


def test_the_places_are_asked_in_order():
    """MAY-3"""
    game = table(board(island="corn 0/1, indigo 0/1, sugar 0/1"), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert refused(game, "p0 man indigo 1") == "first decide who goes to the corn plantation (MAY-3)."
    assert refused(game, "p0 pass") == "first place all your colonists (MAY-3)."


@pytest.mark.parametrize("players", [2, 4])
def test_colonists_move_in_no_other_phase(players):
    """MAY-5: in a whole game nobody ever leaves a place, but while somebody is mayor."""
    phase, before = "", []
    for moment in moments(entrepot.new("puerto_rico", players=players, seed=players), seed=players):
        position = moment.position()
        places = [one["island"] | one["buildings"] for one in position["players"]]
        after = [{name: place["colonists"] for name, place in mine.items()} for mine in places]
        if before and phase != "mayor" and not moment.actions[-1].endswith("role mayor"):
            for old, new in zip(before, after, strict=True):
                assert {name: min(new[name], number) for name, number in old.items()} == old
        phase, before = position["phase"], after


# The next ship


def test_the_ship_has_a_colonist_for_each_empty_circle_on_all_players_buildings():
    """MAY-6: 2 in p0's sugar mill, 3 in p1's indigo plant, 1 in p2's office; empty plantations do not count."""
    game = table(
        board(island="corn 0/5", city="sugar_mill 1/3"),
        board(island="", city="indigo_plant 0/3"),
        board(island="coffee 0/2", city="office 0/1"),
        aboard=0,
    )
    play(game, "p0 role mayor", "p0 pass", "p0 man corn 0")
    assert aboard(game) == 2 + 3 + 1


def test_it_has_at_least_one_for_each_player():
    """MAY-6"""
    game = table(board(island="", city="office 0/1"), *[EMPTY] * 3, aboard=0)
    play(game, "p0 role mayor", "p0 pass")
    assert aboard(game) == 4


def test_circles_are_counted_after_the_placing():
    """MAY-6: the colonist who now works in the mill needs no successor."""
    game = table(board(island="", city="sugar_mill 0/3, indigo_plant 0/3"), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 colonist", "p0 man indigo_plant 2")
    assert aboard(game) == 4


def test_when_the_supply_has_too_few_all_of_them_go_on_the_ship():
    """MAY-7: three players, and two colonists left."""
    game = table(board(island="", san_juan=53), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert (aboard(game), supply(game)["colonists"]) == (2, 0)
    assert game.position()["end_triggered"] == ["END-1"]


def test_exactly_enough_is_enough():
    """MAY-7"""
    game = table(board(island="", san_juan=52), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert (aboard(game), supply(game)["colonists"]) == (3, 0)
    assert game.position()["end_triggered"] == []


def test_an_empty_supply_gives_no_privilege():
    """MAY-8: nothing is asked, and those aboard are shared out."""
    game = table(board(island="", san_juan=55), EMPTY, EMPTY)
    play(game, "p0 role mayor")
    assert (game.seat, game.position()["phase"]) == (1, "role_choice")
    assert [bodies(game, seat) for seat in range(3)] == [56, 1, 1]
