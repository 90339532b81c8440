"""The HTTP interface is as ``/openapi.json`` describes it: generated requests to a running server, with real tables.

Needs schemathesis, which ``make long`` installs.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings

from .conftest import running
from .guest import JSON, Visitor, play_out

schemathesis = pytest.importorskip("schemathesis")
checks = pytest.importorskip("schemathesis.checks")
FailureGroup = pytest.importorskip("schemathesis.core.failures").FailureGroup
checks.load_all_checks()
pytestmark = pytest.mark.long

modes = schemathesis.GenerationMode
EXAMPLES = 40  # requests to each address
SELDOM = {
    f"POST /api/tables/{{id}}/{verb}" for verb in ("join", "start", "replace", "reclaim", "hint")
}  # granted once at most
FOR_HOSTS = ("remove", "readmit", "mute", "unmute")  # what they may do about people
REAL = 0.7  # the share of requests about something that exists
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,  # what the description does not allow is refused
    checks.unsupported_method,
]  # not that everything it allows is accepted: it does not say which games, options and names there are


class Site:
    """A server with tables in every condition, and somebody who may do everything there."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.visitor = visitor = Visitor(address, "Ada")
        self.rng = random.Random(1)
        self.statuses: dict[str, set[int]] = defaultdict(set)  # by kind of request
        finished = visitor.table(seats="me me")["id"]
        play_out([visitor.sit(finished)])
        waiting, playing = visitor.table(seats="me open")["id"], visitor.table(seats="me bot", hints=True)["id"]
        self.hosted = visitor.table(seats="me open")["id"]  # nobody leaves it
        self.bob = Visitor(address, "Bob")
        other = self.bob.table(seats="me open", private=True)["id"]
        puzzles = [each["id"] for each in visitor.get("/api/games/puerto_rico/puzzles")]
        _, hook, unwanted = self.channels()
        self.real: dict[str, list[str]] = {
            "id": [finished, finished, waiting, playing, other, *puzzles[:1]],
            "game": ["puerto_rico", "spice_road"],
            "language": ["en", "is"],
        }
        record, moment = visitor.get(f"/api/tables/{finished}/record"), {"move": 2, "seat": 0}
        person = {"person": self.person()}
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.bodies: dict[str, JSON] = {
            "POST /api/tables": {"game": "spice_road", "options": {"players": 2}, "seats": seats},
            "POST /api/tables/{id}/branch": moment,
            "POST /api/replay": record,
            "POST /api/replay/branch": {"record": record, **moment},
            "POST /api/me/remove-device": {"device": self.second_device()},
            "POST /api/me/notifications": {"kind": "feed"},
            "POST /api/me/notifications/remove": {"id": unwanted},
            "POST /api/me/notifications/test": {"id": hook},
            **{f"POST /api/tables/{{id}}/{verb}": person for verb in FOR_HOSTS},
            "POST /api/tables/{id}/chat": {"chat": "players"},
        }

    def channels(self) -> list[str]:
        """A feed and two webhooks."""
        hooks = [{"kind": "webhook", "url": f"https://example.org/{number}"} for number in range(2)]
        for wish in [{"kind": "feed"}, *hooks]:
            found = self.visitor.post("/api/me/notifications", **wish)["channels"]
        return [channel["id"] for channel in found]

    def feed(self) -> str:
        """The feed that there is now: a new one replaces the last."""
        channels = self.visitor.get("/api/me/notifications")["channels"]
        return next(channel["id"] for channel in channels if channel["kind"] == "feed")

    def person(self) -> str:
        """Somebody at the hosted table, who has also written something there."""
        self.bob.post(f"/api/tables/{self.hosted}/join", seat=1)
        seen = self.bob.sit(self.hosted)
        seen.send(type="chat", text="Hello")
        seen.hear_kind("chat")
        return str(self.visitor.get(f"/api/tables/{self.hosted}")["seats"][1]["person"])

    def second_device(self) -> str:
        """A further device of the visitor."""
        code = self.visitor.post("/api/me/link")["code"]
        Visitor(self.address, "Ada's phone").post("/api/me/move", code=code, confirmed=True)
        devices = self.visitor.get("/api/me/identity")["devices"]
        return next(device["id"] for device in devices if not device["current"])

    def make_real(self, case: Any) -> None:
        """Let most requests be about something that exists."""
        for name in case.path_parameters or {}:
            if self.rng.random() < REAL:
                case.path_parameters[name] = self.rng.choice(self.real[name])
        label = case.operation.label
        if "/feeds/" in label and self.rng.random() < REAL:
            case.path_parameters["id"] = self.feed()
        body = self.bodies.get(label)
        if label == "POST /api/me/move":  # a new code, because other requests make old ones void
            body = {"code": self.visitor.post("/api/me/link")["code"]}
        if body and case.meta.generation.mode == modes.POSITIVE and self.rng.random() < REAL:
            case.body = body
            if label.rpartition("/")[2] in (*FOR_HOSTS, "chat"):
                case.path_parameters["id"] = self.hosted

    def keep_signed_in(self, response: Any) -> None:
        """Take the new cookie of a response that has one."""
        for line in response.headers.get("set-cookie", []):
            cookie = SimpleCookie(line).get("entrepot_guest")
            if cookie and cookie.value:
                self.visitor.become(cookie.value)

    def token(self, case: Any) -> dict[str, str]:
        """The token as a header, unless the request is one with a wrong header."""
        parts = {place.value: part.mode for place, part in case.meta.components.items()}
        return {} if parts.get("header") == modes.NEGATIVE else {"X-CSRF-Token": self.visitor.csrf}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for generated requests."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    with running(f"sqlite:///{folder}/tables.sqlite", address_limits=0) as app:
        yield Site(app.state.address)


def test_responses_are_as_described(site: Site) -> None:
    """Whatever is sent, the response has a described status, type and content, and no request makes the server fail."""
    description = schemathesis.openapi.from_url(f"{site.address}/openapi.json")
    failures = [failure for each in description.get_all_operations() if (failure := failure_of(each.ok(), site))]
    assert not failures, "\n\n".join(failures)
    refused = {label: found for label, found in site.statuses.items() if 200 not in found and label not in SELDOM}
    assert not refused, f"these were never granted, so their responses are not checked: {refused}"


def failure_of(operation: Any, site: Site) -> str | None:
    """What is wrong with the responses to one kind of request."""
    requests = operation.as_strategy(generation_mode=modes.POSITIVE)
    if operation.body:
        requests |= operation.as_strategy(generation_mode=modes.NEGATIVE)

    @seed(1)
    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(case=requests)
    def send(case: Any) -> None:
        site.make_real(case)
        cookies = dict(site.visitor.web.cookies)
        found = case.call_and_validate(headers=site.token(case), cookies=cookies, checks=CHECKS, timeout=20)
        site.statuses[operation.label].add(found.status_code)
        site.keep_signed_in(found)

    try:
        send()
    except (Exception, FailureGroup) as error:  # whatever a check or the client raises
        return f"{operation.label}: {error}"
    return None
