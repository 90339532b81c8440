"""Many games at once: numpy arrays in and out, compiled, on threads that do not hold the GIL."""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

from ..bots.bot import moment
from ..core.actions import NONE
from ..core.game import Game, checked_seed
from ..extras import need
from .arrays import ILLEGAL, Arrays, NeedsReset, at_least_one, game_at, one_of, refuse
from .batch import BatchGame
from .spec import Spec
from .threads import StepThreads

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


class VectorEnv(NeedsReset):
    """Plays ``n`` games of the same kind side by side.

    >>> env = VectorEnv("spice_road", 8, players=2, seed=1)
    >>> step = env.reset()
    >>> step = env.step(env.sample())
    >>> step.observations.shape, step.masks.shape, step.rewards.shape
    ((8, 804), (8, 140), (8, 2))

    ``threads`` share the games. ``rewards``, ``illegal`` and ``max_steps`` are those of all environments.
    With ``auto_reset`` a game that ends is followed by the next one in the same step: rewards and ``dones`` belong to
    the old game, everything else to the new one. Without it, the game stays as it is until :meth:`reset`, and its mask
    is empty.
    Without ``copy`` every step writes into the same arrays, which is faster.
    All other keywords are the game's options.
    """

    SET_BY_RESET = frozenset(("_games",))

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
        self._number_of_threads = min(n, at_least_one("threads", threads))
        self._seed = checked_seed(seed)
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self._auto_reset, self._copy = auto_reset, copy
        self._arrays = Arrays(self.spec, n, rewards, max_steps, np.bool_)
        self._threads: StepThreads | None = None

    def reset(self, seed: SupportsIndex | None = None) -> Step:
        """Start a new game in every row. The same seed gives the same games, whatever the number of threads."""
        first, begun = self._seed if seed is None else checked_seed(seed), "_games" in vars(self)
        if not begun:
            self._make_games()
        for row, game in enumerate(self._games):
            if begun and seed is None:
                game.begin_next()
            else:
                game.begin(moment(first, row) >> 11)
        return self._step()

    def _make_games(self) -> None:
        """A game for each row."""
        self._arrays.batch.auto_reset = self._auto_reset
        self._games = tuple(self._arrays.game(row, self.spec.new_state(0)) for row in range(self.n))

    def step(self, actions: Array) -> Step:
        """One decision in every game; the actions of games that have ended are ignored.

        If a step fails or is interrupted, all games are dropped, because some may have advanced and others not.
        """
        games = self._games
        np.copyto(self._arrays.actions, actions, casting="same_kind")
        if self._raises:
            self._check(games)
        if self._threads is None or not self._threads.alive():
            self._threads = StepThreads(self._arrays.batch, games, self._number_of_threads)
        try:
            self._arrays.clear_outcomes()
            self._threads.step()
        except BaseException:
            self._drop_games()
            raise
        return self._step()

    def _drop_games(self) -> None:
        """Drop the games, and the arrays too: a thread may still write to them."""
        self.close()
        del self._games
        self._arrays = Arrays(self.spec, *self._arrays.settings)

    def sample(self) -> Array:
        """A random legal action for every game; the same ones until the next step."""
        return self._arrays.samples.copy()

    def seeds(self) -> list[int]:
        """The seeds of the current games: ``entrepot.new`` starts the same ones from them."""
        return [game.seed for game in self._games]

    def game(self, row: int) -> Game:
        """An independent copy of one of the games as it stands, without its history."""
        return game_at(self.spec, self._games[row].state)

    def close(self) -> None:
        """End the threads; another step would start new ones."""
        if self._threads:
            self._threads.stop()
        self._threads = None

    def __getstate__(self) -> dict[str, Any]:
        """A copy has its own threads."""
        return {**vars(self), "_threads": None}

    def _check(self, games: tuple[BatchGame, ...]) -> None:
        """Refuse the whole step if an action in it is not legal; nothing has changed then."""
        row = self._arrays.batch.first_illegal()
        if row != NONE:
            refuse(self.spec, games[row].state, int(self._arrays.actions[row]))

    def _step(self) -> Step:
        arrays = self._arrays
        found = (
            arrays.observations, arrays.masks, arrays.seats, arrays.rewards, arrays.dones, arrays.truncations,
        )  # fmt: skip
        return Step(*(array.copy() for array in found)) if self._copy else Step(*found)
