"""Outages of the database: everybody gets a message, nothing is lost, and games go on by themselves."""

from __future__ import annotations

import asyncio
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import OperationalError

from entrepot.server.errors import StorageError

from .conftest import PG_CTL
from .guest import Visitor

SOON = 15.0


@contextmanager
def failing_disk(app: Any) -> Iterator[None]:
    """A database that can be read but not written, as on a full disk."""
    engine = app.state.service.storage.engine

    def fail(connection: Any, cursor: Any, statement: str, *more: Any) -> None:
        if statement.startswith(("INSERT", "UPDATE", "DELETE")):
            raise OperationalError(statement, {}, Exception("database or disk is full"))

    event.listen(engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(engine, "before_cursor_execute", fail)


def health(app: Any) -> tuple[int, str]:
    answer = httpx.get(f"{app.state.address}/healthz", timeout=20)
    return answer.status_code, answer.json()["status"]


def test_a_bot_acts_once_the_disk_has_room_again(serving, visitor):
    app = serving()
    ada = visitor("Ada", app)
    seen = ada.sit(ada.table(seats="me bot", pace=3)["id"])
    assert health(app) == (200, "ok")
    seen.play("p0 play +YY")
    with failing_disk(app):
        assert health(app) == (503, "failing")
        said = seen.hear_until(lambda said: said["type"] == "refused")
        assert said["reason"]["id"] == "server-database-away"
        seen.send(type="ping")
        seen.hear_kind("pong")
        assert seen.state["event"] == 1
    assert health(app) == (200, "ok")
    begin = time.monotonic()
    seen.hear_until(lambda said: seen.state["event"] == 2)
    assert time.monotonic() - begin < SOON
    while not seen.legal():  # the bot's turn may have more than one action
        seen.hear()
    assert seen.play(seen.legal()[0])["type"] == "events"


def test_a_database_without_room_is_not_healthy(serving):
    app = serving()
    storage = app.state.service.storage
    if storage.engine.dialect.name != "sqlite":
        pytest.skip("SQLite can be told to be full")
    asyncio.run(storage.run(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 1")))
    assert health(app) == (503, "failing")
    asyncio.run(storage.run(lambda connection: connection.exec_driver_sql("PRAGMA max_page_count = 100000")))
    assert health(app) == (200, "ok")


def test_an_action_is_refused_with_the_reason_and_the_socket_stays_open(serving, visitor):
    app = serving()
    ada = visitor("Ada", app)
    seen = ada.sit(ada.table(seats="me me")["id"])
    with failing_disk(app):
        seen.act("p0 play +YY")
        assert seen.refused() == "server-database-away"
        assert ada.refused(f"/api/tables/{seen.table['id']}/leave") == (503, "server-database-away")
    seen.hear_until(lambda said: said["type"] == "events")
    assert seen.state["event"] == 0
    assert seen.play("p0 play +YY")["type"] == "events"


def test_a_clock_that_runs_out_meanwhile_has_run_out(serving, visitor):
    app = serving()
    ada = visitor("Ada", app)
    seen = ada.sit(ada.table(seats="me me", clock={"seconds": 2})["id"])
    with failing_disk(app):
        time.sleep(2.5)
    begin = time.monotonic()
    seen.hear_until(lambda said: seen.table["seats"][0]["away"])
    assert time.monotonic() - begin < SOON


def test_an_outage_takes_all_jobs_of_a_transaction_with_it(serving):
    """Some databases roll all of it back, and nobody may be told that something was stored."""
    storage = serving().state.service.storage

    def fails(connection: Connection) -> None:
        raise OperationalError("x", {}, Exception("gone"))

    async def ask() -> list[Any]:
        first = asyncio.ensure_future(storage.run(lambda connection: time.sleep(0.3)))
        await asyncio.sleep(0.1)
        rest = [asyncio.ensure_future(storage.run(job)) for job in (lambda connection: 1, fails, lambda connection: 2)]
        return await asyncio.gather(first, *rest, return_exceptions=True)

    first, *rest = asyncio.run(ask())
    assert first is None
    assert all(isinstance(each, StorageError) for each in rest)


def test_jobs_that_collide_with_another_process_are_run_one_by_one(serving):
    """PostgreSQL ends one of two transactions that wait for each other. That is no outage."""
    storage, attempts = serving().state.service.storage, []

    class DeadlockError(Exception):
        sqlstate = "40P01"

    def collides(connection: Connection) -> str:
        attempts.append(1)
        if len(attempts) == 1:
            raise OperationalError("x", {}, DeadlockError())
        return "done"

    async def ask() -> list[Any]:
        first = asyncio.ensure_future(storage.run(lambda connection: time.sleep(0.3)))
        await asyncio.sleep(0.1)
        jobs = (lambda connection: 1, collides, lambda connection: 2)
        return await asyncio.gather(first, *(storage.run(job) for job in jobs))

    assert asyncio.run(ask()) == [None, 1, "done", 2]


# PostgreSQL restarted


@pytest.fixture
def on_postgres(postgres, serving):
    """A server on PostgreSQL, whatever the others use."""
    name = f"restart{time.time_ns()}"
    with create_engine(f"{postgres}/postgres", isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    return serving(f"{postgres}/{name}")


def pg_ctl(*what: str) -> None:
    subprocess.run([*PG_CTL, *what], check=True, stdout=subprocess.DEVNULL)


@pytest.mark.long
def test_the_first_request_after_a_restart_of_postgresql_succeeds(on_postgres):
    ada = Visitor(on_postgres.state.address, "Ada")
    seen = ada.sit(ada.table(seats="me me")["id"])
    pg_ctl("-m", "immediate", "restart")
    assert seen.play("p0 play +YY")["type"] == "events"
    pg_ctl("-m", "immediate", "restart")
    assert ada.post("/api/me", name="Ida")["name"] == "Ida"
    assert health(on_postgres) == (200, "ok")
    ada.close()


@pytest.mark.long
def test_games_go_on_when_postgresql_is_back(on_postgres):
    ada = Visitor(on_postgres.state.address, "Ada")
    seen = ada.sit(ada.table(seats="me bot", pace=3)["id"])
    seen.play("p0 play +YY")
    pg_ctl("-m", "immediate", "stop")
    try:
        seen.hear_until(lambda said: said["type"] == "refused")
        assert health(on_postgres) == (503, "failing")
        assert ada.refused("/api/me", name="Ida") == (503, "server-database-away")
    finally:
        pg_ctl("start")
    begin = time.monotonic()
    seen.hear_until(lambda said: seen.state["event"] == 2)
    assert time.monotonic() - begin < SOON
    assert health(on_postgres) == (200, "ok")
    ada.close()
