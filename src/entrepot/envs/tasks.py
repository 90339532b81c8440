"""Fixed tasks, so that results can be compared and cited: one agent against bots, in games that are always the same.

>>> task = Task("spice_road", players=2, opponents="random")
>>> task.evaluate_bot("greedy", games=10).win_share
1.0

A task says nothing about how an agent learns, only how long: :data:`STEPS` decisions of its own in :meth:`Task.make`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from .. import bots
from ..core import registry
from ..core.scores import lead
from .single import SingleEnv

STEPS = 500_000
"""How many decisions an agent may learn from."""

GAMES = 300
"""How many games an evaluation has, so that every seat gets as many with any number of players."""

FIRST_SEED = 1_000_000
"""The seed of the first deal of an evaluation. Train with smaller seeds."""

MAX_STEPS = 1000  # of an agent in a game; then it is cut off

Agent = Callable[[SingleEnv, Any, dict[str, Any]], int]
"""Is given the environment, an observation and its info, and returns an action. The environment's ``game`` knows what
is hidden from the agent, so an agent that looks there has to be honest, as all our bots are."""


@dataclass(frozen=True)
class GameResult:
    """How a game ended for the agent: its share of the win, its points, and its lead over the best opponent."""

    win: float
    score: int
    lead: int


@dataclass(frozen=True)
class Evaluation:
    """The games of an evaluation."""

    games: Sequence[GameResult]

    @property
    def win_share(self) -> float:
        """How much of all wins the agent has; a shared win is divided."""
        return fmean(game.win for game in self.games)

    @property
    def score(self) -> float:
        """Its mean points."""
        return fmean(game.score for game in self.games)

    @property
    def lead(self) -> float:
        """Its mean lead over the best opponent."""
        return fmean(game.lead for game in self.games)


@dataclass(frozen=True)
class Task:
    """A game with its standard rules, a number of players, and the bot that plays all seats but the agent's."""

    game: str
    players: int
    opponents: str = "greedy"

    @property
    def name(self) -> str:
        """With the version of the environment, on which results depend."""
        version = registry.find(self.game).environment_version
        return f"{self.game}-v{version}, {self.players} players, against {self.opponents}"

    def make(self, seat: int | None = None, **settings: Any) -> SingleEnv:
        """The environment: to learn in, with a seat that is drawn for each game."""
        options = {"players": self.players, "max_steps": MAX_STEPS} | settings
        return SingleEnv(self.game, opponents=self.opponents, seat=seat, **options)

    def evaluate(self, agent: Agent, games: int = GAMES) -> Evaluation:
        """Play the games of the evaluation, or the first of them."""
        return Evaluation([self.play(number, agent) for number in range(games)])

    def evaluate_bot(self, name: str, games: int = GAMES) -> Evaluation:
        """The same with a bot."""
        return Evaluation([self.play_bot(number, name) for number in range(games)])

    def play(self, number: int, agent: Agent) -> GameResult:
        """A game of the evaluation: the agent has every seat of each deal in turn."""
        deal, seat = divmod(number, self.players)
        env = self.make(seat)
        observation, info = env.reset(seed=FIRST_SEED + deal)
        over, reward = False, 0.0
        while not over:
            observation, reward, terminated, truncated, info = env.step(agent(env, observation, info))
            over = terminated or truncated
        scores = env.game.scores()
        return GameResult(reward, scores[seat], int(lead(scores, self.players, seat)))

    def play_bot(self, number: int, name: str) -> GameResult:
        """The same with a bot; it gets the game's number as its seed."""
        bot = bots.make(name, number)
        return self.play(number, lambda env, observation, info: bot.choose(env.game).code)
