"""The base class of all bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Self

from ..core import chance
from ..core.engine import Engine
from ..core.game import Action, Game
from ..core.rules import Rules


class Bot(ABC):
    """A player that is a program.

    Its choice follows from its seed, the game it is shown and the number of actions played so far, so a saved and
    resumed game continues as it would have. Only a search also uses what it has found before.
    """

    name: str

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    @classmethod
    def from_text(cls, seed: int, text: str) -> Self:
        """The bot with the settings that follow its name after a colon; a ``ValueError`` if it has no such settings."""
        if text:
            raise ValueError(text)
        return cls(seed)

    def choose(self, game: Game) -> Action:
        """A legal action for the seat that decides now. The bot is shown only what that seat may know."""
        seed = moment(self.seed, len(game.actions))
        return self.decide(game.seen_by(game.state.seat, seed), seed)

    def choose_code(self, state: Engine, rules: Rules, number: int) -> int | None:
        """What :meth:`choose` chooses after this many actions, as a code; none if the bot needs a game to decide.

        Environments use it: a state has no history and no texts, so it costs much less than a game.
        """
        return None

    @abstractmethod
    def decide(self, game: Game, seed: int) -> Action:
        """The choice in a game that is the bot's own to play with; all its randomness comes from the seed."""


def moment(seed: int, number: int) -> int:
    """An independent seed for every number."""
    return chance.independent(seed, number)
