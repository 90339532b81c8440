"""Observations agree with the seat's view and contain nothing else."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

import entrepot
from entrepot import envs
from entrepot.source import pure_package
from playing import GAMES, SEEDS, games, moments

from .expected import expected
from .variants import each

np = pytest.importorskip("numpy")

from entrepot.envs.arrays import Arrays  # noqa: E402


def observed(spec: envs.Spec, state: entrepot.core.engine.Engine, seat: int) -> np.ndarray:
    seen = np.full(spec.width + 2, 77, np.uint8)
    Arrays(spec, 1, "win", None, np.bool_).game(0, state).observe(seat, seen, 1)
    assert seen[0] == seen[-1] == 77, "the encoder writes outside of its part of the array"
    return seen[1:-1]


def spec_of(game: entrepot.Game) -> envs.Spec:
    return envs.Spec(game.rules.name, **game.options)


def check(spec: envs.Spec, game: entrepot.Game, seat: int) -> None:
    seen = observed(spec, game.state, seat)
    found = {name: seen[at].tolist() for name, at in spec.parts.items()}
    assert found == expected(game.view(seat), seat)
    assert all(number <= slot.high for number, slot in zip(seen, spec.slots(), strict=True))


@each()
def test_an_observation_agrees_with_the_view(game, options):
    """At many moments of random games, for any seat."""
    rng = random.Random(5)
    for seed in range(2):
        for now in moments(entrepot.new(game, seed=seed, **options), seed):
            if now.is_over or rng.random() < 0.1:
                check(spec_of(now), now, rng.randrange(now.players))


@pytest.mark.long
@each()
def test_an_observation_agrees_with_the_view_in_many_games(game, options):
    for seed in range(100, 130):
        for now in moments(entrepot.new(game, seed=seed, **options), seed):
            check(spec_of(now), now, seed % now.players)


@given(games())
def test_an_observation_agrees_with_the_view_whatever_the_options(game):
    for seat in range(game.players):
        check(spec_of(game), game, seat)


@given(games(), SEEDS)
def test_what_a_seat_cannot_know_changes_nothing(game, seed):
    """Decks, stacks and a tile in another's hand are re-sampled."""
    spec = spec_of(game)
    for seat in range(game.players):
        other = game.seen_by(seat, seed)
        assert (observed(spec, other.state, seat) == observed(spec, game.state, seat)).all()


@given(games(["puerto_rico"]))
def test_others_may_exchange_their_chips(game):
    """HID-2"""
    spec, state = spec_of(game), game.state.copy()
    others = [seat for seat in range(game.players) if seat != 0]
    if not game.is_over and not game.options["open_vp"] and len(others) > 1:
        chips = state.vp[:]
        chips[others[0]], chips[others[1]] = chips[others[1]], chips[others[0]] + 1
        state.vp = chips
        assert (observed(spec, state, 0) == observed(spec, game.state, 0)).all()


@given(games(["spice_road"]))
def test_others_may_exchange_their_point_cards(game):
    """CEN-18: as long as it is as many."""
    spec, state = spec_of(game), game.state.copy()
    if not game.is_over and not game.options["open_points"]:
        cards = state.claimed[1].bit_count()
        state.claimed = [state.claimed[0], (1 << cards) - 1, *state.claimed[2:]]
        assert (observed(spec, state, 0) == observed(spec, game.state, 0)).all()


def test_a_forest_does_not_tell_what_tile_it_was():
    """HID-1: nobody else knows a tile that was drawn face down and laid as a forest."""
    position = {
        "game": "puerto_rico",
        "options": {"players": 3, "expansions": ["new_buildings"], "market": "all"},
        "players": [{"buildings": {name: {"colonists": 1} for name in ("hacienda", "forest_house")}}, {}, {}],
    }
    drawn = set()
    for seed in range(20):
        game = entrepot.load(position, seed=seed)
        drawn.add(game.position()["plantations"]["stack"][0])
        for action in ("p0 role settler", "p0 draw", "p0 lay forest"):
            game.play(action)
        assert not observed(spec_of(game), game.state, 1)[spec_of(game).parts["drawn_tile"]].any()
    assert len(drawn) > 1


@pytest.mark.skipif(not entrepot.compiled, reason="there is nothing to compare")
@pytest.mark.parametrize("name", GAMES)
def test_compiled_encoders_write_what_their_sources_write(name):
    pure = pure_package()
    plain = __import__(f"{pure.__name__}.envs.arrays", fromlist=["Arrays"])
    spec, other = envs.Spec(name), plain.Spec(name)
    fast, slow = (package.new(name, seed=3) for package in (entrepot, pure))
    rng = random.Random(1)
    while not fast.is_over:
        if rng.random() < 0.05:
            seen = np.zeros(spec.width, np.uint8)
            plain.Arrays(other, 1, "win", None, np.bool_).game(0, slow.state).observe(1, seen, 0)
            assert (seen == observed(spec, fast.state, 1)).all()
        code = rng.choice(fast.state.legal())
        fast.state.apply(code)
        slow.state.apply(code)
