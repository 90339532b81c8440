"""Samples from games against itself, and a training of two short generations."""

from __future__ import annotations

import io
import json

import numpy as np
import pytest
from tests.networks import arbitrary_content

import entrepot
from entrepot import bots
from entrepot.bots.network_file import NetworkError, pack, unpack
from entrepot.core import registry
from entrepot.training.sampling import SelfPlay, Subject

GAMES = [("puerto_rico", 3), ("spice_road", 2)]
SAMPLES = 300 if entrepot.compiled else 20


def samples(name: str, players: int, network: bool, seed: int = 1) -> dict[str, np.ndarray]:
    """What one task returns."""
    content = pack(*arbitrary_content(registry.find(name))) if network else None
    settings = {"full_simulations": 20, "quick_simulations": 4, "line_share": 0.5}
    subject = Subject(name, ({"players": players},))
    file, stored, games = SelfPlay(subject, 0, "a.npz", content, SAMPLES, seed, settings)()
    assert file == "a.npz"
    assert games >= 1
    return dict(np.load(io.BytesIO(stored)))


@pytest.mark.parametrize("network", [False, True])
@pytest.mark.parametrize(("name", "players"), GAMES)
def test_samples_are_complete(name, players, network):
    found = samples(name, players, network)
    assert len(found["searched"]) >= SAMPLES
    assert found["outcomes"].sum(axis=1) == pytest.approx(1)
    assert found["values"].sum(axis=1) == pytest.approx(1, abs=1e-5)
    taught = found["searched"] == 1
    assert taught.any()
    assert found["policy_shares"][taught].sum(axis=1) == pytest.approx(1, abs=1e-5)
    legal = np.unpackbits(found["legal"], axis=1, bitorder="little")
    for codes, allowed in zip(found["policy_codes"][taught], legal[taught], strict=True):
        assert all(allowed[code] for code in codes if code >= 0)


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_the_same_seed_gives_the_same_samples(name, players):
    one, same, other = (samples(name, players, True, seed) for seed in (1, 1, 2))
    assert all((one[key] == same[key]).all() for key in one)
    assert not np.array_equal(one["observations"][:50], other["observations"][:50])


def test_the_points_of_a_sample_are_those_at_the_end():
    """The winner of a game is the seat with the most points; seats are counted from the one that decides."""
    found = samples("spice_road", 2, network=False)
    points = found["points"].sum(axis=2)
    decided = points[:, 0] != points[:, 1]
    assert (found["outcomes"][decided].argmax(axis=1) == points[decided].argmax(axis=1)).all()


@pytest.mark.parametrize("name", ["puerto_rico", "spice_road"])
def test_a_network_is_trained_for_all_numbers_of_players(name):
    rules = registry.find(name)
    variants = [rules.complete_options(variant) for variant in rules.training_variants()]
    for options in ({}, *rules.variants.values()):
        expansions = rules.complete_options(options).get("expansions")
        found = {each["players"] for each in variants if each.get("expansions") == expansions}
        assert found >= ({3} if expansions and len(expansions) == 1 else set(rules.player_counts))


def test_samples_of_different_numbers_of_players_fit_together():
    """Absent seats have nothing; the last slot of an observation tells how many there are."""
    two, five = samples("spice_road", 2, True), samples("spice_road", 5, True)
    assert {name: each.shape[1:] for name, each in two.items()} == {name: each.shape[1:] for name, each in five.items()}
    assert set(two["observations"][:, -1]) == {2}
    assert set(five["observations"][:, -1]) == {5}
    assert not two["outcomes"][:, 2:].any()
    assert not two["points"][:, 2:].any()
    assert five["points"][:, 4].any()


def test_a_teacher_is_watched_first(monkeypatch):
    """Spice Road begins with games of a search; what it chose is what the policy learns."""
    asked, make = set(), bots.make
    monkeypatch.setattr(bots, "make", lambda name, seed: asked.add(name) or make(name, seed))
    found = samples("spice_road", 2, network=False)
    assert asked == {registry.find("spice_road").training_teacher}
    assert (found["searched"] == 1).all()
    assert (found["policy_shares"][:, 0] == 1).all()
    assert (found["policy_codes"][:, 1:] == -1).all()
    assert (found["values"] == found["outcomes"]).all()


@pytest.fixture
def network() -> bytes:
    """A network for Puerto Rico with arbitrary weights."""
    pytest.importorskip("torch", reason="torch is large and only needed for training")
    return pack(*arbitrary_content(registry.find("puerto_rico")))


def test_a_network_is_the_beginning_of_a_training(network):
    """Nothing changes."""
    from entrepot.training.model import restored

    model = restored(network, Subject("puerto_rico", ({"players": 3},)))
    assert model.arrays() == unpack(network)[1]


def test_more_features_mean_nothing_at_first(network):
    import torch

    from entrepot.training.features import reached
    from entrepot.training.model import extended, restored

    subject = Subject("puerto_rico", ({"players": 3},))
    model = restored(network, subject)
    wider = extended(model, [model.features[0], (3, 100), (4, 100)])
    assert len(wider.features) == len(model.features) + 2
    observations = np.random.default_rng(1).integers(0, 120, (5, subject.shape["width"]), dtype=np.uint8)
    seen, seen_wider = (torch.from_numpy(reached(observations, each.features)) for each in (model, wider))
    assert all(map(torch.equal, model(seen), wider(seen_wider)))


def test_whole_games_are_held_back(network):
    """Eleven games of four samples, then one of three that is counted from another seat in each."""
    from entrepot.training.model import held_back

    games = np.repeat(np.arange(11), 4)
    points = np.stack([games, games + 20, games + 40], axis=1)
    last = np.array([[7, 60, 9], [60, 9, 7], [9, 7, 60]])
    found = held_back(np.concatenate([points, last])[:, :, None], newest=39)
    assert found.tolist() == [False] * 8 + [True] * 4 + [False] * 32 + [False, False, False]
    assert held_back(np.concatenate([points, last])[:, :, None], newest=43)[-7:].tolist() == [False] * 4 + [True] * 3


def test_a_training_begins_with_a_network(network, tmp_path):
    from entrepot.training.generations import Settings, Training
    from entrepot.workers import InProcess

    subject = Subject("puerto_rico", ({"players": 2},))
    settings = Settings(samples=200, part=100, simulations=10)
    assert Training(subject, settings, tmp_path, network).done() == 1
    begun = Training(subject, settings, tmp_path, network)
    with InProcess() as workers:
        begun.run(1, workers)
    assert begun.done() == 2
    assert unpack(begun.network(1).read_bytes())[0]["generation"] == 1
    with pytest.raises(entrepot.OptionError, match="other settings"):
        Training(subject, settings, tmp_path)


def test_a_network_of_another_game_is_refused(network):
    from entrepot.training.model import restored

    with pytest.raises(NetworkError, match="another version"):
        restored(network, Subject("spice_road", ({"players": 3},)))


def test_a_training_goes_on_where_it_was_interrupted(tmp_path):
    pytest.importorskip("torch", reason="torch is large and only needed for training")
    from entrepot.training.curves import FILE, write_curves
    from entrepot.training.generations import Settings, Training
    from entrepot.workers import InProcess

    def training(seed: int = 1) -> Training:
        subject = Subject("spice_road", ({"players": 2},))
        settings = Settings(seed=seed, hidden=8, deep=4, samples=200, part=100, simulations=10)
        return Training(subject, settings, tmp_path)

    with InProcess() as workers:
        training().run(0, workers)
        assert training().done() == 1
        made = []
        begun = training()
        part = begun.missing(1)[0]
        training().run(1, workers, lambda: made.append(1))
        assert len(made) == 2
        assert part.exists()
        begun.network(1).unlink()
        training().run(1, workers, lambda: made.append(1))
        assert len(made) == 2
    write_curves(tmp_path)
    assert (tmp_path / FILE).read_text().startswith("<svg")
    lines = (tmp_path / "progress.jsonl").read_text().splitlines()
    assert [json.loads(line)["generation"] for line in lines] == [0, 1, 1]
    with pytest.raises(entrepot.OptionError, match="other settings"):
        training(seed=2)
