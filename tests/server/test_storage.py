"""Jobs that share a transaction: one that fails writes nothing and does not concern the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from entrepot.server import schema
from entrepot.server.errors import ConflictError
from entrepot.server.storage import Storage


@pytest.fixture
def storage(new_database):
    made = Storage(new_database())
    yield made
    made.close()


def writing(name: str, error: Exception | None = None) -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        connection.execute(insert(schema.keys).values(name=name, value=""))
        if error:
            raise error
        return name

    return job


def together(storage: Storage, *jobs: Any) -> list[Any]:
    """The results of jobs that wait at the same time, so that they share a transaction."""

    async def run() -> list[Any]:
        arrived = Event()
        first = asyncio.create_task(storage.run(lambda connection: arrived.wait()))
        others = [asyncio.create_task(storage.run(job)) for job in jobs]
        await asyncio.sleep(0.1)
        arrived.set()
        await first
        return await asyncio.gather(*others, return_exceptions=True)

    return asyncio.run(run())


def names(connection: Connection) -> set[str]:
    return set(connection.scalars(select(schema.keys.c.name))) - {"schema"}


def test_a_job_that_fails_has_written_nothing_and_the_others_have(storage):
    conflict = ConflictError()
    found = together(storage, writing("a"), writing("b", conflict), writing("c"), writing("a"))
    assert found[:3] == ["a", conflict, "c"]
    assert isinstance(found[3], IntegrityError)
    assert asyncio.run(storage.run(names)) == {"a", "c"}


def test_a_job_that_fails_alone_has_written_nothing(storage):
    with pytest.raises(ConflictError):
        asyncio.run(storage.run(writing("a", ConflictError())))
    assert asyncio.run(storage.run(names)) == set()


def test_one_transaction_is_enough_for_jobs_that_succeed(storage):
    used: list[Connection] = []
    assert together(storage, *[lambda connection: used.append(connection)] * 5) == [None] * 5
    assert len({id(connection) for connection in used}) == 1
