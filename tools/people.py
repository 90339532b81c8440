"""Simulated people for testing a server: they join tables, play at random, and reconnect when a connection is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import chain
from typing import Any, TypeVar

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

import entrepot

GONE = (OSError, WebSocketException, InvalidHandshake, httpx.TransportError, TimeoutError)
RETRY = 0.05
EACH_NEW = httpx.Limits(max_keepalive_connections=0)


class Server:
    """A server in its own process, which can be killed and restarted."""

    def __init__(self, port: int, database: str, *more: str) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.command = [sys.executable, "-m", "entrepot", "serve", "--port", str(port), "--database", database, *more]
        self.command += ["--address-limits", "0"]  # all people have the same address
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it responds."""
        quiet = {"PYTHONWARNINGS": "ignore:resource_tracker"}  # it warns about what a killed server left behind
        process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, env=os.environ | quiet)
        self.process = process
        self.wait_for_response(lambda: process.poll() is None)

    def wait_for_response(self, is_alive: Callable[[], bool]) -> None:
        """Wait until it responds; fail if it ends."""
        while True:
            with suppress(httpx.TransportError):
                httpx.get(f"{self.address}/healthz").raise_for_status()
                return
            assert is_alive(), "the server has ended"
            time.sleep(RETRY)

    def kill(self) -> None:
        """Kill it."""
        assert self.process
        self.process.kill()
        self.process.wait()


class Person:
    """A person with a cookie, at one table; several servers may serve it, and any of them will do."""

    pulse = 20.0
    """Seconds between pings, and then for the answer, before a connection counts as lost."""
    retry = RETRY
    """Seconds between two attempts to connect."""

    def __init__(self, addresses: Sequence[str], rng: random.Random) -> None:
        self.addresses = addresses
        self.rng = rng
        # A new connection for each request: a persistent one might be lost when the server is killed.
        self.web = httpx.AsyncClient(base_url=addresses[0], timeout=30, verify=False, limits=EACH_NEW)  # noqa: S501
        self.csrf = ""
        self.table = ""
        self.events: list[dict[str, Any]] = []
        self.sent: list[tuple[int, str]] = []  # actions, each with the number that its event must have
        self.over = False

    async def introduce(self, name: str) -> None:
        """Get a cookie and a name."""
        self.csrf = (await self.web.get("/api/me")).json()["csrf"]
        await self.post("/api/me", name=name)

    async def post(self, path: str, **body: Any) -> Any:
        """Send a request."""
        response = await self.web.post(path, json=body, headers={"X-CSRF-Token": self.csrf})
        response.raise_for_status()
        return response.json()

    async def make_table(self, game: str, players: int) -> str:
        """Create a table with open seats for the others."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (players - 1)]
        table = await self.post("/api/tables", game=game, options={"players": players}, seats=seats)
        self.table = table["id"]
        return self.table

    async def join(self, table: str) -> None:
        """Take a seat."""
        self.table = table
        await self.post(f"/api/tables/{table}/join")

    async def play(self, pause: Callable[[], float]) -> None:
        """Play at random to the end; reconnect whenever the connection is lost."""
        while not self.over:
            with suppress(*GONE):
                async with self.connected() as socket:
                    await self.converse(socket, pause)
            await asyncio.sleep(self.retry)

    def connected(self) -> connect:
        """A new connection to the table."""
        return connect(
            self.socket_address(),
            additional_headers=self.cookie(),
            open_timeout=30,
            ping_interval=self.pulse,
            ping_timeout=self.pulse,
            close_timeout=1,
        )

    def socket_address(self) -> str:
        """The socket's address, with the number of the last event seen."""
        address = self.rng.choice(self.addresses)
        return f"{address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket?since={len(self.events)}"

    def cookie(self) -> dict[str, str]:
        """The cookie as a header."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())}

    async def converse(self, socket: ClientConnection, pause: Callable[[], float]) -> None:
        """Read messages, and act whenever it is this person's turn."""
        async for text in socket:
            said = json.loads(text)
            if said["type"] in ("welcome", "events"):
                self.receive(said)
            assert said.get("reason", {}).get("id") != "server-damaged", "the server cannot load the game any more"
            state = said.get("state") or {}
            self.over = self.over or bool(state.get("result"))
            if self.over:
                return
            if state.get("legal"):
                await asyncio.sleep(pause())
                await self.act(socket, state)

    def receive(self, said: dict[str, Any]) -> None:
        """Append new events. What was received once must be there ever after, whatever the server says now."""
        known = len(self.events)
        assert said["state"]["event"] >= known, (
            f"event {known} was received, but the server is at {said['state']['event']}"
        )
        for event in said["events"]:
            place = event["number"] - 1
            assert place <= len(self.events), f"{event['number']} after {len(self.events)}"
            if place == len(self.events):
                self.events.append(event)
            earlier = self.events[place]
            assert same(event, earlier), f"event {place + 1} was {earlier['action']}, now it is {event['action']}"

    async def act(self, socket: ClientConnection, state: dict[str, Any]) -> None:
        """Play a random legal action."""
        action = self.rng.choice(state["legal"])["action"]
        self.sent.append((state["event"] + 1, action))
        await socket.send(json.dumps({"type": "act", "request": 1, "event": state["event"], "actions": [action]}))

    async def truth(self) -> list[tuple[int, str]]:
        """All events of the table, as the server sends them to a new connection."""
        address = self.socket_address().partition("?")[0]
        async with connect(address, additional_headers=self.cookie(), max_size=None) as socket:
            events = json.loads(await socket.recv())["events"]
        return [(event["number"], event["action"]) for event in events]


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two messages are about the same event."""
    return all(one[key] == other[key] for key in ("kind", "seat", "action"))


P = TypeVar("P", bound=Person)


async def seat_people(
    addresses: Sequence[str],
    game: str,
    players: int,
    seed: int,
    kind: type[P] = Person,  # type: ignore[assignment]  # mypy has no defaults for type variables
) -> list[P]:
    """A table with a person in each seat."""
    people = [kind(addresses, random.Random(f"{seed} {number}")) for number in range(players)]  # noqa: S311
    for number, person in enumerate(people):
        await person.introduce(f"Person {number}")
    table = await people[0].make_table(game, players)
    for person in people[1:]:
        await person.join(table)
    return people


def start_playing(seated: Sequence[Sequence[Person]], pause: Callable[[], float]) -> list[asyncio.Task[None]]:
    """Let the people at several tables play."""
    return [asyncio.create_task(person.play(pause)) for person in chain(*seated)]


async def stop_playing(playing: Sequence[asyncio.Task[None]]) -> None:
    """Let them stop, and fail if one of them has noticed a failure."""
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        assert not isinstance(outcome, Exception), repr(outcome)


async def check(people: Sequence[Person]) -> int:
    """Check that the database has only actions that were sent and all that were seen; return their number."""
    truth = await people[0].truth()
    assert [number for number, _ in truth] == list(range(1, len(truth) + 1))
    sent = set(chain(*(person.sent for person in people)))
    assert set(truth) <= sent, "the database has an action that nobody sent"
    for person in people:
        seen = [(event["number"], event["action"]) for event in person.events]
        assert truth[: len(seen)] == seen, "an action that a person has seen is lost"
    return len(truth)


async def finish(seated: Sequence[Sequence[Person]]) -> int:
    """Play all games to their ends and replay their records; return how many."""
    for people in seated:
        await asyncio.gather(*(person.play(lambda: 0.0) for person in people))
        record = (await people[0].web.get(f"/api/tables/{people[0].table}/record")).json()
        game = entrepot.from_record(record)
        assert game.is_over
        assert not game.loaded, "the seed does not determine the start"
    return len(seated)
