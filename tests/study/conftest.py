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
    found: dict[str, Network] = {}

    def network_for(game: Game) -> Network:
        name = game.rules.name
        if name not in found:
            found[name] = Network(*arbitrary_content(game.rules))
        return found[name]

    monkeypatch.setattr(networks, "network_for", network_for)
