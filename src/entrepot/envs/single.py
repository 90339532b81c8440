"""The games for Gymnasium: one agent, and bots for the other seats.

Importing this module registers every game: ``gymnasium.make("entrepot/<game>-v<version>")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import NEW_SEEDS, Game
from ..extras import need
from . import catalog, rendering
from .arrays import ILLEGAL, Arrays, NeedsReset, one_of, refuse
from .episode import Episode
from .opponents import Opponents
from .spec import Spec

for library in ("numpy", "gymnasium"):
    need(library, "gymnasium")
import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402


class SingleEnv(NeedsReset, gymnasium.Env):  # type: ignore[misc, type-arg, unused-ignore]
    """One seat of a game; ``opponents`` names the bot, or the bots clockwise, that have the others.

    An observation is an array of bytes; ``info["action_mask"]`` and :meth:`action_masks` tell what is legal.
    ``seat`` is the agent's own, or none to draw it for each game.
    """

    metadata: dict[str, Any] = {"render_modes": list(rendering.MODES), "render_fps": 1}  # noqa: RUF012
    SET_BY_RESET = frozenset(("seat",))

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        rewards: str = "win",
        illegal: str = "loss",
        max_steps: int | None = None,
        **options: Any,
    ) -> None:
        self.game_spec = spec = Spec(game, **options)
        others = Opponents(spec, opponents, seat)
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, rendering.MODES)
        self._arrays = Arrays(spec, 1, rewards, max_steps, np.int8)
        self._arrays.batch.max_steps = 0  # only the agent's decisions count
        self._episode = Episode(spec, self._arrays, 0, others, max_steps)
        self.observation_space = observation_space(spec)
        self.action_space = spaces.Discrete(spec.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        """Start a game and let the bots before the agent play. ``options`` are ignored."""
        super().reset(seed=seed)
        self._episode.begin(int(self.np_random.integers(NEW_SEEDS)))
        self.seat = self._episode.seat
        return self._arrays.observations[0].copy(), self._info()

    def step(self, action: Any) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        """Play an action for the agent, then let the bots play until it decides again."""
        self._need_game()
        code = int(action)
        if (self._raises or self._episode.state.over) and not self._episode.allows(code):
            refuse(self.game_spec, self._episode.state, code)
        reward, terminated, truncated = self._episode.step(code)
        if self.render_mode == "human":
            self.render()
        return self._arrays.observations[0].copy(), reward, terminated, truncated, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._arrays.masks[0].copy(), "seat": self.seat}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Whether each action is legal."""
        self._need_game()
        return np.asarray(self._arrays.masks[0], np.bool_)

    @property
    def game(self) -> Game:
        """The game so far as a :class:`entrepot.Game`, with its history, board and record."""
        self._need_game()
        return self._episode.game

    def render(self) -> Any:
        """The board as the agent sees it."""
        return rendering.render(self.game_spec, self._episode.state, self.seat, self.render_mode)

    def _need_game(self) -> None:
        """Raise the error that asks for a reset if there has been none."""
        _ = self.seat


def observation_space(spec: Spec) -> spaces.Box:
    """The bounds of every slot of an observation."""
    high = np.array([slot.high for slot in spec.slots()], np.uint8)
    return spaces.Box(np.zeros_like(high), high, dtype=np.uint8)


def register(game: str) -> None:
    """Make a game known to Gymnasium, under its current version and those that are deprecated.

    Gymnasium itself warns about a version that is not the latest.
    """
    for version in catalog.versions(game):
        gymnasium.register(
            f"entrepot/{game}-v{version}",
            entry_point="entrepot.envs.single:SingleEnv",
            vector_entry_point="entrepot.envs.single_vector:SingleVectorEnv",
            kwargs={"game": game},
        )


catalog.for_each_game(register)
