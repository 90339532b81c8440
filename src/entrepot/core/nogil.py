"""Work done without the GIL, so that other threads can run meanwhile.

Never compiled: the ``.pxd`` beside it gives compiled modules the version that releases the GIL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .worker import Worker


def fetch(thing: object) -> None:
    """Bring an object's memory into the processor's cache; uncompiled, nothing."""


def run_all(workers: tuple[Worker, ...], amount: int) -> int:
    """Let each worker do this amount of work; return the amount done. Compiled, the next one's memory is fetched."""
    return sum(worker.work(amount) for worker in workers)


def run(worker: Worker, amount: int) -> int:
    """Let the worker do this amount of work; return the amount done."""
    return worker.work(amount)
