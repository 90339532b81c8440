"""Lists of tables: what they say about games without replaying them, the lobby, and how a guest did."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import Connection, insert, select

from entrepot.server import queries, schema, tallies
from entrepot.server.clocks import Progress
from entrepot.server.protocol import Outline
from entrepot.server.storage import open_database
from entrepot.server.table import BOT, FINISHED, HUMAN, Seat, Table, Terms
from entrepot.server.table_service import TableService

from .guest import JSON, Visitor, play_out


def listed(visitor: Visitor, id: str) -> JSON:
    """A table in a visitor's list."""
    return next(table for table in visitor.get("/api/tables") if table["id"] == id)


def finish(visitor: Visitor) -> JSON:
    """A game of Spice Road against a bot, played to its end; the last state."""
    id = visitor.table(seats="me bot")["id"]
    seen = visitor.sit(id)
    play_out([seen])
    return {**seen.state, "id": id}


# Games


def test_a_list_says_whose_turn_it_is_and_what_happened_last(site, visitor):
    ada = visitor("Ada")
    id = ada.table("puerto_rico", "me me me")["id"]
    before = listed(ada, id)
    assert (before["turn"], before["outline"]) == (0, {"round": 1, "last": None, "scores": None, "winners": None})
    seen = ada.sit(id)
    seen.play("p0 role settler")
    after = listed(ada, id)
    assert after["turn"] == seen.state["turn"]
    assert after["outline"]["last"] == seen.events[-1]["log"][0]
    assert after["outline"]["last"]["kind"] == "took_role"
    assert after["since"] >= before["since"]


def test_a_list_replays_no_game(site, visitor, monkeypatch):
    """A table that has left the memory is listed from the database."""
    ada = visitor("Ada")
    id = ada.table(seats="me me")["id"]
    seen = ada.sit(id)
    seen.play(seen.legal()[0])
    whole = listed(ada, id)
    seen.close()
    del site.state.service.tables[id]

    async def replay(self, table):
        raise AssertionError("a game was replayed")

    monkeypatch.setattr(TableService, "history", replay)
    assert listed(ada, id)["outline"] == whole["outline"] != before_any_action(whole)
    assert site.state.service.tables[id].history is None


def before_any_action(table: JSON) -> JSON:
    return {**table["outline"], "last": None}


def test_what_was_taken_back_is_not_the_last_move(visitor):
    ada = visitor("Ada")
    id = ada.table(seats="me me")["id"]
    seen = ada.sit(id)
    seen.play(seen.legal()[0])
    seen.send(type="undo", request=1, event=1)
    seen.hear_until(lambda said: seen.state["event"] == 2)
    assert listed(ada, id)["outline"]["last"] is None


def test_a_finished_game_is_listed_with_its_result(visitor, monkeypatch):
    """Even many of them do not push out one that is played."""
    ada = visitor("Ada")
    running = ada.table(seats="me me")["id"]
    over = finish(ada)
    table = listed(ada, over["id"])
    assert (table["status"], table["turn"]) == ("finished", None)
    result = table["outline"]["scores"], table["outline"]["winners"]
    assert result == (over["result"]["scores"], over["result"]["winners"])
    assert ada.get("/api/me/statistics")["tallies"][0]["best"] == over["result"]["scores"][0]
    monkeypatch.setattr(queries, "NEWEST", 1)
    assert [table["id"] for table in ada.get("/api/tables") if table["yours"]] == [running, over["id"]]


def test_others_find_public_games_to_watch_and_no_private_ones(visitor):
    ada = visitor("Ada")
    open_game, private = ada.table(seats="me me")["id"], ada.table(seats="me me", private=True)["id"]
    ben = visitor("Ben")
    found = {table["id"] for table in ben.get("/api/tables")}
    assert open_game in found
    assert private not in found
    assert ben.get("/api/tables?mine") == []


def test_a_game_that_nobody_has_played_for_a_day_is_not_offered_to_spectators(visitor, monkeypatch):
    id = visitor("Ada").table(seats="me me")["id"]
    monkeypatch.setattr(queries, "LIVELY", -1)
    assert id not in {table["id"] for table in visitor("Ben").get("/api/tables")}


# How a guest did


@pytest.fixture
def connection(new_database: Callable[[], str]) -> Iterator[Connection]:
    """A database with nothing in it."""
    with open_database(new_database()).begin() as found:
        yield found


def store(connection: Connection, seats: str, scores: str, winner: int, game: str = "spice_road", **more: str) -> None:
    """Store a finished game: seats by guest, or ``bot``; a guest is called by the id, or by a name that is given."""
    named = [Seat(BOT, bot="hard") if who == "bot" else Seat(HUMAN, who, more.get(who, who)) for who in seats.split()]
    options = {"players": len(named)}
    terms = Terms(
        secrets.token_hex(4), game, 1, options, 1, "0" * 32, False, "token", None, False, False, 0.0
    )  # fmt: skip
    outline: Outline = {"round": 9, "last": None, "scores": [int(each) for each in scores.split()], "winners": [winner]}
    table = Table(terms, named, "ada", FINISHED, progress=Progress(outline=outline))
    queries.add_table(table, 99)(connection)


def test_statistics_count_by_game_and_number_of_players(connection):
    store(connection, "ada bot", "70 80", winner=1)
    store(connection, "ada bot", "91 60", winner=0)
    store(connection, "bot ada bot", "50 60 55", winner=1)
    store(connection, "ada ben cleo", "40 41 42", winner=2, game="puerto_rico")
    found = tallies.statistics("ada")(connection)["tallies"]
    assert [tuple(each.values()) for each in found] == [
        ("puerto_rico", 3, 1, 0, 40.0, 40),
        ("spice_road", 2, 2, 1, 80.5, 91),
        ("spice_road", 3, 1, 1, 60.0, 60),
    ]


def test_statistics_count_by_opponent(connection):
    """A person keeps their record under a new name, and bots of one kind are one opponent; no id leaves the server."""
    store(connection, "ada ben bot", "10 20 15", winner=1, ben="Ben")
    store(connection, "ada ben bot", "30 20 15", winner=0, ben="Benjamin")
    store(connection, "bot ada bot", "30 20 15", winner=0)
    found = tallies.statistics("ada")(connection)["opponents"]
    assert [tuple(each.values()) for each in found] == [
        ("spice_road", "hard", True, 3, 1, 1),
        ("spice_road", "Benjamin", False, 2, 1, 1),
    ]
    assert "ben" not in json.dumps(found)


def test_several_people_at_one_screen_do_not_count(connection):
    store(connection, "ada ada bot", "10 20 15", winner=1)
    assert tallies.statistics("ada")(connection) == {"tallies": [], "opponents": []}


def test_a_game_that_plays_on_from_another_does_not_count(connection):
    store(connection, "ada bot", "10 20", winner=1)
    [id] = connection.scalars(select(schema.tables.c.id))
    connection.execute(insert(schema.branches).values(table_id=id, source=None, move=3, start={}))
    assert tallies.statistics("ada")(connection) == {"tallies": [], "opponents": []}


def test_statistics_are_ones_own(connection):
    store(connection, "ada bot", "10 20", winner=1)
    assert tallies.statistics("ben")(connection) == {"tallies": [], "opponents": []}


def test_the_newest_games_count(connection, monkeypatch):
    store(connection, "ada bot", "10 20", winner=1)
    store(connection, "ada bot", "77 20", winner=0)
    monkeypatch.setattr(tallies, "MOST", 1)
    assert [each["best"] for each in tallies.statistics("ada")(connection)["tallies"]] == [77]


# Rematches


def test_a_seat_is_kept_for_whoever_played(visitor):
    ada, ben, cleo = visitor("Ada"), visitor("Ben"), visitor("Cleo")
    id = ada.table(seats="me open")["id"]
    ben.post(f"/api/tables/{id}/join")
    for each in (ada, ben):
        each.post(f"/api/tables/{id}/leave")
    again = ada.post(f"/api/tables/{id}/rematch")["id"]
    for_ben, for_cleo = (each.get(f"/api/tables/{again}") for each in (ben, cleo))
    assert (for_ben["yours"], for_ben["kept"]) == ([], [0])
    assert (for_cleo["yours"], for_cleo["kept"]) == ([], [])
    assert listed(ben, again)["kept"] == [0], "it is in their list"
    assert ben.post(f"/api/tables/{again}/join")["yours"] == [0]
    assert ben.get(f"/api/tables/{again}")["status"] == "playing"


def test_several_people_at_one_screen_keep_their_seats_and_names(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    names = [{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "me", "name": "Cleo"}]
    id = ada.post("/api/tables", game="spice_road", options={"players": 3}, seats=names)["id"]
    ben.post(f"/api/tables/{id}/join")
    for each in (ada, ben):
        each.post(f"/api/tables/{id}/leave")
    again = ben.post(f"/api/tables/{id}/rematch")["id"]
    assert ada.get(f"/api/tables/{again}")["kept"] == [1, 2]
    ada.post(f"/api/tables/{id}/rematch")
    table = ada.get(f"/api/tables/{again}")
    assert [seat["name"] for seat in table["seats"]] == ["Ben", "Cleo", "Ada"]
    assert (table["status"], table["yours"], table["kept"]) == ("playing", [1, 2], [])
