"""Coming and going: lost addresses, my tables, rematches, the lobby, seats around a table, invitations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.request import urlopen

import pytest

from .conftest import BUILT, Server, Visit, visitors
from .playing import MOVED, PATIENCE, arrange, event_number, follow, follow_to_the_end, make_table, wait_for_turn
from .test_everywhere import kept_out

pytestmark = pytest.mark.browser

RUNNING = "section:has(h2:text-is('My tables')) li"
FINISHED = "section:has(h2:text-is('Finished games')) li"


def public_table(page: Any, game: str, seats: list[str], clock: int = 0) -> str:
    """A table that is listed; its id."""
    page.goto(f"/new/{game}")
    page.get_by_label("By invitation only").uncheck()
    page.select_option("select[name=players]", label=str(len(seats)))
    page.locator("form > details > summary").click()
    page.get_by_label("Clock").select_option(index=clock)
    for number, seat in enumerate(seats):
        page.locator("fieldset .seat select").nth(number).select_option(seat)
    page.locator("form button.main").click()
    page.wait_for_url("**/table/**")
    return str(page.url.rsplit("/", 1)[1])


def click_action(page: Any, action: str) -> None:
    """Choose an action, by the end of its notation."""
    before = event_number(page)
    page.locator(f".target[data-action$='{action}']").first.click()
    page.wait_for_function(MOVED, arg=before)


# Nothing is here


def test_an_unknown_address_is_a_page_of_ours_with_a_way_forward(visit, server):
    page = visit("/nowhere/at/all")
    assert page.locator("h1").inner_text() == "There is nothing at this address"
    assert page.request.get(f"{server.address}/nowhere/at/all").status == 404
    assert kept_out(page) == []
    page.get_by_role("link", name="Open tables").click()
    page.get_by_role("heading", name="Join a table").wait_for()
    page.go_back()
    page.get_by_role("link", name="Home", exact=True).click()
    page.wait_for_selector(".games")


@pytest.mark.parametrize("path", ["/table/nothing", "/join/nothing", "/join/nothing/token"])
def test_a_table_that_is_gone_has_a_page_of_its_own(visit, path):
    page = visit(path)
    page.get_by_role("heading", name="This table cannot be opened").wait_for()
    assert "There is no such table" in page.locator(".refused").inner_text()
    assert kept_out(page) == []
    page.get_by_role("navigation", name="Where to go").get_by_role("link", name="Home").click()
    page.wait_for_selector(".games")


def test_a_table_that_everybody_left_is_closed(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "open"])
    address = page.url
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_selector(".games")
    page.goto(address)
    page.get_by_role("heading", name="This table is closed").wait_for()


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose page is below a path."""
    if not BUILT.exists():
        pytest.skip("the page is not built: make page")
    found = Server(tmp_path_factory.mktemp("below"), options=["--base-path", "/games/"])
    yield found
    found.stop()


def test_an_unknown_address_below_a_base_path_leads_home(below, browser):
    for arrive in visitors(below, browser):
        page = arrive("/games/nowhere")
        page.get_by_role("heading", name="There is nothing at this address").wait_for()
        page.get_by_role("link", name="Home", exact=True).click()
        page.wait_for_selector(".games")
        assert page.url == f"{below.address}/games/"


# My tables


def test_my_turn_comes_first_with_the_last_move_in_words(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    wait_for_turn(page)
    click_action(page, "role settler")
    wait_for_turn(page)
    make_table(page, "spice_road", ["open", "me"])  # newer, but it is the friend's turn
    friend = visit(page.locator(".invite input").input_value())
    friend.get_by_role("button", name="Take a seat").click()
    page.wait_for_selector(".question")
    page.goto("/")
    first, second = page.locator(RUNNING).nth(0), page.locator(RUNNING).nth(1)
    first.get_by_text("Your turn").wait_for()
    assert "Puerto Rico" in first.inner_text()
    assert "Round 1" in first.inner_text()
    assert re.fullmatch(r"[A-Z].+\.", first.locator(".last").inner_text())
    assert "Waiting for" in second.inner_text()
    assert kept_out(page) == []
    first.get_by_role("link", name="Continue").click()
    page.wait_for_selector(".question.mine")


def test_a_finished_game_has_its_result_its_replay_and_counts(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    follow_to_the_end(page)
    page.goto("/")
    row = page.locator(FINISHED).first
    row.wait_for()
    said = row.inner_text()
    assert re.search("You won|You shared the win|Place 2 of 2", said), said
    page.get_by_text("My statistics").click()
    page.get_by_role("table", name="By game and number of players").wait_for()
    assert page.locator("table").first.locator("tbody tr").inner_text().split("\t")[:3] == ["Spice Road", "2", "1"]
    assert page.locator("table").nth(1).locator("tbody th").all_inner_texts() == ["Beginner"]
    assert kept_out(page) == []
    row.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".controls")
    page.go_back()
    page.locator(FINISHED).get_by_role("link", name="Result and analysis").click()
    page.wait_for_selector("section.end")


def test_many_tables_are_folded(visit):
    page = visit()
    for _ in range(4):
        make_table(page, "spice_road", ["me", "open"])
    page.goto("/")
    page.wait_for_selector(RUNNING)
    assert page.locator(RUNNING).count() == 3
    page.get_by_role("button", name="Show all (4)").press("Enter")
    assert page.locator(RUNNING).count() == 4
    page.locator(RUNNING).first.get_by_role("button", name="Leave the table").click()
    page.wait_for_function("() => document.querySelectorAll('section li.sheet').length === 3")


# Rematches


def played_together(visit: Visit) -> list[Any]:
    """Two people whose game is over."""
    first = visit()
    make_table(first, "spice_road", ["me", "open"])
    second = visit(first.locator(".invite input").input_value())
    second.get_by_role("button", name="Take a seat").click()
    people = [first, second]
    for page in people:
        page.wait_for_selector(".question")
    over = "section.end"
    while not first.locator(over).count():
        for page in people:
            if page.locator(".question.mine").count() and not page.locator(over).count():
                follow(page, 1)
    for page in people:
        page.wait_for_selector(over)
    return people


def test_a_rematch_keeps_everybodys_seat(visit):
    first, second = played_together(visit)
    name = second.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.name)")
    first.get_by_role("button", name="Play again").click()
    first.wait_for_selector(".room")
    assert f"reserved for {name}" in first.locator(".room ol").inner_text()
    assert not first.get_by_role("button", name="Sit here").count()
    stranger = visit(first.locator(".invite input").input_value())
    stranger.get_by_text("All seats are taken").wait_for()
    over = second.url
    second.goto("/")  # whoever comes later finds the seat that is kept
    second.locator(RUNNING).get_by_role("link", name="Continue").click()
    second.get_by_text("A seat is reserved for you.").wait_for()
    assert kept_out(second) == []
    second.goto(over)  # whoever is still there goes on at once
    second.get_by_role("button", name="Go to the next game").click()
    for page in (first, second):
        page.wait_for_selector(".question", timeout=PATIENCE)
        page.locator(".seats").get_by_text("(you)").wait_for()


# The lobby


def test_the_lobby_is_narrowed_down(visit):
    host = visit()
    tables = {
        "two": public_table(host, "spice_road", ["me", "open"]),
        "clock": public_table(host, "spice_road", ["me", "open", "open"], clock=1),
        "other": public_table(host, "puerto_rico", ["me", "open", "beginner"]),
        "watch": public_table(host, "spice_road", ["me", "beginner"]),
    }
    guest = visit("/join")
    guest.locator(f"a[href$='{tables['two']}']").wait_for()

    def shown() -> set[str]:
        links = guest.eval_on_selector_all("main li a", "links => links.map(link => link.href.split('/').pop())")
        return {name for name, id in tables.items() if id in links}

    def shows(**wanted: str) -> set[str]:
        for name, label in wanted.items():
            guest.select_option(f"select[name={name}]", label=label)
        return shown()

    assert shown() == set(tables)
    assert shows(game="Puerto Rico") == {"other"}
    assert shows(game="Spice Road") == {"two", "clock", "watch"}
    assert shows(players="2") == {"two", "watch"}
    assert shows(players="any", clock="with a clock") == {"clock"}
    assert shows(clock="no clock", free="2 or more") == {"watch"}
    guest.get_by_text("No open table matches.").wait_for()
    guest.get_by_role("button", name="Show all").click()
    assert shown() == set(tables)
    assert kept_out(guest) == []
    guest.locator(f"a[href$='{tables['watch']}']").click()
    guest.wait_for_selector(".question")


# Seats around a table


@pytest.mark.parametrize("width", [360, 390, 768, 1366, 1920])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_stand_around_the_table_without_overlap(visit, width, players):
    page = visit("/new/puerto_rico" if players > 2 else "/new/spice_road")
    page.set_viewport_size({"width": width, "height": 844})
    page.select_option("select[name=players]", label=str(players))
    for number in range(1, players):
        page.locator("fieldset .seat select").nth(number).select_option("guest")
    boxes = [seat.bounding_box() for seat in page.locator("fieldset .seat").all()]
    assert len(boxes) == players
    frame = page.locator("fieldset:has(.seat)").bounding_box()
    for number, box in enumerate(boxes):
        assert frame["x"] <= box["x"]
        assert box["x"] + box["width"] <= frame["x"] + frame["width"]
        assert frame["y"] <= box["y"]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"]
        for other in boxes[number + 1 :]:
            apart = box["x"] + box["width"] <= other["x"] or other["x"] + other["width"] <= box["x"]
            assert apart or box["y"] + box["height"] <= other["y"] or other["y"] + other["height"] <= box["y"]
    assert boxes[0]["y"] == max(box["y"] for box in boxes), "one's own seat is in front"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_seats_are_given_with_the_keyboard_alone(visit):
    page = visit("/new/spice_road")
    page.select_option("select[name=players]", label="2")
    page.locator("fieldset .seat select").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")  # another person at this screen
    page.keyboard.press("Tab")
    page.keyboard.press("Control+a")
    page.keyboard.type("Cleo")
    page.locator("form button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".question")
    assert "Cleo" in page.locator(".seats").inner_text()


# One screen


def decide(page: Any, *wishes: str) -> None:
    """Choose the first wish that is possible, or take and place colonists."""
    page.wait_for_selector(".question.mine")
    before, colonist = event_number(page), page.get_by_role("button", name="Take a colonist")
    if page.locator(".mayor").count():
        arrange(page)
    elif colonist.count():
        colonist.first.click()
    else:
        found = next(target for wish in wishes if (target := page.locator(f".target[data-action*='{wish}']")).count())
        found.first.click()
    page.wait_for_function(MOVED, arg=before)


def test_the_screen_is_covered_only_when_there_is_something_to_hide(visit):
    """In Puerto Rico only the chips of somebody who has shipped goods are hidden; here the third player ships corn."""
    page = visit()
    make_table(page, "puerto_rico", ["me", "guest", "guest"])
    page.wait_for_selector(".question.mine")
    while not page.locator("dialog[open]").count():
        decide(page, "role mayor", "role craftsman", "role captain", "load corn", "role trader")
        page.wait_for_selector(".question.mine, dialog[open]")
    assert page.locator("dialog[open] h2").inner_text() == "Player 3 is next"
    assert event_number(page) > 5
    assert kept_out(page) == []
    page.get_by_role("button", name="I am Player 3").click()
    decide(page, "role trader")
    page.wait_for_selector(".question.mine")
    assert not page.locator("dialog[open]").count(), "the first player has nothing to hide"


# Invitations


def test_an_invitation_at_localhost_says_how_to_let_others_in(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "open"])
    page.get_by_text("entrepot serve --host 0.0.0.0").wait_for()
    assert not page.get_by_role("img", name="QR code").count()
    assert kept_out(page) == []


@pytest.fixture(scope="module")
def reachable(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that listens to the whole network."""
    if not BUILT.exists():
        pytest.skip("the page is not built: make page")
    found = Server(tmp_path_factory.mktemp("reachable"), options=["--host", "0.0.0.0"])
    yield found
    found.stop()


def test_an_invitation_has_an_address_that_other_devices_reach_and_a_code(reachable, browser):
    for arrive in visitors(reachable, browser):
        host = arrive()
        make_table(host, "spice_road", ["me", "open"])
        known = host.evaluate("fetch('/api/reach').then(answer => answer.json())")["address"]
        if known is None:
            pytest.skip("this machine has no network")
        host.get_by_role("img", name="QR code").wait_for()
        link = host.locator(".invite input").input_value()
        assert link.startswith(f"{known}/join/")
        assert kept_out(host) == []
        with urlopen(f"{known}/api/games", timeout=10) as answer:  # as another device would
            assert answer.status == 200
        guest = arrive(link.replace(known, reachable.address))
        guest.get_by_role("button", name="Take a seat").click()
        host.wait_for_selector(".question")
