"""Every game: what a seat cannot know changes nothing that it sees."""

from __future__ import annotations

import pytest
from hypothesis import given

import entrepot
from playing import SEEDS, games

from .pieces import check_pieces


@given(games(), SEEDS)
def test_redrawing_what_a_seat_cannot_know_leaves_its_view(game, seed):
    for seat in range(game.players):
        other = game.seen_by(seat, seed)
        assert other.view(seat) == game.view(seat)
        assert other.view() == game.view()
        assert other.legal() == game.legal()
        check_pieces(other.position())


@given(games(), SEEDS)
def test_a_game_to_search_reveals_nothing_else(game, seed):
    """Neither its history nor its seed reveals hidden information."""
    searched = game.seen_by(0, seed)
    assert searched.actions == []
    assert searched.start == searched.position()
    assert searched.seed == seed
    assert not any(searched.can_undo(seat) for seat in range(game.players))
    assert entrepot.from_record(searched.record()) == searched


@given(games())
def test_views_are_the_positions_table_with_less_on_it(game):
    position, view = game.position(), game.view()
    assert view.keys() <= position.keys()
    assert view["game"] == position["game"]
    assert view["options"] == position["options"]


@given(games())
def test_views_made_together_are_those_made_one_by_one(game):
    seats = [None, *range(game.players)]
    assert game.views(seats) == [game.view(seat) for seat in seats]
    assert game.views(seats[::-1]) == [game.view(seat) for seat in seats[::-1]]


@given(games())
def test_there_is_no_view_for_a_seat_that_is_not_there(game):
    for seat in (-1, game.players, "0", 0.5):
        with pytest.raises(entrepot.OptionError, match=f"seats are numbered 0 to {game.players - 1}"):
            game.view(seat)
        with pytest.raises(entrepot.OptionError, match="There is no seat"):
            game.seen_by(seat, 1)
