"""Addresses: those that lead nowhere, and the one that other devices can use."""

from __future__ import annotations

import httpx
import pytest

from entrepot.server import reach

from .conftest import running


@pytest.mark.parametrize("path", ["/nowhere", "/a/b/c", "/table.html", "/..%2fx", "/games/api/me"])
def test_an_unknown_address_is_answered_by_the_page(site, path):
    answer = httpx.get(site.state.address + path)
    assert answer.status_code == 404
    assert '<div id="page">' in answer.text
    assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/api", "/api/nowhere", "/api/tables/x/y/z", "/assets/nothing.js"])
def test_programs_get_the_reason_as_data(site, path):
    answer = httpx.get(site.state.address + path)
    assert answer.status_code == 404
    assert answer.json()["reason"]["id"] == "server-http"


def test_a_known_address_asked_in_the_wrong_way_is_no_unknown_one(site):
    assert httpx.get(f"{site.state.address}/api/tables/x/join").status_code == 405
    assert httpx.post(f"{site.state.address}/nowhere").json()["reason"]["id"] == "server-http"


def test_below_a_base_path_the_page_names_its_own_files(tmp_path):
    with running(f"sqlite:///{tmp_path}/tables.sqlite", base_path="/games/") as app:
        for path in ("/games/nowhere", "/nowhere"):
            answer = httpx.get(app.state.address + path)
            assert answer.status_code == 404
            assert '<meta name="base" content="/games/" />' in answer.text
        assert httpx.get(f"{app.state.address}/games/api/nowhere").json()["reason"]["id"] == "server-http"


# Where other devices reach the server


@pytest.fixture
def address(monkeypatch):
    """The address of this machine in its network."""
    monkeypatch.setattr(reach, "own_address", lambda: "192.168.1.20")
    return "192.168.1.20"


def test_somebody_on_the_same_machine_learns_where_others_reach_it(tmp_path, address):
    with running(f"sqlite:///{tmp_path}/tables.sqlite", listens_on="0.0.0.0") as app:
        found = httpx.get(f"{app.state.address}/api/reach").json()
        port = app.state.address.rsplit(":", 1)[1]
        assert found["address"] == f"http://{address}:{port}"


def test_a_server_for_this_machine_alone_says_how_to_let_others_in(site, address):
    found = httpx.get(f"{site.state.address}/api/reach").json()
    assert found == {"address": None, "command": "entrepot serve --host 0.0.0.0"}


@pytest.mark.parametrize(
    "headers", [{"Host": "192.168.1.20:8320"}, {"X-Forwarded-For": "203.0.113.9"}, {"Forwarded": "for=203.0.113.9"}]
)
def test_others_do_not_learn_the_addresses_of_the_machine(tmp_path, address, headers):
    with running(f"sqlite:///{tmp_path}/tables.sqlite", listens_on="0.0.0.0") as app:
        answer = httpx.get(f"{app.state.address}/api/reach", headers=headers)
    assert answer.status_code == 404
    assert address not in answer.text


@pytest.mark.parametrize(("client", "here"), [("127.0.0.1", True), ("::1", True), ("192.168.1.7", False), ("", False)])
def test_who_is_on_this_machine(client, here):
    scope = {"type": "http", "client": (client, 1), "headers": [(b"host", b"localhost:8320")]}
    assert reach.is_from_here(scope) is here


def test_the_own_address_is_none_of_this_machine_alone():
    found = reach.own_address()
    assert found is None or not reach.is_loopback(found)
