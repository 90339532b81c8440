"""The board of Puerto Rico: legal actions are on it, and a click plays them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .playing import event_number, make_table, wait_for_turn

pytestmark = pytest.mark.browser


@pytest.fixture
def table(visit):
    """Three people at one screen, so that every turn is ours."""
    page = visit()
    make_table(page, "puerto_rico", ["me", "guest", "guest"])
    take_the_screen(page)
    return page


def take_the_screen(page: Any) -> None:
    """The player whose turn it is lifts the curtain."""
    page.wait_for_selector("dialog[open], .question.mine")
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] button").click()
    wait_for_turn(page)


def act(page: Any, clicked: Any) -> None:
    """Click, wait for the result, and pass the screen on."""
    before = event_number(page)
    clicked.first.click()
    page.wait_for_function("seen => +document.querySelector('main').dataset.event > seen", arg=before)
    take_the_screen(page)


def play(page: Any, *answers: str) -> None:
    """Answer by what is clicked for it, on the board or beside the question."""
    for answer in answers:
        act(page, page.locator(f'.room .target[data-action$=" {answer}"], .question .choice[data-action$=" {answer}"]'))


def offered(page: Any, selector: str) -> set[str]:
    return {element.get_attribute("data-action") for element in page.locator(selector).all()} - {""}


def offered_in_choosers(page: Any) -> set[str]:
    """The choices at a target with several actions."""
    found = set()
    for place in page.locator('.room .target[data-action=""]').all():
        place.click()
        found |= offered(page, ".chooser .target")
        page.keyboard.press("Escape")
    return found


def circle(page: Any, place: str, number: int = 0) -> Any:
    return page.locator(f'[data-circle="{place}/{number}"]')


def middle(found: Any) -> tuple[float, float]:
    box = found.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Any, start: Any, end: Any) -> None:
    page.mouse.move(*middle(start))
    page.mouse.down()
    page.mouse.move(*middle(end), steps=4)
    page.mouse.up()


SCRIPT = (
    "role builder", "build small_market", "build small_market", "pass",
    "role settler", "take quarry", "pass", "pass",
    "role trader",
    "role mayor", "colonist",
)  # fmt: skip


def test_everything_legal_is_on_the_board_or_beside_the_question(table):
    page = table
    for answer in SCRIPT:
        there = offered(page, ".room .target") | offered(page, ".question .choice") | offered_in_choosers(page)
        assert there == offered(page, "details .choice")
        play(page, answer)


def test_the_market_shows_the_price_for_the_player_to_decide(table):
    page = table
    play(page, "role builder")
    market = page.get_by_role("region", name="Building market")
    assert market.get_by_role("button", name=re.compile("^small market, costs you 0.*leaves you 2")).count() == 1
    play(page, "pass")
    assert market.get_by_role("button", name=re.compile("^small market, costs you 1")).count() == 1


def arranging(page: Any) -> None:
    """Seat 0 has an indigo plantation and a small market, and one colonist for both."""
    play(page, "role builder", "build small_market", "pass", "pass", "role mayor", "colonist")
    assert "One colonist is waiting in San Juan, 2 circles are empty" in page.locator(".mayor").inner_text()


def test_the_mayor_is_done_only_when_nobody_waits(table):
    page = table
    arranging(page)
    confirm = page.locator(".mayor .button.main")
    assert confirm.is_disabled()
    circle(page, "small_market").press("Enter")
    assert confirm.is_enabled()
    circle(page, "small_market").press("Enter")
    assert confirm.is_disabled()
    circle(page, "indigo").click()
    act(page, confirm)
    first = page.locator(".other", has_text="small market")
    assert first.get_by_role("button", name=re.compile("^small market.*0 of 1 occupied")).count() == 1
    assert first.get_by_role("img", name="indigo plantation, 1 of 1 occupied").count() == 1


def test_colonists_are_dragged(table):
    page = table
    arranging(page)
    drag(page, page.locator(".waits"), circle(page, "small_market"))
    assert circle(page, "small_market").get_attribute("aria-label").endswith("a colonist")
    drag(page, circle(page, "small_market"), circle(page, "indigo"))
    assert circle(page, "small_market").get_attribute("aria-label").endswith("empty circle")
    assert circle(page, "indigo").get_attribute("aria-label").endswith("a colonist")
    drag(page, circle(page, "indigo"), page.locator('[data-circle="san_juan/0"]'))
    assert "One colonist is waiting in San Juan" in page.locator(".mayor").inner_text()


def test_proposals_change_nothing_until_they_are_confirmed(table):
    page = table
    arranging(page)
    before = event_number(page)
    for proposal in ("Fill production", "As before", "All to San Juan"):
        page.get_by_role("button", name=proposal).click()
    assert event_number(page) == before
    assert "One colonist is waiting in San Juan" in page.locator(".mayor").inner_text()


def test_a_target_with_several_actions_offers_a_choice(table):
    page = table
    play(page, "role mayor", "colonist", "role craftsman", "role captain")
    corn = page.locator('[data-place="barrels:corn"] .target')
    corn.click()
    assert offered(page, ".chooser .target") == {f"p2 load corn {ship}" for ship in (4, 5, 6)}
    page.keyboard.press("Escape")
    assert not page.locator(".chooser").count()
    assert corn.evaluate("element => element === document.activeElement")
    corn.click()
    act(page, page.locator('.chooser [data-action="p2 load corn 5"]'))
    assert page.get_by_role("img", name="Cargo ship for 5 barrels, 1 corn on board").count() == 1


@pytest.mark.parametrize("language", ["en", "is", "sv", "cs", "hu"])
def test_on_a_phone_nothing_hangs_over_the_edge(visit, language):
    page = visit(settings={"language": language})
    make_table(page, "puerto_rico", ["me", "guest", "guest"])
    page.set_viewport_size({"width": 360, "height": 740})
    take_the_screen(page)
    for tab in page.locator(".tabs button").all():
        tab.click()
        assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_on_a_phone_the_tab_follows_the_question(table):
    page = table
    page.set_viewport_size({"width": 360, "height": 740})
    play(page, "role builder")
    assert page.locator(".tabs [aria-pressed=true]").inner_text().startswith("Market")
    play(page, "pass", "pass", "pass")
    assert page.locator(".tabs [aria-pressed=true]").inner_text().startswith("Port")


def test_two_prospectors_have_names_of_their_own(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", *["guest"] * 4])
    take_the_screen(page)
    names = page.locator(".roles .target .unseen").all_inner_texts()
    assert len(names) == len(set(names)) == 8
