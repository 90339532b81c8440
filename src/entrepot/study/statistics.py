"""What the games of a book have in common: how often something was done, and how often it won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean

from ..core.rules import Facts, PeopleFigure
from .book import BookGame

Z = 1.96  # standard deviations, for intervals of 95 %


@dataclass(frozen=True)
class Player:
    """One player of one game."""

    seat: int
    score: int
    parts: list[int]
    won: float
    """The share of the win."""
    facts: Facts


@dataclass(frozen=True)
class Row:
    """The players with something in common."""

    value: str
    players: int
    share: float
    """Of all players that the question concerns."""
    won: float
    """Their mean share of the win."""
    low: float
    high: float
    """The interval of 95 % for that."""
    score: float


def players_of(games: Sequence[BookGame]) -> list[Player]:
    """All players of all games; the score is a fact like others."""
    return [
        Player(
            seat,
            score,
            game["parts"][seat],
            (seat in game["winners"]) / len(game["winners"]),
            {**game["seats"][seat], "score": score},
        )
        for game in games
        for seat, score in enumerate(game["scores"])
    ]


def tally(players: Sequence[Player], values: Callable[[Player], Sequence[str]]) -> list[Row]:
    """A row for each value that some player has, the most frequent first."""
    concerned = [(player, values(player)) for player in players]
    counts = Counter(value for _, found in concerned for value in set(found))
    whole = sum(bool(found) for _, found in concerned)
    return [
        row(value, [player for player, found in concerned if value in found], whole) for value, _ in ordered(counts)
    ]


def ordered(counts: Counter[str]) -> list[tuple[str, int]]:
    """By frequency; numbers by size."""
    if all(value.isdecimal() for value in counts):
        return sorted(counts.items(), key=lambda each: int(each[0]))
    return sorted(counts.items(), key=lambda each: (-each[1], each[0]))


def row(value: str, players: Sequence[Player], whole: int) -> Row:
    """The players with a value."""
    won = fmean(player.won for player in players)
    low, high = interval(won, len(players))
    return Row(value, len(players), len(players) / whole, won, low, high, fmean(player.score for player in players))


def interval(share: float, number: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    spread = Z * ((share * (1 - share) + Z * Z / (4 * number)) / number) ** 0.5
    middle, whole = share + Z * Z / (2 * number), 1 + Z * Z / number
    return (middle - spread) / whole, (middle + spread) / whole


def by_fact(players: Sequence[Player], fact: str) -> list[Row]:
    """A row for each value of a fact."""
    return tally(players, lambda player: values_of(player.facts, fact))


def values_of(facts: Facts, fact: str) -> list[str]:
    """The values of a fact, none or one or several."""
    found = facts.get(fact, [])
    return list(found) if isinstance(found, list) else [str(found)]


def mean_of(players: Sequence[Player], figure: PeopleFigure) -> float:
    """A figure that is known of people."""
    counted = [player for player in players if player.won or not figure.of_winners]
    return fmean(_numbers(counted, figure))


def _numbers(players: Sequence[Player], figure: PeopleFigure) -> Iterator[float]:
    for player in players:
        found = values_of(player.facts, figure.fact)
        yield figure.value in found if figure.value else float(found[0])
