"""Playing on from a position of a finished game, or of a record."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import text

import entrepot
from entrepot import cli, server
from entrepot.server.workers import bot_question

from .guest import Visitor, play_out, play_until

MOVE = 20


def finished_table(ada: Visitor, game: str = "spice_road", seats: str = "me me", **terms: Any) -> str:
    """A table at which a game was played to its end."""
    seen = ada.sit(ada.table(game, seats, **terms)["id"])
    play_until([seen], lambda: bool(seen.state["result"]), seed=3, prefer=("claim", "build", "captain", "load"))
    return str(seen.table["id"])


@pytest.fixture(scope="module")
def owner(site: Any) -> Iterator[Visitor]:
    """Ada, who has played all the games."""
    ada = Visitor(site.state.address, "Ada")
    yield ada
    ada.close()


@pytest.fixture(scope="module")
def road(owner: Visitor) -> str:
    """The table of a finished game of Spice Road."""
    return finished_table(owner)


@pytest.fixture(scope="module")
def island(owner: Visitor) -> str:
    """The table of a finished game of Puerto Rico."""
    return finished_table(owner, "puerto_rico", "me me me")


def moment(visitor: Visitor, id: str, move: int = MOVE) -> Any:
    """A moment of a replay."""
    return visitor.get(f"/api/tables/{id}/replay")["moments"][move]


def late(visitor: Visitor, id: str) -> int:
    """A move shortly before the end of a game."""
    return int(visitor.get(f"/api/tables/{id}")["events"]) - 6


@pytest.mark.parametrize("game", ["road", "island"])
def test_a_game_plays_on_from_any_position(visitor, game, request):
    ada, id = visitor(), request.getfixturevalue(game)
    move = late(ada, id)
    there = moment(ada, id, move)
    branch = ada.post(f"/api/tables/{id}/branch", move=move, seat=1, bot="random")
    assert branch["branch"] == {"table": id, "move": move}
    assert branch["status"] == "playing"
    assert branch["private"]
    assert branch["yours"] == [1]
    assert [seat["kind"] for seat in branch["seats"]] == ["bot", "human", *["bot"] * (len(branch["seats"]) - 2)]
    seen = ada.sit(branch["id"])
    play_until([seen], lambda: bool(seen.state["legal"] or seen.state["result"]))
    assert seen.state["round"] >= there["round"]
    play_out([seen])
    assert sum(row["points"][1] for row in seen.state["result"]["sheet"]) == seen.state["result"]["scores"][1]


def test_what_was_known_is_as_it_was(visitor, road):
    """The seat decides, so nothing has happened yet."""
    ada = visitor()
    id = road
    there = moment(ada, id)
    seat = there["turn"]
    seen = ada.sit(ada.post(f"/api/tables/{id}/branch", move=MOVE, seat=seat, bot="random")["id"])
    assert seen.events == []
    assert seen.state["view"] == entrepot.from_record(ada.get(f"/api/tables/{id}/record")).at(MOVE).view(seat)
    assert (seen.state["turn"], seen.state["round"]) == (there["turn"], there["round"])
    assert seen.state["legal"]


def test_nobody_knows_what_comes(visitor, road, site):
    """The decks are in another order than those of the other game, and the seed is new and secret."""
    ada = visitor()
    id = road
    record = ada.get(f"/api/tables/{id}/record")
    original = entrepot.from_record(record).at(MOVE)
    starts, seeds = [], []
    for _ in range(2):
        branch = ada.post(f"/api/tables/{id}/branch", move=MOVE, seat=original.seat)
        assert branch["seed"] is None
        table = site.state.service.tables[branch["id"]]
        starts.append(table.branch.start)
        seeds.append(table.terms.seed)
    assert len({original.seed, *seeds}) == 3
    assert all(seed.bit_length() == 256 for seed in seeds)
    for key in ("merchant_deck", "point_deck"):
        decks = [original.position()[key], *(start[key] for start in starts)]
        assert len({json.dumps(deck) for deck in decks}) == 3
        assert len({json.dumps(sorted(deck)) for deck in decks}) == 1
    for start in starts:
        assert entrepot.load(start).view() == original.view()


def test_the_record_of_a_branch_says_so_and_is_verified(visitor, island, tmp_path, capsys):
    ada = visitor()
    id = island
    move = late(ada, id)
    seen = ada.sit(ada.post(f"/api/tables/{id}/branch", move=move, seat=0, bot="random")["id"])
    play_out([seen])
    record = ada.get(f"/api/tables/{seen.table['id']}/record")
    assert record["branch"] == {"table": id, "move": move}
    path = tmp_path / "branch.erec"
    path.write_text(json.dumps(record), encoding="utf-8")
    assert cli.main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert f"plays on from move {move} of another game" in said
    assert "The seed is the one committed to" in said
    assert "The start of the game and all chance events follow" not in said
    path.write_text(json.dumps({**record, "branch": None}), encoding="utf-8")
    assert cli.main(["verify", str(path)]) == 2, "a game from the beginning it is not"
    path.write_text(json.dumps(record | {"seed": "8" + "0" * 63}), encoding="utf-8")
    assert cli.main(["verify", str(path)]) == 2
    assert len(ada.get(f"/api/tables/{seen.table['id']}/replay")["events"]) == len(record["actions"])


def test_a_branch_of_a_branch_and_its_rematch(visitor, road):
    ada = visitor()
    id = road
    seen = ada.sit(ada.post(f"/api/tables/{id}/branch", move=late(ada, id), seat=0, bot="random")["id"])
    play_out([seen])
    branch = seen.table["id"]
    assert ada.post(f"/api/tables/{branch}/branch", move=1, seat=1)["branch"] == {"table": branch, "move": 1}
    again = ada.post(f"/api/tables/{branch}/rematch")["id"]
    assert ada.get(f"/api/tables/{again}")["branch"] is None


def test_a_branch_is_loaded_from_the_database_as_it_was(serving, visitor, new_database, tmp_path):
    database = new_database()
    app = serving(database)
    ada = visitor("Ada", app)
    id = finished_table(ada)
    turn = moment(ada, id)["turn"]
    branch = ada.post(f"/api/tables/{id}/branch", move=MOVE, seat=turn, bot="random")["id"]
    seen = ada.sit(branch)
    seen.play(seen.legal()[0])
    play_until([seen], lambda: len(seen.events) > 12 and bool(seen.state["legal"]))
    seen.close()
    table = app.state.service.tables.pop(branch)
    assert table.background_task is None or table.background_task.done()
    again = ada.sit(branch)
    assert again.state == seen.state
    assert again.events == seen.events
    again.play(again.legal()[0])
    assert cli.main(["verify", "--database", database]) == 0
    server.back_up(database, tmp_path / "backup.gz")
    server.restore(restored := new_database(), tmp_path / "backup.gz")
    assert cli.main(["verify", "--database", restored]) == 0
    again.close()
    app.state.service.tables.pop(branch)
    with app.state.service.storage.engine.begin() as connection:
        connection.execute(text("UPDATE branches SET move = 3"))
    assert ada.open(branch).hear()["reason"]["id"] == "server-damaged"
    assert cli.main(["verify", "--database", database]) == 2


def test_hints_for_a_branch(visitor, road):
    ada = visitor()
    id = road
    turn = moment(ada, id)["turn"]
    branch = ada.post(f"/api/tables/{id}/branch", move=MOVE, seat=turn)["id"]
    assert ada.post(f"/api/tables/{branch}/hint")["action"] in ada.sit(branch).legal()


def test_a_bot_thinks_about_the_position_and_not_about_a_game_from_the_seed():
    before = entrepot.new("spice_road", players=2, seed=1, actions=["p0 play +YY"])
    game = entrepot.load(before.position(), seed=2)
    game.play("p1 play ^2")
    assert bot_question(game, "random", "salt").replayed().position() == game.position()


# Records


def test_a_record_is_played_on(visitor, road):
    ada = visitor()
    record = ada.get(f"/api/tables/{road}/record")
    branch = ada.post("/api/replay/branch", record=record, move=5, seat=1)
    assert branch["branch"] == {"table": None, "move": 5}
    assert branch["yours"] == [1]


def test_an_unfinished_record_is_played_on_from_its_last_position(visitor):
    game = entrepot.new("spice_road", players=2, seed=1, actions=["p0 play +YY"])
    branch = visitor().post("/api/replay/branch", record=game.record(), move=1, seat=1)
    assert branch["branch"]["move"] == 1


@pytest.mark.parametrize("record", [{}, {"format": "entrepot-record/1"}, [], "x", 7])
def test_what_is_no_record_is_refused(visitor, record):
    answer = visitor().ask("/api/replay/branch", record=record, move=0, seat=0)
    assert answer.status_code == 400


# Refusals


@pytest.mark.parametrize(
    "wish",
    [
        {"move": -1, "seat": 0},
        {"move": 10**6, "seat": 0},
        {"move": "3", "seat": 0},
        {"move": 1.5, "seat": 0},
        {"move": True, "seat": 0},
        {"seat": 0},
        {"move": 3},
        {"move": 3, "seat": 2},
        {"move": 3, "seat": -1},
        {"move": 3, "seat": "me"},
        {"move": 3, "seat": 0, "bot": "nobody"},
        {"move": 3, "seat": 0, "bot": "mcts:60s"},
        {"move": 3, "seat": 0, "seed": 7},
    ],
)
def test_a_wish_that_makes_no_sense_is_refused(visitor, road, wish):
    ada = visitor()
    before = len(ada.get("/api/tables"))
    assert ada.ask(f"/api/tables/{road}/branch", **wish).status_code == 400
    assert len(ada.get("/api/tables")) == before


def test_the_end_of_a_game_is_no_place_to_play_on(visitor, road):
    ada = visitor()
    id = road
    last = len(ada.get(f"/api/tables/{id}/replay")["events"])
    assert ada.ask(f"/api/tables/{id}/branch", move=last, seat=0).status_code == 400
    assert ada.post(f"/api/tables/{id}/branch", move=last - 1, seat=0)["status"] in ("playing", "finished")


def test_anybody_plays_on_from_a_public_game_and_only_the_invited_from_a_private_one(visitor, road):
    ada, eve = visitor("Ada"), visitor("Eve")
    wish = {"move": 3, "seat": 0}
    branch = eve.post(f"/api/tables/{road}/branch", **wish)
    assert branch["seats"][0]["name"] == "Eve"
    id = finished_table(ada, private=True)
    assert eve.refused(f"/api/tables/{id}/branch", **wish) == (404, "server-no-table")
    token = ada.get(f"/api/tables/{id}")["invitation"]
    assert eve.post(f"/api/tables/{id}/branch?invitation={token}", **wish)["owner"]
    assert ada.web.get(f"/api/tables/{branch['id']}").status_code == 404, "a branch is private"


def test_a_game_that_is_played_cannot_be_branched(visitor):
    ada = visitor()
    id = ada.table(seats="me me")["id"]
    assert ada.refused(f"/api/tables/{id}/branch", move=0, seat=0) == (409, "server-not-finished")


def test_it_counts_as_a_new_table(serving, visitor):
    app = serving(open_tables=2)
    ada = visitor("Ada", app)
    id = finished_table(ada)
    first = ada.post(f"/api/tables/{id}/branch", move=3, seat=0)["id"]
    for _ in range(2):
        ada.post(f"/api/tables/{id}/branch", move=3, seat=0)
    assert ada.get(f"/api/tables/{first}")["status"] == "abandoned"


def test_an_address_makes_only_so_many(serving, visitor):
    app = serving(address_limits=1.0)
    ada = visitor("Ada", app)
    record = entrepot.new("spice_road", players=2, seed=1).record()
    refusals = [ada.ask("/api/replay/branch", record=record, move=0, seat=0).status_code for _ in range(21)]
    assert refusals[0] == 200
    assert refusals[-1] == 429
