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
    content = pack(*arbitrary_content(registry.find(name), players)) if network else None
    settings = {"full_simulations": 20, "quick_simulations": 4, "line_share": 0.5}
    subject = Subject(name, ({"players": players},))
    file, stored, games = SelfPlay(subject, "a.npz", content, SAMPLES, seed, settings)()
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
def test_all_variants_of_a_network_have_its_name(name):
    rules = registry.find(name)
    for given in ({}, *rules.variants.values()):
        options = rules.complete_options({"players": 3, **given})
        variants = rules.network_variants(options)
        assert options in variants
        assert {rules.network_name(each) for each in variants} == {rules.network_name(options)}


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
    """A network for three players of Puerto Rico, with arbitrary weights."""
    pytest.importorskip("torch", reason="torch is large and only needed for training")
    return pack(*arbitrary_content(registry.find("puerto_rico"), 3))


def test_a_network_is_the_beginning_of_one_for_as_many_players(network):
    """Nothing changes."""
    from entrepot.training.transfer import transferred

    model = transferred(network, Subject("puerto_rico", ({"players": 3},)))
    assert model.arrays() == unpack(network)[1]


def test_a_network_is_the_beginning_of_one_for_more_players(network):
    """If all opponents look the same, it sees what it saw before, once for each of them."""
    import torch

    from entrepot.training.transfer import transferred

    rules = registry.find("puerto_rico")
    table, seat = rules.observation().table.width, rules.observation().seat.width
    random = np.random.default_rng(1)
    shared, own, other = (random.integers(0, 4, (5, width), np.uint8) for width in (table, seat, seat))
    found = {}
    for players in (3, 5):
        model = transferred(network, Subject("puerto_rico", ({"players": players},)))
        seats = [own, *[other] * (players - 1)]
        found[players] = model(torch.from_numpy(np.concatenate([shared, *seats], axis=1)))
    for before, after in zip(found[3][:2], found[5][:2], strict=True):
        assert torch.allclose(before[:, [0, 1, 1, 2, 2]], after, atol=1e-3)
    assert torch.allclose(found[3][2], found[5][2], atol=1e-3)


def test_more_features_mean_nothing_at_first(network):
    import torch

    from entrepot.training.transfer import extended, transferred

    subject = Subject("puerto_rico", ({"players": 3},))
    model = transferred(network, subject)
    wider = extended(model, [model.features[0], (3, 100), (4, 100)])
    assert len(wider.features) == len(model.features) + 2
    observations = torch.randint(0, 120, (5, subject.width), dtype=torch.uint8)
    assert all(map(torch.equal, model(observations), wider(observations)))


def test_a_training_begins_with_a_network(network, tmp_path):
    from entrepot.training.generations import Settings, Training
    from entrepot.workers import InProcess

    subject = Subject("puerto_rico", ({"players": 2},))
    settings = Settings(samples=200, part=100, full_simulations=8, quick_simulations=2)
    assert Training(subject, settings, tmp_path, network).done() == 1
    begun = Training(subject, settings, tmp_path, network)
    with InProcess() as workers:
        begun.run(1, workers)
    assert begun.done() == 2
    assert unpack(begun.network(1).read_bytes())[0]["players"] == 2
    with pytest.raises(entrepot.OptionError, match="other settings"):
        Training(subject, settings, tmp_path)


def test_a_network_of_another_game_is_refused(network):
    from entrepot.training.transfer import transferred

    with pytest.raises(NetworkError, match="another version"):
        transferred(network, Subject("spice_road", ({"players": 3},)))


def test_a_training_goes_on_where_it_was_interrupted(tmp_path):
    pytest.importorskip("torch", reason="torch is large and only needed for training")
    from entrepot.training.curves import FILE, write_curves
    from entrepot.training.generations import Settings, Training
    from entrepot.workers import InProcess

    def training(seed: int = 1) -> Training:
        subject = Subject("spice_road", ({"players": 2},))
        settings = Settings(seed=seed, hidden=8, deep=4, samples=200, part=100, full_simulations=8, quick_simulations=2)
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
