"""The story of the game: at every decision, what happened, what is asked and what can be chosen is in sight."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .playing import PATIENCE, choose, event_number, is_over, make_table, wait_for_turn

pytestmark = pytest.mark.browser

SIZES = [(360, 740), (390, 844), (820, 1180), (1366, 768), (1440, 900), (1920, 1080)]
WIDE = 1366  # from here on the log is beside the board
SHOWN = "([number, asks]) => +document.querySelector('main')?.dataset.event === number && !!document.querySelector('.question.mine') === asks"
# What is not in sight: by its name, how much of it.
HIDDEN = """wealth => {
  const inside = element => {
    const box = element.getBoundingClientRect();
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
    if (innerWidth >= %d) check('log', shown('.story .log li').slice(0, 1));
  }
  check('targets', shown('main .target, .question .choice, .mayor .button'));
  check('wealth', shown(wealth).slice(0, 1));
  if (document.documentElement.scrollWidth > innerWidth) missing.push('too wide');
  return missing;
}""" % WIDE
WEALTH = {"puerto_rico": "[data-place='own:purse'], .wealth", "spice_road": ".own .caravan"}


@pytest.mark.parametrize(("game", "players", "seed"), [("puerto_rico", 3, 1), ("spice_road", 4, 2)])
def test_everything_that_matters_is_in_sight_at_every_decision(visit, game, players, seed):
    """A whole game: one window plays, and windows of all sizes show the same seat."""
    page = visit(settings={"hints": False})
    make_table(page, game, ["me"] + ["beginner"] * (players - 1))
    windows = {size: opened(page, *size) for size in SIZES}
    dice, missing = random.Random(seed), []
    while True:
        wait_for_turn(page)
        if is_over(page):
            break
        number = event_number(page)
        for size, window in windows.items():
            window.wait_for_function(SHOWN, arg=[number, True], timeout=PATIENCE)
            found = window.evaluate(HIDDEN, WEALTH[game])
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
