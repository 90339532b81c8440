"""Plans in Spice Road, and the worlds they are followed into."""

from __future__ import annotations

import pytest

import entrepot
import entrepot.bots.worlds as worlds_module
from entrepot.bots.budget import Budget
from entrepot.bots.planner import turns_left
from entrepot.bots.worlds import Worlds, halves, lead, plan, points

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
    worlds = Worlds(state(players=rich), 1, Budget(playouts=60_000))
    worlds.explore()
    judged = {code: worlds.judged(code) for code in worlds.candidates}
    best = max(judged, key=lambda code: judged[code])
    game = entrepot.load(CLOSE | {"players": rich}, seed=1)
    assert next(str(action) for action in game.legal() if action.code == best) == "p0 claim GGGGG"
    assert worlds.glimpses


def test_worlds_end_with_their_time():
    worlds = Worlds(state(), 1, Budget(seconds=0.1), end=0.0)
    worlds.explore()
    assert worlds.glimpses == worlds.games == {}
    assert max(worlds.judged(code) for code in worlds.candidates)[0] == 1


def late(threads=1):
    """A search of a game that ends with the next point card, small enough for whole games."""
    claimed = ["YYRR", "YYYRR", "RRRR", "YYGG", "YYBB"]
    players = [{"caravan": "GGG", "points": claimed, "hand": ["+YY", "^2", "YYYY>GG", "+YYYY"]}, {"caravan": "YYYY"}]
    return Worlds(state(players=players), 1, Budget(playouts=12_000, threads=threads))


def small(monkeypatch):
    monkeypatch.setattr(worlds_module, "FIRST", 200)
    monkeypatch.setattr(worlds_module, "MOST", 30)
    monkeypatch.setattr(worlds_module, "CLEAR", 1000.0)


def test_whole_games_decide_between_the_best(monkeypatch):
    """Fewer and fewer beginnings are left; those that are were tried most."""
    small(monkeypatch)
    worlds = late()
    first = worlds.candidates
    worlds.explore()
    assert len(worlds.glimpses) == worlds_module.GLIMPSES
    assert len(worlds.candidates) == 2 < len(first)
    tried = {code: worlds.judged(code)[0] for code in first}
    assert {tried[code] for code in worlds.candidates} == {len(worlds.glimpses) + len(worlds.games)}
    assert max(tried[code] for code in first if code not in worlds.candidates) < max(tried.values())


@pytest.mark.parametrize(("clear", "games"), [(-1.0, False), (1000.0, True)])
def test_no_games_are_played_when_the_choice_is_clear(clear, games, monkeypatch):
    small(monkeypatch)
    monkeypatch.setattr(worlds_module, "CLEAR", clear)
    worlds = late()
    worlds.explore()
    assert worlds.glimpses
    assert bool(worlds.games) == games


def test_two_threads_find_the_same(monkeypatch):
    small(monkeypatch)
    one, two = late(), late(threads=2)
    one.explore()
    two.explore()
    assert one.games
    assert (one.glimpses, one.games) == (two.glimpses, two.games)


def test_a_game_that_does_not_end_is_judged_as_it_stands(monkeypatch):
    """Nothing in the rules ends a game in which everybody plays and rests, and plays the same again."""
    monkeypatch.setattr(worlds_module, "LONGEST", 0)
    worlds = late()
    assert worlds.game(worlds.candidates[0], 1) == lead(worlds.begun(worlds.candidates[0], 1).scores(), 0)


def test_half_of_the_beginnings_are_dropped_again_and_again():
    assert [halves(number) for number in (12, 7, 3, 2)] == [[12, 6, 3, 2], [7, 3, 2], [3, 2], [2]]


def test_more_time_looks_at_more_beginnings():
    few, many = (len(Worlds(state(), 1, Budget(playouts=playouts)).candidates) for playouts in (10_000, 400_000))
    assert (few, many) == (6, min(12, len(state().legal())))


def test_a_lead_is_over_the_best_of_the_others():
    assert [lead([30, 45, 40], seat) for seat in range(3)] == [-15, 5, -5]


@pytest.mark.parametrize(("claimed", "expected"), [([], 35.2), (["YYRR", "YYYRR", "RRRR", "YYGG", "YYBB"], 4.2)])
def test_turns_left_follow_from_the_cards_that_are_missing(claimed, expected):
    """CEN-14: with two players the sixth point card ends the game."""
    assert turns_left(state(players=[{"points": claimed}, {}])) == pytest.approx(expected)


@pytest.mark.parametrize(("caravan", "claimed", "expected"), [("YYRB", [], 0), ("GG", ["GGGGG"], 15)])
def test_points_without_cubes(caravan, claimed, expected):
    position = CLOSE | {
        "point_row": [*CLOSE["point_row"][1:], "YYRR"],
        "players": [{"caravan": caravan, "points": claimed}, {}],
    }
    assert points(entrepot.load(position, seed=1).state, 0) == expected
