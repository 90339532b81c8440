"""One game between bots: what is to be played, and what came of it."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TypedDict

from .. import bots
from ..core.game import Game, new
from ..core.rules import JSON

MOST_SEATS = 8  # seeds are numbered with room for so many


@dataclass(frozen=True)
class Match:
    """A game to be played."""

    game: str
    options: JSON
    seed: int
    """Of the deal; all games of a block have the same."""
    block: int
    rotation: int
    seats: tuple[str, ...]
    """The bots' names, seat by seat."""

    @property
    def key(self) -> tuple[int, int]:
        """Its place in the schedule."""
        return self.block, self.rotation

    def bot(self, seat: int) -> bots.Bot:
        """The bot in a seat, with luck of its own."""
        number = (self.block * MOST_SEATS + self.rotation) * MOST_SEATS + seat
        return bots.make(self.seats[seat], bots.moment(self.seed, number))


class Result(TypedDict):
    """A game that was played, as a line of JSON holds it."""

    game: str
    options: JSON
    seed: int
    block: int
    rotation: int
    seats: list[str]
    scores: list[int]
    winners: list[int]
    end: list[str]
    rounds: int
    decisions: int
    seconds: list[float]


def play(match: Match) -> Result:
    """Play the game to its end."""
    game = new(match.game, seed=match.seed, **match.options)
    players = [match.bot(seat) for seat in range(len(match.seats))]
    seconds = [0.0] * len(players)
    while not game.is_over:
        seat = game.state.seat
        begin = perf_counter()
        action = players[seat].choose(game)
        seconds[seat] += perf_counter() - begin
        game.apply(action)
    return told(match, game, seconds)


def told(match: Match, game: Game, seconds: list[float]) -> Result:
    """The result of a game that is over."""
    outcome = game.outcome()
    assert outcome is not None
    return {
        "game": match.game,
        "options": match.options,
        "seed": match.seed,
        "block": match.block,
        "rotation": match.rotation,
        "seats": list(match.seats),
        "scores": outcome.scores,
        "winners": outcome.winners,
        "end": outcome.end,
        "rounds": game.rules.rounds(game.state),
        "decisions": len(game.actions),
        "seconds": [round(each, 4) for each in seconds],
    }
