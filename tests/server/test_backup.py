"""Backups: complete, of one moment, restored as they were or not at all."""

from __future__ import annotations

import gzip
import json
import stat
import tracemalloc

import pytest
from sqlalchemy import insert, inspect, make_url

from entrepot import OptionError, cli, server
from entrepot.core.errors import RecordError
from entrepot.server import backup, backup_file, schema
from entrepot.server.storage import connect, transaction

from .conftest import make_postgres_database


def contents(url):
    """All rows of a database."""
    with transaction(url, create=False, reading=True) as connection:
        return list(backup.read_batches(connection))


def has_tables(url) -> bool:
    with connect(url).connect() as connection:
        return bool(set(inspect(connection).get_table_names()) & set(schema.metadata.tables))


@pytest.fixture
def stored(serving, visitor, new_database):
    """A running server with a guest, a waiting table and a game with a clock, chat and two events; its database.

    The guest has a recovery code and a feed, and has decided something about people at the waiting table. A network is
    banned.
    """
    database = new_database()
    app = serving(database)
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    ada.post("/api/me/recovery")
    [channel] = ada.post("/api/me/notifications", kind="feed")["channels"]
    sent = {"channel": channel["id"], "table_id": "", "kind": "test", "number": 0, "due": None, "attempts": 1}
    with connect(database).begin() as connection:
        connection.execute(insert(schema.notifications).values(sent))
    assert cli.main(["admin", "ban", "192.0.2.0/24", "--yes", "--database", database]) == 0
    id = ada.table(seats="me open open", chat="players")["id"]
    ben.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/remove", person=ada.get(f"/api/tables/{id}")["seats"][1]["person"])
    seen = ada.sit(ada.table(seats="me me", clock={"seconds": 600})["id"])
    seen.play("p0 play +YY")
    seen.play("p1 play +YY")
    for line in ("first", "second"):
        seen.send(type="chat", text=line)
        seen.hear_kind("chat")
    return database, seen


@pytest.fixture
def made(stored, tmp_path):
    """A backup of it."""
    path = tmp_path / "games.backup.gz"
    server.back_up(stored[0], path)
    return path


def test_a_backup_is_restored_as_it_was(stored, made, new_database, capsys, monkeypatch):
    monkeypatch.setattr(backup, "PAGE", 1)
    source, target = stored[0], new_database()
    assert cli.main(["restore", "--database", target, str(made)]) == 0
    assert "Tables: 2, events: 2." in capsys.readouterr().out
    assert contents(target) == contents(source)
    assert [line["text"] for rows in contents(target) for line in rows.get("chat", ())] == ["first", "second"]
    assert cli.main(["verify", "--database", target]) == 0


def test_a_backup_has_everything(stored):
    """Every table of the schema, except for who is connected, and analyses and branches, of which there are none."""
    found = {name for rows in contents(stored[0]) for name, some in rows.items() if some}
    assert found == set(schema.metadata.tables) - {"presences", "analyses", "branches"}


@pytest.mark.long
def test_a_backup_moves_from_one_kind_of_database_to_the_other(stored, made, postgres, tmp_path):
    source, lite = stored[0], f"sqlite:///{tmp_path}/other.sqlite"
    post = make_postgres_database(postgres, f"moved_from_{make_url(source).get_backend_name()}")
    server.restore(post, made)
    assert contents(post) == contents(source)
    server.back_up(post, made)
    server.restore(lite, made)
    assert contents(lite) == contents(source)
    chat = [line for rows in contents(source) for line in rows.get("chat", ())]
    with transaction(post) as connection:  # the numbers of new lines of chat do not collide with the restored ones
        backup.insert_rows(connection, {"chat": chat})


def test_a_restored_game_continues_for_the_same_guest(stored, made, new_database, serving, visitor):
    table = stored[1].table["id"]
    target = new_database()
    server.restore(target, made)
    rows = contents(target)[1]
    [guest] = [guest["id"] for guest in rows["guests"] if guest["name"] == "Ada"]
    [device] = [device["id"] for device in rows["devices"] if device["guest"] == guest]
    ada = visitor("?", app := serving(target))
    ada.become(app.api.tokens.cookie(guest, device))
    seen = ada.sit(table)
    assert seen.table["yours"] == [0, 1]
    seen.play("p0 play ^2")
    assert seen.state["event"] == 3
    assert cli.main(["verify", "--database", target]) == 0


def test_a_backup_shows_one_moment_and_keeps_nobody_from_playing(stored):
    database, seen = stored
    with transaction(database, create=False, reading=True) as connection:
        batches = backup.read_batches(connection)
        first = next(batches)
        seen.play("p0 rest")  # is stored while the backup is being read
        assert seen.state["event"] == 3
        rest = list(batches)
    assert sum(len(rows.get("events", ())) for rows in [first, *rest]) == 2
    assert sum(len(rows.get("events", ())) for rows in contents(database)) == 3


def test_a_database_in_use_is_not_overwritten(stored, made, capsys):
    before = contents(stored[0])
    assert cli.main(["restore", "--database", stored[0], str(made)]) == 2
    assert "empty database" in capsys.readouterr().err
    assert contents(stored[0]) == before


# Files


def test_only_its_owner_can_read_a_backup(made):
    assert stat.S_IMODE(made.stat().st_mode) == 0o600


def test_a_backup_that_fails_leaves_the_earlier_one(stored, made, monkeypatch):
    before = made.read_bytes()

    def failing(connection):
        yield {"keys": []}
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(backup, "read_batches", failing)
    with pytest.raises(RecordError, match=r"games\.backup\.gz"):
        server.back_up(stored[0], made)
    assert made.read_bytes() == before
    assert [path.name for path in made.parent.iterdir()] == [made.name]


def test_there_is_nothing_to_back_up(tmp_path, capsys):
    assert cli.main(["backup", "--database", f"sqlite:///{tmp_path}/none.sqlite", str(tmp_path / "x.gz")]) == 2
    assert "cannot be opened" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())
    (tmp_path / "empty.sqlite").touch()
    with pytest.raises(OptionError, match="nothing in this database"):
        server.back_up(f"sqlite:///{tmp_path}/empty.sqlite", tmp_path / "x.gz")
    assert not (tmp_path / "x.gz").exists()


def lines_of(path):
    return gzip.decompress(path.read_bytes()).decode().splitlines(keepends=True)


def with_lines(change):
    """Damage a file by changing its list of lines."""

    def damage(path):
        lines = lines_of(path)
        change(lines)
        path.write_bytes(gzip.compress("".join(lines).encode()))

    return damage


def set_line(place, **values):
    """Damage a file by setting keys of a line."""

    def change(lines):
        lines[place] = json.dumps(json.loads(lines[place]) | values) + "\n"

    return with_lines(change)


def write(content):
    return lambda path: path.write_bytes(content)


DAMAGE = {
    "cut in the middle": (lambda path: path.write_bytes(path.read_bytes()[:-100]), "is incomplete"),
    "without its last line": (with_lines(lambda lines: lines.pop()), "is incomplete"),
    "without a table": (with_lines(lambda lines: lines.pop(-2)), "is damaged in line 7"),
    "with half a line": (with_lines(lambda lines: lines.__setitem__(-2, lines[-2][:40])), "is damaged in line"),
    "with a flipped bit": (
        lambda path: path.write_bytes((data := path.read_bytes())[:-50] + bytes([data[-50] ^ 4]) + data[-49:]),
        "is damaged in line",
    ),
    "with another checksum": (
        lambda path: path.write_bytes((data := path.read_bytes())[:-8] + bytes([data[-8] ^ 4]) + data[-7:]),
        "is damaged in line",
    ),
    "with more after its end": (with_lines(lambda lines: lines.append("{}\n")), "is damaged in line"),
    "with a strange line": (with_lines(lambda lines: lines.insert(2, "[1]\n")), "is damaged in line 3"),
    "with strange rows": (set_line(2, guests=[1]), "is damaged in line 3"),
    "with a strange column": (set_line(2, guests=[{"id": "x", "age": 7}]), "is damaged in line 3"),
    "with an incomplete row": (set_line(2, guests=[{"id": "x"}]), "is damaged in line 3"),
    "without a version": (set_line(0, schema=None), "is damaged in line 1"),
    "of a newer program": (set_line(0, schema=99), "newer program"),
    "of another program": (write(gzip.compress(b'{"format": "other"}\n')), "is not a backup"),
    "that is a text": (write(b"hello"), "is not a backup"),
    "that is empty": (write(b""), "is not a backup"),
    "that is compressed text": (write(gzip.compress(b"hello")), "is not a backup"),
    "that is missing": (lambda path: path.unlink(), "no such file"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_backup_changes_nothing(made, new_database, capsys, what):
    damage, words = DAMAGE[what]
    damage(made)
    target = new_database()
    assert cli.main(["restore", "--database", target, str(made)]) == 2
    assert words in capsys.readouterr().err
    assert not has_tables(target)


def test_more_tables_need_no_more_memory(tmp_path):
    batches = ({"guests": [{"id": str(number), "name": "x" * 10_000}]} for number in range(1_000))
    path = tmp_path / "x.gz"
    tracemalloc.start()
    backup_file.write_file(path, backup_file.Header(schema.VERSION, 0.0), batches)
    _, again = backup_file.read_file(path)
    assert sum(1 for _ in again) == 1_000
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert most < 1_000_000, "of ten million bytes"
