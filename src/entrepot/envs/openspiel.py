"""The games for OpenSpiel: ``pyspiel.load_game("spice_road(players=2)")`` after importing this module.

Every card or tile that is turned up or drawn is a chance node with its true probabilities.
"""

from __future__ import annotations

from typing import Any

from ..core import registry
from ..core.errors import OptionError
from ..core.messages import message
from ..core.options import Option, shown
from ..core.rules import plain
from . import drawing
from .arrays import Arrays, one_of, refuse
from .batch import REWARDS
from .deals import DEALS, Progress
from .extras import need
from .spec import FEATURES, Spec

for library in ("numpy", "pyspiel"):
    need(library, "openspiel")
import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

MOST_STEPS = 10_000  # decisions after which a game is over as it stands
MOST_POINTS = 1000.0
MOST_DRAWS = 3  # chance nodes for each decision, more than ever come on the average
BOUNDS = {"win": (0.0, 1.0), "rank": (0.0, 1.0), "score": (0.0, MOST_POINTS), "lead": (-MOST_POINTS, MOST_POINTS)}


def parameter(option: Option) -> Any:
    """An option's default as a parameter: OpenSpiel knows numbers, yes and no, and text; an empty text is not given."""
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
    """What OpenSpiel wants to know of every game of this kind."""
    utility = pyspiel.GameType.Utility
    rules = registry.find(game)
    players = next(option.values for option in rules.options if option.name == "players")
    assert players is not None
    return pyspiel.GameType(
        short_name=game,
        long_name=game.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if constant_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: parameter(option) for option in rules.options}
        | {"rewards": REWARDS[0], "max_steps": MOST_STEPS},
    )


class TradeGame(pyspiel.Game):  # type: ignore[misc, unused-ignore]
    """A game with its options."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.spec = spec_of(self.name, given)
        self.rewards = one_of("rewards", given.get("rewards", REWARDS[0]), REWARDS)
        self.max_steps = given.get("max_steps", MOST_STEPS)
        self.deals = DEALS[self.name](self.spec)
        low, high = BOUNDS[self.rewards]
        total = {"win": 1.0, "rank": self.spec.players / 2}.get(self.rewards)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spec.num_actions,
            max_chance_outcomes=len(self.deals.outcomes),
            num_players=self.spec.players,
            min_utility=low,
            max_utility=high,
            utility_sum=total,
            max_game_length=self.max_steps,
        )
        super().__init__(game_type(self.name, total is not None), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """No game has as many."""
        return MOST_DRAWS * int(self.max_steps)

    def new_initial_state(self) -> TradeState:
        """Before anything is dealt."""
        return TradeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        """What looks at states from a seat."""
        return Observer(self.spec)


class TradeState(pyspiel.State):  # type: ignore[misc, unused-ignore]
    """A moment of a game."""

    def __init__(self, game: TradeGame) -> None:
        super().__init__(game)
        self.progress = Progress(game.deals, game.max_steps)
        self._reward = game.rewards

    def current_player(self) -> int:
        """The seat that decides, or chance."""
        if self.progress.over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.progress.chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.progress.state is not None
        return self.progress.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.progress.state is not None
        return self.progress.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may come, each with its probability."""
        total = self.progress.chance.total()
        return [(outcome, number / total) for outcome, number in sorted(self.progress.chance.items())]

    def _apply_action(self, action: int) -> None:
        if self.progress.chance:
            if action not in self.progress.chance:
                raise OptionError(message("envs-no-outcome", outcome=shown(action)))
            self.progress.happen(action)
            return
        state = self.progress.state
        assert state is not None
        if action not in state.legal():
            refuse(self.progress.deals.spec, state, action)
        self.progress.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        deals = self.progress.deals
        return deals.outcomes[action] if player < 0 else f"p{player} {deals.spec.rules.actions[action]}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.progress.over

    def returns(self) -> list[float]:
        """The rewards; nothing before the end."""
        spec = self.progress.deals.spec
        if not self.progress.over or self.progress.state is None:
            return [0.0] * spec.players
        table = Arrays(spec, 1, self._reward, None, np.int8).table(0, self.progress.state)
        return [table.reward(seat) for seat in range(spec.players)]

    def __str__(self) -> str:
        """The board, hidden things too where it shows them; while the start is dealt, what has come."""
        spec, state = self.progress.deals.spec, self.progress.state
        if state is None:
            return " ".join(self.progress.deals.outcomes[outcome] for outcome in self.progress.dealt)
        names = [f"p{seat}" for seat in range(spec.players)]
        return spec.rules.board(spec.rules.position(state, spec.options), names, plain)


class Observer:
    """Looks at states from a seat: numbers as the other environments have them, parts by name, and the board."""

    def __init__(self, spec: Spec) -> None:
        self.spec = spec
        self.tensor = np.zeros(spec.width, np.float32)
        self.dict = {name: self.tensor[at] for name, at in spec.parts.items()}
        self._bytes = np.zeros(spec.width, np.uint8)
        self._arrays = Arrays(spec, 1, REWARDS[0], None, np.int8)

    def set_from(self, state: TradeState, player: int) -> None:
        """Write down what the player may know."""
        engine = state.progress.state
        if engine is None:
            self.tensor[:] = 0
        else:
            self._arrays.table(0, engine).observe(player, self._bytes, 0)
            self.tensor[:] = self._bytes

    def string_from(self, state: TradeState, player: int) -> str:
        """The board as the player sees it."""
        engine = state.progress.state
        return str(state) if engine is None else drawing.board(self.spec, engine, player)


class SpiceRoadGame(TradeGame):
    """Spice Road."""

    name = "spice_road"


class PuertoRicoGame(TradeGame):
    """Puerto Rico."""

    name = "puerto_rico"


def _register() -> None:
    games = {game.name: game for game in (PuertoRicoGame, SpiceRoadGame)}
    for name in FEATURES:
        pyspiel.register_game(game_type(name), games[name])


_register()
