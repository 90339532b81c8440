"""Change what a seat cannot see: its view stays the same."""

from __future__ import annotations

import random

from hypothesis import assume, given
from hypothesis import strategies as st

import entrepot
from playing import SEEDS, games


def disguised(position: dict, seat: int | None, seed: int) -> dict:
    """Other decks, and other claimed cards for everybody except the seat."""
    rng = random.Random(seed)
    rng.shuffle(position["merchant_deck"])
    others = [one for number, one in enumerate(position["players"]) if number != seat]
    hidden = position["point_deck"] + [card for one in others for card in one["points"]]
    rng.shuffle(hidden)
    for one in others:
        one["points"], hidden = hidden[: len(one["points"])], hidden[len(one["points"]) :]
    position["point_deck"] = hidden
    return position


@given(games(["spice_road"]), SEEDS, st.data())
def test_decks_and_others_claimed_cards_do_not_show(game, seed, data):
    """CEN-18"""
    assume(not game.is_over and not game.options["open_points"])
    seat = data.draw(st.sampled_from([None, *range(game.players)]))
    other = entrepot.load(disguised(game.position(), seat, seed))
    assert other.view(seat) == game.view(seat)
    assert other.board(seat) == game.board(seat)


@given(games(["spice_road"]), SEEDS)
def test_with_open_points_everybody_sees_the_same(game, seed):
    """CEN-18"""
    assume(game.options["open_points"])
    positions = game.position()["players"]
    for seat in (None, *range(game.players)):
        assert game.view(seat) == game.view()
        assert [one["points"] for one in game.view(seat)["players"]] == [one["points"] for one in positions]


@given(games(["spice_road"]), SEEDS, st.data())
def test_ones_own_claimed_cards_do_show(game, seed, data):
    """CEN-18"""
    seat = data.draw(st.integers(0, game.players - 1))
    assert game.view(seat)["players"][seat]["points"] == game.position()["players"][seat]["points"]
