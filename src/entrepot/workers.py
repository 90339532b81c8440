"""Who does the work: this process, several processes of this machine, or a Dask cluster.

All of them return futures of :mod:`concurrent.futures` and have a limited capacity; one loop feeds them.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import chain, islice
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from .core.errors import EntrepotError, OptionError
from .core.messages import message

MAX_LOSSES = 3  # of one task, before the task itself is blamed
QUEUED = 2  # tasks submitted per worker, so that none has to wait
TIMEOUT = 10  # seconds to find a scheduler

T = TypeVar("T")
Task = Callable[[], T]
"""Some work; it can be pickled."""


class Workers(ABC):
    """Do tasks; at the end of ``with`` they stop, in the middle of a task if necessary."""

    losses: tuple[type[BaseException], ...] = (BrokenExecutor,)
    """The exceptions that mean that a task was lost and must be done again."""

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @abstractmethod
    def submit(self, task: Task[T]) -> Future[T]:
        """Start a task."""

    def capacity(self) -> int:
        """How many tasks may be submitted at a time."""
        return 1

    def close(self) -> None:  # noqa: B027 - optional
        """Stop all workers."""


def results(tasks: Iterable[Task[T]], workers: Workers) -> Iterator[T]:
    """Results in the order of completion; tasks lost with their worker are submitted again."""
    lost: Counter[int] = Counter()
    waiting: Iterator[tuple[int, Task[T]]] = enumerate(tasks)
    running: dict[Future[T], tuple[int, Task[T]]] = {}
    while True:
        for number, task in islice(waiting, max(0, workers.capacity() - len(running))):
            running[workers.submit(task)] = number, task
        if not running:
            return
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in done:
            number, task = running.pop(future)
            try:
                yield future.result()
            except workers.losses:
                lost[number] += 1
                if lost[number] >= MAX_LOSSES:
                    raise EntrepotError(message("arena-lost", times=MAX_LOSSES)) from None
                waiting = chain([(number, task)], waiting)


# This process


class InProcess(Workers):
    """This process, one task after the other."""

    def submit(self, task: Task[T]) -> Future[T]:
        """Do it right away."""
        future: Future[T] = Future()
        future.set_result(task())
        return future


# Processes of this machine


class ProcessPool(Workers):
    """Several processes of this machine. If one dies, all are restarted."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self.child_end, self.parent_end = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(self.jobs, context, start_watchdog, (self.child_end,))

    def capacity(self) -> int:
        """A few for each process."""
        return QUEUED * self.jobs

    def submit(self, task: Task[T]) -> Future[T]:
        """Start a task, in new processes if the old ones are gone."""
        with ignoring_ctrl_c():
            try:
                return self.pool.submit(task)
            except BrokenExecutor:
                self.close()
                self._start()
                return self.pool.submit(task)

    def close(self) -> None:
        """Close the pipe, which ends the processes at once."""
        self.parent_end.close()
        self.pool.shutdown(cancel_futures=True)
        self.child_end.close()


@contextmanager
def ignoring_ctrl_c() -> Iterator[None]:
    """Start processes that ignore Ctrl-C: the parent stops them, so that they print no traceback."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def start_watchdog(pipe: Connection) -> None:
    """Run first in a new process: end it as soon as its parent closes the pipe or dies."""
    threading.Thread(target=exit_when_closed, args=(pipe,), daemon=True).start()


def exit_when_closed(pipe: Connection) -> None:
    """Wait until the other end is closed, for whatever reason, and exit."""
    pipe.poll(None)
    os._exit(0)


# A Dask cluster


class DaskCluster(Workers):
    """A Dask cluster. Its scheduler gives the tasks of a lost worker to the others."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client = connect(address)
        self.losses = dask_losses()
        self.executor = self.client.get_executor(pure=False, retries=MAX_LOSSES)

    def capacity(self) -> int:
        """A few for each thread of the cluster at the moment."""
        threads: dict[str, int] = self._call(self.client.nthreads)
        return QUEUED * max(1, sum(threads.values()))

    def submit(self, task: Task[T]) -> Future[T]:
        """Start a task."""
        future: Future[T] = self._call(lambda: self.executor.submit(task))
        return future

    def _call(self, request: Callable[[], Any]) -> Any:
        try:
            return request()
        except (OSError, CancelledError, RuntimeError) as error:
            raise EntrepotError(message("arena-scheduler-gone", address=self.address)) from error

    def close(self) -> None:
        """Cancel what was submitted and disconnect; the cluster keeps running."""
        self.executor.shutdown(wait=False)
        self.client.close()


def connect(address: str) -> Any:
    """A client of the cluster."""
    try:
        from distributed import Client  # imported late: optional and slow to import
    except ImportError as error:
        raise OptionError(message("arena-needs-dask")) from error
    client: Any = Client
    try:
        return client(address, timeout=TIMEOUT, set_as_default=False)
    except (OSError, ValueError) as error:
        raise OptionError(message("arena-no-scheduler", address=address)) from error


def dask_losses() -> tuple[type[BaseException], ...]:
    """What a cluster raises for a task whose workers died one after the other, or that the scheduler forgot."""
    from distributed import KilledWorker

    return KilledWorker, CancelledError


def make_workers(jobs: int, scheduler: str | None) -> Workers:
    """A cluster if there is a scheduler, else processes, or this process for a single job."""
    if scheduler:
        return DaskCluster(scheduler)
    return ProcessPool(jobs) if jobs > 1 else InProcess()
