"""Who plays the games: this process, several processes of this machine, or a Dask cluster.

All are executors of :mod:`concurrent.futures` with some room, and the same loop hands them games.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing.connection import Connection
from typing import Any

from ..core.errors import EntrepotError, OptionError
from ..core.messages import message
from .match import Match, Result, play

LOSSES = 3  # of one game, before it is taken for the game's fault
AHEAD = 2  # games for each worker that are handed out, so that none has to wait
PATIENCE = 10  # seconds to find a scheduler


class Crew(ABC):
    """Somebody who plays games, and is sent home at the end of ``with``, in the middle of a game if need be."""

    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)
    """What it means that a game was lost and must be played again."""

    def __enter__(self) -> Crew:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def submit(self, match: Match) -> Future[Result]:
        """Hand out a game."""

    def room(self) -> int:
        """How many games may be handed out at a time."""
        return 1

    def close(self) -> None:  # noqa: B027 - most have somebody to send home
        """Send everybody home."""


def played(matches: Iterable[Match], crew: Crew) -> Iterator[Result]:
    """Results as they come in; games whose player was lost are handed out again."""
    lost: dict[tuple[int, int], int] = {}
    waiting = iter(matches)
    running: dict[Future[Result], Match] = {}
    while True:
        for match in islice(waiting, max(0, crew.room() - len(running))):
            running[crew.submit(match)] = match
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            match = running.pop(future)
            try:
                yield future.result()
            except crew.losses:
                waiting = chain([counted(match, lost)], waiting)


def counted(match: Match, lost: dict[tuple[int, int], int]) -> Match:
    """A game to be handed out again, unless it has been lost too often."""
    lost[match.key] = lost.get(match.key, 0) + 1
    if lost[match.key] >= LOSSES:
        raise EntrepotError(message("arena-lost", block=match.block, times=LOSSES))
    return match


# This process


class Alone(Crew):
    """This process, one game after the other."""

    def submit(self, match: Match) -> Future[Result]:
        """Play it at once."""
        future: Future[Result] = Future()
        future.set_result(play(match))
        return future


# Processes of this machine


class Processes(Crew):
    """Several processes of this machine. If one dies, all are started anew."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.watched, self.leash = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(self.jobs, context, begin_work, (self.watched,))

    def room(self) -> int:
        """A few for each process."""
        return AHEAD * self.jobs

    def submit(self, match: Match) -> Future[Result]:
        """Hand out a game, to new processes if the old ones are gone."""
        with deaf():
            try:
                return self.pool.submit(play, match)
            except BrokenExecutor:
                self.close()
                self._start()
                return self.pool.submit(play, match)

    def close(self) -> None:
        """Let go of the leash: the processes end at once."""
        self.leash.close()
        self.pool.shutdown(cancel_futures=True)
        self.watched.close()


@contextmanager
def deaf() -> Iterator[None]:
    """Start processes that do not hear Ctrl-C: they are to be sent home, not to complain."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def begin_work(leash: Connection) -> None:
    """What a new process does first: see to it that it ends when its parent lets go of it or dies."""
    threading.Thread(target=leave_with, args=(leash,), daemon=True).start()


def leave_with(leash: Connection) -> None:
    """Wait for the other end to close, however that comes about, and leave."""
    leash.poll(None)
    os._exit(0)


# A Dask cluster


class Cluster(Crew):
    """A Dask cluster. Its scheduler hands the games of a lost worker to the others."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = connected(address)
        self.losses = losses()
        self.executor = self.client.get_executor(pure=False, retries=LOSSES)

    def room(self) -> int:
        """A few for each thread there is at the moment."""
        threads: dict[str, int] = self._asked(self.client.nthreads)
        return AHEAD * max(1, sum(threads.values()))

    def submit(self, match: Match) -> Future[Result]:
        """Hand out a game."""
        future: Future[Result] = self._asked(lambda: self.executor.submit(play, match))
        return future

    def _asked(self, question: Callable[[], Any]) -> Any:
        try:
            return question()
        except (OSError, CancelledError, RuntimeError) as error:
            raise EntrepotError(message("arena-scheduler-gone", address=self.address)) from error

    def close(self) -> None:
        """Take back what was handed out, and leave the cluster to others."""
        self.executor.shutdown(wait=False)
        self.client.close()


def connected(address: str) -> Any:
    """A client of the cluster."""
    try:
        from distributed import Client  # late: it is optional and takes a while
    except ImportError as error:
        raise OptionError(message("arena-needs-dask")) from error
    client: Any = Client
    try:
        return client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as error:
        raise OptionError(message("arena-no-scheduler", address=address)) from error


def losses() -> tuple[type[BaseException], ...]:
    """What a cluster says of a game whose workers died one after the other, or that the scheduler forgot."""
    from distributed import KilledWorker

    return KilledWorker, CancelledError


def crew_for(jobs: int, scheduler: str | None) -> Crew:
    """The crew that was asked for."""
    if scheduler:
        return Cluster(scheduler)
    return Processes(jobs) if jobs > 1 else Alone()
