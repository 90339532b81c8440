"""Rulebook examples: what a player may know."""

import random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import entrepot
from playing import SEEDS, games

from .table import board, play, table


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_of_the_face_down_tiles_only_the_number_is_known(viewer):
    """HID-1"""
    game = table(board(), board(), board())
    assert game.view(viewer)["plantations"]["stack"] == 50 - 3 - 4
    assert len(game.position()["plantations"]["stack"]) == 50 - 3 - 4


def test_open_pieces_are_visible_to_all():
    """HID-1: the face-up tiles and the discards."""
    tiles = {"face_up": ["corn", "coffee"], "stack": ["sugar"] * 11}
    game = table(board(), board(), board(), plantations=tiles)
    for viewer in (0, 1, None):
        seen = game.view(viewer)["plantations"]
        assert seen["face_up"] == ["corn", "coffee"]
        assert seen["discard"] == game.position()["plantations"]["discard"]


def test_a_drawn_tile_is_seen_by_its_owner_alone():
    """HID-1, NEW-7: until it is laid."""
    options = {"expansions": ["new_buildings"], "market": "all"}
    game = table(board(city="hacienda, forest_house"), board(), board(), **options)
    top = game.position()["plantations"]["stack"][0]
    play(game, "p0 role settler", "p0 draw")
    assert game.view(0)["pending"]["drawn_tile"] == top
    assert "drawn_tile" not in game.view(1)["pending"]
    assert "drawn_tile" not in game.view()["pending"]


def test_others_vp_chips_are_hidden():
    """HID-2"""
    game = table(board(vp=7), board(vp=11), board())
    assert [one["vp"] for one in game.view(0)["players"]] == [7, None, None]
    assert [one["vp"] for one in game.view(1)["players"]] == [None, 11, None]
    assert [one["vp"] for one in game.view()["players"]] == [None, None, None]
    assert "? VP" in game.board(0)


def test_all_else_on_the_boards_is_open():
    """HID-2: doubloons, barrels, tiles, buildings and colonists."""
    game = table(board(doubloons=5, goods="corn 2", city="office", san_juan=3), board(), board())
    hidden = game.view(1)["players"][0]
    assert hidden | {"vp": 0} == game.position()["players"][0]


def test_as_an_option_the_chips_lie_open():
    """HID-2"""
    game = table(board(vp=7), board(vp=11), board(), open_vp=True)
    for viewer in (0, 1, None):
        assert [one["vp"] for one in game.view(viewer)["players"]] == [7, 11, 0]


def test_at_the_end_the_chips_are_shown():
    """HID-2"""
    roles = {"craftsman": {"taken_by": 0}, "trader": {"taken_by": 1}}
    game = table(board(vp=40), board(vp=35), board(), roles=roles)
    assert game.view(0)["players"][1]["vp"] is None
    play(game, "p2 role captain")
    assert [one["vp"] for one in game.view(0)["players"]] == [40, 35, 0]


def disguised(position, seed):
    """The same table with other face-down tiles."""
    random.Random(seed).shuffle(position["plantations"]["stack"])
    return position


@given(games(["puerto_rico"]), SEEDS, st.data())
def test_no_view_changes_when_the_face_down_tiles_do(game, seed, data):
    """HID-1: changing what nobody can see changes no view."""
    assume(not game.is_over)
    seat = data.draw(st.sampled_from([None, *range(game.players)]))
    other = entrepot.load(disguised(game.position(), seed))
    assert other.view(seat) == game.view(seat)
    assert other.board(seat) == game.board(seat)


@given(games(["puerto_rico"]))
def test_no_view_changes_when_others_exchange_their_chips(game):
    """HID-2: the two players after the one who decides."""
    assume(not game.is_over and game.players > 2 and not game.options["open_vp"])
    position = game.position()
    one, other = (position["players"][(game.seat + steps) % game.players] for steps in (1, 2))
    one["vp"], other["vp"] = other["vp"], one["vp"]
    assert entrepot.load(position).view(game.seat) == game.view(game.seat)


@given(games(["puerto_rico"]), SEEDS, st.data())
def test_a_searched_copy_resamples_the_face_down_tiles(game, seed, data):
    """HID-1: they are the same tiles in another order."""
    seat = data.draw(st.integers(0, game.players - 1))
    copy = game.seen_by(seat, seed)
    assert copy.view(seat) == game.view(seat)
    assert sorted(copy.position()["plantations"]["stack"]) == sorted(game.position()["plantations"]["stack"])
