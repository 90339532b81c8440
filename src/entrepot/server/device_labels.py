"""What a device is called in its owner's list: a browser and a system, by the names that everybody knows."""

from __future__ import annotations

from starlette.requests import Request

BROWSERS = {
    "Edg": "Edge", "OPR/": "Opera", "SamsungBrowser/": "Samsung Internet", "Firefox/": "Firefox", "FxiOS/": "Firefox",
    "CriOS/": "Chrome", "Chrome/": "Chrome", "Safari/": "Safari",
}  # fmt: skip
SYSTEMS = {
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "CrOS": "ChromeOS",
    "Mac OS X": "macOS", "Linux": "Linux",
}  # fmt: skip
"""By what a ``User-Agent`` header has of them; those that imitate others come first."""


def label_of(request: Request) -> str:
    """The browser that a request comes from and its system; empty if neither is known, as of programs."""
    agent = request.headers.get("user-agent", "")
    found = (next((name for mark, name in marks.items() if mark in agent), None) for marks in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
