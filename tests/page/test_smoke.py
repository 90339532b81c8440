"""The shortest way into a game: it opens, it can be played, it says whose turn it is."""

from __future__ import annotations

import random

import pytest

from .playing import choose, event_number, play_now, wait_for_turn


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_one_click_leads_into_a_game_that_can_be_played(visit, game):
    page = visit()
    play_now(page, game)
    assert page.locator(".question .mark").inner_text() == "Your turn"
    wait_for_turn(page)
    before = event_number(page)
    choose(page, random.Random(1))
    assert event_number(page) > before
