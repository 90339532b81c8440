"""Kill a host, or unplug it, while people play through nginx; then check that they continue and nothing is lost.

    python tools/kill_host.py --database postgresql+psycopg://me@127.0.0.1/games
    python tools/kill_host.py --tables 4 --failures unplug --sabotage deaf --database ...

Two hosts, each a network namespace with two server processes, share a PostgreSQL database on this machine, which must
accept connections from their network (10.83.0.0/24, see --network). Needs root, iproute2, nginx, and an empty database.

One host after the other fails: ``kill`` ends all its processes with SIGKILL and starts them again later; ``unplug``
makes all packets vanish, so that nobody gets an error, and plugs it in again later. After each failure every game must
continue; when the host is back, those connected to it must hear of everything that happens at their tables.
In the end every event that a person has received must be in the database, in its place, and every game must replay.

To see that the checks can fail, --sabotage makes the servers or the database do wrong, and then the tool must fail:
``delete`` and ``rewind`` lose events as in kill_server.py; ``deaf`` servers do not hear of each other's changes;
``early`` ones acknowledge an action before it is stored.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from typing import Any

from hosts import SERVER, Host, hosts, nginx
from kill_server import GAMES, PLAYERS, lose_events
from people import GONE, RETRY, Person, check, seat_people, start_playing, stop_playing
from sqlalchemy import Engine, select
from websockets.asyncio.client import connect

from entrepot.server import integrity, schema
from entrepot.server.notices import PROCESSES
from entrepot.server.presences import ALIVE
from entrepot.server.storage import open_database

PROCESSES_OF_A_HOST = 2
PATIENCE = 90.0  # seconds in which every game must continue after a failure
BURIAL = 45.0  # seconds after which the people of a lost host must count as gone, counted from then
HEARING = 30.0  # seconds in which a host that is back must know of everything
SABOTAGED = [sys.executable, str(Path(__file__).with_name("sabotaged_server.py"))]


class ImpatientPerson(Person):
    """A person who reconnects when a server has been silent for some seconds: an unplugged one says no goodbye."""

    pulse = 8.0
    retry = 1.0


class Watcher:
    """Somebody who is connected to a host, not through the proxy, and watches a table."""

    def __init__(self, host: Host, table: str) -> None:
        self.address = f"{host.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self.table, self.number = table, -1

    async def watch(self) -> None:
        """Note the number of the last event; whoever is not let in, or is sent away, tries again."""
        while True:
            with suppress(*GONE):
                async with connect(self.address, max_size=None, open_timeout=HEARING) as socket:
                    async for text in socket:
                        self.notice(json.loads(text).get("state") or {})
            await asyncio.sleep(RETRY)

    def notice(self, state: dict[str, Any]) -> None:
        """Note the number of the last event."""
        assert state.get("event", self.number) >= self.number, "the host has gone back in time"
        self.number = state.get("event", self.number)


async def trial(made: Sequence[Host], address: str, args: argparse.Namespace, engine: Engine) -> None:
    """Let people play while the hosts fail, and check."""
    dice = random.Random(args.seed)  # noqa: S311
    seated = [
        await seat_people([address], GAMES[n % len(GAMES)], PLAYERS, args.seed + n, ImpatientPerson)
        for n in range(args.tables)
    ]
    playing = start_playing(seated, lambda: dice.expovariate(1 / args.pause))
    for number, failure in enumerate(args.failures):
        await asyncio.sleep(dice.uniform(3, 5))
        host, before = made[number % len(made)], numbers(engine)
        began = time.monotonic()
        fail, restore = (host.kill, host.start) if failure == "kill" else (host.unplug, host.plug_in)
        await asyncio.to_thread(fail)
        if args.sabotage in ("delete", "rewind"):
            lose_events(args.database, rewind=args.sabotage == "rewind")
        await until(partial(waiting, seated, before, playing), PATIENCE, "these games do not continue")
        went_on = time.monotonic() - began
        await until(partial(undead, engine), BURIAL, "processes that are lost count as alive")
        await asyncio.sleep(max(0.0, began + args.away - time.monotonic()))
        await asyncio.to_thread(restore)
        back = time.monotonic()
        await until(host.trouble, PATIENCE, "the host does not come back")
        await hears(host, seated, engine)
        heard = time.monotonic() - back
        print(
            f"{failure}: all games continued after {went_on:.1f} s, the host was back {heard:.1f} s later", flush=True
        )
    await asyncio.sleep(1)
    await stop_playing(playing)
    kept = [await check(people) for people in seated]
    print(f"{sum(kept)} actions at {args.tables} tables, none lost; {replayed(args.database)}")


async def until(problem: Callable[[], str], seconds: float, otherwise: str) -> None:
    """Wait until there is no problem any more."""
    end = time.monotonic() + seconds
    while found := await asyncio.to_thread(problem):
        assert time.monotonic() < end, f"{otherwise}: {found}"
        await asyncio.sleep(RETRY)


def waiting(seated: Sequence[Sequence[Person]], before: dict[str, int], playing: Sequence[asyncio.Task[None]]) -> str:
    """The people who have received no event that did not exist before; raises what a person has noticed."""
    for task in playing:
        if task.done():
            task.result()
    late = [person for person in chain(*seated) if not person.over and len(person.events) <= before[person.table]]
    return ", ".join(f"{person.table} at {len(person.events)} of {before[person.table]}" for person in late)


async def hears(host: Host, seated: Sequence[Sequence[Person]], engine: Engine) -> None:
    """Check that those connected to a host get everything that happens at their tables, wherever it happens."""
    watchers = [Watcher(host, people[0].table) for people in seated]
    watching = [asyncio.create_task(watcher.watch()) for watcher in watchers]
    try:
        for _ in range(3):
            await asyncio.sleep(1)
            stored = await asyncio.to_thread(numbers, engine)
            await until(partial(unheard, watchers, stored), HEARING, f"those at {host.name} do not hear of everything")
    finally:
        for task in watching:
            task.cancel()
        outcomes = await asyncio.gather(*watching, return_exceptions=True)
    for outcome in outcomes:
        assert not isinstance(outcome, AssertionError), repr(outcome)


def unheard(watchers: Sequence[Watcher], stored: dict[str, int]) -> str:
    """What was stored and has not been heard of."""
    late = [watcher for watcher in watchers if watcher.number < stored[watcher.table]]
    return ", ".join(f"{watcher.table} at {watcher.number} of {stored[watcher.table]}" for watcher in late)


def undead(engine: Engine) -> str:
    """The processes that count as alive, if they are more than those of one host."""
    with engine.begin() as connection:
        alive = list(connection.scalars(ALIVE, {"processes": PROCESSES}))
    return str(alive) if len(alive) > PROCESSES_OF_A_HOST else ""


def numbers(engine: Engine) -> dict[str, int]:
    """The number of the last stored event of each table."""
    with engine.begin() as connection:
        return {row.id: row.number for row in connection.execute(select(schema.tables.c.id, schema.tables.c.number))}


def replayed(database: str) -> str:
    """Replay all games of the database, and check the hashes of their events."""
    found = list(integrity.check_database(database))
    assert not any(finding.wrong or finding.stopped for finding in found), found
    return f"{len(found)} games replay"


def main() -> None:
    """Run the test and print what happened."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", required=True, help="the address of an empty PostgreSQL database")
    parser.add_argument("--failures", nargs="+", choices=["kill", "unplug"], default=["kill", "unplug"])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that a person takes, on average")
    parser.add_argument("--away", type=float, default=40.0, help="seconds for which a host is away")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=8399, help="of nginx")
    parser.add_argument("--network", default="10.83.0", help="the first three numbers of the hosts' addresses")
    parser.add_argument("--sabotage", choices=["delete", "rewind", "deaf", "early"])
    args = parser.parse_args()
    wrong = args.sabotage in ("deaf", "early")
    command = [*SABOTAGED, args.sabotage, "serve"] if wrong else SERVER
    engine = open_database(args.database)
    with (
        tempfile.TemporaryDirectory() as folder,
        hosts(
            2, args.network, args.database, [*command, "--processes", str(PROCESSES_OF_A_HOST), "--pace", "0"]
        ) as made,
        nginx(Path(folder), args.port, made) as address,
    ):
        for host in made:
            host.start()
        asyncio.run(trial(made, address, args, engine))


if __name__ == "__main__":
    main()
