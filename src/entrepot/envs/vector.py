"""Many games at once: numpy arrays in and out, compiled, on threads without Python's lock."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, NamedTuple, SupportsIndex

from ..bots.bot import moment
from ..core.game import Game, checked_seed
from .arrays import ILLEGAL, Arrays, FromReset, as_it_stands, at_least_one, one_of, refuse
from .batch import plant
from .crew import Crew
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


class VectorEnv(FromReset):
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

    FROM_RESET = frozenset(("_roots", "_tables"))

    def __init__(
        self,
        game: str,
        n: int,
        *,
        threads: int = 1,
        seed: SupportsIndex | None = None,
        rewards: str = "win",
        illegal: str = "raise",
        max_steps: int | None = None,
        auto_reset: bool = True,
        copy: bool = True,
        **options: Any,
    ) -> None:
        self.spec = Spec(game, **options)
        self.n = at_least_one("n", n)
        self._threads = min(n, at_least_one("threads", threads))
        self._seed = checked_seed(seed)
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self._auto_reset, self._copy = auto_reset, copy
        self._arrays = Arrays(self.spec, n, rewards, max_steps, np.bool_)
        self._crew: Crew | None = None

    def reset(self, seed: SupportsIndex | None = None) -> Step:
        """Start all games anew. The same seed gives the same games, whatever the number of threads."""
        first, begun = self._seed if seed is None else checked_seed(seed), "_tables" in vars(self)
        if not begun:
            self._sit_down()
        for row, table in enumerate(self._tables):
            if begun and seed is None:
                table.begin_next()
            else:
                table.begin(moment(first, row) >> 11)
        return self._step()

    def _sit_down(self) -> None:
        """A table for each game, and a root over those of each thread."""
        self._arrays.batch.auto_reset = self._auto_reset
        self._tables = [self._arrays.table(row, self.spec.new_state(0)) for row in range(self.n)]
        bounds = [self.n * number // self._threads for number in range(self._threads + 1)]
        self._roots = [plant(self._tables[low:high]) for low, high in pairwise(bounds)]

    def step(self, actions: Array) -> Step:
        """One decision in every game; the actions of games that stand still are not looked at.

        When it is interrupted there are no games any more, because some may have gone on and others not.
        """
        roots = self._roots
        np.copyto(self._arrays.actions, actions, casting="same_kind")
        if self._raises:
            self._check()
        if self._crew is None or not self._crew.is_here():
            self._crew = Crew(roots)
        try:
            self._crew.step()
        except BaseException:
            self._stand_up()
            raise
        return self._step()

    def _stand_up(self) -> None:
        """Leave the games, and the arrays too: a thread may still write to them."""
        self.close()
        del self._tables, self._roots
        self._arrays = Arrays(self.spec, *self._arrays.settings)

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
        """End the threads; another step would start new ones."""
        if self._crew:
            self._crew.dismiss()
        self._crew = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy has its own threads."""
        return {**vars(self), "_crew": None}

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
