"""BUI-2 to BUI-4: a hint says how much of a building's printed price quarries save, and how much everything else."""

from __future__ import annotations

import random

import pytest

import entrepot
from entrepot.games.puerto_rico import codes
from entrepot.games.puerto_rico.components import BUILDINGS


@pytest.mark.parametrize("expansions", [[], ["nobles"]])
def test_the_parts_of_a_price_add_up(expansions):
    seen = set()
    for seed in range(8):
        game, dice = entrepot.new("puerto_rico", players=3, seed=seed, expansions=expansions), random.Random(seed)
        while not game.is_over:
            seen |= {parts(game, action.code) for action in game.legal() if " build " in str(action)}
            game.apply(dice.choice(game.legal()))
    assert {(0, 0), (0, 1), (1, 0), (1, 1), (2, 1)} <= seen


def parts(game: entrepot.Game, code: int) -> tuple[int, int]:
    """What quarries and everything else save, checked against the price."""
    hint, card = game.rules.hint(game.state, code), BUILDINGS[codes.building_of(code)]
    assert hint is not None
    price, quarries, rest = (int(str(hint.args[name])) for name in ("price", "quarries", "privilege"))
    assert price + quarries + rest == card.cost
    workers = game.position()["players"][game.state.seat]["island"].get("quarry", {"colonists": 0, "nobles": 0})
    assert 0 <= quarries <= min(card.column, workers["colonists"] + workers["nobles"])
    assert rest >= 0
    return quarries, rest
