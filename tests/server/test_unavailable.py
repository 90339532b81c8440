"""Tables whose game this program does not have any more, or not with their options: they are kept, and say so."""

from __future__ import annotations

from typing import Any

import pytest

from entrepot import cli
from entrepot.core import registry
from entrepot.core.errors import OptionError
from entrepot.core.messages import message

from .guest import Visitor, play_out
from .test_rules_change import ACTIONS, play, played

__all__ = ["played"]


def remove_game(patch: pytest.MonkeyPatch) -> None:
    """As if the distribution of the game were not installed any more."""
    for name in ("_loaders", "_games"):
        patch.setattr(registry, name, {})


def refuse_options(patch: pytest.MonkeyPatch) -> None:
    """As if the rules did not know an option any more."""

    def refuse(self: Any, given: Any) -> Any:
        raise OptionError(message("error-option-unknown", option="open_points", known="players"))

    patch.setattr(type(registry.find("spice_road")), "complete_options", refuse)


@pytest.fixture(params=[(remove_game, "server-game-missing"), (refuse_options, "server-options-refused")])
def break_game(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Makes the game unavailable; returns the id of the reason."""

    def spoil() -> str:
        request.param[0](monkeypatch)
        return str(request.param[1])

    return spoil


def test_the_table_is_listed_and_shown(played, break_game):
    _, _, ada, forget = played
    id = forget(play(ada))
    break_game()
    assert [table["id"] for table in ada.get("/api/tables")] == [id]
    assert ada.get(f"/api/tables/{id}")["events"] == 4


def test_those_who_come_to_it_learn_why_it_cannot_be_opened(played, break_game):
    _, _, ada, forget = played
    id = forget(play(ada))
    why = break_game()
    seen = ada.open(id)
    said = seen.hear()
    assert (said["type"], said["reason"]["id"], said["state"]) == ("refused", why, None)


@pytest.mark.parametrize("request_", ["hint", "replace", "reclaim"])
def test_nothing_can_be_done_at_it(played, break_game, request_):
    _, _, ada, forget = played
    id = forget(play(ada, hints=True))
    why = break_game()
    body = {} if request_ == "hint" else {"seat": 0}
    assert ada.refused(f"/api/tables/{id}/{request_}", **body) == (409, why)


def test_its_actions_can_be_downloaded_and_its_secrets_cannot(played, break_game):
    _, _, ada, forget = played
    id = forget(play(ada))
    break_game()
    record = ada.get(f"/api/tables/{id}/record")
    assert record["actions"] == ACTIONS
    assert record["players"] == ["Ada", "Ada"]
    assert [record[key] for key in ("seed", "salt", "start", "chance", "result")] == [None, None, None, [], None]


def test_the_record_of_a_finished_game_has_its_seed_and_can_be_read_when_the_game_is_back(played, monkeypatch):
    _, _, ada, forget = played
    seen = ada.sit(ada.table(seats="me me")["id"])
    play_out([seen])
    seen.close()
    id = seen.table["id"]
    whole = ada.get(f"/api/tables/{id}/record")
    forget(id)
    with monkeypatch.context() as patch:
        remove_game(patch)
        record = ada.get(f"/api/tables/{id}/record")
        assert record.keys() == whole.keys()
        left_out = {"start": None, "chance": [], "result": None}
        assert record == whole | left_out
        for path in ("replay", "analysis"):
            assert ada.web.get(f"/api/tables/{id}/{path}").status_code in (200, 409)
        for path in ("analysis", "rematch"):
            assert ada.refused(f"/api/tables/{id}/{path}") == (409, "server-game-missing")
    assert ada.get(f"/api/tables/{id}/record") == whole
    assert ada.sit(id).state["result"]


def test_people_can_leave_it(played, break_game):
    _, _, ada, forget = played
    id = forget(play(ada))
    break_game()
    assert ada.post(f"/api/tables/{id}/leave")["status"] == "abandoned"


def test_a_table_that_waits_cannot_be_started(played, break_game, visitor):
    app, _, ada, forget = played
    id = ada.table(seats="me open")["id"]
    forget(id)
    ben: Visitor = visitor("Ben", app)
    why = break_game()
    assert ada.refused(f"/api/tables/{id}/start") == (409, why)
    assert ben.refused(f"/api/tables/{id}/join") == (409, why)
    assert ada.get(f"/api/tables/{id}")["status"] == "waiting"
    assert ada.post(f"/api/tables/{id}/leave")["status"] == "abandoned"


def test_it_is_not_counted_as_damaged(played, break_game, capsys):
    _, database, ada, forget = played
    id = forget(play(ada))
    ada.table(seats="me open")
    break_game()
    assert cli.main(["verify", "--database", database]) == 0
    assert id in capsys.readouterr().out


def test_other_tables_are_played_as_before(played, monkeypatch):
    _, _, ada, forget = played
    forget(play(ada))
    rules = registry.find("puerto_rico")
    monkeypatch.setattr(registry, "_games", {"puerto_rico": rules})
    monkeypatch.setattr(registry, "_loaders", {"puerto_rico": lambda: rules})
    assert len(ada.get("/api/tables")) == 1
    seen = ada.sit(ada.table("puerto_rico", "me me me")["id"])
    seen.play(seen.legal()[0])
    assert seen.state["event"] == 1
