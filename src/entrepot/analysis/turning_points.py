"""How a game went: each player's expected share of the win over time, and the moments when it changed most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from ..core.game import Game
from ..core.messages import Message
from .decisions import Decision
from .explanations import NOTICEABLE, about_part

COSTLY = 0.10  # the least loss by one action that makes a turning point
SWING = 0.20  # the same for a change that the player's own actions do not explain
MAX_TURNING_POINTS = 8

Curve = list[tuple[int, float]]
"""Moments, as the number of actions before them, each with the share of the win expected then."""


@dataclass(frozen=True)
class TurningPoint:
    """A moment when the game turned for a seat: by its own action, or by other players or chance."""

    number: int
    seat: int
    own: bool
    change: float


def turns(found: Sequence[Decision]) -> list[list[Decision]]:
    """Consecutive decisions of the same seat, grouped."""
    return [list(group) for _, group in groupby(found, key=lambda each: each.seat)]


def curves(game: Game, found: Sequence[Decision]) -> list[Curve]:
    """For each seat the share of the win that it could expect, and finally the share it got.

    With a network that is known at every decision, otherwise at the start of each of the seat's turns.
    """
    if found and all(each.chances for each in found):
        result = [[(each.number, each.chances[seat]) for each in found] for seat in range(game.players)]
    else:
        result = [[] for _ in range(game.players)]
        for first, *_ in turns(found):
            result[first.seat].append((first.number, first.estimate))
    winners = game.winners()
    for seat, curve in enumerate(result):
        if game.is_over:
            curve.append((len(game.actions), (seat in winners) / len(winners)))
    return result


def turning_points(game: Game, found: Sequence[Decision]) -> list[TurningPoint]:
    """The greatest losses, then the greatest swings up to the limit, in the order of the game."""
    every = [*costly(found), *swings(found)]
    greatest = sorted(every, key=lambda turn: (not turn.own, -abs(turn.change)))[:MAX_TURNING_POINTS]
    return sorted(greatest, key=lambda turn: turn.number)


def reasons_for(game: Game, found: Sequence[Decision], turn: TurningPoint) -> list[Message]:
    """Why the better action was better; if the seat made no mistake, what it expects that it did not before."""
    at = next(each for each in found if each.number == turn.number)
    if turn.own:
        return at.reasons
    before = [each for each in found if each.seat == turn.seat and each.number < turn.number]
    if not (at.points and before and before[-1].points):
        return []
    changes = [a - b for a, b in zip(at.points[turn.seat], before[-1].points[turn.seat], strict=True)]
    part = max(range(len(changes)), key=lambda each: changes[each] * turn.change)
    if changes[part] * turn.change <= 0 or abs(changes[part]) < NOTICEABLE:
        return []
    return [about_part("part" if turn.change > 0 else "less", game.rules, part, changes[part])]


def costly(found: Sequence[Decision]) -> Iterator[TurningPoint]:
    """Actions that gave away much of the win."""
    for each in found:
        if each.loss >= COSTLY:
            yield TurningPoint(each.number, each.seat, True, -each.loss)


def swings(found: Sequence[Decision]) -> Iterator[TurningPoint]:
    """Changes between the ends of two turns of a seat that its own losses do not explain."""
    before: dict[int, float] = {}
    for turn in turns(found):
        seat, lost = turn[0].seat, sum(each.loss for each in turn)
        after = turn[0].estimate - lost
        change = after - before.get(seat, after)
        if abs(change) >= SWING and lost < COSTLY:
            yield TurningPoint(turn[0].number, seat, False, change)
        before[seat] = after
