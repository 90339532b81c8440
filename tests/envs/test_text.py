"""The games as text."""

from __future__ import annotations

import pytest

import entrepot
from entrepot.core import registry
from entrepot.envs.text import TextEnv, play_match


def first_choice(observation):
    """An agent that takes the first action on offer."""
    return next(line for line in observation.splitlines() if line.startswith("[p"))


@pytest.mark.parametrize("game", registry.names())
def test_a_match_against_a_bot(game):
    rewards, played = play_match(game, [first_choice, "easy"], seed=4)
    assert played.is_over
    assert sum(rewards.values()) == pytest.approx(1)
    assert rewards == {seat: (seat in played.winners()) / len(played.winners()) for seat in (0, 1)}


def test_an_observation_has_the_board_the_news_and_all_legal_actions():
    env = TextEnv("puerto_rico", players=3)
    env.reset(seed=1)
    for action in ("p0 role settler", "p0 take quarry", "p1 pass", "p2 pass"):
        env.step(action)
    seat, text = env.get_observation()
    assert seat == 1
    assert text.startswith("You are p1 in a game of Puerto Rico for 3 players.")
    assert env.game.board(1) in text
    assert "Since your last decision:\nNew face-up tile: coffee plantation." in text
    assert [line.split("]")[0][1:] for line in text.splitlines() if line.startswith("[p")] == env.game.legal()
    assert env.get_observation() == (seat, text), "asking changes nothing"


def test_a_seat_is_told_what_it_may_know():
    env = TextEnv("puerto_rico", players=3)
    env.reset(seed=1)
    _, text = env.get_observation()
    assert "? VP" in text


def test_the_last_action_that_is_named_counts():
    env = TextEnv("puerto_rico", players=3)
    env.reset(seed=1)
    done, info = env.step("Not [p0 role mayor]: the quarry is better, so [p0 role settler].")
    assert (done, info) == (False, {"action": "p0 role settler"})


def test_a_longer_action_is_not_taken_for_a_shorter_one():
    env = TextEnv("spice_road", players=2)
    env.reset(seed=7)
    assert "p0 acquire +YYY" in env.game.legal()
    assert env.step("[p0 acquire +YYY]")[1] == {"action": "p0 acquire +YYY"}


def test_answers_without_a_legal_action_are_asked_again_and_lose_in_the_end():
    env = TextEnv("spice_road", players=2, attempts=2)
    env.reset(seed=1)
    done, info = env.step("I claim the best card.")
    assert not done
    assert "legal action" in info["error"]
    assert info["error"] in env.get_observation()[1]
    done, _ = env.step("p0 fly")
    assert done
    assert env.close() == {0: 0.0, 1: 1.0}
    with pytest.raises(entrepot.GameOverError):
        env.get_observation()
