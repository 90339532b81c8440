"""The network: evaluations, files, and the search that uses it."""

from __future__ import annotations

import importlib
from random import Random
from time import monotonic

import pytest
from tests.networks import arbitrary_content

import entrepot
from entrepot import bots
from entrepot.bots import network_file, networks
from entrepot.bots.budget import Budget
from entrepot.bots.network import Evaluator, Network
from entrepot.bots.network_bot import NetworkBot
from entrepot.bots.network_file import NetworkError
from entrepot.bots.network_search import NetworkSearch
from entrepot.core import registry
from entrepot.source import pure_package

GAMES = [("puerto_rico", 2), ("puerto_rico", 3), ("puerto_rico", 5), ("spice_road", 2), ("spice_road", 4)]
SIMULATIONS = 400 if entrepot.compiled else 40


def a_search(game: str, players: int, package=entrepot, nodes: int = 20_000) -> NetworkSearch:
    """A search from the beginning of a game."""
    new = package.new(game, players=players, seed=3)
    parts = importlib.import_module(f"{package.__name__}.bots.networks")
    network = parts.Network(*arbitrary_content(registry.find(game)))
    return parts.search(network, new.rules, new.options, new.state, nodes, 1)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_an_evaluation_does_not_depend_on_those_before(name, players):
    rules, random = registry.find(name), Random(1)
    network = Network(*arbitrary_content(rules))
    game = entrepot.new(name, players=players, seed=1)
    encoder = rules.network_input().encoder
    search = networks.search(network, rules, game.options, game.state, 20_000, 1)
    while not game.is_over:
        game.apply(random.choice(game.legal()))
        if random.random() < 0.1 and not game.is_over:
            search.restart(game.state)
            search.run(1)
            fresh = NetworkSearch(
                game.state,
                scratch := game.state.copy(),
                Evaluator(network, encoder(scratch, {**game.options, **rules.attentive}), players),
                2000,
                1,
            )
            fresh.run(1)
            assert list(search.evaluator.shares) == list(fresh.evaluator.shares)
            assert list(search.evaluator.parts) == list(fresh.evaluator.parts)
            assert sum(search.evaluator.shares) == pytest.approx(1)


@pytest.mark.skipif(not entrepot.compiled, reason="compares compiled modules with their sources")
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_compiled_and_uncompiled_searches_find_the_same(name, players):
    compiled, pure = a_search(name, players), a_search(name, players, pure_package())
    compiled.run(60)
    pure.run(60)
    assert compiled.found() == pure.found()
    best = compiled.found_codes()[0]
    assert compiled.outlook_after(best) == pure.outlook_after(best)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_a_search_visits_every_seats_outlook(name, players):
    search = a_search(name, players)
    search.run(SIMULATIONS)
    found = search.found()
    assert sum(visits for _, visits, _ in found) == SIMULATIONS - 1
    assert {code for code, _, _ in found} == set(search.root.legal())
    assert sum(search.chances()) == pytest.approx(1)
    code = max(found, key=lambda child: child[1])[0]
    assert search.line(code)[0] == code


def test_the_part_of_the_tree_that_the_game_reaches_is_kept():
    search = a_search("puerto_rico", 3)
    search.run(SIMULATIONS)
    code = max(search.found(), key=lambda child: child[1])[0]
    node, size = search.node_at([code]), search.size
    search.root_node = node
    expected = search.found()
    search.root_node = 0
    after = search.root.copy()
    after.apply(code)
    seat = search.seat
    search.move_root(node, after)
    search.seat = seat  # whose rewards were compared
    search.compact()
    assert search.root_node == 0
    assert search.size < size
    assert search.found() == expected
    search.seat = after.seat
    before = sum(visits for _, visits, _ in search.found())
    search.run(20)
    assert sum(visits for _, visits, _ in search.found()) == before + 20


def test_a_full_tree_is_searched_on_without_growing():
    search = a_search("puerto_rico", 3, nodes=60)
    search.run(SIMULATIONS)
    assert search.size <= 60
    assert sum(visits for _, visits, _ in search.found()) == SIMULATIONS - 1


def test_the_same_seed_gives_the_same_choice():
    rules = registry.find("spice_road")
    network = Network(*arbitrary_content(rules))
    game = entrepot.new("spice_road", players=2, seed=1)
    chosen = {str(NetworkBot(7, Budget(playouts=50), network).choose(game)) for _ in range(3)}
    assert len(chosen) == 1
    assert chosen <= {str(action) for action in game.legal()}


def test_a_decision_without_any_time_left_still_tries_several_actions():
    network = Network(*arbitrary_content(registry.find("spice_road")))
    game = entrepot.new("spice_road", players=2, seed=1)
    bot = NetworkBot(7, Budget(seconds=0.1), network)
    choices = bot.choices(game, game.seen_by(0, 1), seed=1, begin=monotonic() - 1)
    assert sum(choice.visits for choice in choices) == bot.least - 1 > 1


def test_a_game_without_a_network_is_searched_by_playouts(monkeypatch):
    monkeypatch.setattr(networks, "network_for", lambda game: None)
    game = entrepot.new("puerto_rico", players=3, seed=1)
    assert bots.make("network:40n", 1).choose(game) == bots.make("mcts:40n", 1).choose(game)


# Files


@pytest.fixture
def file(tmp_path):
    rules = registry.find("spice_road")
    path = tmp_path / "all.network"
    path.write_bytes(network_file.pack(*arbitrary_content(rules)))
    return path


def test_a_file_holds_the_whole_network(file):
    about, arrays = network_file.read(file)
    expected, weights = arbitrary_content(registry.find("spice_road"))
    assert arrays == weights
    assert expected.items() <= about.items()


@pytest.mark.parametrize(
    "damage",
    [lambda c: c[:-9], lambda c: b"x" + c, lambda c: c[:40], lambda c: b"", lambda c: c[:200] + b"?" + c[201:]],
)
def test_a_damaged_file_is_refused(file, damage):
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(NetworkError, match="damaged"):
        networks.load(file, registry.find("spice_road"))


def test_a_network_for_another_observation_is_refused(file):
    with pytest.raises(NetworkError, match="another version"):
        networks.load(file, registry.find("puerto_rico"))


def test_a_broken_network_that_comes_with_a_game_is_reported_and_not_used(file, monkeypatch):
    file.write_bytes(b"nonsense")
    monkeypatch.setattr(networks, "files", lambda package: file.parent.parent)
    file.parent.rename(file.parent.parent / "networks")
    networks._shipped.cache_clear()
    game = entrepot.new("spice_road", players=2, seed=1)
    with pytest.warns(RuntimeWarning, match="all.network is not a network"):
        assert bots.make("network:40n", 1).choose(game) == bots.make("mcts:40n", 1).choose(game)
    networks._shipped.cache_clear()


@pytest.mark.parametrize("name", ["puerto_rico", "spice_road"])
def test_all_networks_that_come_with_a_game_can_be_used(name):
    rules = registry.find(name)
    package = type(rules).__module__.rpartition(".")[0]
    found = [path for path in (networks.files(package) / "networks").iterdir() if path.name.endswith(networks.SUFFIX)]
    assert found
    assert sum(len(path.read_bytes()) for path in found) < 1_500_000
    for path in found:
        assert networks.load(path, rules).players == 5
