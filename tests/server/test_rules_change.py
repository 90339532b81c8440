"""Games that were started under earlier rules: they continue if they can, and are never lost."""

from __future__ import annotations

import pytest
from sqlalchemy import select, text

import entrepot
from entrepot import cli
from entrepot.core.errors import IllegalActionError
from entrepot.core.game import Game
from entrepot.core.messages import message
from entrepot.core.registry import find
from entrepot.server import schema

from .guest import play_out
from .shape import misfits

ACTIONS = ["p0 play +YY", "p1 play +YY", "p0 play ^2", "p0 stop"]


@pytest.fixture
def new_rules(monkeypatch):
    """Gives a game a new version of its rules, perhaps one in which an action is illegal."""

    def change(forbidden: str = "", game: str = "spice_road") -> None:
        monkeypatch.setattr(type(find(game)), "version", find(game).version + 1)
        play = Game.play

        def stricter(self, action):
            if action == forbidden:
                raise IllegalActionError(action, message("error-game-over", action=action), self.legal(), self)
            return play(self, action)

        monkeypatch.setattr(Game, "play", stricter)

    return change


@pytest.fixture
def played(serving, visitor, new_database):
    """A server, its database, a guest, and a function that forgets a table, as a restart of the server does."""
    app = serving(database := new_database())
    ada = visitor("Ada", app)

    def forget(id: str) -> str:
        table = app.state.service.tables.pop(id)
        if table.background_task:
            table.background_task.cancel()
        return id

    return app, database, ada, forget


async def run_here(task, share):
    """Run a task in this process."""
    return task()


def play(ada, **terms) -> str:
    """A game of four events; its table."""
    seen = ada.sit(ada.table(seats="me me", **terms)["id"])
    for action in ACTIONS:
        seen.play(action)
    seen.close()
    return str(seen.table["id"])


def test_a_game_that_follows_the_new_rules_continues(played, new_rules):
    app, database, ada, forget = played
    id = forget(play(ada))
    before = find("spice_road").version
    new_rules()
    seen = ada.sit(id)
    assert seen.state["stopped"] is None
    seen.play("p1 rest")
    assert seen.state["event"] == 5
    assert cli.main(["verify", "--database", database]) == 0
    with app.state.service.storage.engine.begin() as connection:
        stored = connection.scalar(select(schema.tables.c.rules_version))
    assert stored == before, "the hashes include the version under which the game started"
    forget(id)
    assert ada.sit(id).state["event"] == 5


def test_a_game_that_does_not_is_shown_as_far_as_it_goes(played, new_rules):
    _, _, ada, forget = played
    id = forget(play(ada, hints=True))
    new_rules(forbidden="p0 play ^2")
    seen = ada.sit(id)
    assert not misfits(seen.said[0])
    assert seen.state["stopped"] == {"id": "server-rules-changed", "args": {"number": 2}}
    assert [event["action"] for event in seen.events] == ACTIONS[:2]
    assert seen.state["event"] == 2
    assert [seen.state[key] for key in ("turn", "question", "legal", "undo")] == [None, None, [], None]
    assert seen.table["status"] == "playing"
    assert ada.get(f"/api/tables/{id}")["events"] == 4


def test_nobody_can_act_in_it(played, new_rules):
    _, _, ada, forget = played
    id = forget(play(ada, hints=True))
    new_rules(forbidden="p0 play ^2")
    seen = ada.sit(id)
    for event in (2, 4):
        for request in ({"type": "act", "actions": ["p0 rest"]}, {"type": "undo"}, {"type": "arrange", "places": {}}):
            seen.send(request=1, event=event, **request)
            assert seen.refused() == "server-rules-changed"
    assert ada.refused(f"/api/tables/{id}/hint") == (409, "server-rules-changed")
    assert ada.refused(f"/api/tables/{id}/analysis") == (409, "server-not-finished")
    seen.send(type="chat", text="What now?")
    assert seen.hear_kind("chat")["line"]["text"] == "What now?"


def test_its_actions_can_be_downloaded_and_its_secrets_cannot(played, new_rules):
    _, _, ada, forget = played
    id = forget(play(ada))
    version = find("spice_road").version
    new_rules(forbidden="p0 play ^2")
    record = ada.get(f"/api/tables/{id}/record")
    assert record["actions"] == ACTIONS
    assert record["rules_version"] == version
    assert [record[key] for key in ("seed", "salt", "start", "chance", "result")] == [None, None, None, [], None]


def test_what_was_taken_back_is_not_among_its_actions(played, new_rules):
    _, _, ada, forget = played
    seen = ada.sit(ada.table(seats="me me")["id"])
    for action in ACTIONS[:3]:
        seen.play(action)
    seen.send(type="undo", request=1, event=3)
    seen.hear_until(lambda said: seen.state["event"] == 4)
    seen.play("p0 rest")
    seen.close()
    id = forget(str(seen.table["id"]))
    new_rules(forbidden="p0 play ^2")
    assert ada.get(f"/api/tables/{id}/record")["actions"] == [*ACTIONS[:2], "p0 rest"]


def test_with_the_right_rules_it_continues(played, new_rules, monkeypatch):
    _, database, ada, forget = played
    id = forget(play(ada))
    new_rules(forbidden="p0 play ^2")
    assert ada.sit(id).state["stopped"]
    monkeypatch.undo()
    forget(id)
    seen = ada.sit(id)
    seen.play("p1 rest")
    assert (seen.state["event"], seen.state["stopped"]) == (5, None)
    assert cli.main(["verify", "--database", database]) == 0


def test_a_game_in_which_another_seat_decides_does_not_continue(played, new_rules):
    app, _, ada, forget = played
    id = forget(play(ada))
    new_rules()
    with app.state.service.storage.engine.begin() as connection:
        connection.execute(text("UPDATE tables SET turn = 0"))
    seen = ada.sit(id)
    assert seen.state["stopped"] == {"id": "server-rules-changed", "args": {"number": 4}}
    assert ada.get(f"/api/tables/{id}/record")["actions"] == ACTIONS


def test_bots_and_clocks_wait(played, new_rules):
    app, _, ada, forget = played
    id = ada.table(seats="me bot", clock={"seconds": 600})["id"]
    seen = ada.sit(id)
    seen.play("p0 play +YY")
    seen.close()
    forget(id)
    new_rules(forbidden="p0 play +YY")
    ada.sit(id)
    assert app.state.service.tables[id].background_task is None
    assert ada.get(f"/api/tables/{id}")["status"] == "playing"


def test_people_can_leave_it(played, new_rules):
    _, _, ada, forget = played
    id = forget(play(ada))
    new_rules(forbidden="p0 play ^2")
    ada.sit(id)
    assert ada.post(f"/api/tables/{id}/leave")["status"] == "abandoned"


def test_a_finished_game_keeps_everything(played, new_rules, monkeypatch):
    app, _, ada, forget = played
    monkeypatch.setattr(app.state.service.analysis_workers, "run", run_here)  # another process has the earlier rules
    seen = ada.sit(ada.table(seats="me me")["id"])
    play_out([seen])
    seen.close()
    id = forget(str(seen.table["id"]))
    before = ada.get(f"/api/tables/{id}/record")
    forget(id)
    new_rules(forbidden=before["actions"][20])
    stopped = ada.sit(id).state["stopped"]["args"]["number"]
    assert stopped <= 20
    after = ada.get(f"/api/tables/{id}/record")
    for key in ("actions", "seed", "salt", "start", "commitment", "rules_version"):
        assert after[key] == before[key]
    assert len(ada.get(f"/api/tables/{id}/replay")["events"]) == stopped
    assert ada.refused(f"/api/tables/{id}/analysis") == (409, "server-rules-changed")
    assert ada.post(f"/api/tables/{id}/rematch")["id"]


def test_a_table_that_waits_starts_under_the_new_rules(played, new_rules):
    app, database, ada, forget = played
    id = forget(ada.table(seats="me open")["id"])
    new_rules()
    ada.post(f"/api/tables/{id}/start", bot="random")
    with app.state.service.storage.engine.begin() as connection:
        assert connection.scalar(select(schema.tables.c.rules_version)) == find("spice_road").version
    assert cli.main(["verify", "--database", database]) == 0


def test_verify_names_games_that_cannot_continue(played, new_rules, capsys):
    _, database, ada, forget = played
    id = forget(play(ada))
    new_rules(forbidden="p0 play ^2")
    assert cli.main(["verify", "--database", database]) == 0
    assert f"Table {id}: The rules on this server have changed" in capsys.readouterr().out


def test_under_the_same_version_it_counts_as_damage(played, monkeypatch, new_rules):
    _, database, ada, forget = played
    forget(play(ada))
    version = find("spice_road").version
    new_rules(forbidden="p0 play ^2")
    monkeypatch.setattr(type(find("spice_road")), "version", version)
    assert cli.main(["verify", "--database", database]) == 2


def test_the_message_is_for_people():
    assert "download all its actions" in str(entrepot.core.messages.message("server-rules-changed", number=3))
