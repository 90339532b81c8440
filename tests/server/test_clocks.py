"""Clocks: nothing but playing stops one."""

from __future__ import annotations

import time

import pytest

from entrepot.server.clocks import Progress, progress_after, stamped
from entrepot.server.history import ACTION, UNDO, HistoryEvent

from .conftest import running
from .guest import Seen, Visitor


def against_each_other(visitor, app=None, **terms):
    """Two people at a table with a clock: their visitors, their sockets and the table's address."""
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table(seats="me open", **terms)["id"]
    ben.post(f"/api/tables/{id}/join")
    return ada, ben, ada.sit(id), ben.sit(id), f"/api/tables/{id}"


def loses_on_time(seen: Seen, annoy, patience: float = 6.0) -> bool:
    """Whether a bot takes over from seat 0, while somebody tries to stop its clock."""
    end = time.monotonic() + patience
    while time.monotonic() < end:
        annoy()
        try:
            while seen.hear(timeout=0.2):
                if seen.table["seats"][0]["away"] and seen.table["seats"][0]["seconds"] == 0:
                    return True
        except TimeoutError:
            pass
    return False


@pytest.mark.parametrize(
    "trick", ["join and reclaim", "leave and reclaim", "replace and reclaim", "reconnect", "refusal"]
)
def test_a_clock_cannot_be_stopped(visitor, trick):
    ada, _, seen, other, where = against_each_other(visitor, clock={"seconds": 2}, pace=3)

    def annoy() -> None:
        if trick.startswith("join"):
            assert ada.refused(f"{where}/join")[1] == "server-not-waiting"
        if trick.startswith("leave"):
            ada.ask(f"{where}/leave")
        if trick.startswith("replace"):
            ada.ask(f"{where}/replace", seat=0)
        if trick.endswith("reclaim"):
            ada.ask(f"{where}/reclaim", seat=0)
        if trick == "reconnect":
            ada.sit(where.rpartition("/")[2]).close()
        if trick == "refusal":
            seen.act("p0 rest")

    assert loses_on_time(other, annoy)


def test_a_clock_runs_on_when_the_server_restarts(new_database):
    database = new_database()
    with running(database) as app:
        ada = Visitor(app.state.address, "Ada")
        seen = ada.sit(ada.table(seats="me me", clock={"seconds": 100, "increment": 10})["id"])
        time.sleep(1)
        seen.play("p0 play +YY")
        seen.hear_kind("table")
        first = seen.table["seats"][0]["seconds"]
        assert 108 < first < 109.1
        id, begin = seen.table["id"], time.monotonic()
        ada.close()
    with running(database) as app:
        ben = Visitor(app.state.address, "Ben")
        time.sleep(0.5)
        passed = time.monotonic() - begin
        for seats in (ben.get(f"/api/tables/{id}")["seats"], ben.sit(id).table["seats"]):
            assert seats[0]["seconds"] == first
            assert seats[1]["seconds"] == pytest.approx(100 - passed, abs=0.7)
        ben.close()


def test_a_clock_that_ran_out_while_nobody_was_there_has_run_out(new_database):
    database = new_database()
    with running(database) as app:
        ada = Visitor(app.state.address, "Ada")
        id = ada.table(seats="me bot", clock={"seconds": 1})["id"]
        cookies, csrf = ada.web.cookies, ada.csrf
    time.sleep(1)
    with running(database) as app:
        ada = Visitor(app.state.address, "Ada")
        ada.web.cookies, ada.csrf = cookies, csrf
        seen = ada.sit(id)
        if seen.state["turn"] == 0 and not seen.table["seats"][0]["away"]:
            seen.act("p0 play +YY")
        seen.hear_until(lambda said: seen.table["seats"][0]["away"])
        assert ada.refused(f"/api/tables/{id}/reclaim", seat=0) == (409, "server-out-of-time")
        ada.close()


def test_thinking_before_an_undo_is_charged(visitor):
    """Otherwise acting and taking it back, over and over, would be time to think for nothing."""
    _, _, seen, _, _ = against_each_other(visitor, clock={"seconds": 100, "increment": 10})
    seen.play("p0 play +YY")
    time.sleep(1.2)
    seen.send(type="undo", request=1, event=1)
    seen.hear_until(lambda said: said["type"] == "events" and seen.state["event"] == 2)
    seen.hear_kind("table")
    assert seen.table["seats"][0]["seconds"] < 99
    assert seen.table["seats"][1]["seconds"] == 100


def test_a_bot_cannot_be_kept_from_acting(visitor):
    ada = visitor()
    id = ada.table(seats="me bot me", pace=1)["id"]
    seen = ada.sit(id)
    seen.play("p0 play +YY")
    end = time.monotonic() + 8
    while seen.state["event"] < 2 and time.monotonic() < end:
        ada.ask(f"/api/tables/{id}/replace", seat=2)
        ada.ask(f"/api/tables/{id}/reclaim", seat=2)
        ada.ask(f"/api/tables/{id}/reclaim", seat=0)
        try:
            while seen.hear(timeout=0.1):
                pass
        except TimeoutError:
            pass
    assert seen.state["event"] == 2


# The function itself


def event(number: int, seat: int, turn: int | None, kind: str = ACTION) -> HistoryEvent:
    return HistoryEvent(number, kind, seat, "x", None, number, turn, 1)


START = Progress(0, 1000.0, 0, (100.0, 100.0, None))
CLOCK = {"seconds": 100, "increment": 5}


@pytest.mark.parametrize(
    ("events", "left"),
    [
        ([(event(1, 0, 1), 7)], (98.0, 100.0, None)),
        ([(event(1, 0, 0), 7)], (93.0, 100.0, None)),  # still on turn: no increment yet
        ([(event(1, 0, 1), 7), (event(2, 0, 0, UNDO), 3)], (90.0, 100.0, None)),
        ([(event(1, 0, 0), 7), (event(2, 0, 0, UNDO), 3)], (90.0, 100.0, None)),
        ([(event(1, 0, 1), 7), (event(2, 1, 2), 50)], (98.0, 55.0, None)),
        ([(event(1, 0, 2), 1), (event(2, 2, 0), 900), (event(3, 0, 1), 4)], (105.0, 100.0, None)),
        ([(event(1, 0, 1), 100)], (0.0, 100.0, None)),  # up is up
        ([(event(1, 0, 1), 100), (event(2, 1, 0), 1), (event(3, 0, 1), 1)], (0.0, 104.0, None)),
        ([(event(1, 0, 1), -9)], (105.0, 100.0, None)),  # the system's clock was set back
    ],
)
def test_the_time_before_an_event_is_charged_to_its_seat(events, left):
    progress, now, kept = START, START.since, []
    for each, passed in events:
        now += passed
        stored, progress = stamped(progress, [each], CLOCK, now)
        kept += stored
    assert progress.clocks == left
    assert progress_after(START, kept, progress.turn) == progress


def test_actions_of_one_request_are_charged_once():
    _, progress = stamped(START, [event(1, 0, 0), event(2, 0, 0), event(3, 0, 1)], CLOCK, 1010.0)
    assert (progress.number, progress.since, progress.turn) == (3, 1010.0, 1)
    assert progress.clocks == (95.0, 100.0, None)
