"""Work done without the GIL, so that other threads can run meanwhile.

Never compiled: the ``.pxd`` beside it gives compiled modules the version that releases the GIL.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .worker import Worker


def run(worker: Worker, amount: int) -> int:
    """Let the worker do this amount of work; return the amount done."""
    return worker.work(amount)
