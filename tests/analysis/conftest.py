import pytest

from entrepot.bots import networks

from .blank_network import blank_network


@pytest.fixture
def network(monkeypatch):
    """Every game has a network, one that knows nothing."""
    monkeypatch.setattr(networks, "network_for", blank_network)


@pytest.fixture
def no_network(monkeypatch):
    """No game has a network."""
    monkeypatch.setattr(networks, "network_for", lambda game: None)
