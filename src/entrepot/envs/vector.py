"""Many games at once: numpy arrays in and out, compiled, on threads without Python's lock."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple

from ..bots.bot import moment
from ..core.game import Game
from .arrays import ILLEGAL, Arrays, as_it_stands, at_least_one, new_seed, one_of, refuse
from .batch import plant
from .extras import need
from .spec import Spec

need("numpy", "numpy")
import numpy as np  # noqa: E402

Array = np.ndarray[Any, Any]


class Step(NamedTuple):
    """What a step brings, a row for each game."""

    observations: Array
    """What the seat that decides may know: bytes, a column for each slot."""
    masks: Array
    """The actions that it may choose from: a column for each action."""
    seats: Array
    """The seat that decides."""
    rewards: Array
    """The rewards for the last step: a column for each seat, whoever decides."""
    dones: Array
    """Whether the last step ended a game."""
    truncations: Array
    """Whether it did so only because of ``max_steps``."""


class VectorEnv:
    """Plays ``n`` games of the same kind side by side.

    >>> env = VectorEnv("spice_road", 8, players=2, seed=1)
    >>> step = env.reset()
    >>> step = env.step(env.sample())
    >>> step.observations.shape, step.masks.shape, step.rewards.shape
    ((8, 804), (8, 140), (8, 2))

    ``threads`` share the games. ``rewards``, ``illegal`` and ``max_steps`` are those of all environments.
    With ``auto_reset`` a game that ends is followed by the next one in the same step: the rewards and ``dones`` are the
    old game's, the rest is the new one's. Without, it stands still until :meth:`reset`, and its mask is empty.
    Without ``copy`` every step writes into the same arrays, which is faster.
    All other keywords are the game's options.
    """

    def __init__(
        self,
        game: str,
        n: int,
        *,
        threads: int = 1,
        seed: int | None = None,
        rewards: str = "win",
        illegal: str = "raise",
        max_steps: int | None = None,
        auto_reset: bool = True,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.spec = Spec(game, **options)
        self.n = at_least_one("n", n)
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self._copy = copy
        self._arrays = Arrays(self.spec, n, rewards, max_steps, np.bool_)
        self._arrays.batch.auto_reset = auto_reset
        self._tables = [self._arrays.table(row, self.spec.new_state(0)) for row in range(n)]
        threads = min(n, at_least_one("threads", threads))
        bounds = [n * number // threads for number in range(threads + 1)]
        self._roots = [plant(self._tables[low:high]) for low, high in pairwise(bounds)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self._begun = False
        self._seed = seed

    def reset(self, seed: int | None = None) -> Step:
        """Start all games anew. The same seed gives the same games, whatever the number of threads."""
        if seed is None and self._begun:
            for table in self._tables:
                table.begin_next()
            return self._step()
        first = next(given for given in (seed, self._seed, new_seed()) if given is not None)
        for row, table in enumerate(self._tables):
            table.begin(moment(first, row) >> 11)
        self._begun = True
        return self._step()

    def step(self, actions: Array) -> Step:
        """One decision in every game; the actions of games that stand still are not looked at."""
        self._arrays.actions[:] = actions
        if self._raises:
            self._check()
        helpers = [self._pool.submit(root.run) for root in self._roots[1:]] if self._pool else []
        self._roots[0].run()
        for helper in helpers:
            helper.result()
        return self._step()

    def sample(self) -> Array:
        """A random legal action for every game; the same ones until the next step."""
        return self._arrays.samples.copy()

    def seeds(self) -> list[int]:
        """The seeds of the games at hand: ``entrepot.new`` starts the same ones from them."""
        return [table.seed for table in self._tables]

    def game(self, row: int) -> Game:
        """One of the games as it stands, to look at; it goes its own way."""
        return as_it_stands(self.spec, self._tables[row].state)

    def close(self) -> None:
        """End the threads."""
        if self._pool:
            self._pool.shutdown()

    def _check(self) -> None:
        """Refuse the whole step if an action in it is not legal; nothing has changed then."""
        for root in self._roots:
            row = root.first_illegal()
            if row >= 0:
                refuse(self.spec, self._tables[row].state, int(self._arrays.actions[row]))

    def _step(self) -> Step:
        arrays = self._arrays
        found = (
            arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.dones, arrays.truncations,
        )  # fmt: skip
        return Step(*(array.copy() for array in found)) if self._copy else Step(*found)
