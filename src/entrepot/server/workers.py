"""Bots at work, in processes of their own: most of them hold on to the interpreter while they think."""

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
from typing import Any, TypeVar

from .. import bots
from ..core.game import Game, new

ADVISER = "greedy"
T = TypeVar("T")


@dataclass(frozen=True)
class Question:
    """A game at a decision, in a form that travels: it is played again over there."""

    game: str
    options: dict[str, Any]
    seed: int
    actions: tuple[str, ...]
    bot: str
    bot_seed: int

    def __call__(self) -> str:
        """What the bot chooses; it is shown what its seat may know."""
        game = new(self.game, seed=self.seed, actions=self.actions, **self.options)
        return str(bots.make(self.bot, self.bot_seed).choose(game))


def question(game: Game, bot: str, salt: str) -> Question:
    """The decision at hand, put to a bot. Its luck comes from the salt, so that it tells nothing about the seed."""
    seed = int.from_bytes(sha256(f"{salt}:{game.state.seat}".encode()).digest()[:8], "big")
    actions = tuple(map(str, game.actions))
    return Question(game.rules.name, game.options, game.seed, actions, bot, seed)


class Workers:
    """A few processes; one more of them after another as they are needed."""

    def __init__(self, processes: int, nice: int = 0) -> None:
        self.processes = processes
        self.nice = nice  # how much they let others go first
        self._pool: ProcessPoolExecutor | None = None

    async def ask(self, task: Callable[[], T]) -> T:
        """What the task gives; should its process die, it is asked again in a new one."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._ready(), task)
        except BrokenProcessPool:
            self.close()
            return await loop.run_in_executor(self._ready(), task)

    def warm_up(self) -> None:
        """Have the first process ready before it is needed."""
        self._ready().submit(os.getpid)

    def close(self) -> None:
        """End the processes."""
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, initializer=set_up, initargs=(self.nice,))
        return self._pool


def set_up(nice: int) -> None:
    """Let others go first, leave Ctrl-C to the server, and end with it, however it ends: the pool itself would wait
    for ever for a server that was killed."""
    with suppress(AttributeError, OSError):  # not on every system
        os.nice(nice)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with, args=[multiprocessing.parent_process()], daemon=True).start()


def end_with(parent: BaseProcess | None) -> None:
    """Wait for a process to end, then end this one."""
    if parent is not None:
        parent.join()
        os._exit(1)
