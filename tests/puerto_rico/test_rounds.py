"""Rulebook examples: rounds, roles, and the prospector."""

import pytest

import entrepot

from .table import board, doubloons, play, refused, said, table, words

QUIET = board(island="")  # a player who has nothing to do in most phases


def taken(**roles):
    """Role cards taken so far in this round, and by whom: ``taken(craftsman=0, mayor=1)``."""
    return {role: {"taken_by": seat} for role, seat in roles.items()}


def takers(game):
    return {role: card["taken_by"] for role, card in game.position()["roles"].items() if card["taken_by"] is not None}


def on_cards(game):
    return {role: card["doubloons"] for role, card in game.position()["roles"].items() if card["doubloons"]}


# Taking roles


def test_each_player_from_the_governor_clockwise_takes_one_role():
    """RND-1"""
    game = table(*[QUIET] * 4, governor=2)
    for seat, role in ((2, "craftsman"), (3, "trader"), (0, "captain")):
        assert game.seat == seat
        play(game, f"p{seat} role {role}")
    assert takers(game) == {"craftsman": 2, "trader": 3, "captain": 0}
    assert game.seat == 1


def test_a_role_can_be_taken_once_in_a_round():
    """RND-1"""
    game = table(*[QUIET] * 4)
    play(game, "p0 role craftsman")
    assert words(game) == [
        "role settler", "role mayor", "role builder", "role trader", "role captain", "role prospector",
    ]  # fmt: skip
    assert refused(game, "p1 role craftsman") == "p0 has already taken the craftsman this round (RND-1)."


def test_the_action_is_for_all_the_role_taker_first():
    """RND-1: p1 sells first, then p2, and p0 last."""
    game = table(board(goods="indigo 1"), board(goods="sugar 1"), board(goods="coffee 1"), roles=taken(mayor=0))
    play(game, "p1 role trader")
    for seat, good in ((1, "sugar"), (2, "coffee"), (0, "indigo")):
        assert game.seat == seat
        play(game, f"p{seat} sell {good}")
    assert game.position()["trading_house"] == ["sugar", "coffee", "indigo"]


def test_only_the_player_whose_turn_it_is_may_take_a_role():
    """RND-1"""
    game = table(*[QUIET] * 3)
    assert refused(game, "p1 role settler") == "it is p0’s turn."


def test_two_players_alternate_until_each_has_taken_three_roles():
    """RND-1"""
    game = table(QUIET, QUIET, governor=1)
    order = []
    for role in ("prospector", "craftsman", "trader", "captain", "settler", "builder"):
        order.append(game.seat)
        play(game, f"p{game.seat} role {role}")
        while game.position()["phase"] != "role_choice":
            play(game, f"p{game.seat} pass")
    assert order == [1, 0, 1, 0, 1, 0]
    assert (game.position()["round"], on_cards(game)) == (2, {"mayor": 1})
    assert game.seat == 0


# Doubloons on the cards


def test_the_doubloons_on_a_card_go_to_its_taker_at_once():
    """RND-2: in time to pay for a building with them."""
    game = table(board(doubloons=0), board(), board(), roles={"builder": {"doubloons": 4}})
    play(game, "p0 role builder", "p0 build office")
    assert doubloons(game)[0] == 0
    assert on_cards(game) == {}
    assert said(game)[0] == "p0 takes the builder and 4 doubloons."


def test_a_role_must_be_taken():
    """RND-3"""
    game = table(*[QUIET] * 3)
    assert "pass" not in words(game)
    assert refused(game, "p0 pass") == "first a role must be chosen (RND-1)."


@pytest.mark.parametrize("role", ["settler", "builder", "trader"])
def test_an_action_may_be_declined_even_by_the_role_taker(role):
    """RND-3"""
    game = table(board(goods="corn 1"), board(goods="indigo 1"), board(goods="sugar 1"))
    before = game.position()["players"]
    play(game, f"p0 role {role}", "p0 pass", "p1 pass", "p2 pass")
    assert game.position()["players"] == before


def test_the_captains_action_may_not_be_declined():
    """RND-3, CAP-1"""
    game = table(board(goods="corn 1"), QUIET, QUIET)
    play(game, "p0 role captain")
    assert words(game) == ["load corn 4", "load corn 5", "load corn 6"]
    assert refused(game, "p0 pass") == "if you can load a ship, you must (CAP-1)."


# The end of a round


def test_after_the_last_role_each_card_left_over_gets_a_doubloon():
    """RND-4: it is added to the doubloons already there."""
    roles = taken(craftsman=0, mayor=1) | {"settler": {"doubloons": 2}, "captain": {"doubloons": 1}}
    game = table(*[QUIET] * 3, roles=roles)
    play(game, "p2 role captain")
    assert on_cards(game) == {"settler": 3, "builder": 1, "trader": 1}
    assert takers(game) == {}


def test_then_the_governor_passes_to_the_left():
    """RND-4"""
    game = table(*[QUIET] * 3, roles=taken(craftsman=0, mayor=1), round=4)
    play(game, "p2 role captain")
    position = game.position()
    assert (position["round"], position["governor"], game.seat) == (5, 1, 1)
    assert len(words(game)) == 6


def test_the_governor_passes_from_the_last_seat_to_the_first():
    """RND-4"""
    game = table(*[QUIET] * 3, governor=2, roles=taken(craftsman=2, mayor=0))
    play(game, "p1 role captain")
    assert game.position()["governor"] == 0


def test_the_round_in_which_the_end_comes_is_played_to_its_end():
    """RND-5: p0 takes the last VP chips, and p1 and p2 still have their roles."""
    game = table(board(goods="corn 2"), board(vp=73), QUIET)
    play(game, "p0 role captain", "p0 load corn 4")
    assert game.position()["end_triggered"] == ["END-3"]
    assert (game.is_over, game.seat) == (False, 1)
    play(game, "p1 role craftsman")
    assert not game.is_over
    play(game, "p2 role trader")
    assert (game.is_over, game.seat, game.legal()) == (True, None, [])
    assert game.position()["phase"] == "game_over"


def test_after_the_last_round_no_doubloons_are_laid_and_the_governor_stays():
    """RND-5"""
    roles = taken(craftsman=0, mayor=1) | {"trader": {"doubloons": 1}}
    game = table(board(vp=75), QUIET, QUIET, roles=roles)
    play(game, "p2 role captain")
    assert game.is_over
    assert on_cards(game) == {"trader": 1}
    assert (game.position()["governor"], game.position()["round"]) == (0, 1)


def test_nothing_can_be_played_after_the_end():
    """RND-5"""
    game = table(board(vp=75), QUIET, QUIET, roles=taken(craftsman=0, mayor=1))
    play(game, "p2 role captain")
    with pytest.raises(entrepot.GameOverError, match="The game is over: “p0 role settler” cannot be played"):
        game.play("p0 role settler")


# The prospector


def test_the_prospector_gets_a_doubloon_and_nobody_else_does_anything():
    """PRO-1"""
    game = table(*[board(doubloons=3)] * 4)
    play(game, "p0 role prospector")
    assert doubloons(game) == [4, 3, 3, 3]
    assert game.seat == 1


def test_with_five_players_there_are_two_prospectors():
    """PRO-1, SET-10"""
    game = table(*[board(doubloons=0)] * 5, roles={"prospector2": {"doubloons": 2}})
    play(game, "p0 role prospector", "p1 role prospector2")
    assert doubloons(game) == [1, 3, 0, 0, 0]
    assert refused(game, "p2 role prospector2") == "p1 has already taken the second prospector this round (RND-1)."
