"""A network with arbitrary weights, so that these tests need none of the trained ones."""

from __future__ import annotations

from array import array
from random import Random

import pytest

from entrepot.bots import networks
from entrepot.bots.network import Network
from entrepot.core.game import Game
from entrepot.core.rules import Rules

HIDDEN, DEEP = 8, 4


def arbitrary_network(rules: Rules, players: int) -> Network:
    """A small network whose weights mean nothing."""
    random = Random(1)
    observation = rules.observation()
    width = observation.table.width + players * observation.seat.width
    parts, codes = len(rules.score_parts), len(rules.actions)
    heads = players * (1 + parts)

    def weights(number: int) -> array[int]:
        return array("h", [random.randrange(-60, 61) for _ in range(number)])

    about = {
        "players": players, "score_parts": list(rules.score_parts), "codes": codes, "width": width, "hidden": HIDDEN,
        "deep": DEEP,
    }  # fmt: skip
    arrays = {
        "slots": array("h", range(width)),
        "thresholds": array("h", [1] * width),
        "weights": weights(width * HIDDEN),
        "bias": weights(HIDDEN),
        "deep_weights": weights(HIDDEN * DEEP),
        "deep_bias": weights(DEEP),
        "head_weights": weights(DEEP * heads),
        "head_bias": weights(heads),
        "policy_weights": weights(HIDDEN * codes),
        "policy_bias": weights(codes),
    }
    return Network(about, arrays)


@pytest.fixture
def network(monkeypatch):
    """Every game has a network."""
    found: dict[tuple[str, int], Network] = {}

    def network_for(game: Game) -> Network:
        key = game.rules.name, game.players
        if key not in found:
            found[key] = arbitrary_network(game.rules, game.players)
        return found[key]

    monkeypatch.setattr(networks, "network_for", network_for)
