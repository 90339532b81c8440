"""Kill a server repeatedly while people play; then check that nothing is lost.

    python tools/kill_server.py --times 50

Every action whose event a person has seen must be in the database, in its place, and every game must replay.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from itertools import chain

from people import Person, Server, seat_people

import entrepot
from entrepot.core import registry

GAMES = registry.names()
PLAYERS = 3


async def trial(server: Server, times: int, tables: int, seed: int) -> str:
    """Let people play, kill the server this many times, and check; return a summary."""
    dice = random.Random(seed)  # noqa: S311
    server.start()
    seated: list[list[Person]] = [
        await seat_people(server.address, GAMES[n % len(GAMES)], PLAYERS, seed + n) for n in range(tables)
    ]
    playing = [asyncio.create_task(person.play(lambda: dice.expovariate(50))) for person in chain(*seated)]
    for _ in range(times):
        await asyncio.sleep(dice.uniform(0.05, 1.0))
        server.kill()
        await asyncio.to_thread(server.start)
    await asyncio.sleep(1)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        assert not isinstance(outcome, Exception), repr(outcome)
    kept = [await check(people) for people in seated]
    return f"killed {times} times; {sum(kept)} actions at {tables} tables, none lost; {await finished(seated)}"


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
    parser.add_argument("--port", type=int, default=8397)
    parser.add_argument("--database", help="the address of a database; by default a new SQLite file")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.port, args.database or f"sqlite:///{folder}/kill.sqlite", "--pace", "0")
        try:
            print(asyncio.run(trial(server, args.times, args.tables, args.seed)))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
