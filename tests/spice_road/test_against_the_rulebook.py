"""The engine move by move against a second, naive transcription of the rules, and the pieces counted."""

import random

from hypothesis import given
from hypothesis import strategies as st

import entrepot
from entrepot.core.game import Game
from playing import SEEDS, pick

from . import rulebook
from .table import check_pieces


def position(game: Game) -> dict:
    return game.rules.position(game.state, game.options)


@given(players=st.integers(2, 5), seed=SEEDS, choices=SEEDS)
def test_every_legal_action_and_every_change_on_the_table_is_the_rulebooks(players, seed, choices):
    game = entrepot.new("spice_road", players=players, seed=seed)
    rng = random.Random(choices)
    before = position(game)
    while not game.is_over:
        legal = game.legal()
        assert {action.partition(" ")[2] for action in legal} == rulebook.legal(before)
        action = pick(rng, legal)
        game.state.apply_one(action.code)  # one step at a time, what is forced too
        after = position(game)
        assert after == rulebook.after(before, action.partition(" ")[2])
        check_pieces(after)
        before = after
    assert rulebook.legal(before) == set()
    assert game.scores() == [rulebook.score(one) for one in before["players"]]
    assert game.winners() == [rulebook.winner(before)]


@given(players=st.integers(2, 5), seed=SEEDS, choices=SEEDS)
def test_random_play_without_haste_agrees_too(players, seed, choices):
    """Long games, in which the merchant deck runs out: every hundredth decision is compared."""
    state = entrepot.new("spice_road", players=players, seed=seed).state
    game = entrepot.new("spice_road", players=players, seed=seed)
    for batch in range(6):
        state.playout(choices ^ batch, 100)
        game.state = state.copy()
        before = position(game)
        check_pieces(before)
        assert {action.partition(" ")[2] for action in game.legal()} == rulebook.legal(before)
        for action in game.legal():
            child = game.copy()
            child.state.apply_one(action.code)
            assert position(child) == rulebook.after(before, action.partition(" ")[2])
