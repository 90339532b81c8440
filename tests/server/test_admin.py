"""The command admin: what whoever runs a server sees and changes, while the server is running or not."""

from __future__ import annotations

import io
import json
import random
import sqlite3
import time
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.engine import make_url

import entrepot
from entrepot import cli
from entrepot.cli import admin
from entrepot.server import administration, enforcement, erasure, queries, schema, usage
from entrepot.server.clocks import stamped
from entrepot.server.guests import random_id
from entrepot.server.sanctions import Sanctions
from entrepot.server.storage import transaction
from entrepot.server.table import Due

from .conftest import running
from .guest import Seen, Visitor
from .test_backup import contents
from .test_running import ROOT

SOON = 8.0


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """A command of a database's administrator, and what it prints."""

    def run(database: str, line: str, code: int = 0) -> str:
        capsys.readouterr()
        assert cli.main(["admin", *line.split(), "--database", database]) == code, capsys.readouterr().err
        said = capsys.readouterr()
        return said.err if code == 2 else said.out

    return run


@pytest.fixture
def place(serving, new_database) -> tuple[Any, str]:
    """A running server and its database."""
    database = new_database()
    return serving(database), database


@pytest.fixture
def pair(place, visitor) -> tuple[Visitor, Visitor, Seen, Seen, str]:
    """Ada and Ben at a table."""
    return sit_down(place[0], visitor)


def sit_down(app: Any, visitor: Callable[..., Visitor], **terms: Any) -> tuple[Visitor, Visitor, Seen, Seen, str]:
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table(seats="me open", **terms)["id"]
    ben.post(f"/api/tables/{id}/join")
    return ada, ben, ada.sit(id), ben.sit(id), id


def finish(database: str, *ids: str) -> None:
    """Play games to their ends, behind the server's back."""
    dice = random.Random(1)
    with transaction(database) as connection:
        for id in ids:
            table, stored = queries.find_table(id)(connection), queries.read_game(id)(connection)
            assert table
            history = table.replayed(stored)
            while not history.game.is_over:
                history.play(dice.choice(history.game.legal()))
            events = history.events[stored.number :]
            added, progress = stamped(table.progress, events, table.terms.clock, time.time())
            queries.add_events(table, added, "finished", progress, Due())(connection)


def id_of(run: Callable[..., str], database: str, name: str) -> str:
    return str(json.loads(run(database, f"guests --name {name} --json"))[0]["id"])


def eventually(check: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not check():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.05)


def told(seen: Seen, id: str) -> None:
    """Wait for a message that says why something is refused."""
    seen.hear_until(lambda said: said["type"] == "refused" and said["reason"]["id"] == id, SOON)


# Lists


def test_tables_are_listed_with_filters(place, pair, run):
    _, database = place
    ada, _, seen, _, id = pair
    seen.play("p0 play +YY")
    waiting = ada.table(seats="me open", private=True)["id"]
    found = run(database, "tables")
    assert id in found
    assert "Ada, Ben" in found
    rows = json.loads(run(database, "tables --status playing --game spice_road --json"))
    assert [(row["id"], row["events"], len(row["seats"])) for row in rows] == [(id, 1, 2)]
    assert {row["id"] for row in json.loads(run(database, "tables --json"))} == {id, waiting}
    assert run(database, "tables --game puerto_rico") == "Nothing was found.\n"
    assert run(database, "tables --older-than 1") == "Nothing was found.\n"
    ben = id_of(run, database, "Ben")
    assert [row["id"] for row in json.loads(run(database, f"tables --guest {ben} --json"))] == [id]


def test_guests_are_listed_with_what_they_do(place, pair, run):
    _, database = place
    (ada,) = json.loads(run(database, "guests --name ada --json"))
    assert (ada["name"], ada["tables"], ada["banned"], ada["muted"]) == ("Ada", 1, False, False)
    assert ada["active"] >= ada["since"]
    assert run(database, "guests --banned") == "Nothing was found.\n"
    run(database, f"mute {ada['id']} --reason rude")
    assert ada["id"] in run(database, "guests --muted")
    assert "rude" in run(database, "sanctions")


# Closing


def test_those_at_a_closed_table_are_told_and_cannot_continue(place, pair, run, tmp_path):
    _, database = place
    ada, _, seen, other, id = pair
    seen.play("p0 play +YY")
    assert "is closed" in run(database, f"close {id} --yes")
    for each in (seen, other):
        each.hear_until(lambda said: said["type"] == "table" and said["table"]["status"] == "abandoned", SOON)
    assert ada.refused(f"/api/tables/{id}/reclaim", seat=0) == (403, "server-closed")
    other.act("p1 play +YY")
    assert other.refused() in ("server-closed", "server-not-playing")
    run(database, f"export {id} --out {tmp_path}/game.erec")
    assert [str(action) for action in entrepot.read_record(tmp_path / "game.erec").actions] == ["p0 play +YY"]
    run(database, f"reopen {id}")
    other.hear_until(lambda said: said["type"] == "table" and said["table"]["status"] == "playing", SOON)
    other.play("p1 play +YY")
    assert other.state["event"] == 2
    assert cli.main(["verify", "--database", database]) == 0


def test_the_reason_for_the_end_is_sent(place, pair, run):
    _, _, seen, _, id = pair
    run(place[1], f"close {id} --yes")
    told(seen, "server-closed")


def test_nothing_is_stored_after_a_close_that_the_server_has_not_noticed(place, pair, run, monkeypatch):
    """An action in the moment before the server looks is refused, because the table has another revision."""
    app, database = place
    _, _, seen, _, id = pair
    if not app.state.service.storage.shared:
        monkeypatch.setattr(enforcement, "CHECK", 1000.0)
        time.sleep(1.2)
    run(database, f"close {id} --yes")
    seen.act("p0 play +YY")
    assert seen.refused() in ("server-stale", "server-not-playing", "server-closed")
    (row,) = json.loads(run(database, "tables --json"))
    assert (row["status"], row["events"]) == ("abandoned", 0)


def test_a_closed_table_that_was_waiting_stays_closed(place, visitor, run):
    app, database = place
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table(seats="me open")["id"]
    run(database, f"close {id} --yes")
    eventually(lambda: ben.refused(f"/api/tables/{id}/join") == (409, "server-not-waiting"))
    assert ada.ask(f"/api/tables/{id}/reclaim", seat=0).status_code == 409
    run(database, f"reopen {id}")
    eventually(lambda: ben.ask(f"/api/tables/{id}/join").status_code == 200)


def test_a_finished_game_cannot_be_closed(place, visitor, run):
    app, database = place
    id = visitor("Ada", app).table(seats="me me")["id"]
    finish(database, id)
    assert "is over" in run(database, f"close {id} --yes", 2)
    assert "is not closed" in run(database, f"reopen {id}", 2)


# Records


def test_all_finished_games_are_exported(place, visitor, run, tmp_path, capsys):
    app, database = place
    ada = visitor("Ada", app)
    finish(database, ada.table(seats="me me")["id"])
    ada.table(seats="me open")
    assert "games: 1" in run(database, f"export --all {tmp_path}/games")
    (path,) = (tmp_path / "games").iterdir()
    assert cli.main(["verify", str(path)]) == 0
    assert "committed to before the game" in capsys.readouterr().out
    with transaction(database) as connection:
        connection.execute(update(schema.events).where(schema.events.c.number == 3).values(action="p0 rest", seat=9))
    assert "Damaged tables: 1 of 1" in run(database, f"export --all {tmp_path}/games", 2)


def test_the_record_of_a_game_in_progress_is_called_secret(place, pair, run, tmp_path):
    _, database = place
    id = pair[4]
    assert "Keep it to yourself" in run(database, f"export {id} --out {tmp_path}/x.erec")
    assert "either a table or --all" in run(database, f"export {id} --all {tmp_path}", 2)
    assert "either a table or --all" in run(database, "export", 2)


# Bans


def test_a_banned_guest_is_out_and_a_bot_plays_on(place, pair, run):
    _, database = place
    ada, _, seen, other, id = pair
    guest = id_of(run, database, "Ada")
    assert "Tables changed: 1" in run(database, f"ban {guest} --yes --reason cheating")
    told(seen, "server-banned")
    other.hear_until(lambda said: other.state["event"] >= 1, SOON)  # it was Ada's turn
    assert other.table["seats"][0]["away"] or other.hear_kind("table")["table"]["seats"][0]["away"]
    assert ada.refused(f"/api/tables/{id}/reclaim", seat=0) == (403, "server-banned")
    assert ada.refused("/api/tables", game="spice_road", seats=[]) == (403, "server-banned")
    assert ada.refused("/api/me", name="Eve") == (403, "server-banned")
    assert ada.open(id).refused() == "server-banned"
    run(database, f"unban {guest}")
    eventually(lambda: ada.ask(f"/api/tables/{id}/reclaim", seat=0).status_code == 200)
    assert ada.sit(id).table["yours"] == [0]


def test_a_ban_frees_seats_before_a_game_and_passes_a_table_on(place, visitor, run):
    app, database = place
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    shared, own = ada.table(seats="me open open")["id"], ada.table(seats="me open")["id"]
    ben.post(f"/api/tables/{shared}/join")
    played = ada.table(seats="me open")["id"]
    ben.post(f"/api/tables/{played}/join")
    finish(database, played)
    eventually(lambda: ben.get(f"/api/tables/{played}")["status"] == "finished")
    reserved = ben.post(f"/api/tables/{played}/rematch")["id"]
    run(database, f"ban {id_of(run, database, 'Ada')} --yes")
    rows = {row["id"]: row for row in json.loads(run(database, "tables --json"))}
    assert [seat["kind"] for seat in rows[shared]["seats"]] == ["open", "human", "open"]
    assert rows[shared]["owner"] == id_of(run, database, "Ben")
    assert rows[own]["status"] == "abandoned"
    assert [seat["guest"] for seat in rows[reserved]["seats"] if seat["kind"] == "open"] == [None]
    eventually(lambda: ben.get(f"/api/tables/{shared}")["owner"])


def test_a_banned_network_cannot_do_anything(place, pair, run):
    _, database = place
    ada, _, seen, _, id = pair
    run(database, "ban 127.0.0.0/30 --yes")
    told(seen, "server-banned-address")
    assert ada.web.get("/api/me").json()["reason"]["id"] == "server-banned-address"
    assert ada.refused("/api/tables", game="spice_road", seats=[]) == (403, "server-banned-address")
    with pytest.raises(Exception, match=r"4404|403"):
        ada.sit(id)
    assert ada.web.get("/healthz").status_code == 200
    run(database, "unban 127.0.0.1/30")
    eventually(lambda: ada.web.get("/api/me").status_code == 200)


def test_addresses_are_recognized_in_every_form():
    now = Sanctions(networks=(ip_network("10.0.0.0/8"), ip_network("2001:db8::/32")))
    assert all(now.refusal(None, address) for address in ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8::7"))
    assert not any(now.refusal(None, address) for address in ("11.1.2.3", "::1", "", "testclient"))


def test_bans_hold_after_a_restart(new_database, serving, visitor, run):
    database = new_database()
    with running(database) as app:
        ada = Visitor(app.state.address, "Ada")
        cookie = ada.web.cookies["entrepot_guest"]
        ada.close()
    run(database, f"ban {id_of(run, database, 'Ada')} --yes")
    eve = visitor("Eve", serving(database))
    eve.become(cookie)
    assert eve.refused("/api/me", name="Ada") == (403, "server-banned")


# Mutes


def test_a_muted_guest_can_play_but_not_write(place, pair, run):
    _, database = place
    _, _, seen, other, _ = pair
    guest = id_of(run, database, "Ada")
    run(database, f"mute {guest}")
    deadline = time.monotonic() + SOON
    reason = None
    while reason is None and time.monotonic() < deadline:
        seen.send(type="chat", request=1, text="hello")
        said = seen.hear_until(lambda said: said["type"] in ("chat", "refused"))
        reason = said["reason"]["id"] if said["type"] == "refused" else time.sleep(0.7)
    assert reason == "server-muted-everywhere"
    other.send(type="chat", text="shh")
    assert seen.hear_kind("chat")["line"]["text"]
    seen.play("p0 play +YY")
    assert seen.state["event"] == 1
    run(database, f"unmute {guest}")
    assert "is not muted" in run(database, f"unmute {guest}", 2)


# Storage


def test_storage_says_what_uses_how_much(place, pair, run):
    _, database = place
    pair[2].play("p0 play +YY")
    found = json.loads(run(database, "storage --json"))
    assert found["size"] > 10_000
    assert found["rows"]["events"][0] == 1
    assert found["rows"]["events"][1] > 64, "at least the hash"
    assert [(row["status"], row["tables"], row["events"]) for row in found["statuses"]] == [("playing", 1, 1)]
    assert found["largest"][0][0] == pair[4]
    assert found["prunable"]["tables"] == 0
    assert "Size of the database" in run(database, "storage")


def make_old(database: str, id: str) -> None:
    """Let a table look as if nobody had touched it for 100 days."""
    with transaction(database) as connection:
        age = update(schema.tables).where(schema.tables.c.id == id)
        connection.execute(age.values(changed=time.time() - 100 * 24 * 3600))


def test_old_unfinished_tables_are_pruned_and_nothing_else(place, visitor, run):
    app, database = place
    ada = visitor("Ada", app)
    finished = ada.table(seats="me me")["id"]
    finish(database, finished)
    old, new = ada.sit(ada.table(seats="me me")["id"]), ada.table(seats="me me")["id"]
    old.play("p0 play +YY")
    old.send(type="chat", text="hello")
    old.hear_kind("chat")
    gone = old.table["id"]
    for id in (finished, gone):
        make_old(database, id)
    assert "Nothing was deleted" in run(database, "prune --older-than 90 --dry-run")
    assert {row["id"] for row in json.loads(run(database, "tables --json"))} == {finished, gone, new}
    assert run(database, "prune --older-than 101 --yes") == "Nothing was found.\n"
    assert run(database, "prune --older-than 90 --status waiting --yes") == "Nothing was found.\n"
    assert "Tables deleted: 1" in run(database, "prune --older-than 90 --yes")
    told(old, "server-no-table")
    assert ada.web.get(f"/api/tables/{gone}").status_code == 404
    assert {row["id"] for row in json.loads(run(database, "tables --json"))} == {finished, new}
    assert not any(rows.get("chat") for rows in contents(database))
    assert cli.main(["verify", "--database", database]) == 0


def test_a_rematch_that_was_pruned_is_forgotten(place, visitor, run):
    app, database = place
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    id = ada.table(seats="me open")["id"]
    ben.post(f"/api/tables/{id}/join")
    finish(database, id)
    eventually(lambda: ada.get(f"/api/tables/{id}")["status"] == "finished")
    following = ada.post(f"/api/tables/{id}/rematch")["id"]
    make_old(database, following)
    run(database, "prune --older-than 90 --yes")
    eventually(lambda: ada.get(f"/api/tables/{id}")["rematch"] is None)
    assert ada.post(f"/api/tables/{id}/rematch")["id"] != following


# What the server has in memory


def test_a_server_catches_up_with_any_number_of_events(place, pair):
    """Also with more than it keeps the logs of."""
    _, database = place
    ada, _, seen, _, id = pair
    finish(database, id)
    seen.hear_until(lambda said: bool(seen.state["result"]), SOON)
    assert len(seen.events) > 50
    assert seen.events == ada.sit(id).events


# Deleting a guest


def everything(database: str) -> str:
    """All that a backup of the database would contain."""
    return json.dumps(contents(database), ensure_ascii=False)


@pytest.fixture
def known(place, visitor, run):
    """Wilhelmina, who has played, plays, waits, watches and writes; and Ben."""
    app, database = place
    her, ben = visitor("Wilhelmina", app), visitor("Ben", app)
    ids = {}
    for what in ("finished", "playing"):
        ids[what] = her.table(seats="me open", clock={"seconds": 600})["id"]
        ben.post(f"/api/tables/{ids[what]}/join")
    sockets = {what: [who.sit(id) for who in (her, ben)] for what, id in ids.items()}
    finish(database, ids["finished"])
    sockets["finished"][0].hear_until(lambda said: bool(sockets["finished"][0].state["result"]), SOON)
    sockets["playing"][0].play("p0 play +YY")
    ids["waiting"] = her.table(seats="me open")["id"]
    ids["watched"] = ben.table(seats="me me")["id"]
    sockets["watched"] = [her.sit(ids["watched"]), ben.sit(ids["watched"])]
    for what in sockets:
        for seen in sockets[what]:
            seen.send(type="chat", text=f"in {what}")
            seen.hear_until(lambda said: said["type"] == "chat")
    ids["rematch"] = ben.post(f"/api/tables/{ids['finished']}/rematch")["id"]  # with a seat reserved for her
    return her, ben, sockets, ids, id_of(run, database, "Wilhelmina")


def times_of(run: Callable[..., str], database: str) -> dict[str, float]:
    """When each table has changed."""
    return {row["id"]: row["changed"] for row in json.loads(run(database, "tables --json"))}


def test_nothing_is_left_of_a_deleted_guest(place, known, run):
    _, database = place
    _, _, _, ids, guest = known
    before = everything(database)
    assert "Wilhelmina" in before
    assert guest in before
    changed = times_of(run, database)
    said = run(database, f"delete-guest {guest} --yes")
    assert "Chat messages that will be deleted: 3" in said
    after = everything(database)
    assert "Wilhelmina" not in after
    assert guest not in after
    assert after.count("in watched") == 1, "Ben's line stays"
    assert "no guest" in run(database, f"delete-guest {guest} --yes", 2)
    if make_url(database).get_backend_name() == "sqlite":
        path = Path(make_url(database).database or "")
        for file in path.parent.glob(f"{path.name}*"):
            assert b"Wilhelmina" not in file.read_bytes(), file.name
            assert guest.encode() not in file.read_bytes(), file.name
    assert times_of(run, database).keys() == set(ids.values()), "no game is lost"
    assert times_of(run, database) == changed, "it is no event of a game"


def test_the_games_of_a_deleted_guest_remain(place, known, run, tmp_path, capsys, new_database):
    """They are verified, replayed, exported and restored, and go on at the running server."""
    _, database = place
    _, ben, sockets, ids, guest = known
    run(database, f"delete-guest {guest} --yes")
    ben_seen = sockets["playing"][1]
    ben_seen.hear_until(
        lambda said: ben_seen.table["seats"][0]["name"] == "" and ben_seen.table["seats"][0]["away"], SOON
    )
    ben_seen.play("p1 play +YY")
    ben_seen.hear_until(lambda said: ben_seen.state["event"] >= 3)  # a bot answers for her
    assert cli.main(["verify", "--database", database]) == 0
    assert len(ben.get(f"/api/tables/{ids['finished']}/replay")["moments"]) > 10
    record = ben.get(f"/api/tables/{ids['finished']}/record")
    assert record["players"] == ["p0", "Ben"]
    (tmp_path / "game.erec").write_text(json.dumps(record), encoding="utf-8")
    assert cli.main(["verify", str(tmp_path / "game.erec")]) == 0
    assert "committed to before the game" in capsys.readouterr().out
    run(database, f"export --all {tmp_path}/games")
    assert cli.main(["backup", "--database", database, str(tmp_path / "x.gz")]) == 0
    again = new_database()
    assert cli.main(["restore", "--database", again, str(tmp_path / "x.gz")]) == 0
    assert cli.main(["verify", "--database", again]) == 0


def test_a_deleted_guest_comes_back_as_somebody_new(place, known, run):
    _, database = place
    her, _, sockets, ids, guest = known
    run(database, f"delete-guest {guest} --yes")
    told(sockets["watched"][0], "server-reconnect")
    assert her.get("/api/me")["name"] == ""
    assert her.sit(ids["playing"]).table["yours"] == []
    assert [table["id"] for table in her.get("/api/tables") if table["yours"]] == []
    assert her.refused(f"/api/tables/{ids['playing']}/reclaim", seat=0) == (403, "server-not-your-seat")
    her.post("/api/me", name="Eve")
    her.post(f"/api/tables/{her.table(seats='me open')['id']}/leave")


def test_an_action_after_a_deletion_that_the_server_has_not_noticed(place, pair, run, monkeypatch):
    app, database = place
    other = pair[3]
    if not app.state.service.storage.shared:
        monkeypatch.setattr(enforcement, "CHECK", 1000.0)
        time.sleep(1.2)
    pair[2].play("p0 play +YY")
    other.hear_until(lambda said: other.state["event"] == 1)
    run(database, f"delete-guest {id_of(run, database, 'Ada')} --yes")
    other.act("p1 play +YY")
    said = other.hear_until(lambda said: said["type"] == "refused" or other.state["event"] >= 2, SOON)
    if said["type"] == "refused":  # on SQLite always
        assert said["reason"]["id"] == "server-stale"
        other.play("p1 play +YY")
    other.hear_until(lambda said: other.state["event"] >= 3, SOON)
    assert cli.main(["verify", "--database", database]) == 0


def test_a_deletion_does_not_hide_that_a_game_is_damaged(place, pair, run):
    _, database = place
    _, _, seen, _, _ = pair
    seen.play("p0 play +YY")
    with transaction(database) as connection:
        connection.execute(text("UPDATE events SET seat = 1"))
    run(database, f"delete-guest {id_of(run, database, 'Ada')} --yes")
    assert "Ada" not in everything(database)
    assert cli.main(["verify", "--database", database]) == 2


def test_lines_from_before_version_4_are_deleted_too(place, pair, run):
    _, database = place
    _, _, seen, _, _ = pair
    seen.send(type="chat", text="a line of old")
    seen.hear_kind("chat")
    with transaction(database) as connection:
        connection.execute(update(schema.chat).values(guest=None))
    run(database, f"delete-guest {id_of(run, database, 'Ada')} --yes")
    assert "a line of old" not in everything(database)


# Backups


def test_decisions_and_authors_are_in_backups(place, pair, run, new_database, tmp_path):
    _, database = place
    _, _, seen, _, id = pair
    seen.send(type="chat", text="hello")
    seen.hear_kind("chat")
    guest = id_of(run, database, "Ada")
    run(database, f"mute {guest} --reason rude")
    run(database, f"close {id} --yes")
    assert cli.main(["backup", "--database", database, str(tmp_path / "x.gz")]) == 0
    again = new_database()
    assert cli.main(["restore", "--database", again, str(tmp_path / "x.gz")]) == 0
    assert json.loads(run(again, "sanctions --json")) == json.loads(run(database, "sanctions --json"))
    with transaction(again) as connection:
        assert connection.scalars(select(schema.chat.c.guest)).all() == [guest]


# Care


def test_without_a_yes_nothing_is_changed(place, pair, run, monkeypatch):
    _, database = place
    make_old(database, pair[4])
    before, guest = everything(database), id_of(run, database, "Ada")
    for line in (f"close {pair[4]}", f"ban {guest}", f"delete-guest {guest}", "prune --older-than 90"):
        for answer in ("n\n", "", "\n", "perhaps\n"):
            monkeypatch.setattr("sys.stdin", io.StringIO(answer))
            assert "Nothing was changed." in run(database, line, 1)
    assert everything(database) == before


def test_a_yes_is_understood_in_the_language(place, pair, run, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO("Igen\n"))
    assert "le van zárva" in run(place[1], f"close {pair[4]} --language hu")


BAD = {
    "close nothing": "no table nothing",
    "reopen nothing": "no table nothing",
    "export nothing": "no table nothing",
    "ban nobody --yes": "no guest nobody",
    "mute nobody": "no guest nobody",
    "unban nobody": "nobody is not banned",
    "unban 10.0.0.1": "10.0.0.1/32 is not banned",
    "unmute nobody": "nobody is not muted",
    "delete-guest nobody --yes": "no guest nobody",
}


def test_what_does_not_exist_is_said_and_nothing_changed(place, run):
    before = everything(place[1])
    for line, words in BAD.items():
        assert words in run(place[1], line, 2)
    assert everything(place[1]) == before


def test_an_id_that_starts_with_a_dash_follows_two_dashes(place, run, capsys):
    assert cli.main(["admin", "close", "--database", place[1], "--", "-abc"]) == 2
    assert "no table -abc" in capsys.readouterr().err


def test_new_ids_start_with_no_dash(monkeypatch):
    found = iter(["-x", "--", "a-b"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: next(found))
    assert random_id(9) == "a-b"


def test_databases_of_other_versions_are_refused(tmp_path, run):
    dump = (ROOT / "tests/data/server_schema_2.sql").read_text(encoding="utf-8")
    sqlite3.connect(tmp_path / "old.sqlite").executescript(dump)
    assert "entrepot serve" in run(f"sqlite:///{tmp_path}/old.sqlite", "tables", 2)
    sqlite3.connect(tmp_path / "empty.sqlite").close()
    (tmp_path / "empty.sqlite").touch()
    assert "nothing in this database" in run(f"sqlite:///{tmp_path}/empty.sqlite", "tables", 2)
    assert "cannot be opened" in run(f"sqlite:///{tmp_path}/none.sqlite", "delete-guest x --yes", 2)
    assert "cannot be opened" in run("nonsense", "tables", 2)


def test_a_change_that_fails_in_the_middle_changes_nothing(place, pair, run, monkeypatch):
    _, database = place
    guest, before = id_of(run, database, "Ada"), everything(database)
    monkeypatch.setattr(erasure, "relink", lambda connection, table: connection.execute(text("SELECT nonsense")))
    assert "nonsense" in run(database, f"delete-guest {guest} --yes", 2)
    assert everything(database) == before


def test_statuses_are_the_servers():
    assert administration.STATUSES == admin.STATUSES
    assert usage.UNFINISHED == admin.UNFINISHED
