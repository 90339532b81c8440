"""The board of Spice Road: legal actions are on it, and a click plays them."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from .playing import event_number, make_table, wait_for_turn

pytestmark = pytest.mark.browser
ENOUGH = 8  # cubes, for two trades


@pytest.fixture
def table(visit):
    """Two people at one screen, so that every turn is ours."""
    page = visit()
    make_table(page, "spice_road", ["me", "guest"])
    wait_for_turn(page)
    return page


def act(page: Any, target: Any) -> None:
    """Click, and wait for the result."""
    before = event_number(page)
    target.first.click()
    page.wait_for_function("seen => +document.querySelector('main').dataset.event > seen", arg=before)


def target(page: Any, action: str) -> Any:
    """What is clicked for an action of the seat whose turn it is."""
    return page.locator(f'.board .target[data-action$=" {action}"]')


def own_cubes(page: Any) -> Counter[str]:
    return cubes(page.locator(".own .caravan"))


def cubes(place: Any) -> Counter[str]:
    return Counter(cube.get_attribute("data-spice") for cube in place.locator("svg.cube").all())


def offered(page: Any, selector: str) -> set[str]:
    actions = [element.get_attribute("data-action") for element in page.locator(selector).all()]
    return {action for action in actions if action}


def test_everything_legal_is_on_the_board_with_a_name(table):
    page = table
    for answer in ("play ^2", "raise R", "play +YY", "play +YY"):
        assert offered(page, ".board .target") == offered(page, "details .choice")
        names = [each.get_attribute("aria-label") or each.inner_text() for each in page.locator(".board .target").all()]
        assert all(len(name) > 3 for name in names)
        act(page, target(page, answer))


def test_a_later_card_is_paid_with_the_cheapest_cubes_at_one_click(table):
    page = table
    for answer in ("play ^2", "raise R", "play +YY", "play +YY", "play ^2", "raise Y"):
        act(page, target(page, answer))
    assert own_cubes(page) == Counter("YYYYG")
    wanted = page.locator(".merchants li").nth(2)
    act(page, wanted.locator(".target"))
    page.get_by_role("button", name="Place the cheapest").click()
    page.wait_for_selector(".merchants li:nth-child(2) .pile [data-key]")
    assert cubes(page.locator(".merchants .pile").nth(0)) == Counter("Y")
    assert cubes(page.locator(".merchants .pile").nth(1)) == Counter("Y")


def test_a_trade_shows_its_gain_and_is_made_as_often_as_chosen(table):
    page = table
    repeatable = page.locator('.board .target[data-action*=">"][data-action*=" play "]', has_text="up to")
    for _ in range(200):
        if repeatable.count():
            break
        prepare(page)
    give, get = re.search(r"play (\w+)>(\w+)", repeatable.first.get_attribute("data-action")).groups()
    before, seat = own_cubes(page), page.locator(".own h2").inner_text()
    repeatable.first.click()
    assert page.locator("[data-times='2'] .unseen").inner_text().startswith("2 times: ")
    act(page, page.locator("[data-times='2']"))
    caravan = page.locator("section", has=page.get_by_role("heading", name=seat)).locator(".caravan")
    assert cubes(caravan) == before - Counter(give * 2) + Counter(get * 2)


def prepare(page: Any) -> None:
    """A step towards a trade that can be made twice: cubes first, then one free card after the other."""
    discard, rest = page.locator('.board .target[data-action*=" discard "]'), target(page, "rest")
    create, free = (
        page.locator('.board .target[data-action*=" play +"]'),
        page.locator(".merchants li:first-child .target"),
    )
    wishes = [discard, create, rest] if own_cubes(page).total() < ENOUGH else [discard, free]
    act(page, next(wish for wish in wishes if wish.count()))


@pytest.mark.parametrize("players", [2, 5])
def test_on_a_phone_nothing_hangs_over_the_edge(visit, players):
    page = visit()
    make_table(page, "spice_road", ["me", *["guest"] * (players - 1)])
    page.set_viewport_size({"width": 360, "height": 740})
    wait_for_turn(page)
    for answer in ["play ^2", "raise R", *["play +YY"] * players]:
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
        act(page, target(page, answer))


def test_the_log_draws_cards_and_describes_them_to_screen_readers(table):
    page = table
    act(page, target(page, "play +YY"))
    line = page.locator(".story li", has_text="plays").first
    assert "take 2 turmeric" in line.locator(".unseen").inner_text()
    assert line.locator(".drawn .cube").count() == 2
