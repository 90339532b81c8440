"""Every game: refused actions and their reasons."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from playing import GAMES, games

RULE_ID = re.compile(r"\([A-Z]+-\d+[,)]")
MESSAGE_ID = re.compile(r"\b(error|why|board|[a-z]+-road|puerto-rico)-[a-z]+")


def refusal(game: entrepot.Game, text: str) -> entrepot.ActionError:
    with pytest.raises(entrepot.ActionError) as caught:
        game.play(text)
    assert caught.value.game is game
    return caught.value


@given(games())
def test_every_illegal_action_is_refused_with_a_reason_and_the_legal_ones(game):
    if game.is_over:
        return
    legal = game.legal()
    for text in game.rules.actions:
        if f"p{game.seat} {text}" in legal:
            continue
        error = refusal(game, f"p{game.seat} {text}")
        said = str(error)
        assert isinstance(error, entrepot.IllegalActionError)
        assert said.startswith(f"“p{game.seat} {text}” is not allowed: {error.reason} Legal: ")
        assert RULE_ID.search(str(error.reason)) or " no " in str(error.reason)  # what is not there needs no rule
        assert error.legal == legal
        assert all(action in said for action in legal)
        assert not MESSAGE_ID.search(said)
        assert "{" not in said


@given(games())
def test_out_of_turn_every_action_is_refused_by_saying_whose_turn_it_is(game):
    for seat in range(game.players):
        if not game.is_over and seat != game.seat:
            for text in game.rules.actions:
                error = refusal(game, f"p{seat} {text}")
                assert isinstance(error, entrepot.IllegalActionError)
                assert f"it is p{game.seat}’s turn." in str(error)


@given(games())
def test_after_the_end_every_action_is_refused_because_of_it(game):
    while not game.is_over:
        game.apply(game.legal()[len(game.actions) % len(game.legal())])
        if len(game.actions) > 400:
            game.state.playout(1, 10**6)
    for text in game.rules.actions:
        error = refusal(game, f"p0 {text}")
        assert isinstance(error, entrepot.GameOverError)
        assert str(error) == f"The game is over: “p0 {text}” cannot be played."


@given(games(), st.text())
def test_any_other_text_is_not_an_action(game, text):
    if text not in [f"p{seat} {action}" for seat in range(game.players) for action in game.rules.actions]:
        error = refusal(game, text)
        assert isinstance(error, entrepot.InvalidActionError)
        assert str(error).endswith("is not an action of this game.")


SPOILT = [
    str.upper,
    str.title,
    lambda text: text + " ",
    lambda text: " " + text,
    lambda text: text + "\n",
    lambda text: text.replace(" ", "  "),
    lambda text: text.replace(" ", "\t"),
    lambda text: text[:-1],
    lambda text: text.partition(" ")[2],
    lambda text: "p9" + text[2:],
    lambda text: "p00" + text[2:],
    lambda text: "p" + text,
    lambda text: "p-1" + text[2:],
    lambda text: "p０" + text[2:],  # a full-width nought
    lambda text: text + "\x00",
    lambda text: text * 1000,
]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spoil", SPOILT)
def test_nearly_an_action_is_not_one(name, spoil):
    game = entrepot.new(name, seed=1)
    table = {f"p{seat} {action}" for seat in range(game.players) for action in game.rules.actions}
    for text in sorted(table):
        if spoil(text) not in table:
            error = refusal(game, spoil(text))
            assert isinstance(error, entrepot.InvalidActionError)
            assert len(str(error)) < 100


@pytest.mark.parametrize("thing", [None, 7, 1.5, b"p0 rest", ["p0 rest"], {"p0": "rest"}, object(), float("nan")])
def test_something_that_is_no_text_is_not_an_action(thing):
    assert isinstance(refusal(entrepot.new(GAMES[0], seed=1), thing), entrepot.InvalidActionError)


def test_nor_is_a_number_too_long_to_be_written():
    assert str(refusal(entrepot.new(GAMES[0], seed=1), 10**5000)) == "“int” is not an action of this game."
