"""Whether a position is a good puzzle.

One action is clearly the best, on which several long searches agree, and neither a look one action ahead nor the greedy
bot finds it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import fmean

from .. import bots
from ..core.game import Game
from .puzzles import Puzzle
from .searching import Outlook, best_action, outlooks

MOST_CHOICES = 24  # more are tiresome to read
LEAST_CHOICES = 3
MOST_SOLUTIONS = 2
SAME = 0.012  # a difference of the win that makes no difference
HOPELESS, WON = 0.08, 0.96  # chances with which nothing is left to be found
LOOK = 24  # simulations after each action, for a look one action ahead


@dataclass(frozen=True)
class Effort:
    """How hard a position is searched."""

    seeds: Sequence[int]
    choice: int
    """Simulations to choose an action."""
    outlook: int
    """Simulations after each action."""
    gain: float
    """The least difference between a solution and the best other action, in every search."""


QUICK = Effort((1, 2), 4_000, 1_500, 0.04)
LONG = Effort((11, 12, 13, 14, 15, 16), 60_000, 12_000, 0.06)


def is_tricky(game: Game, solutions: Sequence[str], seed: int) -> bool:
    """Whether neither a look one action ahead nor the greedy bot finds a solution."""
    seat = game.state.seat
    looked = max(outlooks(game, game.legal(), LOOK, seed), key=lambda each: each.chances[seat])
    return looked.action not in solutions and tempting(game, seed) not in solutions


def tempting(game: Game, seed: int) -> str:
    """What looks best at first sight: the choice of the greedy bot."""
    return str(bots.make("greedy", seed).choose(game))


def verified(game: Game, effort: Effort) -> tuple[list[str], float, list[Outlook]] | None:
    """The solutions, the gain, and the mean outlook after each action; none if the searches do not agree."""
    legal = game.legal()
    if not LEAST_CHOICES <= len(legal) <= MOST_CHOICES:
        return None
    found = [outlooks(game, legal, effort.outlook, seed) for seed in effort.seeds]
    solutions = solved(found, game.state.seat, effort.gain)
    if not 1 <= len(solutions) <= MOST_SOLUTIONS:
        return None
    if any(best_action(game, effort.choice, seed) not in solutions for seed in effort.seeds):
        return None
    means = [mean_outlook([each[number] for each in found]) for number in range(len(legal))]
    means.sort(key=lambda each: -each.chances[game.state.seat])
    return solutions, gain(means, solutions, game.state.seat), means


def solved(found: Sequence[Sequence[Outlook]], seat: int, least: float) -> list[str]:
    """The actions that are as good as the best one, if in every search all others are clearly worse."""
    means = {each.action: fmean(one[number].chances[seat] for one in found) for number, each in enumerate(found[0])}
    best = max(means.values())
    solutions = [action for action, share in means.items() if share > best - SAME]
    for one in found:
        shares = {each.action: each.chances[seat] for each in one}
        others = [share for action, share in shares.items() if action not in solutions]
        if not others or min(shares[action] for action in solutions) < max(others) + least:
            return []
    return solutions if HOPELESS < best < WON else []


def gain(means: Sequence[Outlook], solutions: Sequence[str], seat: int) -> float:
    """By how much the worst solution is better than the best other action."""
    good = min(each.chances[seat] for each in means if each.action in solutions)
    return good - max(each.chances[seat] for each in means if each.action not in solutions)


def mean_outlook(found: Sequence[Outlook]) -> Outlook:
    """The mean of several searches; the continuation of the first."""
    seats = range(len(found[0].chances))
    chances = [round(fmean(each.chances[seat] for each in found), 4) for seat in seats]
    points = [
        [round(fmean(values), 2) for values in zip(*(each.points[seat] for each in found), strict=True)]
        for seat in seats
    ]
    return replace(found[0], chances=chances, points=points)


def holds(puzzle: Puzzle, effort: Effort) -> bool:
    """Whether other searches choose a solution too, and find every solution better than every other action."""
    game = puzzle.game()
    if any(best_action(game, effort.choice, seed) not in puzzle.solutions for seed in effort.seeds):
        return False
    found = [outlooks(game, game.legal(), effort.outlook, seed) for seed in effort.seeds]
    return all(gain(each, puzzle.solutions, puzzle.seat) > effort.gain for each in found)
