"""Playing on the page as a person does, by clicking on targets."""

from __future__ import annotations

import random
from typing import Any

PATIENCE = 60_000
READY = ".question.mine, section.end"
MOVED = "seen => +document.querySelector('main').dataset.event !== seen || document.querySelector('section.end')"


def play_now(page: Any, game: str = "puerto_rico") -> None:
    """One click to a game, at most two."""
    page.check(f"input[value={game}]")
    page.locator("button.choose.main").click()
    page.wait_for_selector(READY, timeout=PATIENCE)


def make_table(page: Any, game: str, seats: list[str], **options: str) -> None:
    """A table by the form: each seat ``me``, ``guest``, ``open`` or a level; options by the words of their values."""
    page.goto(f"new/{game}")
    for option, value in {"players": str(len(seats)), **options}.items():
        if not page.locator(f"select[name={option}]").is_visible():
            page.locator("form > details > summary").click()
        page.select_option(f"select[name={option}]", label=value)
    for number, seat in enumerate(seats):
        page.locator("fieldset .seat select").nth(number).select_option(seat)
    page.locator("form button.main").click()
    page.wait_for_url("**/table/**")


def event_number(page: Any) -> int:
    """How many events the page shows."""
    return int(page.get_attribute("main", "data-event"))


def is_over(page: Any) -> bool:
    """Whether the end is shown."""
    return bool(page.locator("section.end").count())


def wait_for_turn(page: Any) -> None:
    """Wait until there is a question for us, or the game is over."""
    page.wait_for_selector(READY, timeout=PATIENCE)


def choose(page: Any, dice: random.Random) -> None:
    """Answer the question by clicking on the board, or on a button beside the question."""
    before = event_number(page)
    if page.locator(".mayor").count():
        arrange(page)
    else:
        click_a_target(page, dice)
    page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)


def arrange(page: Any) -> None:
    """The mayor: take a proposal, and confirm."""
    confirm = page.locator(".mayor .button.main")
    for proposal in page.locator(".mayor .button:not(.main)").all()[:2]:
        if not confirm.is_enabled():
            proposal.click()
    confirm.click()


def click_a_target(page: Any, dice: random.Random) -> None:
    """Click on any target; if it offers a choice, make one."""
    targets = page.locator("main .target:visible, .question .choice:visible")
    before = event_number(page)
    targets.nth(dice.randrange(targets.count())).click()
    for _ in range(3):
        page.wait_for_timeout(50)
        asking = page.locator(".chooser .target:visible, .tray .target:visible")
        if event_number(page) != before or not asking.count() or not page.locator(".question.mine").count():
            return
        answer = dice.choice(asking.all())
        if answer.is_visible():
            answer.dispatch_event("click")  # the table may move on while a mouse would travel


def follow(page: Any, most: int) -> None:
    """Follow the suggestions, this many times or to the end."""
    for _ in range(most):
        page.locator(".suggestion:enabled:visible, .mayor, section.end").first.wait_for(timeout=PATIENCE)
        if is_over(page):
            return
        before = event_number(page)
        if page.locator(".mayor").count():
            arrange(page)
        else:
            page.locator(".suggestion:enabled").click()
        page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)


def follow_to_the_end(page: Any) -> None:
    """Let the suggestions play the game."""
    follow(page, 500)
    assert is_over(page)


def play_to_the_end(page: Any, seed: int, most: int = 1500) -> int:
    """Play until the score sheet is there; how many answers it took."""
    dice = random.Random(seed)
    for answers in range(most):
        wait_for_turn(page)
        if is_over(page):
            return answers
        choose(page, dice)
    raise AssertionError("the game does not end")
