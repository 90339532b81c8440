"""Limits for each address and for all of them together."""

from __future__ import annotations

import asyncio
import socket
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from entrepot.server import Settings, views
from entrepot.server.address_limits import AddressLimits, household
from entrepot.server.errors import RefusalError
from entrepot.server.table_service import TableService

from .guest import Visitor

LIMITED: dict[str, Any] = {"address_limits": 1.0}


def socket_address(app, table: str) -> str:
    return f"{app.state.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"


def from_address(address: str) -> dict[str, str]:
    return {"X-Forwarded-For": address}


def test_sockets_without_a_cookie_are_counted_by_address(serving, visitor):
    app = serving(**LIMITED, address_sockets=5, proxies=("127.0.0.1",))
    where = socket_address(app, visitor("Ada", app).table()["id"])
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(connect(where, additional_headers=from_address("203.0.113.7")))
        with pytest.raises(InvalidStatus) as refused, connect(where, additional_headers=from_address("203.0.113.7")):
            pass
        assert refused.value.response.status_code == 429
        assert b"server-too-many-connections" in refused.value.response.body
        with connect(where, additional_headers=from_address("203.0.113.8")) as other:
            assert other.recv()
    with connect(where, additional_headers=from_address("203.0.113.7")) as again:
        assert again.recv()


def test_an_address_is_not_believed_without_a_configured_proxy(serving, visitor):
    app = serving(**LIMITED, address_sockets=2)
    where = socket_address(app, visitor("Ada", app).table()["id"])
    with ExitStack() as stack:
        for number in range(2):
            stack.enter_context(connect(where, additional_headers=from_address(f"203.0.113.{number}")))
        with pytest.raises(InvalidStatus), connect(where, additional_headers=from_address("203.0.113.9")):
            pass


def test_sockets_are_counted_in_all(serving, visitor):
    app = serving(sockets=3)
    where = socket_address(app, visitor("Ada", app).table()["id"])
    with ExitStack() as stack:
        for _ in range(3):
            stack.enter_context(connect(where))
        with pytest.raises(InvalidStatus) as refused, connect(where):
            pass
        assert refused.value.response.status_code == 503


@pytest.mark.parametrize("sent", [b"", b"GET / HTT", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: "])
def test_a_request_that_never_arrives_is_dropped(serving, sent):
    app = serving(**LIMITED, request_seconds=0.5)
    host, port = app.state.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(sent)
        assert dropped(line)


def test_a_second_request_that_never_arrives_is_dropped_too(serving):
    app = serving(**LIMITED, request_seconds=0.5)
    host, port = app.state.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(10_000)
        line.sendall(b"GET /heal")
        assert dropped(line)


def test_a_body_that_never_arrives_is_dropped(serving, visitor):
    app = serving(**LIMITED, request_seconds=0.5)
    ada = visitor("Ada", app)
    host, port = app.state.address.removeprefix("http://").split(":")
    headers = {"Host": "localhost", "Content-Length": "99", "X-CSRF-Token": ada.csrf, **ada.cookie()}
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(f"POST /api/me HTTP/1.1\r\n{head}\r\n{{".encode())
        assert dropped(line)


def test_whoever_leaves_in_the_middle_of_a_request_is_no_error(serving, visitor, caplog):
    app = serving(**LIMITED)
    ada = visitor("Ada", app)
    host, port = app.state.address.removeprefix("http://").split(":")
    headers = {"Host": "localhost", "Content-Length": "99", "X-CSRF-Token": ada.csrf, **ada.cookie()}
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(f"POST /api/me HTTP/1.1\r\n{head}\r\n{{".encode())
        time.sleep(0.2)  # until the server waits for the rest
    time.sleep(0.2)
    assert app.state.service.metrics.errors._value.get() == 0
    assert [record for record in caplog.records if record.exc_info] == []


def dropped(line: socket.socket) -> bool:
    """Whether the server ends a connection; it may say something before."""
    try:
        while line.recv(10_000):
            pass
    except ConnectionResetError:
        pass
    except TimeoutError:
        return False
    return True


def test_half_open_connections_are_counted_by_address(serving):
    app = serving(**LIMITED, address_connections=10, request_seconds=60)
    host, port = app.state.address.removeprefix("http://").split(":")
    with ExitStack() as stack:
        lines = [stack.enter_context(socket.create_connection((host, int(port)), timeout=5)) for _ in range(10)]
        with socket.create_connection((host, int(port)), timeout=5) as line:
            assert dropped(line)
        lines[0].sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" in lines[0].recv(10_000)


def test_requests_are_limited_by_address(serving):
    app = serving(address_limits=0.1, address_sockets=1000, proxies=("127.0.0.1",))
    with httpx.Client(base_url=app.state.address, verify=False, timeout=30) as web:
        found = [web.get("/openapi.json", headers=from_address("203.0.113.7")).status_code for _ in range(90)]
        assert web.get("/api/me", headers=from_address("203.0.113.8")).status_code == 200
    assert found[:30] == [200] * 30
    assert set(found) <= {200, 429}


def test_a_burst_of_requests_is_cut_off():
    limits = AddressLimits(Settings("", address_limits=0.1))
    for _ in range(30):
        with limits.request("a"):
            pass
    with pytest.raises(RefusalError) as refused, limits.request("a"):
        pass
    assert refused.value.status == 429
    with limits.request("b"):
        pass


def test_requests_under_way_are_counted():
    limits = AddressLimits(Settings("", address_limits=0.1))
    with ExitStack() as stack:
        for _ in range(5):
            stack.enter_context(limits.request("a"))
        with pytest.raises(RefusalError), limits.request("a"):
            pass
    with limits.request("a"):
        pass
    assert not limits.under_way


def test_new_tables_are_limited_by_address_whatever_the_cookie(serving):
    app = serving(**LIMITED)
    wish = {"game": "spice_road", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    found = []
    for number in range(6):
        guest = Visitor(app.state.address, f"Eve {number}")
        found += [guest.ask("/api/tables", **wish).status_code for _ in range(5)]
        guest.close()
    assert found[:20] == [200] * 20
    assert found.count(429) >= 5


def test_tables_created_in_parallel_are_counted(serving, visitor):
    app = serving(open_tables=4)
    ada = visitor("Ada", app)
    wish = {"game": "spice_road", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    with ThreadPoolExecutor(12) as pool:
        found = list(pool.map(lambda _: ada.ask("/api/tables", **wish).status_code, range(24)))
    assert set(found) <= {200, 409}
    mine = [table for table in ada.get("/api/tables") if table["owner"] and table["status"] == "waiting"]
    assert len(mine) <= 4


def test_those_who_come_together_are_announced_together():
    sent = []
    service = SimpleNamespace(broadcast_table=sent.append, storage=SimpleNamespace(shared=False))
    table = SimpleNamespace(notice=None)

    async def crowd() -> None:
        for _ in range(200):
            TableService.announce_presence(service, table)
        await asyncio.sleep(0.5)

    asyncio.run(crowd())
    assert sent == [table]


def test_spectators_who_come_later_see_the_same_events(serving, visitor):
    app = serving()
    ada = visitor("Ada", app)
    seen = ada.sit(ada.table(seats="me me")["id"])
    for action in ("p0 play +YY", "p1 play +YY"):
        seen.play(action)
        first, second = visitor("Ben", app).sit(seen.table["id"]), visitor("Cleo", app).sit(seen.table["id"])
        assert first.events == second.events == seen.events


def test_an_event_is_prepared_once_for_all_spectators(serving, visitor, monkeypatch):
    """So a crowd at one table takes little time from the others."""
    app = serving()
    ada = visitor("Ada", app)
    seen = ada.sit(ada.table(seats="me me")["id"])
    crowd = [visitor(f"Ben {number}", app).sit(seen.table["id"]) for number in range(10)]
    made, own_state = [], views.own_state
    monkeypatch.setattr(views, "own_state", lambda *args: made.append(args) or own_state(*args))
    seen.play("p0 play +YY")
    for each in crowd:
        each.hear_kind("events")
        assert each.state == crowd[0].state
    assert len(made) == 2  # for Ada, and for all spectators


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.7", True),
        ("203.0.113.7", "203.0.113.8", False),
        ("2001:db8::1", "2001:db8::ffff:1", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("", "", True),
        ("unix", "unix", True),
    ],
)
def test_a_household_counts_as_one_address(one, other, same):
    assert (household(one) == household(other)) == same


def test_limits_may_be_switched_off():
    limits = AddressLimits(Settings("", address_limits=0.0, address_sockets=1))
    with ExitStack() as stack:
        for _ in range(1000):
            stack.enter_context(limits.request("a"))
            limits.open_socket("a")
