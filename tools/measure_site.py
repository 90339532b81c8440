"""Measure the site in Chromium, next to this machine: ``python tools/measure_site.py [FOLDER]`` prints a table.

The same code runs in the browser, as a task for the worker in which bots think, and here; in turns, and the medians
count. Needs Playwright and an installed Chromium, and a site that ``make site`` has built.
"""

from __future__ import annotations

import argparse
import pickle
import sys
import threading
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import entrepot
from entrepot.bots import LEVELS

ROOT = Path(__file__).parent.parent
CHROMIUM = "/usr/bin/chromium"
GAMES = ("puerto_rico", "spice_road")
PLAYERS = 3
ROUNDS = 3
DECISIONS = 20  # of each level, from the beginning of a game

MEASUREMENTS = '''
import random, time
import entrepot
from entrepot import bots

def decisions_per_second(name, players):
    """Decisions a second in games played at random, driven from Python."""
    dice, made, begin = random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - begin < 1:
        game = entrepot.new(name, players=players, seed=made)
        while not game.is_over:
            game.play(dice.choice(game.legal()))
            made += 1
    return made / (time.perf_counter() - begin)

def seconds_per_decision(name, players, level, decisions):
    """Seconds for a decision of a level."""
    game, bot = entrepot.new(name, players=players, seed=5), bots.make(level, seed=1)
    begin = time.perf_counter()
    for _ in range(decisions):
        game.play(bot.choose(game))
    return (time.perf_counter() - begin) / decisions
'''

ASK = """async ([script, task]) => {
  const worker = (window.bots ??= new Worker(script, { type: "module" }));
  const bytes = Uint8Array.from(atob(task), (letter) => letter.charCodeAt(0));
  worker.postMessage({ task: 1, data: bytes });
  const { data } = await new Promise((done) => (worker.onmessage = (event) => done(event.data)));
  return Array.from(data);
}"""


def measure(expression: str) -> Any:
    """The value of an expression about the measurements, which are defined first."""
    known: dict[str, Any] = {}
    exec(MEASUREMENTS, known)  # noqa: S102 - the text above
    return eval(expression, known)  # noqa: S307 - made below


def task(expression: str) -> bytes:
    """The same as a task for a worker, which does not have this file."""
    text = f"(lambda known: (exec({MEASUREMENTS!r}, known), eval({expression!r}, known))[1])({{}})"
    return pickle.dumps(partial(eval, text))


def in_browser(page: Any, script: str, expression: str) -> float:
    """The value of an expression in the worker in which bots think."""
    answer = page.evaluate(ASK, [script, b64encode(task(expression)).decode()])
    value, error = pickle.loads(bytes(answer))  # noqa: S301 - from our own page
    if error:
        raise error
    return float(value)


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a web server for a folder."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()


class Quiet(SimpleHTTPRequestHandler):
    """Logs nothing."""

    def log_message(self, *words: Any) -> None:
        """Say nothing."""


def loading(browser: Any, address: str) -> tuple[float, float, float, float]:
    """Seconds to the first screen and until games can be started, also on a second visit; and megabytes of the tab."""
    context = browser.new_context()
    page, begin = context.new_page(), perf_counter()
    page.goto(address)
    page.wait_for_selector("[role=progressbar]")
    first = perf_counter() - begin
    page.wait_for_selector("button.choose.main", timeout=120_000)
    ready = perf_counter() - begin
    page.wait_for_timeout(8000)  # the bots' worker and the service worker start, too
    memory = sum(resident(process) for process in renderers()) / 1e6
    begin = perf_counter()
    page.reload()
    page.wait_for_selector("button.choose.main", timeout=120_000)
    again = perf_counter() - begin
    context.close()
    return first, ready, again, memory


def renderers() -> Iterator[Path]:
    """The processes in which Chromium shows pages."""
    for process in Path("/proc").glob("[0-9]*"):
        try:
            command = (process / "cmdline").read_bytes()
        except OSError:
            continue
        if b"--type=renderer" in command:
            yield process


def resident(process: Path) -> int:
    """Bytes in memory that a process does not share with others."""
    try:
        lines = (process / "smaps_rollup").read_text(encoding="utf-8").splitlines()
    except OSError:
        return 0
    return sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Private_"))


def figures() -> dict[str, tuple[str, Callable[[float], str]]]:
    """What is measured: a name, the expression, and how it is written."""
    found: dict[str, tuple[str, Callable[[float], str]]] = {}
    for game in GAMES:
        found[f"{game}: decisions/s"] = f"decisions_per_second({game!r}, {PLAYERS})", lambda value: f"{value:,.0f}"
        for level in LEVELS:
            text = f"seconds_per_decision({game!r}, {PLAYERS}, {level!r}, {DECISIONS})"
            found[f"{game}: {level}, ms a decision"] = text, lambda value: f"{value * 1000:.1f}"
    return found


def main() -> None:
    """Measure, and print."""
    from playwright.sync_api import sync_playwright

    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build" / "site")
    folder = parser.parse_args().folder
    [script] = folder.glob("assets/bots.worker-*.js")
    if not entrepot.compiled:
        sys.exit("the engine is not compiled here, so there is nothing to compare with")
    with served(folder) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        loads = [loading(browser, address) for _ in range(ROUNDS)]
        first, ready, again, memory = (median(each) for each in zip(*loads, strict=True))
        print(f"first screen {first:.2f} s, ready {ready:.1f} s, second visit {again:.1f} s, memory {memory:.0f} MB")
        page = browser.new_page()
        page.goto(f"{address}manifest.webmanifest")
        worker = address + script.relative_to(folder).as_posix()
        in_browser(page, worker, "1.0")
        print("| | Chromium | this machine | ratio |\n|---|---:|---:|---:|")
        for name, (expression, written) in figures().items():
            pairs = [(in_browser(page, worker, expression), measure(expression)) for _ in range(ROUNDS)]
            there, here = median(pair[0] for pair in pairs), median(pair[1] for pair in pairs)
            print(f"| {name} | {written(there)} | {written(here)} | {there / here:.2f} |", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
