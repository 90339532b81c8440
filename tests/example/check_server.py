"""Bazaar on the server: a table, a game against a level, and everything available afterwards."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

import entrepot
from server.conftest import running
from server.guest import Visitor, play_out


@pytest.fixture(scope="module")
def ada(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """A client of a new server."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite") as app:
        visitor = Visitor(app.state.address, "Ada")
        yield visitor
        visitor.close()


def test_the_catalogue_describes_the_game(ada):
    catalogue = ada.get("/api/games")
    assert [game["name"] for game in catalogue["games"]] == ["bazaar", "puerto_rico", "spice_road"]
    (bazaar,) = [game for game in catalogue["games"] if game["name"] == "bazaar"]
    assert bazaar["options"] == [{"name": "players", "values": [2, 3, 4], "default": 2}]
    assert bazaar["events"]["sold"] == {"seat": "seat", "ware": "ware", "cards": "number", "coins": "number"}
    assert sorted(bazaar["kinds"]["ware"]) == ["cloth", "salt", "silk", "silver"]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_its_words_are_its_catalog(ada, language):
    words = ada.web.get(f"/api/games/bazaar/catalog/{language}").text
    assert "bazaar-turned-up = New card: { $ware }." in words


@pytest.fixture(scope="module")
def seen(ada):
    """A finished game against the level ``easy``."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    table = ada.post("/api/tables", game="bazaar", options={"players": 2}, seats=seats)
    found = ada.sit(table["id"])
    play_out([found])
    return found


def test_a_whole_game(ada, seen):
    played = entrepot.from_record(ada.get(f"/api/tables/{seen.table['id']}/record"))
    assert played.is_over
    assert played.names == ["Ada", "easy"]
    assert [event["action"] for event in seen.events] == played.actions
    assert seen.state["result"]["scores"] == played.scores()
    assert seen.state["view"] == played.view(0)
    assert [each for event in seen.events for each in event["log"]] == [each.to_json() for each in played.log]


def test_what_was_offered(ada, seen):
    """The state before each of Ada's choices: the text board, and each choice with its label."""
    asked = [said["state"] for said in seen.said if said.get("state") and said["state"]["legal"]]
    assert len(asked) > 8
    for state in asked:
        assert all(choice["label"]["id"] in ("bazaar-label-take", "bazaar-label-sell") for choice in state["legal"])
        assert isinstance(state["view"]["deck"], int)
    assert asked[0]["text"].startswith("Bazaar · Ada to decide")


def test_a_refusal_says_why(ada):
    seen = ada.sit(ada.table("bazaar", "me me")["id"])
    seen.act("p0 sell silk")
    refusal = seen.hear_kind("refused")
    assert refusal["reason"]["id"] == "server-not-allowed"
    assert "bazaar-why-not-held" in str(refusal)


def test_the_replay_has_every_moment(ada, seen):
    replay = ada.get(f"/api/tables/{seen.table['id']}/replay")
    assert len(replay["moments"]) == len(replay["events"]) + 1 == seen.state["event"] + 1
    assert replay["moments"][-1]["view"] == seen.state["view"]


def test_an_uploaded_record_is_replayed_and_a_broken_one_refused(ada):
    game = entrepot.new("bazaar", seed=1, actions=["p0 take silk"])
    assert len(ada.post("/api/replay", **game.record())["moments"]) == 2
    broken = game.record()
    broken["start"] = broken["start"] | {"deck": ["silk"]}
    status, reason = ada.refused("/api/replay", **broken)
    assert (status, reason) == (400, "error-position")


def analysed(ada, seen, decisions):
    """The analysis as soon as this many decisions are done."""
    where, until = f"/api/tables/{seen.table['id']}/analysis", time.monotonic() + 300
    ada.post(where)
    while (found := ada.get(where))["status"] == "running" and found["done"] < decisions:
        assert time.monotonic() < until, found
        time.sleep(0.2)
    return found


def test_the_analysis_makes_progress(ada, seen):
    found = analysed(ada, seen, 2)
    assert (found["status"], found["of"]) == ("running", seen.state["event"])


@pytest.mark.long
def test_the_analysis_finishes(ada, seen):
    found = analysed(ada, seen, seen.state["event"])
    assert found["status"] == "done"
    assert found["done"] == found["of"] == seen.state["event"]
    winners = seen.state["result"]["winners"]
    assert [curve[-1][1] for curve in found["curves"]] == [(seat in winners) / len(winners) for seat in range(2)]
