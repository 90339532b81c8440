"""One person on two devices, and a host who decides about people."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .playing import make_table
from .test_everywhere import ASK_AXE, AXE
from .test_people import invited, sit_together

pytestmark = pytest.mark.browser


def open_you(page: Any) -> None:
    page.get_by_role("button", name="You", exact=True).click()
    page.wait_for_selector("dialog[open] li")


def complaints(page: Any) -> Any:
    """What axe-core finds."""
    if not page.evaluate("!!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    return page.evaluate(ASK_AXE)


def name_of(page: Any) -> str:
    return str(page.evaluate("fetch('/api/me').then(a => a.json()).then(me => me.name)"))


def test_a_link_brings_a_game_to_another_device_and_signing_out_takes_it_back(visit):
    desk = visit()
    make_table(desk, "spice_road", ["me", "open"])
    desk.wait_for_selector(".room")
    table, name = desk.url, name_of(desk)
    open_you(desk)
    desk.get_by_role("button", name="Create a link").click()
    link = desk.locator("input.link").input_value()
    assert "/move#" in link

    phone = visit(link)
    assert "#" not in phone.url
    phone.get_by_role("button", name=f"Yes, I am {name}").click()
    phone.wait_for_url("**/")
    phone.goto(table)
    phone.get_by_text("(you)").wait_for()

    late = visit(link)
    late.get_by_text("is not valid").wait_for()

    desk.keyboard.press("Escape")
    open_you(desk)
    desk.wait_for_function("document.querySelectorAll('dialog[open] li').length === 2")  # once they are loaded
    desk.get_by_role("button", name="Sign out on all other devices").click()
    phone.get_by_text("signed out on this device").wait_for()
    desk.keyboard.press("Escape")
    desk.get_by_text("(you)").wait_for()
    assert name_of(desk) == name


def test_a_recovery_code_is_typed_and_nothing_happens_before_it_is_confirmed(visit):
    desk, phone = visit(), visit()
    make_table(phone, "spice_road", ["me", "open"])
    name, other = name_of(desk), name_of(phone)
    open_you(desk)
    desk.get_by_role("button", name="Create a recovery code").click()
    code = desk.locator("input.code").input_value()
    phone.goto("/move")
    phone.get_by_label("Link or recovery code").fill(code.upper().replace("-", " "))
    phone.keyboard.press("Enter")
    phone.get_by_role("heading", name=f"Continue as {name}").wait_for()
    phone.get_by_text(f"So far, this device plays as {other}").wait_for()
    phone.get_by_role("link", name="Cancel").click()
    assert name_of(phone) == other


def test_a_host_removes_somebody_by_the_keyboard_and_lets_them_back_in(visit):
    host, guest = visit(), visit()
    make_table(host, "spice_road", ["me", "open", "open"])
    guest.goto(invited(host))
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_text("(you)").wait_for()
    host.get_by_role("button", name="Host’s menu").press("Enter")
    assert complaints(host) == []
    host.get_by_role("button", name="Remove from the table").press("Enter")
    guest.get_by_text("The host has removed you").wait_for()
    host.get_by_role("button", name="Let back in").press("Enter")
    guest.goto(invited(host))
    guest.get_by_role("button", name="Take a seat").click()
    guest.get_by_text("(you)").wait_for()


def test_a_host_mutes_somebody_in_the_chat(visit):
    host, guest = sit_together(visit)
    for page in (host, guest):
        page.get_by_role("button", name="Chat").click()
    guest.get_by_label("Write a message").fill("hello")
    guest.keyboard.press("Enter")
    host.locator(".story ul").get_by_role("button", name="Host’s menu").click()
    host.get_by_role("button", name="Mute in the chat").click()
    guest.get_by_text("The host has muted you").wait_for()
    assert not guest.get_by_label("Write a message").count()
    assert complaints(host) == []
    host.get_by_role("button", name="Unmute").click()
    guest.get_by_label("Write a message").wait_for()


def test_the_chat_of_a_new_table_can_be_for_players_only(visit):
    host = visit("/new/spice_road")
    host.locator("form > details > summary").click()
    host.get_by_label("Who writes in the chat").select_option("players")
    host.locator("form button.main").click()
    host.wait_for_url("**/table/**")
    asked = "fetch('/api' + location.pathname.replace('table', 'tables')).then(a => a.json())"
    assert json.loads(json.dumps(host.evaluate(asked)))["chat"] == "players"


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_the_new_screens_keep_nobody_out(visit, shade):
    page = visit(settings={"shade": shade})
    open_you(page)
    page.get_by_role("button", name="Create a link").click()
    page.get_by_role("button", name="Create a recovery code").click()
    page.wait_for_selector("input.code")
    assert complaints(page) == []
    link = page.locator("input.link").input_value()
    other = visit(link, settings={"shade": shade})
    other.get_by_role("heading", name="Continue as").wait_for()
    assert complaints(other) == []
