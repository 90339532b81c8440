"""Learn to beat the bot `random` at Spice Road for two, with numpy alone.

A linear softmax policy plays against itself, many games side by side, and after each batch makes what the side that
was ahead has done more likely (REINFORCE). Takes a few minutes on two cores:

    python examples/train_spice_road.py
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np

from entrepot.envs.vector import Step, VectorEnv

Array = np.ndarray[Any, Any]

GAME = {"game": "spice_road", "players": 2}
SEEN = ("decision", "own_caravan", "own_hand", "own_played", "card", "left")  # the parts that the policy looks at
GAMES, LENGTH = 256, 240  # of a batch
RATE, DECAY = 0.02, (0.9, 0.99)  # Adam's


class Policy:
    """A weight for each pair of a slot and an action, trained with Adam."""

    def __init__(self, env: VectorEnv) -> None:
        self.slots = np.concatenate([np.r_[env.spec.parts[name]] for name in SEEN])
        shape = (len(self.slots) + 1, env.spec.num_actions)
        self.weights, self.mean, self.square = (np.zeros(shape, np.float32) for _ in range(3))
        self.updates = 0

    def features(self, observations: Array) -> Array:
        """What the policy looks at, and a one."""
        seen = observations[:, self.slots]
        return np.concatenate([seen, np.ones((len(seen), 1), seen.dtype)], axis=1)

    def chances(self, features: Array, masks: Array) -> Array:
        """How likely each action is; illegal ones are not."""
        scores = np.where(masks, features.astype(np.float32) @ self.weights, -np.inf)
        scores -= scores.max(axis=1, keepdims=True)
        likely = np.exp(scores)
        return likely / likely.sum(axis=1, keepdims=True)

    def choose(self, step: Step, rng: np.random.Generator) -> Array:
        """An action for every game."""
        chances = self.chances(self.features(step.observations), step.masks | ~step.masks.any(axis=1, keepdims=True))
        drawn = rng.random((len(chances), 1), np.float32)
        return np.minimum((chances.cumsum(axis=1) < drawn).sum(axis=1), chances.shape[1] - 1)

    def learn(self, features: Array, masks: Array, actions: Array, gains: Array) -> None:
        """A step of Adam towards what has brought gains."""
        push = -self.chances(features, masks)
        push[np.arange(len(actions)), actions] += 1
        gradient = features.astype(np.float32).T @ (push * gains[:, None]) / len(actions)
        self.updates += 1
        self.mean += (1 - DECAY[0]) * (gradient - self.mean)
        self.square += (1 - DECAY[1]) * (gradient**2 - self.square)
        mean, square = (
            moment / (1 - decay**self.updates) for moment, decay in zip((self.mean, self.square), DECAY, strict=True)
        )
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def play_itself(env: VectorEnv, policy: Policy, rng: np.random.Generator) -> tuple[list[Array], Array]:
    """One batch of games: what was seen, allowed and done by whom at each step, and how each seat was ahead."""
    step = env.reset()
    leads = np.zeros_like(step.rewards)
    seen = []
    while not step.dones.all():
        actions = policy.choose(step, rng)
        playing = np.flatnonzero(~step.dones)
        parts = (policy.features(step.observations), step.masks, actions, step.seats)
        seen.append([part[playing] for part in parts] + [playing])
        actions[step.dones] = 0
        step = env.step(actions)
        leads += step.rewards
    return [np.concatenate(parts) for parts in zip(*seen, strict=True)], leads


def train(seconds: float, aim: float, seed: int = 1) -> tuple[Policy, float]:
    """Learn until the aim is reached or the time is up; the policy and its share of wins."""
    begin = time.monotonic()
    rng = np.random.default_rng(seed)
    env = VectorEnv(n=GAMES, threads=2, seed=seed, rewards="lead", max_steps=LENGTH, auto_reset=False, **GAME)
    policy = Policy(env)
    for batch in range(1, 10_000):
        (features, masks, actions, seats, games), leads = play_itself(env, policy, rng)
        leads /= leads.std() + 1e-6
        policy.learn(features, masks, actions, leads[games, seats])
        if batch % 10 == 0:
            won = share_of_wins(policy, 400, rng)
            print(f"batch {batch}, {time.monotonic() - begin:.0f} s: wins {won:.0%} against random", flush=True)
            if won >= aim or time.monotonic() - begin > seconds:
                break
    return policy, share_of_wins(policy, 2000, rng)


def share_of_wins(policy: Policy, games: int, rng: np.random.Generator) -> float:
    """Whole games against random, half of them from each seat."""
    env = VectorEnv(n=games, threads=2, seed=int(rng.integers(2**32)), max_steps=4000, auto_reset=False, **GAME)
    own = np.arange(games) % 2
    step = env.reset()
    won = np.zeros(games)
    while not step.dones.all():
        actions = np.where(step.seats == own, policy.choose(step, rng), env.sample())
        step = env.step(actions)
        won += step.rewards[np.arange(games), own]
    return float(won.mean())


def main() -> None:
    """Train, and say how well it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=540, help="the time to learn in")
    parser.add_argument("--aim", type=float, default=0.9, help="stop once this share of games is won")
    args = parser.parse_args()
    _, won = train(args.seconds, args.aim)
    print(f"The policy wins {won:.1%} of 2000 games against random.")


if __name__ == "__main__":
    main()
