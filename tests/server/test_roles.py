"""Who may do what: every cell of the table in docs/server.md."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

import entrepot

from .guest import Seen, Visitor, play_until

DOCUMENT = (Path(__file__).parents[2] / "docs/server.md").read_text(encoding="utf-8")
HEADING = "| request | when |"
GRANTED, UNCHANGED = "✓", "·"
ROLES = ("stranger", "guest", "spectator", "player", "host", "replaced", "removed")
SEATS = {"player": 0, "host": 1, "replaced": 2, "removed": 3}
WRITERS = {"if only players write": "players", "if nobody writes": "nobody"}


def documented() -> list[Any]:
    """The cells of the table: request, moment, role, and what is expected."""
    lines = DOCUMENT[DOCUMENT.index(HEADING) :].split("\n\n")[0].splitlines()
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    assert tuple(head[2:]) == ROLES
    cells = [
        (row[0].replace("`", ""), row[1], role, cell) for row in rows for role, cell in zip(ROLES, row[2:], strict=True)
    ]
    return [pytest.param(*cell, id=" ".join(cell[:3]), marks=marks(*cell)) for cell in cells if cell[3]]


def changes_scene(request_: str, moment: str, expected: str) -> bool:
    """Whether a request may change the table or the person, so that the next one needs others."""
    in_play = moment in ("on turn", "after the action") or request_.startswith(("POST /api/me/", "chat, "))
    return in_play or (moment not in ("any time", "after the game") and expected == GRANTED)


def marks(request_: str, moment: str, role: str, expected: str) -> list[pytest.MarkDecorator]:
    """Setting the scene takes a second, so most of the cells that need one of their own are left to the long tests."""
    everyday = role in ("stranger", "player") or not changes_scene(request_, moment, expected)
    return [] if everyday else [pytest.mark.long]


RECORD = entrepot.new("spice_road", players=2, seed=1).record()
MAKING: dict[str, dict[str, Any]] = {  # the bodies of requests that make a table or show a record
    "/api/tables": {
        "game": "spice_road",
        "options": {"players": 2},
        "seats": [{"kind": "me"}, {"kind": "open"}],
    },
    "/api/replay": RECORD,
    "/api/replay/branch": {"record": RECORD, "move": 0, "seat": 0},
    "…/branch": {"move": 0, "seat": 0},
}


class Stranger(Visitor):
    """Somebody without a cookie, and so without a token."""

    def __init__(self, address: str) -> None:
        self.address, self.sockets, self.csrf = address, [], ""
        self.web = httpx.Client(base_url=address, verify=False)


@dataclass
class Scene:
    """A table with somebody in each role."""

    id: str
    people: dict[str, Visitor]
    lines: dict[str, Seen]

    def close(self) -> None:
        """Everybody goes home."""
        for visitor in self.people.values():
            visitor.close()

    def info(self) -> Any:
        """The table, without what changes by itself."""
        found = self.people["host"].get(f"/api/tables/{self.id}")
        return {key: value for key, value in found.items() if key not in ("spectators", "events", "rematch")}

    def person(self, role: str) -> str:
        """How the host names somebody."""
        table = self.people["host"].get(f"/api/tables/{self.id}")
        known = {each["name"]: each["person"] for each in (*table["restricted"], *table["seats"])}
        return str(known[role.capitalize()])

    def decide(self, verb: str, **body: Any) -> None:
        """The host decides something about people."""
        self.people["host"].post(f"/api/tables/{self.id}/{verb}", **body)


def set_scene(address: str, moment: str) -> Scene:
    """The table at the moment of the row. A bot in the game waits for seconds before it acts."""
    people = {role: Visitor(address, role.capitalize()) for role in ROLES[1:]} | {"stranger": Stranger(address)}
    people["guest"].table()
    in_play = moment not in ("before the game", "after the game")
    seats, pace = ("open me open" if moment == "after the game" else "open me open open"), 3
    scene = Scene(people["host"].table(seats=seats, pace=pace, hints=True)["id"], people, {})
    people["removed"].post(f"/api/tables/{scene.id}/join", seat=3 if in_play else 2)
    if not in_play:
        scene.decide("remove", person=scene.person("removed"))
    people["player"].post(f"/api/tables/{scene.id}/join", seat=0)
    if moment != "before the game":
        people["replaced"].post(f"/api/tables/{scene.id}/join", seat=2)
        scene.lines = {role: people[role].sit(scene.id) for role in ("player", "host", "replaced")}
        if moment == "after the game":
            play_until(list(scene.lines.values()), lambda: bool(scene.lines["host"].state["result"]))
        else:
            people["replaced"].post(f"/api/tables/{scene.id}/leave")
            scene.decide("remove", person=scene.person("removed"))
    scene.lines["spectator"] = people["spectator"].sit(scene.id)
    return scene


@pytest.fixture(scope="module")
def shared_scenes(site: Any) -> Iterator[Callable[[str], Scene]]:
    """One scene for each moment, for requests that change nothing."""
    scenes: dict[str, Scene] = {}

    def shared(moment: str) -> Scene:
        if moment not in scenes:
            scenes[moment] = set_scene(site.state.address, moment)
        return scenes[moment]

    yield shared
    for scene in scenes.values():
        scene.close()


@pytest.fixture
def scene(
    site: Any, shared_scenes: Callable[[str], Scene], request_: str, moment: str, expected: str
) -> Iterator[Scene]:
    """A scene of one's own for whatever changes the table or the person."""
    if not changes_scene(request_, moment, expected):
        yield shared_scenes(moment)
        return
    own = set_scene(site.state.address, moment)
    yield own
    own.close()


def reason(answer: httpx.Response) -> str:
    """The reason for a refusal; a check mark if there is none."""
    if answer.status_code == 200:
        return GRANTED
    assert answer.status_code in (403, 409)
    return str(answer.json()["reason"]["id"]).removeprefix("server-")


def sent(scene: Scene, role: str, request: str) -> str:
    """The result of a POST."""
    path, _, detail = request.removeprefix("POST ").partition(", ")
    body: dict[str, Any] = {}
    if path in MAKING:
        body = MAKING[path]
    if path == "/api/me/notifications":
        body = {"kind": "feed"}
    elif path.startswith("/api/me/notifications/"):
        body = {"id": "another's"}
    elif path.startswith("/api/me/"):
        body = body_about_me(scene.people[role], path)
    elif path == "…/chat":
        body = {"chat": "players"}
    elif path in ("…/remove", "…/readmit", "…/mute", "…/unmute"):
        body = {"person": scene.person({"oneself": "host"}.get(detail, detail.removeprefix("the ")))}
    elif detail == "own seat":
        body = {"seat": SEATS.get(role, 0)}
    elif detail:
        body = {"seat": 1 if role == "player" else 0}
    return reason(scene.people[role].ask(path.replace("…", f"/api/tables/{scene.id}"), **body))


def body_about_me(visitor: Visitor, path: str) -> dict[str, Any]:
    """A request about one's own devices."""
    if path == "/api/me/move":
        return {"code": Visitor(visitor.address, "Other").post("/api/me/link")["code"], "confirmed": True}
    if path == "/api/me/remove-device":
        return {"device": "".join(each["id"] for each in visitor.get("/api/me/identity")["devices"])}
    return {}


def take_turn(scene: Scene, role: str) -> None:
    """The role acts as soon as it is its turn."""
    line, seat = scene.lines[role], SEATS[role]
    while line.state["turn"] != seat:
        line.hear()
    line.play(f"p{seat} play +YY")


def mute(scene: Scene, role: str) -> None:
    """The host mutes somebody, who has written something before."""
    line = scene.people[role].sit(scene.id)
    line.send(type="chat", text="hello")
    line.hear_kind("chat")
    [written] = scene.people["host"].sit(scene.id).said[0]["chat"]
    scene.decide("mute", person=written["person"])


def said(scene: Scene, role: str, request: str) -> str:
    """The result of a message on a socket: on turn, or after one's action, or after the player's for those without."""
    request, _, detail = request.partition(", ")
    seat = SEATS.get(role, 0)
    if detail in WRITERS:
        scene.decide("chat", chat=WRITERS[detail])
    if detail == "if muted":
        mute(scene, role)
    if request == "act":
        for earlier in ("player", "host")[:seat]:
            take_turn(scene, earlier)
    if request == "undo":
        for earlier in ("player", "host")[: seat + 1]:
            take_turn(scene, earlier)
    line = scene.lines[role] = scene.people[role].sit(scene.id)
    messages: dict[str, dict[str, Any]] = {
        "act": {"actions": [f"p{seat} play +YY"], "event": line.state["event"]},
        "undo": {"event": line.state["event"]},
        "chat": {"text": "hello"},
        "ping": {},
    }
    line.send(type=request, **messages[request])
    wanted = {"chat": "chat", "ping": "pong"}.get(request, "events")
    heard = line.hear_until(lambda said: said["type"] in (wanted, "refused"))
    return GRANTED if heard["type"] == wanted else str(heard["reason"]["id"]).removeprefix("server-")


@pytest.mark.parametrize(("request_", "moment", "role", "expected"), documented())
def test_a_request_is_granted_to_those_whom_the_table_names(scene, request_, moment, role, expected):
    before = scene.info()
    found = sent(scene, role, request_) if request_.startswith("POST") else said(scene, role, request_)
    assert found == (GRANTED if expected == UNCHANGED else expected)
    if expected != GRANTED and request_.startswith("POST"):
        assert scene.info() == before


def test_the_table_has_every_request_that_changes_something(site):
    posts = {route.path for route in site.routes if "POST" in (getattr(route, "methods", None) or ())}
    named = {re.sub(r", .*", "", cell.values[0]).removeprefix("POST ") for cell in documented()}
    assert {path.replace("/api/tables/{id}", "…") for path in posts} == {each for each in named if "/" in each}


OF_HOSTS = ("remove", "readmit", "mute", "unmute", "chat")


OF_GUESTS = ("join", "start", "leave", "replace", "reclaim", "rematch", "analysis", "branch")


@pytest.mark.parametrize("verb", [*OF_GUESTS, *OF_HOSTS])
def test_a_private_table_does_not_exist_for_those_who_are_not_invited(visitor, verb):
    ada, eve = visitor("Ada"), visitor("Eve")
    id = ada.table(seats="me open", private=True)["id"]
    body: dict[str, Any] = {"seat": 0} if verb in ("replace", "reclaim") else {}
    if verb in OF_HOSTS:
        body = {"chat": "nobody"} if verb == "chat" else {"person": "x"}
    assert eve.refused(f"/api/tables/{id}/{verb}", **body) == (404, "server-no-table")
