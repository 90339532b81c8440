"""How a game went: each player's prospects over time, and the moments at which they changed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from ..core.game import Game
from .decisions import Decision

COSTLY = 0.10  # a loss that turns a game
SWING = 0.20  # a change of prospects that turns a game, without a loss of one's own
MOST = 8  # turning points that are told

Curve = list[tuple[int, float]]
"""Moments, as numbers of actions before them, and the share in the win expected then."""


@dataclass(frozen=True)
class Turn:
    """A moment at which the game turned for a seat: by its own action, or by what others did and chance brought."""

    number: int
    seat: int
    own: bool
    change: float


def curves(game: Game, found: Sequence[Decision]) -> list[Curve]:
    """For each seat what it could expect at its decisions, and at last what it got."""
    result: list[Curve] = [[] for _ in range(game.players)]
    for each in found:
        result[each.seat].append((each.number, each.estimate))
    winners = game.winners()
    for seat, curve in enumerate(result):
        if game.is_over:
            curve.append((len(game.actions), (seat in winners) / len(winners)))
    return result


def turning_points(game: Game, found: Sequence[Decision]) -> list[Turn]:
    """The greatest changes, in the order in which they came."""
    every = [*costly(found), *swings(found, curves(game, found))]
    greatest = sorted(every, key=lambda turn: -abs(turn.change))[:MOST]
    return sorted(greatest, key=lambda turn: turn.number)


def costly(found: Sequence[Decision]) -> Iterator[Turn]:
    """Actions that gave much away."""
    for each in found:
        if each.loss >= COSTLY:
            yield Turn(each.number, each.seat, True, -each.loss)


def swings(found: Sequence[Decision], all_curves: Sequence[Curve]) -> Iterator[Turn]:
    """Changes from one action of a seat to its next, others in between, that its own losses do not account for."""
    losses = {each.number: each.loss for each in found}
    for seat, curve in enumerate(all_curves):
        for (before, expected), (after, then) in pairwise(curve):
            change = (then - losses.get(after, 0.0)) - (expected - losses[before])
            if after > before + 1 and losses[before] < COSTLY and abs(change) >= SWING:
                yield Turn(after, seat, False, change)
