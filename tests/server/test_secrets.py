"""Nothing hidden leaves the server: what a person receives does not depend on what they cannot know."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from entrepot.core import registry
from entrepot.server import views
from entrepot.server.history import GameHistory
from entrepot.server.table import HUMAN, PLAYING, Seat, Table, Terms
from entrepot.server.views import Viewer
from playing import SEEDS, new_games

from .guest import play_out, play_until
from .shape import misfits

ONLOOKER = "somebody"
EVERY_GAME = [pytest.param(name, id=name) for name in registry.names()]


def table_of(game: entrepot.Game) -> Table:
    """A table at which the game is played, guest ``g0`` at seat 0 and so on."""
    terms = Terms(
        "id", game.rules.name, 1, game.options, game.seed, "0" * 32, False, "token", None, True, False, 0.0
    )  # fmt: skip
    seats = [Seat(HUMAN, f"g{seat}", f"p{seat}") for seat in range(game.players)]
    return Table(terms, seats, "g0", PLAYING, history=GameHistory(game))


def sent_to(table: Table, game: entrepot.Game, guest: str) -> dict[str, Any]:
    """Everything that is sent about a moment."""
    return {"state": views.state(table, GameHistory(game), Viewer(guest)), "table": views.table_info(table, guest)}


def other_worlds(game: entrepot.Game, seat: int, rng: random.Random) -> entrepot.Game:
    """The game with everything that the seat cannot know re-sampled."""
    other = game.copy()
    other.state.determinize(seat, rng.getrandbits(64))
    other.state.start_log()
    return other


@given(new_games(), st.randoms(use_true_random=False))
def test_what_a_seat_or_a_spectator_gets_does_not_depend_on_hidden_information(game, rng):
    table = table_of(game)
    while not game.is_over and len(game.actions) < 250:
        if rng.random() < 0.2:
            for seat in range(game.players):
                other = other_worlds(game, seat, rng)
                for guest in (f"g{seat}", ONLOOKER):
                    assert sent_to(table, other, guest) == sent_to(table, game, guest)
        game.play(rng.choice(game.legal()))


@given(new_games(), st.randoms(use_true_random=False))
def test_the_log_does_not_depend_on_what_stays_hidden(game, rng):
    """An action that reveals nothing has the same log for a seat, whatever that seat cannot know."""
    while not game.is_over and len(game.actions) < 250:
        action = rng.choice(game.legal())
        seat = rng.randrange(game.players)
        other, before, asked = (
            other_worlds(game, seat, rng),
            game.rules.revealed(game.state),
            game.rules.asked(game.state),
        )
        history, alike = GameHistory(game), GameHistory(other)
        history.play(action)
        lays_drawn_tile = asked == "lay"  # which everybody sees once it is laid
        if game.rules.revealed(game.state) == before and not lays_drawn_tile:
            alike.play(action)
            for eyes in (seat, None):
                assert views.event_json(alike, alike.events[-1], eyes) == views.event_json(
                    history, history.events[-1], eyes
                )


@given(new_games(), st.randoms(use_true_random=False))
def test_private_fields_are_sent_to_their_seat_only(game, rng):
    """Each event has exactly the fields that its kind allows the viewer, by a separate whitelist."""
    kinds = {kind.name: kind for kind in game.rules.events.kinds}
    history = GameHistory(game)
    while not game.is_over and len(game.actions) < 150:
        history.play(rng.choice(game.legal()))
        for eyes in (*range(game.players), None):
            for event in views.event_json(history, history.events[-1], eyes)["log"]:
                allowed = set(kinds[event["kind"]].fields)
                if event.get("seat") != eyes:
                    allowed -= kinds[event["kind"]].private
                assert set(event) == {"kind", *allowed}


def test_a_tile_drawn_face_down_is_visible_only_to_its_owner_until_it_is_laid(puerto_rico_draw):
    history = GameHistory(puerto_rico_draw)
    history.play("p0 draw")
    table = table_of(history.game)
    drawn = sent_to(table, history.game, "g0")["state"]["view"]["pending"]["drawn_tile"]
    logs = {eyes: views.event_json(history, history.events[-1], eyes)["log"] for eyes in (0, 1, 2, None)}
    assert logs[0] == [{"kind": "drew_tile", "seat": 0, "tile": drawn}]
    assert logs[1] == logs[2] == logs[None] == [{"kind": "drew_tile", "seat": 0}]
    assert views.outline(history)["last"] == {"kind": "drew_tile", "seat": 0}
    for guest in ("g1", "g2", ONLOOKER):
        assert "drawn_tile" not in sent_to(table, history.game, guest)["state"]["view"]["pending"]
        assert sent_to(table, history.game, guest)["state"]["legal"] == []


def test_a_tile_drawn_face_down_is_sent_to_its_owner_only(visitor, monkeypatch):
    """The same over sockets: in the events as they happen, and in those sent to a later connection."""
    monkeypatch.setattr(secrets, "randbelow", lambda below: 7)  # a deal in which somebody draws, as play_until plays it
    guests = [visitor(name) for name in ("Ada", "Ben", "Cleo")]
    market = {"expansions": ["new_buildings"], "market": "all"}
    id = guests[0].table("puerto_rico", "me open open", options={"players": 3, **market})["id"]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{id}/join")
    watcher = visitor("Dan")
    seats, onlooker = [guest.sit(id) for guest in guests], watcher.sit(id)
    drawn: list[tuple[int, int]] = []

    def has_drawn() -> bool:
        drawn.extend((each["number"], each["seat"]) for each in seats[0].events if each["action"].endswith(" draw"))
        return bool(drawn)

    play_until(seats, has_drawn, prefer=(" draw", "build hacienda", "man hacienda 1", "role settler"))
    number, owner = drawn[0]
    onlooker.hear_until(lambda said: onlooker.state["event"] >= number)
    everybody = [*seats, onlooker, *(guest.sit(id) for guest in guests), watcher.sit(id)]
    for place, seen in enumerate(everybody):
        [log] = [each["log"] for each in seen.events if each["number"] == number]
        assert ("tile" in log[0]) == (place % 4 == owner)


@pytest.fixture
def puerto_rico_draw() -> entrepot.Game:
    """A settler who has a hacienda and a forest site, both occupied."""
    own = {"buildings": {"hacienda": {"colonists": 1}, "forest_house": {"colonists": 1}}}
    options = {"expansions": ["new_buildings"], "market": "all"}
    game = entrepot.load({"game": "puerto_rico", "options": options, "players": [own, {}, {}]}, seed=1)
    game.play("p0 role settler")
    return game


@given(SEEDS, st.sampled_from(["puerto_rico", "spice_road"]), st.booleans())
def test_scores_and_what_others_have_won_are_covered_unless_the_table_plays_openly(seed, name, openly):
    option = {"puerto_rico": "open_vp", "spice_road": "open_points"}[name]
    game, rng = entrepot.new(name, players=3, seed=seed, **{option: openly}), random.Random(seed)
    table = table_of(game)
    for _ in range(rng.randint(1, 200)):
        if not game.is_over:
            game.play(rng.choice(game.legal()))
    for eyes in (0, 1, 2, None):
        shown = sent_to(table, game, ONLOOKER if eyes is None else f"g{eyes}")["state"]
        assert (shown["scores"] is not None) == (openly or game.is_over)
        for seat, player in enumerate(shown["view"]["players"]):
            known = openly or game.is_over or seat == eyes
            assert ("points" in player if name == "spice_road" else player["vp"] is not None) == known


@pytest.mark.parametrize("name", EVERY_GAME)
def test_over_a_whole_game_everything_said_has_its_form_and_the_seed_is_kept(visitor, name):
    ada, ben = visitor("Ada"), visitor("Ben")
    options = {"expansions": ["new_buildings", "nobles"]} if name == "puerto_rico" else {}
    id = ada.table(name, "me open bot", options=options, hints=True)["id"]
    ben.post(f"/api/tables/{id}/join")
    seats = [ada.sit(id), ben.sit(id)]
    onlooker = visitor("Cleo").sit(id)
    seats[0].act("p0 dance")
    seats[1].send(type="chat", text="hello")
    play_out(seats)
    onlooker.hear_until(lambda said: bool(onlooker.state["result"]))
    secrets = ada.get(f"/api/tables/{id}")
    for seen in (*seats, onlooker):
        assert [misfit for said in seen.said for misfit in misfits(said)] == []
        before = json.dumps([said for said in seen.said if not is_over(said)])
        assert secrets["salt"] not in before
        assert secrets["seed"] not in before
    assert {said["type"] for said in seats[0].said} >= {"welcome", "events", "table", "chat", "refused"}


def is_over(said: dict[str, Any]) -> bool:
    return said.get("table", {}).get("status") == "finished"
