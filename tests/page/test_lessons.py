"""Lessons never go stale: whatever is played, the text matches the question, and what it mentions is visible."""

from __future__ import annotations

import json
import random
import re
from dataclasses import dataclass, field
from typing import Any

import pytest

from .playing import MOVED, PATIENCE, arrange, event_number, follow_to_the_end, is_over, make_table
from .test_everywhere import AXE, kept_out, too_wide

pytestmark = pytest.mark.browser

GAMES = ["puerto_rico", "spice_road"]
DESKTOP, PHONE = (1366, 768), (390, 844)
SIZES = [DESKTOP, PHONE]
ROLES = {"settler", "mayor", "builder", "craftsman", "trader", "captain"}
MOST = 160  # decisions of a lesson
SOON = 3_000  # milliseconds in which the page has scrolled

# Whether an element is in the window, with nothing but itself at its middle.
IN_VIEW = """element => {
  const {top, bottom, left, right} = element.getBoundingClientRect();
  const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  if (!element.checkVisibility() || right === left || !isInside) return false;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return hit !== null && (element.closest('.target') ?? element).contains(hit);
}"""
ONE_IN_VIEW = f"selector => [...document.querySelectorAll(selector)].some({IN_VIEW})"
SHOWN = "elements => elements.some(element => element.checkVisibility())"
# Whether part of something marked by the lesson is in the window.
MARKED = """() => [...document.querySelectorAll('main *')].some(element => {
  if (getComputedStyle(element).outlineStyle !== 'dotted' || !element.checkVisibility()) return false;
  const {top, bottom, width} = element.getBoundingClientRect();
  return width > 0 && bottom > 30 && top < innerHeight - 30;
})"""


@dataclass
class Learner:
    """Somebody who takes a lesson, and what the server tells them, read from the socket."""

    page: Any
    game: str
    state: dict[str, Any] = field(default_factory=dict)
    events: dict[int, dict[str, Any]] = field(default_factory=dict)
    explained: list[str] = field(default_factory=list)

    def listen(self, socket: Any) -> None:
        socket.on("framereceived", self.receive)

    def receive(self, frame: str) -> None:
        message = json.loads(frame)
        if message["type"] in ("welcome", "events"):
            self.state = message["state"]
            self.events |= {event["number"]: event for event in message["events"]}

    def begin(self) -> None:
        self.page.on("websocket", self.listen)
        self.page.goto(f"/rules/{self.game}")
        self.page.locator("article p .button.main").click()

    def wait(self) -> None:
        """Until there is a decision with its suggestion, or the end."""
        ready = ".question.mine .suggestion:enabled, .mayor, section.end"
        self.page.wait_for_selector(ready, state="attached", timeout=PATIENCE)
        shown, event = "event => +document.querySelector('main').dataset.event === event", None
        while event != self.state["event"]:  # until the page shows the latest that has arrived
            event = self.state["event"]
            self.page.wait_for_function(shown, arg=event, timeout=PATIENCE)

    @property
    def texts(self) -> list[str]:
        """The messages that are shown, by what follows the game's name in their ids."""
        found = self.page.locator("aside [data-text]").evaluate_all("all => all.map(each => each.dataset.text)")
        return [text.split(f"page-lesson-{self.game.replace('_', '-')}-")[1] for text in found]

    @property
    def progress(self) -> tuple[int, int]:
        at, of = re.findall(r"\d+", self.page.locator("aside .buttons > span").inner_text())
        return int(at), int(of)

    @property
    def is_learning(self) -> bool:
        return bool(self.page.locator("main aside .texts").count()) and not is_over(self.page)

    def check(self) -> None:
        """The text is about this decision, new, and both it and what it speaks of are in view."""
        asked, (*topics, question) = self.state["asked"], self.texts
        assert question == f"ask-{asked.replace('_', '-')}"
        assert not set(topics) & set(self.explained)
        self.explained += topics
        assert self.progress[0] == len(self.explained)
        self.check_roles(asked, topics)
        self.check_view()

    def check_roles(self, asked: str, topics: list[str]) -> None:
        """A role is explained while it is carried out, or once somebody has taken it."""
        logs = [event["log"] for _, event in sorted(self.events.items())]
        taken = [each["role"] for log in logs for each in log if each["kind"] == "took_role"]
        for role in ROLES & set(topics):
            if asked != "role":
                assert role == taken[-1]
            else:
                assert role in taken or self.state["round"] > 4

    def check_view(self) -> None:
        page, suggestion = self.page, self.state["suggestion"]
        for text in page.locator("aside .texts p").all():
            text.scroll_into_view_if_needed()
            assert text.evaluate(IN_VIEW)
        marks = f"main [data-action={json.dumps(suggestion)}]"
        if page.locator(".mayor").count() or not page.locator(marks).evaluate_all(SHOWN):
            page.wait_for_function(MARKED, timeout=SOON)
        else:
            page.wait_for_function(ONE_IN_VIEW, arg=marks, timeout=SOON)
        assert page.locator("main .changed").count() == 0  # it would look like a suggestion
        self.check_places()

    def check_places(self) -> None:
        """The eye after each text shows what it is about; that of the last text leads back to the question."""
        looks = self.page.locator("aside .look")
        for number in range(looks.count() - 1):
            looks.nth(number).click()
            self.page.wait_for_function(MARKED, timeout=SOON)
        looks.last.click()

    def follow(self) -> None:
        """Do what is suggested."""
        self.act(self.state["suggestion"])

    def stray(self, dice: random.Random) -> None:
        """Do anything but what is suggested."""
        actions = [choice["action"] for choice in self.state["legal"]]
        self.act(dice.choice([action for action in actions if action != self.state["suggestion"]] or actions))

    def act(self, action: str) -> None:
        before = event_number(self.page)
        if self.page.locator(".mayor").count():
            arrange(self.page)
        else:
            self.page.locator(f"details .choice[data-action={json.dumps(action)}]").first.dispatch_event("click")
        self.page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)


@pytest.fixture
def learn(visit):
    """Somebody at the first decision of a game's lesson."""

    def begin(game: str, size: tuple[int, int] = DESKTOP) -> Learner:
        page = visit()
        page.set_viewport_size({"width": size[0], "height": size[1]})
        learner = Learner(page, game)
        learner.begin()
        learner.wait()
        return learner

    return begin


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_follows_the_suggestions_learns_everything(learn, game, size):
    learner = learn(game, size)
    _, steps = learner.progress
    for _ in range(MOST):
        learner.check()
        learner.follow()
        learner.wait()
        if not learner.is_learning:
            break
    assert len(learner.explained) == steps
    assert learner.explained[0] == "aim"
    assert learner.explained[-1] == "finish"


@pytest.mark.parametrize(("size", "seed"), [(DESKTOP, 1), (PHONE, 2)], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_whoever_strays_is_told_about_what_they_have_strayed_to(learn, game, size, seed):
    learner, dice = learn(game, size), random.Random(seed)
    for _ in range(MOST):
        learner.check()
        learner.stray(dice)
        learner.wait()
        if not learner.is_learning:
            break
    assert {"aim", "end"} <= set(learner.explained)


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_repeats_nothing_and_skips_nothing(learn, game):
    learner = learn(game)
    for number in range(14):
        learner.check()
        if number % 3 == 1:
            before = learner.texts, learner.progress
            learner.page.reload()
            learner.wait()
            assert (learner.texts, learner.progress) == before
        learner.follow()
        learner.wait()
        if not learner.is_learning:
            break
    assert len(learner.explained) > 4


@pytest.mark.parametrize("game", GAMES)
def test_what_is_taken_back_is_explained_again(learn, game):
    learner = learn(game)
    before = learner.texts, learner.progress
    learner.follow()
    acted = event_number(learner.page)
    learner.page.locator(".undo").click()
    learner.page.wait_for_function(MOVED, arg=acted, timeout=PATIENCE)
    learner.wait()
    assert (learner.texts, learner.progress) == before


def test_a_lesson_that_has_been_read_is_folded_until_there_is_news(learn):
    learner = learn("spice_road", PHONE)
    learner.page.get_by_role("button", name="Got it").click()
    assert learner.texts == []
    learner.follow()
    learner.wait()
    assert learner.texts


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_show_what_they_explain(visit, game):
    page = visit(f"/rules/{game}")
    page.wait_for_selector("article section svg")
    for section in page.locator("article section").all():
        assert section.locator("svg").count(), section.inner_text()


@pytest.mark.parametrize("shade", ["light", "dark"])
def test_the_rules_are_printed_in_ink_without_anything_to_click(visit, shade):
    page = visit("/rules/puerto_rico", settings={"shade": shade})
    page.wait_for_selector("article section svg")
    assert page.locator("header .home").is_visible()
    page.emulate_media(media="print")
    assert not page.locator("header .home").is_visible()
    assert page.locator("article a:visible, article button:visible").count() == 0
    assert page.locator("article table").first.is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--paper')") == "#fff"
    assert page.evaluate("getComputedStyle(document.querySelector('article h1')).color") == "rgb(42, 35, 24)"


def test_the_score_sheet_is_printed_alone(visit):
    page = visit()
    make_table(page, "spice_road", ["me", "beginner"])
    follow_to_the_end(page)
    page.emulate_media(media="print")
    assert page.locator("section.end table").is_visible()
    shown = page.locator("main > *:visible").evaluate_all("all => all.map(each => each.className)")
    assert len(shown) == 1, shown
    assert page.locator("section.end .button:visible").count() == 0
    assert page.locator("section.end tr").evaluate_all(
        "rows => rows.every(row => getComputedStyle(row).opacity === '1')"
    )


@pytest.mark.skipif(not AXE.exists(), reason="axe-core is not installed: make page")
@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_for_everybody(learn, game):
    learner = learn(game, PHONE)
    for _ in range(4):
        assert kept_out(learner.page) + too_wide(learner.page) == []
        learner.follow()
        learner.wait()
