"""Threads that share the tables of a batch.

Queues written in C and nothing else stand between them: an interrupt that comes at a bad moment can break the locks of
``concurrent.futures``, and whoever waits for those waits for ever.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from queue import SimpleQueue
from threading import Thread
from weakref import finalize

from .batch import Table

Tasks = SimpleQueue[Table | None]
Outcomes = SimpleQueue[BaseException | None]


class Crew:
    """Plays a step of all tables: those below the first one here, the others on threads, one for each."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self._here, *self._elsewhere = tables
        self._tasks: Tasks = SimpleQueue()
        self._outcomes: Outcomes = SimpleQueue()
        self._process = os.getpid()
        self.dismiss = finalize(self, _dismiss, self._tasks, len(self._elsewhere))
        """End the threads; happens by itself when nobody holds the crew any more."""
        for _ in self._elsewhere:
            Thread(target=_serve, args=(self._tasks, self._outcomes), daemon=True).start()

    def is_here(self) -> bool:
        """Whether the threads are those of this process: a forked one has none of its parent's."""
        return self._process == os.getpid()

    def step(self) -> None:
        """One step of all games."""
        for table in self._elsewhere:
            self._tasks.put(table)
        self._here.run()
        for _ in self._elsewhere:
            trouble = self._outcomes.get()
            if trouble is not None:
                raise trouble


def _serve(tasks: Tasks, outcomes: Outcomes) -> None:
    """What each thread does, until it is dismissed."""
    while table := tasks.get():
        try:
            table.run()
            outcomes.put(None)
        except BaseException as trouble:
            outcomes.put(trouble)


def _dismiss(tasks: Tasks, threads: int) -> None:
    for _ in range(threads):
        tasks.put(None)
