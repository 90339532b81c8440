"""Games to test with: drawn by Hypothesis, played at random. Knows nothing about any single game."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

from hypothesis import assume
from hypothesis import strategies as st

import entrepot
from entrepot.core import registry

GAMES = registry.names()
TESTS = Path(__file__).parent
SEEDS = st.integers(0, 2**64 - 1)


@st.composite
def new_games(draw: st.DrawFn, names: Sequence[str] = GAMES) -> entrepot.Game:
    """A new game of any kind, with any options."""
    rules = registry.find(draw(st.sampled_from(names)))
    options = {option.name: draw(st.sampled_from(option.values)) for option in rules.options}
    try:
        return entrepot.new(rules.name, seed=draw(SEEDS), **options)
    except entrepot.OptionError:  # options that contradict each other
        assume(False)
        raise


@st.composite
def games(draw: st.DrawFn, names: Sequence[str] = GAMES) -> entrepot.Game:
    """A game at any moment: some way in at random, then by drawn choices, which Hypothesis can shorten."""
    game = draw(new_games(names))
    wander(game, draw(st.sampled_from([0, 0, 10, 100, 400, 5000])), draw(SEEDS))
    for choice in draw(st.lists(st.integers(0, 63), max_size=40)):
        if not game.is_over:
            legal = game.legal()
            game.play(legal[choice % len(legal)])
    return game


def pick(rng: random.Random, legal: list[entrepot.Action]) -> entrepot.Action:
    """Any action, but mostly one that brings the end nearer: random games are long."""
    claims = [action for action in legal if " claim " in action]
    return rng.choice(claims if claims and rng.random() < 0.9 else legal)


def wander(game: entrepot.Game, decisions: int, seed: int) -> None:
    """Play on at random, at most so many decisions."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.is_over:
            return
        game.apply(pick(rng, game.legal()))


def moments(game: entrepot.Game, seed: int) -> Iterator[entrepot.Game]:
    """The same game again and again, at each decision until it is over."""
    rng = random.Random(seed)
    while not game.is_over:
        yield game
        game.apply(pick(rng, game.legal()))
    yield game
