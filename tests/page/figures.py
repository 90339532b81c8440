"""How fast and how large the page is: ``make page-figures``. The server and its bots run on the same machine."""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import CHROMIUM, QUICK, SWITCHES, Server
from .playing import choose, event_number, is_over, make_table, wait_for_turn

PAINTED = """() => new Promise(done => new PerformanceObserver(list => done({
  first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  largest: list.getEntries().at(-1).startTime,
})).observe({type: 'largest-contentful-paint', buffered: true}))"""
# From a click until the frame after the one in which the board has changed.
REPAINT = """action => new Promise(done => {
  const begin = performance.now(), seen = document.querySelector('main').dataset.event;
  const look = () => document.querySelector('main').dataset.event === seen
    ? requestAnimationFrame(look) : requestAnimationFrame(() => done(performance.now() - begin));
  document.querySelector(`[data-action="${action}"]`).click();
  look();
})"""


def new_page(browser: Any, server: Server, **settings: Any) -> Any:
    """A visitor whom the page has not seen before."""
    context = browser.new_context(base_url=server.address, viewport={"width": 1366, "height": 768})
    context.add_init_script(f"localStorage.entrepot ??= {json.dumps({**QUICK, 'hints': False, **settings})!r}")
    return context.new_page()


def weigh(page: Any, path: str) -> tuple[float, dict[str, float]]:
    """Kilobytes over the network until an address is shown, and when it was painted."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(path)
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    return sum(sizes) / 1000, page.evaluate(PAINTED)


def say_load(name: str, page: Any, path: str) -> None:
    """Size and times of an address."""
    size, painted = weigh(page, path)
    print(f"{name}: {size:.0f} kB, first paint {painted['first']:.0f} ms, largest {painted['largest']:.0f} ms")


def say_clicks(page: Any) -> None:
    """From a click to the changed board, in a game of Puerto Rico against bots that answer at once."""
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    times = []
    for _ in range(30):
        wait_for_turn(page)
        if is_over(page):
            break
        targets = page.locator("main .target[data-action^=p]")
        if page.locator(".mayor").count() or not targets.count():
            choose(page, random.Random(1))
        else:
            times.append(page.evaluate(REPAINT, targets.first.get_attribute("data-action")))
    print(f"from a click to the changed board: median {statistics.median(times):.0f} ms, longest {max(times):.0f} ms")


def say_game(page: Any, game: str) -> None:
    """Answers in each round of a whole game, and the memory after it."""
    make_table(page, game, ["me", "beginner", "beginner"])
    dice, answers = random.Random(2), 0
    while not is_over(page):
        wait_for_turn(page)
        if not is_over(page):
            choose(page, dice)
            answers += 1
    rounds = len({heading.inner_text() for heading in page.locator(".log h3").all()})
    session = page.context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    heap = session.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    print(
        f"{game}: {answers} answers in {rounds} rounds, {answers / rounds:.1f} each; {heap:.1f} MB of memory after it"
    )


def say_wait(page: Any) -> None:
    """How long it takes to see what three bots did, at the usual pace of page and server."""
    make_table(page, "spice_road", ["me", "easy", "easy", "easy"])
    waits = []
    for _ in range(5):
        wait_for_turn(page)
        before, begin = event_number(page), time.monotonic()
        page.locator('.own .target[data-action*=" play +"], .own .target[data-action$=" rest"]').first.click()
        page.wait_for_function("seen => +document.querySelector('main').dataset.event > seen", arg=before)
        wait_for_turn(page)
        waits.append(time.monotonic() - begin)
    print(f"until one has seen what three bots did: median {statistics.median(waits):.1f} s")


def main() -> None:
    """Print all figures."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), options=["--pace", "1"])
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        say_load("start page", new_page(browser, server), "/")
        for game in ("puerto_rico", "spice_road"):
            page = new_page(browser, server)
            page.goto("/")
            make_table(page, game, ["me", "beginner", "beginner"])
            say_load(f"table of {game}", page, page.url)
        say_wait(new_page(browser, server, pace=700, moving=True))
        server.stop()
        server = Server(Path(folder))
        say_clicks(new_page(browser, server))
        for game in ("puerto_rico", "spice_road"):
            say_game(new_page(browser, server), game)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
