"""A game with one agent and bots for the other seats."""

from __future__ import annotations

from typing import Any

from .. import bots
from ..core.engine import Engine
from ..core.game import Game, new
from .arrays import Arrays
from .opponents import Opponents
from .spec import Spec


class Episode:
    """Plays in a row of the arrays, one game after the other."""

    seat: int
    """The agent's."""
    _bots: list[bots.Bot | None]
    _played: list[int]  # by everybody
    _game: Game | None  # as far as somebody has asked for it

    def __init__(self, spec: Spec, arrays: Arrays, row: int, opponents: Opponents, max_steps: int | None) -> None:
        self._spec, self._opponents, self._limit = spec, opponents, max_steps
        self._arrays, self._number = arrays, row
        self._row = arrays.game(row, spec.new_state(0))

    @property
    def state(self) -> Engine:
        """The state of the game."""
        return self._row.state

    @property
    def game(self) -> Game:
        """The game so far, with its history; it is built only when somebody asks for it."""
        if self._game is None:
            self._game = new(self._spec.rules.name, seed=self._row.seed, **self._spec.options)
        for code in self._played[len(self._game.actions) :]:
            self._game.apply(next(action for action in self._game.legal() if action.code == code))
        return self._game

    def begin(self, seed: int) -> None:
        """Start a game and let the bots before the agent play."""
        self._row.begin(seed)
        self.seat = self._opponents.seat(seed)
        self._bots = self._opponents.seated(seed)
        self._played = []
        self._game = None
        self._steps = 0
        self._let_others_play()

    def allows(self, code: int) -> bool:
        """Whether the agent may play this action."""
        return self._row.allows(code)

    def step(self, code: int) -> tuple[float, bool, bool]:
        """Play an action for the agent, then let the bots play: the reward, and whether the game ended or was cut off.

        With an illegal action the game ends as it stands, and the agent is last.
        """
        offends = not self.allows(code)
        if offends:
            self._row.play(code)
        else:
            self._play(code)
            self._let_others_play()
        self._steps += 1
        terminated = self._row.done
        truncated = not terminated and self._steps == self._limit
        if truncated:
            self._arrays.masks[self._number] = 0
        return self._row.reward(self.seat, offends) if terminated or truncated else 0.0, terminated, truncated

    def _play(self, code: int) -> None:
        self._row.play(code)
        self._played.append(code)

    def _let_others_play(self) -> None:
        """Play until the agent decides or the game is over; then show what the agent sees."""
        state, rules = self.state, self._spec.rules
        while not self._row.done and (bot := self._bots[state.seat]):
            code = bot.choose_code(state, rules, len(self._played))
            self._play(bot.choose(self.game).code if code is None else code)
        if state.seat != self.seat:
            at = self._number * self._spec.width
            self._row.observe(self.seat, self._arrays.observations.reshape(-1), at)

    def __getstate__(self) -> dict[str, Any]:
        """A copy plays against bots of its own; they keep nothing in mind that the game does not tell."""
        return {name: value for name, value in vars(self).items() if name not in ("_bots", "_game")}

    def __setstate__(self, saved: dict[str, Any]) -> None:
        vars(self).update(saved)
        if "seat" in saved:
            self._bots, self._game = self._opponents.seated(self._row.seed), None
