"""Plans in Spice Road, and the worlds they are followed into."""

from __future__ import annotations

from itertools import count

import pytest

import entrepot
from entrepot.bots.worlds import Worlds, plan, points

# p0 lacks two cardamom for the only card within reach, and has the card that brings them.
ROW = [{"card": card} for card in ("YYY>B", "R>YYY", "RR>YYYG", "RR>YYB", "B>RRR", "G>RR")]
CLOSE = {
    "game": "spice_road",
    "options": {"players": 2},
    "merchant_row": ROW,
    "point_row": ["GGGGG", "BBBBB", "RRBBB", "GGBBB", "BBBB"],
    "players": [{"caravan": "GGG", "hand": ["+YY", "^2", "YYYY>GG"]}, {"caravan": "YYYY"}],
}


def state(**changes):
    return entrepot.load(CLOSE | changes, seed=1).state


def test_a_plan_leads_to_its_end():
    """Take cubes, trade them, claim: turn by turn what the plan says, while the other plays and rests."""
    game = entrepot.load(CLOSE, seed=1)
    for _ in range(20):
        own = game.seat == 0
        code = plan(game.state, 2000, 1).highest() if own else game.legal()[0].code
        played = game.play(next(action for action in game.legal() if action.code == code))
        if own and str(played).startswith("p0 claim"):
            break
    assert str(played) == "p0 claim GGGGG"


def test_a_plan_is_the_same_with_the_same_seed():
    assert plan(state(), 300, 7).peaks() == plan(state(), 300, 7).peaks()


def test_a_plan_changes_nothing():
    looked_at = state()
    before = looked_at.caravan[0], looked_at.deck_size, looked_at.seat
    plan(looked_at, 50, 1)
    assert (looked_at.caravan[0], looked_at.deck_size, looked_at.seat) == before


def test_what_another_can_take_is_taken_first():
    """Both can claim the one card; a plan alone may wait for more, in a world with the other it would be gone."""
    rich = [{"caravan": "GGGGG"}, {"caravan": "GGGGG"}]
    worlds = Worlds(state(players=rich), 1, 40_000)
    worlds.look_around(iter(range(2)), end=float("inf"))
    judged = {code: worlds.judged(code) for code in worlds.candidates}
    best = max(judged, key=lambda code: judged[code])
    game = entrepot.load(CLOSE | {"players": rich}, seed=1)
    assert next(str(action) for action in game.legal() if action.code == best) == "p0 claim GGGGG"
    assert all(tried == 2 for tried, _ in judged.values())


def test_worlds_end_with_their_time():
    worlds = Worlds(state(), 1, 40_000)
    worlds.look_around(count(), end=0.0)
    assert worlds.found == {}
    assert max(worlds.judged(code) for code in worlds.candidates)[0] == 1


@pytest.mark.parametrize(("caravan", "claimed", "expected"), [("YYRB", [], 0), ("GG", ["GGGGG"], 15)])
def test_points_without_cubes(caravan, claimed, expected):
    position = CLOSE | {
        "point_row": [*CLOSE["point_row"][1:], "YYRR"],
        "players": [{"caravan": caravan, "points": claimed}, {}],
    }
    assert points(entrepot.load(position, seed=1).state, 0) == expected
