"""Undo: a player's own last action, unless it revealed something hidden."""

import pytest

import entrepot

from .table import MARKET, POINTS, ROW, caravan, row, table


def test_a_played_card_can_be_taken_back():
    game = table({"caravan": "Y"}, {})
    before = game.position()
    game.play("p0 play +YY")
    assert game.undo(0) == "p0 play +YY"
    assert (game.position(), game.actions, game.log) == (before, [], [])


def test_step_by_step_to_the_beginning_of_the_turn():
    game = table({"caravan": "YRG"}, {})
    game.play("p0 acquire YYY>RRR")
    game.play("p0 drop Y")
    game.undo(0)
    game.undo(0)
    assert (game.actions, caravan(game, 0)) == ([], "YRG")


def test_not_once_a_card_was_turned_up():
    game = table({"caravan": "YYRR"}, {})
    game.play("p0 acquire YY>G")
    with pytest.raises(entrepot.NothingToUndoError, match="p0 has nothing to undo"):
        game.undo(0)


def test_an_acquisition_from_the_last_row_reveals_nothing():
    rest = [card for card in MARKET if card not in ROW]
    game = table({}, {"played": rest}, merchant_row=row(*ROW), merchant_deck=[])
    game.play("p0 acquire YY>G")
    assert game.undo(0) == "p0 acquire YY>G"


def test_not_once_somebody_else_has_acted():
    game = table({}, {})
    game.play("p0 play +YY")
    game.play("p1 play +YY")
    assert [game.can_undo(seat) for seat in (0, 1)] == [False, True]


def test_not_once_the_end_has_shown_the_claimed_cards():
    """CEN-18"""
    six = [card for card in POINTS if card not in ("YYRR", "RRRR", "GGGG", "BBBB", "YRGB")][:6]
    game = table({"points": six}, {}, seat=1)
    game.play("p1 play +YY")
    assert game.is_over
    assert not game.can_undo(1)
