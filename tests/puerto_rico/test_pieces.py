"""No piece is lost or added, and the log accounts for every change: at every step, with any options."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

import pytest
from hypothesis import given

import entrepot
from entrepot.core.events import Event
from playing import SEEDS, moments, new_games

from .pieces import check_accounts, check_occupied, check_pieces, tiles_gone
from .plenty import bold, plenties


def forests_discarded(events: Sequence[Event]) -> int:
    return [event.fields["tile"] for event in events if event.kind == "discarded"].count("forest")


def check_steps(game: entrepot.Game, seed: int, every: int) -> None:
    """Count at regular intervals; the log of the decisions in between is added up."""
    before, logged = game.position(), 0
    for number, moment in enumerate(moments(game, seed, bold)):
        if number % every and not moment.is_over:
            continue
        after, events = moment.position(), moment.log[logged:]
        check_pieces(after)
        check_occupied(moment)
        check_accounts(before, after, events)
        if after["options"]["forest_source"] == "flipped":
            assert tiles_gone(after) == tiles_gone(before) + forests_discarded(events)
        before, logged = after, len(moment.log)


@given(new_games(["puerto_rico"]), SEEDS)
def test_from_the_start_to_the_end_every_piece_is_accounted_for(game, seed):
    check_steps(game, seed, every=4)


@given(plenties, SEEDS)
def test_with_much_on_the_table_too(game, seed):
    check_steps(game, seed, every=1)


@given(plenties, SEEDS)
def test_without_a_log_the_same_happens(game, seed):
    silent = game.state.copy()
    for moment in moments(game, seed, bold):
        if moment.actions:
            silent.apply(moment.actions[-1].code)
    assert not silent.logging
    assert game.rules.position(silent, game.options) == game.position()


# The counting itself


def corrupted(change) -> dict:
    position = deepcopy(
        entrepot.new("puerto_rico", seed=1, expansions=["new_buildings", "nobles"], market="all").position()
    )
    change(position)
    return position


CHANGES = [
    lambda p: p["supply"]["goods"].update(corn=9),
    lambda p: p["trading_house"].append("corn"),
    lambda p: p["cargo_ships"][0].update(good="corn", barrels=1),
    lambda p: p["cargo_ships"][0].update(capacity=9),
    lambda p: p["supply"].update(colonists=0),
    lambda p: p["supply"].update(nobles=20),
    lambda p: p["supply"].update(vp=99),
    lambda p: p["supply"].update(quarries=7),
    lambda p: p["players"][0].update(vp=1),
    lambda p: p["players"][0]["san_juan"].update(colonists=1),
    lambda p: p["players"][0]["island"]["indigo"].update(tiles=2),
    lambda p: p["plantations"]["stack"].append("corn"),
    lambda p: p["plantations"]["face_up"].extend(["corn"] * 2),
    lambda p: p["supply"]["buildings"].update(hacienda=1),
    lambda p: p["players"][1]["buildings"].update(hacienda={"colonists": 0, "nobles": 0}),
    lambda p: p["roles"]["mayor"].update(taken_by=1),
    lambda p: p["roles"]["mayor"].update(taken_by=0, doubloons=1),
    lambda p: p["end_triggered"].append("END-2"),
    lambda p: p["end_triggered"].append("END-3"),
]


@pytest.mark.parametrize("change", CHANGES)
def test_the_count_notices_errors(change):
    check_pieces(corrupted(lambda position: None))
    with pytest.raises(AssertionError):
        check_pieces(corrupted(change))


@pytest.mark.parametrize("what", ["doubloons", "vp"])
def test_the_accounts_notice_what_is_not_logged(what):
    game = entrepot.new("puerto_rico", seed=1)
    before = game.position()
    game.play("p0 role prospector")
    check_accounts(before, game.position(), game.log)
    before["players"][1][what] += 1
    with pytest.raises(AssertionError):
        check_accounts(before, game.position(), game.log)
