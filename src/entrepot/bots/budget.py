"""How much a searching bot may spend on a decision: playouts or time, and threads.

Written after a bot's name: ``mcts:2000n`` (playouts), ``mcts:1s``, ``mcts:100ms``, ``mcts:1s:2`` (two threads).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

MOST_THREADS = 64
PER_SECOND = 400_000  # short playouts, roughly
UNITS = {"n": None, "ms": 0.001, "s": 1.0}


@dataclass(frozen=True)
class Budget:
    """A number of playouts or seconds, shared by a number of threads."""

    playouts: int | None = None
    seconds: float | None = None
    threads: int = 1

    @property
    def most(self) -> int:
        """The most playouts that it can pay for."""
        return self.playouts if self.playouts is not None else int(PER_SECOND * (self.seconds or 0))

    def __str__(self) -> str:
        spent = f"{self.playouts}n" if self.playouts is not None else f"{self.seconds:g}s"
        return spent if self.threads == 1 else f"{spent}:{self.threads}"


def parse(text: str) -> Budget | None:
    """The budget that a text means; none if it is not a budget."""
    match = re.fullmatch(r"(\d{1,9})(n|ms|s)(?::(\d{1,2}))?", text)
    if match is None:
        return None
    number, unit, threads = int(match[1]), UNITS[match[2]], int(match[3] or 1)
    if number == 0 or not 1 <= threads <= MOST_THREADS:
        return None
    if unit is None:
        return Budget(playouts=number, threads=threads)
    return Budget(seconds=number * unit, threads=threads)


def run_in_threads(tasks: Sequence[Callable[[], None]]) -> None:
    """Run each task in its own thread; a single one in the present thread."""
    if len(tasks) == 1:
        tasks[0]()
    else:
        with ThreadPoolExecutor(len(tasks)) as pool:
            list(pool.map(lambda task: task(), tasks))
