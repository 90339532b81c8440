"""The last decisions of a game, searched exhaustively to the end."""

from __future__ import annotations

from ..core.engine import Engine
from ..core.scores import lead, reward

NEAR_END = 24  # decisions within which random play must end the game
MAX_STATES = 4000
MAX_DEPTH = 48  # decisions


class TooLarge(Exception):  # noqa: N818 - not an error: the end is just not near enough
    """The tree of what may follow is too large."""


def best_answer(state: Engine, span: float) -> int | None:
    """The best answer for the seat that decides, if everybody plays their best to the end; none if that is too far.

    ``span`` is that of the tree search (see :func:`entrepot.core.scores.reward`), so that both want the same.
    """
    if not is_near_end(state):
        return None
    try:
        return Endgame(span).best(state)[1]
    except TooLarge:
        return None


def is_near_end(state: Engine) -> bool:
    """Whether random play ends the game within a few decisions, three times in a row."""
    scratch = state.copy()
    for seed in range(3):
        scratch.take(state)
        scratch.playout(seed, NEAR_END)
        if not scratch.over:
            return False
    return True


class Endgame:
    """A search in which everybody maximises its own reward, and which counts the states it visits."""

    def __init__(self, span: float) -> None:
        self.span = span
        self.visited = 0

    def best(self, state: Engine, depth: int = 0) -> tuple[list[float], int]:
        """Everybody's reward under best play, and the answer that leads to it."""
        self.visited += 1
        if self.visited > MAX_STATES or depth > MAX_DEPTH:
            raise TooLarge
        if state.over:
            return self.rewards(state), -1
        child = state.copy()
        found: tuple[list[float], int] | None = None
        for code in state.legal():
            child.take(state)
            child.apply(code)
            outcome, _ = self.best(child, depth + 1)
            if found is None or outcome[state.seat] > found[0][state.seat]:
                found = outcome, code
        assert found is not None
        return found

    def rewards(self, state: Engine) -> list[float]:
        """Everybody's reward in a game that has ended."""
        scores, winners = state.scores(), state.winners()
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        return [reward(share, lead(scores, state.players, seat), self.span) for seat, share in enumerate(shares)]
