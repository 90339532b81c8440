"""Work done without the GIL, so that other threads can run meanwhile.

Never compiled: the ``.pxd`` beside it gives compiled modules the version that releases the GIL.
"""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .buffers import Numbers
    from .worker import Worker

    Workers = tuple[Worker, ...]

TAKEN, DONE = 0, 8  # where workers are counted; far apart, so that a processor's cache never holds both
COUNTS = 16  # numbers for that
_counting = Lock()


def fetch(thing: object) -> None:
    """Bring an object's memory into the processor's cache; uncompiled, nothing."""


def run(worker: Worker, amount: int) -> int:
    """Let the worker do this amount of work; return the amount done."""
    return worker.work(amount)


# Several threads share the work: each takes the next few workers that are left.


def offer(counts: Numbers) -> None:
    """All workers have something to do again."""
    with _counting:
        counts[TAKEN] = counts[DONE] = 0


def run_left(workers: Workers, amount: int, few: int, counts: Numbers, patience: int) -> bool:
    """Let the workers that are left do this amount of work, and wait for the other threads; return whether all is done.

    Compiled, it waits for as long as a processor takes for ``patience`` short pauses; uncompiled, not at all.
    """
    while (first := _take(few, counts)) < len(workers):
        some = workers[first : first + few]
        try:
            for worker in some:
                worker.work(amount)
        finally:
            with _counting:
                counts[DONE] += len(some)
    return bool(counts[DONE] == len(workers))


def _take(few: int, counts: Numbers) -> int:
    """The first of the next few workers."""
    with _counting:
        first: int = counts[TAKEN]
        counts[TAKEN] += few
    return first


def help(workers: Workers, amount: int, few: int, counts: Numbers, patience: int) -> None:
    """The same for a helping thread: it waits for more work, as often as some is offered."""
    run_left(workers, amount, few, counts, patience)
