"""Kill a server repeatedly while people play; then check that nothing is lost.

    python tools/kill_server.py --times 50
    python tools/kill_server.py --times 1000 --results kills.jsonl
    python tools/kill_server.py --times 5 --sabotage rewind
    python tools/kill_server.py --servers 2 --database postgresql+psycopg://me@db/games

Every action whose event a person has seen must be in the database, in its place, and every game must replay.
A person never forgets an event: a server that is at a lower number than before has lost something.
With several servers on one database, one of them is killed at a time; people reconnect to any of them.
Only kills while a game is being played count: after a round of them, or when all games are over, there are new tables.
With --results, each round adds a line to a file, and those that the file already has are not done again.

To see that a loss would be noticed, --sabotage causes one whenever the server is down, and then the tool must fail.
``delete`` removes the last events of every table, which the server notices by itself. ``rewind`` also changes what is
stored with the table accordingly, as if the events had never been committed, which only the people can notice.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
from collections.abc import Callable
from dataclasses import asdict, astuple, dataclass
from itertools import chain
from pathlib import Path

from people import RETRY, Person, Server, check, finish, seat_people, start_playing, stop_playing
from sqlalchemy import delete, select, update

from entrepot import cli
from entrepot.core import registry
from entrepot.server import queries, schema
from entrepot.server.clocks import progress_after
from entrepot.server.storage import open_database
from entrepot.server.workers import Workers

GAMES = registry.names()
PLAYERS = 3
FORKS = multiprocessing.get_context("forkserver")
FORKS.set_forkserver_preload(["__main__", "entrepot.cli.serve", "entrepot.server"])
LOST = 3  # events of each table that sabotage removes


class ForkedServer(Server):
    """A server forked from a process that has imported everything: it starts in a fraction of the time."""

    def start(self) -> None:
        """Start it and wait until it responds."""
        self.fork = FORKS.Process(target=serve, args=[self.command[3:]])
        self.fork.start()
        self.wait_for_response(self.fork.is_alive)

    def kill(self) -> None:
        """Kill it."""
        self.fork.kill()
        self.fork.join()


def serve(arguments: list[str]) -> None:
    """Serve in this process. The one in which bots think starts when it is needed, which is never."""
    sys.stdout = open(os.devnull, "w")  # noqa: SIM115
    Workers.warm_up = lambda self: None  # type: ignore[method-assign]
    sys.exit(cli.main(arguments))


async def trial(
    servers: list[Server], times: int, seed: int, args: argparse.Namespace, sabotage: Callable[[], None]
) -> Round:
    """Let people play, kill one of the servers up to that many times, and check."""
    dice = random.Random(seed)  # noqa: S311
    addresses = [server.address for server in servers]
    seated: list[list[Person]] = [
        await seat_people(addresses, GAMES[n % len(GAMES)], PLAYERS, seed + n) for n in range(args.tables)
    ]
    playing = start_playing(seated, lambda: dice.expovariate(1 / args.pause))
    kills = 0
    while kills < times and any(not person.over for person in chain(*seated)):
        await something_new(seated, playing)
        await asyncio.sleep(dice.uniform(0.05, 1.0))
        server = dice.choice(servers)
        server.kill()
        kills += 1
        await asyncio.to_thread(sabotage)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    await stop_playing(playing)
    kept = [await check(people) for people in seated]
    return Round(seed, kills, args.tables, sum(kept), await finish(seated))


async def something_new(seated: list[list[Person]], playing: list[asyncio.Task[None]]) -> None:
    """Wait until somebody has received another event, so that there is something to lose, or nobody plays on."""
    before = sum(len(person.events) for person in chain(*seated))
    while sum(len(person.events) for person in chain(*seated)) == before and not any(task.done() for task in playing):
        await asyncio.sleep(RETRY)


@dataclass
class Round:
    """What happened at some tables while servers were killed."""

    seed: int
    kills: int
    tables: int
    actions: int
    replayed: int

    def __str__(self) -> str:
        return (
            f"killed {self.kills} times; {self.actions} actions at {self.tables} tables, none lost; "
            f"{self.replayed} records replay"
        )


async def rounds(servers: list[Server], args: argparse.Namespace, sabotage: Callable[[], None]) -> None:
    """Kill servers until they were killed that many times altogether."""
    done = read_results(args.results)
    for server in servers:
        server.start()
    while (left := args.times - sum(each.kills for each in done)) > 0:
        seed = args.seed + len(done) * args.tables
        done.append(await trial(servers, min(left, args.round), seed, args, sabotage))
        print(done[-1], flush=True)
        if args.results:
            with args.results.open("a") as file:
                print(json.dumps(asdict(done[-1])), file=file)
    if len(done) > 1:
        columns = zip(*(astuple(each)[1:] for each in done), strict=True)
        print("altogether:", Round(args.seed, *map(sum, columns)))


def read_results(path: Path | None) -> list[Round]:
    """The rounds of earlier runs."""
    return [Round(**json.loads(line)) for line in path.read_text().splitlines()] if path and path.exists() else []


def lose_events(database: str, rewind: bool) -> None:
    """Delete the last events of every table; to rewind it, also change what is stored with the table accordingly."""
    engine = open_database(database)
    with engine.begin() as connection:
        for id in list(connection.scalars(select(schema.tables.c.id))):
            table, stored = queries.find_table(id)(connection), queries.read_game(id)(connection)
            kept = stored.events[:-LOST]
            lost = (schema.events.c.table_id == id) & (schema.events.c.number > len(kept))
            connection.execute(delete(schema.events).where(lost))
            if rewind and table:
                after = progress_after(table.at_start(), kept, table.new_history().replay(kept).game.seat)
                connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(asdict(after)))
    engine.dispose()


def main() -> None:
    """Run the test and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=50, help="how often, altogether")
    parser.add_argument("--round", type=int, default=50, help="how often at the same tables")
    parser.add_argument("--results", type=Path, help="a file with the rounds that are done")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--pause", type=float, default=0.02, help="seconds that a person takes, on average")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=8397, help="of the first server")
    parser.add_argument("--servers", type=int, default=1, help="how many; several need PostgreSQL")
    parser.add_argument("--database", help="the address of a database; by default a new SQLite file")
    parser.add_argument("--sabotage", choices=["delete", "rewind"], help="lose events, to see that it is noticed")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/kill.sqlite"
        servers: list[Server] = [ForkedServer(args.port + number, database) for number in range(args.servers)]

        def sabotage() -> None:
            if args.sabotage:
                lose_events(database, rewind=args.sabotage == "rewind")

        try:
            asyncio.run(rounds(servers, args, sabotage))
        finally:
            for server in servers:
                server.kill()


if __name__ == "__main__":
    main()
