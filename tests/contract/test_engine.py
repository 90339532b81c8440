"""Every game: the engine's compiled and uncompiled declarations agree."""

from __future__ import annotations

import importlib
import re
from copy import deepcopy
from pathlib import Path

import pytest

import entrepot
from entrepot.core import bits, chance, registry
from entrepot.core.rules import Rules
from entrepot.source import FOLDER, pure_package
from playing import GAMES

OWN = {"logging", "events", "chance", "error"}  # a copy keeps its own log


Shape = tuple[int, ...]


def declared(path: Path) -> dict[str, Shape]:
    """A .pxd file's public attributes, each with its lengths if it is an array."""
    found = re.findall(r"cdef public [\w ]+? (\w+)((?:\[\d+\])*)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: tuple(map(int, re.findall(r"\d+", lengths))) for name, lengths in found}


def classes(name: str) -> dict[type, Path]:
    """The classes of a game's state, from the sources, each with the file that declares its types."""
    pure_package()
    state = importlib.import_module(f"entrepot_pure.games.{name}.state").State
    found = {}
    for cls in state.__mro__[:-1]:
        found[cls] = FOLDER.joinpath(*cls.__module__.split(".")[1:]).with_suffix(".pxd")
    return found


def attributes(name: str) -> dict[str, Shape]:
    """All attributes of a game's state."""
    return {key: shape for path in classes(name).values() for key, shape in declared(path).items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_types_declare_every_attribute_that_the_source_has(name):
    for cls, path in classes(name).items():
        assert sorted(declared(path)) == sorted(cls.__slots__)
    assert len(attributes(name)) == sum(len(declared(path)) for path in classes(name).values())


def filled(shape: Shape, number: int) -> object:
    """An array of that shape with different numbers everywhere."""
    if not shape:
        return number % 120 + 1
    return [filled(shape[1:], number + 7 * place) for place in range(shape[0])]


def another_value(old: object, number: int, shape: Shape) -> object:
    """Another value that an attribute can hold."""
    if shape:
        return filled(shape, number)
    if isinstance(old, bool):
        return not old
    return number if isinstance(old, int) else [[number]]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("way", ["copy", "take"])
def test_every_attribute_is_copied(name, way):
    original, blank = entrepot.new(name, seed=200).state, entrepot.new(name, seed=200).state
    own = OWN if type(registry.find(name)).read_chance is not Rules.read_chance else OWN | {"script"}
    values = {}
    for number, (attribute, shape) in enumerate(attributes(name).items(), start=100):
        if attribute not in own:
            values[attribute] = another_value(getattr(original, attribute), number, shape)
            assert values[attribute] != getattr(original, attribute)
            setattr(original, attribute, values[attribute])
    if way == "copy":
        blank = original.copy()
    else:
        blank.take(original)
    assert {attribute: getattr(blank, attribute) for attribute in values} == values


@pytest.mark.parametrize("name", GAMES)
def test_a_copy_shares_nothing_with_its_original(name):
    arrays = {attribute: shape for attribute, shape in attributes(name).items() if shape}
    original = entrepot.new(name, seed=1).state
    before = {attribute: deepcopy(getattr(original, attribute)) for attribute in arrays}
    played, corrupted = original.copy(), original.copy()
    played.playout(1, 50)
    for attribute, shape in arrays.items():
        setattr(corrupted, attribute, filled(shape, 3))
        if len(shape) > 1:
            getattr(corrupted, attribute)[0][0] = 99  # uncompiled, a row is a list that could be shared
    assert {attribute: getattr(original, attribute) for attribute in arrays} == before


@pytest.mark.parametrize("name", GAMES)
def test_a_copys_log_is_its_own(name):
    game = entrepot.new(name, seed=1)
    copy = game.state.copy()
    assert game.state.logging
    assert not copy.logging
    copy.playout(1, 5)
    assert game.state.events == []
    copy.start_log()
    copy.playout(2, 5)
    assert copy.events
    assert game.state.events == []


# The small parts that the compiled engine has as machine instructions


def test_chance_is_splitmix64():
    """The first numbers from state 0 as published with the algorithm, here by their upper halves."""
    published = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
    rng = 0
    for number in published:
        rng = chance.advance(rng)
        assert chance.below(rng, 2**32) == number >> 32


def test_chance_stays_below_and_reaches_everything():
    rng, seen = 1, set()
    for _ in range(200):
        rng = chance.advance(rng)
        seen.add(chance.below(rng, 6))
    assert seen == set(range(6))


def test_shuffling_keeps_the_items_and_the_original():
    items = list(range(20))
    order, rng = chance.shuffled(items, 7)
    assert sorted(order) == items == list(range(20))
    assert order != items
    assert chance.shuffled(items, 7) == (order, rng)
    assert chance.shuffled(items, rng)[0] != order
    assert chance.shuffled([], 7) == ([], 7)


@pytest.mark.parametrize("numbers", [[0], [63], [0, 5, 44], list(range(64))])
def test_bit_masks_are_sets_of_small_numbers(numbers):
    mask = sum(1 << number for number in numbers)
    assert bits.members(mask) == numbers
    assert bits.count(mask) == len(numbers)
    assert bits.lowest(mask) == numbers[0]
    assert bits.members(0) == []
