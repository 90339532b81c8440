"""Several people: invitations, two browsers at one table, spectators, lost connections, bots that replace players."""

from __future__ import annotations

import os
import random
import signal
from typing import Any

import pytest

from .playing import PATIENCE, READY, choose, event_number, is_over, make_table, wait_for_turn

pytestmark = pytest.mark.browser

CAUGHT_UP = "seen => +document.querySelector('main').dataset.event >= seen"
INVITATION = "fetch('/api' + location.pathname.replace('table', 'tables')).then(a => a.json()).then(t => t.invitation)"


def invited(page: Any) -> str:
    """The link that the waiting room shows."""
    return str(page.locator(".invite input").input_value())


def is_on(page: Any) -> bool:
    return bool(page.locator(".question.mine").count())


def take_turns(people: list[Any], turns: int, seed: int) -> None:
    """Let the player to decide answer."""
    dice = random.Random(seed)
    for _ in range(turns):
        while not any(is_on(page) or is_over(page) for page in people):
            people[0].wait_for_timeout(50)
        for page in people:
            if is_on(page):
                choose(page, dice)


def sit_together(visit: Any, game: str = "spice_road") -> list[Any]:
    """Two people at a table, the second by the link."""
    first = visit()
    make_table(first, game, ["me", "open"])
    second = visit(invited(first))
    second.get_by_role("button", name="Take a seat").click()
    for page in (first, second):
        page.wait_for_selector(".question")
    return [first, second]


def test_two_people_play_and_one_reconnects_midway(visit):
    people = sit_together(visit)
    take_turns(people, 4, seed=1)
    people[1].reload()
    people[1].wait_for_selector(".question")
    take_turns(people, 4, seed=2)
    people[0].wait_for_function(CAUGHT_UP, arg=event_number(people[1]))
    assert people[0].locator(".story ol li").count() == people[1].locator(".story ol li").count() > 7


def test_the_table_reconnects_when_the_server_is_back(visit, server):
    people = sit_together(visit)
    take_turns(people, 2, seed=3)
    server.stop()
    people[0].get_by_text("Connection lost").wait_for()
    server.start()
    people[0].get_by_text("Connection lost").wait_for(state="detached", timeout=30_000)
    people[1].get_by_text("Connection lost").wait_for(state="detached", timeout=30_000)
    take_turns(people, 2, seed=4)


def test_the_table_gives_up_a_server_that_is_silent(visit, server):
    """As after a network failure: nobody closes the socket."""
    people = sit_together(visit)
    take_turns(people, 2, seed=3)
    os.kill(server.process.pid, signal.SIGSTOP)
    try:
        people[0].get_by_text("Connection lost").wait_for(timeout=45_000)
    finally:
        os.kill(server.process.pid, signal.SIGCONT)
    for page in people:
        page.get_by_text("Connection lost").wait_for(state="detached", timeout=45_000)
    take_turns(people, 2, seed=4)


def test_people_talk(visit):
    first, second = sit_together(visit)
    first.get_by_role("button", name="Chat").click()
    first.get_by_label("Write a message").fill("Good day <b>to</b> you")
    first.keyboard.press("Enter")
    chat = second.get_by_role("button", name="Chat one new message")  # noticed, though the log is in front
    chat.wait_for()
    second.get_by_role("button", name="Chat").click()
    second.get_by_text("Good day <b>to</b> you").wait_for()
    chat.wait_for(state="detached")
    assert first.get_by_label("one new message").count() == 0, "one's own message is no news"


def test_a_spectator_sees_the_game_and_is_asked_nothing(visit):
    first = visit()
    make_table(first, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(first)
    spectator = visit(f"/join/{first.url.rsplit('/', 1)[1]}/{first.evaluate(INVITATION)}")
    spectator.get_by_role("link", name="Watch").click()
    spectator.wait_for_selector(".question")
    assert not is_on(spectator)
    assert not spectator.locator(".target").count()
    first.get_by_text("one spectator").wait_for()
    choose(first, random.Random(5))
    spectator.wait_for_function(CAUGHT_UP, arg=event_number(first))


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_a_spectator_brings_a_players_board_to_the_front_with_the_keyboard(visit, game):
    first = visit()
    make_table(first, game, ["me", "beginner", "beginner"])
    wait_for_turn(first)
    assert not first.get_by_role("button", name="Show in front").count()
    spectator = visit(f"/join/{first.url.rsplit('/', 1)[1]}/{first.evaluate(INVITATION)}")
    spectator.get_by_role("link", name="Watch").click()
    spectator.get_by_role("button", name="Show in front: Beginner 2").press("Enter")
    assert spectator.locator("section.own h2").inner_text().startswith("Beginner 2")
    assert spectator.evaluate("document.activeElement.textContent").startswith("Beginner 2")
    assert spectator.get_by_role("button", name="Show in front").count() == 2


def test_an_open_table_is_listed(visit):
    first = visit()
    first.goto("/new/spice_road")
    first.get_by_label("By invitation only").uncheck()
    first.select_option("select[name=players]", label="2")
    first.locator("fieldset .seat select").nth(1).select_option("open")
    first.locator("form button.main").click()
    first.wait_for_selector(".room")
    second = visit("/join")
    second.locator(f"a[href$='{first.url.rsplit('/', 1)[1]}']").click()
    second.get_by_role("button", name="Sit here").click()
    second.wait_for_selector(READY + ", .question")


def test_a_private_table_is_not_for_strangers(visit):
    first = visit()
    make_table(first, "spice_road", ["me", "open"])
    stranger = visit(first.url.replace("/table/", "/join/"))
    stranger.get_by_role("link", name="Home").wait_for()
    assert not stranger.get_by_role("button", name="Take a seat").count()


def let_a_bot_play(page: Any) -> Any:
    """Give one's own seat to a bot; return the button that takes it back."""
    page.evaluate(
        """async () => {
            const { csrf } = await (await fetch('/api/me')).json();
            const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf };
            const path = '/api/tables/' + location.pathname.split('/')[2] + '/replace';
            await fetch(path, { method: 'POST', headers, body: JSON.stringify({ seat: 0, bot: 'beginner' }) });
        }"""
    )
    return page.get_by_role("button", name="Take my seat back")


def test_a_bot_plays_in_ones_place_until_one_is_back(visit):
    """The bot cannot finish the game meanwhile: it needs the other player."""
    people = sit_together(visit)
    button = let_a_bot_play(people[0])
    button.click()
    button.wait_for(state="detached")
    while not is_on(people[0]):
        take_turns(people, 1, seed=5)


def test_nobody_takes_a_seat_back_after_the_end(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    wait_for_turn(page)
    button = let_a_bot_play(page)
    page.wait_for_selector("section.end", timeout=PATIENCE)
    button.wait_for(state="detached")


def test_news_of_the_table_leave_the_board_as_it_is(visit):
    first = visit()
    make_table(first, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(first)
    first.evaluate("document.querySelector('main').dataset.same = 'yes'")
    visit(f"/join/{first.url.rsplit('/', 1)[1]}/{first.evaluate(INVITATION)}").get_by_role("link", name="Watch").click()
    first.get_by_text("one spectator").wait_for()
    assert first.get_attribute("main", "data-same") == "yes"
