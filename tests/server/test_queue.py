"""Whose bots think next."""

from __future__ import annotations

import asyncio
import time

from entrepot.server.analysis_service import MOST_ANALYSES
from entrepot.server.fair_queue import FairQueue, Share
from entrepot.server.table import FINISHED
from entrepot.server.table_service import UnderWay


async def served(shares: list[Share], places: int = 1, seconds: float = 1.0) -> list[Share]:
    """In which order those who wait are served, if each takes so long."""
    queue, order = FairQueue(places), []

    async def wait(share: Share) -> None:
        await queue.enter(share)
        order.append(share)
        await asyncio.sleep(0)
        queue.leave(share, seconds)

    await asyncio.gather(*map(wait, shares))
    assert queue.free == places
    return order


def test_a_guest_with_many_tables_delays_nobody():
    crowd = [Share("eve", f"table {n}") for n in range(20) for _ in range(5)]
    order = asyncio.run(served([*crowd, Share("ada", "hers")]))
    assert order.index(Share("ada", "hers")) == 1


def test_guests_and_their_tables_take_turns():
    shares = [Share("eve", "a")] * 3 + [Share("eve", "b")] * 3 + [Share("ada", "c")] * 3
    order = asyncio.run(served(shares))
    assert [share.guest for share in order[:6]] == ["eve", "ada", "eve", "ada", "eve", "ada"]
    assert {share.table for share in order[:4]} == {"a", "b", "c"}


def test_tables_with_people_come_first():
    shares = [Share("eve", "a", 1), Share("eve", "a", 1), Share("ada", "b", 1), Share("eve", "c", 0)]
    assert [share.table for share in asyncio.run(served(shares))] == ["a", "c", "b", "a"]


def test_whoever_gives_up_loses_the_place_to_the_next():
    async def give_up() -> None:
        queue = FairQueue(1)
        await queue.enter(Share("a"))
        waiting = [asyncio.create_task(queue.enter(Share(name))) for name in "bcd"]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        queue.leave(Share("a"), 1.0)
        waiting[1].cancel()  # it has just been given the place
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [True, True, False]
        queue.leave(Share("d"), 1.0)
        assert queue.free == 1

    asyncio.run(give_up())


def test_bots_that_nobody_watches_do_not_play(serving, visitor):
    app = serving()
    ada = visitor("Ada", app)
    id = ada.table(seats="bot bot")["id"]
    time.sleep(1)
    assert ada.get(f"/api/tables/{id}")["events"] == 0
    seen = ada.sit(id)
    seen.hear_until(lambda said: seen.state["event"] >= 5)
    seen.close()
    table = app.state.service.tables[id]
    while table.connections or (table.background_task and not table.background_task.done()):
        time.sleep(0.05)
    stopped = ada.get(f"/api/tables/{id}")["events"]
    time.sleep(1)
    assert ada.get(f"/api/tables/{id}")["events"] == stopped
    again = ada.sit(id)
    again.hear_until(lambda said: again.state["event"] > stopped)


def test_analyses_wait_in_line_and_say_where(serving, visitor):
    app = serving()
    ada = visitor("Ada", app)
    seen = ada.sit(ada.table(seats="me me")["id"])
    for action in ("p0 play +YY", "p1 play +YY", "p0 play ^2", "p0 stop"):
        seen.play(action)
    table = app.state.service.tables[seen.table["id"]]
    table.status = FINISHED  # it would take long to get there
    where, analyses = f"/api/tables/{seen.table['id']}/analysis", app.state.service.analyses
    analyses |= {f"of Ada {number}": UnderWay(table.owner, 100, "random") for number in range(MOST_ANALYSES)}
    assert ada.refused(where) == (429, "server-too-many-analyses")
    analyses.clear()
    analyses |= {f"of Eve {number}": UnderWay("eve", 100, "random") for number in range(2)}
    begun = ada.post(where)
    assert (begun["status"], begun["position"]) == ("running", 2)
    assert ada.get(where)["position"] == 2
    del analyses["of Eve 0"]
    assert ada.get(where)["position"] == 1
    assert ada.get(where.replace("analysis", "replay"))["moments"]  # does not wait for them
