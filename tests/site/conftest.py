"""The site on a web server that knows nothing of it, and browsers that visit it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hosting import WebServer, loaded

from page.conftest import QUICK, browser, is_trouble  # noqa: F401 - a fixture

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "page"

Visit = Callable[..., Any]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site; ENTREPOT_SITE names one that is built already."""
    if found := os.environ.get("ENTREPOT_SITE"):
        return Path(found)
    if shutil.which("npm") is None or not (PAGE / "node_modules" / "pyodide").exists():
        pytest.skip("Node or the page's libraries are not installed: make page")
    folder = tmp_path_factory.mktemp("site")
    options = ["--wheel", str(wheel)] if (wheel := compiled_wheel(folder / "wheel")) else []
    run("tools/build_site.py", str(folder / "site"), *options).check_returncode()
    return folder / "site"


def compiled_wheel(folder: Path) -> Path | None:
    """The wheel with the compiled engine; without the tools for it, the site offers only weak bots."""
    run("tools/browser_wheel.py", str(folder))
    return next(folder.glob("*.whl"), None)


def run(*command: str) -> subprocess.CompletedProcess[bytes]:
    """Run a tool of ours."""
    return subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True)


@pytest.fixture
def web_server(site: Path) -> Iterator[WebServer]:
    """A web server with the site."""
    found = WebServer(site)
    yield found
    found.gives_engine.set()
    found.shutdown()
    found.server_close()


@pytest.fixture
def visit(web_server: WebServer, browser: Any) -> Iterator[Visit]:  # noqa: F811
    """Open the site in a new browser profile. Errors and requests to other hosts fail the test."""
    contexts, errors, asked = [], [], []

    def arrive(path: str = "/", settings: dict[str, Any] | None = None, ready: bool = True, **more: Any) -> Any:
        context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **more})
        contexts.append(context)
        context.on("request", lambda request: asked.append(request.url))
        context.add_init_script(f"localStorage.entrepot ??= {json.dumps({**QUICK, **(settings or {})})!r}")
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if is_trouble(said) else None)
        page.goto(f"{web_server.address}#{path}")
        page.wait_for_selector("main h1" if ready else "h1")
        if ready:
            loaded(page)
        return page

    arrive.errors = errors  # type: ignore[attr-defined]
    yield arrive
    for context in contexts:
        context.close()
    assert errors == []
    assert asked
    assert [url for url in asked if not re.match(rf"{re.escape(web_server.address)}|blob:|data:", url)] == []
