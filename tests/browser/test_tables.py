"""The whole server in a browser, with a worker that is written in Python: games, restarts, files, broken stores."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

import pytest

from entrepot import server
from entrepot.browser import sql_js
from entrepot.browser.tables import Tables, start
from entrepot.core.errors import RecordError
from entrepot.core.game import from_record

from .host import PythonHost

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]


class Page:
    """A page that talks to its worker."""

    def __init__(self, host: PythonHost, tables: Tables) -> None:
        self.host, self.tables = host, tables
        self.csrf = ""
        self.last = 0

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """The status and the body of a response."""
        self.last += 1
        self.host.responses[self.last] = answer = asyncio.get_running_loop().create_future()
        headers = json.dumps({"content-type": "application/json", "x-csrf-token": self.csrf})
        sent = b"" if body is None else json.dumps(body).encode()
        self.tables.request(self.last, method, path, headers, sent)
        return await asyncio.wait_for(answer, 20)

    async def get(self, path: str) -> Any:
        """What is at a path."""
        status, found = await self.ask("GET", path)
        assert status == 200, found
        return found

    async def post(self, path: str, body: Any) -> Any:
        """The answer to a request."""
        status, found = await self.ask("POST", path, body)
        assert status == 200, found
        return found

    def open(self, table: str, since: int = 0) -> int:
        """A socket of a table."""
        self.last += 1
        self.host.texts[self.last] = asyncio.Queue()
        self.tables.open(self.last, f"/api/tables/{table}/socket?since={since}")
        return self.last

    async def hear(self, socket: int) -> Any:
        """The next message on a socket."""
        return await asyncio.wait_for(self.host.texts[socket].get(), 20)

    async def play(self, table: str, decisions: int = 10**6) -> int:
        """Choose the first action at each of my decisions; how many there were."""
        socket, made = self.open(table), 0
        while made < decisions:
            said = await self.hear(socket)
            state = said.get("state")
            if state and state["result"]:
                break
            if state and state["legal"]:
                act = {"type": "act", "request": 1, "event": state["event"], "actions": [state["legal"][0]["action"]]}
                self.tables.receive(socket, json.dumps(act))
                made += 1
        self.tables.close(socket)
        return made


async def enter(host: PythonHost) -> Page:
    """Start the worker, and say hello."""
    page = Page(host, await start(host))
    me = await page.get("/api/me")
    page.csrf = me["csrf"]
    if not me["name"]:
        await page.post("/api/me", {"name": "Ada", "language": "sv"})
    return page


async def new_table(page: Page, game: str = "spice_road", seats: Any = SEATS) -> str:
    """A table against bots."""
    made = await page.post("/api/tables", {"game": game, "options": {"players": len(seats)}, "seats": seats, "pace": 0})
    return str(made["id"])


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run a test's work."""
    return asyncio.run(asyncio.wait_for(work, 120))


def test_a_game_is_played_to_its_end_and_its_record_is_valid():
    async def work():
        page = await enter(PythonHost())
        table = await new_table(page)
        assert await page.play(table) > 20
        record = await page.get(f"/api/tables/{table}/record")
        assert from_record(record).is_over
        replay = await page.get(f"/api/tables/{table}/replay")
        assert replay["moments"]
        tallies = (await page.get("/api/me/statistics"))["tallies"]
        assert [each["played"] for each in tallies] == [1]

    run(work())


def test_bots_think_in_the_other_worker():
    async def work():
        host = PythonHost()
        page = await enter(host)
        await page.play(await new_table(page), 3)
        assert host.tasks

    run(work())


def test_after_a_restart_the_same_guest_plays_on():
    async def work(host: PythonHost) -> Any:
        page = await enter(host)
        table = await new_table(page)
        await page.play(table, 5)
        return table, (await page.get(f"/api/tables/{table}"))["events"]

    async def again(host: PythonHost, table: str) -> Any:
        page = await enter(host)
        me = await page.get("/api/me")
        assert (me["name"], me["language"]) == ("Ada", "sv")
        events = (await page.get(f"/api/tables/{table}"))["events"]
        assert await page.play(table, 3) == 3
        return events

    first = PythonHost()
    table, events = run(work(first))
    assert run(again(PythonHost(first.stored, first.cookie), table)) >= events > 0


def test_what_is_sent_is_stored_first():
    """Whatever ends the browser: a worker that starts from the store knows each event that the page has seen."""

    async def work():
        host = PythonHost()
        page = await enter(host)
        table = await new_table(page)
        socket = page.open(table)
        for _ in range(6):
            said = await page.hear(socket)
            state = said.get("state")
            if said["type"] == "events":
                kept = PythonHost(host.stored).database.sqlite
                [(number,)] = kept.execute("SELECT max(number) FROM events WHERE table_id = ?", [table]).fetchall()
                assert number >= said["events"][-1]["number"]
            if state and state["legal"]:
                act = {"type": "act", "request": 1, "event": state["event"], "actions": [state["legal"][0]["action"]]}
                page.tables.receive(socket, json.dumps(act))

    run(work())


def test_refusals_have_a_status_and_a_reason():
    async def work():
        page = await enter(PythonHost())
        status, answer = await page.ask("GET", "/api/tables/none")
        assert (status, answer["reason"]["id"]) == (404, "server-no-table")
        status, answer = await page.ask("POST", "/api/tables", {"game": "chess", "seats": SEATS})
        assert status == 400
        status, answer = await page.ask("GET", "/api/nowhere")
        assert status == 404
        page.csrf = "forged"
        assert (await page.ask("POST", "/api/me", {"name": "Eve"}))[0] == 403

    run(work())


def test_a_socket_of_no_table_is_closed():
    async def work():
        host = PythonHost()
        page = await enter(host)
        socket = page.open("none")
        while socket not in host.closed:
            await asyncio.sleep(0.01)
        page.tables.receive(socket, "{}")  # too late, and no harm

    run(work())


def test_without_a_compiled_engine_only_fast_levels_are_offered():
    async def levels(compiled: bool) -> Any:
        page = await enter(PythonHost(compiled=compiled))
        return (await page.get("/api/games"))["levels"]

    assert run(levels(True)) == ["beginner", "easy", "medium", "hard", "expert"]
    assert run(levels(False)) == ["beginner", "easy"]


# Files


def test_everything_goes_into_a_file_and_comes_back():
    async def work():
        first = await enter(PythonHost())
        table = await new_table(first)
        await first.play(table, 4)
        saved = first.tables.save_all('{"pace": "calm"}')
        events = (await first.get(f"/api/tables/{table}"))["events"]

        host = PythonHost()
        second = await enter(host)
        await new_table(second, "puerto_rico", seats=[*SEATS, SEATS[1]])
        assert await second.tables.load_all(saved) == '{"pace": "calm"}'

        third = await enter(PythonHost(host.stored, host.cookie))
        assert (await third.get("/api/me"))["name"] == "Ada"
        [only] = await third.get("/api/tables?mine")
        assert (only["id"], only["events"] >= events) == (table, True)
        assert await third.play(table, 2) == 2

    run(work())


def test_a_server_restores_the_file_and_the_site_loads_a_servers_backup(tmp_path):
    async def work():
        page = await enter(PythonHost())
        table = await new_table(page)
        await page.play(table)
        file, url = tmp_path / "site.backup.gz", f"sqlite:///{tmp_path}/tables.sqlite"
        file.write_bytes(page.tables.save_all("{}"))
        server.restore(url, file)
        [found] = server.check_database(url)
        assert (found.table, found.wrong, found.stopped) == (table, None, None)
        server.back_up(url, tmp_path / "server.backup.gz")

        host = PythonHost()
        other = await enter(host)
        await other.tables.load_all((tmp_path / "server.backup.gz").read_bytes())
        again = await enter(PythonHost(host.stored, host.cookie))
        assert [each["id"] for each in await again.get("/api/tables?mine")] == [table]

    run(work())


@pytest.mark.parametrize("data", [b"", b"no backup", bytes(1000)])
def test_a_file_that_is_no_backup_changes_nothing(data):
    async def work():
        page = await enter(PythonHost())
        table = await new_table(page)
        with pytest.raises(RecordError):
            await page.tables.load_all(data)
        assert [each["id"] for each in await page.get("/api/tables?mine")] == [table]

    run(work())


def test_a_truncated_backup_changes_nothing():
    async def work():
        page = await enter(PythonHost())
        table = await new_table(page)
        saved = page.tables.save_all("{}")
        with pytest.raises(RecordError):
            await page.tables.load_all(saved[: len(saved) // 2])
        assert [each["id"] for each in await page.get("/api/tables?mine")] == [table]

    run(work())


def test_a_store_of_a_later_version_is_set_aside():
    async def work():
        host = PythonHost()
        await enter(host)
        host.database.sqlite.execute("UPDATE keys SET value = '999' WHERE name = 'schema'")
        await host.save()
        later = PythonHost(host.stored)
        page = await enter(later)
        assert later.aside == [host.stored]
        assert await page.get("/api/tables?mine") == []

    run(work())


def test_a_damaged_store_is_set_aside():
    async def work():
        host = PythonHost()
        await new_table(await enter(host))
        damaged = PythonHost(host.stored[:4096] + bytes([255]) * (len(host.stored) - 4096))
        page = await enter(damaged)
        assert [len(data) for data in damaged.aside] == [len(host.stored)]
        assert await page.get("/api/tables?mine") == []

    run(work())


# The database's interface


def test_errors_of_the_database_have_their_kind():
    sql_js.use(PythonDatabaseThatRefuses())
    connection = sql_js.connect()
    for text, kind in [
        ("UNIQUE constraint failed: a.b", sql_js.IntegrityError),
        ('near "SELEC": syntax error', sql_js.ProgrammingError),
        ("database disk image is malformed", sql_js.OperationalError),
    ]:
        with pytest.raises(kind, match=text[:10]):
            connection.execute(text)


class PythonDatabaseThatRefuses:
    """Refuses everything, by the words of the statement."""

    def run(self, sql: str, parameters: Any) -> Any:
        """Raise what JavaScript would throw."""
        raise RuntimeError(sql)


def test_a_transaction_ends_with_its_connection():
    host = PythonHost()
    sql_js.use(host.database)
    connection = sql_js.connect()
    connection.execute("CREATE TABLE a (b)")
    connection.execute("BEGIN")
    connection.execute("INSERT INTO a VALUES (?)", [1])
    connection.close()
    assert sql_js.connect().execute("SELECT * FROM a").fetchone() is None
    many = sql_js.connect().cursor().executemany("INSERT INTO a VALUES (?)", [[1], [2], [3]])
    assert many.rowcount == 3
    cursor = sql_js.connect().execute("SELECT b FROM a ORDER BY b")
    assert [cursor.fetchone(), cursor.fetchmany(1), cursor.fetchall()] == [(1,), [(2,)], [(3,)]]
