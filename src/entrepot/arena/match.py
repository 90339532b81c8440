"""One game between bots: its definition and its result."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TypedDict

from .. import bots
from ..core.game import Game, new
from ..core.rules import JSON

MAX_SEATS = 8  # for numbering the seeds


@dataclass(frozen=True)
class Match:
    """A game to be played."""

    game: str
    options: JSON
    seed: int
    """The seed of the deal, the same for all games of a block."""
    block: int
    rotation: int
    seats: tuple[str, ...]
    """The bots' names, seat by seat."""

    @property
    def key(self) -> tuple[int, int]:
        """Its place in the schedule."""
        return self.block, self.rotation

    def bot(self, seat: int) -> bots.Bot:
        """The bot in a seat, with a seed of its own."""
        number = (self.block * MAX_SEATS + self.rotation) * MAX_SEATS + seat
        return bots.make(self.seats[seat], bots.moment(self.seed, number))


class Result(TypedDict):
    """The result of a game, as stored in a line of JSON."""

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
    return to_result(match, game, seconds)


def to_result(match: Match, game: Game, seconds: list[float]) -> Result:
    """The result of a finished game."""
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
