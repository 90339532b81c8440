"""Rewards, worked out from scores and ranks."""

from __future__ import annotations

import pytest

import entrepot

np = pytest.importorskip("numpy")

from entrepot.envs import Spec  # noqa: E402
from entrepot.envs.arrays import Arrays  # noqa: E402

ROAD = {  # three players with 20, 20 and 8 points; of equals the later in turn order is ahead (CEN-16)
    "game": "spice_road",
    "options": {"players": 3},
    "players": [
        {"points": ["BBBBB"], "caravan": ""},
        {"points": ["YRGBBB"], "caravan": ""},
        {"points": ["RRRR"], "caravan": ""},
    ],
}
TIE = {  # nobody has anything but the start
    "game": "puerto_rico",
    "options": {"players": 3},
    "players": [{}, {}, {"vp": 5}],
}


def rewards(position: dict, kind: str, offender: int | None = None) -> list[float]:
    game = entrepot.load(position)
    row = Arrays(Spec(game.rules.name, **game.options), 1, kind, None, np.bool_).game(0, game.state)
    return [row.reward(seat, seat == offender) for seat in range(game.players)]


def test_the_win_is_all_that_counts():
    assert rewards(ROAD, "win") == [0, 1, 0]


def test_a_shared_win_is_shared():
    """SCO-7: equal in points, doubloons and barrels."""
    assert rewards({**TIE, "players": [{"vp": 4}, {"vp": 4}, {}]}, "win") == [0.5, 0.5, 0]


def test_ranks_are_spread_evenly_and_shared():
    assert rewards(ROAD, "rank") == [0.5, 1, 0]
    assert rewards(TIE, "rank") == [0.25, 0.25, 1]


def test_scores():
    assert rewards(ROAD, "score") == [20, 20, 8]


def test_the_lead_is_that_over_the_best_of_the_others():
    assert rewards(ROAD, "lead") == [0, 0, -12]


@pytest.mark.parametrize(("kind", "last"), [("win", 0), ("rank", 0), ("score", -1), ("lead", -21)])
def test_who_does_what_is_not_allowed_is_last(kind, last):
    assert rewards(ROAD, kind, offender=1)[1] == last
