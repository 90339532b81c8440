"""The bots of Spice Road in small positions with a clear best action."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import entrepot
from entrepot import bots
from entrepot.bots.budget import Budget
from entrepot.games.spice_road import beam, codes, plan_search
from entrepot.games.spice_road.beam_search import DISCOUNT, BeamSearch
from entrepot.games.spice_road.plan_search import Plans, PlanSearch
from entrepot.source import pure_package

from .table import ROW, hand, row, table

DEAR = ["BBBB", "BBBBB", "GGBBB", "RRBBB", "GGGBB"]
NEARLY = ["YYYRR", "RRRRR", "YYGG", "YYBB", "GGBB"]  # with two players the sixth point card ends the game (CEN-14)


def code_of(game: entrepot.Game, text: str) -> int:
    return next(action.code for action in game.legal() if action == text)


# The beam


def test_a_beam_claims_the_card_that_it_can_pay():
    game = table({"caravan": "GGGG"}, {})
    assert bots.make("beam:6", 1).choose(game) == "p0 claim GGGG"


def test_a_beam_trades_for_a_point_card():
    """Twice two pepper for two cardamom: then the caravan can pay for the most expensive card."""
    game = table({"caravan": "GGGG", "hand": hand("GG>BB")}, {}, point_row=DEAR, merchant_row=row(*ROW[:5], "+YYY"))
    for expected in ("p0 play GG>BB", "p0 again", "p0 claim BBBB"):
        assert bots.make("beam:12", 1).choose(game) == expected
        game.play(expected)
        if expected == "p0 again":  # the turn is over
            game.play("p1 play +YY")


def test_a_beam_gives_away_its_cheapest_cube():
    game = table({"caravan": "YYYRRGGGGB"}, {})
    game.play("p0 play +YY")
    while game.seat == 0:
        assert bots.make("beam:4", 1).choose(game) == "p0 discard Y"
        game.play("p0 discard Y")


def claims(game: entrepot.Game, turn: int) -> list[float]:
    """The gains of the one-turn plans that claim a card."""
    search = BeamSearch(9)
    search.start_from(game.state)
    search.factor = DISCOUNT**turn
    search.expand()
    return [plan.gained for plan in search.found[: search.size] if plan.gained]


def test_points_count_less_in_a_later_turn():
    """CEN-13: the gold coin counts with the first card, the silver coin with the second."""
    game = table({"caravan": "YYRRRR"}, {})
    assert claims(game, turn=0) == [6 + 3, 8 + 1]
    assert claims(game, turn=2) == [pytest.approx(DISCOUNT**2 * points) for points in (6 + 3, 8 + 1)]


def test_equal_states_are_followed_once():
    state = table({"caravan": "YY"}, {}).state
    search = BeamSearch(9)
    for first, gained in ((1, 0.0), (2, 5.0), (3, 2.0)):
        search.add(state, first, gained)
    search.select()
    assert [plan.first for plan in search.beam[: search.kept]] == [2]


def test_the_best_plans_are_kept_in_order_and_of_equal_ones_the_first_found():
    search = BeamSearch(4)
    search.start_from(table({"caravan": "YY"}, {}).state)
    search.expand()
    values = [(-plan.value, number) for number, plan in enumerate(search.found[: search.size])]
    expected = [search.found[number].first for _, number in sorted(values)[:4]]
    assert len(values) > len(expected) == 4
    search.select()
    assert [plan.first for plan in search.beam[: search.kept]] == expected


def test_a_beam_remembers_more_plans_than_its_table_first_has_room_for():
    """All are found again: adding them once more adds nothing."""
    search = BeamSearch(2000)
    search.start_from(table({"caravan": "YYYRRG", "hand": hand("^3", "+YYY", "YY>RR")}, {}).state)
    for _ in range(5):
        search.expand()
        search.select()
    plans = [(plan.state.copy(), plan.first, plan.gained) for plan in search.found[: search.size]]
    assert len(plans) > 600
    for state, first, gained in plans:
        search.add(state, first, gained)
    assert search.size == len(plans)


@pytest.mark.parametrize("width", ["0", "-3", "10001", "wide"])
def test_a_beam_that_is_no_width_is_refused(width):
    assert not bots.known(f"beam:{width}")
    with pytest.raises(ValueError, match=width):
        beam.Beam.from_text(1, width)


def test_a_beam_has_its_usual_width_if_none_is_given():
    assert beam.Beam.from_text(1, "").width == beam.WIDTH


# The search over plans


def small(monkeypatch):
    monkeypatch.setattr(plan_search, "FIRST_PLAYOUTS", 60)
    monkeypatch.setattr(plan_search, "MAX_PLAYOUTS", 4)
    monkeypatch.setattr(plan_search, "GAME_PLAYOUTS", 3)


def test_the_search_of_the_levels_claims_and_wins(monkeypatch):
    """The last card: with it the game is over and won."""
    small(monkeypatch)
    game = table({"caravan": "GGGG", "points": NEARLY}, {})
    choices = bots.make("mcts:400n", 1).choices(game, game.seen_by(0, 1), 1)
    assert max(choices, key=lambda choice: (choice.visits, choice.value)).action == "p0 claim GGGG"


@pytest.mark.parametrize(("other", "won"), [("YYYY", True), ("BBBBBBBBBB", False)])
def test_a_trial_that_ends_the_game_counts_the_win(other, won, monkeypatch):
    """CEN-14: p0 claims its sixth card, p1 has the last turn. p1's ten cinnamon and five expensive cards beat p0."""
    small(monkeypatch)
    many = [] if won else ["BBBBB", "GGBBB", "RRBBB", "GGGBB", "YYBBB"]
    game = table({"caravan": "GGGG", "points": NEARLY}, {"caravan": other, "points": many})
    search = PlanSearch(game.state, 1, Budget(playouts=400))
    lead = search.short_trial(Plans(search.state, 300), code_of(game, "p0 claim GGGG"), 1)
    assert (lead > plan_search.WIN_POINTS) if won else (lead < -plan_search.WIN_POINTS)


def test_in_the_middle_of_a_turn_the_plan_is_followed():
    """Only the first decision of a turn has candidates to compare."""
    game = table({"caravan": "YYY"}, {})
    game.play("p0 play ^2")
    search = PlanSearch(game.state, 1, Budget(playouts=200))
    search.run()
    assert len(search.candidates) == 1
    assert search.trials == search.games == {}


# The playout policy; only the uncompiled state gives access to its values


def playout_state(game: entrepot.Game) -> Any:
    pure = pure_package()
    policy = import_module(f"{pure.__name__}.games.spice_road.playout_policy")
    return policy.playout_state(pure.load(game.position(), seed=1).state)


def test_a_finished_game_is_worth_its_score():
    game = table({"caravan": "GGGG", "points": NEARLY}, {"caravan": "RG"})
    game.play("p0 claim GGGG")
    while not game.is_over:
        game.play("p1 rest" if "p1 rest" in game.legal() else "p1 play +YY")
    state = playout_state(game)
    assert [state.evaluate(seat) for seat in (0, 1)] == game.scores()


def test_cubes_for_a_point_card_are_worth_more_than_others():
    near, far = (playout_state(table({"caravan": cubes}, {}, point_row=DEAR)) for cubes in ("BBB", "GGG"))
    assert near.evaluate(0) - far.evaluate(0) > 3 * 0.65
    assert near.progress(0) > far.progress(0)


def suggestions(game: entrepot.Game) -> set[int]:
    state = playout_state(game)
    codes_now = state.legal()
    return {state.policy(codes_now, len(codes_now), seed) for seed in range(1, 12)}


def test_the_policy_claims_what_it_can():
    game = table({"caravan": "BBBB"}, {})
    assert suggestions(game) == {code_of(game, "p0 claim BBBB")}


def test_the_policy_trades_no_more_than_pays():
    """GG>BB once more gains cinnamon; R>YYY once more would give away the cubes of a point card."""
    for card, caravan, expected in (("GG>BB", "GGGG", "p0 again"), ("R>YYY", "RRRRR", "p0 stop")):
        others = [each for each in (*ROW, "+YYY") if each != card]
        game = table({"caravan": caravan, "hand": hand(card)}, {}, merchant_row=row(*others))
        game.play(f"p0 play {card}")
        assert game.state.question == codes.ASK_TRADE
        assert suggestions(game) == {code_of(game, expected)}


def test_the_policy_discards_what_is_worth_least():
    game = table({"caravan": "YYYYYBBBBB"}, {})
    game.play("p0 play +YY")
    assert game.state.question == codes.ASK_DISCARD
    assert code_of(game, "p0 discard B") not in suggestions(game)
