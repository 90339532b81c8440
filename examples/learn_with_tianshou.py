"""A DQN of Tianshou learns Spice Road against a random player, through the environment for PettingZoo:

pip install 'entrepot[pettingzoo]' tianshou
python examples/learn_with_tianshou.py --steps 20000
"""

from __future__ import annotations

import argparse
from typing import Any

import torch
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from torch import Tensor, nn

from entrepot.envs import spice_road_v1

ENVS = 8


class Values(nn.Module):
    """The value of every action."""

    def __init__(self, slots: int, actions: int) -> None:
        super().__init__()
        self.layers = nn.Sequential(nn.Linear(slots, 128), nn.ReLU(), nn.Linear(128, actions))

    def forward(self, obs: Any, state: Any = None, info: Any = None) -> tuple[Tensor, Any]:
        """Tianshou puts what the agent sees beside its mask."""
        seen = obs.obs if hasattr(obs, "obs") else obs
        return self.layers(torch.as_tensor(seen, dtype=torch.float32)), state


def new_env() -> PettingZooEnv:
    """A game for two, cut off before a random player could make it endless."""
    return PettingZooEnv(spice_road_v1.env(players=2, max_steps=400))


def main() -> None:
    """Train the first seat, and print what it wins."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--games", type=int, default=40, help="to evaluate with")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    env = new_env()
    values = Values(env.observation_space["observation"].shape[0], int(env.action_space.n))
    policy = DiscreteQLearningPolicy(model=values, action_space=env.action_space, eps_training=0.2)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), n_step_return_horizon=20, target_update_freq=200)
    opponent = MARLRandomDiscreteMaskedOffPolicyAlgorithm(env.action_space)
    algorithm = MultiAgentOffPolicyAlgorithm(algorithms=[learner, opponent], env=env)
    playing, testing = (DummyVectorEnv([new_env] * ENVS) for _ in range(2))
    collector = Collector(algorithm, playing, VectorReplayBuffer(20_000, ENVS), exploration_noise=True)
    tester = Collector(algorithm, testing)
    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=tester,
            max_epochs=1,
            epoch_num_steps=args.steps,
            collection_step_num_env_steps=80,
            test_step_num_episodes=args.games,
            update_step_num_gradient_steps_per_sample=0.1,
            multi_agent_return_reduction=lambda returns: returns[:, 0],
            verbose=False,
            show_progress=False,
        )
    )
    won = tester.collect(n_episode=args.games, reset_before_collect=True).returns[:, 0].mean()
    print(f"After {args.steps} steps it wins {won:.0%} of {args.games} games against a random player.")


if __name__ == "__main__":
    main()
