"""Many games at once for Gymnasium, each with one agent and bots for the other seats: ``gymnasium.make_vec``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import NEW_SEEDS, Game
from ..extras import need
from . import rendering
from .arrays import ILLEGAL, Arrays, NeedsReset, at_least_one, game_at, one_of, refuse
from .batch import BatchGame
from .episode import Episode
from .opponents import Opponents
from .spec import Spec
from .threads import StepThreads

for library in ("numpy", "gymnasium"):
    need(library, "gymnasium")
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.utils import seeding  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

from .single import observation_space  # noqa: E402

Array = np.ndarray[Any, Any]
Infos = dict[str, Any]


class SingleVectorEnv(NeedsReset, VectorEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """Plays the same episodes as as many :class:`~entrepot.envs.single.SingleEnv`, and takes the same settings.

    If all opponents are ``random``, they play in compiled code, and ``threads`` share the games.
    """

    metadata: dict[str, Any]
    SET_BY_RESET = frozenset(("_generators",))

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        rewards: str = "win",
        illegal: str = "loss",
        max_steps: int | None = None,
        max_episode_steps: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        **options: Any,
    ) -> None:
        self.game_spec = spec = Spec(game, **options)
        self.num_envs = at_least_one("num_envs", num_envs)
        self._opponents = Opponents(spec, opponents, seat)
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self._mode = AutoresetMode(autoreset_mode)
        self._limit = max_episode_steps if max_steps is None else max_steps
        self._number_of_threads = min(num_envs, at_least_one("threads", threads))
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, rendering.MODES)
        self.metadata = {"autoreset_mode": self._mode, "render_modes": list(rendering.MODES), "render_fps": 1}
        self.single_observation_space = observation_space(spec)
        self.single_action_space = spaces.Discrete(spec.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._make_games(rewards)

    def _make_games(self, rewards: str) -> None:
        spec, n = self.game_spec, self.num_envs
        self._arrays = arrays = Arrays(spec, n, rewards, self._limit, np.int8)
        self._games: tuple[BatchGame, ...] = ()  # against random bots
        self._episodes: tuple[Episode, ...] = ()  # against any others
        if self._opponents.are_random:
            self._games = tuple(arrays.game(row, spec.new_state(0)) for row in range(n))
        else:
            arrays.batch.max_steps = 0  # only the agents' decisions count
            self._episodes = tuple(Episode(spec, arrays, row, self._opponents, self._limit) for row in range(n))
        self._seats = np.zeros(n, np.int64)
        self._over = np.zeros(n, np.bool_)
        self._threads: StepThreads | None = None

    # Episodes

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, Infos]:
        """Start new games; with ``options["reset_mask"]`` only those of the rows that it selects."""
        chosen = (options or {}).get("reset_mask", np.ones(self.num_envs, np.bool_))
        seeds = _seeds(seed, self.num_envs)
        if "_generators" not in vars(self):
            self._generators = [seeding.np_random()[0] for _ in range(self.num_envs)]
        for row in _rows(chosen):
            if seeds[row] is not None:
                self._generators[row] = seeding.np_random(seeds[row])[0]
            self._begin(row)
        return self._arrays.observations.copy(), self._infos()

    def _begin(self, row: int) -> None:
        """The next game of a row."""
        start = int(self._generators[row].integers(NEW_SEEDS))
        self._seats[row] = seat = self._opponents.seat(start)
        self._over[row] = False
        if self._games:
            self._games[row].agent = seat
            self._games[row].begin(start)
        else:
            self._episodes[row].begin(start)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Infos]:
        """A decision of every agent whose game is not over."""
        self._need_games()
        before = self._over.copy()
        if self._mode is AutoresetMode.DISABLED and before.any():
            raise ResetNeeded("some games are over: reset them with options={'reset_mask': terminations | truncations}")
        np.copyto(self._arrays.actions, actions, casting="same_kind")
        if self._raises:
            self._check(~before)
        rewards, dones, truncations = self._step_games(before) if self._games else self._step_episodes(before)
        self._over |= dones
        infos = self._begin_again(before)
        return self._arrays.observations.copy(), rewards, dones & ~truncations, truncations, infos

    def _begin_again(self, before: Array) -> Infos:
        """Start games as the mode wants it: where one was over before this step, or where one is over now."""
        same = self._mode is AutoresetMode.SAME_STEP
        infos: Infos = {}
        for row in _rows(self._over if same else before):
            if same:
                final = {"action_mask": self._arrays.masks[row].copy(), "seat": int(self._seats[row])}
                found = {"final_obs": self._arrays.observations[row].copy(), "final_info": final}
                infos = self._add_info(infos, found, row)
            self._begin(row)
        return infos | self._infos()

    def _infos(self) -> Infos:
        everywhere = np.ones(self.num_envs, np.bool_)
        found = {"action_mask": self._arrays.masks.copy(), "seat": self._seats.copy()}
        return found | {f"_{name}": everywhere for name in found}

    def action_masks(self) -> Array:
        """Whether each action is legal, a row for each game."""
        self._need_games()
        return self._arrays.masks.astype(np.bool_)

    def sample(self) -> Array:
        """A random legal action for every agent; the same ones until the next step."""
        self._need_games()
        return self._arrays.samples.copy()

    # Steps

    def _check(self, rows: Array) -> None:
        """Refuse the whole step if an action in it is not legal; nothing has changed then."""
        for row in _rows(rows):
            code, game = int(self._arrays.actions[row]), self._playing(row)
            if not game.allows(code):
                refuse(self.game_spec, game.state, code)

    def _step_games(self, before: Array) -> tuple[Array, Array, Array]:
        """All games in compiled code; those that are over stay as they are."""
        arrays = self._arrays
        if self._threads is None or not self._threads.alive():
            self._threads = StepThreads(arrays.batch, self._games, self._number_of_threads)
        arrays.clear_outcomes()
        self._threads.step()
        dones = arrays.dones & ~before
        rewards = np.where(dones, arrays.rewards[np.arange(self.num_envs), self._seats], 0).astype(np.float64)
        return rewards, dones, arrays.truncations & dones

    def _step_episodes(self, before: Array) -> tuple[Array, Array, Array]:
        """One game after the other, against bots that are called from Python."""
        rewards = np.zeros(self.num_envs, np.float64)
        dones, truncations = np.zeros_like(before), np.zeros_like(before)
        for row in _rows(~before):
            reward, terminated, truncated = self._episodes[row].step(int(self._arrays.actions[row]))
            rewards[row], dones[row], truncations[row] = reward, terminated or truncated, truncated
        return rewards, dones, truncations

    def _playing(self, row: int) -> BatchGame | Episode:
        return self._games[row] if self._games else self._episodes[row]

    def _need_games(self) -> None:
        """Raise the error that asks for a reset if there has been none."""
        _ = self._generators

    # Looking on

    def game(self, row: int) -> Game:
        """An independent copy of one of the games as it stands, without its history."""
        return game_at(self.game_spec, self._playing(row).state)

    def render(self) -> Any:
        """Every board as its agent sees it."""
        spec, mode = self.game_spec, self.render_mode
        return tuple(
            rendering.render(spec, self._playing(row).state, int(seat), mode) for row, seat in enumerate(self._seats)
        )

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        if self._threads:
            self._threads.stop()
        self._threads = None


def _seeds(seed: int | Sequence[int | None] | None, rows: int) -> Sequence[int | None]:
    """A seed for each row; those that follow the given one, if there is only one."""
    if seed is None:
        return [None] * rows
    return seed if isinstance(seed, Sequence) else [seed + row for row in range(rows)]


def _rows(chosen: Array) -> list[int]:
    """The numbers of the chosen rows."""
    return [int(row) for row in np.flatnonzero(chosen)]
