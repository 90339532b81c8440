"""A web server that knows nothing of the site but its files."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Event, Thread
from typing import Any

BELOW = "/games"  # the site need not be at the root
ENGINE = 120_000  # milliseconds until it is loaded, on a busy machine


class WebServer(ThreadingHTTPServer):
    """Serves a folder below a path. It can keep the engine waiting, and lose it."""

    daemon_threads = True

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.folder = folder
        self.address = f"http://127.0.0.1:{self.server_port}{BELOW}/"
        self.gives_engine = Event()
        self.gives_engine.set()
        self.has_engine = True
        self.sent: list[tuple[str, int]] = []  # paths and status codes
        Thread(target=self.serve_forever, daemon=True).start()

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that has left is no error."""


class Handler(SimpleHTTPRequestHandler):
    """Files, and nothing but files."""

    protocol_version = "HTTP/1.1"
    server: WebServer

    def do_GET(self) -> None:
        """Send a file, if it is below the path of the site."""
        name = self.path.removeprefix(BELOW)
        if name == self.path or (name.startswith("/python/") and not self.server.has_engine):
            return self.send_error(404)
        if name.startswith("/python/"):
            self.server.gives_engine.wait()
        self.path = name
        return super().do_GET()

    def log_request(self, code: Any = "-", size: Any = "-") -> None:
        """Remember what was sent."""
        self.server.sent.append((self.path.removeprefix("/"), int(code)))

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""


def loaded(page: Any) -> None:
    """Wait until the engine runs."""
    page.wait_for_selector("header .home", timeout=ENGINE)
