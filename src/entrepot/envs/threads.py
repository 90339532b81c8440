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

from .batch import BatchGame

Tasks = SimpleQueue[BatchGame | None]
Outcomes = SimpleQueue[BaseException | None]


class StepThreads:
    """Plays a step of all games: those below the first root here, the others on threads, one for each root."""

    def __init__(self, roots: Sequence[BatchGame]) -> None:
        self._here, *self._elsewhere = roots
        self._tasks: Tasks = SimpleQueue()
        self._outcomes: Outcomes = SimpleQueue()
        self._process = os.getpid()
        self.stop = finalize(self, _stop, self._tasks, len(self._elsewhere))
        """End the threads; happens by itself when nobody holds this object any more."""
        for _ in self._elsewhere:
            Thread(target=_serve, args=(self._tasks, self._outcomes), daemon=True).start()

    def alive(self) -> bool:
        """Whether the threads belong to this process: a forked one has none of its parent's."""
        return self._process == os.getpid()

    def step(self) -> None:
        """One step of all games."""
        for root in self._elsewhere:
            self._tasks.put(root)
        self._here.run()
        for _ in self._elsewhere:
            error = self._outcomes.get()
            if error is not None:
                raise error


def _serve(tasks: Tasks, outcomes: Outcomes) -> None:
    """What each thread does, until it is stopped."""
    while root := tasks.get():
        try:
            root.run()
            outcomes.put(None)
        except BaseException as error:
            outcomes.put(error)


def _stop(tasks: Tasks, threads: int) -> None:
    for _ in range(threads):
        tasks.put(None)
