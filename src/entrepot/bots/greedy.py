"""The bot that takes what looks best at the end of its turn."""

from __future__ import annotations

from warnings import warn

from ..core import scores
from ..core.engine import Engine
from ..core.game import Action, Game
from ..core.rules import Evaluation, Rules, Value
from .bot import Bot
from .offers import by_game

WIDTH = 3  # unfinished turns that are followed at each depth
DEPTH = 8  # decisions of one turn that are searched

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
        state, seat = game.state, game.state.seat
        value = self.evaluation(game.rules)(state, seat)
        return max(game.legal(), key=lambda action: best_end(after(state, action.code), seat, value))


def best_turn(state: Engine, value: Value) -> float:
    """The value of the best turn that the seat could take now."""
    return max(best_end(after(state, code), state.seat, value) for code in state.legal())


def after(state: Engine, code: int) -> Engine:
    """The state that an answer leads to."""
    child = state.copy()
    child.apply(code)
    return child


def best_end(state: Engine, seat: int, value: Value) -> float:
    """The value of the best end of the seat's turn that a narrow beam search finds."""
    if is_end(state, seat):
        return value(state)
    ends: list[float] = []
    beam = [state]
    for _ in range(DEPTH):
        children = [after(each, code) for each in beam for code in each.legal()]
        ends += [value(child) for child in children if is_end(child, seat)]
        unfinished = {value(child): child for child in children if not is_end(child, seat)}  # equal ones count once
        if not unfinished:
            return max(ends)
        beam = [unfinished[worth] for worth in sorted(unfinished, reverse=True)[:WIDTH]]
    return max([*ends, *unfinished])


def is_end(state: Engine, seat: int) -> bool:
    """Whether the seat's turn is over."""
    return state.over or state.seat != seat
