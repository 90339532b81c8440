"""One guest on several devices: codes that lead there, signing out, and what an attacker could try."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from entrepot.server import guest_queries, passes, schema, table_socket
from entrepot.server.device_labels import BROWSERS, label_of
from entrepot.server.guests import COOKIE

from .guest import Seen, Visitor

PHONE = "Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0"


def moved(visitor: Visitor, code: str) -> Any:
    """Become somebody else, as the page does: look, confirm, and ask for the new token."""
    assert not visitor.post("/api/me/move", code=code)["moved"]
    found = visitor.post("/api/me/move", code=code, confirmed=True)
    visitor.csrf = visitor.get("/api/me")["csrf"]
    return found


def close_code(seen: Seen) -> int:
    """Why the server has closed a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        seen.hear_until(lambda said: False)
    assert closed.value.rcvd
    return closed.value.rcvd.code


@pytest.fixture
def other(visitor) -> Callable[[Visitor], Visitor]:
    """The same guest on another device."""

    def make(ada: Visitor) -> Visitor:
        made = visitor("Somebody")
        moved(made, ada.post("/api/me/link")["code"])
        return made  # type: ignore[no-any-return]

    return make


# Moving


@pytest.mark.parametrize("kind", ["recovery", "link"])
def test_a_code_makes_another_device_the_same_guest(visitor, kind):
    ada, phone = visitor("Ada"), visitor("Phone")
    id = ada.table(seats="me open", private=True)["id"]
    assert phone.web.get(f"/api/tables/{id}").status_code == 404
    assert moved(phone, ada.post(f"/api/me/{kind}")["code"]) == {"name": "Ada", "tables": 1, "moved": True}
    assert phone.get("/api/me")["name"] == "Ada"
    assert phone.get(f"/api/tables/{id}")["yours"] == [0]
    ben = visitor("Ben")
    ben.post(f"/api/tables/{id}/join", invitation=ada.get(f"/api/tables/{id}")["invitation"])
    assert phone.sit(id).play("p0 play +YY")["type"] == "events"
    assert ada.get("/api/me")["name"] == "Ada", "the first device stays signed in"


def test_a_recovery_code_works_again_and_a_link_does_not(visitor):
    ada = visitor("Ada")
    code, link = ada.post("/api/me/recovery")["code"], ada.post("/api/me/link")["code"]
    for _ in range(2):
        moved(visitor("Phone"), code)
    moved(visitor("Phone"), link)
    assert visitor("Eve").refused("/api/me/move", code=link) == (409, "server-code")


def test_a_link_ends(visitor, monkeypatch):
    ada, phone = visitor("Ada"), visitor("Phone")
    code = ada.post("/api/me/link")
    assert code["seconds"] == passes.LINK_SECONDS
    now = time.time()
    monkeypatch.setattr(guest_queries, "time", lambda: now + passes.LINK_SECONDS + 1)
    for confirmed in (False, True):
        assert phone.refused("/api/me/move", code=code["code"], confirmed=confirmed) == (409, "server-code")


@pytest.mark.parametrize("kind", ["recovery", "link"])
def test_a_new_code_replaces_the_last_one_of_its_kind(visitor, kind):
    ada, phone = visitor("Ada"), visitor("Phone")
    kept = ada.post("/api/me/recovery" if kind == "link" else "/api/me/link")["code"]
    first, second = (ada.post(f"/api/me/{kind}")["code"] for _ in range(2))
    assert phone.refused("/api/me/move", code=first) == (409, "server-code")
    for code in (second, kept):
        assert phone.post("/api/me/move", code=code)["name"] == "Ada"


def test_nobody_becomes_somebody_else_without_confirming(visitor):
    """Somebody who is lured to a link first sees whose it is, and stays who they are."""
    eve, ada = visitor("Eve"), visitor("Ada")
    code, cookie = eve.post("/api/me/link")["code"], ada.web.cookies[COOKIE]
    for unconfirmed in ({}, {"confirmed": False}):
        assert ada.post("/api/me/move", code=code, **unconfirmed) == {"name": "Eve", "tables": 0, "moved": False}
    assert ada.refused("/api/me/move", code=code, confirmed="yes") == (400, "server-yes-or-no")
    assert ada.web.cookies[COOKIE] == cookie
    assert ada.get("/api/me")["name"] == "Ada"
    assert moved(ada, code)["moved"], "looking does not use the link up"


def test_another_site_cannot_move_a_visitor(visitor):
    eve, ada = visitor("Eve"), visitor("Ada")
    body = {"code": eve.post("/api/me/link")["code"], "confirmed": True}
    assert ada.web.post("/api/me/move", json=body).json()["reason"]["id"] == "server-csrf"
    headers = {"X-CSRF-Token": ada.csrf, "Origin": "https://evil.example"}
    assert ada.web.post("/api/me/move", json=body, headers=headers).json()["reason"]["id"] == "server-origin"
    assert ada.web.get("/api/me/move", params=body).status_code == 405, "a code never stands in an address"
    assert ada.get("/api/me")["name"] == "Ada"


# Codes


def test_a_code_has_100_bits_and_may_be_typed_carelessly():
    codes = {passes.new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert len(passes.ALPHABET) ** passes.LENGTH == 2**100
    assert {letter for code in codes for letter in code} == {*passes.ALPHABET, "-"}
    code = "7k3m-x9qp-01ta-hw5c-n4ez"
    for typed in (code.upper(), code.replace("-", " "), code.replace("-", ""), f" {code}\n", code.replace("01", "oL")):
        assert passes.hash_of(typed) == passes.hash_of(code)
    assert passes.hash_of("8" + code[1:]) != passes.hash_of(code)


@pytest.mark.parametrize(
    "typed", ["", "7k3m", "7k3m-x9qp-01ta-hw5c-n4ez-0", "☃" * 20, "7k3m-x9qp-01ta-hw5c-n4eü", "x" * 9000]
)
def test_what_is_no_code_is_refused(visitor, typed):
    assert visitor("Eve").refused("/api/me/move", code=typed) == (409, "server-code")


def test_only_a_hash_of_a_code_is_stored(visitor, site):
    ada = visitor("Ada")
    codes = [ada.post(f"/api/me/{kind}")["code"] for kind in ("recovery", "link")]
    with site.state.service.storage.engine.begin() as connection:
        stored = [dict(row) for row in connection.execute(select(schema.passes)).mappings()]
    assert {passes.hash_of(code) for code in codes} <= {row["hash"] for row in stored}
    for code in codes:
        assert code not in (text := json.dumps(stored))
        assert code.replace("-", "") not in text


def test_an_address_can_try_few_codes(serving, visitor):
    eve = visitor("Eve", serving(address_limits=1.0))
    tried = [eve.refused("/api/me/move", code=passes.new_code()) for _ in range(12)]
    assert tried[0] == (409, "server-code")
    assert tried[-1] == (429, "server-too-many-requests")


# Devices


def test_a_guest_sees_the_devices_and_nobody_elses(visitor):
    ada = visitor("Ada")
    phone = visitor("Phone")
    phone.web.headers["User-Agent"] = PHONE
    moved(phone, ada.post("/api/me/recovery")["code"])
    found = phone.get("/api/me/identity")
    assert [(device["label"], device["current"]) for device in found["devices"]] == [
        ("Firefox, Android", True),
        ("", False),
    ]
    assert found["recovery"] is not None
    assert visitor("Eve").get("/api/me/identity")["devices"] != found["devices"]
    with httpx.Client(base_url=ada.address) as nobody:
        assert nobody.get("/api/me/identity").json() == {"devices": [], "recovery": None}


def test_labels_of_devices():
    def label(agent: str) -> str:
        return label_of(type("Request", (), {"headers": {"user-agent": agent}})())  # type: ignore[arg-type]

    chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36"
    assert label(chrome) == "Chrome, Linux"
    assert label(f"{chrome} Edg/130.0") == "Edge, Linux"
    assert label(PHONE) == "Firefox, Android"
    assert label("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1") == "Safari, iPhone"
    assert label("python-httpx/0.27") == label("") == ""
    assert len(BROWSERS) > 5


def test_a_guest_has_only_so_many_devices(visitor, monkeypatch):
    monkeypatch.setattr(guest_queries, "MOST_DEVICES", 3)
    ada = visitor("Ada")
    code = ada.post("/api/me/recovery")["code"]
    seen = ada.sit(ada.table()["id"])
    phones = [visitor("Phone") for _ in range(3)]
    for phone in phones:
        moved(phone, code)
    assert len(phones[0].get("/api/me/identity")["devices"]) == 3
    assert ada.get("/api/me")["name"] == "", "the one not used for the longest time is signed out"
    assert close_code(seen) == 4401


# Signing out


def test_signing_out_everywhere_else_leaves_one_device(visitor, other):
    ada = visitor("Ada")
    copy, phone = ada.web.cookies[COOKIE], other(ada)
    codes = [ada.post(f"/api/me/{kind}")["code"] for kind in ("recovery", "link")]
    id = ada.table(seats="me open")["id"]
    assert [device["current"] for device in ada.post("/api/me/sign-out")["devices"]] == [True]
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.get(f"/api/tables/{id}")["owner"]
    assert phone.get(f"/api/tables/{id}")["yours"] == []
    assert phone.refused(f"/api/tables/{id}/leave") == (403, "server-no-guest")
    thief = visitor("Thief")
    thief.become(copy)
    assert thief.get("/api/me")["name"] == "", "a copy of the cookie that signed out the others is void, too"
    for code in codes:
        assert thief.refused("/api/me/move", code=code) == (409, "server-code")


def test_one_device_can_be_signed_out(visitor, other):
    ada = visitor("Ada")
    phone, tablet = other(ada), other(ada)
    [device] = [device["id"] for device in phone.get("/api/me/identity")["devices"] if device["current"]]
    assert len(ada.post("/api/me/remove-device", device=device)["devices"]) == 2
    assert phone.get("/api/me")["name"] == ""
    assert tablet.get("/api/me")["name"] == ada.get("/api/me")["name"] == "Ada"
    assert ada.refused("/api/me/remove-device", device=device) == (404, "server-no-device")
    eve = visitor("Eve")
    mine = tablet.get("/api/me/identity")["devices"][0]["id"]
    assert eve.refused("/api/me/remove-device", device=mine) == (404, "server-no-device"), "only one's own"


def test_signing_out_here_takes_the_cookie_away(visitor):
    ada = visitor("Ada")
    [device] = ada.get("/api/me/identity")["devices"]
    ada.post("/api/me/remove-device", device=device["id"])
    assert COOKIE not in ada.web.cookies


def test_open_sockets_of_signed_out_devices_are_closed(visitor, other):
    ada, ben = visitor("Ada"), visitor("Ben")
    phone, id = other(ada), ada.table(seats="me open")["id"]
    ben.post(f"/api/tables/{id}/join")
    lines = [ada.sit(id), phone.sit(id)]
    bens = ben.sit(id)
    ada.post("/api/me/sign-out")
    assert [close_code(line) for line in lines] == [4401, 4401]
    assert ada.sit(id).play("p0 play +YY")["type"] == "events"
    bens.hear_until(lambda said: bens.state["event"] == 1)


def test_a_socket_is_not_opened_while_its_device_is_signed_out(visitor, monkeypatch):
    """Signed out after the cookie was read, and before the socket was known."""
    ada, send_welcome = visitor("Ada"), table_socket.send_welcome

    async def signed_out(service, table, connection, seen):
        await service.storage.run(guest_queries.remove_device(connection.guest, connection.device))
        await send_welcome(service, table, connection, seen)

    id = ada.table()["id"]
    monkeypatch.setattr(table_socket, "send_welcome", signed_out)
    assert close_code(ada.open(id)) == 4401


def test_a_cookie_from_before_devices_stays_valid_until_it_is_revoked(visitor, site):
    """Such a cookie names only the guest; the upgrade gives each guest a device without an id."""
    ada, old = visitor("Ada"), visitor("Old")
    with site.state.service.storage.engine.begin() as connection:
        guest = connection.scalar(select(schema.guests.c.id).order_by(schema.guests.c.since.desc()).limit(1))
        guest_queries.add_device(connection, guest, "", "")
    old.become(site.api.tokens.cookie(guest))
    assert old.get("/api/me")["name"] == "Old"
    old.post("/api/me/sign-out")
    assert old.get("/api/me")["name"] == "Old"
    ada.become(site.api.tokens.cookie(guest))
    assert ada.get("/api/me")["name"] == ""


def test_a_visitor_who_has_done_nothing_is_not_stored(site):
    with httpx.Client(base_url=site.state.address) as web:
        web.get("/api/me")
        guest, device = site.api.tokens.guest_of(web.cookies[COOKIE])
        assert device
        assert web.get("/api/me/identity").json()["devices"] == []
    with site.state.service.storage.engine.begin() as connection:
        assert connection.scalar(select(schema.guests.c.id).where(schema.guests.c.id == guest)) is None
