"""Ratings of bots, independent of who met whom: Plackett-Luce by choix, and OpenSkill as a second opinion.

Both need optional libraries.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from random import Random
from statistics import fmean
from typing import Any

from .match import Result
from .standings import Z, names, ranks

ELO = 400 / log(10)  # points for one unit of strength
REGULARIZATION = 0.01  # keeps the rating of a bot that always wins finite


@dataclass(frozen=True)
class Rating:
    """The strength of one bot. Ratings are in Elo points; skill and doubt are OpenSkill's."""

    bot: str
    rating: float
    error: float
    """Half the width of the rating's 95 % confidence interval, if the model is right."""
    skill: float
    doubt: float


def available() -> bool:
    """Whether the libraries are installed."""
    try:
        import choix  # noqa: F401
        import numpy  # noqa: F401
        import openskill  # noqa: F401
    except ImportError:
        return False
    return True


def ratings(results: Sequence[Result], reference: str | None = None) -> list[Rating]:
    """All bots, the strongest first. The rating of the reference is zero; without one, the mean of all ratings is."""
    bots = names(results)
    rankings = [ranking(result, bots) for result in results]
    strength = plackett_luce(len(bots), rankings)
    zero = None if reference is None else bots.index(reference)
    error = errors(strength, rankings, zero)
    shift = 0.0 if zero is None else strength[zero]
    skills = openskill(results)
    table = [
        Rating(bot, ELO * (strength[n] - shift), ELO * Z * error[n], *skills[bot])
        for n, bot in enumerate(bots)
    ]  # fmt: skip
    return sorted(table, key=lambda each: -each.rating)


def ranking(result: Result, bots: Sequence[str]) -> tuple[int, ...]:
    """The bots of a game from first to last, by their numbers; ties are broken at random, reproducibly."""
    placed = ranks(result)
    random = Random(f"{result['seed']} {result['block']} {result['rotation']}")  # noqa: S311 - no secret
    order = sorted(range(len(placed)), key=lambda seat: (placed[seat], random.random()))
    return tuple(bots.index(result["seats"][seat]) for seat in order)


def plackett_luce(
    bots: int, rankings: Sequence[tuple[int, ...]], regularization: float = REGULARIZATION
) -> list[float]:
    """The logarithm of each bot's strength: whoever comes next in a ranking does so in proportion to strength."""
    import choix  # imported late: optional and slow to import

    if bots == 1:
        return [0.0]
    return [float(each) for each in choix.ilsr_rankings(bots, list(rankings), alpha=regularization)]


def errors(strength: Sequence[float], rankings: Sequence[tuple[int, ...]], reference: int | None = None) -> list[float]:
    """The standard error of each strength, or of its difference from the reference's.

    It follows from the curvature of the likelihood at its top.
    """
    import numpy as np

    bots = len(strength)
    curvature: Any = np.zeros((bots, bots))
    for order, times in Counter(rankings).items():
        for place in range(len(order) - 1):
            left = np.bincount(order[place:], minlength=bots) * np.exp(strength)
            chance = left / left.sum()
            curvature += times * (np.diag(chance) - np.outer(chance, chance))
    spread = np.linalg.pinv(curvature, rcond=1e-9, hermitian=True)
    variance = np.diag(spread)
    if reference is not None:
        variance = variance + spread[reference, reference] - 2 * spread[reference]
    return [float(each) for each in np.sqrt(np.maximum(0.0, variance))]


def openskill(results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """Skill and doubt of each bot after all games, one after the other."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {bot: model.rating() for bot in names(results)}
    for result in results:
        seats = result["seats"]
        teams = [[model.rating(mu=known[bot].mu, sigma=known[bot].sigma)] for bot in seats]
        after = model.rate(teams, ranks=ranks(result))
        for bot in set(seats):
            own = [team[0] for team, seat in zip(after, seats, strict=True) if seat == bot]
            known[bot] = model.rating(mu=fmean(each.mu for each in own), sigma=fmean(each.sigma for each in own))
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}
