"""The sequential test: it stops, its error rate is as documented, and it does not favour short games."""

from __future__ import annotations

import random

import pytest

from arena.sample_results import result
from entrepot.arena import Sprt, part_of_elo

LIMIT = 1000


def after_games(part: float, seed: int) -> Sprt:
    """Deals of two games, in each of which the first bot wins with that probability."""
    dice, test = random.Random(seed), Sprt("a", 1, 2, 0.5, 0.6)
    for deal in range(LIMIT):
        for rotation, seats in enumerate(("ab", "ba")):
            won = dice.random() < part
            scores = [9, 1] if won == (seats[0] == "a") else [1, 9]
            test.add(result(seats, scores, deal, rotation))
        if test.verdict:
            break
    return test


@pytest.mark.parametrize(("part", "verdict"), [(0.5, "low"), (0.6, "high")])
def test_its_error_rate_is_as_documented(part, verdict):
    """With a risk of 5 % each way, of 200 tests at most about 10 are wrong; three standard errors are 9 more."""
    verdicts = [after_games(part, seed).verdict for seed in range(200)]
    assert sum(found != verdict for found in verdicts) <= 19


@pytest.mark.parametrize(("part", "verdict"), [(0.35, "low"), (0.8, "high"), (1.0, "high"), (0.0, "low")])
def test_what_is_clear_is_decided_early(part, verdict):
    test = after_games(part, 1)
    assert test.verdict == verdict
    assert len(test.parts) < 40


def test_it_waits_for_whole_deals_in_their_order():
    test = Sprt("a", lineups=2, games=6, low=0.5, high=0.6)
    for block in (1, 2, 3):  # the first lineup of the first deal is missing
        for rotation in range(3):
            test.add(result("abb", [9, 1, 1], block, rotation))
    assert test.parts == []
    for rotation in range(3):
        test.add(result("baa", [9, 1, 1], 0, rotation))
    assert test.parts == [0.5, 1.0]


def test_equal_bots_have_one_half_with_any_number_of_players():
    """One against two wins a third, two against one win two thirds."""
    test = Sprt("a", lineups=2, games=6, low=0.5, high=0.6)
    for rotation in range(3):
        scores = [1, 1, 1]
        scores[rotation] = 9
        test.add(result("abb", scores, 0, rotation))
        test.add(result("baa", scores, 1, rotation))
    assert test.parts == [pytest.approx(0.5)]


def test_elo():
    assert part_of_elo(0) == 0.5
    assert part_of_elo(400) == pytest.approx(10 / 11)
    assert part_of_elo(-400) == pytest.approx(1 / 11)
