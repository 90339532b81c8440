"""The story of the game: at every decision, the window shows what happened, the question, and every choice."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .conftest import Server, visitors
from .playing import PATIENCE, choose, event_number, follow, is_over, make_table, wait_for_turn

pytestmark = pytest.mark.browser

SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768), (1440, 900), (1920, 1080)]
WIDE = 1366  # from here on the log is beside the board
# The window shows our decision, with its suggestion, which comes a little later.
SHOWN = """number => +document.querySelector('main')?.dataset.event === number
  && document.querySelector('.question.mine') && document.querySelector('.question .suggestion, .mayor')"""
# What is not in sight: by its name, how much of it.
HIDDEN = """({wealth, wide}) => {
  const inside = element => {
    const box = element.getBoundingClientRect(), list = element.closest('.log')?.getBoundingClientRect();
    if (list && (box.top < list.top || box.top + 16 > list.bottom)) return false; // scrolled away
    return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  };
  const question = document.querySelector('.question');
  const isCovered = element => {
    const box = element.getBoundingClientRect(), over = question.getBoundingClientRect();
    return !question.contains(element) && box.top < over.bottom && box.bottom > over.top;
  };
  const shown = selector => [...document.querySelectorAll(selector)].filter(element => element.checkVisibility());
  const missing = [];
  const check = (name, elements) => {
    const hidden = elements.filter(element => !inside(element) || isCovered(element)).length;
    if (hidden || !elements.length) missing.push(`${name}: ${hidden} of ${elements.length}`);
  };
  check('question', [question]);
  if (+document.querySelector('main').dataset.event) {
    check('what happened', [...question.querySelectorAll('.happened')]);
    if (innerWidth >= wide) check('log', shown('.story .log li').slice(0, 1));
  }
  check('targets', shown('main .target, .question .choice, .mayor .button'));
  check('wealth', shown(wealth).slice(0, 1));
  if (document.documentElement.scrollWidth > innerWidth) missing.push('too wide');
  return missing;
}"""
PASS = '.question .choice[data-action="p0 pass"]'
WEALTH = {"puerto_rico": "[data-place='own:purse'], .wealth", "spice_road": ".own .caravan"}


@pytest.mark.parametrize(("game", "players", "seed"), [("puerto_rico", 3, 1), ("spice_road", 4, 2)])
def test_everything_that_matters_is_in_sight_at_every_decision(visit, game, players, seed):
    """A whole game: one window plays, and windows of all sizes show the same seat."""
    page = visit(settings={"hints": True})
    make_table(page, game, ["me"] + ["beginner"] * (players - 1))
    windows = {size: opened(page, *size) for size in SIZES}
    dice, missing = random.Random(seed), []
    while True:
        wait_for_turn(page)
        if is_over(page):
            break
        number = event_number(page)
        for size, window in windows.items():
            window.wait_for_function(SHOWN, arg=number, timeout=PATIENCE)
            found = window.evaluate(HIDDEN, {"wealth": WEALTH[game], "wide": WIDE})
            missing += [(size, page.inner_text(".question h1"), each) for each in found]
        choose(page, dice)
    assert missing == []
    assert number > 20


def opened(page: Any, width: int, height: int) -> Any:
    """The same page in another window of the same visitor."""
    window = page.context.new_page()
    window.set_viewport_size({"width": width, "height": height})
    window.goto(page.url)
    return window


# What the others did


@pytest.fixture
def unhurried(tmp_path, browser):
    """Visit a server whose bots take their time: only there do they wait before they reveal something."""
    found = Server(tmp_path, options=["--pace", "1"])
    yield from visitors(found, browser)
    found.stop()


def test_the_log_has_the_newest_first_and_can_be_filtered(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner", "beginner"])
    follow(page, 4)
    wait_for_turn(page)
    numbers = [int(line.get_attribute("data-number")) for line in page.locator(".log li[data-number]").all()]
    assert numbers == sorted(numbers, reverse=True)
    assert page.locator(".log h3").count() > 1
    everybody = page.locator(".log li[data-number]").count()
    page.locator(".story select").select_option(label="Beginner 1")
    lines = page.locator(".log li[data-number]").all_inner_texts()
    assert 0 < len(lines) < everybody
    assert all(line.startswith("Beginner 1") for line in lines)


def test_step_by_step_each_move_of_the_others_waits_for_the_player(visit):
    page = visit(settings={"pace": 1e10})
    make_table(page, "spice_road", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    page.locator('.own .target[data-action="p0 play +YY"]').click()
    page.locator(".question:not(.mine)").wait_for()
    onward = page.get_by_role("button", name="Next")
    seen = []
    while not page.locator(".question.mine").count():
        onward.wait_for()
        seen.append(event_number(page))
        onward.click()
        page.wait_for_function("seen => +document.querySelector('main').dataset.event > seen", arg=seen[-1])
    assert len(seen) >= 2


def test_what_has_changed_keeps_an_outline_until_the_next_action(unhurried):
    page = unhurried()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    assert page.locator(".changed").count() == 0
    page.locator('.target[data-action="p0 role builder"]').click()
    page.locator(".question.mine").wait_for()
    page.locator(PASS).click()
    page.locator(".changed").first.wait_for()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function("() => !document.querySelector('.changed')")


def test_whoever_comes_back_is_told_what_the_others_did(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    assert page.locator(".away").count() == 0
    page.locator('.own .target[data-action*=" play +"]').first.click()
    page.wait_for_function("() => +document.querySelector('main').dataset.event >= 3")
    wait_for_turn(page)
    page.reload()
    told = page.locator(".away p")
    told.first.wait_for()
    assert told.first.inner_text().startswith("Beginner 1")
    assert page.locator(".own h2").inner_text() not in page.inner_text(".away")
    page.locator(".own .target").first.click()
    page.locator(".away").wait_for(state="detached")


# Choosing


def test_an_action_is_taken_back_with_what_bots_have_done_since(unhurried):
    page = unhurried()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    doubloons = page.inner_text("[data-place='own:purse']")
    page.locator('.target[data-action="p0 role builder"]').click()
    page.locator(PASS).click()
    page.wait_for_function("() => +document.querySelector('main').dataset.event > 3")  # bots have acted
    page.get_by_role("button", name="Undo").click()
    page.locator(PASS).wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator('.target[data-action="p0 role builder"]').wait_for()
    assert page.inner_text("[data-place='own:purse']") == doubloons


def test_an_action_can_be_asked_for_again(visit):
    page = visit(settings={"confirm": "always"})
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    page.locator('.target[data-action="p0 role settler"]').click()
    page.get_by_text("Take the settler?").wait_for()
    page.get_by_role("button", name="No", exact=True).click()
    assert event_number(page) == 0
    page.locator('.target[data-action="p0 role settler"]').click()
    page.keyboard.press("Enter")  # the focus is on the answer
    page.wait_for_function("() => +document.querySelector('main').dataset.event > 0")


def test_only_what_ends_the_turn_can_be_asked_for_again(visit):
    page = visit(settings={"confirm": "turn"})
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    page.locator('.target[data-action="p0 role settler"]').click()
    page.locator('.target[data-action="p0 take quarry"]').click()
    page.get_by_role("button", name="Yes", exact=True).wait_for()
    assert event_number(page) == 1
    page.get_by_role("button", name="No", exact=True).click()
    page.locator('.target[data-action="p0 take quarry"]').click()
    page.get_by_role("button", name="Yes", exact=True).click()
    page.wait_for_function("() => +document.querySelector('main').dataset.event > 1")


def test_the_mayor_can_take_the_arrangement_of_a_bot(visit):
    page = visit(settings={"hints": True})
    make_table(page, "puerto_rico", ["me", "guest", "guest"])
    play(page, "p0 role settler", "p0 take quarry", "p1 pass", "p2 pass", "p1 role mayor", "p1 pass")
    page.get_by_role("button", name="All to San Juan").click()
    page.get_by_text("2 circles are empty").wait_for()
    page.get_by_role("button", name="Bot’s choice").click()
    page.get_by_text("one circle is empty").wait_for()
    page.get_by_text("what a bot would choose").wait_for()
    page.get_by_role("button", name="Done").click()
    page.wait_for_function("() => +document.querySelector('main').dataset.event === 7")


def test_prices_in_the_market_are_mine_at_any_time(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "guest", "guest"])
    play(page, "p0 role settler", "p0 take quarry", "p1 pass", "p2 pass", "p1 role mayor", "p1 pass")
    hall = page.locator('[data-place="market:city_hall"]')
    assert "costs you 10" in hall.inner_text()
    page.locator('[data-circle="quarry/0"]').click()
    page.get_by_role("button", name="Done").click()
    play(page, "p2 role trader", "p1 role builder", "p1 pass", "p2 pass", "p0 pass", "p2 role craftsman", "p2 pass")
    page.locator('.target[data-action="p0 role captain"]').wait_for()
    assert "costs you 9" in hall.inner_text()
    hall.hover()
    assert "1 less for quarries" in page.get_by_role("tooltip").inner_text()


def play(page: Any, *actions: str) -> None:
    """Everybody at this screen plays an action after the other."""
    for action in actions:
        page.locator(f'[data-action="{action}"]:visible').first.click()


def test_the_first_arrow_goes_to_the_board_and_never_to_pass(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    page.locator('.target[data-action="p0 role builder"]').click()
    page.locator(PASS).wait_for()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.action") != "p0 pass"
    page.keyboard.press("Enter")
    page.get_by_text("builds").first.wait_for()


def test_pointing_at_a_building_shows_what_it_does_and_costs(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    page.locator('.target[data-action="p0 role builder"]').click()
    page.locator('[data-place="market:small_market"] .target').hover()
    card = page.get_by_role("tooltip")
    card.wait_for()
    assert "Small market" in card.inner_text()
    assert "doubloon" in card.inner_text()


def test_a_finger_that_stays_opens_the_sheet_instead_of_choosing(visit):
    page = visit(has_touch=True)
    for game, thing in {"puerto_rico": "p0 role builder", "spice_road": "p0 play +YY"}.items():
        make_table(page, game, ["me", "beginner", "beginner"])
        wait_for_turn(page)
        box = page.locator(f'.target[data-action="{thing}"]').bounding_box()
        finger = page.context.new_cdp_session(page)
        at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
        page.locator("dialog[open]").wait_for()
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        assert event_number(page) == 0
        page.keyboard.press("Escape")


# Preferences


def test_the_player_chooses_a_color_and_a_size(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    color = "getComputedStyle(document.querySelector('main')).getPropertyValue('--seat-0')"
    size = "document.querySelector('.own h2').getBoundingClientRect().height"
    before = page.evaluate(color), page.evaluate(size)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("color 4").check()
    page.get_by_label("Size").select_option(label="130%")
    page.keyboard.press("Escape")
    assert page.evaluate(color) != before[0]
    assert page.evaluate(size) > 1.2 * before[1]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_everybody_at_one_screen_has_a_color_of_their_own(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "guest", "medium"])
    colors = """() => { const style = getComputedStyle(document.querySelector('main'));
      return [0, 1, 2].map(seat => style.getPropertyValue(`--seat-${seat}`)) }"""
    page.locator(".question.mine").wait_for()
    before = page.evaluate(colors)
    page.goto("new/puerto_rico")
    page.select_option("select[name=players]", label="3")
    page.locator("fieldset .seat select").nth(1).select_option("guest")
    page.get_by_role("button", name="Another color for player 2").click()  # not the first one's
    page.get_by_role("button", name="Another color for player 1").click()  # so not the third color
    page.locator("form button.main").click()
    page.locator(".question.mine").wait_for()
    after = page.evaluate(colors)
    assert after[1] == before[2]
    assert after[0] == before[1]
    assert after[2] == before[0], "the bot takes what is left"


def test_the_browser_tells_of_a_turn_while_nobody_looks(visit):
    page = visit(settings={"alerts": True}, permissions=["notifications"])
    page.add_init_script(
        "Object.defineProperty(document, 'hidden', {get: () => true});"
        "window.Notification = class { static permission = 'granted'; constructor(title) { window.told = title } }"
    )
    make_table(page, "spice_road", ["me", "beginner"])
    page.reload()
    page.wait_for_function("() => window.told")
    assert page.evaluate("told") == "Spice Road"
