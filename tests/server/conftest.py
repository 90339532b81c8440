"""Servers to test with: a real one on its own port, with a new database."""

from __future__ import annotations

import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from sqlalchemy import create_engine, text

from entrepot import server

from .guest import Visitor

PG_CTL: list[str] = []  # the command that controls the PostgreSQL server of the tests
POSTGRES = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))[-1:]


DEFAULTS: dict[str, Any] = {"pace": 0.0, "processes": 1, "patience": 0.0, "address_limits": 0.0}


@contextmanager
def running(database: str, **settings: Any) -> Iterator[Any]:
    """A server in a thread; bots answer immediately."""
    app = server.create(server.Settings(database, **{**DEFAULTS, **settings}))
    door = socket.create_server(("127.0.0.1", 0))
    process = uvicorn.Server(server.uvicorn_config(app, app.state.service.settings))
    thread = threading.Thread(target=process.run, args=[[door]])
    thread.start()
    while not process.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    app.state.address = f"http://127.0.0.1:{door.getsockname()[1]}"
    try:
        yield app
    finally:
        process.should_exit = True
        thread.join()


# Databases


@pytest.fixture(scope="session", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def new_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[], str]:
    """A factory of new databases."""
    if request.param == "sqlite":
        return lambda: f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite"
    cluster = request.getfixturevalue("postgres")
    numbers = iter(range(10**6))
    return lambda: make_postgres_database(cluster, f"entrepot{next(numbers)}")


def make_postgres_database(cluster: str, name: str) -> str:
    """A new database of a PostgreSQL server."""
    with create_engine(f"{cluster}/postgres", isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    return f"{cluster}/{name}"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server from the system's packages; its address."""
    if not POSTGRES:
        pytest.skip("there is no PostgreSQL server on this machine")
    folder = Path("/tmp") / f"entrepot-pg-{time.time_ns()}"  # a socket's path must be short
    folder.mkdir()
    as_user: list[str] = []
    if Path("/proc/self").owner() == "root":  # as root it refuses to run
        shutil.chown(folder, "postgres")
        as_user = ["runuser", "-u", "postgres", "--"]
    bin_, data, port = POSTGRES[0].parent, folder / "data", free_port()
    subprocess.run(
        [*as_user, bin_ / "initdb", "-D", data, "-U", "entrepot", "-A", "trust", "-E", "UTF8"],
        check=True,
        capture_output=True,
    )
    with (data / "pg_hba.conf").open("a") as file:
        print("host all all 10.83.0.0/24 trust", file=file)  # the hosts of tools/kill_host.py
    # After a crash it would open each file of the hundreds of databases that tests have made, to sync it.
    options = f"-p {port} -k {folder} -c listen_addresses=* -c recovery_init_sync_method=syncfs"
    pg_ctl = [*as_user, bin_ / "pg_ctl", "-D", data, "-w", "-t", "180", "-o", options, "-l", folder / "log"]
    PG_CTL[:] = map(str, pg_ctl)
    subprocess.run([*pg_ctl, "start"], check=True, stdout=subprocess.DEVNULL)
    yield f"postgresql+psycopg://entrepot@127.0.0.1:{port}"
    subprocess.run([*pg_ctl, "-m", "immediate", "stop"], check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(folder)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


# Servers and visitors


@pytest.fixture(scope="session")
def site(new_database: Callable[[], str]) -> Iterator[Any]:
    """The server that most tests share."""
    with running(new_database()) as app:
        yield app


@pytest.fixture
def serving(new_database: Callable[[], str]) -> Iterator[Callable[..., Any]]:
    """A factory of servers with their own settings."""
    with ExitStack() as stack:
        yield lambda database=None, **settings: stack.enter_context(running(database or new_database(), **settings))


@pytest.fixture
def visitor(site: Any) -> Iterator[Callable[..., Visitor]]:
    """A factory of clients of the shared server."""
    with ExitStack() as stack:

        def make(name: str = "Ada", app: Any = None) -> Visitor:
            made = Visitor((app or site).state.address, name)
            stack.callback(leave, made)
            return made

        yield make


def leave(visitor: Visitor) -> None:
    with suppress(Exception):
        visitor.close()
