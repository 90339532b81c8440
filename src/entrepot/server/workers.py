"""Worker processes, in which bots think: most of them hold the GIL while they do."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import Any, TypeVar

from .. import bots
from ..bots.budget import share_cores
from ..core.game import Game, load, new
from ..core.rules import JSON
from .fair_queue import FairQueue, Share

HINT_BOT = "greedy"
T = TypeVar("T")


@dataclass(frozen=True)
class BotQuestion:
    """A decision for a bot, in a form that can be sent to a process, where the game is replayed."""

    game: str
    options: dict[str, Any]
    start: JSON | None
    """The position before the first action, if the seed alone does not determine it."""
    seed: int
    actions: tuple[str, ...]
    bot: str
    bot_seed: int

    def __call__(self) -> str:
        """What the bot chooses, from what its seat may know."""
        return str(bots.make(self.bot, self.bot_seed).choose(self.replayed()))

    def replayed(self) -> Game:
        """The game at the decision."""
        if self.start:
            return load(self.start, seed=self.seed, actions=self.actions)
        return new(self.game, seed=self.seed, actions=self.actions, **self.options)


def bot_question(game: Game, bot: str, salt: str) -> BotQuestion:
    """The current decision for a bot, which is seeded by the salt, so that it reveals nothing about the game's seed."""
    seed = int.from_bytes(sha256(f"{salt}:{game.state.seat}".encode()).digest()[:8], "big")
    start, actions = game.start if game.loaded else None, tuple(map(str, game.actions))
    return BotQuestion(game.rules.name, game.options, start, game.seed, actions, bot, seed)


class Workers:
    """A pool of processes, started as they are needed."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.processes = processes
        self.nice = nice  # a higher value gives way to other processes
        self.queue = FairQueue(processes)
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, task: Callable[[], T], share: Share) -> T:
        """The task's result, when its turn has come; if its process dies, the task is run again in a new one."""
        try:
            return await self._run(task, share)
        except BrokenProcessPool:
            return await self._run(task, share)

    async def _run(self, task: Callable[[], T], share: Share) -> T:
        await self.queue.enter(share)
        loop, begin, pool = asyncio.get_running_loop(), monotonic(), self._ready()

        def finished(_: object = None) -> None:
            """Free the process. A task that nobody waits for any more keeps its process busy to its end."""
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(self.queue.leave, share, monotonic() - begin)

        try:
            future = pool.submit(task)
        except BaseException:
            finished()
            raise
        future.add_done_callback(finished)
        try:
            return await asyncio.wrap_future(future)
        except BrokenProcessPool:
            if pool is self._pool:
                self.close()
            raise

    def warm_up(self) -> None:
        """Start the first process before it is needed."""
        self._ready().submit(os.getpid)

    def close(self) -> None:
        """End the processes."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            arguments = (self.nice, self.processes)
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=initialize, initargs=arguments)
        return self._pool


def initialize(nice: int, processes: int) -> None:
    """Set the priority, leave Ctrl-C to the server, and exit with it, even if it is killed: the pool itself would wait
    for ever. All processes together use each core once."""
    share_cores(processes)
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with, args=[multiprocessing.parent_process()], daemon=True).start()


def exit_with(parent: BaseProcess | None) -> None:
    """Wait until a process has ended, then exit."""
    if parent is not None:
        parent.join()
        os._exit(1)
