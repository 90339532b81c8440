"""The files in ``deploy/``: their commands are ours, their configurations are valid, and nginx serves two servers."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import make_url
from tests.deployed import DEPLOY, configure, nginx, wait_for

from entrepot.cli.parser import parser
from entrepot.server.metrics import Metrics
from entrepot.source import FOLDER

from .conftest import free_port, make_postgres_database
from .guest import Visitor, play_until

ROOT = DEPLOY.parent
BASE = ["--base-path", "/games/", "--proxy", "127.0.0.1"]


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


# What the files say


def environment_file() -> dict[str, str]:
    """The variables of the units' environment, including those that are commented out."""
    return dict(re.findall(r"^#?([A-Z]+)=(.*)$", text("systemd/entrepot.env"), re.MULTILINE))


def unit_command(name: str) -> list[str]:
    """The arguments of our command in a unit, with its variables filled in."""
    command = re.findall(r"bin/entrepot (.*?)'?$", text(f"systemd/{name}"), re.MULTILINE)[0]
    for variable, value in environment_file().items():
        command = command.replace(f"$${variable}", value).replace(f"${variable}", value)
    return shlex.split(command.replace("%i", "8320"))


def compose_command() -> list[str]:
    return list(json.loads(re.findall(r"^ *command: (\[.*\])$", text("compose.yaml"), re.MULTILINE)[0]))


def docker_command() -> list[str]:
    return list(json.loads(re.findall(r"^CMD (\[.*\])$", text("Dockerfile"), re.MULTILINE)[0]))


@pytest.mark.parametrize(
    "command",
    [unit_command("entrepot@.service"), unit_command("entrepot-backup.service"), compose_command(), docker_command()],
    ids=["unit", "backup unit", "compose", "image"],
)
def test_our_program_accepts_every_command(command):
    assert parser().parse_args(command).database in (None, "postgresql+psycopg://")


def test_all_agree_on_the_base_path_and_the_proxy():
    """The servers' options, in the unit and in the compose file, and nginx."""
    compose, unit = (parser().parse_args(each) for each in (compose_command(), unit_command("entrepot@.service")))
    assert compose.base_path == unit.base_path == "/games/"
    assert f"location {unit.base_path} {{" in text("nginx/entrepot.conf")
    assert compose.origin == unit.origin == ["https://games.example"]
    assert "server_name games.example;" in text("nginx/entrepot.conf")
    assert unit.proxy == ["127.0.0.1"]
    assert f"ipv4_address: {compose.proxy[0]}" in text("compose.yaml")
    assert "server 127.0.0.1:8320 " in text("nginx/upstream.conf")


def test_the_services_of_the_compose_file_exist():
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    services = yaml.safe_load(text("compose.yaml"))["services"]
    assert set(services) == {"db", "server1", "server2", "nginx"}
    assert set(re.findall(r"server (\w+):8320 ", text("nginx/upstream-compose.conf"))) == {"server1", "server2"}
    assert services["server2"]["command"] == services["server1"]["command"] == compose_command()
    network = yaml.safe_load(text("compose.yaml"))["networks"]["default"]["ipam"]["config"][0]
    fixed = [each["networks"]["default"]["ipv4_address"] for each in services.values() if "networks" in each]
    assert len(set(fixed)) == 3
    assert all(ip_address(each) in ip_network(network["subnet"]) for each in fixed)
    assert not any(ip_address(each) in ip_network(network["ip_range"]) for each in fixed)
    mounted = [each.split(":")[0] for each in services["nginx"]["volumes"]]
    assert [each for each in mounted if not (DEPLOY / each).exists()] == ["./tls"]


def test_the_image_gets_what_the_package_is_built_from():
    """Whatever the Dockerfile copies is in the project, and setup.py finds its tools."""
    kept = re.findall(r"^!(.*)$", text("Dockerfile.dockerignore"), re.MULTILINE)
    assert [each for each in kept if not (ROOT / each).exists()] == []
    assert {"pyproject.toml", "setup.py", "constraints.txt", "src", "tools/inline.py"} <= set(kept)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_systemd_accepts_the_units(tmp_path):
    for path in (DEPLOY / "systemd").glob("entrepot*.[st]*"):
        unit = path.read_text(encoding="utf-8").replace("/opt/entrepot/bin/entrepot", shutil.which("true") or "")
        (tmp_path / path.name).write_text(unit, encoding="utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", *map(str, sorted(tmp_path.iterdir()))],
        capture_output=True,
        text=True,
        check=False,
    )
    assert len(list(tmp_path.iterdir())) == 3
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd")
def test_the_unit_is_hardened():
    unit = DEPLOY / "systemd/entrepot@.service"
    command = ["systemd-analyze", "security", "--offline=true", "--threshold=20", str(unit)]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0


def test_the_dashboard_asks_only_for_metrics_that_exist():
    served = set(re.findall(r"^(\w+)(?:{.*?})? ", Metrics().response().body.decode(), re.MULTILINE))
    queries = re.findall(r'"expr": "(.*)"', text("grafana.json"))
    asked = {name for query in queries for name in re.findall(r"\b(?:entrepot|process)_\w+", query)}
    assert asked - served == set()
    ours = {name for name in served if name.startswith("entrepot") and not name.endswith("_created")}
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in ours}
    assert families - {re.sub(r"_bucket$", "", name) for name in asked} == set(), "not in the dashboard"
    assert json.loads(text("grafana.json"))["title"] == "Entrepôt"


# nginx


def test_nginx_serves_the_page_below_its_path(tmp_path):
    """With TLS, the client's own address, no metrics, and everything else left alone."""
    port, http = free_port(), free_port()
    with (
        served(port, f"sqlite:///{tmp_path}/tables.sqlite", tmp_path),
        nginx(tmp_path, http, free_port(), [port]) as at,
    ):
        ada = Visitor(at, "Ada")
        cookie = ada.web.get("/api/me").headers["set-cookie"]
        assert "Secure" in cookie
        assert "Path=/games/;" in cookie
        hidden = "/metrics", "//metrics", "/%6detrics", "/x/../metrics", "/metrics?x"
        assert [httpx.get(at + path, verify=False).status_code for path in hidden] == [404] * 5
        root = at.removesuffix("/games")
        assert httpx.get(root, verify=False).headers["location"] == f"{root}/games/"
        assert httpx.get(f"{root}/other", verify=False).status_code == 404
        assert (
            httpx.get(f"http://localhost:{http}/games/join/a").headers["location"].startswith("https://localhost/games")
        )
        with httpx.Client(transport=httpx.HTTPTransport(verify=False, local_address="127.0.0.2")) as other:
            forged = {"X-Forwarded-For": "1.2.3.4", "X-Forwarded-Proto": "http"}
            assert "Secure" in other.get(f"{at}/api/me", headers=forged).headers["set-cookie"]
        seen = ada.sit(ada.table(seats="me bot")["id"])
        play_until([seen], lambda: seen.state["event"] > 10)
        ada.close()
    lines = [json.loads(line) for line in (tmp_path / "access.log").read_text().splitlines()]
    assert {line["address"] for line in lines} == {"127.0.0.1", "127.0.0.2"}
    assert [line["status"] for line in lines if line["path"].endswith("/socket")] == [101]


@pytest.mark.long
def test_two_servers_behind_nginx_and_one_is_killed(tmp_path, postgres):
    """As in ``deploy/``: PostgreSQL named by its own variables, and who is cut off continues at the other server."""
    url = make_url(make_postgres_database(postgres, "deployed"))
    variables = {"PGHOST": url.host, "PGPORT": str(url.port), "PGUSER": url.username, "PGDATABASE": url.database}
    ports = [free_port(), free_port()]
    database = environment_file()["DATABASE"].removeprefix("--database=")
    with ExitStack() as stack:
        servers = [stack.enter_context(served(port, database, tmp_path, variables)) for port in ports]
        at = stack.enter_context(nginx(tmp_path, free_port(), free_port(), ports))
        people = [Visitor(at, name) for name in ("Ada", "Ben", "Eve", "Gil")]
        tables = [each.table(seats="me bot")["id"] for each in people]
        seats = [each.sit(table) for each, table in zip(people, tables, strict=True)]
        for seat in seats:
            play_until([seat], lambda seat=seat: seat.state["event"] > 10)
        before = [seat.state["event"] for seat in seats]
        servers[0].send_signal(signal.SIGKILL)
        servers[0].wait(20)
        again = [each.sit(table) for each, table in zip(people, tables, strict=True)]
        for seat, event in zip(again, before, strict=True):
            assert seat.state["event"] >= event
            play_until([seat], lambda seat=seat, event=event: seat.state["event"] > event + 5)
        for each in people:
            each.close()


@contextmanager
def served(port: int, database: str, folder: Path, variables: dict[str, Any] | None = None) -> Iterator[Any]:
    """``entrepot serve`` behind a proxy, as a process of its own."""
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(port), "--database", database, *BASE]
    command += ["--access-log", "--pace", "0", "--bot-processes", "1", "--origin", "https://localhost"]
    environment = os.environ | {"PYTHONPATH": str(FOLDER.parent)} | (variables or {})
    with (folder / "access.log").open("a") as log:
        process = subprocess.Popen(command, env=environment, stdout=log)
    try:
        wait_for(f"http://127.0.0.1:{port}/healthz")
        yield process
    finally:
        process.terminate()
        process.wait(20)


def test_the_configuration_of_the_compose_file_is_valid(tmp_path):
    """With its own list of servers, whose names are those of this machine here."""
    main = configure(tmp_path, free_port(), free_port(), [1, 2])
    upstream = re.sub(r"server\d:", "localhost:", text("nginx/upstream-compose.conf"))
    (tmp_path / "upstream.conf").write_text(upstream, encoding="utf-8")
    if not (program := shutil.which("nginx") or shutil.which("/usr/sbin/nginx")):
        pytest.skip("there is no nginx")
    done = subprocess.run([program, "-t", "-c", str(main)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
