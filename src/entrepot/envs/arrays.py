"""The arrays that games are played into, and the settings that all environments share."""

from __future__ import annotations

from typing import Any, ClassVar, NoReturn

from ..core.engine import Engine
from ..core.errors import OptionError
from ..core.game import Game, load
from ..core.messages import message
from ..core.options import shown
from ..extras import need
from .batch import REWARDS, Batch, BatchGame
from .spec import Spec

need("numpy", "numpy")
import numpy as np  # noqa: E402

ILLEGAL = ("raise", "loss")


class Arrays:
    """A batch of games with a row for each in every array."""

    def __init__(self, spec: Spec, n: int, rewards: str, max_steps: int | None, masks: type[np.generic]) -> None:
        self.spec = spec
        self.settings = (n, rewards, max_steps, masks)
        self.observations = np.zeros((n, spec.width), np.uint8)
        self.masks = np.zeros((n, spec.num_actions), masks)
        self.seats = np.zeros(n, np.int32)
        self.actions, self.samples = np.zeros(n, np.int64), np.zeros(n, np.int64)
        self.rewards = np.zeros((n, spec.players), np.float32)
        self.dones, self.truncations = np.zeros(n, np.bool_), np.zeros(n, np.bool_)
        self.batch = Batch(self, spec.new_state, n, spec.width, spec.num_actions)
        self.batch.reward = REWARDS.index(one_of("rewards", rewards, REWARDS))
        self.batch.max_steps = 0 if max_steps is None else at_least_one("max_steps", max_steps)
        self.batch.use(
            self.observations.reshape(-1),
            self.masks.reshape(-1).view(np.uint8),
            (self.dones.view(np.uint8), self.truncations.view(np.uint8)),
            self.seats,
            (self.actions, self.samples),
            self.rewards.reshape(-1),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has its own arrays with the same contents, and its own batch; copied games find it through them."""
        names = ("observations", "masks", "seats", "actions", "samples", "rewards", "dones", "truncations")
        saved = {name: getattr(self, name) for name in names}
        return Arrays, (self.spec, *self.settings), (saved, self.batch.auto_reset)

    def __setstate__(self, saved: tuple[dict[str, Any], bool]) -> None:
        arrays, self.batch.auto_reset = saved
        for name, array in arrays.items():
            getattr(self, name)[...] = array

    def clear_outcomes(self) -> None:
        """No rewards, and nothing has ended, except for games that had ended before."""
        self.rewards.fill(0)
        self.batch.clear_outcomes()

    def game(self, row: int, state: Engine) -> BatchGame:
        """The game of a row."""
        if state.players != self.spec.players:
            raise ValueError(f"The game has {state.players} players instead of {self.spec.players}.")
        return BatchGame(self.batch, row, state, self.spec.encoder(state))


def one_of(option: str, value: Any, values: tuple[str, ...]) -> Any:
    """The value, if it is one of those that the setting takes."""
    if value not in values:
        raise OptionError(message("error-option-value", option=option, value=shown(value), values=", ".join(values)))
    return value


def at_least_one(option: str, value: int) -> int:
    """The value, if it is a positive whole number."""
    if not isinstance(value, int) or value < 1:
        raise OptionError(message("error-option-value", option=option, value=shown(value), values="1, 2, …"))
    return value


class NeedsReset:
    """An environment without a game before its first reset: using it earlier raises an error that says so."""

    SET_BY_RESET: ClassVar[frozenset[str]]
    """The attributes that the first reset sets."""

    def __getattr__(self, name: str) -> Any:
        if name in self.SET_BY_RESET:
            raise AttributeError(str(message("envs-reset-first")))
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")


def refuse(spec: Spec, state: Engine, action: int) -> NoReturn:
    """Raise the error that says why an action is not legal."""
    text = spec.action_to_text(action)
    game_at(spec, state).play(f"p{state.seat} {text}")
    raise AssertionError(f"“{text}” is legal after all")


def game_at(spec: Spec, state: Engine) -> Game:
    """The state as a game without history."""
    return load(spec.rules.position(state, spec.options), seed=0)
