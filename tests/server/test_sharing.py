"""Several processes on one PostgreSQL database: any of them serves any table, and nothing is lost or done twice."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import pytest
from sqlalchemy import create_engine, select, text

from entrepot.server import claims, guest_queries, presences, queries, schema
from entrepot.server.errors import ConflictError, StorageError
from entrepot.server.history import RECENT
from entrepot.server.notices import PROCESSES, connect

from .conftest import leave, running
from .guest import Seen, Visitor, play_out
from .test_hosting import person_at, remove, write
from .test_identity import close_code, moved

pytestmark = pytest.mark.long
SOON = 15.0


@pytest.fixture(scope="module")
def shared_database(postgres: str) -> Callable[[], str]:
    """A factory of new PostgreSQL databases, whatever the other tests use."""

    def make() -> str:
        name = f"shared{time.time_ns()}"
        with create_engine(f"{postgres}/postgres", isolation_level="AUTOCOMMIT").connect() as connection:
            connection.execute(text(f"CREATE DATABASE {name}"))
        return f"{postgres}/{name}"

    return make


@pytest.fixture
def serving() -> Iterator[Callable[..., Any]]:
    """A factory of servers."""
    with ExitStack() as stack:
        yield lambda database, **settings: stack.enter_context(running(database, **settings))


@pytest.fixture
def two(shared_database, serving) -> tuple[Any, Any]:
    """Two servers on one database."""
    database = shared_database()
    return serving(database), serving(database)


@pytest.fixture
def people() -> Iterator[Callable[..., Visitor]]:
    """A factory of visitors, and of the same visitor at another server."""
    with ExitStack() as stack:

        def make(name: str, app: Any, same: Visitor | None = None) -> Visitor:
            made = Visitor(app.state.address, name)
            stack.callback(leave, made)
            if same:
                made.web.cookies, made.csrf = same.web.cookies, same.csrf
            return made

        yield make


def run(app: Any, job: Any) -> Any:
    """The result of a database job."""
    return asyncio.run(app.state.service.storage.run(job))


def at_once(*calls: Callable[[], Any]) -> list[Any]:
    """The results of calls that are made at the same time."""
    gate = threading.Barrier(len(calls))

    def call(function: Callable[[], Any]) -> Any:
        gate.wait()
        return function()

    with ThreadPoolExecutor(len(calls)) as pool:
        return list(pool.map(call, calls))


def eventually(check: Callable[[], bool], seconds: float = SOON) -> None:
    end = time.monotonic() + seconds
    while not check():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def stored_events(app: Any, id: str) -> list[tuple[int, str]]:
    return [(event.number, event.action) for event in run(app, queries.read_game(id)).events]


@contextmanager
def deaf(app: Any) -> Iterator[None]:
    """A server that hears nothing of others, so that it has to notice for itself that it was too late."""
    service = app.state.service
    refresh, service.refresh = service.refresh, lambda table: asyncio.sleep(0)
    try:
        yield
    finally:
        service.refresh = refresh


def pair(people, two, seats: str = "me open", **terms: Any) -> tuple[Visitor, Visitor, Seen, Seen, str]:
    """Two people at one table, each at a server of their own."""
    ada, ben = people("Ada", two[0]), people("Ben", two[1])
    id = ada.table(seats=seats, **terms)["id"]
    ben.post(f"/api/tables/{id}/join")
    return ada, ben, ada.sit(id), ben.sit(id), id


# What one does, all see


def test_an_action_reaches_those_connected_to_another_process(two, people):
    _, _, ada, ben, _ = pair(people, two)
    ada.play("p0 play +YY")
    ben.hear_until(lambda said: said["type"] == "events" and ben.state["event"] == 1)
    assert ben.events[-1]["action"] == "p0 play +YY"
    assert ben.events[-1]["log"] == ada.events[-1]["log"]
    ben.play(ben.legal()[0])
    ada.hear_until(lambda said: ada.state["event"] == 2)


def test_a_whole_game_is_played_at_two_processes(two, people):
    _, _, ada, ben, id = pair(people, two)
    play_out([ada, ben])
    assert ada.state["result"] == ben.state["result"]
    for seen in (ada, ben):
        seen.hear_until(lambda said, seen=seen: seen.table["status"] == "finished")
    assert [(event["number"], event["action"]) for event in ben.events] == stored_events(two[0], id)


def test_an_undo_reaches_another_process(two, people):
    _, _, ada, ben, _ = pair(people, two)
    ada.play("p0 play +YY")
    ada.send(type="undo", request=1, event=1)
    ben.hear_until(lambda said: ben.state["event"] == 2)
    assert ben.events[-1]["kind"] == "undo"
    ada.hear_until(lambda said: ada.state["event"] == 2)
    ada.play("p0 play +YY")
    ben.hear_until(lambda said: ben.state["event"] == 3)


def test_a_table_that_fills_up_starts_for_all(two, people):
    ada, ben = people("Ada", two[0]), people("Ben", two[1])
    id = ada.table(seats="me open")["id"]
    seen = ada.sit(id)
    ben.post(f"/api/tables/{id}/join")
    seen.hear_until(lambda said: seen.table["status"] == "playing" and seen.state["turn"] is not None)
    assert [seat["name"] for seat in seen.table["seats"]] == ["Ada", "Ben"]


def test_chat_reaches_another_process_in_order_and_once(two, people):
    _, _, ada, ben, _ = pair(people, two)
    for number in range(4):
        (ada, ben)[number % 2].send(type="chat", text=f"line {number}")
    for seen in (ada, ben):
        lines: list[str] = []
        while len(lines) < 4:
            lines.append(seen.hear_kind("chat")["line"]["text"])
        assert sorted(lines) == [f"line {number}" for number in range(4)]
        seen.send(type="ping")
        seen.hear_kind("pong")
        assert [said["type"] for said in seen.said].count("chat") == 4
    assert [said["line"]["text"] for said in ada.said if said["type"] == "chat"] == [
        said["line"]["text"] for said in ben.said if said["type"] == "chat"
    ]


def test_a_guest_finds_at_once_what_another_process_stored(two, people):
    """A private table lets in who has just joined it elsewhere."""
    ada, ben = people("Ada", two[0]), people("Ben", two[0])
    table = ada.table(seats="me open open", private=True)
    id, elsewhere = table["id"], people("Ben", two[1], same=ben)
    assert elsewhere.web.get(f"/api/tables/{id}").status_code == 404
    people("Ada", two[1], same=ada).get(f"/api/tables/{id}")  # now it is in the memory of both
    for _ in range(5):
        ben.post(f"/api/tables/{id}/join", invitation=table["invitation"])
        assert elsewhere.get(f"/api/tables/{id}")["yours"] == [1]
        ben.post(f"/api/tables/{id}/leave")
        assert elsewhere.web.get(f"/api/tables/{id}").status_code == 404


def test_a_game_is_loaded_as_it_is_though_the_notice_is_still_on_its_way(two, people):
    ada, ben = people("Ada", two[0]), people("Ben", two[0])
    id = ada.table(seats="me open")["id"]
    people("Eve", two[1]).get(f"/api/tables/{id}")  # in the memory of the second server: a table that waits
    with deaf(two[1]):
        ben.post(f"/api/tables/{id}/join")
        ada.sit(id).play("p0 play +YY")
        seen = people("Eve", two[1]).sit(id)
        assert seen.table["status"] == "playing"
        assert [event["action"] for event in seen.events] == ["p0 play +YY"]


def test_nobody_misses_an_event_that_was_loaded_with_the_game(two, people):
    _, _, ada, ben, id = pair(people, two)
    with deaf(two[1]):
        two[1].state.service.tables[id].history = None  # as after half a minute in which nothing happens
        ada.play("p0 play +YY")
        people("Eve", two[1]).sit(id)
        ben.hear_until(lambda said: said["type"] == "events" and ben.state["event"] == 1)
    assert [event["action"] for event in ben.events] == ["p0 play +YY"]


def test_a_process_that_was_cut_off_for_long_sends_everything_that_it_missed(two, people):
    """More events than a game keeps the logs of."""
    ada = people("Ada", two[0])
    id = ada.table(seats="me me")["id"]
    seen, watching = ada.sit(id), people("Eve", two[1]).sit(id)
    with deaf(two[1]):
        for _ in range(3 * RECENT):
            seen.play(seen.legal()[0])
    people("Ben", two[1]).get(f"/api/tables/{id}")
    watching.hear_until(lambda said: watching.state["event"] == 3 * RECENT)
    assert watching.events == seen.events


# Who was first


def test_of_two_actions_at_once_one_is_stale(two, people):
    ada = people("Ada", two[0])
    id = ada.table(seats="me me")["id"]
    seats = [ada.sit(id), people("Ada", two[1], same=ada).sit(id)]
    for number in range(12):
        action = seats[0].legal()[0]
        refusals = at_once(*(lambda seen=seen, action=action: reasons(seen, action) for seen in seats))
        assert sorted(refusals) == [[], ["server-stale"]]
        for seen in seats:
            while seen.state["event"] <= number:
                seen.hear()
    assert [number for number, _ in stored_events(two[0], id)] == list(range(1, 13))


def reasons(seen: Seen, action: str) -> list[str]:
    """Why an action was refused, if it was; the answer to the ping comes after that to the action."""
    seen.act(action)
    seen.send(type="ping")
    before = len(seen.said)
    seen.hear_kind("pong")
    return [said["reason"]["id"] for said in seen.said[before:] if said["type"] == "refused"]


def test_an_action_after_another_that_was_not_heard_of_is_stale(two, people):
    ada = people("Ada", two[0])
    id = ada.table(seats="me me")["id"]
    seen, other = ada.sit(id), people("Ada", two[1], same=ada).sit(id)
    with deaf(two[1]):
        seen.play("p0 play +YY")
        other.act("p0 play ^2", event=0)  # the second server knows of nothing else
        assert other.refused() == "server-stale"
    assert other.state["event"] == 1
    assert [event["action"] for event in other.events] == ["p0 play +YY"]
    assert len(stored_events(two[0], id)) == 1


def test_the_events_of_one_who_was_too_late_are_not_stored(two, people):
    """The database decides, even if a process knows nothing of the other."""
    _, _, ada, _, id = pair(people, two)
    table = run(two[1], queries.find_table(id))
    ada.play("p0 play +YY")
    with pytest.raises(ConflictError):
        run(two[1], queries.add_events(table, [], table.status, table.progress, table.due))
    stale = run(two[1], queries.find_table(id))
    stale.revision -= 1
    with pytest.raises(ConflictError):
        run(two[1], queries.save_table(stale))
    assert len(stored_events(two[0], id)) == 1


def test_two_people_who_join_the_last_seat_at_once(two, people):
    ada, ben, eve = people("Ada", two[0]), people("Ben", two[0]), people("Eve", two[1])
    for _ in range(8):
        id = ada.table(seats="me open")["id"]
        path = f"/api/tables/{id}/join"
        answers = at_once(lambda path=path: ben.ask(path), lambda path=path: eve.ask(path))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        lost = next(answer for answer in answers if answer.status_code == 409)
        assert lost.json()["reason"]["id"] in ("server-not-waiting", "server-seat-taken")
        winner = ben if answers[0].status_code == 200 else eve
        assert winner.get(f"/api/tables/{id}")["yours"] == [1]
        ada.post(f"/api/tables/{id}/leave")


def test_two_people_who_join_a_table_at_once_both_get_a_seat(two, people):
    ada, ben, eve = people("Ada", two[0]), people("Ben", two[0]), people("Eve", two[1])
    for _ in range(8):
        id = ada.table(seats="me open open")["id"]
        path = f"/api/tables/{id}/join"
        answers = at_once(lambda path=path: ben.ask(path), lambda path=path: eve.ask(path))
        assert [answer.status_code for answer in answers] == [200, 200]
        info = ada.get(f"/api/tables/{id}")
        assert info["status"] == "playing"
        assert {seat["name"] for seat in info["seats"]} == {"Ada", "Ben", "Eve"}
        ada.post(f"/api/tables/{id}/leave")


def test_a_rematch_asked_for_at_two_processes_is_one(two, people):
    ada, ben, seen, other, id = pair(people, two)
    play_out([seen, other])
    path = f"/api/tables/{id}/rematch"
    first, second = at_once(lambda: ada.post(path)["id"], lambda: ben.post(path)["id"])
    assert first == second
    assert sum(run(two[0], queries.open_tables(ada_id)).count(first) for ada_id in owners(two[0], first)) == 1
    eventually(lambda: ada.get(f"/api/tables/{first}")["status"] == "playing")
    with two[0].state.service.storage.engine.connect() as connection:
        assert len(list(connection.scalars(select(schema.tables.c.id)))) == 2


def owners(app: Any, id: str) -> list[str]:
    with app.state.service.storage.engine.connect() as connection:
        return list(connection.scalars(select(schema.tables.c.owner).where(schema.tables.c.id == id)))


# What tables do by themselves


def questions(app: Any) -> list[int]:
    """A list to which the numbers of the events are added after which a server's bots are asked."""
    asked: list[int] = []
    workers = app.state.service.workers
    ask = workers.run

    async def count(task: Any, share: Any) -> Any:
        asked.append(len(task.actions))
        return await ask(task, share)

    workers.run = count
    return asked


def test_a_bot_thinks_once_whoever_watches(two, people):
    ada = people("Ada", two[0])
    asked = [questions(app) for app in two]
    id = ada.table(seats="me bot bot bot")["id"]
    seen, other = ada.sit(id), people("Ben", two[1]).sit(id)
    play_out([seen])
    other.hear_until(lambda said: bool(other.state["result"]))
    together = sorted(asked[0] + asked[1])
    assert together == sorted(set(together))
    events = stored_events(two[0], id)
    assert len(together) == sum(not action.startswith("p0") for _, action in events)


def test_the_bots_of_a_dead_process_are_taken_over(two, people, monkeypatch):
    monkeypatch.setattr(claims, "LEASE", 2.0)
    ada = people("Ada", two[0])
    id = ada.table(seats="me bot", pace=0)["id"]
    other = people("Ada", two[1], same=ada).sit(id)
    two[0].state.service.workers.run = lambda *args: asyncio.sleep(1000)  # claims and never answers
    first = ada.sit(id)
    freeze_leases(two[0])
    first.act("p0 play +YY")
    begin = time.monotonic()
    other.hear_until(lambda said: other.state["event"] >= 2)
    assert 1.0 < time.monotonic() - begin < SOON


def freeze_leases(app: Any) -> None:
    """A process that does not renew its leases any more."""
    service = app.state.service
    run_job = service.storage.run

    async def run_most(job: Any) -> Any:
        if "claim" in job.__qualname__:
            await asyncio.sleep(1000)
        return await run_job(job)

    service.storage.run = run_most


def test_claims_are_exclusive_and_leases_end(two, people, monkeypatch):
    monkeypatch.setattr(claims, "LEASE", 1.0)
    ada = people("Ada", two[0])
    id = ada.table(seats="me me")["id"]
    ada.sit(id)
    ends = at_once(*(lambda app=app: run(app, claims.claim(id, 0, None)) for app in two * 4))
    assert len([end for end in ends if end]) == 1
    lease = next(end for end in ends if end)
    assert run(two[0], claims.claim_overdue(5)) == []
    renewed = run(two[0], claims.claim(id, 0, lease))
    assert renewed > lease
    assert run(two[1], claims.claim(id, 0, lease)) is None
    assert run(two[1], claims.claim(id, 1, renewed)) is None  # another event has happened
    time.sleep(1.1)
    found = at_once(*(lambda app=app: run(app, claims.claim_overdue(5)) for app in two * 4))
    assert len([each for each in found if each]) <= 1  # one of the servers itself may have been faster


def test_a_clock_runs_out_once(two, people):
    """Both servers watch it, and the second does not hear that the first has noticed."""
    _, guest, ada, ben, id = pair(people, two, clock={"seconds": 5}, pace=3)
    saved = changes(two[0]), changes(two[1])
    with deaf(two[0]), deaf(two[1]):
        for seen in (ada, ben):
            seen.hear_until(lambda said, seen=seen: seen.table["seats"][0]["away"])
    assert len(saved[0] + saved[1]) == 1
    guest.get(f"/api/tables/{id}")  # it may have missed the bot's action too, and catches up when it is asked
    while ben.state["event"] < 1:
        ben.hear()


def changes(app: Any) -> list[str]:
    """A list to which the tables are added of which a server stores a change."""
    saved: list[str] = []
    service = app.state.service
    save = service.save

    async def note(table: Any) -> None:
        await save(table)
        saved.append(table.id)

    service.save = note
    return saved


def test_a_clock_runs_out_at_another_process(two, people):
    """The people's own process is gone, and nobody is connected anywhere."""
    ada = people("Ada", two[0])
    id = ada.table(seats="me me", clock={"seconds": 1})["id"]
    two[0].state.service.tables[id].background_task.get_loop().call_soon_threadsafe(
        two[0].state.service.tables[id].background_task.cancel
    )
    eventually(lambda: run(two[1], queries.find_table(id)).seats[0].away)


# Who is there


def connected(info: Any) -> list[bool]:
    return [seat["connected"] for seat in info["seats"]]


def test_everybody_sees_who_is_connected_to_any_process(two, people):
    ada, ben, seen, other, id = pair(people, two)
    seen.hear_until(lambda said: connected(seen.table) == [True, True])
    spectator = people("Eve", two[1]).sit(id)
    seen.hear_until(lambda said: seen.table["spectators"] == 1)
    spectator.close()
    other.close()
    seen.hear_until(lambda said: connected(seen.table) == [True, False] and seen.table["spectators"] == 0)
    assert connected(ben.get(f"/api/tables/{id}")) == [True, False]
    assert ada.ask(f"/api/tables/{id}/replace", seat=1).status_code == 200


def test_somebody_present_at_another_process_cannot_be_replaced(two, people):
    ada, _, seen, _, id = pair(people, two)
    seen.hear_until(lambda said: connected(seen.table) == [True, True])
    assert ada.refused(f"/api/tables/{id}/replace", seat=1) == (409, "server-still-there")


def test_the_people_of_a_dead_process_have_left(two, people):
    _, _, seen, _, id = pair(people, two)
    seen.hear_until(lambda said: connected(seen.table) == [True, True])
    dead = 77
    with connect(two[0].state.service.storage.engine.url) as alive:
        alive.execute("SELECT pg_advisory_lock_shared(%s, %s)", [PROCESSES, dead])
        run(two[0], presences.save(id, dead, {"somebody": 2}))
        people("Eve", two[0]).get(f"/api/tables/{id}")
        seen.hear_until(lambda said: seen.table["spectators"] == 2)
        time.sleep(1.5)
        seen.send(type="ping")
        seen.hear_kind("pong")
        assert seen.table["spectators"] == 2
    seen.hear_until(lambda said: seen.table["spectators"] == 0)


def test_bots_play_for_those_who_watch_at_another_process(two, people):
    ada = people("Ada", two[0])
    id = ada.table(seats="bot bot")["id"]
    time.sleep(0.5)
    assert stored_events(two[0], id) == []
    seen = people("Eve", two[1]).sit(id)
    seen.hear_until(lambda said: bool(seen.state["result"]))


# Analyses


def test_an_analysis_is_made_once_and_its_progress_known_everywhere(two, people):
    ada, ben, seen, other, id = pair(people, two)
    play_out([seen, other])
    path = f"/api/tables/{id}/analysis"
    assert ben.get(path)["status"] == "none"
    assert ada.post(path)["status"] == "running"
    eventually(lambda: ben.get(path)["status"] == "running")
    assert ben.post(path)["status"] == "running"
    assert list(two[1].state.service.analyses) == []
    stored = run(two[1], queries.find_analysis(id))
    run(two[1], queries.save_analysis(id, stored, time.time() - 1))  # as if the process had fallen silent
    assert run(two[1], queries.find_analysis(id)) is None


# Bots elsewhere


def test_a_server_without_bots_leaves_them_to_others(shared_database, serving, people):
    database = shared_database()
    front, back = serving(database, processes=0), serving(database)
    asked = questions(front), questions(back)
    ada = people("Ada", front)
    seen = ada.sit(ada.table(seats="me bot", options={"players": 2})["id"])
    play_out([seen])
    assert asked[0] == []
    assert len(asked[1]) == len(set(asked[1])) > 0


def test_a_paused_table_of_bots_goes_on_at_another_process(shared_database, serving, people):
    database = shared_database()
    front = serving(database, processes=0)
    serving(database)
    ada = people("Ada", front)
    id = ada.table(seats="bot bot")["id"]
    seen = ada.sit(id)
    seen.hear_until(lambda said: bool(seen.state["result"]))


# People


def test_sockets_of_signed_out_devices_are_closed(two, people):
    ada, phone = people("Ada", two[0]), people("Phone", two[1])
    moved(phone, ada.post("/api/me/link")["code"])
    line = phone.sit(ada.table()["id"])
    ada.post("/api/me/sign-out")
    assert close_code(line) == 4401
    assert phone.get("/api/me")["name"] == ""


def test_sockets_of_devices_are_closed_though_the_notice_was_missed(two, people, monkeypatch):
    monkeypatch.setattr(guest_queries, "announce_guest", lambda connection, id: None)
    ada, phone = people("Ada", two[0]), people("Phone", two[1])
    moved(phone, ada.post("/api/me/link")["code"])
    line = phone.sit(ada.table()["id"])
    ada.post("/api/me/sign-out")
    with two[0].state.service.storage.engine.begin() as connection:
        connection.execute(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"))
    assert close_code(line) == 4401


def test_a_link_is_followed_once(two, people):
    ada, phones = people("Ada", two[0]), [people("Phone", app) for app in two]
    for _ in range(5):
        body = {"code": ada.post("/api/me/link")["code"], "confirmed": True}
        answers = at_once(*(partial(phone.ask, "/api/me/move", **body) for phone in phones))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        for phone in phones:
            phone.csrf = phone.get("/api/me")["csrf"]


def test_somebody_removed_is_out_everywhere(two, people):
    ada, ben = people("Ada", two[0]), people("Ben", two[1])
    table = ada.table(seats="me open open", private=True)
    id, invitation = table["id"], table["invitation"]
    ben.post(f"/api/tables/{id}/join", invitation=invitation)
    line = ben.sit(id)
    remove(ada, id, 1)
    assert close_code(line) == 4403
    assert ben.refused(f"/api/tables/{id}/join", invitation=invitation) == (404, "server-no-table")


def test_somebody_muted_is_silent_everywhere(two, people):
    ada, _, _, bens, id = pair(people, two)
    ada.post(f"/api/tables/{id}/mute", person=person_at(ada, id, 1))
    bens.hear_until(lambda said: said["type"] == "table" and not said["table"]["may_chat"])
    assert write(bens) == "server-muted"


# What goes wrong


def test_a_refusal_after_catching_up_does_not_take_the_table_back(two, people):
    """The game is loaded within the request, and with it an event that the process has not heard of."""
    _, _, ada, ben, id = pair(people, two)
    eve, service = people("Eve", two[1]), two[1].state.service
    with deaf(two[1]):
        service.tables[id].history = None
        ada.play("p0 play +YY")
        assert eve.refused(f"/api/tables/{id}/replace", seat=0) == (403, "server-not-at-table")
        assert service.tables[id].number == 1
    ben.hear_until(lambda said: ben.state["event"] == 1)
    ben.play("p1 play +YY")
    ben.send(type="ping")
    ben.hear_kind("pong")
    assert [event["number"] for event in ben.events] == [1, 2]


def test_a_table_that_pauses_is_not_claimed_again_and_again(two, people, monkeypatch):
    """Its process was killed when it had claimed a bot's turn, and the spectators have gone too."""
    monkeypatch.setattr(claims, "LEASE", 1.0)
    id = people("Ada", two[0]).table(seats="bot bot")["id"]
    run(two[0], claims.make_due(id, 0))
    eventually(lambda: run(two[0], queries.find_table(id)).due.at is None)
    time.sleep(2.5)
    assert run(two[0], queries.find_table(id)).due.at is None
    assert stored_events(two[0], id) == []
    seen = people("Eve", two[1]).sit(id)
    seen.hear_until(lambda said: bool(seen.state["result"]))


def test_a_process_that_hangs_in_a_transaction_does_not_stop_the_others(two, people):
    """Nor does one whose host is cut off in the middle of a transaction: the database ends its session."""
    ada, _, seen, other, id = pair(people, two)
    elsewhere = ada.sit(ada.table(seats="me me")["id"])
    begun, ended = threading.Event(), threading.Event()

    def hang(connection: Any) -> None:
        queries.lock_table(connection, id)
        begun.set()
        ended.wait(30)

    hanging = threading.Thread(target=run_in_vain, args=[two[1], hang])
    hanging.start()
    begun.wait(SOON)
    begin = time.monotonic()
    seen.act("p0 play +YY")
    elsewhere.play("p0 play +YY")
    assert elsewhere.state["event"] == 1
    assert time.monotonic() - begin < 8
    if not seen.hear_until(lambda said: said["type"] in ("events", "refused")).get("events"):
        eventually(lambda: seen.play("p0 play +YY")["type"] == "events")
    assert time.monotonic() - begin < 12
    ended.set()
    hanging.join()
    other.hear_until(lambda said: other.state["event"] == 1)


def run_in_vain(app: Any, job: Any) -> None:
    with pytest.raises(StorageError):
        run(app, job)
