"""What a host decides about people: removing, muting, and who writes in the chat."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from entrepot import cli
from entrepot.server.moderation import REMEMBERED, Moderation, changed, pseudonym

from .guest import Seen, Visitor, play_out
from .test_identity import close_code


def person_at(host: Visitor, id: str, seat: int) -> str:
    """How the host names whoever has a seat."""
    return str(host.get(f"/api/tables/{id}")["seats"][seat]["person"])


def remove(host: Visitor, id: str, seat: int) -> str:
    """Remove whoever has a seat."""
    host.post(f"/api/tables/{id}/remove", person=(person := person_at(host, id, seat)))
    return person


def together(visitor: Any, **terms: Any) -> tuple[Visitor, Visitor, str]:
    """A host and a player at a table that is being played."""
    ada, ben = visitor("Ada"), visitor("Ben")
    table = ada.table(seats="me open", **terms)
    ben.post(f"/api/tables/{table['id']}/join", invitation=table["invitation"])
    return ada, ben, table["id"]


def write(seen: Seen, text: str = "hello") -> str:
    """What comes of a message: its text as everybody gets it, or why not."""
    seen.send(type="chat", text=text)
    said = seen.hear_until(lambda said: said["type"] in ("chat", "refused"))
    return said["line"]["text"] if said["type"] == "chat" else said["reason"]["id"]


# Removing before the game


def test_somebody_removed_before_the_game_cannot_take_a_seat_again_until_readmitted(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table(seats="me open open")["id"]
    ben.post(f"/api/tables/{id}/join")
    person = remove(ada, id, 1)
    table = ben.get(f"/api/tables/{id}")
    assert (table["seats"][1]["kind"], table["seats"][1]["name"], table["yours"], table["removed"]) == (
        "open",
        "",
        [],
        True,
    )
    assert ben.refused(f"/api/tables/{id}/join") == (403, "server-removed")
    assert id not in {each["id"] for each in ben.get("/api/tables")}
    [noted] = ada.get(f"/api/tables/{id}")["restricted"]
    assert noted == {"person": person, "name": "Ben", "removed": True, "muted": False}
    ada.post(f"/api/tables/{id}/readmit", person=person)
    assert ben.post(f"/api/tables/{id}/join")["yours"] == [1]


def test_somebody_removed_from_a_private_table_is_out_and_the_link_is_renewed(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    table = ada.table(seats="me open open", private=True)
    id, invitation = table["id"], table["invitation"]
    ben.post(f"/api/tables/{id}/join", invitation=invitation)
    line = ben.sit(id)
    person = remove(ada, id, 1)
    assert close_code(line) == 4403
    assert ben.web.get(f"/api/tables/{id}?invitation={invitation}").status_code == 404
    again = visitor("Ben again")
    assert again.refused(f"/api/tables/{id}/join", invitation=invitation) == (404, "server-no-table")
    renewed = ada.get(f"/api/tables/{id}")["invitation"]
    assert renewed != invitation
    assert ben.refused(f"/api/tables/{id}/join", invitation=renewed) == (404, "server-no-table")
    ada.post(f"/api/tables/{id}/readmit", person=person)
    assert ben.post(f"/api/tables/{id}/join", invitation=renewed)["yours"] == [1]


# Removing during the game


def test_during_the_game_a_bot_plays_on_for_somebody_removed(visitor):
    ada, ben, id = together(visitor, private=True)
    bens = ben.sit(id)
    person = remove(ada, id, 1)
    assert close_code(bens) == 4403
    table = ada.get(f"/api/tables/{id}")
    assert (table["seats"][1]["name"], table["seats"][1]["away"]) == ("Ben", True)
    assert ben.refused(f"/api/tables/{id}/reclaim", seat=1) == (404, "server-no-table")
    seen = ada.sit(id)
    seen.play("p0 play +YY")
    seen.hear_until(lambda said: seen.state["event"] >= 2)
    ada.post(f"/api/tables/{id}/readmit", person=person)
    assert ben.post(f"/api/tables/{id}/reclaim", seat=1)["yours"] == [1]


def test_somebody_removed_from_a_public_game_sees_what_a_spectator_sees(visitor):
    ada, ben, id = together(visitor, options={"players": 2})
    bens = ben.sit(id)
    assert bens.state["eyes"] == 1
    remove(ada, id, 1)
    bens.hear_until(lambda said: said["type"] == "events")
    assert bens.state["eyes"] is None
    assert (bens.table["yours"], bens.table["removed"], bens.table["invitation"]) == ([], True, None)
    assert ben.refused(f"/api/tables/{id}/reclaim", seat=1) == (403, "server-removed")


def test_a_removal_survives_a_restart_and_the_game_is_intact(serving, new_database, visitor):
    app = serving(database := new_database())
    ada, ben, id = together(lambda name: visitor(name, app))
    ada.sit(id).play("p0 play +YY")
    person = remove(ada, id, 1)
    ada.post(f"/api/tables/{id}/mute", person=person)
    app.state.service.tables.clear()
    assert ben.refused(f"/api/tables/{id}/reclaim", seat=1) == (403, "server-removed")
    assert write(ben.sit(id)) == "server-muted"
    assert ada.get(f"/api/tables/{id}")["restricted"][0]["muted"]
    assert cli.main(["verify", "--database", database]) == 0


def test_the_next_game_keeps_no_seat_for_somebody_removed(visitor):
    ada, ben, cleo = visitor("Ada"), visitor("Ben"), visitor("Cleo")
    id = ada.table(seats="me open open", chat="players")["id"]
    for each in (ben, cleo):
        each.post(f"/api/tables/{id}/join")
    remove(ada, id, 1)
    ada.post(f"/api/tables/{id}/mute", person=person_at(ada, id, 2))
    play_out([ada.sit(id), cleo.sit(id)])
    assert ben.refused(f"/api/tables/{id}/rematch") == (403, "server-not-at-table")
    following = ada.post(f"/api/tables/{id}/rematch")["id"]
    table = ada.get(f"/api/tables/{following}")
    assert sorted((seat["kind"], seat["name"]) for seat in table["seats"]) == [
        ("human", "Ada"),
        ("open", ""),
        ("open", "Cleo"),
    ]
    assert table["chat"] == "players"
    assert {(each["name"], each["removed"], each["muted"]) for each in table["restricted"]} == {
        ("Ben", True, False),
        ("Cleo", False, True),
    }
    assert ben.refused(f"/api/tables/{following}/join") == (403, "server-removed")


@pytest.mark.parametrize("verb", ["remove", "mute"])
def test_a_host_removes_and_mutes_others_who_are_there(visitor, verb):
    ada, ben, id = together(visitor)
    assert ada.refused(f"/api/tables/{id}/{verb}", person=person_at(ada, id, 0)) == (409, "server-own-person")
    assert ada.refused(f"/api/tables/{id}/{verb}", person="0" * 16) == (404, "server-no-person")
    elsewhere = pseudonym("another table", "ben")
    assert ada.refused(f"/api/tables/{id}/{verb}", person=elsewhere) == (404, "server-no-person")
    assert ben.get(f"/api/tables/{id}")["yours"] == [1]


def test_nobody_is_removed_after_the_game(visitor):
    ada, ben, id = together(visitor)
    play_out([ada.sit(id), ben.sit(id)])
    assert ada.refused(f"/api/tables/{id}/remove", person=person_at(ada, id, 1)) == (409, "server-not-playing")


# The chat


def test_somebody_muted_cannot_write_until_unmuted(visitor):
    ada, ben, id = together(visitor)
    adas, bens = ada.sit(id), ben.sit(id)
    person = person_at(ada, id, 1)
    ada.post(f"/api/tables/{id}/mute", person=person)
    bens.hear_until(lambda said: said["type"] == "table" and not said["table"]["may_chat"])
    assert write(bens) == "server-muted"
    assert write(adas, "still here") == "still here"
    assert bens.play("p0 dance")["type"] == "refused", "the game goes on for somebody muted"
    ada.post(f"/api/tables/{id}/unmute", person=person)
    assert write(bens) == "hello"


def test_a_spectator_is_muted_by_a_line_of_chat_that_only_the_host_can_trace(visitor):
    ada, ben, id = together(visitor)
    adas, bens, spectator = ada.sit(id), ben.sit(id), visitor("Cleo").sit(id)
    other = visitor("Dan").sit(id)
    assert write(spectator, "first!") == "first!"
    line = adas.hear_kind("chat")["line"]
    assert line["from"] == "Cleo"
    assert bens.hear_kind("chat")["line"]["person"] is None
    ada.post(f"/api/tables/{id}/mute", person=line["person"])
    assert write(spectator) == "server-muted"
    assert not spectator.table["may_chat"]
    assert other.hear_kind("chat")["line"]["text"] == "first!"
    assert write(other) == "hello"
    assert ada.sit(id).said[0]["chat"][0]["person"] == line["person"]
    assert ben.sit(id).said[0]["chat"][0]["person"] is None


@pytest.mark.parametrize(("chat", "expected"), [
    ("everyone", ["hello", "hello", "hello"]),
    ("players", ["hello", "hello", "server-chat-players"]),
    ("nobody", ["server-chat-nobody"] * 3),
])  # fmt: skip
def test_a_table_says_who_writes(visitor, chat, expected):
    ada, ben, id = together(visitor, chat=chat)
    people = [ada, ben, visitor("Cleo")]
    assert [write(each.sit(id)) for each in people] == expected
    assert [each.get(f"/api/tables/{id}")["may_chat"] for each in people] == [text == "hello" for text in expected]
    assert ada.get(f"/api/tables/{id}")["chat"] == chat


def test_the_usual_is_that_everyone_writes_and_the_host_may_change_it(visitor):
    ada, ben, id = together(visitor)
    spectator = visitor("Cleo").sit(id)
    assert write(spectator) == "hello"
    ada.post(f"/api/tables/{id}/chat", chat="players")
    assert write(spectator) == "server-chat-players"
    assert ben.refused(f"/api/tables/{id}/chat", chat="everyone") == (403, "server-not-owner")
    assert ada.refused(f"/api/tables/{id}/chat", chat="bots")[0] == 400
    assert ada.refused("/api/tables", game="spice_road", seats=[{"kind": "me"}], chat="bots")[0] == 400


# What others learn


def test_nobody_but_the_host_learns_pseudonyms_and_nobody_learns_ids(visitor, site):
    ada, ben, id = together(visitor)
    cleo = visitor("Cleo")
    lines = [each.sit(id) for each in (ada, ben, cleo)]
    write(lines[2])
    remove(ada, id, 1)
    ada.post(f"/api/tables/{id}/mute", person=person_at(ada, id, 1))
    for line in lines:
        line.hear_until(lambda said: said["type"] == "events")
    table = site.state.service.tables[id]
    persons = {table.person(guest) for guest in table.present}
    for visitor_, line in zip((ada, ben, cleo), lines, strict=True):
        sent = json.dumps([*line.said, visitor_.get(f"/api/tables/{id}"), visitor_.get("/api/tables")])
        assert not any(guest in sent for guest in table.present)
        assert any(person in sent for person in persons) == (visitor_ is ada)


def test_a_pseudonym_holds_at_one_table_only():
    assert pseudonym("a", "guest") == pseudonym("a", "guest") != pseudonym("b", "guest")
    assert pseudonym("a", "guest") != pseudonym("a", "other")


@given(st.lists(st.tuples(st.integers(0, 300), st.booleans()), max_size=400))
def test_decisions_about_people_are_kept_and_bounded(made):
    known: dict[str, str] = {}
    for person, added in made:
        known = changed(known, str(person), f"n{person}" if added else None)
        assert (str(person) in known) == added
        assert len(known) <= REMEMBERED


def test_decisions_are_carried_to_another_table_about_those_who_come_along():
    one = Moderation("players").with_removed(pseudonym("a", "g1"), "One").with_muted(pseudonym("a", "g2"), "Two")
    other = one.carried_over("a", "b", ["g1"])
    assert other == Moderation("players", {pseudonym("b", "g1"): "One"}, {})
