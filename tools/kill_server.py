"""Kill a server repeatedly while people play; then check that nothing is lost.

    python tools/kill_server.py --times 50
    python tools/kill_server.py --times 5 --sabotage rewind
    python tools/kill_server.py --servers 2 --database postgresql+psycopg://me@db/games

Every action whose event a person has seen must be in the database, in its place, and every game must replay.
A person never forgets an event: a server that is at a lower number than before has lost something.
With several servers on one database, one of them is killed at a time; people reconnect to any of them.

To see that a loss would be noticed, --sabotage causes one whenever the server is down, and then the tool must fail.
``delete`` removes the last events of every table, which the server notices by itself. ``rewind`` also changes what is
stored with the table accordingly, as if the events had never been committed, which only the people can notice.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections.abc import Callable
from dataclasses import asdict
from itertools import chain

from people import Person, Server, seat_people
from sqlalchemy import delete, select, update

import entrepot
from entrepot.core import registry
from entrepot.server import queries, schema
from entrepot.server.clocks import progress_after
from entrepot.server.storage import open_database

GAMES = registry.names()
PLAYERS = 3
LOST = 3  # events of each table that sabotage removes


async def trial(servers: list[Server], times: int, tables: int, seed: int, sabotage: Callable[[], None]) -> str:
    """Let people play, kill one of the servers this many times, and check; return a summary."""
    dice = random.Random(seed)  # noqa: S311
    for server in servers:
        server.start()
    addresses = [server.address for server in servers]
    seated: list[list[Person]] = [
        await seat_people(addresses, GAMES[n % len(GAMES)], PLAYERS, seed + n) for n in range(tables)
    ]
    playing = [asyncio.create_task(person.play(lambda: dice.expovariate(50))) for person in chain(*seated)]
    for _ in range(times):
        await asyncio.sleep(dice.uniform(0.05, 1.0))
        server = dice.choice(servers)
        server.kill()
        await asyncio.to_thread(sabotage)
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        assert not isinstance(outcome, Exception), repr(outcome)
    kept = [await check(people) for people in seated]
    return f"killed {times} times; {sum(kept)} actions at {tables} tables, none lost; {await finished(seated)}"


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


async def check(people: list[Person]) -> int:
    """Check that the database has only actions that were sent and all that were seen; return their number."""
    truth = await people[0].truth()
    assert [number for number, _ in truth] == list(range(1, len(truth) + 1))
    sent = set(chain(*(person.sent for person in people)))
    assert set(truth) <= sent, "the database has an action that nobody sent"
    for person in people:
        seen = [(event["number"], event["action"]) for event in person.events]
        assert truth[: len(seen)] == seen, "an action that a person has seen is lost"
    return len(truth)


async def finished(seated: list[list[Person]]) -> str:
    """Play all games to their ends and replay their records."""
    for people in seated:
        await asyncio.gather(*(person.play(lambda: 0.0) for person in people))
        record = (await people[0].web.get(f"/api/tables/{people[0].table}/record")).json()
        game = entrepot.from_record(record)
        assert game.is_over
        assert not game.loaded, "the seed does not determine the start"
    return f"{len(seated)} records replay"


def main() -> None:
    """Run the test and print the summary."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=50)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--port", type=int, default=8397, help="of the first server")
    parser.add_argument("--servers", type=int, default=1, help="how many; several need PostgreSQL")
    parser.add_argument("--database", help="the address of a database; by default a new SQLite file")
    parser.add_argument("--sabotage", choices=["delete", "rewind"], help="lose events, to see that it is noticed")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/kill.sqlite"
        servers = [Server(args.port + number, database, "--pace", "0") for number in range(args.servers)]

        def sabotage() -> None:
            if args.sabotage:
                lose_events(database, rewind=args.sabotage == "rewind")

        try:
            print(asyncio.run(trial(servers, args.times, args.tables, args.seed, sabotage)))
        finally:
            for server in servers:
                server.kill()


if __name__ == "__main__":
    main()
