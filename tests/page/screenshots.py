"""Pictures of every screen at all sizes, light and dark: ``make screenshots``."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from .conftest import CHROMIUM, QUICK, SWITCHES, Server
from .screens import screens

FOLDER = Path("screenshots")
SIZES = {
    "small": (360, 740), "phone": (390, 844), "tablet": (820, 1180),
    "laptop": (1366, 768), "desk": (1440, 900), "wide": (1920, 1080),
}  # fmt: skip
SHADES = ("light", "dark")


def picture(browser: Any, server: Server, size: str, shade: str, language: str) -> None:
    """All screens in one size and shade."""
    width, height = SIZES[size]
    context = browser.new_context(base_url=server.address, viewport={"width": width, "height": height})
    kept = json.dumps({**QUICK, "shade": shade, "language": language})
    context.add_init_script(f"localStorage.entrepot ??= {kept!r}")
    page = context.new_page()
    for name in screens(page):
        page.wait_for_timeout(250)
        page.screenshot(path=FOLDER / f"{name}-{size}-{shade}-{language}.png", full_page=True)
    context.close()


def main(wanted: list[str]) -> None:
    """The requested screens, such as ``phone dark``; by default all sizes in both shades."""
    FOLDER.mkdir(exist_ok=True)
    sizes = [size for size in SIZES if size in wanted] or list(SIZES)
    shades = [shade for shade in SHADES if shade in wanted] or list(SHADES)
    languages = [word for word in wanted if len(word) == 2] or ["en"]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=SWITCHES)
        for size, shade, language in ((a, b, c) for a in sizes for b in shades for c in languages):
            picture(browser, server, size, shade, language)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
