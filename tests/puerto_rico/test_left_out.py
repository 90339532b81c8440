"""A position at a role choice may leave things out: they are as at the start, or get the remaining pieces."""

from __future__ import annotations

from collections import Counter

import pytest

import entrepot

from .broken import JSON, whole
from .pieces import check_pieces
from .table import board, play, table


def test_a_position_need_not_say_more_than_the_players():
    for number in (2, 3, 4, 5):
        game = entrepot.load({"game": "puerto_rico", "options": {}, "players": [{}] * number}, seed=4)
        new = entrepot.new("puerto_rico", players=number, seed=4).position()
        assert game.position() | {"plantations": None} == new | {"plantations": None}
        assert game.position()["plantations"].keys() == new["plantations"].keys()


@pytest.mark.parametrize("expansions", [[], ["new_buildings"], ["nobles"], ["new_buildings", "nobles"]])
@pytest.mark.parametrize("part", ["vp", "colonists", "nobles", "quarries", "goods", "buildings"])
def test_a_part_of_the_supply_that_is_left_out_is_what_is_left_of_the_box(part, expansions):
    market = {"market": "all"} if expansions else {}
    one = board(island="corn 2/2, quarry 1/1", city="office, tobacco_storage 2/3", goods="sugar 3", vp=9, san_juan=1)
    position = table(one, board(), board(), expansions=expansions, **market).position()
    for kept in ({}, {key: value for key, value in position["supply"].items() if key != part}):
        again = entrepot.load(position | {"supply": kept})
        assert again.position() == position
        check_pieces(again.position())


@pytest.mark.parametrize("good", ["corn", "coffee"])
def test_so_is_a_single_good_or_building(good):
    position = whole()
    del position["supply"]["goods"][good], position["supply"]["buildings"]["wharf"]
    assert entrepot.load(position).position() == whole()


def tiles(position: JSON) -> Counter[str]:
    return Counter(tile for pile in position["plantations"].values() for tile in pile)


@pytest.mark.parametrize("parts", [["face_up"], ["stack"], ["discard"], ["face_up", "stack"], ["stack", "discard"]])
def test_parts_of_the_plantations_that_are_left_out_hold_what_is_left(parts):
    game = table(board(), board(), board())
    play(game, "p0 role settler", "p0 pass", "p1 pass", "p2 pass")
    position = game.position()
    assert len(position["plantations"]["discard"]) == 4
    given = {name: pile for name, pile in position["plantations"].items() if name not in parts}
    again = entrepot.load(position | {"plantations": given}, seed=5).position()
    assert tiles(again) == tiles(position)
    assert {name: again["plantations"][name] for name in given} == given
    if len(parts) == 1:
        assert sorted(again["plantations"][parts[0]]) == sorted(position["plantations"][parts[0]])


def test_what_chance_fills_in_depends_on_the_seed():
    bare = {
        "game": "puerto_rico",
        "options": {"expansions": ["new_buildings"], "market": "random"},
        "players": [{}] * 3,
    }
    assert entrepot.load(bare, seed=1).position() == entrepot.load(bare, seed=1).position()
    assert entrepot.load(bare, seed=1).position() != entrepot.load(bare, seed=2).position()
    check_pieces(entrepot.load(bare, seed=1).position())


def test_the_governor_is_derived_from_the_seat_that_chooses():
    assert table(board(), board(), board(), seat=2).position()["governor"] == 2
    two = {"settler": {"taken_by": 1}, "mayor": {"taken_by": 2}}
    assert table(board(), board(), board(), seat=0, roles=two).position()["governor"] == 1
