"""Load test: the time until everybody at the table has seen an action, and the memory of a table.

    python tools/load_server.py --tables 200 --rate 300 --seconds 60

starts its own server with an empty database. An action is timed from the moment it is sent until its event has reached
each of the four people at the table; by then the server has written it to disk.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from people import Person, Server, seat_people

from entrepot.core import registry

GAMES = registry.names()
AT_ONCE = 10  # tables that are filled at the same time
VISIT = 3  # seconds that people stay at a table whose memory is measured
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


async def seat_all(address: str, tables: int) -> list[list[Timed]]:
    """All tables, a few at a time."""
    room = asyncio.Semaphore(AT_ONCE)

    async def seat(number: int) -> list[Timed]:
        async with room:
            return await seat_people([address], GAMES[number % len(GAMES)], 4, number, Timed)

    return await asyncio.gather(*map(seat, range(tables)))


async def measure(server: Server, tables: int, rate: float, seconds: float, rest: float) -> None:
    """Seat everybody, let them play for a while, then rest; print the results."""
    assert server.process
    await asyncio.sleep(SETTLE)
    empty = memory(server.process.pid)
    await visit(server.address, AT_ONCE)
    await asyncio.sleep(rest)
    warm = memory(server.process.pid)
    seated = await seat_all(server.address, tables)
    people, times, taken = list(chain(*seated)), {}, []  # type: ignore[var-annotated]
    end, dice = time.monotonic() + WARM_UP + seconds, random.Random(1)  # noqa: S311
    for person in people:
        person.times, person.taken = times, taken

    def pause() -> float:
        return dice.expovariate(rate / tables) if time.monotonic() < end else 1e6

    playing = [asyncio.create_task(person.play(pause)) for person in people]
    await asyncio.sleep(WARM_UP)
    taken.clear()
    begin, before = time.monotonic(), sum(len(person.sent) for person in people)
    print(f"process {server.process.pid} is measured for {seconds:.0f} seconds", flush=True)  # for a profiler
    used, own = processor_time(server.process.pid), time.process_time()
    await asyncio.sleep(end - time.monotonic())
    done = sum(len(person.sent) for person in people) - before
    say_times(taken, done / (time.monotonic() - begin))
    for who, spent in (("server", processor_time(server.process.pid) - used), ("clients", time.process_time() - own)):
        print(f"processor time per action, {who}: {1000 * spent / done:.2f} ms")
    await asyncio.sleep(rest)
    connected = memory(server.process.pid)
    print(f"{await compared(seated)} actions, none lost, none duplicated")
    await stop(playing)
    await asyncio.sleep(rest)
    left = memory(server.process.pid)
    print(f"memory for each of {tables} tables that were all played at once and now rest, in kB:")
    for who, found in (("all four people still connected", connected), ("everybody has left", left)):
        weights = [(found - before) / tables for before in (empty, warm)]
        print("  {}: {:.0f} above a new server, {:.0f} above one that has had visitors".format(who, *weights))


async def weigh_idle(server: Server, tables: int, rest: float) -> None:
    """Measure the memory of a table that people have left, while others come and go."""
    assert server.process
    await visit(server.address, AT_ONCE)
    await asyncio.sleep(rest)
    before = memory(server.process.pid)
    for _ in range(tables // AT_ONCE):
        await visit(server.address, AT_ONCE)
    await asyncio.sleep(rest)
    weight = (memory(server.process.pid) - before) / tables
    print(f"memory: {weight:.0f} kB for each of {tables} tables that everybody has left")


async def visit(address: str, tables: int) -> None:
    """People sit down, play for a while, and leave."""
    seated = await seat_all(address, tables)
    people, times, taken = list(chain(*seated)), {}, []  # type: ignore[var-annotated]
    for person in people:
        person.times, person.taken = times, taken
    playing = [asyncio.create_task(person.play(lambda: 0.05)) for person in people]
    await asyncio.sleep(VISIT)
    await stop(playing)


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


def processor_time(process: int) -> float:
    """The seconds that all threads of a process have used of a processor."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def compared(seated: list[list[Timed]]) -> int:
    """Check that all actions are exactly as they were sent; return their number."""
    total = 0
    for people in seated:
        sent = sorted(chain(*(person.sent for person in people)))
        assert await people[0].truth() == sent, people[0].table
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
        "--idle", type=int, metavar="TABLES", help="only measure the memory of this many tables that everybody has left"
    )
    parser.add_argument("--port", type=int, default=8398)
    args = parser.parse_args()
    gc.disable()  # pauses of this process must not count as the server's
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.port, f"sqlite:///{folder}/load.sqlite")
        server.start()
        try:
            if args.idle:
                asyncio.run(weigh_idle(server, args.idle, args.rest))
            else:
                asyncio.run(measure(server, args.tables, args.rate, args.seconds, args.rest))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
