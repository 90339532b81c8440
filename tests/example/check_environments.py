"""Bazaar in the environments, by the checks of the libraries they are made for."""

from __future__ import annotations

import random
import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import turn_based_aec_to_parallel

import entrepot
import entrepot.envs.openspiel
import entrepot.envs.single
from entrepot.envs import bazaar_v1
from entrepot.envs.vector import VectorEnv


def any_legal(mask: np.ndarray, rng: random.Random) -> int:
    return int(rng.choice(mask.nonzero()[0]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo(players, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        api_test(bazaar_v1.env(players=players), num_cycles=200)
    seed_test(lambda: bazaar_v1.env(players=players), num_cycles=50)


def test_a_pettingzoo_episode_is_a_game():
    env, rng = bazaar_v1.env(players=3), random.Random(1)
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(10**4):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        if not (terminated or truncated):
            codes = env.unwrapped.game().state.legal()
            assert observation["action_mask"].nonzero()[0].tolist() == codes
        env.step(None if terminated or truncated else any_legal(observation["action_mask"], rng))
    game = env.unwrapped.game()
    winners = game.winners()
    assert game.is_over
    assert list(total.values()) == [(seat in winners) / len(winners) for seat in range(3)]
    assert len(turn_based_aec_to_parallel(bazaar_v1.env()).possible_agents) == 2


def test_gymnasium(capsys):
    check_env(gymnasium.make("entrepot/bazaar-v1", illegal="loss", render_mode="ansi").unwrapped)
    assert "Bazaar · " in capsys.readouterr().out


def test_a_gymnasium_episode_is_a_game():
    env, rng = gymnasium.make("entrepot/bazaar-v1", players=4, opponents="random").unwrapped, random.Random(1)
    observation, info = env.reset(seed=3)
    terminated = False
    while not terminated:
        assert env.observation_space.contains(observation)
        assert info["action_mask"].nonzero()[0].tolist() == env.game.state.legal()
        assert env.game.seat == 0
        observation, reward, terminated, truncated, info = env.step(any_legal(info["action_mask"], rng))
        assert not truncated
    winners = env.game.winners()
    assert reward == (0 in winners) / len(winners)
    assert entrepot.from_record(env.game.record()) == env.game


def test_the_vector_environment_plays_the_same_games():
    env = VectorEnv("bazaar", 4, players=2, seed=7)
    step = env.reset()
    assert step.masks.shape == (4, 8)
    games = [entrepot.new("bazaar", players=2, seed=seed) for seed in env.seeds()]
    finished = 0
    for _ in range(120):
        for row, game in enumerate(games):
            assert step.masks[row].nonzero()[0].tolist() == game.state.legal()
            assert step.seats[row] == game.seat
        actions = env.sample()
        step = env.step(actions)
        for row, game in enumerate(games):
            game.state.apply(int(actions[row]))
            assert step.dones[row] == game.is_over
            if game.is_over:
                finished += 1
                winners = game.winners()
                assert step.rewards[row].tolist() == [(seat in winners) / len(winners) for seat in range(2)]
                games[row] = entrepot.new("bazaar", players=2, seed=env.seeds()[row])
    assert finished > 4


def test_openspiel_names_what_it_needs():
    """Cards are drawn during the game, and the game does not say how likely they are."""
    with pytest.raises(
        entrepot.OptionError, match="OpenSpiel cannot play bazaar: the game does not describe its chance"
    ):
        pyspiel.load_game("bazaar")
