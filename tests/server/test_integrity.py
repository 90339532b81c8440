"""The database: a game that is not as it was stored is not loaded."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from entrepot import cli
from entrepot.server import chain, queries

SABOTAGE = {
    "the last event is missing": (["DELETE FROM events WHERE number = 4"], 4),
    "all events are missing": (["DELETE FROM events"], 1),
    "the first event is missing": (["DELETE FROM events WHERE number = 1"], 1),
    "an event in the middle is missing": (["DELETE FROM events WHERE number = 2"], 2),
    "an event is renumbered": (["UPDATE events SET number = 9 WHERE number = 4"], 4),
    "two events are swapped": (
        [
            "UPDATE events SET number = 99 WHERE number = 1",
            "UPDATE events SET number = 1 WHERE number = 2",
            "UPDATE events SET number = 2 WHERE number = 99",
        ],
        1,
    ),
    "the seat of an event is another": (["UPDATE events SET seat = 1 - seat WHERE number = 3"], 3),
    "an action is another": (["UPDATE events SET action = 'p0 rest' WHERE number = 3"], 3),
    "the time of an event is another": (["UPDATE events SET time = time - 1 WHERE number = 3"], 3),
    "a clock was set": (["UPDATE events SET seconds = seconds + 1 WHERE number = 3"], 3),
    "an event was added": (
        [
            "INSERT INTO events (table_id, number, kind, seat, action, batch, time, hash)"
            " SELECT table_id, 5, kind, seat, action, batch, time, hash FROM events WHERE number = 1"
        ],
        5,
    ),
    "seats are swapped": (["UPDATE seats SET name = CASE seat WHEN 0 THEN 'Eve' ELSE 'Ada' END"], 1),
    "a seat was given to another guest": (["UPDATE seats SET guest = 'eve' WHERE seat = 1"], 1),
    "the seed is another": (["UPDATE tables SET seed = 7"], 1),
    "the start is another": (["UPDATE tables SET started = started + 1"], 1),
    "the hash of the table is another": (["UPDATE tables SET head = 'x'"], 5),
}


@pytest.fixture
def played(serving, visitor, new_database):
    """A server with a game of four events, which is not in memory; its database."""
    database = new_database()
    app = serving(database)
    ada = visitor("Ada", app)
    seen = ada.sit(ada.table(seats="me me", clock={"seconds": 600})["id"])
    for action in ("p0 play +YY", "p1 play +YY", "p0 play ^2", "p0 stop"):
        seen.play(action)
    seen.close()
    table = app.state.service.tables.pop(seen.table["id"])
    table.background_task.cancel()
    return app, ada, table.id, database


def damage(app, statements) -> None:
    """Change the database behind the server's back."""
    with app.state.service.storage.engine.begin() as connection:
        for statement in statements:
            assert connection.execute(text(statement)).rowcount


@pytest.mark.parametrize("what", SABOTAGE)
def test_a_damaged_game_is_not_loaded(played, capsys, what):
    app, ada, id, database = played
    statements, number = SABOTAGE[what]
    damage(app, statements)
    seen = ada.open(id)
    assert seen.hear()["reason"] == {"id": "server-damaged", "args": {"number": number}}
    assert ada.refused(f"/api/tables/{id}/replace", seat=0) == (500, "server-damaged")
    assert cli.main(["verify", "--database", database]) == 2
    said = capsys.readouterr()
    assert f"Table {id}" in said.out
    assert "Damaged tables: 1 of 1" in said.err


@pytest.mark.parametrize(
    "statement", ["UPDATE tables SET number = 3", "UPDATE tables SET clocks = '[1, 2]'", "UPDATE tables SET turn = 0"]
)
def test_what_follows_from_the_events_is_verified_too(played, statement):
    app, _, _, database = played
    damage(app, [statement])
    assert cli.main(["verify", "--database", database]) == 2


def test_a_sound_database_is_verified(played, visitor, capsys):
    _, ada, id, database = played
    ada.table(seats="me open")
    seen = ada.sit(id)
    assert cli.main(["verify", "--database", database]) == 0
    assert "Tables: 2, events: 4." in capsys.readouterr().out
    seen.play("p1 rest")
    assert cli.main(["verify", "--database", database]) == 0
    assert "Tables: 2, events: 5." in capsys.readouterr().out


def test_there_is_nothing_to_verify(capsys, tmp_path):
    assert cli.main(["verify"]) == 2
    assert cli.main(["verify", "--database", f"sqlite:///{tmp_path}/none.sqlite"]) == 2
    assert not (tmp_path / "none.sqlite").exists()
    assert "cannot be opened" in capsys.readouterr().err


def test_a_chain_can_be_rebuilt_after_a_change_on_purpose(played):
    app, _, id, _ = played
    with app.state.service.storage.engine.begin() as connection:
        stored = queries.read_game(id)(connection)
        start = queries.find_table(id)(connection).at_start().head
    events = stored.events
    assert chain.rebuilt(start, [event._replace(hash="") for event in events]) == events
    assert events[-1].hash == stored.head
    chain.check("x", again := chain.rebuilt("x", events), again[-1].hash)
