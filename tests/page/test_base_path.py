"""The page below a base path, behind nginx as it is configured in ``deploy/``: TLS, sockets, links, invitations."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.deployed import nginx

from .conftest import BUILT, Server, Visit, free_port, visitors
from .playing import READY, choose, event_number, make_table, play_now, play_to_the_end

pytestmark = pytest.mark.browser


# For a server that is reached through nginx, at /games/ of a site.
BELOW = ("--base-path", "/games/", "--origin", "https://localhost", "--proxy", "127.0.0.1")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.exists():
        pytest.skip("the page is not built: make page")
    folder = tmp_path_factory.mktemp("below")
    found = Server(folder, options=BELOW)
    try:
        with nginx(folder, free_port(), free_port(), [found.port]) as address:
            found.address = f"{address}/"
            yield found
    finally:
        found.stop()


@pytest.fixture
def visit(server: Server, browser) -> Iterator[Visit]:
    """Visitors who accept the certificate. A request of theirs to anything outside of the base path fails the test."""
    asked: list[str] = []
    for arrive in visitors(server, browser):

        def come(path: str = "", arrive: Visit = arrive) -> Any:
            page = arrive(path, ignore_https_errors=True)
            page.on("request", lambda request: asked.append(request.url))
            page.reload()
            page.wait_for_selector("h1")
            return page

        yield come
    assert len(asked) > 5
    assert [url for url in asked if not url.startswith(server.address)] == []


def test_a_whole_game_is_played_below_the_base_path(visit, server):
    page, sockets = visit(), []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    assert page.url == server.address
    play_now(page, "spice_road")
    assert page.url.startswith(f"{server.address}table/")
    assert play_to_the_end(page, seed=1) > 10
    assert sockets[0].startswith(f"wss{server.address[5:]}api/tables/")


def test_an_invitation_leads_to_the_table(visit, server):
    ada, ben = visit(), visit()
    make_table(ada, "spice_road", ["me", "open"])
    link = ada.locator(".invite input").input_value()
    assert link.startswith(f"{server.address}join/")
    ben.goto(link)
    ben.get_by_role("button", name="Take a seat").click()
    for page in (ada, ben):
        page.wait_for_selector(".question")
    ada.wait_for_selector(READY)
    before = event_number(ada)
    choose(ada, random.Random(1))
    ben.wait_for_function("seen => +document.querySelector('main').dataset.event > seen", arg=before)
    ben.reload()
    ben.wait_for_selector(".question")


def test_a_pasted_link_leads_to_the_table(visit, server):
    ada, ben = visit(), visit("join")
    make_table(ada, "spice_road", ["me", "open"])
    ben.locator("input[inputmode=url]").fill(ada.locator(".invite input").input_value())
    ben.keyboard.press("Enter")
    ben.wait_for_url(f"{server.address}join/**")
    ben.get_by_role("button", name="Take a seat").click()
    ben.wait_for_url(f"{server.address}table/**")


def test_every_link_stays_below_the_base_path(visit, server):
    """Followed within the page, and by going back."""
    page = visit()
    for path in ("", "join", "new/puerto_rico", "rules/puerto_rico", "puzzles/puerto_rico", "replay"):
        page.goto(path)
        page.wait_for_selector("h1")
        links = page.eval_on_selector_all("a[href]", "links => links.map(link => link.href)")
        assert links
        assert [link for link in links if not link.startswith(server.address)] == []
    page.locator("a.home").click()
    page.wait_for_url(server.address)
    page.go_back()
    page.wait_for_url(f"{server.address}replay")
    page.wait_for_selector("h1")
