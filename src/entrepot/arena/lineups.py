"""Pairings: who plays whom, from which seat, with which deal.

Games come in blocks: one deal, one lineup, and a game for each rotation of the lineup around the table. Every bot
plays every seat of the same deal, so neither a good seat nor a lucky deal favours anybody.
All lineups get the same deals, one round of lineups for each deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, islice, permutations
from math import factorial

from .. import bots
from ..core.errors import OptionError
from ..core.game import NEW_SEEDS
from ..core.messages import message
from ..core.rules import JSON
from .match import Match

Lineup = tuple[str, ...]

LADDER_STEPS = 2  # how many weaker bots each bot of a ladder meets


def round_robin(names: Sequence[str], players: int) -> list[Lineup]:
    """Every pair of bots; with more than two seats also every combination of different bots."""
    if len(names) == 1:
        return [(names[0],) * players]
    pairs = [duel for pair in combinations(names, 2) for duel in duels(*pair, players)]
    return pairs if players == 2 else [*pairs, *combinations(names, players)]


def ladder(names: Sequence[str], players: int) -> list[Lineup]:
    """From the weakest to the strongest, each bot with the next weaker ones."""
    pairs = [
        (each, weaker) for place, each in enumerate(names) for weaker in names[max(0, place - LADDER_STEPS) : place]
    ]
    return [duel for pair in pairs for duel in duels(*pair, players)]


def duels(one: str, other: str, players: int) -> list[Lineup]:
    """The lineups of two bots: one of the first against all others of the second, and the reverse."""
    both = [(one, *[other] * (players - 1)), (other, *[one] * (players - 1))]
    return both if players > 2 else both[:1]


@dataclass(frozen=True)
class Schedule:
    """The unlimited sequence of a tournament's games, in a fixed order."""

    game: str
    options: JSON
    lineups: Sequence[Lineup]
    seed: int

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.lineups[0])

    @property
    def rotations(self) -> int:
        """The number of games in a block."""
        return 1 if len(set(self.lineups[0])) == 1 else self.players

    @property
    def round(self) -> int:
        """The number of games with one deal: a block for each lineup."""
        return len(self.lineups) * self.rotations

    def match(self, block: int, rotation: int) -> Match:
        """One game."""
        deal, place = divmod(block, len(self.lineups))
        seats = circle(self.lineups[place], deal)
        seed = bots.moment(self.seed, deal) % NEW_SEEDS
        return Match(self.game, self.options, seed, block, rotation, seats[rotation:] + seats[:rotation])

    def matches(self, games: int) -> Iterator[Match]:
        """At least this many games, rounded up to whole blocks."""
        blocks = -(-games // self.rotations)
        return (self.match(block, rotation) for block in range(blocks) for rotation in range(self.rotations))


def circle(lineup: Lineup, number: int) -> Lineup:
    """The bots around the table; who sits to whose left changes from deal to deal."""
    others = permutations(lineup[1:])
    return lineup[0], *next(islice(others, number % factorial(len(lineup) - 1), None))


def check_bots(names: Sequence[str]) -> list[str]:
    """The bots' names, if each exists and none is repeated."""
    for place, name in enumerate(names):
        bots.make(name)
        if name in names[:place]:
            raise OptionError(message("arena-twice", name=name))
    return list(names)
