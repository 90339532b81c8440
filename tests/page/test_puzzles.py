"""Puzzles on the page: from the start screen to an answer, and what the browser remembers."""

from __future__ import annotations

import pytest

from entrepot.core import registry
from entrepot.study.puzzles import puzzles_of

pytestmark = pytest.mark.browser
GAME = next((name for name in registry.names() if puzzles_of(registry.find(name))), None)


def choose(page, action):
    page.locator(f'.choices [data-action="{action}"]').click()


@pytest.mark.skipif(GAME is None, reason="there are no puzzles")
def test_a_wrong_and_a_right_answer_are_told_and_remembered(visit):
    puzzle = puzzles_of(registry.find(GAME))[0]
    page = visit()
    page.goto("/")
    page.locator(f'input[name="game"][value="{GAME}"]').check()
    page.locator(f'a[href="/puzzles/{GAME}"]').click()
    page.locator(f'a[href="/puzzles/{GAME}/{puzzle.id}"]').first.click()
    choose(page, puzzle.best_other.action)
    page.wait_for_selector(".verdict:not(.right)")
    assert page.locator(".verdict li").count() > 2
    page.locator(".verdict .button").last.click()
    choose(page, puzzle.solutions[0])
    page.wait_for_selector(".verdict.right")
    page.goto(f"/puzzles/{GAME}")
    page.wait_for_selector(".list li")
    assert page.locator(".list li .unseen").first.inner_text() == "tried", "the first answer counts"
