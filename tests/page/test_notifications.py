"""Notifications are set up in the settings, by keyboard too, and shown by the service worker."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest

from entrepot.core.messages import message
from entrepot.i18n import LANGUAGES, Speaker
from server.push_service import Browser
from server.receiver import Receiver, receiving

from .conftest import BUILT, Server, Visit, visitors
from .test_everywhere import AXE, kept_out, too_wide

pytestmark = pytest.mark.browser

SUBSCRIBE = """({ url, keys }) => {
    PushManager.prototype.subscribe = async ({ applicationServerKey }) =>
        ({ toJSON: () => ({ endpoint: url, keys, with: applicationServerKey }) });
}"""
SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
    .map(({ title, body, data, tag }) => ({ title, body, data, tag }))"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that also notifies on this machine."""
    if not BUILT.exists():
        pytest.skip("the page is not built: make page")
    found = Server(tmp_path_factory.mktemp("server"), options=["--notifications", "private", "--notify-delay", "0.3"])
    yield found
    found.stop()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    """Somewhere to send to."""
    with receiving() as found:
        yield found


@pytest.fixture
def visit(server: Server, browser: Any) -> Iterator[Visit]:
    """Visitors of that server."""
    yield from visitors(server, browser)


def open_settings(page: Any) -> Any:
    """Open the place where notifications are set up."""
    page.locator("header button").last.click()
    page.locator("dialog[open] summary").click()
    return page.locator("dialog[open] details")


def test_nothing_is_asked_before_it_is_wanted(visit):
    page = visit()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(urlsplit(request.url).path))
    page.locator("header button").last.click()
    page.wait_for_timeout(500)
    assert asked == []
    assert page.evaluate("Notification.permission") != "granted"
    assert page.evaluate("navigator.serviceWorker.getRegistrations().then((found) => found.length)") == 0


def test_a_webhook_is_added_tested_and_removed_by_keyboard(visit, receiver):
    page = visit()
    page.locator("header button").last.focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] summary").focus()
    page.keyboard.press("Enter")
    place = page.locator("dialog[open] details")
    place.get_by_label("Send to").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    page.keyboard.type(f"{receiver.url}/hook")
    page.keyboard.press("Enter")
    place.locator("li .url").wait_for()
    place.get_by_role("button", name="Send a test").focus()
    page.keyboard.press("Enter")
    place.get_by_text("The last message arrived.").wait_for()
    assert [request.json["kind"] for request in receiver.received] == ["test"]
    place.get_by_role("button", name="Remove").focus()
    page.keyboard.press("Enter")
    place.locator("li").wait_for(state="detached")


def test_a_failure_is_explained(visit, receiver):
    page = visit()
    place = open_settings(page)
    receiver.statuses = [404]
    place.get_by_label("Address").fill(f"{receiver.url}/nowhere")
    place.get_by_role("button", name="Add").click()
    place.get_by_role("button", name="Send a test").click()
    place.get_by_text("The last message was refused (status 404).").wait_for()
    place.get_by_label("Address").fill("mailto:me")
    place.get_by_role("button", name="Add").click()
    place.get_by_text("Notifications cannot be sent to this address").wait_for()


def test_a_feed_is_created_and_removed(visit):
    page = visit()
    place = open_settings(page)
    place.get_by_role("button", name="Create a feed").click()
    place.locator(".feed a").first.wait_for()
    addresses = [link.get_attribute("href") for link in place.locator(".feed a").all()]
    assert [page.request.get(address).status for address in addresses] == [200, 200]
    place.get_by_role("button", name="Remove").click()
    place.locator("li").wait_for(state="detached")
    assert [page.request.get(address).status for address in addresses] == [404, 404]


def test_a_message_reaches_this_browser_and_is_shown(visit, receiver):
    """Everything but the push service: a browser without the Internet cannot subscribe, so the test plays that part."""
    page, browser = visit(permissions=["notifications"]), Browser()
    tab = page.context.new_cdp_session(page)
    registrations: list[Any] = []
    tab.on("ServiceWorker.workerRegistrationUpdated", lambda said: registrations.extend(said["registrations"]))
    tab.send("ServiceWorker.enable")
    page.evaluate(SUBSCRIBE, {"url": f"{receiver.url}/push", "keys": browser.keys})
    place = open_settings(page)
    place.get_by_role("button", name="Notify this browser").click()
    place.get_by_role("button", name="Send a test").click()
    place.get_by_text("The last message arrived.").wait_for()
    said = browser.decrypt(receiver.received[0].body).decode()
    origin, registration = page.url.rstrip("/"), registrations[-1]["registrationId"]
    tab.send("ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": registration, "data": said})
    sent, end_of_patience = json.loads(said), time.monotonic() + 20
    while not page.evaluate(SHOWN) and time.monotonic() < end_of_patience:
        page.wait_for_timeout(50)
    assert page.evaluate(SHOWN) == [{"title": sent["title"], "body": sent["body"], "data": sent["url"], "tag": "test"}]


def test_a_refused_permission_is_explained(visit):
    page = visit()
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    place = open_settings(page)
    place.get_by_role("button", name="Notify this browser").click()
    place.get_by_text("The browser does not allow notifications").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_for_everybody_in_every_language(visit, language, receiver):
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make page")
    page = visit(settings={"language": language})
    place, say = open_settings(page), Speaker(language)
    place.get_by_role("button", name=say(message("page-notify-new-feed"))).click()
    place.locator("input").fill(f"{receiver.url}/hook")
    place.get_by_role("button", name=say(message("page-notify-add")), exact=True).click()
    place.get_by_role("button", name=say(message("page-notify-test"))).click()
    place.get_by_text(say(message("page-notify-outcome-ok"))).wait_for()
    assert too_wide(page) + kept_out(page) == []
    assert not [word for word in place.inner_text().split() if word.startswith(("page-", "server-", "notify-"))]
