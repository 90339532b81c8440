"""The site in a browser: everything that the page can do without a server, and offline."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from hosting import ENGINE, WebServer, loaded

from entrepot.core.game import from_record
from page.playing import (
    choose,
    event_number,
    follow,
    follow_to_the_end,
    play_now,
    wait_for_turn,
)
from page.test_end import some_record
from page.test_everywhere import AXE, TOO_WIDE, kept_out

pytestmark = pytest.mark.browser

KEPT = "navigator.serviceWorker.ready.then(({ active }) => active.state)"
CONTROLLED = "() => navigator.serviceWorker.controller?.state === 'activated'"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def go(page: Any, path: str) -> None:
    """Go to a path of the site as by a link."""
    page.evaluate("path => { location.hash = path; }", path)


def make_table(page: Any, game: str, seats: list[str]) -> None:
    """A table by the form."""
    go(page, f"/new/{game}")
    page.wait_for_selector("fieldset .seat")
    page.select_option("select[name=players]", label=str(len(seats)))
    for number, seat in enumerate(seats):
        page.locator("fieldset .seat select").nth(number).select_option(seat)
    page.locator("form button.main").click()
    page.wait_for_url("**/table/**")
    wait_for_turn(page)


def reload(page: Any) -> None:
    """Load the page again, and wait for the engine."""
    page.reload()
    loaded(page)


def keep_offline(page: Any) -> None:
    """Wait until everything is in the cache, and go offline."""
    page.evaluate(KEPT)
    page.wait_for_function(CONTROLLED)
    page.context.set_offline(True)


# The first screen


def test_the_first_screen_is_there_before_the_engine(visit, web_server):
    web_server.gives_engine.clear()
    page = visit(ready=False)
    assert page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime") < 2000
    assert page.locator("main h2").all_inner_texts() == ["Puerto Rico", "Spice Road"]
    bar = page.get_by_role("progressbar")
    assert bar.get_attribute("aria-valuetext")
    before = page.locator("main h1").bounding_box(), page.locator(".drawing").last.bounding_box()
    if AXE.exists():
        assert kept_out(page) == []
    web_server.gives_engine.set()
    loaded(page)
    page.wait_for_selector("button.choose.main")
    assert before == (page.locator("main h1").bounding_box(), page.locator(".drawing").last.bounding_box())


def test_whoever_cannot_load_the_engine_reads_why_and_tries_again(visit, web_server):
    web_server.has_engine = False
    page = visit(ready=False)
    page.get_by_role("alert").filter(has_text="could not be loaded").wait_for(timeout=ENGINE)
    visit.errors.clear()  # the worker has said so, too
    web_server.has_engine = True
    page.get_by_role("button", name="Try again").click()
    loaded(page)


def test_a_second_tab_says_where_the_first_one_is(visit):
    page = visit()
    second = page.context.new_page()
    second.goto(page.url)
    second.get_by_text("already open in another tab").wait_for()
    page.close()
    loaded(second)


def test_the_site_is_for_everybody(visit):
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make page")
    page = visit()
    assert kept_out(page) == []
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Save everything to a file").wait_for()
    assert kept_out(page) == []


# Games


@pytest.mark.parametrize(("game", "opponents"), [("spice_road", 1), ("puerto_rico", 2)])
def test_a_whole_game_is_played_recorded_analysed_and_replayed(visit, game, opponents, tmp_path):
    """All of it without a network."""
    page = visit()
    keep_offline(page)
    seats = ["me", *["beginner"] * opponents]
    make_table(page, game, seats)
    follow_to_the_end(page)
    assert page.locator("section.end tfoot td").count() == len(seats)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    assert re.fullmatch(r"entrepot-.+\.erec", download.value.suggested_filename)
    download.value.save_as(tmp_path / "game.erec")
    game_played = from_record(json.loads((tmp_path / "game.erec").read_text(encoding="utf-8")))
    assert (game_played.rules.name, game_played.is_over) == (game, True)
    page.get_by_role("button", name="Analyze").click()
    page.get_by_text("Winning chances").wait_for(timeout=ENGINE)
    page.get_by_role("link", name="Watch the replay").click()
    page.get_by_label("Step", exact=True).focus()
    page.keyboard.press("End")
    assert re.search(r"#/replay/[\w-]+#\d+$", page.url)
    last = page.locator(".replay").get_attribute("data-event")
    reload(page)
    page.wait_for_selector(f".replay[data-event='{last}']")
    page.go_back()
    page.wait_for_selector("section.end")


def test_several_people_play_at_one_screen(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "guest"])
    dice = random.Random(6)
    for _ in range(6):
        wait_for_turn(page)
        choose(page, dice)


def test_a_game_goes_on_after_a_reload(visit):
    page = visit()
    make_table(page, "puerto_rico", ["me", "beginner", "beginner"])
    follow(page, 3)
    wait_for_turn(page)
    before = event_number(page)
    reload(page)
    wait_for_turn(page)
    assert event_number(page) == before
    follow(page, 2)
    go(page, "/")
    page.get_by_role("link", name="Continue").click()
    wait_for_turn(page)
    assert event_number(page) > before


def test_anchors_leave_the_address_alone(visit):
    page = visit("/rules/puerto_rico")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "main"
    assert page.url.endswith("#/rules/puerto_rico")
    page.wait_for_selector("article h1")


def test_the_language_changes_and_stays(visit):
    page = visit()
    page.get_by_label("Language").select_option("is")
    page.get_by_text("Þjón þarf til að spila með vinum").wait_for()
    reload(page)
    page.get_by_role("heading", name="Spil um verslun").wait_for()


def test_a_lesson_begins(visit):
    page = visit()
    keep_offline(page)
    page.check("input[value=spice_road]")
    page.locator("nav.more button").click()
    page.wait_for_selector("aside .texts p")
    assert page.url.endswith("/learn")
    follow(page, 1)


def test_a_puzzle_is_solved(visit):
    page = visit("/puzzles/puerto_rico")
    page.locator(".list ol a").first.click()
    page.locator(".choices button").first.click()
    page.wait_for_selector(".verdict")


def test_a_record_from_a_file_is_replayed(visit, tmp_path):
    path = tmp_path / "game.erec"
    path.write_text(json.dumps(some_record()), encoding="utf-8")
    page = visit("/replay")
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(".controls")
    page.keyboard.press("PageDown")
    page.wait_for_selector(".replay[data-event='10']")


def test_a_phone_is_enough(visit):
    page = visit(**PHONE)
    keep_offline(page)
    assert page.evaluate(TOO_WIDE) <= 0
    page.locator("label.game").last.tap()
    page.locator("button.choose.main").tap()
    wait_for_turn(page)
    before = event_number(page)
    page.wait_for_selector(".suggestion:enabled", timeout=ENGINE)
    page.locator(".suggestion:enabled").tap()
    page.wait_for_function("seen => +document.querySelector('main').dataset.event !== seen", arg=before)
    assert page.evaluate(TOO_WIDE) <= 0


# What needs a server


def test_what_needs_a_server_is_not_offered(visit):
    page = visit()
    assert not page.get_by_role("link", name="Join").count()
    assert not page.get_by_role("button", name="You", exact=True).count()
    page.get_by_role("button", name="Settings").click()
    assert not page.get_by_text("Turn notifications").count()
    page.keyboard.press("Escape")
    go(page, "/new/spice_road")
    page.wait_for_selector("fieldset .seat")
    assert not page.locator("option[value=open]").count()
    assert not page.get_by_text("By invitation only").count()
    go(page, "/join")
    page.get_by_text("There is nothing at this address").wait_for()
    assert not page.get_by_role("link", name="Open tables").count()


def test_the_address_of_a_server_is_remembered(visit):
    page = visit()
    field = page.get_by_label("Address of the server")
    for wrong in ("javascript:alert(1)", "ftp://games.example/", "https://", "https://me:secret@games.example/"):
        field.fill(wrong)
        page.get_by_role("button", name="Remember").click()
        page.get_by_text("Enter an address such as").wait_for()
    field.fill("games.example/entrepot")
    page.get_by_role("button", name="Remember").click()
    link = page.get_by_role("link", name="Open games.example")
    assert link.get_attribute("href") == "https://games.example/entrepot"
    reload(page)
    assert link.get_attribute("target") == "_blank"


# Everything as a file


def test_everything_goes_to_a_file_and_comes_back(visit, tmp_path):
    page = visit()
    page.get_by_label("Your name").fill("Gudrun")
    page.get_by_label("Your name").blur()
    make_table(page, "spice_road", ["me", "beginner"])
    follow(page, 2)
    wait_for_turn(page)
    table, before = page.url, event_number(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="light").check()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything to a file").click()
    assert re.fullmatch(r"entrepot-\d{4}-\d\d-\d\d\.backup\.gz", download.value.suggested_filename)
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)

    other = visit(settings={"shade": "dark"})
    assert other.get_by_label("Your name").input_value() != "Gudrun"
    other.get_by_role("button", name="Settings").click()
    other.set_input_files("dialog input[type=file]", saved)
    other.get_by_text(f"Loading “{saved.name}” replaces all games").wait_for()
    other.get_by_role("button", name="Cancel").click()
    other.set_input_files("dialog input[type=file]", saved)
    other.get_by_role("button", name="Replace everything").click()
    other.wait_for_selector("dialog", state="hidden", timeout=ENGINE)
    loaded(other)
    other.wait_for_selector("li.mine")
    assert other.get_by_label("Your name").input_value() == "Gudrun"
    assert other.get_attribute("html", "data-shade") == "light"
    go(other, table.partition("#")[2])
    wait_for_turn(other)
    assert event_number(other) == before


def test_another_file_is_refused_and_changes_nothing(visit, tmp_path):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    wrong = tmp_path / "wrong.backup.gz"
    wrong.write_bytes(b"no backup")
    page.get_by_role("button", name="Settings").click()
    page.set_input_files("dialog input[type=file]", wrong)
    page.get_by_role("button", name="Replace everything").click()
    page.get_by_text("This file cannot be used").wait_for()
    visit.errors.clear()  # the worker has said so, too
    page.keyboard.press("Escape")
    wait_for_turn(page)
    follow(page, 1)


# Offline and new versions


def test_everything_works_offline_after_the_first_visit(visit):
    page = visit()
    keep_offline(page)
    reload(page)
    make_table(page, "spice_road", ["me", "beginner"])
    follow(page, 1)
    before = event_number(page)
    reload(page)
    wait_for_turn(page)
    assert event_number(page) >= before
    go(page, "/rules/puerto_rico")
    page.get_by_role("heading", name="Puerto Rico").wait_for()
    page.get_by_label("Language").select_option("hu")
    page.wait_for_selector("html[lang=hu]")
    go(page, "/")
    page.wait_for_selector("button.choose.main")
    play_now(page, "puerto_rico")


def test_nothing_large_is_loaded_twice(visit, web_server):
    page = visit()
    page.evaluate(KEPT)
    whole = [path for path, status in web_server.sent if status == 200]
    assert [path for path in whole if whole.count(path) > 1 and path.startswith(("python/", "assets/"))] == []
    assert "python/packages.tar.gz" in whole


@pytest.fixture
def own_site(site: Path, tmp_path: Path) -> Path:
    """A copy of the site, to change it."""
    return Path(shutil.copytree(site, tmp_path / "site"))


def test_a_new_version_is_offered_and_never_forced(own_site, browser):
    server = WebServer(own_site)
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.goto(server.address)
    loaded(page)
    page.evaluate(KEPT)
    page.wait_for_function(CONTROLLED)
    assert not page.get_by_text("A new version is ready").count()
    server.sent.clear()
    change_version(own_site)
    reload(page)
    page.get_by_text("A new version is ready").wait_for()
    assert {path for path, _ in server.sent} == {"service-worker.js", "files.json", "index.html"}
    make_table(page, "spice_road", ["me", "beginner"])
    assert not page.locator(".corner .sheet").count()  # nothing over a board
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog").get_by_role("button", name="Reload").click()
    page.wait_for_function("() => caches.keys().then((names) => names.length === 1)")
    loaded(page)
    wait_for_turn(page)
    context.set_offline(True)
    reload(page)
    wait_for_turn(page)
    context.close()
    server.shutdown()


def change_version(folder: Path) -> None:
    """Change a file of the site, and with it the version."""
    listed = json.loads((folder / "files.json").read_text(encoding="utf-8"))
    document = folder / "index.html"
    document.write_text(
        document.read_text(encoding="utf-8").replace("</body>", "</body><!-- new -->"), encoding="utf-8"
    )
    worker = folder / "service-worker.js"
    worker.write_text(worker.read_text(encoding="utf-8").replace(listed["version"], "another"), encoding="utf-8")
    changed = {"version": "another", "files": {**listed["files"], "index.html": "another"}}
    (folder / "files.json").write_text(json.dumps(changed), encoding="utf-8")
