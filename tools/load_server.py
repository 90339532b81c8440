"""Load test: the time until everybody at the table has seen an action, and the memory of a table.

    python tools/load_server.py --tables 200 --rate 300 --seconds 60

starts its own server with an empty database. An action is timed from the moment it is sent until its event has reached
each of the four people at the table; by then the server has written it to disk. Processor time is that of the server
with all its processes and threads, and of the clients, which are this process.

    python tools/load_server.py --rate 200 --spectators 200
    python tools/load_server.py --database postgresql+psycopg://me@db/empty --servers 2 --also 1234

measure the actions at all other tables while spectators come to one of them; and two servers on PostgreSQL, whose own
processor time is reported if it runs here and the number of its first process is given.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from people import Person, Server, seat_people
from websockets.asyncio.client import ClientConnection, connect

from entrepot.core import registry

GAMES = registry.names()
AT_ONCE = 10  # tables that are filled at the same time
VISIT = 8  # seconds for which people play at a table whose memory is measured
SETTLE = 4  # seconds after which a server has read its catalogs and started its bots
WARM_UP = 8  # seconds in which everybody connects; they do not count


class Timed(Person):
    """A person who measures how long events take."""

    times: dict[tuple[str, int], float]  # when the action with that number was sent at that table
    taken: list[float]  # the durations

    async def act(self, socket: Any, state: dict[str, Any]) -> None:
        """Save the time when an action is sent."""
        self.times[self.table, state["event"] + 1] = time.perf_counter()
        await super().act(socket, state)

    def receive(self, said: dict[str, Any]) -> None:
        """Save how long an event took."""
        super().receive(said)
        if said["type"] == "events":
            now = time.perf_counter()
            self.taken += [now - self.times[self.table, event["number"]] for event in said["events"]]


async def seat_all(addresses: Sequence[str], tables: int, sticky: bool = False) -> list[list[Timed]]:
    """All tables, a few at a time; everybody connects to any server, or all people of a table to the same."""
    room = asyncio.Semaphore(AT_ONCE)

    async def seat(number: int) -> list[Timed]:
        found = [addresses[number // len(GAMES) % len(addresses)]] if sticky else addresses
        async with room:
            return await seat_people(found, GAMES[number % len(GAMES)], 4, number, Timed)

    return await asyncio.gather(*map(seat, range(tables)))


async def measure(servers: Sequence[Server], args: argparse.Namespace) -> None:
    """Seat everybody, let them play for a while, then rest; print the results."""
    pids = [each.process.pid for each in servers if each.process]
    addresses = [each.address for each in servers]
    tables, rate, seconds, rest = args.tables, args.rate, args.seconds, args.rest
    await asyncio.sleep(SETTLE)
    empty = memory(pids[0])
    await visit(addresses, AT_ONCE)
    await asyncio.sleep(rest)
    warm = memory(pids[0])
    seated = await seat_all(addresses, tables, args.sticky)
    people, times, taken = list(chain(*seated)), {}, []  # type: ignore[var-annotated]
    end, dice = time.monotonic() + WARM_UP + seconds, random.Random(1)  # noqa: S311
    for person in people:
        person.times, person.taken = times, taken

    def pause() -> float:
        drawn = dice.expovariate(rate / tables)
        return drawn if time.monotonic() + drawn < end else 1e6  # after the end nobody acts

    playing = [asyncio.create_task(person.play(pause)) for person in people]
    await asyncio.sleep(WARM_UP)
    taken.clear()
    begin, before = time.monotonic(), sum(len(person.sent) for person in people)
    print(f"process {pids[0]} is measured for {seconds:.0f} seconds", flush=True)  # for a profiler
    used = spent_by(pids, args.also)
    if args.spectators:
        await watch(seated[0], args.spectators, taken)
    await asyncio.sleep(end - time.monotonic())
    done = sum(len(person.sent) for person in people) - before
    say_times(taken, done / (time.monotonic() - begin))
    for who, spent in spent_by(pids, args.also).items():
        print(f"processor time per action, {who}: {1000 * (spent - used[who]) / done:.2f} ms")
    print(f"load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    await asyncio.sleep(rest)
    connected = memory(pids[0])
    print(f"{await compared(seated)} actions, none lost, none duplicated")
    await stop(playing)
    if len(servers) > 1:
        return  # a table's memory is in several of them
    await asyncio.sleep(rest)
    left = memory(pids[0])
    print(f"memory for each of {tables} tables that were all played at once and now rest, in kB:")
    for who, found in (("all four people still connected", connected), ("everybody has left", left)):
        weights = [(found - before) / tables for before in (empty, warm)]
        print("  {}: {:.0f} above a new server, {:.0f} above one that has had visitors".format(who, *weights))


async def watch(people: list[Timed], number: int, taken: list[float]) -> None:
    """Let spectators come to a table, all at once; print how long actions at the other tables take meanwhile."""
    for person in people:
        person.taken = []
    await asyncio.sleep(SETTLE)
    taken.clear()
    begin = time.monotonic()
    command = [sys.executable, __file__, "--watch", people[0].socket_address().partition("?")[0], str(number)]
    watching = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert watching.stdout
    print((await watching.stdout.readline()).decode().strip())
    await asyncio.sleep(1)
    say_times(taken, len(taken) / 4 / (time.monotonic() - begin))
    watching.kill()
    taken.clear()


async def watch_table(address: str, number: int) -> None:
    """Connect spectators to a table, print how long that took, and stay."""
    begin = time.monotonic()

    async def come() -> ClientConnection:
        socket = await connect(address, max_size=None, open_timeout=60)
        await socket.recv()
        return socket

    sockets = await asyncio.gather(*(come() for _ in range(number)))
    print(f"{len(sockets)} spectators have come within {time.monotonic() - begin:.2f} s", flush=True)
    await asyncio.sleep(1e6)


async def weigh_idle(server: Server, tables: int, rest: float) -> None:
    """Measure the memory of a table at rest, a few of which are played at a time; with its people, and without."""
    assert server.process
    await visit([server.address], AT_ONCE)
    await asyncio.sleep(rest)
    before, staying, actions = memory(server.process.pid), [], 0
    for _ in range(tables // AT_ONCE):
        people, playing = await stay([server.address], AT_ONCE)
        staying += playing
        actions += sum(len(person.sent) for person in people)
    await asyncio.sleep(rest)
    weight = (memory(server.process.pid) - before) / tables
    print(f"memory for each of {tables} tables at rest, {actions / tables:.0f} actions each, a few played at a time:")
    print(f"  all four people still connected: {weight:.0f} kB")
    await stop(staying)
    await asyncio.sleep(rest)
    print(f"  everybody has left: {(memory(server.process.pid) - before) / tables:.0f} kB")


async def visit(addresses: Sequence[str], tables: int) -> None:
    """People sit down, play for a while, and leave."""
    _, playing = await stay(addresses, tables)
    await stop(playing)


async def stay(addresses: Sequence[str], tables: int) -> tuple[list[Timed], list[asyncio.Task[None]]]:
    """People sit down, play for a while, and stay."""
    people = list(chain(*await seat_all(addresses, tables)))
    times, taken, end = {}, [], time.monotonic() + VISIT  # type: ignore[var-annotated]
    for person in people:
        person.times, person.taken = times, taken
    playing = [asyncio.create_task(person.play(lambda: 0.05 if time.monotonic() < end else 1e6)) for person in people]
    await asyncio.sleep(VISIT)
    return people, playing


def say_times(taken: list[float], rate: float) -> None:
    """The times, in milliseconds."""
    if not taken:
        print("no event arrived during the measurement")
        return
    listed = ", ".join(f"{name} {1000 * value:.1f} ms" for name, value in quantiles(sorted(taken)))
    print(f"{rate:.0f} actions/s; from an action to its event at each person, {len(taken)} times: {listed}")


def quantiles(taken: Sequence[float]) -> Iterator[tuple[str, float]]:
    """The median, high percentiles and the maximum."""
    for name, share in (("median", 0.5), ("p99", 0.99), ("longest", 1.0)):
        yield name, taken[int(share * (len(taken) - 1))]


def memory(process: int) -> int:
    """The private memory of a process in kilobytes."""
    lines = Path(f"/proc/{process}/smaps_rollup").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("Anonymous:"))


def spent_by(servers: Sequence[int], database: int | None) -> dict[str, float]:
    """The processor time that everybody has used so far."""
    spent = {"server": sum(map(processor_time, servers)), "clients": time.process_time()}
    return spent | ({"database": processor_time(database)} if database else {})


def processor_time(process: int) -> float:
    """The seconds that a process and those it has started have used of a processor, with all their threads."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii").split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_time(int(child)) for child in children)


async def compared(seated: list[list[Timed]]) -> int:
    """Check that all actions are exactly as they were sent; return their number."""
    total = 0
    for people in seated:
        sent = sorted(chain(*(person.sent for person in people)))
        found = await people[0].truth()
        assert found == sent, f"{people[0].table}: {sorted(set(found) ^ set(sent))}"
        total += len(sent)
    return total


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    """Disconnect everybody and raise any error."""
    for task in tasks:
        task.cancel()
    for outcome in await asyncio.gather(*tasks, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome


def main() -> None:
    """Measure and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=300, help="actions per second, all tables together")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--rest", type=float, default=50, help="seconds before the memory is measured")
    parser.add_argument(
        "--idle", type=int, metavar="TABLES", help="only measure the memory of this many tables at rest"
    )
    parser.add_argument("--spectators", type=int, default=0, help="come to one table at once")
    parser.add_argument("--database", help="an empty one, instead of an SQLite file")
    parser.add_argument("--servers", type=int, default=1, help="how many serve the database, on ports from --port on")
    parser.add_argument("--sticky", action="store_true", help="all people of a table connect to the same server")
    parser.add_argument("--also", type=int, metavar="PID", help="also report this process and those it has started")
    parser.add_argument("--watch", nargs=2, metavar=("ADDRESS", "NUMBER"), help="only be spectators of a table")
    parser.add_argument("--port", type=int, default=8398)
    args = parser.parse_args()
    if args.watch:
        asyncio.run(watch_table(args.watch[0], int(args.watch[1])))
        return
    gc.disable()  # pauses of this process must not count as the server's
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/load.sqlite"
        servers = [Server(args.port + number, database) for number in range(args.servers)]
        try:
            for server in servers:
                server.start()
            if args.idle:
                asyncio.run(weigh_idle(servers[0], args.idle, args.rest))
            else:
                asyncio.run(measure(servers, args))
        finally:
            for server in servers:
                server.kill()


if __name__ == "__main__":
    main()
