"""Random schedules: people do anything, at any of three servers on one database, whose connections are cut at times.

Afterwards everybody who is connected must have seen exactly what is stored, in its order.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidStatus

from entrepot.server import gameplay, integrity, queries

from .guest import Seen, Visitor
from .test_sharing import people, run, serving, shared_database

pytestmark = pytest.mark.long
__all__ = ["people", "serving", "shared_database"]
STEPS = 150
CUT = text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = :name AND pid <> pg_backend_pid()")


class Guest:
    """Somebody who visits all servers, and has sockets to some of them."""

    def __init__(self, name: str, apps: list[Any], people: Callable[..., Visitor]) -> None:
        self.name = name
        first = people(name, apps[0])
        self.at = [first, *(people(name, app, same=first) for app in apps[1:])]
        self.sockets: list[Socket] = []

    def live(self) -> list[Socket]:
        """The sockets that are still open."""
        for each in self.sockets:
            each.drain()
        self.sockets = [each for each in self.sockets if each.is_open]
        return self.sockets


class Socket:
    """A socket, and whether it is still open."""

    def __init__(self, seen: Seen, table: str, since: int) -> None:
        self.seen, self.table, self.since, self.is_open = seen, table, since, True

    def drain(self, timeout: float = 0.0) -> None:
        """Read what has come."""
        try:
            while self.is_open:
                self.seen.hear(timeout)
        except TimeoutError:
            pass
        except ConnectionClosed:
            self.is_open = False

    def send(self, **message: Any) -> None:
        with suppress(ConnectionClosed):
            self.seen.send(**message)

    @property
    def numbers(self) -> list[int]:
        return [event["number"] for event in self.seen.events]

    @property
    def lines(self) -> list[str]:
        """The chat, from the welcome and after it."""
        welcome = next(said for said in self.seen.said if said["type"] == "welcome")
        later = [said["line"] for said in self.seen.said if said["type"] == "chat"]
        return [line["text"] for line in [*welcome["chat"], *later]]


class Schedule:
    """What happens, drawn from a seed."""

    def __init__(self, seed: int, guests: list[Guest], cut: Callable[[], None]) -> None:
        self.dice, self.guests, self.cut = random.Random(seed), guests, cut
        self.tables: list[str] = []
        self.said = 0

    def step(self) -> None:
        guest, chance = self.dice.choice(self.guests), self.dice.random()
        if chance < 0.02:
            self.cut()
        elif (chance < 0.06 and len(self.tables) < 4) or not self.tables:
            answer = self.dice.choice(guest.at).ask(
                "/api/tables",
                game="spice_road",
                options={"players": 3},
                seats=[{"kind": "me"}, *[{"kind": "open"}] * 2],
            )
            if answer.is_success:
                self.tables.append(answer.json()["id"])
        elif chance < 0.3:
            self.request(guest)
        elif chance < 0.42 or not guest.live():
            self.open(guest)
        else:
            self.talk(self.dice.choice(guest.sockets))

    def request(self, guest: Guest) -> None:
        what = self.dice.choices(["join", "start", "leave", "replace", "reclaim"], [10, 1, 1, 1, 2])[0]
        body = {"seat": self.dice.randrange(3)} if what in ("replace", "reclaim") else {}
        body |= {"bot": "random"} if what in ("start", "replace") else {}  # type: ignore[dict-item]
        answer = self.dice.choice(guest.at).ask(f"/api/tables/{self.dice.choice(self.tables)}/{what}", **body)
        assert answer.status_code in (200, 403, 409, 503), answer.text

    def open(self, guest: Guest) -> None:
        table = self.dice.choice(self.tables)
        before = [each for each in guest.sockets if each.table == table]
        since = before[-1].seen.state.get("event", 0) if before else 0
        with suppress(InvalidStatus, ConnectionClosed, StopIteration):  # the database may be away
            seen = self.dice.choice(guest.at).open(table, since)
            while seen.hear()["type"] != "welcome":
                pass
            guest.sockets.append(Socket(seen, table, 0 if seen.said[-1]["whole"] else since))

    def talk(self, socket: Socket) -> None:
        chance, state = self.dice.random(), socket.seen.state
        if chance < 0.1:
            socket.seen.close()
        elif chance < 0.2:
            self.said += 1
            socket.send(type="chat", text=f"line {self.said}")
        elif chance < 0.3:
            socket.send(type="undo", request=1, event=state["event"])
        elif state["legal"]:
            action = self.dice.choice(state["legal"])["action"]
            socket.send(type="act", request=1, event=state["event"], actions=[action])


@pytest.mark.parametrize("seed", range(4))
def test_everybody_has_seen_exactly_what_is_stored(shared_database, serving, people, monkeypatch, seed):
    monkeypatch.setattr(gameplay, "STAND_IN", "random")
    database = shared_database()
    apps = [serving(database) for _ in range(3)]
    guests = [Guest(name, apps, people) for name in ("Ada", "Ben", "Eve", "Gil")]
    with create_engine(database, isolation_level="AUTOCOMMIT").connect() as connection:
        name = connection.engine.url.database
        schedule = Schedule(seed, guests, lambda: connection.execute(CUT, {"name": name}))
        for _ in range(STEPS):
            schedule.step()
    settle(apps[0], guests)
    for guest in guests:
        for socket in guest.live():
            check(apps[0], socket)
    assert not any(finding.wrong for finding in integrity.check_database(database))
    assert [app.state.service.metrics.errors._value.get() for app in apps] == [0.0] * 3


def settle(app: Any, guests: list[Guest]) -> None:
    """Wait until nothing more is stored, and everybody has heard of what is."""
    before: list[Any] = []
    for _ in range(240):
        time.sleep(0.5)
        sockets = [socket for guest in guests for socket in guest.live()]
        heard = [(socket.seen.state["event"], len(socket.seen.said)) for socket in sockets]
        stored = [len(run(app, queries.read_game(socket.table)).events) for socket in sockets]
        if heard == before and stored == [event for event, _ in heard]:
            return
        before = heard
    last = [said["type"] for said in sockets[0].seen.said[-12:]]
    raise AssertionError(f"there is no end to it: heard {before}, stored {stored}, {last}")


def check(app: Any, socket: Socket) -> None:
    """Compare what somebody has seen with what is stored."""
    stored = run(app, queries.read_game(socket.table)).events[socket.since :]
    seen = [(event["number"], event["kind"], event["seat"], event["action"]) for event in socket.seen.events]
    assert seen == [event[:4] for event in stored]
    assert socket.lines == [row.text for row in run(app, queries.read_chat(socket.table))]
    table = run(app, queries.find_table(socket.table))
    assert socket.seen.table["status"] == table.status
    assert [(seat["name"], seat["away"]) for seat in socket.seen.table["seats"]] == [
        (seat.name, seat.away) for seat in table.seats
    ]
