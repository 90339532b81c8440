"""Undo: a player's own last action, unless it revealed something hidden."""

import pytest

import entrepot
from playing import moments

from .table import barrels, board, city, doubloons, island, play, table

OPEN = {"face_up": ["corn", "corn", "indigo", "coffee"]}


def test_a_building_can_be_given_back_before_the_next_player_decides():
    game = table(board(doubloons=5), board(doubloons=5), board(doubloons=5))
    play(game, "p0 role builder", "p0 build hospice")
    assert game.can_undo(0)
    assert game.undo(0) == "p0 build hospice"
    assert (city(game, 0), doubloons(game)[0], game.seat) == ({}, 5, 0)
    play(game, "p0 build small_market")
    assert city(game, 0) == {"small_market": 0}


def test_forced_actions_are_undone_too():
    """A whole craftsman phase, in which nobody had a choice."""
    game = table(board(island=""), board(island="corn 2/2"), board(island="corn 1/1"))
    before = game.position()
    play(game, "p0 role craftsman")
    assert barrels(game, 1) == {"corn": 2}
    game.undo(0)
    assert game.position() == before
    assert game.log == []


def test_step_by_step_back_to_the_role():
    game = table(board(island="corn 1/1, indigo 1/1", city="small_indigo_plant"), board(), board())
    before = game.position()
    play(game, "p0 role craftsman", "p0 bonus corn")
    game.undo(0)
    game.undo(0)
    assert game.position() == before


def test_another_players_action_cannot_be_taken_back():
    game = table(board(doubloons=5), board(doubloons=5), board(doubloons=5))
    play(game, "p0 role builder", "p0 build hospice")
    assert not game.can_undo(1)
    with pytest.raises(entrepot.NothingToUndoError):
        game.undo(1)
    assert city(game, 0) == {"hospice": 0}


def test_once_another_has_decided_it_is_too_late():
    game = table(board(doubloons=5), board(doubloons=5), board(doubloons=5))
    play(game, "p0 role builder", "p0 build hospice", "p1 pass")
    assert not game.can_undo(0)


def test_a_tile_taken_can_be_laid_back():
    game = table(board(island=""), board(), board(), plantations=OPEN)
    play(game, "p0 role settler", "p0 take coffee")
    game.undo(0)
    assert island(game, 0) == {}
    assert game.position()["plantations"]["face_up"] == OPEN["face_up"]


def test_a_drawn_tile_cannot():
    """HID-1: it has been seen."""
    game = table(board(city="hacienda"), board(), board(), plantations=OPEN)
    play(game, "p0 role settler", "p0 draw")
    assert not game.can_undo(0)


def test_nor_can_the_turn_after_which_new_tiles_were_turned_up():
    """HID-1"""
    game = table(board(), board(), board(), plantations=OPEN)
    play(game, "p0 role settler", "p0 pass", "p1 pass", "p2 take corn")
    assert not game.can_undo(2)


@pytest.mark.parametrize("players", [2, 5])
def test_in_a_whole_game_taking_back_and_playing_again_changes_nothing(players):
    options = {"expansions": ["new_buildings", "nobles"], "market": "random"}
    game = entrepot.new("puerto_rico", players=players, seed=players, **options)
    undone = 0
    for moment in moments(game, seed=players):
        if moment.actions and moment.can_undo(moment.actions[-1].seat):
            after, logged = moment.position(), len(moment.log)
            moment.play(moment.undo(moment.actions[-1].seat))
            assert (moment.position(), len(moment.log)) == (after, logged)
            undone += 1
    assert undone > 50
