"""Threads that share the games of a batch.

Only queues written in C connect them: an interrupt at a bad moment can break the locks of ``concurrent.futures``, and
whoever waits for those then waits for ever.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from queue import SimpleQueue
from threading import Thread
from weakref import finalize

from .batch import Batch, BatchGame

Games = tuple[BatchGame, ...]
Tasks = SimpleQueue[Iterator[Games] | None]
Outcomes = SimpleQueue[BaseException | None]

CHUNKS = 8  # that each thread takes in a step: it also matters how long they take to wake up


class StepThreads:
    """Plays a step of all games of a batch, here and on other threads: each takes the next few games that are left."""

    def __init__(self, batch: Batch, games: Games, threads: int) -> None:
        self._batch = batch
        size = max(1, len(games) // (CHUNKS * threads))
        self._chunks = [games[first : first + size] for first in range(0, len(games), size)]
        self._helpers = min(threads, len(games)) - 1
        self._tasks: Tasks = SimpleQueue()
        self._outcomes: Outcomes = SimpleQueue()
        self._process = os.getpid()
        self.stop = finalize(self, _stop, self._tasks, self._helpers)
        """End the threads; happens by itself when nobody holds this object any more."""
        for _ in range(self._helpers):
            Thread(target=_serve, args=(batch, self._tasks, self._outcomes), daemon=True).start()

    def alive(self) -> bool:
        """Whether the threads belong to this process: a forked one has none of its parent's."""
        return self._process == os.getpid()

    def step(self) -> None:
        """One step of all games."""
        left = iter(self._chunks)
        for _ in range(self._helpers):
            self._tasks.put(left)
        _play(self._batch, left)
        for _ in range(self._helpers):
            error = self._outcomes.get()
            if error is not None:
                raise error


def _play(batch: Batch, left: Iterator[Games]) -> None:
    """One step of the games that are left; several threads may take from them."""
    for games in left:
        batch.run(games)


def _serve(batch: Batch, tasks: Tasks, outcomes: Outcomes) -> None:
    """What each thread does, until it is stopped."""
    while left := tasks.get():
        try:
            _play(batch, left)
            outcomes.put(None)
        except BaseException as error:
            outcomes.put(error)


def _stop(tasks: Tasks, threads: int) -> None:
    for _ in range(threads):
        tasks.put(None)
