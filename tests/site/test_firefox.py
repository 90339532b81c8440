"""The site in Firefox: it starts, bots think, and a reload finds the same table. Nothing but a web server drives it."""

from __future__ import annotations

import shutil
import subprocess
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any
from urllib.parse import unquote

import pytest

FIREFOX = shutil.which("firefox") or shutil.which("firefox-esr")
DRIVER = Path(__file__).with_name("drive.html")

pytestmark = pytest.mark.browser


class Driver(SimpleHTTPRequestHandler):
    """Serves the site and the page that drives it, and hears what that page reports."""

    def __init__(self, *given: Any, reports: SimpleQueue[str], **more: Any) -> None:
        self.reports = reports
        super().__init__(*given, **more)

    def do_GET(self) -> None:
        """A file, or a report."""
        _, reported, text = self.path.partition("/report?")
        if not reported:
            super().do_GET()
            return
        self.reports.put(unquote(text))
        self.send_response(204)
        self.end_headers()

    def translate_path(self, path: str) -> str:
        """The driver is not among the site's files."""
        return str(DRIVER) if path == f"/{DRIVER.name}" else super().translate_path(path)

    def log_message(self, *words: Any) -> None:
        """Say nothing."""


@pytest.mark.skipif(FIREFOX is None, reason="there is no Firefox on this machine")
def test_the_site_runs_in_firefox(site, tmp_path):
    reports: SimpleQueue[str] = SimpleQueue()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Driver, directory=str(site), reports=reports))
    Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_port}/{DRIVER.name}"
    firefox = subprocess.Popen(
        [str(FIREFOX), "--headless", "--no-remote", "--profile", str(tmp_path), address],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    heard = []
    try:
        while not heard or not heard[-1].startswith(("done", "failed")):
            heard.append(reports.get(timeout=120))
    finally:
        firefox.kill()
        firefox.wait()
        server.shutdown()
    assert heard == ["first screen", "start", "table", "reloading", "the same table", "done"]
