"""A database of an earlier version is upgraded, and every game in it continues."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import MetaData, create_engine, insert, select, update

import entrepot
from entrepot import cli, server
from entrepot.server import backup, migrations, schema
from entrepot.server.storage import connect

from .conftest import free_port
from .test_backup import contents
from .test_running import ENVIRONMENT, ROOT

EARLIER = range(1, schema.VERSION)
TABLES = {"waiting": 0, "abandoned": 0, "clock": 7, "undo": 6, "puerto_rico": 12, "finished": 98}  # how many events


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path, monkeypatch):
    """Have a data folder of one's own, for the backups of PostgreSQL databases."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


def environment() -> dict[str, str]:
    return ENVIRONMENT | {"XDG_DATA_HOME": os.environ["XDG_DATA_HOME"]}


@pytest.fixture(params=EARLIER)
def version(request: pytest.FixtureRequest) -> int:
    """An earlier version of the schema."""
    return int(request.param)


@pytest.fixture
def old(version: int, new_database: Callable[[], str], tmp_path: Path) -> str:
    """A database of that version, as its server has written it; on PostgreSQL with the same columns and rows."""
    source, target = f"sqlite:///{tmp_path}/old.sqlite", new_database()
    dump = ROOT / f"tests/data/server_schema_{version}.sql"
    sqlite3.connect(tmp_path / "old.sqlite").executescript(dump.read_text(encoding="utf-8"))
    if target.startswith("sqlite"):
        return source
    found = MetaData()
    found.reflect(create_engine(source))
    with create_engine(source).connect() as reader, create_engine(target).begin() as writer:
        found.create_all(writer)
        for table in found.sorted_tables:
            if rows := [dict(row) for row in reader.execute(select(table)).mappings()]:
                writer.execute(insert(table), rows)
    return target


@pytest.fixture
def upgraded(old, serving, visitor):
    """A server with the upgraded database, and a visitor with Ada's cookie."""
    assert server.upgrade_database(old)
    app = serving(old)
    ada = visitor("?", app)
    ada.become(app.api.tokens.cookie("ada"))
    return old, app, ada


def test_every_table_is_loaded_with_all_its_events(upgraded):
    _, _, ada = upgraded
    for table, events in TABLES.items():
        seen = ada.sit(table)
        assert [event["number"] for event in seen.events] == list(range(1, events + 1))
        assert seen.state["stopped"] is None
        assert seen.table["status"] in (table, "playing")
    assert {table["id"] for table in ada.get("/api/tables")} == set(TABLES) - {"abandoned"}
    assert ada.get("/api/me")["name"] == "Ada"


def test_every_game_continues(version, upgraded, visitor):
    database, app, ada = upgraded
    bjork = visitor("?", app)
    bjork.become(app.api.tokens.cookie("bjork"))
    turns = [(ada, "undo", "p0 play +YY"), (ada, "puerto_rico", "p0 colonist"), (bjork, "clock", "p1 play ^2")]
    for player, table, action in turns if version == 1 else turns[:2]:  # later versions' clocks do not stand still
        seen = player.sit(table)
        seen.play(action)
        assert seen.events[TABLES[table]]["action"] == action
    bjork.post("/api/tables/waiting/join")
    assert bjork.sit("waiting").table["status"] == "playing"
    assert cli.main(["verify", "--database", database]) == 0


def test_what_was_taken_back_stays_taken_back(upgraded):
    seen = upgraded[2].sit("undo")
    assert [event["kind"] for event in seen.events[:3]] == ["action", "undo", "action"]
    seen.play("p0 play +YY")
    seen.send(type="undo", request=1, event=7)
    seen.hear_until(lambda said: seen.state["event"] == 8)
    assert seen.state["turn"] == 0


@pytest.mark.parametrize("version", [1])
def test_a_clock_shows_what_it_showed(upgraded):
    """Clocks of version 1 stood still while the server was down."""
    seats = upgraded[2].sit("clock").table["seats"]
    assert seats[0]["seconds"] == 629.9
    assert 619.9 - 60 < seats[1]["seconds"] <= 619.9


def test_the_chat_is_kept(upgraded):
    lines = {table: upgraded[2].sit(table).said[0]["chat"] for table in ("clock", "puerto_rico")}
    assert [(line["from"], line["text"]) for line in lines["clock"]] == [("Ada", "Good luck! Sjáumst á morgun.")]
    assert [(line["from"], line["text"]) for line in lines["puerto_rico"]] == [("Björk", "Your turn.")]


def test_lines_of_chat_get_their_authors(upgraded):
    found = [(line["sender"], line["guest"]) for rows in contents(upgraded[0]) for line in rows.get("chat", ())]
    assert found == [("Ada", "ada"), ("Björk", "bjork")]


def test_a_finished_game_keeps_its_record_and_its_commitment(upgraded, tmp_path):
    path = tmp_path / "game.erec"
    path.write_text(json.dumps(upgraded[2].get("/api/tables/finished/record")), encoding="utf-8")
    assert cli.main(["verify", str(path)]) == 0
    assert len(entrepot.from_record(json.loads(path.read_text())).actions) == TABLES["finished"]


def test_an_upgraded_database_is_verified(upgraded, capsys):
    assert cli.main(["verify", "--database", upgraded[0]]) == 0
    assert "Tables: 6, events: 123." in capsys.readouterr().out


# Backups


def test_the_backup_made_before_an_upgrade_restores_the_same(version, old, new_database):
    before = contents(old)
    path = server.upgrade_database(old)
    assert path is not None
    header, batches = backup.read_file(path)
    assert header.schema == version
    assert list(batches) == before
    server.restore(restored := new_database(), path)
    assert contents(restored) == contents(old)


def test_the_backup_of_an_sqlite_database_is_beside_it(old, tmp_path):
    path = server.upgrade_database(old)
    assert path is not None
    assert path.parent == (tmp_path if old.startswith("sqlite") else tmp_path / "data/entrepot")
    assert server.upgrade_database(old) is None, "it is upgraded once"


# When something goes wrong


def test_an_upgrade_that_fails_changes_nothing(version, old, monkeypatch):
    before = contents(old)
    step = migrations.STEPS[version]

    def failing(rows, header):
        if rows.get("tables", [{}])[0].get("id") == "undo":
            raise RuntimeError
        return step(rows, header)

    monkeypatch.setitem(migrations.STEPS, version, failing)
    with pytest.raises(RuntimeError):
        server.upgrade_database(old)
    assert contents(old) == before
    monkeypatch.undo()
    assert server.upgrade_database(old)


def test_a_program_killed_during_an_upgrade_leaves_the_earlier_version(version, old):
    """Killed after the tables of the earlier version were dropped and most rows written."""
    before = contents(old)
    program = f"""
        import os, signal
        from entrepot import server
        from entrepot.server import migrations
        step = migrations.STEPS[{version}]
        def killing(rows, header):
            if rows.get("tables", [{{}}])[0].get("id") == "waiting":
                os.kill(os.getpid(), signal.SIGKILL)
            return step(rows, header)
        migrations.STEPS[{version}] = killing
        server.upgrade_database({old!r})
    """
    killed = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], env=environment(), check=False)
    assert killed.returncode == -signal.SIGKILL
    assert contents(old) == before
    assert server.upgrade_database(old)
    assert cli.main(["verify", "--database", old]) == 0


def test_a_database_of_a_newer_version_is_refused(new_database, capsys, tmp_path):
    url = new_database()
    server.create(server.Settings(url)).state.service.storage.close()
    with connect(url).begin() as connection:
        connection.execute(update(schema.keys).where(schema.keys.c.name == "schema").values(value="99"))
    for command in ("verify", f"backup {tmp_path}/x.gz", "serve --port 0"):
        assert cli.main([*command.split(), "--database", url]) == 2
        assert "version 99" in capsys.readouterr().err
    assert not (tmp_path / "x.gz").exists()


def test_a_database_of_an_earlier_version_is_left_alone_unless_it_is_to_be_served(old, capsys):
    before = contents(old)
    assert cli.main(["verify", "--database", old]) == 2
    assert "entrepot serve" in capsys.readouterr().err
    assert contents(old) == before


def test_serving_a_database_upgrades_it(old):
    command = [sys.executable, "-m", "entrepot", "serve", "--port", str(free_port()), "--database", old]
    process = subprocess.Popen(command, env=environment(), stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    said = [process.stdout.readline(), process.stdout.readline()]
    process.terminate()
    process.wait(30)
    assert "The database was upgraded" in said[0]
    assert "Entrepôt is running" in said[1]
    assert cli.main(["verify", "--database", old]) == 0


# The steps


@pytest.mark.parametrize("version", [2])
def test_an_analysis_is_kept(upgraded):
    assert upgraded[2].get("/api/tables/finished/analysis")["bot"] == "network:5000n"


@pytest.mark.parametrize("version", [2])
def test_tables_that_wait_for_a_bot_or_a_clock_are_due(upgraded):
    with connect(upgraded[0]).begin() as connection:
        due = connection.scalars(select(schema.tables.c.id).where(schema.tables.c.due.is_not(None)))
        assert set(due) == {"clock"}


def test_lists_know_the_result_of_a_finished_game(upgraded):
    """Of a game under way they learn with its next event what happened."""
    ada = upgraded[2]
    found = {table["id"]: table["outline"] for table in ada.get("/api/tables")}
    result = ada.sit("finished").state["result"]
    assert (found["finished"]["scores"], found["finished"]["winners"]) == (result["scores"], result["winners"])
    assert found["undo"] == {"round": 0, "last": None, "scores": None, "winners": None}
    ada.sit("undo").play("p0 play +YY")
    (played,) = [table for table in ada.get("/api/tables") if table["id"] == "undo"]
    assert played["outline"]["last"]["kind"] == "played"


def test_there_is_a_step_from_every_version():
    assert set(migrations.STEPS) == set(range(1, schema.VERSION))
