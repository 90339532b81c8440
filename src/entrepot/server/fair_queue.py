"""Who is next: a queue for scarce time that one guest with many tables cannot fill for all others."""

from __future__ import annotations

import asyncio
import math
from dataclasses import dataclass, field
from itertools import count
from time import monotonic

FORGOTTEN_AFTER = 60.0  # seconds after which what somebody used counts about a third
REMEMBERED = 2_000  # guests and tables whose use is remembered


@dataclass(frozen=True, slots=True)
class Share:
    """On whose account something is computed."""

    guest: str = ""
    table: str = ""
    rank: int = 0
    """Those with a lower one come first."""


@dataclass(slots=True)
class Waiting:
    """Somebody in the queue."""

    share: Share
    arrival: int
    turn: asyncio.Future[None]


class FairQueue:
    """A number of places, taken in turn.

    The next is among those with the lowest rank the one whose guest has used least lately, then whose table has, then
    who has waited longest.
    """

    def __init__(self, places: int) -> None:
        self.free = places
        self.waiting: list[Waiting] = []
        self._arrivals = count()
        self._used = Usage()

    async def enter(self, share: Share) -> None:
        """Wait for a place. Whoever gets one must give it back with :meth:`leave`."""
        if self.free:
            self.free -= 1
            return
        place = Waiting(share, next(self._arrivals), asyncio.get_running_loop().create_future())
        self.waiting.append(place)
        try:
            await place.turn
        except asyncio.CancelledError:
            if place in self.waiting:
                self.waiting.remove(place)
            else:
                self._pass_on()  # it was given a place in the same moment
            raise

    def leave(self, share: Share, seconds: float) -> None:
        """Give a place back after so many seconds."""
        self._used.add(share.guest, seconds)
        self._used.add(share.table, seconds)
        self._pass_on()

    def _pass_on(self) -> None:
        if not self.waiting:
            self.free += 1
            return
        chosen = min(self.waiting, key=self._order)
        self.waiting.remove(chosen)
        chosen.turn.set_result(None)

    def _order(self, place: Waiting) -> tuple[float, ...]:
        share = place.share
        return share.rank, self._used.of(share.guest), self._used.of(share.table), place.arrival


@dataclass(slots=True)
class Usage:
    """Seconds that somebody has used lately; they fade with time."""

    _seconds: dict[str, tuple[float, float]] = field(default_factory=dict)

    def of(self, name: str) -> float:
        """What counts now."""
        seconds, then = self._seconds.get(name, (0.0, 0.0))
        return seconds * math.exp((then - monotonic()) / FORGOTTEN_AFTER) if seconds else 0.0

    def add(self, name: str, seconds: float) -> None:
        """Count some seconds more."""
        self._seconds[name] = self.of(name) + seconds, monotonic()
        if len(self._seconds) > REMEMBERED:
            del self._seconds[min(self._seconds, key=self.of)]
