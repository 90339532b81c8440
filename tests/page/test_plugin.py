"""A game that the page was not built with: the plain board, its own catalog, and everything around it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from example.installing import install

from .conftest import Server, Visit, visitors
from .playing import choose, event_number, make_table, play_now, play_to_the_end, wait_for_turn
from .test_everywhere import AXE, kept_out, too_wide

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server in whose environment the example game is installed."""
    site = install("bazaar", tmp_path_factory.mktemp("plugin"))
    found = Server(tmp_path_factory.mktemp("server"), [site])
    yield found
    found.stop()


@pytest.fixture
def visit(server: Server, browser: Any) -> Iterator[Visit]:
    """Visitors of that server."""
    yield from visitors(server, browser)


def test_its_title_comes_from_its_own_catalog(visit):
    page = visit()
    assert page.locator("label.game", has_text="Bazaar").count() == 1
    page.goto("/new/bazaar")
    page.wait_for_selector("h1")
    assert "Bazaar" in page.locator("h1").inner_text()
    assert page.locator("select[name=players] option").all_inner_texts() == ["2", "3", "4"]


def test_the_board_is_its_text_and_every_choice_is_a_button(visit):
    page = visit()
    play_now(page, "bazaar")
    assert "silk" in page.get_by_role("region", name="Board").inner_text().lower()
    choices = page.get_by_role("region", name="Choices").get_by_role("button")
    assert choices.count() > 1
    assert all(re.search(r"(Take|Sell all) \w+$", name) for name in choices.all_inner_texts())
    before = event_number(page)
    choices.last.focus()
    page.keyboard.press("Enter")
    page.wait_for_function("seen => +document.querySelector('main').dataset.event > seen", arg=before)
    assert " takes " in page.locator(".story .log").inner_text()


def test_a_whole_game_its_end_and_its_replay(visit):
    page = visit()
    make_table(page, "bazaar", ["me", "beginner"])
    assert play_to_the_end(page, seed=2) > 5
    assert page.locator("section.end tfoot td").count() == 2
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="One step forward").click()
    page.wait_for_selector("pre")
    assert page.locator(".happened").inner_text().strip()


def test_a_language_that_it_lacks_falls_back_to_english(visit):
    page = visit(settings={"language": "hu"})
    play_now(page, "bazaar")
    choose(page, random.Random(1))
    assert "bazaar-" not in page.locator("body").inner_text()
    assert " takes " in page.locator(".story .log").inner_text()


def test_the_plain_board_is_for_everybody(visit):
    """No serious violation of the accessibility rules in light or dark, nothing wider than the window."""
    page = visit()
    make_table(page, "bazaar", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    assert too_wide(page) == []
    if AXE.exists():
        assert kept_out(page) == []


def test_the_plain_board_fits_a_phone(visit):
    """All of its text is seen without scrolling sideways, and every choice."""
    page = visit()
    page.set_viewport_size({"width": 390, "height": 844})
    make_table(page, "bazaar", ["me", "beginner", "beginner", "beginner"])
    for _ in range(3):
        wait_for_turn(page)
        board = page.get_by_role("region", name="Board")
        assert "silver" in board.inner_text().splitlines()[-1]
        assert board.locator("pre").evaluate("board => board.scrollWidth - board.clientWidth") == 0
        assert too_wide(page) == []
        choose(page, random.Random(4))
