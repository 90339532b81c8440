"""The server as a command: started, killed, restarted; its tools, its example, its records checked."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from entrepot import cli, server
from entrepot.source import FOLDER

from .conftest import free_port, running
from .guest import Visitor, play_out

ROOT = Path(__file__).parents[2]
ENVIRONMENT = os.environ | {"PYTHONPATH": str(FOLDER.parent)}


# Killing


def kill_server(times: int, tables: int, database: str, *more: str) -> subprocess.CompletedProcess[str]:
    """Run the tool that kills servers."""
    command = [sys.executable, str(ROOT / "tools/kill_server.py"), "--times", str(times), "--tables", str(tables)]
    command += ["--port", str(free_port()), "--database", database, *more]
    return subprocess.run(command, env=ENVIRONMENT, capture_output=True, text=True, timeout=1800, check=False)


def killed(times: int, tables: int, database: str, *more: str) -> str:
    """The output of the tool that kills servers."""
    done = kill_server(times, tables, database, *more)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_killed_server_restarts_with_every_action(new_database):
    assert "none lost; 2 records replay" in killed(2, 2, new_database())


@pytest.mark.parametrize(
    ("sabotage", "noticed"), [("delete", "cannot load the game any more"), ("rewind", "but the server is at")]
)
def test_lost_events_are_noticed(new_database, sabotage, noticed):
    """The tool that kills servers fails if the last events of every table are gone after a restart."""
    done = kill_server(2, 2, new_database(), "--sabotage", sabotage)
    assert done.returncode != 0
    assert noticed in done.stderr


@pytest.mark.long
def test_a_server_killed_fifty_times_restarts_with_every_action(new_database):
    assert "none lost; 4 records replay" in killed(50, 4, new_database())


def test_a_bots_turn_goes_on_after_a_restart(new_database):
    database = new_database()
    with running(database) as app:
        ada = Visitor(app.state.address, "Ada")
        seen = ada.sit(ada.table(seats="me bot", pace=3)["id"])
        seen.play("p0 play +YY")
        ada.close()
    with running(database) as app:
        ben = Visitor(app.state.address, "Ben")
        again = ben.sit(seen.table["id"])
        again.hear_until(lambda said: again.state["event"] >= 2)
        ben.close()


# The command


def test_a_port_that_is_taken_is_complained_about(site, capsys, tmp_path):
    port = site.state.address.rpartition(":")[2]
    assert cli.main(["serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.sqlite"]) == 2
    assert f"Cannot listen on port {port}" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("nonsense", "The database cannot be opened"),
        ("sqlite:////nowhere/at/all.sqlite", "The database cannot be opened"),
        ("oracle://x", "The database cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_opened_is_complained_about(capsys, database, words):
    assert cli.main(["serve", "--port", "0", "--database", database]) == 2
    assert words in capsys.readouterr().err


# The example of the documents


def test_the_example_is_the_one_in_the_documents():
    example = (ROOT / "examples/join_a_table.py").read_text(encoding="utf-8")
    assert f"```py\n{example}```" in (ROOT / "docs/server.md").read_text(encoding="utf-8")
    assert len(example.splitlines()) < 40


def test_the_example_takes_a_seat_and_plays(site, visitor):
    ada = visitor()
    table = ada.table(seats="me open", private=True)
    command = [sys.executable, str(ROOT / "examples/join_a_table.py"), site.state.address, table["id"]]
    process = subprocess.Popen([*command, table["invitation"]], stdout=subprocess.PIPE, text=True)
    seen = ada.sit(table["id"])
    seen.hear_until(lambda said: seen.table["status"] == "playing" and seen.state["turn"] is not None)
    play_out([seen])
    said, _ = process.communicate(timeout=30)
    assert said == f"scores: {' '.join(map(str, seen.state['result']['scores']))}\n"
    assert seen.table["seats"][1]["name"] == "Robot"


# Records checked


@pytest.fixture(scope="module")
def record(site, tmp_path_factory) -> Path:
    """The record of a game that was played on a server."""
    ada = Visitor(site.state.address, "Ada")
    seen = ada.sit(ada.table(seats="me me")["id"])
    play_out([seen])
    path = tmp_path_factory.mktemp("record") / "game.erec"
    path.write_text(json.dumps(ada.get(f"/api/tables/{seen.table['id']}/record")), encoding="utf-8")
    ada.close()
    return path


def test_verify_checks_the_seed_against_the_commitment(record, capsys):
    assert cli.main(["verify", str(record)]) == 0
    said = capsys.readouterr().out
    assert json.loads(record.read_text())["commitment"] in said
    assert cli.main(["verify", str(record), "--commitment", "0" * 64]) == 2
    assert "hash of something else" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("seed", 1, "does not follow from the seed"),
        ("salt", "0" * 32, "hash of something else"),
        ("salt", None, "give both"),
        ("commitment", "x", "hash of something else"),
    ],
)
def test_verify_finds_what_was_changed(record, tmp_path, capsys, key, value, words):
    changed = json.loads(record.read_text()) | {key: value}
    path = tmp_path / "changed.erec"
    path.write_text(json.dumps(changed), encoding="utf-8")
    assert cli.main(["verify", str(path)]) == 2
    assert words in capsys.readouterr().err


# The weight of sockets


def test_an_open_socket_keeps_nothing_of_its_opening(visitor):
    ada = visitor()
    seen = ada.sit(ada.table(seats="me me")["id"])
    seen.play("p0 play +YY")
    lines = [each for each in gc.get_objects() if type(each) is server.WebSocketProtocol and not each.disconnected]
    assert lines
    for line in lines:
        assert not vars(line), "uvicorn has attributes that WebSocketProtocol does not name"
        assert not line.scope
        assert not hasattr(line, "request")


# The store


def test_jobs_that_wait_together_are_done_together_and_fail_alone(tmp_path):
    store = server.create(server.Settings(server.sqlite_url(tmp_path / "x.sqlite"))).state.service.storage
    seen: list[int] = []
    go = threading.Event()

    def job(number: int) -> int:
        seen.append(number)
        if number == 3:
            raise ZeroDivisionError
        return number

    async def ask() -> list[object]:
        first = asyncio.ensure_future(store.run(lambda connection: go.wait(10)))
        rest = [asyncio.ensure_future(store.run(lambda connection, n=n: job(n))) for n in range(5)]
        await asyncio.sleep(0.05)
        assert seen == []
        go.set()
        return await asyncio.gather(first, *rest, return_exceptions=True)

    found = asyncio.run(ask())
    assert [each for each in found if not isinstance(each, Exception)] == [True, 0, 1, 2, 4]
    assert isinstance(found[4], ZeroDivisionError)
    store.close()


# Several processes


def command(*words: str) -> subprocess.Popen[str]:
    """A command that runs until it is ended; its first line has been printed."""
    whole = [sys.executable, "-m", "entrepot", *words]
    process = subprocess.Popen(whole, env=ENVIRONMENT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout
    assert process.stdout.readline()
    return process


def end(process: subprocess.Popen[str], number: int = signal.SIGTERM) -> str:
    """End a command; what it has complained about."""
    process.send_signal(number)
    return process.communicate(timeout=30)[1]


def test_a_second_server_on_an_sqlite_file_is_refused_until_the_first_has_ended(tmp_path, capsys):
    url = server.sqlite_url(tmp_path / "x.sqlite")
    first = command("serve", "--port", "0", "--database", url)
    assert cli.main(["serve", "--port", "0", "--database", url]) == 2
    assert "x.sqlite is already in use by another server" in capsys.readouterr().err
    end(first, signal.SIGKILL)
    end(command("serve", "--port", "0", "--database", url))


@pytest.mark.parametrize("words", [["serve", "--processes", "2"], ["serve", "--bot-processes", "0"], ["think"]])
def test_several_processes_need_postgresql(tmp_path, capsys, words):
    assert cli.main([*words, "--database", server.sqlite_url(tmp_path / "x.sqlite")]) == 2
    assert "need a PostgreSQL database" in capsys.readouterr().err


@pytest.fixture
def postgresql(postgres: str) -> str:
    """A new PostgreSQL database, whatever the other tests use."""
    name = f"running{time.time_ns()}"
    with create_engine(f"{postgres}/postgres", isolation_level="AUTOCOMMIT").connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    return f"{postgres}/{name}"


@pytest.mark.long
def test_several_processes_serve_one_port_and_a_dead_one_is_replaced(postgresql):
    port = str(free_port())
    serving = command("serve", "--processes", "2", "--bot-processes", "0", "--port", port, "--database", postgresql)
    thinking = command("think", "--bot-processes", "1", "--database", postgresql)
    ada = Visitor(f"http://127.0.0.1:{port}", "Ada")
    seen = ada.sit(ada.table(seats="me bot", pace=0)["id"])
    play_out([seen])
    ada.close()
    before = children(serving)
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    end_of_patience = time.monotonic() + 20
    while len(children(serving)) < 2 or before[0] in children(serving):
        assert time.monotonic() < end_of_patience
        time.sleep(0.1)
    said = end(serving)
    assert f"process {before[0]} has ended with code -9 and is replaced" in said
    assert "Traceback" not in said
    assert serving.returncode == 0
    assert end(thinking) == ""
    assert thinking.returncode == 0


@pytest.mark.long
def test_the_processes_end_with_the_one_that_supervises_them(postgresql):
    serving = command("serve", "--processes", "2", "--port", "0", "--database", postgresql)
    serving_ids = children(serving)
    assert len(serving_ids) == 2
    end(serving, signal.SIGKILL)  # returns when nobody holds its output any more
    end_of_patience = time.monotonic() + 20
    while any(Path(f"/proc/{id}").exists() for id in serving_ids):  # until the system has noticed their end
        assert time.monotonic() < end_of_patience
        time.sleep(0.1)


def children(process: subprocess.Popen[str]) -> list[int]:
    """The processes that serve, of one that supervises them; those of bots are theirs."""
    found = subprocess.run(["pgrep", "-P", str(process.pid), "-f", "spawn_main"], capture_output=True, check=False)
    return [int(word) for word in found.stdout.split()]


@pytest.mark.long
def test_one_of_two_servers_is_killed_and_nothing_is_lost(postgresql):
    assert "none lost; 2 records replay" in killed(4, 2, postgresql, "--servers", "2")


@pytest.mark.long
def test_lost_events_are_noticed_with_two_servers(postgresql):
    done = kill_server(2, 2, postgresql, "--servers", "2", "--sabotage", "rewind")
    assert done.returncode != 0
