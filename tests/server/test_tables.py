"""Guests, and tables before and after the game."""

from __future__ import annotations

import httpx
import pytest

from .guest import play_out


def test_a_guest_has_a_name_and_a_language(visitor):
    ada = visitor("Ada")
    assert ada.get("/api/me")["name"] == "Ada"
    ada.post("/api/me", name="  Ada   Lovelace ", language="en")
    assert ada.get("/api/me") == {"name": "Ada Lovelace", "language": "en", "csrf": ada.csrf}


@pytest.mark.parametrize("name", ["", "   ", "x" * 21, "a\nb\x00", "\u202eevil", 7, ["Ada"]])
def test_a_name_is_a_line_of_letters(visitor, name):
    ada = visitor()
    assert ada.ask("/api/me", name=name).status_code == 400
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    "name",
    [
        "Аda",  # a Cyrillic letter
        "Adα",  # a Greek one
        "a" + "\u0301" * 3,
        "Z\u0351\u036b\u0343a\u032a\u0329lgo",
        "\u3164",  # a letter that shows nothing
        "Ada\u2800",
        "Ada\u200bx",
    ],
)
def test_a_name_does_not_look_like_what_it_is_not(visitor, name):
    ada = visitor()
    assert ada.refused("/api/me", name=name)[1] in ("server-name", "server-name-letters")
    assert ada.get("/api/me")["name"] == "Ada"


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Þórdís", "Þórdís"),
        ("Jiří Šťastný", "Jiří Šťastný"),
        ("Nguye\u0302\u0303n", "Nguyễn"),  # composed, it has no loose accents
        ("Анна", "Анна"),
        ("Ελένη", "Ελένη"),
        ("田中さん Ken", "田中さん Ken"),
        ("ก็ดี", "ก็ดี"),
        ("שָׁלוֹם", "שָׁלוֹם"),
        ("\uff21da", "Ada"),  # full width
        ("\U0001d400da", "Ada"),  # mathematical
        ("Ada 🎲 2", "Ada 🎲 2"),
    ],
)
def test_a_name_may_be_written_in_any_script(visitor, name, kept):
    ada = visitor()
    assert ada.post("/api/me", name=name)["name"] == kept


@pytest.mark.parametrize(
    ("name", "called"), [("Ada", "Ada (2)"), ("ADA", "ADA (2)"), ("Àda", "Àda (2)"), ("Ida", "Ida")]
)
def test_names_at_a_table_can_be_told_apart(visitor, name, called):
    ada, other = visitor("Ada"), visitor(name)
    id = ada.table(seats="me open open")["id"]
    assert other.post(f"/api/tables/{id}/join")["seats"][1]["name"] == called
    assert visitor("Ава").post(f"/api/tables/{id}/join")["seats"][2]["name"] == "Ава"


def test_the_language_is_that_of_the_browser(visitor):
    ada = visitor()
    ada.web.cookies.clear()
    for accepted in ("en-GB,de;q=0.5", "xx", "", "de, en;q=0.1"):
        assert ada.web.get("/api/me", headers={"Accept-Language": accepted}).json()["language"] == "en"


def test_the_catalogue_has_games_with_options_and_tables(visitor):
    found = visitor().get("/api/games")
    games = {game["name"]: game for game in found["games"]}
    assert found["levels"] == ["beginner", "easy", "medium", "hard", "expert"]
    assert {"greedy", "mcts", "hard"} <= set(found["bots"])
    assert {"name": "players", "values": [2, 3, 4, 5], "default": 3} in games["spice_road"]["options"]
    buildings = {each["id"]: each for each in games["puerto_rico"]["tables"]["buildings"]}
    assert len(buildings) == 45
    assert buildings["wharf"] | {"text": None} == {
        "id": "wharf", "cost": 9, "vp": 3, "quarries": 3, "circles": 1, "large": False, "set": "base", "kind": "violet",
        "good": None, "text": None,
    }  # fmt: skip
    assert len(games["spice_road"]["tables"]["point_cards"]) == 36


def test_a_table_without_an_open_seat_begins_at_once(visitor):
    table = visitor().table(seats="me bot bot")
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ada", "random 1", "random 2"]
    assert table["yours"] == [0]
    assert table["owner"]


def test_every_lesson_has_the_same_deal(visitor):
    ada = visitor()
    island = ada.sit(ada.table("puerto_rico", "me bot bot", lesson=True)["id"]).state["view"]
    assert list(island["players"][0]["island"]) == ["indigo"]
    assert island["players"][0]["doubloons"] == 2
    assert island["plantations"]["face_up"] == ["indigo", "corn", "coffee", "sugar"]
    road = ada.sit(ada.table("spice_road", "me bot bot", lesson=True)["id"]).state["view"]
    assert [place["card"] for place in road["merchant_row"][:2]] == ["+YYY", "YYY>RG"]
    assert "RRGG" in road["point_row"]


@pytest.mark.parametrize("seats", ["me me bot", "me open bot", "bot bot", "me me", "open bot"])
def test_a_deal_that_is_known_is_for_one_person_against_bots(visitor, seats):
    wishes = [{"kind": kind} | ({"bot": "random"} if kind == "bot" else {}) for kind in seats.split()]
    options = {"players": len(wishes)}
    refused = visitor().ask("/api/tables", game="spice_road", options=options, seats=wishes, lesson=True)
    assert (refused.status_code, refused.json()["reason"]["id"]) == (400, "server-lesson-alone")


def test_the_game_after_a_lesson_has_another_deal(visitor):
    ada = visitor()
    first = ada.table("spice_road", "me bot", lesson=True)
    ada.post(f"/api/tables/{first['id']}/leave")
    again = ada.post(f"/api/tables/{first['id']}/rematch")["id"]
    row = ada.sit(again).state["view"]["merchant_row"]
    assert [place["card"] for place in row[:2]] != ["+YYY", "YYY>RG"]


def test_the_seed_of_a_table_is_too_long_to_be_searched_for(site, visitor):
    """From the cards of an opening, a seed of 53 bits was found within minutes."""
    ada = visitor()
    for table in (ada.table(), ada.table("puerto_rico", "me bot bot")):
        assert site.state.service.tables[table["id"]].terms.seed.bit_length() == 256
    first = ada.table(seats="me bot", lesson=True)
    ada.post(f"/api/tables/{first['id']}/leave")
    again = ada.post(f"/api/tables/{first['id']}/rematch")["id"]
    assert site.state.service.tables[again].terms.seed.bit_length() == 256


def test_nobody_chooses_a_seed(visitor):
    options, seats = {"players": 2}, [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    ask = visitor().ask
    assert ask("/api/tables", game="spice_road", options=options, seats=seats, seed=7).status_code == 400
    assert ask("/api/tables", game="spice_road", options=options | {"seed": 7}, seats=seats).status_code == 400


def test_a_table_waits_for_people_and_begins_with_the_last(visitor):
    ada, ben, cleo = visitor("Ada"), visitor("Ben"), visitor("Cleo")
    id = ada.table(seats="open me open")["id"]
    seen = ada.sit(id)
    assert seen.state["turn"] is None
    assert seen.state["legal"] == []
    assert ben.post(f"/api/tables/{id}/join")["yours"] == [0]
    assert ben.post(f"/api/tables/{id}/join")["yours"] == [0]
    assert cleo.refused(f"/api/tables/{id}/join", seat=1) == (409, "server-seat-taken")
    assert cleo.post(f"/api/tables/{id}/join", seat=2)["status"] == "playing"
    seen.hear_until(lambda said: said["type"] == "events")
    assert seen.table["status"] == "playing"
    assert seen.state["turn"] == 0
    assert visitor("Dan").refused(f"/api/tables/{id}/join") == (409, "server-not-waiting")


def test_the_owner_may_begin_with_bots(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table(seats="me open open")["id"]
    assert ben.refused(f"/api/tables/{id}/start") == (403, "server-not-owner")
    table = ada.post(f"/api/tables/{id}/start", bot="greedy")
    assert [seat["bot"] for seat in table["seats"]] == [None, "greedy", "greedy"]


def test_a_private_table_is_visible_only_to_invited_people(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    table = ada.table(seats="me open", private=True)
    where = f"/api/tables/{table['id']}"
    assert ben.web.get(where).status_code == 404
    assert ben.refused(f"{where}/join") == (404, "server-no-table")
    assert ben.refused(f"{where}/join", invitation="x") == (404, "server-no-table")
    assert table["id"] not in [each["id"] for each in ben.get("/api/tables")]
    assert ben.get(f"{where}?invitation={table['invitation']}")["invitation"] is None
    assert ben.post(f"{where}/join", invitation=table["invitation"])["status"] == "playing"
    assert ben.get(where)["invitation"] == table["invitation"]


def test_the_lobby_lists_what_waits_and_what_is_ones_own(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    waiting, playing = ada.table(seats="me open")["id"], ada.table()["id"]
    assert {waiting, playing} <= {each["id"] for each in ada.get("/api/tables")}
    listed = [each["id"] for each in ben.get("/api/tables")]
    assert waiting in listed
    assert playing in listed, "to watch"


def test_without_a_cookie_the_lobby_lists_what_is_public(serving, visitor):
    app = serving()
    ada = visitor("Ada", app)
    waiting, playing = ada.table(seats="me open")["id"], ada.table(seats="me bot")["id"]
    ada.table(seats="me bot", private=True)
    with httpx.Client(base_url=app.state.address, verify=False) as web:
        answer = web.get("/api/tables")
    assert answer.status_code == 200
    assert [each["id"] for each in answer.json()] == [waiting, playing]


def test_a_table_that_may_not_be_seen_is_left_out_of_the_lobby(serving, visitor, monkeypatch):
    app = serving()
    ada, ben = visitor("Ada", app), visitor("Ben", app)
    waiting, private = ada.table(seats="me open")["id"], ada.table(seats="me open", private=True)["id"]
    monkeypatch.setattr(
        "entrepot.server.queries.list_tables", lambda guest, lobby: lambda connection: [private, waiting]
    )
    assert [each["id"] for each in ben.get("/api/tables")] == [waiting]
    assert [each["id"] for each in ada.get("/api/tables")] == [private, waiting]


def test_leaving_before_the_game_frees_the_seat(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table(seats="me open open")["id"]
    ben.post(f"/api/tables/{id}/join")
    table = ada.post(f"/api/tables/{id}/leave")
    assert [seat["kind"] for seat in table["seats"]] == ["open", "human", "open"]
    assert ben.get(f"/api/tables/{id}")["owner"]
    assert ben.post(f"/api/tables/{id}/leave")["status"] == "abandoned"


def test_a_bot_replaces_a_player_who_leaves_until_they_return(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table(seats="open me")["id"]
    ben.post(f"/api/tables/{id}/join")
    seen = ada.sit(id)
    ben.post(f"/api/tables/{id}/leave")
    seen.hear_until(lambda said: bool(seen.state["legal"]))
    assert seen.table["seats"][0]["away"]
    assert ben.get(f"/api/tables/{id}")["yours"] == [0]
    assert ada.refused(f"/api/tables/{id}/reclaim", seat=0) == (403, "server-not-your-seat")
    assert not ben.post(f"/api/tables/{id}/reclaim", seat=0)["seats"][0]["away"]


def test_a_bot_may_take_over_for_somebody_who_is_gone(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table(seats="open me")["id"]
    ben.post(f"/api/tables/{id}/join")
    seen, there = ada.sit(id), ben.sit(id)
    assert ada.refused(f"/api/tables/{id}/replace", seat=0, bot="greedy") == (409, "server-still-there")
    assert visitor("Cleo").refused(f"/api/tables/{id}/replace", seat=0) == (403, "server-not-at-table")
    there.close()
    seen.hear_until(lambda said: not seen.table["seats"][0]["connected"])
    assert ada.post(f"/api/tables/{id}/replace", seat=0, bot="greedy")["seats"][0]["away"]
    seen.hear_until(lambda said: bool(seen.state["legal"]))


def test_a_table_that_everybody_left_is_given_up_and_can_be_taken_up_again(visitor):
    ada = visitor()
    id = ada.table(seats="me bot")["id"]
    assert ada.post(f"/api/tables/{id}/leave")["status"] == "abandoned"
    assert ada.post(f"/api/tables/{id}/reclaim", seat=0)["status"] == "playing"
    seen = ada.sit(id)
    assert seen.play("p0 play +YY")["type"] == "events"


def test_a_rematch_is_for_the_same_people_and_another_begins(visitor):
    ada, ben = visitor("Ada"), visitor("Ben")
    id = ada.table(seats="me open")["id"]
    assert ada.refused(f"/api/tables/{id}/rematch") == (409, "server-not-finished")
    ben.post(f"/api/tables/{id}/join")
    seats = [ada.sit(id), ben.sit(id)]
    play_out(seats)
    again = ada.post(f"/api/tables/{id}/rematch")["id"]
    seats[1].hear_until(lambda said: seats[1].table["rematch"] is not None)
    table = ada.get(f"/api/tables/{again}")
    assert [(seat["kind"], seat["name"]) for seat in table["seats"]] == [("open", "Ben"), ("human", "Ada")]
    assert visitor("Cleo").refused(f"/api/tables/{again}/join") == (409, "server-seat-taken")
    assert ben.post(f"/api/tables/{id}/rematch")["id"] == again
    assert ben.get(f"/api/tables/{again}")["status"] == "playing"
    assert table["commitment"] != ada.get(f"/api/tables/{id}")["commitment"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "chess"}, "error-unknown-game"),
        ({"game": None}, "error-position"),
        ({"options": {"players": 9}}, "error-option-value"),
        ({"options": {"edition": "is"}}, "error-position"),
        ({"options": 3}, "error-position"),
        ({"seats": [{"kind": "me"}]}, "server-seats"),
        ({"seats": "me"}, "error-position"),
        ({"seats": [{"kind": "cat"}, {"kind": "me"}]}, "error-position"),
        ({"seats": [{"kind": "bot"}, {"kind": "me"}]}, "server-which-bot"),
        ({"seats": [{"kind": "bot", "bot": "mcts:9999s"}, {"kind": "me"}]}, "error-position"),
        ({"seats": [{"kind": "me", "name": "\x00"}, {"kind": "me"}]}, "server-name"),
        ({"private": "yes"}, "server-yes-or-no"),
        ({"clock": {"seconds": 0}}, "error-position"),
        ({"clock": {"seconds": 10**9}}, "error-position"),
        ({"pace": -1}, "server-pace"),
        ({"pace": True}, "server-pace"),
        ({"colour": "red"}, "error-position"),
    ],
)
def test_a_wish_that_cannot_be_granted_has_its_reason(visitor, wish, reason):
    whole = {"game": "spice_road", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert visitor().refused("/api/tables", **whole | wish) == (400, reason)


def test_the_number_of_open_tables_is_limited(serving, visitor):
    ada = visitor("Ada", app := serving(open_tables=2))
    first = ada.table(seats="me bot")["id"]
    with_others = [ada.table(seats="me open")["id"] for _ in range(2)]
    assert ada.get(f"/api/tables/{first}")["status"] == "abandoned"
    for id in with_others:
        visitor("Ben", app).post(f"/api/tables/{id}/join")
    assert ada.refused("/api/tables", game="spice_road", options={"players": 2}, seats=[{"kind": "me"}] * 2) == (
        409,
        "server-too-many-tables",
    )


def test_seats_may_be_shuffled(visitor):
    ada = visitor()
    found = {tuple(ada.table(seats="me bot bot bot bot", shuffle_seats=True)["yours"]) for _ in range(20)}
    assert len(found) > 1
