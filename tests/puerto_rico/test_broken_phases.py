"""An unfinished phase that cannot have arisen is refused: every field out of bounds, and every contradiction."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import entrepot

from .broken import JSON, MISSING, ONE, changed, refusal
from .table import board, play, table

NEW = {"expansions": ["new_buildings"], "market": "all"}
NOBLE = {"expansions": ["nobles"]}


def asked(*actions: str, **keys: Any) -> JSON:
    """A position in the middle of a phase: what p0 owns, who else does, the options, and what is played."""
    first = keys.pop("first", {})
    second = keys.pop("second", {})
    return play(table(board(**first), board(**second), board(), **keys), *actions).position()


def positions() -> dict[str, JSON]:
    """One of each question, as it came up in play."""
    settle = {"face_up": ["corn", "sugar"]}
    rich = {"doubloons": 9}
    return {
        "settle": asked("p0 role settler", "p0 draw", first={"city": "hacienda"}),
        "lay": asked("p0 role settler", "p0 draw", first={"city": "hacienda, forest_house"}, **NEW),
        "tile_colonist": asked("p0 role settler", "p0 take corn", first={"city": "hospice"}, plantations=settle),
        "second_tile": asked(
            "p0 role settler", "p0 take corn", "p1 pass", "p2 pass",
            first={"city": "library"}, plantations=settle, **NEW,
        ),
        "discard": asked(
            "p0 role settler", "p0 pass", "p1 pass", "p2 pass", first={"city": "hunting_lodge"}, **NOBLE
        ),
        "guests": asked("p0 role craftsman", first={"island": "", "city": "guesthouse, office 0/1"}, **NEW),
        "mayor_colonist": asked("p0 role mayor"),
        "board": asked("p0 role mayor", "p0 pass", **NOBLE),
        "man": asked("p0 role mayor", "p0 pass", first={"city": "office 0/1, factory 0/1", "san_juan": 1}),
        "man_who": asked(
            "p0 role mayor", "p0 pass", "p0 board noble", first={"city": "chapel 0/1", "san_juan": 1}, **NOBLE
        ),
        "build": asked("p0 role builder", first=rich),
        "pay": asked(
            "p0 role builder", "p0 build hospice",
            first={"city": "black_market", "doubloons": 1, "goods": "corn 2", "vp": 3, "san_juan": 1}, **NEW,
        ),
        "building_colonist": asked("p0 role builder", "p0 build hospice", first=rich | {"city": "university"}),
        "bonus": asked("p0 role craftsman", first={"island": "corn 2/2"}),
        "trade": asked("p0 role trader", first={"goods": "corn 1, sugar 1"}),
        "supply": asked(
            "p0 role captain", first={"city": "royal_supplier", "san_juan": "2**", "goods": "corn 2, sugar 1"}, **NOBLE
        ),
        "load": asked("p0 role captain", first={"goods": "corn 2, sugar 1"}, second={"goods": "coffee 1"}),
        "small": asked(
            "p0 role captain", "p0 small corn 1",
            first={"city": "small_wharf, wharf", "goods": "corn 2, sugar 1"}, **NEW,
        ),
        "store": asked(
            "p0 role captain",
            first={"goods": "corn 2, sugar 2", "city": "small_warehouse, large_warehouse 0/1"},
            ships=("indigo 4", "tobacco 5", "coffee 6"),
        ),
    }  # fmt: skip


@pytest.fixture(scope="module")
def questions() -> dict[str, JSON]:
    return positions()


QUESTIONS = (
    "settle", "lay", "tile_colonist", "second_tile", "discard", "guests", "mayor_colonist", "board", "man", "man_who",
    "build", "pay", "building_colonist", "bonus", "trade", "supply", "load", "small", "store",
)  # fmt: skip


def test_here_are_all_questions(questions):
    assert {name: position["pending"]["decision"] for name, position in questions.items()} == {q: q for q in QUESTIONS}
    for position in questions.values():
        assert entrepot.load(position).position() == position


ALWAYS = [
    ("pending", MISSING, "pending"),
    ("pending", None, "pending"),
    ("pending", [], "pending"),
    ("pending.taker", MISSING, "pending.taker"),
    ("pending.taker", 3, "pending.taker"),
    ("pending.taker", "p0", "pending.taker"),
    ("pending.taker", 1, "pending"),
    ("pending.stage", MISSING, "pending.stage"),
    ("pending.stage", "siesta", "pending.stage"),
    ("pending.stage", "final_window", "pending"),
    ("pending.decision", MISSING, "pending.decision"),
    ("pending.decision", "sleep", "pending.decision"),
    ("pending.weather", 1, "pending.weather"),
    ("phase", "role_choice", "pending"),
    ("phase", "game_over", "pending"),
    ("seat", 2, "seat"),
]


@pytest.mark.parametrize("name", QUESTIONS)
def test_an_unfinished_phase_says_who_where_and_what(questions, name):
    for path, value, key in ALWAYS:
        error = refusal(changed(questions[name], path, value))
        assert error.key == key, (path, value)


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_phase_asks_the_questions_of_another(questions, name):
    for other in questions.values():
        if other["phase"] != questions[name]["phase"]:
            refusal(questions[name] | {"pending": other["pending"]})
            refusal(questions[name] | {"phase": other["phase"], "pending": other["pending"]})
            refusal(questions[name] | {"phase": other["phase"]})


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_remembers_nothing_that_belongs_to_another(questions, name):
    own = questions[name]["pending"]
    for other in questions.values():
        for key in set(other["pending"]) - set(own):
            assert refusal(changed(questions[name], f"pending.{key}", other["pending"][key])).key == f"pending.{key}"


WRONG = {  # by what is remembered: numbers, flags, words, sets, numbers by kind
    int: (-1, 10**9, "1", True, [1]),
    bool: (0, 1, "yes", []),
    str: (0, "cocoa", ["corn"], True),
    list: (0, {}, "corn", [-1], [5], ["cocoa"], [[]]),
    dict: (0, [], "corn", {"cocoa": 1}, {"corn": -1}, {"corn": 12}, {"corn": "1"}),
}


@pytest.mark.parametrize("name", QUESTIONS)
def test_what_a_question_remembers_is_within_bounds(questions, name):
    for key, value in questions[name]["pending"].items():
        if key not in ("taker", "stage", "decision"):
            for wrong in WRONG[type(value)]:
                found = refusal(changed(questions[name], f"pending.{key}", wrong)).key
                assert found.startswith(f"pending.{key}"), (key, wrong)


CONTRADICTIONS = [  # a question, what is changed, to what, and the key that is named
    ("settle", "pending.turns_done", 3, "pending.turns_done"),
    ("lay", "pending.drawn_tile", MISSING, "pending.drawn_tile"),
    ("lay", "pending.drawn_tile", "quarry", "pending.drawn_tile"),
    ("lay", "players.0.buildings.forest_house", {}, "pending"),
    ("lay", "players.0.island", {"quarry": {"tiles": 6}, "sugar": {"tiles": 6}}, "pending"),  # no room
    ("tile_colonist", "pending.new_tile", MISSING, "pending.new_tile"),
    ("tile_colonist", "pending.new_tile", "coffee", "pending"),  # no such tile
    ("tile_colonist", "pending.new_tile", "forest", "pending"),
    ("tile_colonist", "players.0.island.corn.colonists", 1, "pending"),
    ("tile_colonist", "pending.turns_done", 1, "pending"),
    ("second_tile", "players.0.buildings.library", {}, "pending"),
    ("second_tile", "pending.turns_done", 3, "pending.turns_done"),
    ("discard", "pending.turns_done", 1, "pending"),
    ("discard", "players.0.buildings.hunting_lodge", {"nobles": 1}, "pending"),
    ("guests", "pending.turns_done", 1, "pending"),
    ("guests", "pending.stage", "storage_window", "pending"),
    ("guests", "pending.stage", "action", "pending"),
    ("mayor_colonist", "pending.privileges_left", 0, "pending"),
    ("mayor_colonist", "pending.privileges_left", 3, "pending.privileges_left"),
    ("mayor_colonist", "colonist_ship.colonists", 58, "pending"),
    ("board", "colonist_ship.nobles", 0, "pending"),
    ("board", "colonist_ship.colonists", 0, "pending"),
    ("man", "pending.place_to_man", MISSING, "pending.place_to_man"),
    ("man", "pending.place_to_man", "corn", "pending"),
    ("man", "pending.place_to_man", "chapel", "pending"),
    ("man", "pending.place_to_man", "san_juan", "pending"),
    ("man", "players.0.buildings.factory", ONE, "pending"),  # not yet its turn
    ("man", "colonist_ship.colonists", 1, "pending"),
    ("man", "players.0.san_juan.colonists", 0, "pending"),
    ("man_who", "pending.place_to_man", "land_office", "pending"),
    ("man_who", "pending.place_to_man", "corn", "pending"),
    ("man_who", "players.0.buildings.chapel", ONE, "pending"),
    ("build", "pending.turns_done", 3, "pending.turns_done"),
    ("pay", "pending.doubloons_missing", 0, "pending"),
    ("pay", "pending.payments_over", 3, "pending"),
    ("pay", "pending.new_building", MISSING, "pending.new_building"),
    ("pay", "pending.new_building", "black_market", "pending"),  # it is there already
    ("pay", "players.0.doubloons", 1, "pending"),
    ("pay", "players.0.buildings.black_market", {}, "pending"),
    ("building_colonist", "pending.new_building", "office", "pending"),
    ("building_colonist", "players.0.buildings.hospice", ONE, "pending"),
    ("building_colonist", "players.0.buildings.university", {}, "pending"),
    ("bonus", "pending.privileges_left", 0, "pending"),
    ("load", "pending.idle_turns", 3, "pending.idle_turns"),
    ("load", "pending.had_first_turn", [3], "pending.had_first_turn[0]"),
    ("small", "pending.small_wharf_barrels", 51, "pending.small_wharf_barrels"),
    ("store", "pending.stored", ["corn", "sugar"], "pending"),
    ("store", "pending.kept", {"corn": 3}, "pending"),
    ("store", "players.0.buildings.large_warehouse", ONE, "pending"),
]


@pytest.mark.parametrize(("name", "path", "value", "key"), CONTRADICTIONS)
def test_what_a_question_remembers_agrees_with_the_table(questions, name, path, value, key):
    """If the change removes something from the table, it is in the supply instead."""
    position = deepcopy(questions[name])
    del position["supply"], position["plantations"]
    error = refusal(changed(position, path, value))
    assert error.key == key, str(error)


def test_the_last_window_opens_only_at_the_end():
    """NEW-10: after the last role of a round in which the game ends."""
    city = "guild_hall, residence, fortress, customs_house, city_hall, guesthouse 2/2, office 0/1"
    taken = {"settler": {"taken_by": 0}, "mayor": {"taken_by": 1}}
    game = table(board(city=city), board(), board(), roles=taken, governor=0, **NEW)
    play(game, "p2 role craftsman", "p0 pass", "p0 pass")
    position = game.position()
    assert (position["pending"]["stage"], position["phase"]) == ("final_window", "craftsman")
    assert entrepot.load(position).position() == position
    assert refusal(changed(position, "roles.settler.taken_by", None)).key == "roles"
    early = changed(position, "players.0.buildings.guild_hall", MISSING) | {"end_triggered": [], "supply": {}}
    assert refusal(early).key == "pending"


def test_in_the_mayors_phase_no_guest_moves():
    position = asked("p0 role craftsman", first={"city": "guesthouse, office 0/1"}, **NEW)
    roles = position["roles"]
    roles["mayor"], roles["craftsman"] = roles["craftsman"], roles["mayor"]
    assert refusal(position | {"phase": "mayor"}).key == "pending"
