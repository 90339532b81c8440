"""The access log: one line of JSON per request and socket, and nothing that admits anybody to a table."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from entrepot.server import access_log
from entrepot.server.access_log import shown_path
from entrepot.source import FOLDER

from .conftest import free_port, running
from .guest import Visitor

JSON = dict[str, Any]


@pytest.fixture
def written(monkeypatch) -> list[str]:
    """The lines that are logged. (Captured from stdout, they would meet what other tests' libraries do to it.)"""
    lines: list[str] = []
    monkeypatch.setattr(access_log, "log", lines.append)
    return lines


@pytest.fixture
def logging_server(tmp_path, written):
    """A server that logs, and a function that returns the lines so far."""
    with running(f"sqlite:///{tmp_path}/tables.sqlite", access_log=True, base_path="/games/") as app:

        def log(count: int) -> list[JSON]:
            until = time.monotonic() + 10
            while len(written) < count and time.monotonic() < until:
                time.sleep(0.02)
            assert len(written) == count
            return list(map(json.loads, written))

        yield app.state.address, log


def test_a_request_is_a_line(logging_server):
    address, log = logging_server
    answer = httpx.get(f"{address}/games/api/games")
    [line] = log(1)
    assert list(line) == ["time", "method", "path", "status", "ms", "bytes", "address"]
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line["time"])
    assert (line["method"], line["path"], line["status"]) == ("GET", "/games/api/games", 200)
    assert line["bytes"] == int(answer.headers["content-length"]) > 0
    assert 0 < line["ms"] < 10_000
    assert line["address"] == "127.0.0.1"


def test_refusals_and_failures_are_logged_with_their_status(logging_server):
    address, log = logging_server
    httpx.post(f"{address}/games/api/tables", json={})
    httpx.get(f"{address}/games/nowhere")
    httpx.get(f"{address}/games/", headers={"Host": "evil.example"})
    assert [line["status"] for line in log(3)] == [403, 404, 421]


def test_a_failure_of_ours_is_logged(logging_server, monkeypatch):
    address, log = logging_server
    monkeypatch.setattr("entrepot.server.metrics.Metrics.response", lambda self: 1 / 0)
    assert httpx.get(f"{address}/games/metrics").status_code == 500
    assert log(1)[0]["status"] == 500


def test_a_socket_is_logged_when_it_opens_or_is_refused(logging_server):
    address, log = logging_server
    ada = Visitor(f"{address}/games", "Ada")
    table = ada.table(seats="me open", private=True)
    ada.sit(table["id"])
    stranger = f"ws{address[4:]}/games/api/tables/{table['id']}/socket"
    with pytest.raises(InvalidStatus):
        connect(stranger)
    opened, refused = log(5)[3:]
    assert [(line["method"], line["status"]) for line in (opened, refused)] == [("GET", 101), ("GET", 403)]
    assert opened["path"] == f"/games/api/tables/{table['id']}/socket"
    ada.close()
    log(5)  # closing adds no line


def test_invitations_cookies_and_tokens_are_not_logged(logging_server):
    address, log = logging_server
    ada = Visitor(f"{address}/games", "Ada")
    table = ada.table(seats="me open", private=True)
    secret = table["invitation"]
    ada.get(f"/api/tables/{table['id']}?invitation={secret}")
    ada.web.get(f"/join/{table['id']}/{secret}")
    with connect(f"ws{address[4:]}/games/api/tables/{table['id']}/socket?invitation={secret}"):
        lines = log(6)
    text = json.dumps(lines)
    assert lines[4]["path"] == "/games/join/*"
    assert secret not in text
    assert ada.csrf not in text
    assert ada.web.cookies["entrepot_guest"] not in text


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/", "/"),
        ("/join", "/join"),
        ("/join/ab/secret", "/join/*"),
        ("/unheard/of", "/unheard/*"),
        ("/api/tables/ab", "/api/tables/ab"),
        ("/api/feeds/secret/turns.atom", "/api/*"),
        ("/table/ab/learn", "/table/ab/learn"),
        ("//join/ab/secret", "/join/*"),
        ("/table/" + "x" * 500, "/table/" + "x" * 193),
    ],
)
def test_what_is_shown_of_a_path(path, shown):
    assert shown_path(path, "") == shown
    assert shown_path(f"/games{path}", "/games") == f"/games{shown}"[:200]


def test_a_line_cannot_be_forged(logging_server):
    """What an address contains stays inside its string."""
    address, log = logging_server
    httpx.get(f"{address}/table/%0A%7B%22status%22:200%7D%22")
    assert log(1)[0]["path"] == '/table/\n{"status":200}"'


def test_the_command_writes_only_json_to_stdout(tmp_path):
    """So that a program can read it; what is said to people goes to stderr."""
    port = free_port()
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(port), "--access-log", "--bot-processes", "1"]
    command += ["--database", f"sqlite:///{tmp_path}/tables.sqlite", "--base-path", "/games/"]
    environment = os.environ | {"PYTHONPATH": str(FOLDER.parent)}
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout
        assert process.stderr
        assert f"http://localhost:{port}/games/" in process.stderr.readline()
        httpx.get(f"http://127.0.0.1:{port}/games/healthz")
        assert json.loads(process.stdout.readline())["path"] == "/games/healthz"
        process.terminate()
        assert process.stdout.read() == ""


def test_a_log_that_nobody_reads_does_not_stop_the_server(tmp_path):
    port = free_port()
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(port), "--access-log", "--bot-processes", "1"]
    command += ["--database", f"sqlite:///{tmp_path}/tables.sqlite"]
    environment = os.environ | {"PYTHONPATH": str(FOLDER.parent)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout
        assert process.stderr
        process.stderr.readline()
        process.stdout.close()
        assert [httpx.get(f"http://127.0.0.1:{port}/healthz").status_code for _ in range(3)] == [200] * 3
        process.terminate()
        assert b"Traceback" not in process.stderr.read()


def test_without_the_switch_nothing_is_logged(site, written):
    httpx.get(f"{site.state.address}/api/games")
    assert written == []
