"""Recorded games replay. To add one, drop its record into tests/games/<game>/."""

from __future__ import annotations

import json

import pytest

import entrepot
from playing import GAMES, TESTS

from .pieces import check_pieces

RECORDS = sorted((TESTS / "games").glob("*/*.erec"))


def label(path):
    return f"{path.parent.name}/{path.stem}"


def as_now(record, game):
    """A record made under earlier rules, with later additions: options, and the format of positions."""
    if record["rules_version"] == game.rules.version:
        return record
    options = game.options | record["options"]
    assert set(options) == set(game.options)
    start = entrepot.load(record["start"]).position()
    assert start["players"] == record["start"]["players"]
    return record | {"rules_version": game.rules.version, "options": options, "start": start}


@pytest.mark.parametrize("path", RECORDS, ids=label)
def test_a_recorded_game_replays_with_all_its_pieces(path):
    game = entrepot.read_record(path)
    assert game.rules.name == path.parent.name
    for number in range(len(game.actions) + 1):
        check_pieces(game.at(number).position())
    assert game.record() == as_now(json.loads(path.read_text(encoding="utf-8")), game)


@pytest.mark.parametrize("path", RECORDS, ids=label)
def test_in_a_recorded_game_every_action_was_a_choice(path):
    game = entrepot.read_record(path)
    for number, action in enumerate(game.actions):
        legal = game.at(number).legal()
        assert action in legal
        assert len(legal) > 1


@pytest.mark.parametrize("name", GAMES)
def test_there_are_recorded_games_for_every_number_of_players(name):
    seats = [len(entrepot.read_record(path).names) for path in RECORDS if path.parent.name == name]
    players = next(option for option in entrepot.new(name).rules.options if option.name == "players")
    assert all(seats.count(number) >= 2 for number in players.values)
