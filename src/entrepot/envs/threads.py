"""Threads that share the games of a batch.

A thread that has played waits for the next step on its processor, for a moment, and then sleeps until it is woken.
Nobody waits for one that wakes up late: the games are played by those who are there.
Only a queue written in C connects them: an interrupt at a bad moment can break the locks of ``concurrent.futures``, and
whoever waits for those then waits for ever.
"""

from __future__ import annotations

import os
from queue import SimpleQueue
from threading import Thread
from time import sleep
from weakref import finalize

from .batch import Batch, BatchGame, SharedStep

Calls = SimpleQueue[bool]
"""True for a thread that sleeps to wake up, False to end."""

CHUNKS = 8  # that each thread takes in a step
NAP = 0.0001  # seconds between looking whether the other threads have played


class StepThreads:
    """Plays a step of all games of a batch, here and on other threads: each takes the next few games that are left."""

    def __init__(self, batch: Batch, games: tuple[BatchGame, ...], threads: int) -> None:
        self._batch = batch
        self._step = SharedStep(batch, games, max(1, len(games) // (CHUNKS * threads)))
        self._helpers = min(threads, len(games)) - 1
        self._calls: Calls = SimpleQueue()
        self._process = os.getpid()
        self.stop = finalize(self, _stop, self._calls, self._helpers)
        """End the threads; happens by itself when nobody holds this object any more."""
        for _ in range(self._helpers):
            Thread(target=_serve, args=(batch, self._step, self._calls), daemon=True).start()

    def alive(self) -> bool:
        """Whether the threads belong to this process: a forked one has none of its parent's."""
        return self._process == os.getpid()

    def step(self) -> None:
        """One step of all games."""
        self._step.offer()
        for _ in range(self._calls.qsize(), self._helpers):
            self._calls.put(True)
        while not self._step.play():
            sleep(NAP)
        self._batch.raise_error()


def _serve(batch: Batch, step: SharedStep, calls: Calls) -> None:
    """What each thread does, until it is stopped."""
    while calls.get():
        try:
            step.help()
        except BaseException as error:
            batch.error = error


def _stop(calls: Calls, threads: int) -> None:
    for _ in range(threads):
        calls.put(False)
