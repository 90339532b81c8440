"""The tasks for citable results, and whether the published ones can be reproduced."""

from __future__ import annotations

import json

import pytest

from entrepot.envs.tasks import FIRST_SEED, GAMES, Task
from playing import TESTS

RESULTS = TESTS.parent / "docs" / "baselines" / "results.jsonl"
PUBLISHED = [json.loads(line) for line in RESULTS.read_text(encoding="utf-8").splitlines()]
QUICK = [row for row in PUBLISHED if (row["agent"], row["task"]["opponents"]) == ("random", "random")]
LONGER = [
    row
    for row in PUBLISHED
    if row["agent"] in ("random", "greedy", "easy") and row["task"]["opponents"] != "hard" and row not in QUICK
]


def first_legal(env, observation, info) -> int:
    """An agent that knows nothing."""
    return int(info["action_mask"].argmax())


def test_the_agent_has_every_seat_of_each_deal_in_turn():
    met = []

    def agent(env, observation, info):
        met.append((env.game.record()["seed"], env.seat))
        return first_legal(env, observation, info)

    Task("puerto_rico", 3, "random").evaluate(agent, games=6)
    games = list(dict.fromkeys(met))
    assert [seat for _, seat in games] == [0, 1, 2, 0, 1, 2]
    first, second = games[0][0], games[3][0]
    assert [seed for seed, _ in games] == [first] * 3 + [second] * 3
    assert first != second


def test_an_evaluation_gives_every_seat_the_same_number_of_games():
    assert all(GAMES % players == 0 for players in (2, 3, 4, 5))


def test_the_evaluation_is_of_the_games_that_the_environment_plays():
    task = Task("spice_road", 2, "greedy")
    env = task.make(seat=1)
    observation, info = env.reset(seed=FIRST_SEED)
    reward, over = 0.0, False
    while not over:
        observation, reward, over, _, info = env.step(first_legal(env, observation, info))
    (_, found) = task.evaluate(first_legal, games=2).games
    ours, theirs = env.game.scores()[1], env.game.scores()[0]
    assert (found.win, found.score, found.lead) == (reward, ours, ours - theirs)


def test_the_same_agent_gets_the_same_result_again():
    task = Task("spice_road", 3, "easy")
    assert task.evaluate_bot("medium", games=6) == task.evaluate_bot("medium", games=6)


def test_an_agent_that_plays_an_illegal_action_loses():
    def agent(env, observation, info):
        return int(info["action_mask"].argmin())

    found = Task("spice_road", 2, "random").evaluate(agent, games=4)
    assert found.win_share == 0


@pytest.mark.parametrize("row", QUICK, ids=lambda row: row["task"]["game"])
def test_a_published_result_is_reproduced_to_the_digit(row):
    task = Task(**row["task"])
    found = task.evaluate_bot(row["agent"], row["games"])
    measured = (found.win_share * row["games"], found.score, found.lead)
    assert measured == pytest.approx((row["wins"], row["score"], row["lead"]), abs=1e-4)


@pytest.mark.long
@pytest.mark.parametrize("row", LONGER, ids=lambda row: f"{row['agent']}: {Task(**row['task']).name}")
def test_more_published_results_are_reproduced_to_the_digit(row):
    test_a_published_result_is_reproduced_to_the_digit(row)
