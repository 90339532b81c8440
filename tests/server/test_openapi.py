"""The HTTP interface is as ``/openapi.json`` describes it: generated requests to a running server, with real tables.

Needs schemathesis, which ``make long`` installs.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings

from .conftest import running
from .guest import Visitor, play_out

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
        other = Visitor(address, "Bob").table(seats="me open", private=True)["id"]
        puzzles = [each["id"] for each in visitor.get("/api/games/puerto_rico/puzzles")]
        self.real: dict[str, list[str]] = {
            "id": [finished, finished, waiting, playing, other, *puzzles[:1]],
            "game": ["puerto_rico", "spice_road"],
            "language": ["en", "is"],
        }
        self.bodies = {
            "POST /api/tables": {
                "game": "spice_road",
                "options": {"players": 2},
                "seats": [{"kind": "me"}, {"kind": "open"}],
            },
            "POST /api/replay": visitor.get(f"/api/tables/{finished}/record"),
        }

    def make_real(self, case: Any) -> None:
        """Let most requests be about something that exists."""
        for name in case.path_parameters or {}:
            if self.rng.random() < REAL:
                case.path_parameters[name] = self.rng.choice(self.real[name])
        body = self.bodies.get(case.operation.label)
        if body and case.meta.generation.mode == modes.POSITIVE and self.rng.random() < REAL:
            case.body = body

    def token(self, case: Any) -> dict[str, str]:
        """The token as a header, unless the request is one with a wrong header."""
        parts = {place.value: part.mode for place, part in case.meta.components.items()}
        return {} if parts.get("header") == modes.NEGATIVE else {"X-CSRF-Token": self.visitor.csrf}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server for generated requests."""
    folder: Path = tmp_path_factory.mktemp("openapi")
    with running(f"sqlite:///{folder}/tables.sqlite") as app:
        yield Site(app.state.address)


def test_responses_are_as_described(site: Site) -> None:
    """Whatever is sent, the response has a described status, type and content, and no request makes the server fail."""
    description = schemathesis.openapi.from_url(f"{site.address}/openapi.json")
    failures = [failure for each in description.get_all_operations() if (failure := failure_of(each.ok(), site))]
    assert not failures, "\n\n".join(failures)
    granted = {label for label, statuses in site.statuses.items() if 200 in statuses}
    assert granted >= site.statuses.keys() - SELDOM, "these were never granted, so their responses are not checked"


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

    try:
        send()
    except (Exception, FailureGroup) as error:  # whatever a check or the client raises
        return f"{operation.label}: {error}"
    return None
