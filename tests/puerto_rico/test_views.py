"""Change what a seat cannot see: its view stays the same."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

import entrepot
from playing import SEEDS, moments

from .plenty import bold, plenties, plenty


def at_some_moment(game: entrepot.Game, seed: int, number: int) -> entrepot.Game:
    for moment in moments(game, seed, bold):
        if len(moment.actions) == number:
            break
    return game


SOME = st.builds(at_some_moment, plenties, SEEDS, st.sampled_from([1, 5, 20, 50, 100]))


def in_hand(position: dict[str, Any], seat: int | None) -> bool:
    """Whether another seat holds a tile drawn face down."""
    pending = position["pending"]
    if not pending or pending["decision"] != "lay" or position["seat"] == seat:
        return False
    return position["phase"] == "settler" or position["options"]["land_office_draw"] == "face_down"


def disguised(position: dict[str, Any], seat: int | None, seed: int) -> dict[str, Any]:
    """Another order of the stack, another tile in another's hand, other chips for all others."""
    rng = random.Random(seed)
    hidden = position["plantations"]["stack"]
    if in_hand(position, seat):
        hidden = [*hidden, position["pending"]["drawn_tile"]]
    rng.shuffle(hidden)
    if in_hand(position, seat):
        position["pending"]["drawn_tile"] = hidden.pop()
    position["plantations"]["stack"] = hidden
    others = [player for number, player in enumerate(position["players"]) if number != seat]
    chips = sum(player["vp"] for player in others)
    for player in others:
        player["vp"] = rng.randint(0, chips)
        chips -= player["vp"]
    others[-1]["vp"] += chips
    return position


@given(SOME, SEEDS, st.data())
def test_the_stack_and_others_chips_do_not_show(game, seed, data):
    """HID-1, HID-2"""
    seat = data.draw(st.sampled_from([None, *range(game.players)]))
    assume(not game.is_over and not game.options["open_vp"])
    pays = game.position()["pending"] and game.position()["pending"]["decision"] == "pay"
    assume(not pays)  # who pays with a chip has one
    other = entrepot.load(disguised(game.position(), seat, seed))
    assert other.view(seat) == game.view(seat)
    assert other.board(seat) == game.board(seat)
    assert other.view() == game.view()


@given(SOME, st.data())
def test_own_chips_and_open_pieces_are_visible(game, data):
    """HID-2"""
    seat = data.draw(st.integers(0, game.players - 1))
    view, position = game.view(seat), game.position()
    assert view["players"][seat] == position["players"][seat]
    assert view["plantations"]["stack"] == len(position["plantations"]["stack"])
    assert view["plantations"]["face_up"] == position["plantations"]["face_up"]
    others = [player["vp"] for number, player in enumerate(view["players"]) if number != seat]
    if game.options["open_vp"] or game.is_over:
        assert others == [player["vp"] for number, player in enumerate(position["players"]) if number != seat]
    else:
        assert others == [None] * len(others)
    for key in (
        "roles",
        "supply",
        "colonist_ship",
        "cargo_ships",
        "trading_house",
        "end_triggered",
        "round",
        "governor",
    ):
        assert view[key] == position[key]


@given(SOME, SEEDS)
def test_what_is_redrawn_for_a_search_is_only_what_is_hidden(game, seed):
    """HID-1"""
    for seat in range(game.players):
        position, other = game.position(), game.seen_by(seat, seed).position()
        hidden = [position["plantations"].pop("stack"), other["plantations"].pop("stack")]
        if in_hand(position, seat):
            hidden[0].append(position["pending"].pop("drawn_tile"))
            hidden[1].append(other["pending"].pop("drawn_tile"))
        assert sorted(hidden[0]) == sorted(hidden[1])
        assert other == position


def test_a_tile_in_anothers_hand_is_redrawn_for_a_search():
    """HID-1: over several seeds it becomes several kinds; its owner's search keeps it."""
    held = 0
    for seed in range(200):
        for moment in moments(plenty(seed), seed, bold):
            position = moment.position()
            if in_hand(position, None) and len(set(position["plantations"]["stack"])) > 1:
                owner, other = position["seat"], (position["seat"] + 1) % moment.players
                items = {moment.seen_by(other, number).position()["pending"]["drawn_tile"] for number in range(15)}
                assert len(items) > 1
                kept = {moment.seen_by(owner, number).position()["pending"]["drawn_tile"] for number in range(5)}
                assert kept == {position["pending"]["drawn_tile"]}
                held += 1
        if held >= 2:
            return
    raise AssertionError("no tile was drawn and held")
