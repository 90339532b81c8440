"""Plans in Spice Road, and the sampled worlds in which they are tried."""

from __future__ import annotations

import pytest

import entrepot
import entrepot.games.spice_road.plan_search as module
from entrepot.bots.budget import Budget
from entrepot.core.scores import ahead_of_mean
from entrepot.games.spice_road.plan_search import Plans, PlanSearch, halvings, plan, points_without_cubes
from entrepot.games.spice_road.planner import expected_turns

# p0 lacks two cardamom for the only card within reach, and has the card that gives them.
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


def idle(game):
    """The other player's move: a starter, or taking them back."""
    return next(action.code for action in game.legal() if action.endswith(("play +YY", "rest")))


def test_a_plan_leads_to_its_end():
    """Take cubes, trade them, claim: turn by turn what the plan says, while the other player rests or makes cubes."""
    game = entrepot.load(CLOSE, seed=1)
    for _ in range(20):
        own = game.seat == 0
        code = plan(game.state, 2000, 1).best_code() if own else idle(game)
        played = game.play(next(action for action in game.legal() if action.code == code))
        if own and str(played).startswith("p0 claim"):
            break
    assert str(played) == "p0 claim GGGGG"


def test_a_plan_is_the_same_with_the_same_seed():
    assert plan(state(), 300, 7).best_rewards() == plan(state(), 300, 7).best_rewards()


def test_a_plan_does_not_depend_on_the_one_before():
    """All plans of a search use the same tree."""
    first, other = state(), entrepot.new("spice_road", players=2, seed=9).state
    plans = Plans(first, 300)
    plans.find(other, 300, 1)
    found = plans.find(first, 200, 7)
    alone = plan(first, 200, 7)
    assert found.best_rewards() == alone.best_rewards()
    assert (found.best_lead, found.size) == (alone.best_lead, alone.size)


def test_a_plan_changes_nothing():
    looked_at = state()
    before = looked_at.caravan[0], looked_at.deck_size, looked_at.seat
    plan(looked_at, 50, 1)
    assert (looked_at.caravan[0], looked_at.deck_size, looked_at.seat) == before


@pytest.mark.skipif(not entrepot.compiled, reason="takes minutes uncompiled")
def test_what_another_can_take_is_taken_first():
    """Both can claim the one card: a plan may wait for more, but in a world with the opponent it would be gone."""
    rich = [{"caravan": "GGGGG"}, {"caravan": "GGGGG"}]
    search = PlanSearch(state(players=rich), 1, Budget(playouts=60_000))
    search.run()
    results = {code: search.result(code) for code in search.candidates}
    best = max(results, key=lambda code: results[code])
    game = entrepot.load(CLOSE | {"players": rich}, seed=1)
    assert next(str(action) for action in game.legal() if action.code == best) == "p0 claim GGGGG"
    assert search.trials


def test_a_search_without_time_tries_nothing():
    search = PlanSearch(state(), 1, Budget(seconds=0.1), end=0.0)
    search.run()
    assert search.trials == search.games == {}
    assert max(search.result(code) for code in search.candidates)[0] == 1


def late(threads=1):
    """A search of a game that ends with the next point card, small enough for whole games."""
    claimed = ["YYRR", "YYYRR", "RRRR", "YYGG", "YYBB"]
    players = [{"caravan": "GGG", "points": claimed, "hand": ["+YY", "^2", "YYYY>GG", "+YYYY"]}, {"caravan": "YYYY"}]
    return PlanSearch(state(players=players), 1, Budget(playouts=12_000, threads=threads))


def small(monkeypatch):
    monkeypatch.setattr(module, "FIRST_PLAYOUTS", 200)
    monkeypatch.setattr(module, "MAX_PLAYOUTS", 30)
    monkeypatch.setattr(module, "CLEAR_LEAD", 1000.0)


def test_whole_games_decide_between_the_best(monkeypatch):
    """Candidates are dropped step by step; the remaining ones were tried most."""
    small(monkeypatch)
    search = late()
    first = search.candidates
    search.run()
    assert len(search.trials) == module.SHORT_TRIALS
    assert len(search.candidates) == 2 < len(first)
    tried = {code: search.result(code)[0] for code in first}
    assert {tried[code] for code in search.candidates} == {len(search.trials) + len(search.games)}
    assert max(tried[code] for code in first if code not in search.candidates) < max(tried.values())


@pytest.mark.parametrize(("clear", "games"), [(-1.0, False), (1000.0, True)])
def test_no_games_are_played_when_the_choice_is_clear(clear, games, monkeypatch):
    small(monkeypatch)
    monkeypatch.setattr(module, "CLEAR_LEAD", clear)
    search = late()
    search.run()
    assert search.trials
    assert bool(search.games) == games


def test_two_threads_find_the_same(monkeypatch):
    small(monkeypatch)
    one, two = late(), late(threads=2)
    one.run()
    two.run()
    assert one.games
    assert (one.trials, one.games) == (two.trials, two.games)


def test_a_game_that_does_not_end_is_evaluated_as_it_is(monkeypatch):
    """Nothing in the rules ends a game in which everybody plays and rests, and plays the same again."""
    monkeypatch.setattr(module, "MAX_DECISIONS", 0)
    search = late()
    after = search.world_after(search.candidates[0], 1)
    assert search.whole_game(Plans(search.state, 300), search.candidates[0], 1) == ahead_of_mean(after.scores(), 2, 0)


def test_half_of_the_candidates_are_dropped_again_and_again():
    assert [halvings(number) for number in (12, 7, 3, 2)] == [[12, 6, 3, 2], [7, 3, 2], [3, 2], [2]]


def test_a_larger_budget_has_more_candidates():
    few, many = (len(PlanSearch(state(), 1, Budget(playouts=playouts)).candidates) for playouts in (10_000, 400_000))
    assert (few, many) == (6, min(12, len(state().legal())))


@pytest.mark.parametrize(("claimed", "expected"), [([], 35.2), (["YYRR", "YYYRR", "RRRR", "YYGG", "YYBB"], 4.2)])
def test_turns_left_follow_from_the_cards_that_are_missing(claimed, expected):
    """CEN-14: with two players the sixth point card ends the game."""
    assert expected_turns(state(players=[{"points": claimed}, {}])) == pytest.approx(expected)


@pytest.mark.parametrize(("caravan", "claimed", "expected"), [("YYRB", [], 0), ("GG", ["GGGGG"], 15)])
def test_points_without_cubes(caravan, claimed, expected):
    position = CLOSE | {
        "point_row": [*CLOSE["point_row"][1:], "YYRR"],
        "players": [{"caravan": caravan, "points": claimed}, {}],
    }
    assert points_without_cubes(entrepot.load(position, seed=1).state, 0) == expected
