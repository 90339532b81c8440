"""Bazaar in Python: what the contract suite does not know, because it is about this game alone."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys

import pytest

import entrepot
from entrepot.core import registry
from playing import moments

from .pieces import WARES


def table(deck: str = "cloth salt silk silver") -> entrepot.Game:
    """A game for two with these cards on top of the deck."""
    position = entrepot.new("bazaar", players=2, seed=1).position()
    top, rest = deck.split(), position["deck"]
    for ware in top:
        rest.remove(ware)
    return entrepot.load(position | {"deck": top + rest})


def test_it_is_a_distribution_of_its_own_and_not_imported_before_it_is_needed():
    code = "import sys, entrepot; assert 'bazaar' not in sys.modules; print(entrepot.new('bazaar').rules.title)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "Bazaar\n"
    assert registry.names() == ["bazaar", "puerto_rico", "spice_road"]


def test_a_few_turns():
    game = table("silk silk cloth")
    assert game.legal() == ["p0 take cloth", "p0 take salt", "p0 take silk", "p0 take silver"]
    game.play("p0 take silk")
    game.play("p1 take salt")
    assert game.legal() == ["p0 take cloth", "p0 take silk", "p0 take silver", "p0 sell silk"]
    game.play("p0 take silk")
    game.play("p1 sell salt")
    game.play("p0 sell silk")
    assert game.scores() == [6 + 5, 6]
    view = game.view(0)
    assert view["sold"] == {"cloth": 0, "salt": 1, "silk": 2, "silver": 0}
    assert view["players"][0] == {"coins": 11, "hand": dict.fromkeys(WARES, 0)}
    assert [str(event) for event in game.log] == [
        "p0 takes silk.",
        "New card: silk.",
        "p1 takes salt.",
        "New card: silk.",
        "p0 takes silk.",
        "New card: cloth.",
        "p1 sells 1 card of salt for 6 coins.",
        "p0 sells 2 cards of silk for 11 coins.",
    ]
    assert game.log[-1].to_json() == {"kind": "sold", "seat": 0, "ware": "silk", "cards": 2, "coins": 11}


@pytest.mark.parametrize(
    ("played", "action", "reason"),
    [
        ("", "p0 sell silk", "you hold no silk."),
        ("", "p1 take silk", "it is p0’s turn."),
        ("take silk", "p1 take silk", "there is no silk at the stalls."),
        ("take silk|take cloth|take salt|take silver|take cloth", "p1 sell salt", "you hold no salt."),
    ],
)
def test_refusals_say_why(played, action, reason):
    game = table("cloth cloth cloth cloth cloth cloth")
    for words in filter(None, played.split("|")):
        game.play(f"p{game.seat} {words}")
    before = game.position()
    with pytest.raises(entrepot.IllegalActionError) as refused:
        game.play(action)
    assert str(refused.value.reason) == reason
    assert game.position() == before


def test_a_full_hand_must_sell():
    game = table()
    while sum(game.view()["players"][0]["hand"].values()) < 5 or game.seat != 0:
        takes = [action for action in game.legal() if " take " in action]
        game.play(random.Random(1).choice(takes or game.legal()))
    assert all(action.startswith("p0 sell ") for action in game.legal())
    with pytest.raises(entrepot.IllegalActionError, match="your hand is full at 5 cards"):
        game.play(f"p0 take {game.view()['stalls'][0]}")


def test_a_sale_can_be_taken_back_but_not_a_card_that_was_turned_up():
    game = table()
    game.play("p0 take silk")
    with pytest.raises(entrepot.NothingToUndoError):
        game.undo(0)
    game.play("p1 take salt")
    before = game.position()
    game.play("p0 sell silk")
    assert game.undo(0) == "p0 sell silk"
    assert game.position() == before


def test_the_view_hides_the_order_of_the_deck_and_a_search_sees_another():
    one, other = table("silk salt"), table("salt silk")
    assert one.position() != other.position()
    for seat in (None, 0, 1):
        assert one.view(seat) == other.view(seat)
    assert one.view(0)["deck"] == 28
    seen = one.seen_by(0, 5).position()["deck"]
    assert seen != one.position()["deck"]
    assert sorted(seen) == sorted(one.position()["deck"])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_survives_a_restart_at_every_decision(players):
    game = entrepot.new("bazaar", players=players, seed=players)
    for moment in moments(game, 3):
        position = json.loads(json.dumps(moment.position()))
        loaded = entrepot.load(position)
        assert (loaded.position(), loaded.legal()) == (position, moment.legal())
        again = entrepot.from_record(json.loads(json.dumps(moment.record())))
        assert (again, again.log) == (moment, moment.log)
        state = pickle.loads(pickle.dumps(moment.state))
        assert moment.rules.position(state, moment.options) == position
    assert game.position()["deck"] == []
    assert max(game.scores()) == game.scores()[game.winners()[0]]


def test_fewer_cards_in_hand_break_a_tie():
    position = table().position() | {"seat": None}
    hands = [{"cloth": 2, "salt": 2, "silk": 0, "silver": 0}, {"cloth": 1, "salt": 2, "silk": 0, "silver": 0}]
    position["players"] = [{"coins": 9, "hand": hand} for hand in hands]
    position |= {"deck": [], "sold": {"cloth": 4, "salt": 3, "silk": 7, "silver": 7}}
    game = entrepot.load(position)
    assert (game.is_over, game.scores(), game.winners()) == (True, [9, 9], [1])


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"deck": ["silk"]}, "position: there must be 4 stalls with one card each, and 8 cards of each ware."),
        ({"stalls": None}, "stalls: this key is missing."),
        ({"players": []}, "players: there must be 2 players, as set in the options."),
        ({"options": {"players": 3}}, "players: there must be 3 players"),
        ({"seat": 2}, "seat: 2 is not between 0 and 1."),
        ({"stalls": ["silk", "gold", "salt", "cloth"]}, r"stalls\[1\]: “gold” is not one of"),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_the_key(change, complaint):
    with pytest.raises(entrepot.PositionError, match=complaint):
        entrepot.load(table().position() | change)
