"""Every screen of the page, and the way there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from .playing import follow, follow_to_the_end, make_table, play_now, wait_for_turn

Visit = Callable[..., Any]


def screens(page: Any) -> Iterator[str]:
    """Walk through all screens; each is shown while its name is held out."""
    for walk in (simple, sheets, tables, puerto_rico, spice_road):
        yield from walk(page)


def simple(page: Any) -> Iterator[str]:
    """What is there without a game."""
    for name, path in [
        ("start", "/"),
        ("new_puerto_rico", "/new/puerto_rico"),
        ("new_spice_road", "/new/spice_road"),
        ("join", "/join"),
        ("rules_puerto_rico", "/rules/puerto_rico"),
        ("rules_spice_road", "/rules/spice_road"),
        ("replay_upload", "/replay"),
    ]:
        page.goto(path)
        page.wait_for_selector("main h1")
        yield name
    page.goto("/new/puerto_rico")
    page.locator("form > details > summary").click()
    yield "new_more"


def sheets(page: Any) -> Iterator[str]:
    """The settings, the visitor's devices, and the way to another one."""
    page.goto("/")
    page.locator("header button").last.click()
    page.wait_for_selector("dialog[open]")
    yield "settings"
    page.locator("dialog[open] summary").click()
    page.get_by_role("button", name="Create a feed").click()
    page.wait_for_selector("dialog[open] li")
    yield "notifications"
    page.keyboard.press("Escape")
    page.locator("header > button").first.click()
    page.locator("dialog[open] section button").first.click()
    link = page.locator("input.link").input_value()
    yield "you"
    page.goto(link)
    page.wait_for_selector(".move h1")
    yield "move"


def tables(page: Any) -> Iterator[str]:
    """A waiting table, and one that does not exist."""
    make_table(page, "puerto_rico", ["me", "open", "medium"])
    page.wait_for_selector(".room")
    yield "waiting_room"
    page.goto("/table/nowhere")
    page.wait_for_selector(".refused")
    yield "no_table"


def puerto_rico(page: Any) -> Iterator[str]:
    """A game of Puerto Rico from its start to its end."""
    page.goto("/")
    page.wait_for_selector("main h1")
    play_now(page, "puerto_rico")
    page.wait_for_selector(".suggestion")
    yield "puerto_rico"
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    yield "keys"
    page.keyboard.press("Escape")
    for number in range(1, 4):
        follow(page, 8)
        yield f"puerto_rico_{number}"
    page.locator("main details summary").first.click()
    yield "all_choices"
    page.goto("/")
    page.wait_for_selector("main h1")
    yield "start_again"


def spice_road(page: Any) -> Iterator[str]:
    """A game of Spice Road, its end, and its replay."""
    page.goto("/")
    page.wait_for_selector("main h1")
    page.check("input[value=spice_road]")
    page.locator("nav.more button").click()
    wait_for_turn(page)
    page.wait_for_selector("aside")
    yield "lesson"
    make_table(page, "spice_road", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    yield "spice_road"
    follow(page, 10)
    yield "spice_road_1"
    follow_to_the_end(page)
    yield "end"
    address = page.url
    page.locator("section.end a[href^='/replay']").click()
    page.wait_for_selector(".controls")
    page.keyboard.press("PageDown")
    yield "replay"
    page.goto(address)
    page.wait_for_selector("section.end")
