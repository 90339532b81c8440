"""Games to test with: drawn by Hypothesis, played at random. Knows hardly anything about any single game."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

import entrepot
from entrepot.core import registry
from entrepot.core.options import Option
from entrepot.core.rules import Rules

GAMES = os.environ.get("ENTREPOT_TEST_GAMES", "").split() or registry.names()
"""The games that the contract is tested with; the variable names others than all that there are."""
TESTS = Path(__file__).parent
SEEDS = st.integers(0, 2**64 - 1)

OLD = ["hacienda", "construction_hut", "hospice", "office", "factory", "university", "harbor", "wharf", "city_hall"]
NEW = ["aqueduct", "black_market", "forest_house", "guesthouse", "church", "small_wharf", "library", "union_hall"]
EXAMPLES: dict[str, Sequence[Any]] = {  # of options that have no list of values
    "buildings": (None, None, [], OLD, OLD + NEW, [*NEW, "land_office", "hunting_lodge", "villa", "statue"]),
}


def values(option: Option) -> Sequence[Any]:
    """What an option may be."""
    return EXAMPLES[option.name] if option.values is None else option.values


def fitting(rules: Rules, wishes: Mapping[str, Any]) -> dict[str, Any]:
    """The wishes without those that contradict earlier ones."""
    for number in range(len(wishes) + 1):
        for dropped in combinations(wishes, number):
            kept = {name: value for name, value in wishes.items() if name not in dropped}
            try:
                rules.complete_options(kept)
            except entrepot.OptionError:
                continue
            return kept
    raise AssertionError("not even without any wish")


def any_options(rules: Rules, rng: random.Random) -> dict[str, Any]:
    """Any consistent options."""
    table = rng.sample(list(rules.options), len(rules.options))
    return fitting(rules, {option.name: rng.choice(values(option)) for option in table})


@st.composite
def new_games(draw: st.DrawFn, names: Sequence[str] = GAMES) -> entrepot.Game:
    """A new game of any kind, with any options."""
    rules = registry.find(draw(st.sampled_from(names)))
    table = draw(st.permutations(list(rules.options)))
    options = fitting(rules, {option.name: draw(st.sampled_from(values(option))) for option in table})
    return entrepot.new(rules.name, seed=draw(SEEDS), **options)


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


Pick = Callable[[random.Random, list[entrepot.Action]], entrepot.Action]


def pick(rng: random.Random, legal: list[entrepot.Action]) -> entrepot.Action:
    """Any action, but mostly one that brings the end closer: random games are long."""
    claims = [action for action in legal if " claim " in action]
    return rng.choice(claims if claims and rng.random() < 0.9 else legal)


def wander(game: entrepot.Game, decisions: int, seed: int) -> None:
    """Play at random for at most this many decisions."""
    rng = random.Random(seed)
    for _ in range(decisions):
        if game.is_over:
            return
        game.apply(pick(rng, game.legal()))


def moments(game: entrepot.Game, seed: int, pick: Pick = pick) -> Iterator[entrepot.Game]:
    """The same game object at each decision until it is over."""
    rng = random.Random(seed)
    while not game.is_over:
        yield game
        game.apply(pick(rng, game.legal()))
    yield game
