"""Every game: any input is either a game that can be played to its end or raises an EntrepotError."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from entrepot.core import registry
from playing import GAMES, any_options, games

from .pieces import STARTS, check_pieces


def nested(depth: int) -> list:
    inner: list = []
    for _ in range(depth):
        inner = [inner]
    return inner


WORDS = ["", "Y", "YYYYYYYYYYY", "B" * 60, "yy", "^2", "+YY", "YYRR", "upgrade", "discard", "\ud800", "\x00", "x" * 999]
WORDS += ["corn", "forest", "library", "captain", "lay", "man", "END-1", "closing"]
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 12),
    st.sampled_from([2**31, 2**32, 2**64 - 1, 2**64, -(2**63), 10**30]),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(WORDS),
)
RUBBISH = st.recursive(
    SCALARS,
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=5), inner, max_size=3)),
)
UNPRINTABLE = {"huge": 10**5000, "deep": nested(5000)}


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every container in a JSON value with each of its keys."""
    if not isinstance(value, dict | list):
        return []
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def mutate(value: Any, data: st.DataObject) -> Any:
    """The value with a few of its parts deleted, replaced, duplicated or swapped."""
    value = deepcopy(value)
    for _ in range(data.draw(st.integers(1, 3))):
        found = places(value)
        if not found:
            return value
        container, key = data.draw(st.sampled_from(found))
        other, other_key = data.draw(st.sampled_from(found))
        change = data.draw(st.sampled_from(["delete", "replace", "double", "exchange", "copy", "huge", "deep"]))
        if change in UNPRINTABLE:
            container[key] = UNPRINTABLE[change]
            return value
        if change == "delete":
            del container[key]
        elif change == "replace":
            container[key] = data.draw(RUBBISH)
        elif change == "double" and isinstance(container, list):
            container.insert(key, deepcopy(container[key]))
        elif change == "exchange":
            container[key], other[other_key] = deepcopy(other[other_key]), deepcopy(container[key])
        else:
            container[key] = deepcopy(other[other_key])
    return value


def read(reader: Callable[[Any], Any], thing: Any) -> Any:
    """The result of reading, or the error."""
    try:
        return reader(thing)
    except entrepot.EntrepotError as error:
        return error


def can_be_played_to_the_end(game: entrepot.Game) -> bool:
    rng = random.Random(1)
    check_pieces(game.position())
    for _ in range(20):
        if not game.is_over:
            game.play(rng.choice(game.legal()))
            check_pieces(game.position())
            assert entrepot.load(game.position()).position() == game.position()
    game.state.playout(1, 10**6)
    check_pieces(game.position())
    return game.is_over


def refused_in_words(result: Any) -> bool:
    return isinstance(result, entrepot.EntrepotError) and len(str(result)) > 10


@given(games(), st.data())
def test_spoilt_positions(game, data):
    result = read(lambda position: entrepot.load(position, seed=1), mutate(game.position(), data))
    assert refused_in_words(result) or can_be_played_to_the_end(result)


# Small changes, as a hand makes them: many are refused, some make another game


def nudge(position: dict[str, Any], rng: random.Random) -> None:
    """Change one number a little, move one unit, or swap two things; often within ``pending``."""
    found = places(position)
    if isinstance(position.get("pending"), dict) and rng.random() < 0.5:
        found = places(position["pending"]) or found
    container, key = rng.choice(found)
    other, other_key = rng.choice(found)
    numbers = type(container[key]) is int and type(other[other_key]) is int
    if numbers and rng.random() < 0.5:
        container[key] += 1
        other[other_key] -= 1
    elif type(container[key]) is int:
        container[key] = max(0, container[key] + rng.choice([-2, -1, 1, 2, 5, 30]))
    elif rng.random() < 0.5:
        container[key] = deepcopy(other[other_key])
    else:
        del container[key]


def some_moment(name: str, seed: int) -> entrepot.Game:
    """A position of a game with any options; half of them, if possible, from a table full of pieces."""
    rng = random.Random(seed)
    if name in STARTS and rng.random() < 0.7:
        game = STARTS[name](seed)
    else:
        game = entrepot.new(name, seed=seed, **any_options(registry.find(name), rng))
    game.state.playout(seed, rng.choice([1, 3, 10, 30, 60, 100, 200]))
    return game


def play_nudged(name: str, seed: int, changes: int) -> int:
    """Change a position a little, this many times; return how many results could be played."""
    rng = random.Random(seed)
    position, playable = some_moment(name, seed).position(), 0
    for _ in range(changes):
        nudged = deepcopy(position)
        for _ in range(rng.choice([1, 1, 2])):
            nudge(nudged, rng)
        result = read(lambda position: entrepot.load(position, seed=1), nudged)
        if not refused_in_words(result):
            assert can_be_played_to_the_end(result)
            playable += nudged != position
    return playable


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("batch", range(2))
def test_positions_changed_a_little(name, batch):
    assert sum(play_nudged(name, seed, 20) for seed in range(20 * batch, 20 * batch + 20)) > 5


@pytest.mark.long
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("batch", range(20))
def test_many_positions_changed_a_little(name, batch):
    assert sum(play_nudged(name, seed, 60) for seed in range(1000 + 50 * batch, 1050 + 50 * batch)) > 50


# Rubbish


@given(RUBBISH)
def test_garbage_is_not_a_position_or_a_record(garbage):
    assert refused_in_words(read(entrepot.load, garbage))
    assert refused_in_words(read(entrepot.from_record, garbage))


@pytest.mark.parametrize("thing", UNPRINTABLE.values(), ids=UNPRINTABLE)
def test_nor_is_what_cannot_even_be_printed(thing):
    assert refused_in_words(read(entrepot.load, thing))
    assert refused_in_words(read(entrepot.from_record, thing))
    assert refused_in_words(read(entrepot.new, thing))
    assert refused_in_words(read(entrepot.new(GAMES[0]).play, thing))


@given(games(), st.data())
def test_spoilt_records(game, data):
    result = read(entrepot.from_record, mutate(game.record(), data))
    assert refused_in_words(result) or can_be_played_to_the_end(result)


@given(game=games(), cut=st.integers(0, 3000), noise=st.binary(max_size=8))
def test_spoilt_files(tmp_path_factory, game, cut, noise):
    path = tmp_path_factory.mktemp("fuzz") / "corrupted.erec"
    whole = json.dumps(game.record()).encode()
    path.write_bytes(whole[: cut % len(whole)] + noise + whole[cut % len(whole) + len(noise) :])
    result = read(entrepot.read_record, path)
    assert refused_in_words(result) or can_be_played_to_the_end(result)


@given(games(), st.one_of(st.text(), RUBBISH))
def test_anything_as_an_action(game, text):
    result = read(game.play, text)
    assert refused_in_words(result) or result == text
