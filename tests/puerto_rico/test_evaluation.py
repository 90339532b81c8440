"""The greedy bots' evaluation in Puerto Rico: more is better, and each style has its preferences."""

from __future__ import annotations

from typing import Any

import pytest

import entrepot
from entrepot import bots
from entrepot.games.puerto_rico.evaluation import EVALUATIONS, STYLES

NOTHING: dict[str, Any] = {"doubloons": 0, "island": {}}
BETTER: list[dict[str, Any]] = [
    {"doubloons": 3},
    {"vp": 2},
    {"goods": {"corn": 1}},
    {"island": {"coffee": {"tiles": 1}}},
    {"island": {"quarry": {"tiles": 1}}},
    {"buildings": {"hacienda": {}}},
    {"buildings": {"indigo_plant": {}}},
    {"san_juan": {"colonists": 1}},
]


def value(style: str, own: dict[str, Any], other: dict[str, Any] | None = None) -> float:
    """The value for p0 if p0 and p1 have these things and nobody has anything else."""
    players = [NOTHING | own, NOTHING | (other or {}), NOTHING]
    state = entrepot.load({"game": "puerto_rico", "options": {"players": 3}, "players": players}, seed=1).state
    return EVALUATIONS[style](state, 0)(state)


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("things", BETTER, ids=str)
def test_whatever_a_player_has_is_worth_something_to_it_and_less_to_its_rivals(style, things):
    assert value(style, things) > 0 == value(style, {})
    assert -value(style, things) < value(style, {}, things) < 0


@pytest.mark.parametrize(
    ("idle", "working"),
    [
        ({"buildings": {"hacienda": {}}}, {"buildings": {"hacienda": {"colonists": 1}}}),
        ({"island": {"quarry": {"tiles": 1}}}, {"island": {"quarry": {"tiles": 1, "colonists": 1}}}),
        ({"island": {"corn": {"tiles": 1}}}, {"island": {"corn": {"tiles": 1, "colonists": 1}}}),
    ],
)
def test_it_is_worth_more_when_somebody_works_there(idle, working):
    """By more than the colonist is worth in San Juan."""
    assert value("greedy", working) > value("greedy", idle | {"san_juan": {"colonists": 1}})


@pytest.mark.parametrize(
    ("style", "things"),
    [
        ("shipper", {"vp": 5}),
        ("shipper", {"goods": {"corn": 4}}),
        ("builder", {"island": {"quarry": {"tiles": 1, "colonists": 1}}}),
        ("builder", {"buildings": {"university": {"colonists": 1}}}),
        ("trader", {"doubloons": 6}),
    ],
)
def test_each_style_prefers_its_own_things(style, things):
    assert value(style, things) > max(value(other, things) for other in STYLES if other != style)


@pytest.mark.parametrize("style", STYLES)
def test_every_style_sells_the_dearest_good(style):
    goods = {"goods": {"coffee": 1, "corn": 1}}
    position = {"game": "puerto_rico", "options": {"players": 3}, "players": [goods, {}, {}]}
    game = entrepot.load(position, seed=1, actions=["p0 role trader"])
    assert bots.make(style, 1).choose(game) == "p0 sell coffee"
