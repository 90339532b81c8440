"""How much a searching bot may spend on a decision: playouts or time, and threads.

Written after a bot's name: ``mcts:2000n`` (playouts), ``mcts:1s``, ``mcts:100ms``, ``mcts:1s:2`` (two threads),
``mcts:1s:all`` (a thread for each core). A number of playouts is not divided by cores, so that it gives the
same choice on every machine.
"""

from __future__ import annotations

import multiprocessing
import os
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

MOST_THREADS = 64
PER_SECOND = 400_000  # short playouts, roughly
ALL = "all"
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
    match = re.fullmatch(r"(\d{1,9})(n|ms|s)(?::(\d{1,2}|all))?", text)
    if match is None:
        return None
    number, unit = int(match[1]), UNITS[match[2]]
    threads = all_threads() if match[3] == ALL else int(match[3] or 1)
    if number == 0 or not 1 <= threads <= MOST_THREADS or (match[3] == ALL and unit is None):
        return None
    if unit is None:
        return Budget(playouts=number, threads=threads)
    return Budget(seconds=number * unit, threads=threads)


_processes: int | None = None  # that share the cores; if not known, one for each core


def share_cores(processes: int) -> None:
    """Say that this is one of so many processes in which bots think at the same time."""
    global _processes
    _processes = processes


def all_threads() -> int:
    """How many threads may think in this process: its share of the cores.

    A child process that was not told how many there are has siblings on the other cores, so it gets one.
    """
    alone = multiprocessing.parent_process() is None
    return max(1, min(MOST_THREADS, cores() // (_processes or (1 if alone else cores()))))


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_in_threads(tasks: Sequence[Callable[[], object]]) -> None:
    """Run each task in its own thread; a single one in the present thread."""
    if len(tasks) == 1:
        tasks[0]()
    else:
        with ThreadPoolExecutor(len(tasks)) as pool:
            list(pool.map(lambda task: task(), tasks))
