"""How much a client may send."""

from __future__ import annotations

from time import monotonic


class RateLimit:
    """A number of messages at once, and a number a second in the long run."""

    __slots__ = ("burst", "rate", "_left", "_counted")

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self._left = burst
        self._counted = monotonic()

    def spend(self) -> float:
        """Count one message; the seconds by which it came too early."""
        self._refill()
        self._left -= 1
        return max(0.0, -self._left / self.rate)

    def try_spend(self) -> bool:
        """Count one message, unless it came too early."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def _refill(self) -> None:
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._counted) * self.rate)
        self._counted = now
