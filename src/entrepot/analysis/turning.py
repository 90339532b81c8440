"""How a game went: each player's prospects over time, and the moments at which they changed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

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


def turns(found: Sequence[Decision]) -> list[list[Decision]]:
    """Decisions of one seat that follow on each other belong together."""
    return [list(group) for _, group in groupby(found, key=lambda each: each.seat)]


def curves(game: Game, found: Sequence[Decision]) -> list[Curve]:
    """For each seat what it could expect whenever its turn came, and at last what it got."""
    result: list[Curve] = [[] for _ in range(game.players)]
    for first, *_ in turns(found):
        result[first.seat].append((first.number, first.estimate))
    winners = game.winners()
    for seat, curve in enumerate(result):
        if game.is_over:
            curve.append((len(game.actions), (seat in winners) / len(winners)))
    return result


def turning_points(game: Game, found: Sequence[Decision]) -> list[Turn]:
    """The greatest losses and, as far as there is room, the greatest swings, in the order in which they came."""
    every = [*costly(found), *swings(found)]
    greatest = sorted(every, key=lambda turn: (not turn.own, -abs(turn.change)))[:MOST]
    return sorted(greatest, key=lambda turn: turn.number)


def costly(found: Sequence[Decision]) -> Iterator[Turn]:
    """Actions that gave much away."""
    for each in found:
        if each.loss >= COSTLY:
            yield Turn(each.number, each.seat, True, -each.loss)


def swings(found: Sequence[Decision]) -> Iterator[Turn]:
    """Changes from the end of a seat's turn to the end of its next that its own losses do not account for."""
    before: dict[int, float] = {}
    for turn in turns(found):
        seat, lost = turn[0].seat, sum(each.loss for each in turn)
        after = turn[0].estimate - lost
        change = after - before.get(seat, after)
        if abs(change) >= SWING and lost < COSTLY:
            yield Turn(turn[0].number, seat, False, change)
        before[seat] = after
