"""``entrepot`` with a fault, to see that kill_host.py notices it: sabotaged_server.py deaf serve ...

The processes that a server starts run this file again, so the fault is in all of them.
"""

from __future__ import annotations

import os
import sys
import time
from typing import Any

from entrepot.cli import main
from entrepot.server.sharing import Sharing
from entrepot.server.storage import Storage, resolve

NAME = "ENTREPOT_SABOTAGE"
DELAY = 0.5  # seconds between the acknowledgment and the commit


def deaf() -> None:
    """Notices of other processes are not heard."""
    Sharing.hear = lambda self, id: None  # type: ignore[method-assign]


def early() -> None:
    """An action is acknowledged before it is stored."""
    store = Storage._run_batch

    def run_batch(self: Storage, batch: list[Any]) -> None:
        for job, future, loop in batch:
            if "add_events" in job.__qualname__:
                loop.call_soon_threadsafe(resolve, [(future, 0, None)])
                time.sleep(DELAY)
        store(self, batch)

    Storage._run_batch = run_batch  # type: ignore[method-assign]


if __name__ == "__main__":
    os.environ[NAME] = sys.argv.pop(1)
{"deaf": deaf, "early": early}[os.environ[NAME]]()
if __name__ == "__main__":
    sys.exit(main())
