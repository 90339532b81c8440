"""Every bot in every game: legal, repeatable, honest; and greedy is worth its name."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.playing import games

import entrepot
from entrepot import bots
from entrepot.core import registry


def play(game: entrepot.Game, *names: str, seed: int = 1) -> entrepot.Game:
    """The game played to its end, each seat by a bot."""
    players = [bots.make(name, seed + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        game.play(players[game.state.seat].choose(game))
    return game


@pytest.mark.parametrize("name", bots.names())
@given(game=games(), seed=st.integers(0, 2**64 - 1))
def test_a_bot_chooses_a_legal_action_and_changes_nothing(name, game, seed):
    if game.is_over:
        return
    before = game.copy()
    assert bots.make(name, seed).choose(game) in game.legal()
    assert game == before
    assert game.position() == before.position()


class Spy(bots.Bot):
    """Keeps what it was shown."""

    name = "spy"

    def decide(self, game, seed):
        self.shown = game
        return game.legal()[0]


@given(game=games(), seed=st.integers(0, 2**32))
def test_a_bot_is_shown_what_its_seat_may_know_and_nothing_else(game, seed):
    if game.is_over:
        return
    spy = Spy(seed)
    spy.choose(game)
    assert spy.shown.view(game.seat) == game.view(game.seat)
    assert spy.shown.actions == spy.shown.log == []


def test_the_decks_a_bot_is_shown_are_shuffled():
    game = entrepot.new("spice_road", seed=1)
    spy = Spy(2)
    spy.choose(game)
    for deck in ("merchant_deck", "point_deck"):
        assert spy.shown.position()[deck] != game.position()[deck]
        assert sorted(spy.shown.position()[deck]) == sorted(game.position()[deck])


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", registry.names())
def test_the_same_seed_gives_the_same_game(name, game):
    first, second = (entrepot.new(game, players=2, seed=4) for _ in range(2))
    for _ in range(30):
        assert first.play(bots.make(name, 9).choose(first)) == second.play(bots.make(name, 9).choose(second))


def test_other_seeds_give_other_games():
    openings = set()
    for seed in range(5):
        game = entrepot.new("spice_road", players=2, seed=4)
        for _ in range(10):
            game.play(bots.make("random", seed).choose(game))
        openings.add(tuple(game.actions))
    assert len(openings) == 5


def test_neighbouring_moments_have_seeds_far_apart():
    seeds = [bots.moment(seed, number) for seed in range(30) for number in range(30)]
    assert len(set(seeds)) == len(seeds)
    assert len({seed >> 56 for seed in seeds}) > 200


def test_an_unknown_bot_is_refused_with_the_known_ones():
    with pytest.raises(entrepot.OptionError, match="There is no bot “deep”; there are: greedy, random"):
        bots.make("deep")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_greedy_beats_random_at_spice_road(players):
    names = ["random"] * players
    names[players // 2] = "greedy"
    game = play(entrepot.new("spice_road", players=players, seed=players), *names)
    assert game.winners() == [players // 2]


def test_greedy_among_its_like_plays_a_sensible_game_of_spice_road():
    game = play(entrepot.new("spice_road", players=2, seed=1), "greedy", "greedy")
    assert game.position()["turn"] <= 60
    assert max(game.scores()) >= 60


def test_greedy_claims_a_point_card_that_ends_the_game_well():
    position = {
        "game": "spice_road",
        "options": {"players": 2},
        "point_row": ["BBBBB", "YYRR", "YYYRR", "YYRRR", "YYGG"],
        "players": [{"caravan": "BBBBB"}, {}],
    }
    game = entrepot.load(position, seed=1)
    assert bots.make("greedy").choose(game) == "p0 claim BBBBB"


def test_a_game_that_greedy_was_not_taught_is_played_for_the_lead():
    from entrepot.bots.greedy import lead

    game = entrepot.new("spice_road", players=3, seed=1)
    game.state.gold = [1, 0, 0, 0, 0]
    game.state.silver = [0, 2, 0, 0, 0]
    assert [lead(game.state, seat)(game.state) for seat in range(3)] == [1, -1, -3]
