"""Work that does not need the GIL, so that threads can do it in parallel."""

from __future__ import annotations


class Worker:
    """Something that can do a given amount of work."""

    __slots__ = ()

    def fetch(self) -> None:
        """Bring the memory that the work needs into the processor's cache. The default: nothing."""

    def work(self, amount: int) -> int:
        """Do this amount of work; return the amount done. Compiled, it must not need the GIL."""
        return amount
