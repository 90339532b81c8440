"""For searches written in Python: the states after a decision, and the results of random playouts."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.core import chance, registry
from entrepot.core.engine import PythonEngine
from entrepot.core.errors import BrokenGameError
from entrepot.source import pure_package

GAMES = registry.names()


@pytest.mark.parametrize("game", GAMES)
def test_the_children_are_the_states_after_each_legal_answer(game):
    state = entrepot.new(game, seed=3).state
    for number in range(30):
        children = state.children()
        for code, child in zip(state.legal(), children, strict=True):
            expected = state.copy()
            expected.apply(code)
            assert type(child) is type(state)
            assert child.__reduce__() == expected.__reduce__()
        state = children[number % len(children)]


@pytest.mark.parametrize("game", GAMES)
def test_asking_for_children_changes_nothing(game):
    state = entrepot.new(game, seed=3).state
    before = state.copy().__reduce__()
    state.children()
    assert state.copy().__reduce__() == before


def ended(game):
    """A game played at random to its end."""
    state = entrepot.new(game, seed=3).state
    state.playout(1, 10**6)
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_is_over_has_no_children(game):
    assert ended(game).children() == []


@pytest.mark.parametrize("game", GAMES)
def test_the_win_shares_are_those_of_single_playouts(game):
    """The seed gives each playout a stream of its own."""
    state = entrepot.new(game, seed=3).state
    expected = [0.0] * state.players
    for number in range(20):
        single = state.copy()
        single.playout(chance.stream(5, number), 10**6)
        for seat in single.winners():
            expected[seat] += 1 / len(single.winners()) / 20
    assert sum(0 < share < 1 for share in expected) > 1  # several seats have won
    assert state.win_shares(20, 5) == pytest.approx(expected)


@pytest.mark.parametrize("game", GAMES)
def test_the_win_shares_are_the_same_uncompiled(game):
    states = [package.new(game, seed=3).state for package in (entrepot, pure_package())]
    assert states[0].win_shares(2, 5) == states[1].win_shares(2, 5)


@pytest.mark.parametrize("game", GAMES)
def test_the_win_shares_of_a_game_that_is_over_are_its_result(game):
    state = ended(game)
    winners = state.winners()
    assert state.win_shares(3, 5) == [1 / len(winners) if seat in winners else 0 for seat in range(state.players)]


class Draw(PythonEngine):
    """A game of three that two have won."""

    def __init__(self) -> None:
        super().__init__()
        self.players = 3
        self.over = True

    def points(self, seat):
        return min(seat, 1)


def test_a_win_is_shared():
    assert Draw().win_shares(4, 5) == [0, 0.5, 0.5]


def test_a_broken_game_has_no_children():
    state = Draw()
    state.over = False  # and no legal answer
    with pytest.raises(BrokenGameError, match="no legal answer"):
        state.children()


@pytest.mark.parametrize("playouts", [0, -1])
def test_there_is_at_least_one_playout(playouts):
    with pytest.raises(ValueError, match="at least one"):
        entrepot.new("spice_road", seed=3).state.win_shares(playouts, 5)
