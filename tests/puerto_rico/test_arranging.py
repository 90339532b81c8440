"""A complete mayor's arrangement: the answers that lead to it are found, and no others."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from entrepot.core.errors import PositionError
from entrepot.core.reader import Reader

from .table import play, table


def mayor(rng: random.Random) -> entrepot.Game | None:
    """A game at an arrangement, if it reaches one."""
    game = entrepot.new("puerto_rico", players=rng.randint(2, 5), seed=rng.getrandbits(32), expansions=["nobles"])
    for _ in range(rng.randint(1, 300)):
        game.play(rng.choice(game.legal()))
        if game.is_over:
            return None
    while not game.is_over and not is_arranging(game):
        game.play(rng.choice(game.legal()))
    return None if game.is_over else game


def is_arranging(game: entrepot.Game) -> bool:
    return game.legal()[0].split()[1] == "man"


def arranged(game: entrepot.Game, rng: random.Random) -> tuple[entrepot.Game, dict]:
    """Any arrangement, played place by place, and the result."""
    played, seat = game.copy(), game.state.seat
    while played.seat == seat and is_arranging(played):
        played.play(rng.choice(played.legal()))
    own = played.view(seat)["players"][seat]
    places = own["island"] | own["buildings"]
    wish = {name: {kind: place[kind] for kind in ("colonists", "nobles")} for name, place in places.items()}
    return played, {name: place for name, place in wish.items() if name != "forest"}


@given(st.randoms(use_true_random=False))
def test_what_can_be_played_one_by_one_can_be_wished_for_as_a_whole(rng):
    """MAY-3."""
    game = mayor(rng)
    if game is None:
        return
    played, wish = arranged(game, rng)
    for code in game.rules.arrange(game.state, Reader(wish, "places")):
        game.play(next(action for action in game.legal() if action.code == code))
    assert game.position() == played.position()


MAYOR = {
    "san_juan": {"colonists": 1},
    "island": {"corn": {"tiles": 2}, "indigo": {"tiles": 1}},
    "buildings": {"small_indigo_plant": {}},
}


@pytest.mark.parametrize(
    "wish",
    [
        {},  # nobody may stay in San Juan while a circle is empty
        {"corn": {"colonists": 3}},
        {"corn": {"colonists": 1}, "indigo": {"colonists": 1}},
        {"corn": {"colonists": 2}, "indigo": {"colonists": 1}, "small_indigo_plant": {"colonists": 1}},
        {"corn": {"colonists": 1}, "indigo": {"colonists": 1}, "wharf": {"colonists": 1}},
        {"corn": {"colonists": -1}},
        {"corn": 2},
        {"moon": {"colonists": 1}},
        [],
    ],
)
def test_what_the_rules_do_not_allow_is_refused(wish):
    """MAY-4."""
    game = play(table(MAYOR, {}, {}), "p0 role mayor", "p0 colonist")
    with pytest.raises(PositionError):
        game.rules.arrange(game.state, Reader(wish, "places"))


def test_san_juan_may_be_named_and_takes_the_rest():
    """MAY-3."""
    game = play(table(MAYOR, {}, {}), "p0 role mayor", "p0 colonist")
    wish = {"corn": {"colonists": 1}, "indigo": {"colonists": 1}, "small_indigo_plant": {"colonists": 1}}
    [code] = game.rules.arrange(game.state, Reader({**wish, "san_juan": {"colonists": 0}}, "places"))
    assert game.rules.actions[code] == "man corn 1"


def test_there_is_something_to_arrange_only_when_it_is_asked():
    """MAY-3."""
    game = table({}, {}, {})
    with pytest.raises(PositionError, match="nothing to arrange"):
        game.rules.arrange(game.state, Reader({}, "places"))
