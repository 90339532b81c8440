"""PPO of RLlib learns Spice Road by playing against itself, through the environment for PettingZoo:

pip install 'entrepot[pettingzoo]' 'ray[rllib]' torch
python examples/learn_with_rllib.py --iterations 20
"""

from __future__ import annotations

import argparse
from typing import Any

import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.multi_rl_module import MultiRLModuleSpec
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.torch import TorchRLModule
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.tune.registry import register_env
from torch import Tensor, nn

from entrepot.envs import spice_road_v1

GAME = {"players": 2, "max_steps": 400}
EVERYBODY = "everybody"  # the name of the only policy


class Masked(TorchRLModule, ValueFunctionAPI):
    """Chooses among the legal actions."""

    def setup(self) -> None:
        """Make the networks."""
        slots, actions = self.observation_space["observation"].shape[0], int(self.action_space.n)
        self.policy = nn.Sequential(nn.Linear(slots, 128), nn.ReLU(), nn.Linear(128, actions))
        self.value = nn.Sequential(nn.Linear(slots, 128), nn.ReLU(), nn.Linear(128, 1))

    def _forward(self, batch: dict[str, Any], **settings: Any) -> dict[str, Tensor]:
        seen = batch[Columns.OBS]
        found = self.policy(seen["observation"].float())
        return {Columns.ACTION_DIST_INPUTS: found.masked_fill(seen["action_mask"] == 0, -1e9)}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Tensor:
        """What the player can expect."""
        found: Tensor = self.value(batch[Columns.OBS]["observation"].float())
        return found.squeeze(-1)


def main() -> None:
    """Train, then play against a random player."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=20, help="of 4,000 steps each")
    parser.add_argument("--games", type=int, default=100, help="to evaluate with")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    register_env("spice_road", lambda _: PettingZooEnv(spice_road_v1.env(**GAME)))
    config = (
        PPOConfig()
        .environment("spice_road", disable_env_checking=True)  # whose actions would not be legal
        .env_runners(num_env_runners=0)
        .multi_agent(policies={EVERYBODY}, policy_mapping_fn=lambda agent, episode, **_: EVERYBODY)
        .rl_module(rl_module_spec=MultiRLModuleSpec(rl_module_specs={EVERYBODY: RLModuleSpec(module_class=Masked)}))
        .training(lr=5e-4, gamma=1.0, entropy_coeff=0.01, train_batch_size_per_learner=4000, minibatch_size=500)
        .debugging(seed=args.seed)
    )
    algorithm = config.build_algo()
    for _ in range(args.iterations):
        algorithm.train()
    won = win_share(algorithm.get_module(EVERYBODY), args.games)
    print(f"After {args.iterations} iterations it wins {won:.0%} of {args.games} games against a random player.")
    ray.shutdown()


def win_share(module: Any, games: int) -> float:
    """How much of the wins the module has at the first seat."""
    env, won = spice_road_v1.env(**GAME), 0.0
    for seed in range(games):
        env.reset(seed=seed)
        learner, *_ = env.agents
        for agent in env.agent_iter():
            seen, reward, terminated, truncated, _ = env.last()
            if agent == learner:
                won += reward
            over = terminated or truncated
            env.step(None if over else choice(module, seen) if agent == learner else legal(env, agent, seen))
    return won / games


def choice(module: Any, seen: dict[str, Any]) -> int:
    """What the module finds best."""
    batch = {Columns.OBS: {name: torch.as_tensor(array)[None] for name, array in seen.items()}}
    with torch.no_grad():
        return int(module.forward_inference(batch)[Columns.ACTION_DIST_INPUTS].argmax())


def legal(env: Any, agent: str, seen: dict[str, Any]) -> int:
    """Any legal action."""
    return int(env.action_space(agent).sample(seen["action_mask"]))


if __name__ == "__main__":
    main()
