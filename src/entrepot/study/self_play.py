"""Games of the network against itself. Almost all the time is spent in the compiled search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from .. import bots
from ..bots import networks
from ..bots.network_search import NetworkSearch
from ..core import registry
from ..core.errors import OptionError
from ..core.game import Game, new
from ..core.messages import message
from ..core.rules import Move

LONG = 1000  # decisions after which actions are drawn at random: a bad network may go round in circles
NODES_PER_SIMULATION = 24  # more than a position has actions, on average


@dataclass(frozen=True)
class Setting:
    """How games are played."""

    game: str
    options: dict[str, Any]
    simulations: int
    """For each decision."""
    varied: int
    """The decisions at the start of a game that are drawn by their visits, so that every good opening is played."""
    seed: int
    any_opening: int = 0
    """One game in so many begins with any legal action, so that others are known, too; 0 for none."""


class SelfPlay:
    """The network in all seats."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.rules = registry.find(setting.game)
        self.search = new_search(start(setting, 0), NODES_PER_SIMULATION * setting.simulations, setting.seed)

    def decisions(self, game: Game, number: int) -> Iterator[NetworkSearch]:
        """Play a game to its end, stopping before each action while the search still holds what it has found."""
        random = Random(bots.moment(self.setting.seed, number))  # noqa: S311
        while not game.is_over:
            search = self.search
            search.rng = random.getrandbits(63)
            search.restart(game.state)
            search.run(self.setting.simulations)
            yield search
            drawn = not game.actions and self.has_any_opening(number)
            code = random.choice(search.found())[0] if drawn else self.choice(search, len(game.actions), random)
            game.apply(next(action for action in game.legal() if action.code == code))

    def has_any_opening(self, number: int) -> bool:
        """Whether a game begins with any legal action."""
        return self.setting.any_opening > 0 and number % self.setting.any_opening == 0

    def choice(self, search: NetworkSearch, played: int, random: Random) -> int:
        """The most visited action; early in the game, any with the probability of its visits."""
        found = search.found()
        visits = [each[1] for each in found]
        if played >= LONG:
            return random.choice(found)[0]
        if played < self.setting.varied:
            return random.choices(found, visits)[0][0]
        return found[visits.index(max(visits))][0]

    def play(self, number: int) -> tuple[Game, list[Move]]:
        """A whole game, and its moves."""
        game, moves = start(self.setting, number), []
        for _ in self.decisions(game, number):
            moves.append((self.rules.rounds(game.state), game.state.seat))
        return game, [(*when, str(action).split(" ", 1)[1]) for when, action in zip(moves, game.actions, strict=True)]


def start(setting: Setting, number: int) -> Game:
    """The start of a game by its number."""
    return new(setting.game, seed=bots.moment(setting.seed, number), **setting.options)


def new_search(game: Game, nodes: int, seed: int) -> NetworkSearch:
    """A search with the network that comes with the game; refused if there is none."""
    network = networks.network_for(game)
    if network is None:
        raise OptionError(message("study-no-network", game=game.rules.name))
    return networks.search(network, game.rules, game.options, game.state.copy(), nodes + 1000, seed)
