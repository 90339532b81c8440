"""A round of Puerto Rico, animated: ``python -m tests.page.animation docs/images/round.webp``. Needs Pillow."""

from __future__ import annotations

import io
import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import sync_playwright

from .conftest import CHROMIUM, QUICK, SWITCHES, Server
from .playing import arrange, event_number, make_table, wait_for_turn

WINDOW = {"width": 1366, "height": 768}
WIDTH = 1000  # pixels of the picture
SHOWN, LAST = 900, 2500  # milliseconds for which a frame, and the last one, is shown
WARM_UP, FRAMES = 24, 24  # answers before it begins; events that are shown: about a round


def frame(page: Any) -> Image.Image:
    """The window as it is."""
    taken = Image.open(io.BytesIO(page.screenshot()))
    return taken.resize((WIDTH, taken.height * WIDTH // taken.width), Image.Resampling.LANCZOS).convert("RGB")


def answer(page: Any) -> None:
    """Follow the suggestion."""
    page.locator(".suggestion:enabled:visible, .mayor").first.wait_for()
    if page.locator(".mayor").count():
        arrange(page)
    else:
        page.locator(".suggestion:enabled").click()


def film(page: Any) -> list[Image.Image]:
    """A frame after each event."""
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    for _ in range(WARM_UP):
        wait_for_turn(page)
        answer(page)
    frames: list[Image.Image] = []
    seen = -1
    while len(frames) < FRAMES:
        page.wait_for_function("seen => +document.querySelector('main').dataset.event !== seen", arg=seen)
        page.wait_for_timeout(500)  # for what moves
        seen = event_number(page)
        frames.append(frame(page))
        if page.locator(".question.mine").count():
            answer(page)
    return frames


def main(path: Path) -> None:
    """Write the picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        context = browser.new_context(base_url=server.address, viewport=WINDOW)
        liked = json.dumps({**QUICK, "moving": False, "pace": 600, "summaries": False})
        context.add_init_script(f"localStorage.entrepot ??= {liked!r}")
        page = context.new_page()
        page.goto("/")
        first, *rest = film(page)
        times = [SHOWN] * len(rest) + [LAST]
        first.save(path, save_all=True, append_images=rest, duration=times, loop=0, quality=60, method=6)
        print(f"{path}: {len(rest) + 1} frames, {path.stat().st_size / 1000:.0f} kB")
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
