"""The last decisions of a game, looked through to the end."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from ..core.engine import Engine

NEAR = 24  # a game that random play does not end within so many decisions is not near its end
MOST = 4000  # states that are looked at
DEEPEST = 48  # decisions in a row


class TooFar(Exception):  # noqa: N818 - not an error: the end is just not near enough
    """There is too much to look at."""


def exact(state: Engine) -> int | None:
    """The best answer for the seat that decides, if everybody plays their best to the end; none if that is too far."""
    if not near_end(state):
        return None
    try:
        return Counter().best(state)[1]
    except TooFar:
        return None


def near_end(state: Engine) -> bool:
    """Whether random play ends the game within a few decisions, three times in a row."""
    scratch = state.copy()
    for seed in range(3):
        scratch.take(state)
        scratch.playout(seed, NEAR)
        if not scratch.over:
            return False
    return True


class Counter:
    """A search in which everybody maximises the own reward, and which counts what it looks at."""

    def __init__(self) -> None:
        self.seen = 0

    def best(self, state: Engine, depth: int = 0) -> tuple[list[float], int]:
        """Everybody's reward under best play, and the answer that leads to it."""
        self.seen += 1
        if self.seen > MOST or depth > DEEPEST:
            raise TooFar
        if state.over:
            return rewards(state), -1
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


def rewards(state: Engine) -> list[float]:
    """The share in the win, and a little for the lead, as the tree search has it."""
    scores, winners = state.scores(), state.winners()
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
    leads = [min(1.0, max(0.0, 0.5 + lead(scores, seat) / 80)) for seat in range(state.players)]
    return [0.75 * share + 0.25 * ahead for share, ahead in zip(shares, leads, strict=True)]


def ahead(points: Sequence[float], seat: int) -> float:
    """How far the seat is ahead of the others' mean."""
    return points[seat] - fmean(other for each, other in enumerate(points) if each != seat)


def lead(points: Sequence[float], seat: int) -> float:
    """How far the seat is ahead of the best of the others."""
    return points[seat] - max(other for each, other in enumerate(points) if each != seat)
