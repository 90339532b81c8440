"""The numbers, against values computed elsewhere."""

from __future__ import annotations

from math import log

import pytest

from arena.sample_results import result
from entrepot.arena import ratings
from entrepot.arena.standings import head_to_head, ranks, standings, wilson, wins_by_seat


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson(wins, games, low, high):
    """Wilson's interval without continuity correction, as in statistical tables."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_equal_scores_share_their_rank_but_a_win_by_tie_break_is_a_win():
    assert ranks(result("abcd", [9, 5, 5, 1])) == [1, 2.5, 2.5, 4]
    assert ranks(result("abc", [9, 9, 1]) | {"winners": [1]}) == [2, 1, 3]
    assert ranks(result("ab", [9, 9])) == [1.5, 1.5]


def test_a_game_counts_once_for_a_bot_however_many_seats_it_has():
    table = {each.bot: each for each in standings([result("abb", [9, 5, 1]), result("abb", [1, 5, 9], 1)])}
    assert table["a"].shares == [1, 0]
    assert table["b"].shares == [0, 0.5]
    assert table["b"].ranks == [2.5, 1.5]
    assert table["a"].leads == [4, -8]
    assert table["b"].scores == [5, 1, 5, 9]


def test_the_interval_of_several_seats_is_a_part_of_what_they_win_together():
    """One side's wins are the other's losses, so between the two there is no more doubt than about the one."""
    won, lost = result("abb", [9, 5, 1]), result("abb", [1, 5, 9])
    table = {each.bot: each for each in standings([won] * 6 + [lost] * 4)}
    low, high = table["a"].interval
    assert (low, high) == wilson(6, 10)
    assert table["b"].interval == pytest.approx(((1 - high) / 2, (1 - low) / 2))


def test_the_interval_of_a_bot_that_was_alone_once_takes_its_seats_for_one():
    table = {each.bot: each for each in standings([result("abb", [1, 5, 9]), result("aab", [1, 5, 9])])}
    assert table["b"].interval == wilson(1.5, 2)


def test_a_shared_win_counts_in_parts():
    assert [each.share for each in standings([result("ab", [9, 9])])] == [0.5, 0.5]
    assert wins_by_seat([result("ab", [9, 9]), result("ba", [9, 1])]) == [(1.5, 2), (0.5, 2)]


def test_head_to_head_compares_seat_by_seat():
    pairs = head_to_head([result("abb", [5, 9, 1]), result("ab", [5, 5])])
    assert pairs["a", "b"] == (1.5, 3)
    assert pairs["b", "a"] == (1.5, 3)
    assert ("b", "b") not in pairs


# Ratings


def test_plackett_luce_of_a_pair_is_the_log_of_the_odds():
    strength = ratings.plackett_luce(2, [(0, 1)] * 3 + [(1, 0)], regularization=0.0)
    assert strength[0] - strength[1] == pytest.approx(log(3))


def test_plackett_luce_of_three():
    """Strengths 4, 2, 1: all rankings as often as the model says, 4/7 · 2/3 and so on."""
    often = {(0, 1, 2): 80, (0, 2, 1): 40, (1, 0, 2): 48, (1, 2, 0): 12, (2, 0, 1): 20, (2, 1, 0): 10}
    rankings = [order for order, times in often.items() for _ in range(times)]
    strength = ratings.plackett_luce(3, rankings, regularization=0.0)
    assert strength[0] - strength[1] == pytest.approx(log(2), abs=1e-6)
    assert strength[1] - strength[2] == pytest.approx(log(2), abs=1e-6)


def test_plackett_luce_counts_every_seat_of_a_bot():
    """One against two of equal strength wins a third of the games."""
    rankings = [(0, 1, 1), (1, 0, 1), (1, 1, 0)] * 10
    strength = ratings.plackett_luce(2, rankings, regularization=0.0)
    assert strength[0] == pytest.approx(strength[1], abs=1e-6)


def test_the_error_of_a_pair_is_that_of_the_odds():
    """The log of the odds has the variance 1 / (n p (1 - p)); each of two ratings around zero has half the error."""
    strength, games = [log(3) / 2, -log(3) / 2], [(0, 1)] * 75 + [(1, 0)] * 25
    assert ratings.errors(strength, games)[0] == pytest.approx((1 / (100 * 0.75 * 0.25)) ** 0.5 / 2)


def test_ratings_and_errors_can_be_relative_to_a_bot():
    """b and c have played each other often, a and b seldom: from b's point of view only a is uncertain."""
    seldom = [result("ab", [9, 1], block) for block in range(3)] + [result("ab", [1, 9], 3)]
    often = [result("bc", [9, 1] if block % 2 else [1, 9], block) for block in range(400)]
    found = {each.bot: each for each in ratings.ratings(seldom + often, reference="b")}
    assert found["b"].rating == found["b"].error == 0
    assert found["a"].rating > 100 > abs(found["c"].rating)
    assert found["a"].error > 5 * found["c"].error > 0


def test_a_bot_that_always_wins_has_a_finite_rating_and_a_large_error():
    first, last = ratings.ratings([result("ab", [9, 1], block) for block in range(20)])
    assert (first.bot, last.bot) == ("a", "b")
    assert 200 < first.rating < 1000
    assert first.rating == pytest.approx(-last.rating)
    assert first.error > 200
    assert first.skill > 25 > last.skill
    assert first.doubt < 25 / 3


def test_equal_bots_are_rated_equal():
    games = [result("ab", [9, 1], n) for n in range(10)] + [result("ab", [1, 9], n) for n in range(10, 20)]
    first, last = ratings.ratings(games)
    assert first.rating == pytest.approx(last.rating, abs=1)
