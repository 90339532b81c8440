"""Every game has a network with arbitrary weights, so that these tests need none of the trained ones."""

from __future__ import annotations

import pytest
from tests.networks import arbitrary_content

from entrepot.bots import networks
from entrepot.bots.network import Network
from entrepot.core.game import Game


@pytest.fixture
def network(monkeypatch):
    """Every game has a network."""
    found: dict[tuple[str, int], Network] = {}

    def network_for(game: Game) -> Network:
        key = game.rules.name, game.players
        if key not in found:
            found[key] = Network(*arbitrary_content(game.rules, game.players))
        return found[key]

    monkeypatch.setattr(networks, "network_for", network_for)
