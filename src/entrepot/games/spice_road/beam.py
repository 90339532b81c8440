"""A bot for Spice Road that plans its own turns by beam search and ignores its opponents.

The search assumes that nobody else moves and no new card is turned up; the most promising few hundred states are
expanded to the next turn. Later points count less, to allow for what the opponents may take.
"""

from __future__ import annotations

from ...bots.bot import Bot
from ...core.game import Action, Game
from .beam_search import BeamSearch
from .planner import turns_to_plan
from .state import State

WIDTH = 400  # states kept from one turn to the next
MAX_WIDTH = 10_000
DEPTH = 9  # turns


class Beam(Bot):
    """Plans only its own turns, with a wide beam."""

    name = "beam"

    def __init__(self, seed: int = 0, width: int = WIDTH) -> None:
        super().__init__(seed)
        self.width = width
        self._search: BeamSearch | None = None  # kept for its memory

    @classmethod
    def from_text(cls, seed: int, text: str) -> Beam:
        """The bot with the given width of the beam, or the default."""
        if text and not (text.isdecimal() and 0 < int(text) <= MAX_WIDTH):
            raise ValueError(text)
        return cls(seed, int(text or WIDTH))

    def decide(self, game: Game, seed: int) -> Action:
        """The first action of the best plan."""
        state = game.state
        assert isinstance(state, State)
        self._search = self._search or BeamSearch(self.width)
        best = self._search.best_first(state, turns_to_plan(state, DEPTH))
        return next(action for action in game.legal() if action.code == best)
