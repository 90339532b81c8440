"""BUI-2 to BUI-4: how much of a building's printed price quarries save, and how much everything else."""

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
    listed = game.rules.prices(game.state, game.state.seat).get(
        card.id, {"price": card.cost, "quarries": 0, "privilege": 0}
    )
    assert listed == {"price": price, "quarries": quarries, "privilege": rest}
    return quarries, rest


def test_a_seat_has_its_own_prices_at_any_time():
    game = entrepot.new("puerto_rico", players=3, seed=1)
    for action in ("p0 role settler", "p0 take quarry", "p1 pass", "p2 pass", "p1 role mayor", "p1 pass"):
        game.play(action)
    assert game.rules.prices(game.state, 0) == {}
    game.play("p0 man indigo 0")
    assert game.position()["players"][0]["island"]["quarry"]["colonists"] == 1
    prices = game.rules.prices(game.state, 0)
    assert prices["small_market"] == {"price": 0, "quarries": 1, "privilege": 0}
    assert prices["city_hall"] == {"price": 9, "quarries": 1, "privilege": 0}
    assert game.rules.prices(game.state, 1) == {}
