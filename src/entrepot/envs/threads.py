"""Threads that share the games of a batch.

Only queues written in C connect them: an interrupt at a bad moment can break the locks of ``concurrent.futures``, and
whoever waits for those then waits for ever.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from weakref import finalize

from .batch import Batch, BatchGame

Games = tuple[BatchGame, ...]
Tasks = SimpleQueue[Games | None]
Outcomes = SimpleQueue[BaseException | None]


class StepThreads:
    """Plays a step of all games of a batch: the first share of them here, each other one on a thread."""

    def __init__(self, batch: Batch, shares: Sequence[Games]) -> None:
        self._batch = batch
        self._here, *self._elsewhere = shares
        self._tasks: Tasks = SimpleQueue()
        self._outcomes: Outcomes = SimpleQueue()
        self._process = os.getpid()
        self.stop = finalize(self, _stop, self._tasks, len(self._elsewhere))
        """End the threads; happens by itself when nobody holds this object any more."""
        for _ in self._elsewhere:
            Thread(target=_serve, args=(batch, self._tasks, self._outcomes), daemon=True).start()

    def alive(self) -> bool:
        """Whether the threads belong to this process: a forked one has none of its parent's."""
        return self._process == os.getpid()

    def step(self) -> None:
        """One step of all games."""
        for games in self._elsewhere:
            self._tasks.put(games)
        self._batch.run(self._here)
        for _ in self._elsewhere:
            error = self._outcomes.get()
            if error is not None:
                raise error


def _serve(batch: Batch, tasks: Tasks, outcomes: Outcomes) -> None:
    """What each thread does, until it is stopped."""
    while games := tasks.get():
        try:
            batch.run(games)
            outcomes.put(None)
        except BaseException as error:
            outcomes.put(error)


def _stop(tasks: Tasks, threads: int) -> None:
    for _ in range(threads):
        tasks.put(None)
