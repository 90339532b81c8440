"""Running work without Python's lock, so that other threads run meanwhile.

Never compiled: the ``.pxd`` beside it gives compiled modules the version that releases the lock.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .worker import Worker


def run(worker: Worker, amount: int) -> int:
    """Let the worker do this amount of work; return how much it did."""
    return worker.work(amount)
