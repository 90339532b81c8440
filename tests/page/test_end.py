"""The end of a game, its analysis and its replay."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import entrepot
from entrepot import bots
from server.guest import Visitor, play_until

from .conftest import Server, Visit
from .playing import PATIENCE, event_number, follow_to_the_end, make_table, wait_for_turn
from .test_everywhere import WIDTHS, kept_out

pytestmark = pytest.mark.browser

Enter = Callable[..., tuple[Any, str]]

MOVING = {"moving": True}
NO_STEPS = "const later = setTimeout; window.setTimeout = (what, wait) => later(what, wait === 350 ? 1e6 : wait)"
DROP = """([name, text, kind]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    const how = { dataTransfer: files, bubbles: true, cancelable: true };
    for (const type of kind) window.dispatchEvent(new DragEvent(type, how));
}"""
KEYS = "cards => cards.map((card) => card.dataset.key)"
IN_SIGHT = """(number) => {
    const row = document.querySelector(`.story li.at[data-number="${number}"]`)?.getBoundingClientRect();
    const log = document.querySelector(".story .log")?.getBoundingClientRect();
    return !!row && row.top >= log.top - 1 && row.top < log.bottom;
}"""
FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
COLORS = """async (bytes) => {
    const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)], { type: "image/png" }));
    const brush = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    brush.drawImage(picture, 0, 0);
    const { data } = brush.getImageData(0, 0, picture.width, picture.height);
    const hex = (number) => number.toString(16).padStart(2, "0");
    const found = new Set();
    for (let n = 0; n < data.length; n += 4) found.add(`#${[...data.slice(n, n + 3)].map(hex).join("")}`);
    return [...found];
}"""
COLLECT = """() => {
    window.totals = [];
    const look = () => {
        const cells = [...document.querySelectorAll("section.end tfoot td")].map((cell) => +cell.textContent);
        const rows = document.querySelectorAll("section.end tbody tr:not(.hidden)").length;
        const crown = getComputedStyle(document.querySelector("section.end .crown") ?? document.body).opacity;
        if (cells.length) window.totals.push({ time: performance.now(), cells, rows, crown: +crown });
        requestAnimationFrame(look);
    };
    look();
}"""


@pytest.fixture(scope="module")
def games(server: Server) -> dict[str, tuple[str, str]]:
    """A game of each kind, played to its end by three people at one screen: its table, and their cookie."""
    return {game: played_out(Visitor(server.address, "Ada"), game) for game in ("puerto_rico", "spice_road")}


def played_out(ada: Visitor, game: str) -> tuple[str, str]:
    wishes = [{"kind": "me", "name": name} for name in ("Ada", "Ben", "Cid")]
    seen = ada.sit(ada.post("/api/tables", game=game, options={"players": 3}, seats=wishes)["id"])
    play_until([seen], lambda: bool(seen.state["result"]), prefer=("claim", "build", "captain", "load"))
    return seen.table["id"], str(ada.web.cookies["entrepot_guest"])


@pytest.fixture
def enter(visit: Visit, server: Server, games: dict[str, tuple[str, str]]) -> Enter:
    """Open an address of a finished game as one of its players."""

    def arrive(address: str, game: str = "spice_road", **more: Any) -> tuple[Any, str]:
        page, (id, cookie) = visit(**more), games[game]
        page.context.add_cookies([{"name": "entrepot_guest", "value": cookie, "url": server.address}])
        page.goto(address.replace("ID", id))
        return page, id

    return arrive


def some_record(game: str = "spice_road", players: int = 2) -> dict[str, Any]:
    """The record of a game between bots."""
    played = entrepot.new(game, players=players, seed=1)
    bot = bots.make("greedy", 1)
    while not played.is_over:
        played.play(bot.choose(played))
    return dict(played.record())


def replay_event(page: Any) -> int:
    """The event after which the board of a replay is shown."""
    return int(page.get_attribute(".replay", "data-event"))


def wait_for_log(page: Any, events: list[Any], at: int) -> None:
    """Wait until the log shows the last thing that was told up to a moment, within its own window."""
    told = [event["number"] for event in events[:at] if event["log"]]
    if told:
        page.wait_for_function(IN_SIGHT, arg=told[-1])


def complain(page: Any) -> list[str]:
    """What the console of a page says from now on that is no mere information."""
    said: list[str] = []
    page.on("console", lambda each: said.append(each.text) if each.type in ("error", "warning") else None)
    page.on("response", lambda each: said.append(f"{each.status} {each.url}") if each.status >= 400 else None)
    return said


# The score sheet


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_the_sheet_has_the_best_first_and_draws_what_points_are_for(enter, game):
    page, id = enter("/table/ID", game)
    page.wait_for_selector("section.end table.complete")
    totals = [int(text) for text in page.locator("section.end tfoot td").all_inner_texts()]
    assert totals == sorted(totals, reverse=True)
    result = page.request.get(f"/api/tables/{id}/replay").json()["moments"][-1]["result"]
    assert totals == sorted(result["scores"], reverse=True)
    for number, row in enumerate(result["sheet"]):
        cells = page.locator("section.end tbody tr").nth(number).locator("td > .points").all_inner_texts()
        assert sorted(map(int, cells)) == sorted(row["points"])
    assert page.locator("section.end tbody td .drawing svg").count() > 3
    assert page.locator("section.end thead .won .crown").count() == len(result["winners"])
    assert page.locator("section.end thead th").first.locator(".crown").count() == 1


def test_columns_are_ordered_by_rank(enter):
    page, id = enter("/")
    replay = page.request.get(f"/api/tables/{id}/replay").json()
    result = replay["moments"][-1]["result"]
    result |= {"scores": [2, 3, 5], "winners": [2], "sheet": [result["sheet"][0] | {"points": [2, 3, 5]}]}
    page.route("**/replay", lambda route: route.fulfill(json=replay))
    page.goto(f"/replay/{id}#{len(replay['events'])}")
    page.wait_for_selector("table.complete")
    assert page.locator("thead .name").all_inner_texts() == ["Cid", "Ben", "Ada"]
    assert page.locator("tfoot td").all_inner_texts() == ["5", "3", "2"]


def test_the_totals_add_up_one_part_after_the_other_and_then_comes_the_crown(enter):
    page, id = enter("/", settings=MOVING)
    page.add_init_script(f"addEventListener('DOMContentLoaded', {COLLECT})")
    page.goto(f"/table/{id}")
    page.wait_for_selector("section.end table.complete")
    page.wait_for_function("() => window.totals.at(-1).crown === 1")
    seen = page.evaluate("window.totals")
    rows = [each["rows"] for each in seen]
    assert rows == sorted(rows)
    assert set(rows) == {0, 1, 2, 3, 4}
    begin = {n: next(each["time"] for each in seen if each["rows"] == n) for n in range(1, 5)}
    assert all(150 < begin[n + 1] - begin[n] < 900 for n in range(1, 4)), begin
    assert max(each["crown"] for each in seen if each["rows"] < 4) == 0
    assert page.locator("section.end").evaluate("end => end.getBoundingClientRect().top < innerHeight")


@pytest.mark.parametrize("how", ["click", "key"])
def test_any_click_or_key_completes_the_sheet(enter, how):
    page, id = enter("/", settings=MOVING)
    page.add_init_script(NO_STEPS)
    page.goto(f"/table/{id}")
    page.wait_for_selector("section.end table:not(.complete)")
    assert page.locator("section.end tbody tr.hidden").count() == 4
    if how == "click":
        page.mouse.click(5, 300)
    else:
        page.keyboard.press("x")
    page.wait_for_selector("section.end table.complete")
    assert page.locator("section.end tbody tr.hidden").count() == 0


def test_with_reduced_motion_the_sheet_is_complete_at_once(enter):
    page, id = enter("/", settings=MOVING, reduced_motion="reduce")
    page.add_init_script(NO_STEPS)
    page.goto(f"/table/{id}")
    page.wait_for_selector("section.end table.complete")


def test_the_end_offers_what_to_do_next_and_the_console_is_silent(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    said = complain(page)
    follow_to_the_end(page)
    page.wait_for_load_state("networkidle")
    for name in ("Play again", "Watch the replay", "Analyze", "Share"):
        assert page.locator("section.end .buttons").get_by_text(name, exact=True).is_visible()
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".controls")
    page.wait_for_load_state("networkidle")
    assert said == []


# The analysis


def test_the_analysis_is_made_and_followed_in_the_replay(enter):
    page, id = enter("/replay/ID")
    page.get_by_role("button", name="Analyze").click()
    page.wait_for_selector("figure progress, figure svg[role=img]")
    page.wait_for_selector("figure svg[role=img]", timeout=5 * PATIENCE)
    turns = page.request.get(f"/api/tables/{id}/analysis").json()["turning_points"]
    replay = page.request.get(f"/api/tables/{id}/replay").json()
    assert len(turns) > 2
    for number, turn in enumerate(turns, start=1):
        page.get_by_role("button", name=f"Show {number}", exact=True).click()
        page.wait_for_selector(f".replay[data-event='{turn['number']}']")
        assert page.url.endswith(f"#{turn['number']}") or turn["number"] == 0
        assert page.get_by_label("Step", exact=True).input_value() == str(turn["number"])
        row = [place["card"] for place in replay["moments"][turn["number"]]["view"]["merchant_row"]]
        assert page.locator(".merchants .card[data-key]").evaluate_all(KEYS) == row
        assert page.locator("figure li.at").count() >= 1
        wait_for_log(page, replay["events"], turn["number"])
    percents = [int(text.rstrip("%")) for text in page.locator(".legend b").all_inner_texts()]
    assert sum(percents) == 100


def test_the_chart_moves_the_board_and_the_log(enter):
    page, id = enter("/")
    fake = {
        "status": "done", "position": 0, "done": 1, "of": 1, "bot": "x", "turning_points": [],
        "curves": [[[0, 0.4], [10, 0.3]], [[0, 0.4], [12, 0.3]], [[0, 0.4], [14, 0.3]]],
    }  # fmt: skip
    page.route("**/analysis", lambda route: route.fulfill(json=fake))
    page.goto(f"/replay/{id}")
    chart = page.locator("figure svg[role=img]")
    chart.wait_for()
    events = page.request.get(f"/api/tables/{id}/replay").json()["events"]
    box = chart.bounding_box()
    seen = set()
    for place in (0.3, 0.6, 0.9):
        chart.click(position={"x": box["width"] * place, "y": box["height"] / 2})
        seen.add(at := replay_event(page))
        wait_for_log(page, events, at)
        assert sum(int(text.rstrip("%")) for text in page.locator(".legend b").all_inner_texts()) == 100
    assert len(seen) == 3
    assert page.locator("figure polyline").count() == 3


def test_the_progress_bar_has_our_colors(enter):
    page, id = enter("/")
    running = {"status": "running", "position": 0, "done": 5, "of": 10, "bot": "x", "curves": [], "turning_points": []}
    page.route("**/analysis", lambda route: route.fulfill(json=running))
    page.goto(f"/replay/{id}")
    bar = page.locator("progress")
    bar.wait_for()
    assert bar.evaluate("bar => getComputedStyle(bar).appearance") == "none"
    pixels = page.evaluate(COLORS, list(bar.screenshot()))
    accent = page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--accent')").strip()
    assert accent in pixels


# The replay


def test_every_move_has_an_address_that_can_be_shared(visit):
    page = visit(permissions=["clipboard-read", "clipboard-write"])
    page.goto("/")
    page.check("input[value=spice_road]")
    page.locator("button.choose.main").click()  # a private table
    wait_for_turn(page)
    follow_to_the_end(page)
    id = page.url.rsplit("/", 1)[1]
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector(".controls")
    for _ in range(3):
        page.get_by_role("button", name="One step forward").click()
    page.locator(".heading .share").click()
    page.get_by_text("Link copied").first.wait_for()
    address = page.evaluate("navigator.clipboard.readText()")
    assert f"/replay/{id}?invitation=" in address
    assert address.endswith("#3")
    other = visit()
    said = complain(other)
    other.goto(address)
    other.wait_for_selector(".replay[data-event='3']")
    other.wait_for_load_state("networkidle")
    assert said == [], "not even a 404 for the analysis"
    other.goto(f"/replay/{id}")


def test_the_systems_own_dialog_shares_where_there_is_one(enter):
    page, id = enter("/")
    page.add_init_script("navigator.share = async (what) => { window.shared = what; }")
    page.goto(f"/replay/{id}#5")
    page.locator(".heading .share").click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared.url").endswith(f"/replay/{id}#5")


def test_a_replay_goes_at_the_players_pace(enter):
    page, _ = enter("/replay/ID")
    page.wait_for_selector(".controls")
    pace = page.get_by_label("Speed")
    pace.select_option(label="instantly")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => +document.querySelector('.replay').dataset.event > 2")
    pace.select_option(label="step by step")
    at = replay_event(page)
    assert page.get_by_role("button", name="Play", exact=True).count() == 0
    page.get_by_role("button", name="One step forward").click()
    assert replay_event(page) == at + 1
    page.locator("h1").click()
    page.keyboard.press(" ")
    assert replay_event(page) == at + 2
    assert page.evaluate("JSON.parse(localStorage.entrepot).pace") == 1e10


@pytest.mark.parametrize("hash", ["99999", "-5", "x"])
def test_an_address_that_makes_no_sense_shows_the_game(enter, hash):
    page, id = enter(f"/replay/ID#{hash}")
    page.wait_for_selector(".controls")
    last = page.request.get(f"/api/tables/{id}").json()["events"]
    assert replay_event(page) == (last if hash == "99999" else 0)
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f".replay[data-event='{last - 1 if hash == '99999' else 0}']")


@pytest.mark.parametrize("path", ["/", "/replay"])
def test_a_record_is_dropped_on_the_page(visit, path):
    page = visit(path)
    record = some_record()
    page.evaluate(DROP, ["game.erec", json.dumps(record), ["dragenter"]])
    page.get_by_text("Drop the recorded game here").wait_for()
    page.evaluate(DROP, ["game.erec", json.dumps(record), ["drop"]])
    page.wait_for_selector(".replay[data-event='0'] .controls")
    assert page.get_by_text("Drop the recorded game here").count() == 0
    assert page.get_by_label("Step", exact=True).get_attribute("max") == str(len(record["actions"]))


def test_another_record_is_dropped_on_a_replay(enter):
    page, _ = enter("/replay/ID#4")
    page.wait_for_selector(".replay[data-event='4']")
    record = some_record("puerto_rico", 3)
    page.evaluate(DROP, ["game.erec", json.dumps(record), ["drop"]])
    page.wait_for_selector(".replay[data-event='0'] .controls")
    assert page.url.endswith("/replay")
    page.get_by_role("heading", name="Puerto Rico").wait_for()


@pytest.mark.parametrize("text", ["", "{}", "no JSON", "\x00\x01\x02", '{"format": "entrepot-record/1"}', "[1]"])
@pytest.mark.parametrize("path", ["/", "/replay"])
def test_a_bad_file_gets_a_clear_message(visit, path, text):
    page = visit(path)
    page.evaluate(DROP, ["photo.jpg", text, ["drop"]])
    page.locator(".upload [role=status] p").wait_for()
    assert "record" in page.locator(".upload [role=status] p").inner_text()


def test_end_and_replay_are_for_everybody(enter):
    """No serious violation of the accessibility rules in light or dark, nothing wider than the window."""
    page, id = enter("/")
    turn = {
        "number": 4, "seat": 1, "own": True, "change": -0.4, "played": None, "better": None, "mistake": None,
        "phase": {"id": "explain-phase-opening", "args": {}}, "reasons": [],
    }  # fmt: skip
    done = {"status": "done", "position": 0, "done": 1, "of": 1, "bot": "x", "turning_points": [turn, turn]}
    done["curves"] = [[[0, 0.4], [10, 0.3]], [[0, 0.4], [12, 0.3]], [[0, 0.4], [14, 0.3]]]
    page.route("**/analysis", lambda route: route.fulfill(json=done))
    for path in (f"/table/{id}", f"/replay/{id}#6", "/replay"):
        page.goto(path)
        page.wait_for_selector("input[type=file]" if path == "/replay" else "figure svg[role=img]")
        assert kept_out(page) == []
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_function(FITS)
    page.goto(f"/replay/{id}#6")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open] form").wait_for()
    assert kept_out(page) == []


# Playing on


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
def test_one_plays_on_from_a_position_of_a_replay(enter, game):
    page, id = enter("/replay/ID#6", game)
    page.wait_for_selector(".replay[data-event='6']")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog[open]").get_by_label("You play").select_option(index=1)
    page.locator("dialog[open]").get_by_label("The other players").select_option("beginner")
    page.locator("dialog[open] button.main").click()
    page.wait_for_url("**/table/**")
    wait_for_turn(page)
    info = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert info["branch"] == {"table": id, "move": 6}
    assert info["yours"] == [1]
    before = event_number(page)
    page.locator(".suggestion:enabled, .mayor").first.wait_for()
    assert event_number(page) >= before
    follow_to_the_end(page)
    assert "continued from move 6" in page.locator("section.end").inner_text()
    assert "seal" not in page.locator("section.end").inner_text()


def test_one_plays_on_from_a_record_by_keyboard(visit, tmp_path: Path):
    page = visit("/replay")
    path = tmp_path / "game.erec"
    path.write_text(json.dumps(some_record()), encoding="utf-8")
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(".controls")
    page.keyboard.press("PageDown")
    page.wait_for_selector(".replay[data-event='10']")
    page.get_by_role("button", name="Play on from here").focus()
    page.keyboard.press("Enter")
    page.locator("dialog[open] button.main").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    wait_for_turn(page)


def test_the_end_is_no_place_to_play_on(enter):
    page, _ = enter("/replay/ID")
    page.wait_for_selector(".controls")
    page.keyboard.press("End")
    page.wait_for_selector(".replay table.complete")
    assert page.get_by_role("button", name="Play on from here").is_disabled()
