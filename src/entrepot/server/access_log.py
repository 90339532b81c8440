"""The access log: a line of JSON on stdout for each request and each socket, without secrets and without guests."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime
from time import perf_counter

from starlette.types import Message, Scope, Send

from .responses import compact

SHOWN = ("me", "games", "tables", "replay")  # parts of the interface whose addresses have no secrets
SHOWN_PAGES = ("assets", "new", "table", "replay", "rules", "puzzles")
LONGEST_PATH = 200
OPENED, REFUSED = 101, 403  # the statuses of a socket


def shown_path(path: str, root: str) -> str:
    """A path as it is logged: of an invitation, a feed, and of whatever we do not know, only the first part."""
    first, second, *_ = [*path.removeprefix(root).lstrip("/").split("/"), ""]
    shown = not second or first in SHOWN_PAGES or (first == "api" and second in SHOWN)
    return (path if shown else f"{root}/{first}/*")[:LONGEST_PATH]


class Watched:
    """Passes on what is sent in response to a request, and logs the result, once.

    A socket is logged when it is opened or refused: it stays open for hours.
    """

    __slots__ = ("send", "scope", "start", "status", "size")

    def __init__(self, scope: Scope, send: Send) -> None:
        self.send = send
        self.scope: Scope | None = dict(scope)
        self.start = perf_counter()
        self.status: int | None = None
        self.size = 0

    async def __call__(self, said: Message) -> None:
        """Pass on a message."""
        await self.send(said)
        if self.scope is None:
            return
        self.status = said.get("status", self.status)
        self.size += len(said.get("body", b""))
        if said["type"] == "websocket.accept":
            self.status = OPENED
            self.write()
        elif said["type"] == "websocket.close":
            self.status = REFUSED

    def write(self) -> None:
        """Write the line, unless it is written."""
        if self.scope is None:
            return
        scope, self.scope = self.scope, None
        entry = {
            "time": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "method": scope.get("method", "GET"),
            "path": shown_path(scope["path"], scope["root_path"]),
            "status": self.status,
            "ms": round(1000 * (perf_counter() - self.start), 1),
            "bytes": self.size,
            "address": (scope.get("client") or ("",))[0],
        }
        log(compact(entry))


def log(line: str) -> None:
    """Write a line to stdout."""
    with suppress(OSError):  # nobody reads it any more: that must not stop the server
        print(line, flush=True)
