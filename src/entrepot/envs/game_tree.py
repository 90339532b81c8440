"""A game as a tree with a chance node for each card or tile that is turned up."""

from __future__ import annotations

from typing import Any

from ..core.chance_model import ChanceModel
from ..core.engine import Engine
from .spec import Spec


class TreeState:
    """A place in the tree: a player's node, a chance node, or the end."""

    __slots__ = ("_code", "_limit", "chance", "dealt", "drawn", "model", "spec", "state", "steps")

    def __init__(self, spec: Spec, model: ChanceModel, limit: int) -> None:
        self.spec = spec
        self.model = model
        self._limit = limit
        self.state: Engine | None = None  # none while the start is dealt
        self.dealt: list[int] = []
        self._code: int | None = None  # the action being carried out
        self.drawn: list[int] = []
        self.steps = 0
        self.chance = model.at_start([])
        if not self.chance:
            self.state = model.start([])

    def __deepcopy__(self, memo: dict[int, Any]) -> TreeState:
        other = TreeState.__new__(TreeState)
        other.spec, other.model, other._limit = self.spec, self.model, self._limit
        other._code, other.steps = self._code, self.steps
        other.state = self.state.copy() if self.state else None
        other.dealt, other.drawn, other.chance = self.dealt[:], self.drawn[:], self.chance.copy()
        return other

    @property
    def over(self) -> bool:
        """Whether this is the end: the game is over, or has lasted for too long."""
        if self.state is None or self.chance:
            return False
        return self.state.over or self.steps >= self._limit

    def play(self, code: int) -> None:
        """A player's action."""
        self._code = code
        self.steps += 1
        self._advance()

    def draw(self, outcome: int) -> None:
        """An outcome of chance."""
        if self.state is not None:
            self.drawn.append(outcome)
            self._advance()
            return
        self.dealt.append(outcome)
        self.chance = self.model.at_start(self.dealt)
        if not self.chance:
            self.state = self.model.start(self.dealt)

    def _advance(self) -> None:
        """On to the next node: carry out the action, and all that follow without a choice."""
        assert self.state is not None
        while self._code is not None:
            after, self.chance = self.model.step(self.state, self._code, self.drawn)
            if self.chance:
                return
            self.state, self.drawn = after, []
            legal = after.legal()
            self._code = legal[0] if len(legal) == 1 else None
