"""The bot that takes what looks best at the end of its turn."""

from __future__ import annotations

from collections.abc import Callable

from ..core.engine import Engine
from ..core.game import Action, Game
from .bot import Bot

Value = Callable[[Engine], float]
"""How good a state is for the seat the value was made for."""
Evaluation = Callable[[Engine, int], Value]
"""Looks at the state before the decision once, as the seat sees it, and gives the measure for what may come of it."""

WIDTH = 3  # unfinished turns that are followed up at each depth
DEPTH = 8  # decisions of one turn that are looked through

GREEDY = "greedy"
STYLES: list[str] = []  # further names, each with a taste of its own in some game
_evaluations: dict[tuple[str, str], Evaluation] = {}


def register(game: str, evaluation: Evaluation, style: str = GREEDY) -> None:
    """Teach the greedy bot a game, or one of its styles."""
    _evaluations[game, style] = evaluation
    if style not in (GREEDY, *STYLES):
        STYLES.append(style)


def lead(state: Engine, seat: int) -> Value:
    """The measure for a game that nobody has taught: the lead over the best of the others."""

    def value(after: Engine) -> float:
        scores = after.scores()
        return scores.pop(seat) - max(scores)

    return value


class Greedy(Bot):
    """Looks one turn ahead, through all decisions of its own that belong to it."""

    name = GREEDY

    def __init__(self, seed: int = 0, style: str = GREEDY) -> None:
        super().__init__(seed)
        self.name = style

    def evaluation(self, game: str) -> Evaluation:
        """The style's own measure, or the common one."""
        return _evaluations.get((game, self.name)) or _evaluations.get((game, GREEDY), lead)

    def decide(self, game: Game, seed: int) -> Action:
        """The first of those actions that lead to the best end of the turn."""
        state, seat = game.state, game.state.seat
        value = self.evaluation(game.rules.name)(state, seat)
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
    """The value of the best end of the seat's turn among those that a narrow search finds."""
    if is_end(state, seat):
        return value(state)
    ends: list[float] = []
    beam = [state]
    for _ in range(DEPTH):
        children = [after(each, code) for each in beam for code in each.legal()]
        ends += [value(child) for child in children if is_end(child, seat)]
        unfinished = {value(child): child for child in children if not is_end(child, seat)}  # equals count once
        if not unfinished:
            return max(ends)
        beam = [unfinished[worth] for worth in sorted(unfinished, reverse=True)[:WIDTH]]
    return max([*ends, *unfinished])


def is_end(state: Engine, seat: int) -> bool:
    """Whether the seat's turn is over."""
    return state.over or state.seat != seat
