"""Playing over a socket: actions, undo, reconnecting, bots, clocks."""

from __future__ import annotations

import copy
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

import entrepot
from entrepot import server
from entrepot.core.game import Game
from entrepot.core.secret_chance import parse_seed
from entrepot.server import gameplay, protocol, views
from entrepot.server.history import RECENT, GameHistory

from .guest import Seen, Visitor, play_out
from .shape import unlike


def alone(ada: Visitor, game: str = "spice_road", seats: str = "me me", **terms: object) -> Seen:
    """One person at both seats of a table."""
    return ada.sit(ada.table(game, seats, **terms)["id"])


def public(seen: Seen) -> list[dict[str, Any]]:
    """The events without the drawn tile, which only its owner may know."""
    found = copy.deepcopy(seen.events)
    for each in (each for event in found for each in event["log"] if each["kind"] == "drew_tile"):
        each.pop("tile", None)
    return found


@pytest.mark.parametrize("game", ["spice_road", "puerto_rico"])
def test_a_whole_game_with_people_and_bots(visitor, game):
    ada, ben, onlooker = visitor("Ada"), visitor("Ben"), visitor("Cleo")
    id = ada.table(game, "me open bot")["id"]
    assert ada.get(f"/api/tables/{id}")["seed"] is None
    assert ada.web.get(f"/api/tables/{id}/record").status_code == 409
    ben.post(f"/api/tables/{id}/join")
    seats, third = [ada.sit(id), ben.sit(id)], onlooker.sit(id)
    play_out(seats)
    third.hear_until(lambda said: bool(third.state["result"]))
    assert public(seats[0]) == public(seats[1]) == public(third) == third.events
    assert [event["number"] for event in third.events] == list(range(1, len(third.events) + 1))
    record = ada.get(f"/api/tables/{id}/record")
    played = entrepot.from_record(record)
    assert not played.loaded
    assert played.names == ["Ada", "Ben", "random"]
    assert [event["action"] for event in third.events] == played.actions
    assert third.state["result"]["scores"] == played.scores()
    assert sum(sum(part["points"]) for part in third.state["result"]["sheet"]) == sum(played.scores())
    table = onlooker.get(f"/api/tables/{id}")
    assert table["seed"] == record["seed"]
    assert server.commitment(parse_seed(table["seed"]), table["salt"]) == table["commitment"] == record["commitment"]
    replay = ada.get(f"/api/tables/{id}/replay")
    assert len(replay["moments"]) == len(replay["events"]) + 1
    assert replay["moments"][-1]["view"] == third.state["view"]
    assert replay["events"] == third.events
    assert ada.post("/api/replay", **record) == replay


def test_a_stale_or_double_click_is_refused_without_harm(visitor):
    seen = alone(visitor())
    seen.act("p0 play +YY")
    seen.act("p0 play +YY")
    assert seen.refused() == "server-stale"
    assert seen.state["event"] == 1
    seen.act("p1 play +YY", event=0)
    assert seen.refused() == "server-stale"
    seen.act("p1 play +YY", event=99)
    assert seen.refused() == "server-stale"
    assert seen.play("p1 play +YY")["type"] == "events"


@pytest.mark.parametrize(
    ("actions", "reason"),
    [
        (["p0 dance"], "error-not-an-action"),
        (["p0 rest"], "server-not-allowed"),
        (["p1 play +YY"], "server-not-allowed"),
        (["p0 play +YY", "p1 rest"], "server-not-allowed"),
        (["p0 play +YY", "p1 play +YY", "p0 play +YY"], "server-not-allowed"),
        (["p9 play +YY"], "error-not-an-action"),
        ([], "server-actions"),
        (["p0 play +YY"] * 65, "server-actions"),
        ([7], "error-position"),
    ],
)
def test_what_cannot_be_played_is_refused_as_a_whole(visitor, actions, reason):
    seen = alone(visitor())
    before = seen.state
    seen.act(*actions)
    assert seen.refused() == reason
    assert seen.state == before


def test_nobody_acts_for_another(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table(seats="me open")["id"]
    ben.post(f"/api/tables/{id}/join")
    first, second, third = ada.sit(id), ben.sit(id), visitor("Cleo").sit(id)
    for seen in (second, third):
        assert seen.state["legal"] == []
        seen.act("p0 play +YY")
        assert seen.refused() == "server-not-your-seat"
        seen.send(type="undo", request=1, event=0)
        assert seen.refused() == "server-nothing-to-undo"
    first.play("p0 play +YY")
    second.hear_kind("events")
    second.send(type="undo", request=1, event=1)
    assert second.refused() == "server-not-your-seat"


def test_an_action_may_be_taken_back_until_somebody_acts_or_something_is_revealed(visitor):
    seen = alone(visitor())
    seen.play("p0 play +YY")
    assert seen.state["undo"] == 0
    seen.send(type="undo", request=1, event=1)
    seen.hear_kind("events")
    assert [(event["kind"], event["action"]) for event in seen.events] == [
        ("action", "p0 play +YY"),
        ("undo", "p0 play +YY"),
    ]
    assert seen.state["turn"] == 0
    card = next(action for action in seen.legal() if action.startswith("p0 acquire"))
    seen.play(card)
    while seen.state["turn"] == 0:
        seen.play(next(action for action in seen.legal() if action.startswith("p0 drop")))
    assert seen.state["undo"] is None
    seen.send(type="undo", request=1, event=seen.state["event"])
    assert seen.refused() == "error-nothing-to-undo"


def test_actions_sent_together_are_undone_together(visitor):
    seen = alone(visitor())
    before = seen.state["view"]
    seen.play("p0 play ^2", "p0 raise R")
    assert seen.state["turn"] == 1
    seen.send(type="undo", request=1, event=2)
    seen.hear_kind("events")
    assert [event["kind"] for event in seen.events] == ["action", "action", "undo", "undo"]
    assert seen.state["view"] == before


def test_after_an_answer_was_taken_back_so_may_be_what_it_answered(visitor):
    seen = alone(visitor())
    before = seen.state["view"]
    seen.play("p0 play +YY")
    seen.play("p1 play +YY")
    for seat in (1, 0):
        assert seen.state["undo"] == seat
        seen.send(type="undo", request=1, event=seen.state["event"])
        seen.hear_kind("events")
    assert seen.state["view"] == before


@pytest.fixture
def bot_with_plan(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets the bot of the other seat choose a kind of action."""

    def plan(kind: str) -> None:
        async def ask_bot(service: object, table: object, game: Game, bot: str) -> str:
            return next(str(action) for action in game.legal() if str(action).startswith(f"p1 {kind}"))

        monkeypatch.setattr(gameplay, "ask_bot", ask_bot)

    return plan


def against_bot(ada: Visitor, **terms: object) -> Seen:
    """Ada has acted, and a bot is to decide."""
    seen = alone(ada, seats="me bot", **terms)
    seen.play("p0 play +YY")
    return seen


@pytest.mark.parametrize("known", [1, 2])
def test_what_bots_have_done_since_is_taken_back_too(visitor, bot_with_plan, known):
    """Also by somebody who has not seen it yet."""
    bot_with_plan("play +YY")
    seen = against_bot(visitor())
    seen.hear_kind("events")
    assert (seen.state["event"], seen.state["turn"], seen.state["undo"]) == (2, 0, 0)
    seen.send(type="undo", request=1, event=known)
    seen.hear_kind("events")
    assert [(event["kind"], event["seat"]) for event in seen.events[2:]] == [("undo", 1), ("undo", 0)]
    assert seen.state["turn"] == 0
    assert seen.state["undo"] is None
    seen.send(type="undo", request=2, event=known)  # a second click
    assert seen.refused() == "server-stale"


def test_a_bot_waits_a_moment_before_it_reveals_what_ends_taking_back(visitor, bot_with_plan, monkeypatch):
    bot_with_plan("acquire")
    monkeypatch.setattr(gameplay, "GRACE", 1000)  # far longer than a busy machine takes to hear and undo
    ada = visitor()
    seen = against_bot(ada, pace=1)
    with pytest.raises(TimeoutError):  # (who is there is announced a moment after they come)
        seen.hear_until(lambda said: said["type"] != "table", timeout=2)
    seen.send(type="undo", request=1, event=1)
    assert seen.hear_kind("events")["events"][0]["kind"] == "undo"
    seen = against_bot(ada)
    seen.hear_kind("events")
    assert seen.state["undo"] is None
    seen.send(type="undo", request=1, event=2)
    assert seen.refused() == "error-nothing-to-undo"


def test_a_clock_that_runs_while_somebody_thinks_cannot_be_turned_back_through_bots(visitor, bot_with_plan):
    bot_with_plan("play +YY")
    seen = against_bot(visitor(), clock={"seconds": 100})
    seen.hear_kind("events")
    assert seen.state["undo"] is None
    seen.send(type="undo", request=1, event=2)
    assert seen.refused() == "server-not-your-seat"


def test_a_reconnecting_client_gets_the_missed_events(visitor):
    ada = visitor()
    seen = alone(ada)
    for action in ("p0 play +YY", "p1 play +YY", "p0 play ^2", "p0 stop"):
        seen.play(action)
    id = seen.table["id"]
    for since, numbers, whole in ((2, [3, 4], False), (4, [], False), (0, [1, 2, 3, 4], True), (9, [1, 2, 3, 4], True)):
        back = ada.sit(id, since)
        assert [event["number"] for event in back.events] == numbers
        assert back.said[0]["whole"] == whole
        assert back.state == seen.state


def test_an_idle_game_is_unloaded_and_reloaded_from_the_database(serving, visitor):
    app = serving(idle=0.1)
    ada = visitor("Ada", app)
    seen = alone(ada)
    seen.play("p0 play ^2", "p0 raise R")
    seen.send(type="undo", request=1, event=2)
    seen.hear_kind("events")
    seen.play("p0 play +YY")
    table = app.state.service.tables[seen.table["id"]]
    while table.history is not None:
        time.sleep(0.05)
    back = ada.sit(table.id)
    assert back.events == seen.events
    assert back.state == seen.state
    assert seen.play("p1 play +YY")["type"] == "events"


def test_hints_suggest_what_a_bot_would_do(visitor):
    seen = alone(visitor(), "puerto_rico", "me me me", hints=True)
    seen.hear_until(lambda said: seen.state["suggestion"] is not None)
    assert seen.state["suggestion"] in seen.legal()
    assert seen.said[-1]["events"] == []
    label = seen.state["legal"][0]["label"]["id"]
    assert label.startswith("puerto-rico-label-role")
    assert seen.state["question"]["id"] == "puerto-rico-ask-role"


def test_a_hint_is_an_action_with_its_reasons(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table("spice_road", "me open", hints=True)["id"]
    ben.post(f"/api/tables/{id}/join")
    mine, theirs = ada.sit(id), ben.sit(id)
    where = f"/api/tables/{id}/hint"
    hint = ada.post(where)
    assert list(unlike(hint, protocol.Hint, "hint")) == []
    assert (hint["action"] in mine.legal(), hint["event"]) == (True, 0)
    assert ada.post(where) == hint
    assert ben.refused(where) == (403, "server-not-your-seat")
    mine.play("p0 play +YY")
    theirs.hear_until(lambda said: bool(theirs.legal()))
    assert ada.refused(where) == (403, "server-not-your-seat")
    assert ben.post(where)["event"] == 1


def test_a_hint_for_the_mayor_is_a_whole_arrangement(visitor):
    ada = visitor()
    seen = alone(ada, "puerto_rico", "me me me", hints=True)
    for action in ("p0 role settler", "p0 take quarry", "p1 pass", "p2 pass", "p1 role mayor"):
        seen.play(action)
    where = f"/api/tables/{seen.table['id']}/hint"
    assert ada.post(where)["arranged"] is None
    seen.play("p1 pass")
    assert seen.state["asked"] == "man"
    hint = ada.post(where)
    island = hint["arranged"]["players"][0]["island"]
    assert sum(tile["colonists"] for tile in island.values()) == 1
    places = {kind: {"colonists": tile["colonists"]} for kind, tile in island.items()}
    seen.send(type="arrange", request=3, event=seen.state["event"], places=places)
    seen.hear_until(lambda said: seen.state["event"] > hint["event"])
    assert seen.state["view"]["players"][0]["island"] == island
    assert seen.events[6]["action"] == hint["action"]


def test_an_action_that_would_end_the_turn_can_be_held_back(visitor):
    seen = alone(visitor(), "puerto_rico", "me me me")
    seen.send(type="act", request=1, event=0, actions=["p0 role settler"], ends_turn=False)
    seen.hear_kind("events")
    for actions in (["p0 take quarry"], ["p0 take quarry", "p1 pass"]):
        seen.send(type="act", request=2, event=1, actions=actions, ends_turn=False)
        assert seen.refused() == "server-ends-turn"
    assert seen.state["event"] == 1
    seen.send(type="act", request=3, event=1, actions=["p0 take quarry"], ends_turn="no")
    assert seen.refused() == "error-position"
    seen.send(type="act", request=4, event=1, actions=["p0 take quarry"], ends_turn=True)
    seen.hear_kind("events")
    assert seen.state["turn"] == 1


def test_at_a_table_without_hints_nobody_gets_one(visitor):
    ada = visitor()
    seen = alone(ada, hints=False)
    assert ada.refused(f"/api/tables/{seen.table['id']}/hint") == (403, "server-no-hints")


def test_at_one_screen_each_sees_with_the_eyes_of_who_decides(visitor):
    seen = alone(visitor(), seats="me me bot", options={})
    assert seen.state["eyes"] == 0
    seen.play("p0 play +YY")
    assert seen.state["eyes"] == 1
    seen.play("p1 play +YY")
    seen.hear_until(lambda said: seen.state["turn"] == 0)
    assert [said["state"]["eyes"] for said in seen.said if said["type"] == "events"][-2:] == [1, 0]


def test_a_clock_runs_and_when_it_is_down_a_bot_plays_on(visitor):
    ada = visitor()
    seen = alone(ada, clock={"seconds": 1, "increment": 60})
    assert seen.table["seats"][1]["seconds"] == 1
    seen.play("p0 play +YY")
    seen.hear_kind("table")
    assert 60 < seen.table["seats"][0]["seconds"] <= 61
    seen.hear_until(lambda said: seen.table["seats"][1]["away"])
    assert seen.table["seats"][1]["seconds"] == 0
    seen.hear_until(lambda said: seen.state["turn"] == 0)
    assert ada.refused(f"/api/tables/{seen.table['id']}/reclaim", seat=1) == (409, "server-out-of-time")


def test_an_arrangement_is_played_as_a_whole_and_taken_back_as_a_whole(visitor):
    seen = alone(visitor(), "puerto_rico", "me me me")
    for action in ("p0 role settler", "p0 take quarry", "p1 pass", "p2 pass", "p1 role mayor", "p1 pass"):
        seen.play(action)
    assert seen.legal() == ["p0 man indigo 0", "p0 man indigo 1"]
    number = seen.state["event"]
    seen.send(type="arrange", request=3, event=number, places={"wharf": {"colonists": 1}})
    assert seen.refused() == "error-position"
    seen.send(type="arrange", request=3, event=number, places={"quarry": {"colonists": 1, "nobles": 0}})
    seen.hear_kind("events")
    island = seen.state["view"]["players"][0]["island"]
    assert {kind: tile["colonists"] for kind, tile in island.items()} == {"indigo": 0, "quarry": 1}
    seen.send(type="undo", request=4, event=seen.state["event"])
    seen.hear_kind("events")
    assert seen.legal() == ["p0 man indigo 0", "p0 man indigo 1"]
    seen.play("p0 man indigo 1")
    seen.send(type="arrange", request=5, event=seen.state["event"], places={})
    assert seen.refused() == "error-position"


def test_chat_is_plain_text_for_everybody(visitor):
    ada, ben = visitor("<b>Ada</b>"), visitor("Ben")
    id = ada.table(seats="me bot")["id"]
    seen, other = ada.sit(id), ben.sit(id)
    other.send(type="chat", text="<script>alert(1)</script>\n\x00 ho")
    line = seen.hear_kind("chat")["line"]
    assert (line["from"], line["seat"], line["text"]) == ("Ben", None, "<script>alert(1)</script>   ho")
    seen.send(type="chat", text="  ")
    assert seen.refused() == "server-chat"
    seen.send(type="chat", text="x" * 501)
    assert seen.refused() == "server-chat"
    for _ in range(5):
        seen.send(type="chat", text="hurry")
    assert seen.refused() == "server-chat-too-fast"
    lines = ben.sit(id).said[0]["chat"]
    assert lines[0] == line | {"person": None}, "only the host can trace it"
    assert lines[-1]["from"] == "<b>Ada</b>"


def test_an_analysis_is_made_in_the_background(visitor):
    ada = visitor()
    seen = alone(ada)
    play_out([seen])
    where = f"/api/tables/{seen.table['id']}/analysis"
    assert ada.get(where)["status"] == "none"
    assert visitor("Ben").refused(where) == (403, "server-not-at-table")
    begun = ada.post(where)
    assert (begun["status"], begun["of"]) == ("running", seen.state["event"])
    assert ada.post(where)["status"] in ("running", "done")


@pytest.mark.long
def test_an_analysis_finishes(visitor):
    ada = visitor()
    seen = alone(ada)
    play_out([seen])
    where = f"/api/tables/{seen.table['id']}/analysis"
    ada.post(where)
    while (found := ada.get(where))["status"] != "done":
        time.sleep(1)
    assert found["done"] == found["of"] == seen.state["event"]
    assert len(found["curves"]) == 2
    assert all(0 <= share <= 1 for curve in found["curves"] for _, share in curve)
    assert [curve[-1][1] for curve in found["curves"]] == [
        (seat in seen.state["result"]["winners"]) / len(seen.state["result"]["winners"]) for seat in range(2)
    ]


def test_it_reports_its_health(site):
    with httpx.Client(base_url=site.state.address, verify=False) as web:
        assert web.get("/healthz").json() == {"status": "ok"}
        assert "entrepot_events_total" in web.get("/metrics").text


@pytest.mark.parametrize("game", ["puerto_rico", "spice_road"])
@pytest.mark.parametrize("seat", [0, None])
def test_older_events_are_sent_in_the_same_form(game, seat):
    """Only the latest keep their log; for the rest the game is replayed."""
    history, dice, sent = GameHistory(entrepot.new(game, players=3, seed=5)), random.Random(5), []
    while history.number < 60:
        if sent and history.game.can_undo(last := history.game.actions[-1].seat) and dice.random() < 0.2:
            history.undo(last)
        else:
            history.play(dice.choice(history.game.legal()))
        sent.append(views.event_json(history, history.events[-1], seat))
        history.drop_old_logs()
    assert {event["kind"] for event in sent} == {"action", "undo"}
    assert sum(len(event["log"]) for event in sent) > 60
    assert sum(event.log is not None for event in history.events) == RECENT
    for seen in (0, 20, 60 - RECENT, 60):
        assert views.events_json(history, history.since(seen), seat) == sent[seen:]


def test_an_event_has_the_fields_of_its_kind(visitor):
    ada = visitor()
    kinds = {game["name"]: game["events"] for game in ada.get("/api/games")["games"]}["puerto_rico"]
    seen = alone(ada, "puerto_rico", "me me me")
    seen.play("p0 role settler")
    [first, *_] = seen.events[0]["log"]
    assert first == {"kind": "took_role", "seat": 0, "role": "settler", "doubloons": 0}
    play_out([seen])
    assert {event["kind"] for each in seen.events for event in each["log"]} > {"built", "produced", "loaded", "sold"}
    for event in (event for each in seen.events for event in each["log"]):
        hidden = {"tile"} if event["kind"] == "drew_tile" and "tile" not in event else set()  # from the next player
        assert set(event) | hidden == {"kind", *kinds[event["kind"]]}


def test_a_question_has_a_name_for_programs(visitor):
    seen = alone(visitor(), "puerto_rico", "me me me")
    assert (seen.state["asked"], seen.state["text"]) == ("role", None)
    seen.play("p0 role settler")
    assert seen.state["asked"] == "settle"
