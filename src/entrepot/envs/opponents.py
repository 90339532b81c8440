"""The bots at the other seats of an environment with one agent."""

from __future__ import annotations

from collections.abc import Sequence

from .. import bots
from ..bots.bot import moment
from ..core.errors import OptionError
from ..core.messages import message
from ..core.options import shown
from .spec import Spec

RANDOM = "random"


class Opponents:
    """The bots by name, clockwise from the agent, and where the agent sits: its seat, or none to draw it."""

    def __init__(self, spec: Spec, names: str | Sequence[str], seat: int | None) -> None:
        others = spec.players - 1
        self._names = [names] * others if isinstance(names, str) else list(names)
        if len(self._names) != others:
            raise OptionError(message("envs-opponents", number=others))
        for name in self._names:
            bots.make(name)
        if seat not in (None, *range(spec.players)):
            raise OptionError(message("error-no-seat", seat=shown(seat), last=others))
        self._players, self._seat = spec.players, seat

    @property
    def are_random(self) -> bool:
        """Whether all of them play at random."""
        return all(name == RANDOM for name in self._names)

    def seat(self, seed: int) -> int:
        """Where the agent sits in the game of this seed."""
        return moment(seed, self._players) % self._players if self._seat is None else self._seat

    def seated(self, seed: int) -> list[bots.Bot | None]:
        """The bots by their seats in the game of this seed; none at the agent's."""
        agent = self.seat(seed)
        found: list[bots.Bot | None] = [None] * self._players
        for number, name in enumerate(self._names):
            found[(agent + 1 + number) % self._players] = bots.make(name, moment(seed, number))
        return found
