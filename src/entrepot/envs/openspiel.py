"""The games for OpenSpiel: ``pyspiel.load_game("<game>(players=2)")`` after importing this module.

Every card or tile that is turned up or drawn is a chance node with its true probabilities, as far as the game describes
them; see :meth:`entrepot.core.rules.Rules.chance_model`.
"""

from __future__ import annotations

from typing import Any

from ..core import registry
from ..core.chance_model import ChanceModel
from ..core.errors import OptionError
from ..core.messages import message
from ..core.options import Option, shown
from ..core.rules import plain
from ..extras import need
from . import catalog, rendering
from .arrays import Arrays, one_of, refuse
from .batch import REWARDS
from .game_tree import TreeState
from .spec import Spec

for library in ("numpy", "pyspiel"):
    need(library, "openspiel")
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

MAX_STEPS = 10_000  # decisions after which a game ends as it stands
MOST_POINTS = 1000.0
DRAWS_PER_STEP = 3  # chance nodes for each decision, more than there ever are on average
BOUNDS = {"win": (0.0, 1.0), "rank": (0.0, 1.0), "score": (0.0, MOST_POINTS), "lead": (-MOST_POINTS, MOST_POINTS)}


def parameter(option: Option) -> Any:
    """An option's default as a parameter: a number, a flag or a text; an empty text counts as not given."""
    return option.default if isinstance(option.default, int) else ""


def option_value(option: Option, given: Any) -> Any:
    """What a parameter means: lists are written with a plus between their words."""
    for value in option.values or ():
        if given in (value, str(value)) or (isinstance(value, list) and given == "+".join(value)):
            return value
    return given.split("+") if isinstance(given, str) else given


def spec_of(game: str, parameters: dict[str, Any]) -> Spec:
    """The game with the options that differ from their defaults."""
    given = [(option, parameters[option.name]) for option in registry.find(game).options if option.name in parameters]
    return Spec(game, **{one.name: option_value(one, value) for one, value in given if value != parameter(one)})


def game_type(game: str, constant_sum: bool = True) -> Any:
    """How OpenSpiel classifies the game."""
    utility = pyspiel.GameType.Utility
    rules = registry.find(game)
    return pyspiel.GameType(
        short_name=game,
        long_name=game.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if constant_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(rules.player_counts),
        min_num_players=min(rules.player_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: parameter(option) for option in rules.options}
        | {"rewards": REWARDS[0], "max_steps": MAX_STEPS},
        default_loadable=rules.chance_model(rules.complete_options({})) is not None,
    )


def chance_model(spec: Spec) -> ChanceModel:
    """How chance works in the game, if the game describes it."""
    model = spec.rules.chance_model(spec.options)
    if model is None:
        raise OptionError(message("envs-chance-unknown", game=spec.rules.name))
    return model


class RegisteredGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with its options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.spec = spec_of(self.name, given)
        self.rewards = one_of("rewards", given.get("rewards", REWARDS[0]), REWARDS)
        self.max_steps = given.get("max_steps", MAX_STEPS)
        self.model = chance_model(self.spec)
        low, high = BOUNDS[self.rewards]
        total = {"win": 1.0, "rank": self.spec.players / 2}.get(self.rewards)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.num_actions,
            max_chance_outcomes=len(self.model.outcomes),
            num_players=self.spec.players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.max_steps,
        )
        super().__init__(game_type(self.name, total is not None), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """No game has as many."""
        return DRAWS_PER_STEP * int(self.max_steps)

    def new_initial_state(self) -> RegisteredState:
        """Before anything is dealt."""
        return RegisteredState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """An observer of the game's states."""
        return Observer(self.spec)


class RegisteredState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A moment of a game."""

    def __init__(self, game: RegisteredGame) -> None:
        super().__init__(game)
        self.tree = TreeState(game.spec, game.model, game.max_steps)
        self._reward = game.rewards

    def current_player(self) -> int:
        """The seat that decides, or chance."""
        if self.tree.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.tree.chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.tree.state is not None
        return self.tree.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.tree.state is not None
        return self.tree.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, each with its probability."""
        total = self.tree.chance.total()
        return [(outcome, number / total) for outcome, number in sorted(self.tree.chance.items())]

    def _apply_action(self, action: int) -> None:
        if self.tree.chance:
            if action not in self.tree.chance:
                raise OptionError(message("envs-no-outcome", outcome=shown(action)))
            self.tree.draw(action)
            return
        state = self.tree.state
        assert state is not None
        if action not in state.legal():
            refuse(self.tree.spec, state, action)
        self.tree.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return self.tree.model.outcomes[action]
        return f"p{player} {self.tree.spec.rules.actions[action]}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.tree.over

    def returns(self) -> list[float]:
        """The rewards; nothing before the end."""
        spec = self.tree.spec
        if not self.tree.over or self.tree.state is None:
            return [0.0] * spec.players
        game = Arrays(spec, 1, self._reward, None, np.int8).game(0, self.tree.state)
        return [game.reward(seat) for seat in range(spec.players)]

    def __str__(self) -> str:
        """The whole board, hidden things included; while the start is dealt, the outcomes so far."""
        spec, state = self.tree.spec, self.tree.state
        if state is None:
            return " ".join(self.tree.model.outcomes[outcome] for outcome in self.tree.dealt)
        names = [f"p{seat}" for seat in range(spec.players)]
        return spec.rules.board(spec.rules.position(state, spec.options), names, plain)


class Observer:
    """Observes states from a seat: the numbers of the other environments, the parts by name, and the board."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.tensor = np.zeros(spec.width, np.float32)
        self.dict = {name: self.tensor[at] for name, at in spec.parts.items()}
        self._bytes = np.zeros(spec.width, np.uint8)
        self._arrays = Arrays(spec, 1, REWARDS[0], None, np.int8)

    def set_from(self, state: RegisteredState, player: int) -> None:
        """Fill the tensor with what the player may know."""
        engine = state.tree.state
        if engine is None:
            self.tensor[:] = 0
        else:
            self._arrays.game(0, engine).observe(player, self._bytes, 0)
            self.tensor[:] = self._bytes

    def string_from(self, state: RegisteredState, player: int) -> str:
        """The board as the player sees it."""
        engine = state.tree.state
        return str(state) if engine is None else rendering.board(self.spec, engine, player)


def register(game: str) -> None:
    """Make a game known to OpenSpiel, as a class of this module: pickled games find it by its name."""
    name = f"{game.title().replace('_', '')}Game"
    globals()[name] = type(name, (RegisteredGame,), {"name": game, "__module__": __name__})
    pyspiel.register_game(game_type(game), globals()[name])


catalog.for_each_game(register)
