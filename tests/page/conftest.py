"""A server with its own page, and browsers that visit it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from entrepot.source import FOLDER

BUILT = FOLDER / "server" / "page" / "index.html"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
SWITCHES = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-dev-shm-usage"]
QUICK = {"pace": 0, "moving": False, "summaries": True, "hints": True, "language": "en"}

Visit = Callable[..., Any]


def free_port() -> int:
    """A free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """``entrepot serve`` in its own process, with fast bots."""

    options: Sequence[str] = ()

    def __init__(self, folder: Path, plugins: Iterable[Path] = ()) -> None:
        self.folder = folder
        self.path = os.pathsep.join(map(str, (FOLDER.parent, *plugins)))
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Start, or restart with the same tables."""
        command = [
            sys.executable,
            "-m",
            "entrepot",
            "serve",
            "--port",
            str(self.port),
            "--pace",
            "0",
            "--address-limits",
            "0",
        ]
        command += ["--bot-processes", "1", "--database", f"sqlite:///{self.folder / 'tables.sqlite'}"]
        command += self.options
        environment = os.environ | {"PYTHONPATH": self.path}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while not self.answers():
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.1)

    def answers(self) -> bool:
        """Whether it responds."""
        try:
            with urlopen(f"{self.address}/api/games", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server; its tables are deleted afterwards."""
    if not BUILT.exists():
        pytest.skip("the page is not built: make page")
    found = Server(tmp_path_factory.mktemp("server"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    """Chromium without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="Playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no Chromium")
    with playwright.sync_playwright() as running:
        found = running.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        yield found
        found.close()


@pytest.fixture
def visit(server: Server, browser: Any) -> Iterator[Visit]:
    """Open the page in a new browser profile; errors in the page fail the test."""
    yield from visitors(server, browser)


def visitors(server: Server, browser: Any) -> Iterator[Visit]:
    """A factory of visitors of a server."""
    contexts, errors = [], []

    def arrive(path: str = "/", settings: dict[str, Any] | None = None, **more: Any) -> Any:
        context = browser.new_context(base_url=server.address, viewport={"width": 1440, "height": 900}, **more)
        contexts.append(context)
        liked = {name: value for name, value in {**QUICK, **(settings or {})}.items() if value is not None}
        context.add_init_script(f"localStorage.entrepot ??= {json.dumps(liked)!r}")
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if is_trouble(said) else None)
        page.goto(path)
        page.wait_for_selector("h1")
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert errors == []


def is_trouble(said: Any) -> bool:
    """Whether a console message is more than the browser's own note of a refusal or a lost connection."""
    return said.type == "error" and "Failed to load resource" not in said.text and "WebSocket" not in said.text
