"""Every game: the compiled engine plays exactly like its sources."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import pytest

import entrepot
from entrepot.core import registry
from entrepot.source import is_compiled, pure_package
from playing import GAMES, any_options

from .pieces import STARTS

needs_compiled = pytest.mark.skipif(
    not entrepot.compiled, reason="the engine in use is not compiled: nothing to compare"
)


def both(name: str, seed: int) -> tuple[Any, Any]:
    """The same start twice, with any options; every second one is a table that rarely comes up in play."""
    rng, pure = random.Random(seed), pure_package()
    if seed % 2 and name in STARTS:
        fast = STARTS[name](seed)
        return fast, pure.load(fast.position(), seed=seed)
    options = any_options(registry.find(name), rng)
    return entrepot.new(name, seed=seed, **options), pure.new(name, seed=seed, **options)


def play_both(name: str, seed: int) -> None:
    """One random game, side by side: the same answers at each decision, the same position now and then."""
    rng = random.Random(seed)
    fast, slow = both(name, seed)
    assert fast.position() == slow.position()
    while codes := fast.state.legal():
        assert slow.state.legal() == codes
        code = rng.choice(codes)
        fast.state.apply(code)
        slow.state.apply(code)
        if rng.random() < 0.02:
            assert fast.position() == slow.position()
            assert fast.state.scores() == slow.state.scores()
            seat, seen = rng.randrange(fast.players), rng.getrandbits(64)
            fast.state.determinize(seat, seen)
            slow.state.determinize(seat, seen)
    assert slow.state.over
    assert slow.state.legal() == []
    assert fast.position() == slow.position()
    assert (fast.scores(), fast.winners()) == (slow.scores(), slow.winners())
    assert (fast.state.events, fast.state.chance) == (slow.state.events, slow.state.chance)


@needs_compiled
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("batch", range(4))
def test_a_hundred_games_side_by_side(name, batch):
    for seed in range(25 * batch, 25 * batch + 25):
        play_both(name, seed)


@pytest.mark.long
@needs_compiled
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("batch", range(40))
def test_thousands_of_games_side_by_side(name, batch):
    for seed in range(1000 + 100 * batch, 1100 + 100 * batch):
        play_both(name, seed)


@needs_compiled
@pytest.mark.parametrize("name", GAMES)
def test_playouts_and_counts_are_the_same(name):
    for seed in range(20):
        fast, slow = (package.new(name, seed=seed).state for package in (entrepot, pure_package()))
        assert fast.perft(2) == slow.perft(2)
        assert fast.playout(seed, 300) == slow.playout(seed, 300)
        assert fast.legal() == slow.legal()
        assert fast.perft(2) == slow.perft(2)


# Which of the two is in use


def test_the_package_says_whether_it_is_compiled():
    modules = [module for name, module in sys.modules.items() if name.startswith("entrepot.") and module]
    compiled = [module.__name__ for module in modules if is_compiled(module)]
    assert ("entrepot.core.engine" in compiled) is entrepot.compiled


def test_the_pure_copy_uses_sources_only_and_is_another_package():
    pure = pure_package()
    assert pure is pure_package() is not entrepot
    assert pure.compiled is False
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{pure.__name__}.")]
    assert len(modules) > 10
    assert not any(is_compiled(module) for module in modules)
    assert pure.Game is not entrepot.Game
    assert str(pure.new(GAMES[0], seed=1)) == str(entrepot.new(GAMES[0], seed=1))


@pytest.mark.parametrize("wish", ["", "1"])
def test_the_environment_can_ask_for_sources(wish):
    script = "import entrepot; print(entrepot.compiled, entrepot.core.engine.__file__)"
    environment = os.environ | {"ENTREPOT_PURE": wish}
    run = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True)
    compiled, file = run.stdout.split()
    assert compiled == str(not file.endswith(".py"))
    if wish:
        assert compiled == "False"
