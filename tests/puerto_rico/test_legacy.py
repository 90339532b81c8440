"""Positions and records of rules_version 1, when unfinished phases had other names, are still read."""

from __future__ import annotations

import json

import pytest

import entrepot
from entrepot.core.reader import Reader
from entrepot.games.puerto_rico import legacy
from playing import TESTS

from .broken import refusal
from .features import ASKED

# Written by the last version with rules_version 1: each position with what was legal there.
SAVED = json.loads((TESTS / "data" / "puerto_rico_positions_v1.json").read_text(encoding="utf-8"))


def name(saved: dict) -> str:
    position = saved["position"]
    pending = position["pending"]
    return f"{position['phase']}-{pending['stage']}-{pending['decision']}" if pending else position["phase"]


def test_there_is_one_of_each_question():
    asked = {saved["position"]["pending"]["decision"] for saved in SAVED if saved["position"]["pending"]}
    assert asked == set(ASKED)
    assert {saved["position"]["phase"] for saved in SAVED} >= {"draft", "role_choice"}
    assert all(saved["position"]["rules_version"] == 1 for saved in SAVED)


@pytest.mark.parametrize("saved", SAVED, ids=name)
def test_an_old_position_asks_the_same(saved):
    position = saved["position"]
    game = entrepot.load(position)
    assert [str(action) for action in game.legal()] == saved["legal"]
    now = game.position()
    assert now["rules_version"] == game.rules.version == 2
    for key in set(position) - {"rules_version", "options", "pending", "supply"}:
        assert now[key] == position[key], key
    assert now["supply"] | {"forests": None} == position["supply"] | {"forests": None}
    assert now["supply"]["forests"] == (position["supply"]["forests"] or None)
    assert entrepot.load(now).position() == now


LOADING = {
    "taker": 1, "stage": "action", "done": 2, "idle": 1, "turned": 0b110, "captain_loaded": 1, "wharf_used": 0b10,
    "small_wharf_used": 0b100, "union_paid": 0b1, "suppliers_done": 0b11, "supplied": 0b101,
}  # fmt: skip
LOADING_NOW = {
    "taker": 1, "stage": "action", "turns_done": 2, "idle_turns": 1, "had_first_turn": [1, 2],
    "captain_has_loaded": True, "wharf_used": [1], "small_wharf_used": [2], "union_hall_paid": [0],
    "supplier_done": [0, 1], "supplied": ["corn", "sugar"],
}  # fmt: skip


@pytest.mark.parametrize(
    ("question", "old", "now"),
    [
        ("load", LOADING, LOADING_NOW),
        ("supply", LOADING, LOADING_NOW),
        (
            "small",
            LOADING | {"small_total": 3, "small_kind": 4},
            LOADING_NOW | {"small_wharf_barrels": 3, "small_wharf_kind": "coffee"},
        ),
        (
            "store",
            {"done": 1, "stored": 0b10, "kept": [0, 0, 1, 0, 0]},
            {
                "turns_done": 1,
                "stored": ["indigo"],
                "kept": {"corn": 0, "indigo": 0, "sugar": 1, "tobacco": 0, "coffee": 0},
            },
        ),
        ("settle", {"done": 1, "used": 1}, {"turns_done": 1, "has_drawn": True}),
        ("lay", {"done": 1, "item": 2, "used": 1}, {"turns_done": 1, "drawn_tile": "sugar", "has_sold": True}),
        ("tile_colonist", {"done": 1, "item": 5}, {"turns_done": 1, "new_tile": "quarry"}),
        ("building_colonist", {"done": 1, "item": 6}, {"turns_done": 1, "new_building": "small_market"}),
        (
            "pay",
            {"done": 1, "item": 6, "used": 2, "left": 3},
            {"turns_done": 1, "new_building": "small_market", "doubloons_missing": 3, "payments_over": 2},
        ),
        ("mayor_colonist", {"left": 2, "done": 0}, {"privileges_left": 2, "turns_done": 0}),
        ("trade", {"done": 1, "used": 1}, {"turns_done": 1, "has_sold": True, "has_dealt_in_land": False}),
        ("trade", {"done": 1, "used": 2}, {"turns_done": 1, "has_sold": False, "has_dealt_in_land": True}),
    ],
)
def test_every_old_name_has_its_present_one(question, old, now):
    asked = {"decision": question}
    assert legacy.modern(Reader(asked | old)).value == asked | now


def test_what_an_old_position_remembers_is_checked_like_anything_else():
    for saved in SAVED:
        position = saved["position"]
        for key, value in (position["pending"] or {}).items():
            if isinstance(value, int) and key != "taker":
                for wrong in (-1, 256, 10**9, "1", [1]):
                    error = refusal(position | {"pending": position["pending"] | {key: wrong}})
                    assert error.key.startswith("pending")


def test_old_and_new_names_do_not_mix():
    for saved in SAVED:
        mixed = entrepot.load(saved["position"]).position()
        if mixed["pending"] and "turns_done" in mixed["pending"]:
            mixed["pending"]["done"] = 0
            assert refusal(mixed).key == "pending.done"


# Records

OLD_RECORD = TESTS / "data" / "puerto_rico_record_v1.erec"
REPLAYS = TESTS / "games" / "puerto_rico" / "2_players_standard.erec"


def test_an_old_record_that_replays_is_accepted():
    record = json.loads(REPLAYS.read_text(encoding="utf-8"))
    assert (record["rules_version"], "land_office_sells" in record["options"]) == (1, False)
    game = entrepot.from_record(record)
    assert [str(action) for action in game.actions] == record["actions"]
    now = game.record()
    assert (now["rules_version"], now["result"]) == (2, record["result"])
    assert entrepot.from_record(now) == game


def test_an_old_record_that_the_present_rules_do_not_allow_is_refused_with_both_versions():
    """CAP-1, NOB-9: a player who could load nothing was not asked for the royal supplier."""
    record = json.loads(OLD_RECORD.read_text(encoding="utf-8"))
    with pytest.raises(entrepot.RecordError) as caught:
        entrepot.from_record(record)
    assert caught.value.message.id == "error-record-rules"
    assert (caught.value.message.args["version"], caught.value.message.args["now"]) == (1, 2)
    assert "royal supplier" in str(caught.value)
    with pytest.raises(entrepot.RecordError) as caught:
        entrepot.from_record(record | {"rules_version": 2})  # as one of the present rules it lacks an option
    assert caught.value.message.id == "error-record-key"


@pytest.mark.parametrize("version", [0, 3, None, "1", 1.0, True])
def test_a_version_that_is_none_is_refused(version):
    record = json.loads(REPLAYS.read_text(encoding="utf-8"))
    with pytest.raises(entrepot.RecordError) as caught:
        entrepot.from_record(record | {"rules_version": version})
    assert caught.value.message.args["key"] == "rules_version"
