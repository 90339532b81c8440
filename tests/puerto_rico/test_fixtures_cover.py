"""The recorded games together show everything: each building bought and used, each question, each way to end."""

from __future__ import annotations

import entrepot
from playing import TESTS

from .features import EVERYTHING, USES, features
from .pieces import TABLE

RECORDS = sorted((TESTS / "games" / "puerto_rico").glob("*.erec"))


def test_every_building_has_a_use_that_can_be_seen():
    assert {use.partition(" ")[0] for use in USES} == set(TABLE)


def test_nothing_is_left_that_no_recorded_game_shows():
    shown = set().union(*(features(entrepot.read_record(path)) for path in RECORDS))
    assert sorted(EVERYTHING - shown) == []


def test_the_recorded_games_are_few_and_small():
    assert sum(path.stat().st_size for path in RECORDS) < 1_500_000
