"""How fast the environments are: random play with observations and masks, for ``entrepot bench``."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

Work = Callable[[], int]
"""Does some work and returns the number of steps."""

GAMES, THREADS, STEPS = 1024, 2, 20  # of the vectorised environment


def turns(game: str, **options: Any) -> Work:
    """A game in the environment for PettingZoo: every agent observes, then plays."""
    from .aec import TurnsEnv

    env = TurnsEnv(game, **options)
    random = Random(1).random  # noqa: S311
    env.reset(seed=1)

    def work() -> int:
        env.reset()
        taken = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                break
            legal = observation["action_mask"].nonzero()[0]
            env.step(legal[int(random() * len(legal))])
            taken += 1
        return taken

    return work


def single(game: str, opponents: str, **options: Any) -> Work:
    """Some steps of one agent in the environment for Gymnasium."""
    from .single import SingleEnv

    env = SingleEnv(game, opponents=opponents, **options)
    random = Random(1).random  # noqa: S311
    env.reset(seed=1)

    def work() -> int:
        mask = env.action_masks()
        for _ in range(STEPS):
            legal = mask.nonzero()[0]
            _, _, terminated, _, info = env.step(legal[int(random() * len(legal))])
            mask = env.reset()[1]["action_mask"] if terminated else info["action_mask"]
        return STEPS

    return work


def agents(game: str, **options: Any) -> Work:
    """Some steps of many agents against random opponents, in Gymnasium's vector environment."""
    from .single_vector import SingleVectorEnv

    env = SingleVectorEnv(game, GAMES, opponents="random", **options)
    env.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * GAMES

    return work


def vector(game: str, **options: Any) -> Work:
    """Some steps of many games at once, always into the same arrays."""
    from .vector import VectorEnv

    env = VectorEnv(game, GAMES, threads=THREADS, seed=1, copy=False, **options)
    env.reset()

    def work() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * GAMES

    return work


def measures(game: str, **options: Any) -> dict[str, Work]:
    """What can be measured with the libraries that are installed: all threads together, and one core of theirs."""
    found: dict[str, Work] = {}
    with suppress(ImportError):
        found["turns"] = turns(game, **options)
    with suppress(ImportError):
        found["single"] = single(game, "random", **options)
        found["agents"] = agents(game, **options)
        found["opposed"] = single(game, "greedy", **options)
    with suppress(ImportError):
        found["vector"] = found["core"] = vector(game, **options)
    return found
