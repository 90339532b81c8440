"""Whole games, clicked to the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .playing import (
    PATIENCE,
    choose,
    event_number,
    follow_to_the_end,
    is_over,
    make_table,
    play_to_the_end,
    wait_for_turn,
)

pytestmark = pytest.mark.browser


def totals(page: Any) -> list[int]:
    return [int(text) for text in page.locator("section.end tfoot td").all_inner_texts()]


def parts(page: Any) -> list[list[int]]:
    rows = page.locator("section.end tbody tr").all()
    return [[int(text) for text in row.locator("td > .points").all_inner_texts()] for row in rows]


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_a_whole_game_against_bots(visit, game):
    page = visit()
    make_table(page, game, ["me", "beginner", "beginner"])
    assert play_to_the_end(page, seed=1) > 10
    assert totals(page) == [sum(column) for column in zip(*parts(page), strict=True)]
    assert "the seal matches" in page.locator("section.end details summary").inner_text()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".erec")
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_label("Step", exact=True).focus()
    page.keyboard.press("End")
    assert page.locator("tfoot td").count() == 3
    page.keyboard.press("Home")
    page.get_by_role("button", name="One step forward").click()
    assert page.locator(".happened").inner_text()


def test_a_record_from_a_file_is_replayed(visit, tmp_path):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    follow_to_the_end(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "game.erec")
    other = visit("/replay")
    other.set_input_files("input[type=file]", tmp_path / "game.erec")
    other.get_by_role("button", name="Play", exact=True).wait_for()
    (tmp_path / "broken.erec").write_text("{}")
    other.goto("/replay")
    other.set_input_files("input[type=file]", tmp_path / "broken.erec")
    other.get_by_text("This is not a record").wait_for()


def test_a_bot_finds_where_the_game_turned_and_the_next_one_begins(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    follow_to_the_end(page)
    page.get_by_role("button", name="Analyze").click()
    page.wait_for_selector("figure svg[role=img]", timeout=5 * PATIENCE)
    assert page.locator("figure polyline").count() == 2
    before = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != before)
    wait_for_turn(page)
    assert not is_over(page)


def test_a_slip_can_be_taken_back(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    page.locator('.target[data-action="p0 role settler"]').click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector('.target[data-action="p0 role settler"]')
    assert event_number(page) == 2


def test_expansions_with_a_draft(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "beginner"], expansions="New Buildings + Nobles")
    wait_for_turn(page)
    assert page.locator('.target[data-action*=" pick "]').count() > 5
    dice = random.Random(4)
    for _ in range(60):
        wait_for_turn(page)
        if not page.locator('.target[data-action*=" pick "]').count():
            break
        choose(page, dice)
    assert page.locator('.target[data-action*=" role "]').count()
    page.evaluate("scrollTo(0, 0)")
    market = page.locator("section.market").bounding_box()
    assert market["y"] + market["height"] <= page.viewport_size["height"]


def test_several_people_at_one_screen_without_secrets_need_no_curtain(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "guest"])
    dice = random.Random(6)
    for _ in range(4):
        wait_for_turn(page)
        assert not page.locator("dialog[open]").count()
        choose(page, dice)
