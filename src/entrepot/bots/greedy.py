"""The bot that takes what looks best at the end of its turn."""

from __future__ import annotations

from warnings import warn

from ..core import scores
from ..core.engine import Engine
from ..core.game import Action, Game
from ..core.rules import Evaluation, Rules, Value
from .bot import Bot, moment
from .offers import by_game
from .turn_search import TurnSearch, evaluator

GREEDY = "greedy"
_registered: dict[tuple[str, str], Evaluation] = {}


def register(game: str, evaluation: Evaluation, style: str = GREEDY) -> None:
    """Add an evaluation of a game from outside. Deprecated: a game offers its own, see ``Rules.evaluations``."""
    warn("entrepot.bots.register is deprecated: define Rules.evaluations in the game", DeprecationWarning, stacklevel=2)
    _registered[game, style] = evaluation


def styles() -> list[str]:
    """The names of all styles besides the usual one."""
    known = {style for evaluations in by_game(lambda rules: rules.evaluations()).values() for style in evaluations}
    return sorted((known | {style for _, style in _registered}) - {GREEDY})


def lead(state: Engine, seat: int) -> Value:
    """The evaluation of a game that has none of its own: the lead over the best opponent."""
    return lambda after: scores.lead(after.scores(), after.players, seat)


class Greedy(Bot):
    """Looks one turn ahead, through all its own decisions that belong to the turn."""

    name = GREEDY

    def __init__(self, seed: int = 0, style: str = GREEDY) -> None:
        super().__init__(seed)
        self.name = style

    def evaluation(self, rules: Rules) -> Evaluation:
        """The style's evaluation of the game, or the game's usual one."""
        own = rules.evaluations()
        for style in (self.name, GREEDY):
            found = _registered.get((rules.name, style)) or own.get(style)
            if found:
                return found
        return lead

    def decide(self, game: Game, seed: int) -> Action:
        """The first of those actions that lead to the best end of the turn."""
        best = self._best_code(game.state, game.rules)
        return next(action for action in game.legal() if action.code == best)

    def choose_code(self, state: Engine, rules: Rules, number: int) -> int:
        """The same, as a code."""
        seen = state.copy()
        seen.determinize(state.seat, moment(self.seed, number))
        return self._best_code(seen, rules)

    def _best_code(self, state: Engine, rules: Rules) -> int:
        value = evaluator(self.evaluation(rules)(state, state.seat))
        return TurnSearch(value, state, state.seat).best_code(state)
