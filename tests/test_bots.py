"""Every bot in every game: legal, reproducible, without cheating; and greedy beats random."""

from __future__ import annotations

from itertools import count

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.playing import games

import entrepot
from entrepot import bots
from entrepot.bots import mcts
from entrepot.core import registry
from entrepot.games.spice_road import plan_search

# Every kind of bot, with a small budget. Beam is for one game only and has its own tests.
QUICK = (
    "random",
    "greedy",
    "shipper",
    "builder",
    "trader",
    "flat:40n",
    "mcts:40n",
    "network:40n",
    "beginner",
    "easy",
    "medium",
)


def play(game: entrepot.Game, *names: str, seed: int = 1) -> entrepot.Game:
    """The game played to its end, each seat by a bot."""
    players = [bots.make(name, seed + seat) for seat, name in enumerate(names)]
    while not game.is_over:
        game.play(players[game.state.seat].choose(game))
    return game


@pytest.mark.parametrize("name", QUICK)
@settings(max_examples=8)
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
        return bots.make("random", seed).decide(game, seed)


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


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("game", registry.names())
def test_the_same_seed_gives_the_same_game(name, game):
    first, second = (entrepot.new(game, players=2, seed=4) for _ in range(2))
    for _ in range(12):
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
    with pytest.raises(entrepot.OptionError, match=r"There is no bot “deep”; available: beam, beginner, .*random"):
        bots.make("deep")


def test_all_kinds_of_bots_are_tested_here():
    kinds = {name.partition(":")[0] for name in QUICK}
    assert set(bots.names()) - kinds == {"beam", "hard", "expert"}


@pytest.mark.parametrize("budget", ["", "n", "0n", "5", "1h", "-1s", "1s:0", "1s:65", "1s:2:2", "9999999999n", "1 s"])
def test_a_budget_that_is_none_is_refused(budget):
    if budget:
        with pytest.raises(entrepot.OptionError, match=f"“mcts:{budget}”"):
            bots.make(f"mcts:{budget}")
    assert bots.known("mcts:200n")
    assert bots.known("mcts:100ms:2")


@pytest.mark.parametrize("name", registry.names())
def test_a_search_looks_at_the_clock_and_stops_early_only_when_the_choice_is_clear(name, monkeypatch):
    """By a clock that advances by a twentieth of a second on every call, so that the test works on a busy machine."""
    ticks = count()
    for module in (mcts, plan_search):
        monkeypatch.setattr(module, "monotonic", lambda: next(ticks) / 20)
    monkeypatch.setattr(plan_search, "CLEAR_LEAD", 1000.0)
    game = entrepot.new(name, players=3, seed=1)
    bots.make("mcts:2s", 1).choose(game)
    spent = next(ticks) / 20
    assert 1.0 <= spent <= 2.1


def test_a_choice_that_is_clear_takes_less_than_the_time(monkeypatch):
    ticks = count()
    monkeypatch.setattr(mcts, "monotonic", lambda: next(ticks) / 100)
    dear = {"doubloons": 4, "goods": {"coffee": 1, "corn": 1}}
    position = {"game": "puerto_rico", "options": {"players": 3}, "trading_house": ["sugar", "indigo", "tobacco"]}
    game = entrepot.load(position | {"players": [dear, {}, {}]}, seed=1, actions=["p0 role trader"])
    assert bots.make("mcts:60s", 1).choose(game) == "p0 sell coffee"
    assert next(ticks) / 100 < 50


def test_two_threads_search_in_parallel_and_agree_on_a_legal_action():
    game = entrepot.new("puerto_rico", players=3, seed=1)
    assert bots.make("mcts:200n:2", 1).choose(game) in game.legal()


def test_a_search_beats_greedy_at_puerto_rico():
    won = [
        play(entrepot.new("puerto_rico", players=3, seed=seed), "greedy", "mcts:500n", "greedy") for seed in range(3)
    ]
    assert sum(game.winners() == [1] for game in won) >= 2


def test_beam_beats_random_at_spice_road_and_plays_nothing_else():
    game = play(entrepot.new("spice_road", players=2, seed=1), "beam:8", "random")
    assert game.winners() == [0]
    with pytest.raises(entrepot.OptionError, match="beam only plays spice_road"):
        bots.make("beam:8").choose(entrepot.new("puerto_rico", seed=1))


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


def test_a_game_without_an_evaluation_is_played_for_the_lead():
    from entrepot.bots.greedy import lead

    game = entrepot.new("spice_road", players=3, seed=1)
    game.state.gold = [1, 0, 0, 0, 0]
    game.state.silver = [0, 2, 0, 0, 0]
    assert [lead(game.state, seat)(game.state) for seat in range(3)] == [1, -1, -3]


def test_an_evaluation_can_still_be_registered_from_outside(monkeypatch):
    monkeypatch.setattr("entrepot.bots.greedy._registered", {})
    game = entrepot.new("spice_road", players=2, seed=1)

    def cubes(state, seat):
        return lambda after: after.caravan[seat]

    with pytest.warns(DeprecationWarning, match=r"Rules\.evaluations"):
        bots.register("spice_road", cubes, "hoarder")
    assert "hoarder" in bots.names()
    assert bots.make("hoarder").choose(game) == max(game.legal(), key=lambda action: caravan_after(game, action))


def caravan_after(game: entrepot.Game, action: entrepot.Action) -> int:
    state = game.state.copy()
    state.apply(action.code)
    return state.caravan[game.seat]
