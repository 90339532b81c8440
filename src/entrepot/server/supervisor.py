"""Several processes that serve one socket. One that ends without being asked to is replaced."""

from __future__ import annotations

import gc
import multiprocessing
import signal
import socket
import sys
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from time import monotonic, sleep
from types import FrameType
from typing import Any

import uvicorn

from .app import create
from .serving import uvicorn_config
from .settings import Settings
from .storage import open_database
from .table_service import log
from .workers import exit_with

PATIENCE = 10.0  # seconds that a process has to end before it is killed
YOUNG = 1.0  # seconds that a process should live: one that ends earlier is not replaced at once
SPAWN = multiprocessing.get_context("spawn")
ENDED = Event()  # set in the supervising process when it should end


def freeze_garbage() -> None:
    """Exclude long-lived objects from garbage collection, which would pause a server with hundreds of sockets."""
    gc.collect()
    gc.freeze()


def serve(settings: Settings, listener: socket.socket, started: Callable[[], None]) -> None:
    """Serve in this process until it is interrupted; call the function once it has started."""
    server = uvicorn.Server(uvicorn_config(create(settings), settings))
    freeze_garbage()
    Thread(target=report_start, args=[server, started], daemon=True).start()
    server.run([listener])


def report_start(server: Any, started: Callable[[], None]) -> None:
    """Wait until a server has started."""
    while not server.started:
        sleep(0.01)
    started()


def serve_in_processes(count: int, settings: Settings, listener: socket.socket, started: Callable[[], None]) -> None:
    """Serve in several processes until this one is interrupted; call the function once the first has started."""
    open_database(settings.database).dispose()  # what is wrong with it is said here, and once
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)
    Supervisor(count, settings, listener).run(started)


def end(number: int, frame: FrameType | None) -> None:
    """Note that the processes should end."""
    ENDED.set()


class Supervisor:
    """A number of processes that are kept running."""

    def __init__(self, count: int, settings: Settings, listener: socket.socket) -> None:
        self.settings, self.listener = settings, listener
        self.ready = SPAWN.Event()
        self.processes: dict[BaseProcess, float] = {}
        for _ in range(count):
            self.start()

    def start(self) -> None:
        """Start one more process."""
        process = SPAWN.Process(target=work, args=[self.settings, self.listener, self.ready])
        process.start()
        self.processes[process] = monotonic()

    def run(self, started: Callable[[], None]) -> None:
        """Replace processes that end, until all should."""
        announced = False
        while not ENDED.wait(0.05):
            if not announced and self.ready.is_set():
                announced = True
                started()
            for process in [each for each in self.processes if not each.is_alive()]:
                self.replace(process)
        self.close()

    def replace(self, process: BaseProcess) -> None:
        """Start a process in place of one that has ended."""
        age = monotonic() - self.processes.pop(process)
        log.error("process %s has ended with code %s and is replaced", process.pid, process.exitcode)
        ENDED.wait(max(0.0, YOUNG - age))
        if not ENDED.is_set():
            self.start()

    def close(self) -> None:
        """End all processes, and kill those that do not."""
        for process in self.processes:
            process.terminate()
        end = monotonic() + PATIENCE
        while (alive := [each.sentinel for each in self.processes if each.is_alive()]) and monotonic() < end:
            wait(alive, end - monotonic())
        for process in self.processes:
            process.kill()


def work(settings: Settings, listener: socket.socket, ready: Any) -> None:
    """Serve in one of several processes, and end with the one that supervises it, even if that is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # uvicorn handles both, and repeats the signal when it has ended
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    Thread(target=exit_with, args=[multiprocessing.parent_process()], daemon=True).start()
    serve(settings, listener, ready.set)
