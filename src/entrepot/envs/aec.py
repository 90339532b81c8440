"""The games for PettingZoo: agents take turns (AEC), illegal actions are masked."""

from __future__ import annotations

from typing import Any, SupportsIndex

from ..core.actions import NONE
from ..core.game import Game, checked_seed, new
from ..core.messages import message
from ..extras import need
from . import rendering
from .arrays import ILLEGAL, Arrays, one_of, refuse
from .spec import Spec

for library in ("numpy", "gymnasium", "pettingzoo"):
    need(library, "pettingzoo")
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402

Array = np.ndarray[Any, Any]


class Agents(dict[str, Any]):
    """Something about each agent; before the first reset there is no agent."""

    def __missing__(self, agent: str) -> Any:
        self.need()
        raise KeyError(agent)

    def need(self) -> None:
        """Raise an error unless there are agents."""
        if not self:
            raise AttributeError(str(message("envs-reset-first")))


class TurnsEnv(AECEnv):  # type: ignore[misc, type-arg, unused-ignore]
    """One game, an agent for each seat.

    An observation is a dictionary: ``observation``, bytes, what the agent may know, ``action_mask``, what it may do.
    With ``parts`` the former is a dictionary too, an array for each part by name.
    The environment checks actions and order itself and needs no wrapper.
    """

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        *,
        render_mode: str | None = None,
        rewards: str = "win",
        illegal: str = "raise",
        max_steps: int | None = None,
        parts: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game_spec = Spec(game, **options)
        version = self.game_spec.rules.environment_version
        self.metadata = {
            "name": f"{game}_v{version}",
            "render_modes": list(rendering.MODES),
            "is_parallelizable": False,
        }
        self.render_mode = None if render_mode is None else one_of("render_mode", render_mode, rendering.MODES)
        self.possible_agents = [f"player_{seat}" for seat in range(self.game_spec.players)]
        self.agents: list[str] = []
        self.agent_selection = ""
        self._seats = Agents()
        self.terminations: dict[str, bool] = Agents()
        self._raises = one_of("illegal", illegal, ILLEGAL) == "raise"
        self._arrays = Arrays(self.game_spec, 1, rewards, max_steps, np.int8)
        self._state = self.game_spec.new_state(0)
        self._game = self._arrays.game(0, self._state)
        self._named = self.game_spec.parts if parts else None
        self._played: list[int] = []
        self._make_spaces()

    def _make_spaces(self) -> None:
        spec = self.game_spec
        high = np.array([slot.high for slot in spec.slots()], np.uint8)
        whole = spaces.Box(np.zeros_like(high), high, dtype=np.uint8)
        named: dict[str, spaces.Space[Any]] = {
            name: spaces.Box(0 * high[at], high[at], dtype=np.uint8) for name, at in spec.parts.items()
        }
        seen = spaces.Dict(named) if self._named else whole
        mask = spaces.Box(0, 1, (spec.num_actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(spec.num_actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an observation of the agent looks like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions, legal or not."""
        return self.action_spaces[agent]

    def action_to_text(self, action: int) -> str:
        """An action in the notation, without the seat."""
        return self.game_spec.action_to_text(action)

    def text_to_action(self, text: str) -> int:
        """The number of an action."""
        return self.game_spec.text_to_action(text)

    def reset(self, seed: SupportsIndex | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a game: ``entrepot.new`` with the same seed gives the same one. ``options`` are ignored."""
        if seed is None and self._seats:
            self._game.begin_next()
        else:
            self._game.begin(checked_seed(seed))
        self._seats.update((agent, seat) for seat, agent in enumerate(self.possible_agents))
        self._played = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may know, and what it may do now."""
        seat, arrays = self._seats[agent], self._arrays
        seen, mask = arrays.observations[0].copy(), arrays.masks[0].copy()
        if seat != self._state.seat:
            self._game.observe(seat, seen, 0)
            mask[:] = 0
        if self._named:
            return {"observation": {name: seen[at] for name, at in self._named.items()}, "action_mask": mask}
        return {"observation": seen, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        code = NONE if action is None else int(action)
        if self._raises and not self._game.allows(code):
            refuse(self.game_spec, self._state, code)
        self._game.play(code)
        self._played.append(code)
        if self._game.done:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[self._state.seat]
        if self.render_mode == "human":
            self.render()

    def _finish(self) -> None:
        """Give every agent its reward."""
        truncated = bool(self._arrays.truncations[0])
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = self._cumulative_rewards[agent] = float(self._arrays.rewards[0, seat])
            self.terminations[agent], self.truncations[agent] = not truncated, truncated

    def render(self) -> Any:
        """The board as the deciding seat sees it."""
        self._seats.need()
        return rendering.render(self.game_spec, self._state, self._state.seat, self.render_mode)

    def close(self) -> None:
        """Nothing is open."""

    def game(self) -> Game:
        """The game so far as a :class:`entrepot.Game`, with its history, board and record: an independent copy."""
        self._seats.need()
        spec = self.game_spec
        game = new(spec.rules.name, seed=self._game.seed, **spec.options)
        for code in self._played:
            if code in game.state.legal():
                game.play(f"p{game.seat} {spec.rules.actions[code]}")
        return game
