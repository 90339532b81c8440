"""Every game: positions and records."""

from __future__ import annotations

import json
from itertools import islice

import pytest
from hypothesis import given

import entrepot
from playing import GAMES, SEEDS, games, moments, new_games


def through_json(value):
    return json.loads(json.dumps(value))


@given(new_games(), SEEDS)
def test_a_saved_position_is_the_same_game_at_any_decision(game, seed):
    """Every third decision of a game, starting with the first, the second or the third."""
    for moment in islice(moments(game, seed), seed % 3, None, 3):
        position = moment.position()
        loaded = entrepot.load(through_json(position))
        assert loaded.position() == position
        assert loaded.legal() == moment.legal()
        assert (loaded.scores(), loaded.winners(), loaded.seat) == (moment.scores(), moment.winners(), moment.seat)


@given(games(), SEEDS)
def test_a_loaded_game_continues_like_the_saved_one(game, seed):
    """Everything that is not in the position is chance, which can be given."""
    position, drawn = game.position(), len(game.chance)
    legal = [moment.legal() for moment in moments(game, seed)]
    loaded = entrepot.load(position, chance=game.chance[drawn:])
    assert [moment.legal() for moment in moments(loaded, seed)] == legal
    assert (loaded.position(), loaded.chance) == (game.position(), game.chance[drawn:])


@given(games())
def test_a_record_replays(game):
    again = entrepot.from_record(through_json(game.record()))
    assert again == game
    assert again.record() == game.record()
    assert (again.position(), again.log, repr(again)) == (game.position(), game.log, repr(game))


@given(games())
def test_a_record_replays_without_the_random_generator(game):
    """The start holds the order of all decks, chance the later shuffles: another seed, or none, changes nothing."""
    for seed in (1, None):
        again = entrepot.from_record(game.record() | {"seed": seed})
        assert (again.position(), again.actions, again.chance) == (game.position(), game.actions, game.chance)
    middle = game.at(len(game.actions) // 2)
    rest = game.actions[len(middle.actions) :]
    loaded = entrepot.load(middle.position(), chance=game.chance[len(middle.chance) :], actions=rest)
    assert loaded.position() == game.position()
    assert entrepot.from_record(loaded.record()) == loaded


@pytest.mark.parametrize("name", GAMES)
def test_a_record_goes_through_a_file(name, tmp_path):
    game = entrepot.new(name, seed=5, names=None)
    for moment in moments(game, 5):
        if len(moment.actions) in (0, 1, 50):
            entrepot.write_record(moment, tmp_path / "game.erec")
            assert entrepot.read_record(tmp_path / "game.erec") == moment
    entrepot.write_record(game, str(tmp_path / "game.erec"))
    assert entrepot.read_record(str(tmp_path / "game.erec")).outcome() == game.outcome()
    assert [path.name for path in tmp_path.iterdir()] == ["game.erec"]


def test_names_keep_their_letters_in_a_file(tmp_path):
    game = entrepot.new(GAMES[0], seed=5)
    game = entrepot.new(GAMES[0], seed=5, names=["Åsa Ø"] + ["王"] * (game.players - 1))
    entrepot.write_record(game, tmp_path / "game.erec")
    assert entrepot.read_record(tmp_path / "game.erec").names == game.names
    assert "Åsa Ø" in (tmp_path / "game.erec").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_has_the_keys_of_the_format(name):
    record = entrepot.new(name, seed=5).record()
    assert list(record) == [
        "format", "game", "rules_version", "options", "players", "seed", "start", "actions", "chance", "result",
    ]  # fmt: skip
    assert record["format"] == "entrepot-record/1"
    assert record["result"] is None
