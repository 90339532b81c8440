"""For everybody, everywhere: every language, the keyboard alone, small screens, and what axe-core finds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from entrepot.i18n import LANGUAGES

from .playing import event_number, follow, make_table, play_now, wait_for_turn
from .screens import screens

pytestmark = pytest.mark.browser

AXE = Path(__file__).parents[2] / "page" / "node_modules" / "axe-core" / "axe.min.js"
ASK_AXE = """axe.run().then(({ violations }) =>
    violations.flatMap(({ id, impact, nodes }) => nodes.map(({ html }) => [id, impact, html])))"""
TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
WIDTHS = (360, 820, 1920)
PHONE = {"width": 360, "height": 740}


def kept_out(page: Any) -> list[Any]:
    """What axe-core finds that keeps people out, in light and in dark."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = []
    for shade in ("light", "dark"):
        page.evaluate("shade => void (document.documentElement.dataset.shade = shade)", shade)
        found += [(shade, *each) for each in page.evaluate(ASK_AXE) if each[1] in ("serious", "critical")]
    return found


def too_wide(page: Any) -> list[Any]:
    """The widths at which one would have to scroll sideways, and by how much."""
    found = []
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        found.append((width, page.evaluate(TOO_WIDE)))
    page.set_viewport_size({"width": 1440, "height": 900})
    return [(width, excess) for width, excess in found if excess > 0]


def test_every_screen_is_for_everybody(visit):
    """No serious violation of the accessibility rules in light or dark, nothing wider than the window."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make page")
    page = visit()
    found = {name: too_wide(page) + kept_out(page) for name in screens(page)}
    assert [f"{name}: {what}" for name, every in found.items() for what in every] == []
    assert len(found) > 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(visit, language):
    """A browser's language is taken up at once, and no message id is shown instead of text."""
    page = visit(settings={"language": None}, locale=language)
    assert page.get_attribute("html", "lang") == language
    for game in ("puerto_rico", "spice_road"):
        page.goto("/")
        page.check(f"input[value={game}]")
        page.locator("button.choose.main").click()
        wait_for_turn(page)
        words = page.locator("body").inner_text().split()
        assert [word for word in words if word.startswith(("page-", "pr-", "sr-", "puerto-rico-", "spice-road-"))] == []


def test_the_language_changes_at_once(visit):
    page = visit()
    page.get_by_label("Language").select_option("sv")
    page.wait_for_selector("html[lang=sv]")
    assert "Games about trade" not in page.locator("h1").inner_text()
    page.reload()
    page.wait_for_selector("html[lang=sv] h1")


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_the_keyboard_alone(visit, game):
    """Arrows, Enter, Escape, ? and u are enough."""
    page = visit()
    page.locator(f"input[value={game}]").focus()
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play now").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.wait_for_function("!document.activeElement.closest('dialog')")  # a closed one keeps the focus for a frame
    before = event_number(page)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.matches('.target, .choice')")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "seen => +document.querySelector('main').dataset.event > seen || document.querySelector('.tray .target')",
        arg=before,
    )


def test_a_screen_reader_gets_the_question_and_what_happens(visit):
    page = visit()
    play_now(page)
    said = page.locator("[aria-live=polite].unseen")
    assert "role" in said.inner_text()
    page.locator('.target[data-action="p0 role settler"]').click()
    page.wait_for_function("() => document.querySelector('.unseen[aria-live]').innerText.includes('settler')")


def test_hints_are_on_in_the_first_game_and_then_as_chosen(visit):
    page = visit(settings={"hints": None})
    play_now(page, "spice_road")
    page.wait_for_selector(".question .suggestion")
    page.goto("/")
    play_now(page, "spice_road")
    page.wait_for_timeout(1000)
    assert not page.locator(".suggestion").count()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Hints").check()
    page.keyboard.press("Escape")
    page.wait_for_selector(".question .suggestion")
    page.goto("/")
    play_now(page, "spice_road")
    page.wait_for_selector(".question .suggestion")


def test_movement_stops_where_it_is_not_wanted(visit):
    page = visit(settings={"moving": True}, reduced_motion="reduce")
    assert page.get_attribute("html", "data-moving") == "no"


def test_a_phone_keeps_the_question_in_sight(visit):
    page = visit()
    page.set_viewport_size(PHONE)
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    page.evaluate("scrollTo(0, 300)")
    box = page.locator(".question").bounding_box()
    assert box["y"] + box["height"] == pytest.approx(PHONE["height"], abs=1)


def test_a_phone_always_shows_doubloons_and_barrels(visit):
    """On the own board's tab the board shows them, until it is scrolled away."""
    page = visit()
    page.set_viewport_size(PHONE)
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    wealth = page.locator(".wealth:visible")
    page.locator("[data-opens=market]").click()
    wealth.wait_for()
    page.locator("[data-opens=own]").click()
    page.evaluate("scrollTo(0, 0)")
    wealth.wait_for(state="detached")
    purse = page.locator("[data-place='own:purse']").bounding_box()
    page.evaluate("y => scrollTo(0, y)", purse["y"])
    wealth.wait_for()
    tabs = page.locator("[data-opens=own]").bounding_box()
    assert wealth.bounding_box()["y"] == pytest.approx(tabs["y"] + tabs["height"], abs=1)


def test_a_phone_shows_what_a_round_has_brought(visit):
    page = visit()
    page.set_viewport_size(PHONE)
    make_table(page, "spice_road", ["me", "beginner", "beginner"])
    follow(page, 2)
    page.get_by_role("button", name="Log").click()
    page.locator("aside.filled li").first.wait_for()  # the bots may still have been acting
    assert page.evaluate(TOO_WIDE) <= 0
