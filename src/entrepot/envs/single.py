"""The games for Gymnasium: one agent, and bots for the other seats.

Importing this module registers every game: ``gymnasium.make("entrepot/<game>-v<version>")``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .. import bots
from ..bots.bot import moment
from ..core.errors import OptionError
from ..core.game import NEW_SEEDS, Game, new
from ..core.messages import message
from ..core.options import shown
from ..extras import need
from . import catalog, rendering
from .arrays import ILLEGAL, Arrays, NeedsReset, one_of, refuse
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
    SET_BY_RESET = frozenset(("game", "seat"))

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        render_mode: str | None = None,
        rewards: str = "win",
        illegal: str = "raise",
        max_steps: int | None = None,
        **options: Any,
    ) -> None:
        self.game_spec = spec = Spec(game, **options)
        others = spec.players - 1
        self._opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self._opponents) != others:
            raise OptionError(message("envs-opponents", number=others))
        for name in self._opponents:
            bots.make(name)
        if seat not in (None, *range(spec.players)):
            raise OptionError(message("error-no-seat", seat=shown(seat), last=others))
        self._seat = seat
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, rendering.MODES)
        self._arrays = Arrays(spec, 1, rewards, max_steps, np.int8)
        self._limit = max_steps
        high = np.array([slot.high for slot in spec.slots()], np.uint8)
        self.observation_space = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        self.action_space = spaces.Discrete(spec.num_actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray[Any, Any], dict[str, Any]]:
        """Start a game and let the bots before the agent play. ``options`` are ignored."""
        super().reset(seed=seed)
        spec = self.game_spec
        start = int(self.np_random.integers(NEW_SEEDS))
        self.seat = int(self.np_random.integers(spec.players)) if self._seat is None else self._seat
        self.game: Game = new(spec.rules.name, seed=start, **spec.options)
        self._bots = self._seat_bots()
        self._row = self._arrays.game(0, self.game.state)
        self._steps = 0
        self._let_others_play()
        return self._seen(), self._info()

    def _seat_bots(self) -> dict[int, bots.Bot]:
        """The opponents by their seats."""
        return {
            (self.seat + 1 + number) % self.game_spec.players: bots.make(name, moment(self.game.seed, number))
            for number, name in enumerate(self._opponents)
        }

    def __getstate__(self) -> dict[str, Any]:
        """A copy plays against bots of its own; they keep nothing in mind that the game does not tell."""
        return {name: value for name, value in vars(self).items() if name != "_bots"}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        if "game" in saved:
            self._bots = self._seat_bots()

    def step(self, action: Any) -> tuple[np.ndarray[Any, Any], float, bool, bool, dict[str, Any]]:
        """Play an action for the agent, then let the bots play until it decides again."""
        code = int(action)
        offends = False
        if code in self.game.state.legal():
            self.game.play(f"p{self.seat} {self.game_spec.rules.actions[code]}")
            self._let_others_play()
        elif self._raises or self.game.is_over:
            refuse(self.game_spec, self.game.state, code)
        else:
            offends = True
        self._steps += 1
        terminated = self.game.is_over or offends
        truncated = not terminated and self._steps == self._limit
        reward = self._row.reward(self.seat, offends) if terminated or truncated else 0.0
        if self.render_mode == "human":
            self.render()
        return self._seen(), reward, terminated, truncated, self._info()

    def _let_others_play(self) -> None:
        while self.game.seat not in (None, self.seat):
            self.game.apply(self._bots[self.game.state.seat].choose(self.game))

    def _seen(self) -> np.ndarray[Any, Any]:
        seen = np.empty(self.game_spec.width, np.uint8)
        self._row.observe(self.seat, seen, 0)
        return seen

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """A one for each legal action."""
        mask = np.zeros(self.game_spec.num_actions, np.int8)
        mask[self.game.state.legal()] = 1
        return mask

    def render(self) -> Any:
        """The board as the agent sees it."""
        return rendering.render(self.game_spec, self.game.state, self.seat, self.render_mode)


def register(game: str) -> None:
    """Make a game known to Gymnasium, under its current version and those that are deprecated.

    Gymnasium itself warns about a version that is not the latest.
    """
    for version in catalog.versions(game):
        gymnasium.register(
            f"entrepot/{game}-v{version}", entry_point="entrepot.envs.single:SingleEnv", kwargs={"game": game}
        )


catalog.for_each_game(register)
