"""Attacks: forged cookies, other sites, garbage, floods."""

from __future__ import annotations

import json
import socket
import string
from time import monotonic

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from entrepot.server.guests import COOKIE, GuestTokens

from .guest import Visitor

UPGRADE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "x3JJHMbDL1EzLkh9GBhXDw==",
}


def stranger(site, cookie: str | None = None) -> httpx.Client:
    return httpx.Client(base_url=site.state.address, cookies={COOKIE: cookie} if cookie else None, verify=False)


def socket_of(site, table: str) -> str:
    return f"{site.state.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"


# Cookies


def test_a_cookie_is_taken_only_with_our_signature(site, visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    own, other = ada.web.cookies[COOKIE], ben.web.cookies[COOKIE]
    id, signature = own.split(".", 1)
    forged = [
        id,
        f"{id}.",
        f"{other.split('.')[0]}.{signature}",  # another's name over one's own signature
        f"{id}x.{signature}",
        own[:-2] + ("A" if own[-2] != "A" else "B") + own[-1],  # (some bits of the very last letter carry nothing)
        GuestTokens("another key").cookie(id),
        "☃",
        "." * 5000,
    ]
    for cookie in forged:
        with stranger(site) as web:
            answer = web.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}".encode()})
            assert answer.status_code == 200
            assert answer.json()["name"] == ""
            assert answer.json()["csrf"] != ada.csrf


def test_an_old_cookie_is_not_taken(monkeypatch):
    door = GuestTokens("key")
    cookie = door.cookie("ada")
    assert door.guest_of(cookie) == ("ada", "")
    monkeypatch.setattr("itsdangerous.timed.time.time", lambda: 4_000_000_000)
    assert door.guest_of(cookie) is None


def test_the_cookie_is_out_of_reach_for_scripts_and_other_sites(site):
    with stranger(site) as web:
        cookie = web.get("/api/me").headers["set-cookie"]
        assert {"HttpOnly", "SameSite=lax", "Path=/"} <= set(cookie.split("; "))


# Other sites


def test_nothing_is_changed_without_the_token(site, visitor):
    ada = visitor()
    for headers in ({}, {"X-CSRF-Token": "x"}, {"X-CSRF-Token": visitor("Ben").csrf}):
        answer = ada.web.post("/api/me", json={"name": "Eve"}, headers=headers)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (403, "server-csrf")
    with stranger(site) as web:
        assert web.post("/api/me", json={"name": "Eve"}).json()["reason"]["id"] == "server-no-guest"
    assert ada.get("/api/me")["name"] == "Ada"


def test_pages_of_other_sites_are_turned_away(site, visitor):
    ada = visitor()
    table = ada.table()["id"]
    for origin in ("https://evil.example", "null", f"{site.state.address}.evil.example"):
        headers = {"X-CSRF-Token": ada.csrf, "Origin": origin}
        assert ada.web.post("/api/me", json={}, headers=headers).json()["reason"]["id"] == "server-origin"
        with pytest.raises(InvalidStatus), connect(socket_of(site, table), additional_headers={"Origin": origin}):
            pass
    ada.sit(table, Origin=site.state.address)


def test_a_page_of_the_same_name_but_another_scheme_or_port_is_turned_away(site, visitor):
    ada = visitor()
    table, host = ada.table()["id"], site.state.address.removeprefix("http://")
    for origin in (f"https://{host}", f"ftp://{host}", "http://127.0.0.1", "http://127.0.0.1:1"):
        headers = {"X-CSRF-Token": ada.csrf, "Origin": origin}
        assert ada.web.post("/api/me", json={}, headers=headers).json()["reason"]["id"] == "server-origin"
        with pytest.raises(InvalidStatus), connect(socket_of(site, table), additional_headers={"Origin": origin}):
            pass


def test_only_a_configured_proxy_is_believed_about_the_scheme(serving, visitor):
    for proxies, status in (((), 403), (("127.0.0.1",), 200), (("10.0.0.1",), 403)):
        ada = visitor("Ada", app := serving(proxies=proxies))
        origin = app.state.address.replace("http", "https")
        headers = {"X-CSRF-Token": ada.csrf, "Origin": origin, "X-Forwarded-Proto": "https"}
        assert ada.web.post("/api/me", json={}, headers=headers).status_code == status


HOSTS = [
    ("127.0.0.1:8320", True), ("localhost", True), ("LOCALHOST:1", True), ("[::1]:8320", True), ("192.168.1.7", True),
    (socket.gethostname(), True), ("games.example", True), ("other.example:8320", True), ("evil.example", False),
    ("evil.example:8320", False), ("127.0.0.1.evil.example", False), ("localhost.evil.example", False), ("[::1", False),
]  # fmt: skip


@pytest.mark.parametrize(("host", "known"), HOSTS)
def test_a_request_must_name_a_host_of_ours(serving, host, known):
    """Otherwise a site that points its own name at this machine talks to it from its visitors' browsers."""
    app = serving(origins=("https://games.example",), hosts=("Other.example",))
    with stranger(app) as web:
        answer = web.get("/api/me", headers={"Host": host})
    assert answer.status_code == (200 if known else 421)
    assert known or answer.json()["reason"]["id"] == "server-host"


def test_a_socket_must_name_a_host_of_ours(site, visitor):
    table = visitor().table()["id"]
    headers = {"Host": "evil.example", "Origin": "http://evil.example"}
    request = httpx.Request("GET", f"{site.state.address}/api/tables/{table}/socket", headers=headers | UPGRADE)
    with httpx.Client(verify=False) as web:
        assert web.send(request).status_code == 403


def test_an_origin_may_be_allowed(serving, visitor):
    ada = visitor("Ada", serving(origins=("https://games.example",)))
    ada.sit(ada.table()["id"], Origin="https://games.example")


def test_a_private_table_has_no_socket_for_strangers(site, visitor):
    table = visitor("Ada").table(seats="me open", private=True)
    address = socket_of(site, table["id"])
    for end in ("", "?invitation=x"):
        with pytest.raises(InvalidStatus), connect(address + end):
            pass
    with connect(f"{address}?invitation={table['invitation']}") as socket:
        assert json.loads(socket.recv())["table"]["invitation"] is None


# Rubbish


def test_headers_keep_a_page_to_itself(site):
    with stranger(site) as web:
        for path in ("/", "/api/me", "/nothing", "/api/tables/x"):
            headers = web.get(path).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "script-src" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize("id", ["x", "..", "%00", "a" * 200, "☃", "x'--"])
def test_a_table_that_is_not_there(site, id):
    with stranger(site) as web:
        answer = web.get(f"/api/tables/{id}")
        assert answer.status_code == 404
        assert set(answer.json()) == {"reason"}


@pytest.mark.parametrize(
    "body", [b"{", b"\xff", b"[]", b"7", b"[" * 9000, b'{"name": ' + b"9" * 9000 + b"}", b'{"x": "\\ud800"}']
)
def test_a_request_that_is_no_request(visitor, body):
    ada = visitor()
    answer = ada.web.post("/api/me", content=body, headers={"X-CSRF-Token": ada.csrf})
    assert answer.status_code == 400
    assert set(answer.json()) == {"reason"}


def test_a_request_that_is_too_long(visitor):
    ada = visitor()
    token = {"X-CSRF-Token": ada.csrf}
    assert ada.web.post("/api/me", content=b" " * 20_000, headers=token).status_code == 413
    assert ada.web.post("/api/replay", content=b" " * 3_000_000, headers=token).status_code == 413
    assert ada.refused("/api/replay", format="entrepot-record/1", actions=["p0 pass"] * 4000) == (
        413,
        "server-record-too-long",
    )


@pytest.mark.parametrize(
    "record", [{}, {"format": "entrepot-record/1"}, {"format": "entrepot-record/1", "start": {"game": "spice_road"}}]
)
def test_a_record_that_is_none(visitor, record):
    assert visitor().ask("/api/replay", **record).status_code == 400


@pytest.mark.parametrize("depth", [64, 300, 900, 100_000])
def test_deeply_nested_json_is_refused(visitor, depth):
    ada = visitor()
    record = '{"format": "entrepot-record/1", "start": ' + "[" * depth + "]" * depth + "}"
    answer = ada.web.post("/api/replay", content=record, headers={"X-CSRF-Token": ada.csrf})
    assert (answer.status_code, answer.json()["reason"]["id"]) == (400, "error-not-json")
    if depth < 1000:
        seen = ada.sit(ada.table(seats="me me")["id"])
        seen.socket.send('{"type": "arrange", "event": 0, "places": ' + "[" * depth + "]" * depth + "}")
        assert seen.refused() == "server-not-json"


def test_an_internal_error_reveals_no_details(site, visitor, monkeypatch):
    def broken(*args: object) -> None:
        raise ZeroDivisionError("secret")

    ada = visitor()
    seen = ada.sit(ada.table(seats="me me")["id"])
    monkeypatch.setattr("entrepot.server.queries.add_events", broken)
    seen.act("p0 play +YY")
    assert seen.refused() == "server-error"
    assert seen.state["event"] == 0
    monkeypatch.setattr("entrepot.server.queries.list_tables", broken)
    answer = ada.web.get("/api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"reason": {"id": "server-error", "args": {}}}
    monkeypatch.undo()
    assert seen.play("p0 play +YY")["type"] == "events"


def test_a_message_that_is_too_long_ends_the_connection(visitor):
    ada = visitor()
    seen = ada.sit(ada.table()["id"])
    seen.socket.send("x" * 20_000)
    with pytest.raises(ConnectionClosed):
        seen.hear_until(lambda said: False)
    ada.sit(ada.table()["id"])


TEXTS = st.text(max_size=20) | st.sampled_from(["act", "undo", "chat", "arrange", "ping", "p0 play +YY", "\ud800"])
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | TEXTS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)
MESSAGES = st.fixed_dictionaries(
    {"type": TEXTS},
    optional=dict.fromkeys(("request", "event", "actions", "ends_turn", "places", "text", "more"), VALUES),
)
RUBBISH = st.one_of(MESSAGES.map(json.dumps), VALUES.map(json.dumps), st.text(string.printable, max_size=40))


@pytest.fixture(scope="module")
def fuzzed(site):
    eve = Visitor(site.state.address, "Eve")
    table = eve.table(seats="me me")["id"]
    yield eve.sit(table)
    eve.close()


@settings(suppress_health_check=list(HealthCheck))
@given(st.lists(RUBBISH, min_size=1, max_size=20))
def test_garbage_is_refused_and_does_no_harm(fuzzed, garbage):
    for text in garbage:
        fuzzed.socket.send(text)
    fuzzed.send(type="ping")
    fuzzed.hear_kind("pong")
    assert fuzzed.state["turn"] is not None
    assert not [said for said in fuzzed.said if said.get("reason", {}).get("id") == "server-error"]


def test_bytes_are_no_message(visitor):
    ada = visitor()
    seen = ada.sit(ada.table()["id"])
    seen.socket.send(b"\x00\x01")
    with pytest.raises(ConnectionClosed):
        seen.hear_until(lambda said: False)


def test_a_flood_is_slowed_down(serving, visitor):
    ada = visitor("Ada", serving(burst=5, rate=20.0))
    seen = ada.sit(ada.table()["id"])
    begin = monotonic()
    for _ in range(15):
        seen.send(type="ping")
    for _ in range(15):
        seen.hear_kind("pong")
    assert monotonic() - begin > 0.4
