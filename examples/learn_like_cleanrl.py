"""PPO with masked actions in one file, in the manner of CleanRL, on Gymnasium's vector interface:

pip install 'entrepot[gymnasium]' torch
python examples/learn_like_cleanrl.py --steps 200000
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

import entrepot.envs.single  # noqa: F401 (registers the games)

GAMMA, LAMBDA, CLIP, ENTROPY, EPOCHS, BATCHES, LENGTH = 1.0, 0.95, 0.2, 0.01, 4, 4, 128


class Agent(nn.Module):
    """A policy and a value with a layer in common."""

    def __init__(self, slots: int, actions: int) -> None:
        super().__init__()
        self.shared = nn.Sequential(nn.Linear(slots, 128), nn.Tanh(), nn.Linear(128, 128), nn.Tanh())
        self.policy, self.value = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """How likely each legal action is, and the expected reward."""
        features = self.shared(observations)
        scores = self.policy(features).masked_fill(~masks, -1e9)
        return Categorical(logits=scores), self.value(features).squeeze(-1)


class Game:
    """The environments, as tensors; a row whose game is over is reset by the next step."""

    def __init__(self, name: str, number: int, seed: int, **settings: Any) -> None:
        self.envs = gymnasium.make_vec(f"entrepot/{name}", num_envs=number, **settings)
        self.high = np.maximum(self.envs.unwrapped.single_observation_space.high, 1)
        self.now = self.tensors(*self.envs.reset(seed=seed))
        self.results: list[float] = []

    def tensors(self, observations: Any, infos: dict[str, Any]) -> tuple[Tensor, Tensor]:
        """Scaled observations, and masks; where nothing is legal because the game is over, anything may be chosen."""
        masks = torch.as_tensor(infos["action_mask"] == 1)
        return torch.as_tensor(observations / self.high, dtype=torch.float32), masks | ~masks.any(1, keepdim=True)

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Rewards, and which games have ended."""
        observations, rewards, ended, cut, infos = self.envs.step(actions.numpy())
        self.now = self.tensors(observations, infos)
        over = ended | cut
        self.results += rewards[over].tolist()
        return torch.as_tensor(rewards, dtype=torch.float32), torch.as_tensor(over, dtype=torch.float32)


def collect(game: Game, agent: Agent) -> list[Tensor]:
    """Play for a while: observations, masks, actions, their log probabilities, advantages and returns."""
    rows, over = [], torch.zeros(game.envs.num_envs)
    for _ in range(LENGTH):
        (observations, masks), before = game.now, over
        with torch.no_grad():
            policy, value = agent(observations, masks)
        actions = policy.sample()
        rewards, over = game.step(actions)
        rows.append((observations, masks, actions, policy.log_prob(actions), value, rewards, over, before))
    with torch.no_grad():
        following = agent(*game.now)[1]
    observations, masks, actions, logs, values, rewards, overs, resets = (
        torch.stack(part) for part in zip(*rows, strict=True)
    )
    advantages, ahead = torch.zeros_like(values), torch.zeros_like(following)
    for t in reversed(range(LENGTH)):
        going = 1 - overs[t]
        ahead = rewards[t] + GAMMA * going * following - values[t] + GAMMA * LAMBDA * going * ahead
        advantages[t], following = ahead, values[t]
    parts = (observations, masks, actions, logs, advantages, advantages + values)
    played = resets.flatten() == 0  # a step that only resets a game teaches nothing
    return [part.flatten(0, 1)[played] for part in parts]


def learn(agent: Agent, optimizer: torch.optim.Optimizer, played: list[Tensor]) -> None:
    """A few passes over what was played."""
    for _ in range(EPOCHS):
        for chosen in torch.randperm(len(played[0])).chunk(BATCHES):
            observations, masks, actions, logs, advantages, returns = (part[chosen] for part in played)
            policy, values = agent(observations, masks)
            ratio = (policy.log_prob(actions) - logs).exp()
            gains = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
            better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
            loss = -better + 0.5 * (values - returns).pow(2).mean() - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def main() -> None:
    """Train, and say how often the last games were won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="spice_road-v1")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--envs", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    game = Game(args.game, args.envs, args.seed, players=2, opponents=args.opponents, seat=None, max_steps=300)
    agent = Agent(game.now[0].shape[1], game.now[1].shape[1])
    optimizer = torch.optim.Adam(agent.parameters(), lr=1e-3, eps=1e-5)
    for update in range(1, max(1, args.steps // (LENGTH * args.envs)) + 1):
        learn(agent, optimizer, collect(game, agent))
        last = game.results[-200:]
        wins = sum(last) / max(1, len(last))
        print(f"{update * LENGTH * args.envs} steps: {wins:.0%} of the last {len(last)} games won", flush=True)


if __name__ == "__main__":
    main()
