"""The entry for the CoG kit, without the kit: its game is written by hand here, with the attributes that we read."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace as Kit

import pytest

import entrepot
from entrepot.bots.budget import Budget
from entrepot.bots.mcts import Mcts

sys.path.append(str(Path(__file__).parent.parent / "examples/cog_entry"))

from cog_entry.actions import manning, number_of
from cog_entry.player import Player, standing
from cog_entry.table import position

COFFEE, TOBACCO, CORN, SUGAR, INDIGO, QUARRY = range(6)
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, STORAGE, _, ROLE_CHOICE = range(9)
HACIENDA, SMALL_WAREHOUSE, UNIVERSITY, WHARF, GUILD_HALL, SECOND_SPACE = 7, 9, 15, 17, 18, 24


def player(tiles=((INDIGO, False),), city=(), goods=(0, 0, 0, 0, 0), unplaced=0, **more):
    placed = sum(occupied for _, occupied in tiles) + sum(colonists for _, colonists in city)
    return Kit(
        doubloons=more.get("doubloons", 2),
        vp_chips=more.get("vp", 0),
        unplaced_colonists=unplaced,
        total_colonists_owned=unplaced + placed,
        island_board=[Kit(tile_type=kind, is_occupied=occupied) for kind, occupied in tiles],
        city_board=[Kit(building_type=kind, colonists=colonists) for kind, colonists in city],
        empty_city_spaces=12 - len(city),
        goods=dict(enumerate(goods)),
    )


def game(phase=ROLE_CHOICE, *players, taken=(), seat=0, **more):
    others = [player(), player(), player(tiles=[(CORN, False)])]
    table = Kit(
        players=[*players, *others[len(players) :]],
        current_phase=phase,
        current_player_idx=seat,
        governor_idx=0,
        active_role_player=(len(taken) - 1) % 3,
        roles_in_play=list(taken),
        role_doubloons=dict.fromkeys(range(6), 0),
        round_number=4,
        vp_chips=75,
        colonists_ship=0 if phase == MAYOR else 3,
        face_up_plantations=[CORN, CORN, SUGAR, COFFEE],
        plantation_discard=[TOBACCO],
        cargo_ships=[Kit(capacity=capacity, good_type=None, current_load=0) for capacity in (4, 5, 6)],
        trading_house=[],
        _colonists_ship_underfilled=False,
        _captain_passed_players=set(),
        _captain_privilege_used=False,
        _wharf_used=dict.fromkeys(range(3), False),
        _storage_assignments={seat: {"windrose": None, "warehouses": []} for seat in range(3)},
    )
    vars(table).update(more)
    return table


def mask(*numbers):
    return [number in numbers for number in range(200)]


def offered(table, *numbers):
    """What our engine offers in this position, as the kit's numbers."""
    loaded = entrepot.load(position(table, mask(*numbers)), seed=1)
    return [number_of(action.partition(" ")[2]) for action in loaded.legal()]


@pytest.mark.parametrize(
    ("action", "number"),
    [
        ("role settler", 0), ("role captain", 5), ("take coffee", 8), ("take indigo", 12), ("take quarry", 13),
        ("pass", 15), ("build small_indigo_plant", 16), ("build city_hall", 38), ("sell corn", 41),
        ("load coffee 4", 44), ("load indigo 6", 58), ("load sugar wharf", 62), ("keep coffee", 64),
        ("bonus indigo", 97), ("draw", 105), ("store tobacco", 107),
    ],
)  # fmt: skip
def test_actions_have_the_numbers_that_the_kit_documents(action, number):
    assert number_of(action) == number


def test_places_have_the_numbers_that_the_kit_documents():
    assert [manning(place) for place in ("coffee", "quarry", "small_indigo_plant", "city_hall")] == [120, 125, 140, 162]


def test_a_role_choice():
    table = game(taken=[CRAFTSMAN], seat=1, role_doubloons={0: 2, 1: 0, 2: 0, 3: 0, 4: 1, 5: 0})
    assert offered(table) == [0, 1, 2, 4, 5]
    read = entrepot.load(position(table, mask()), seed=1).position()
    assert read["roles"]["craftsman"] == {"doubloons": 0, "taken_by": 0}
    assert read["roles"]["settler"]["doubloons"] == 2


def test_the_stack_is_shuffled_and_never_read():
    """The kit's game here has no stack at all."""
    tables = [entrepot.load(position(game(), mask()), seed=seed).position()["plantations"] for seed in (1, 2)]
    assert tables[0]["stack"] != tables[1]["stack"]
    assert sorted(tables[0]["stack"]) == sorted(tables[1]["stack"])
    assert tables[0]["discard"] == ["tobacco"]


def test_a_player():
    own = player([(CORN, True), (CORN, False), (QUARRY, True)], [(WHARF, 1)], (1, 0, 3, 0, 0), doubloons=7, vp=9)
    read = entrepot.load(position(game(ROLE_CHOICE, own, vp_chips=66), mask()), seed=1).position()["players"][0]
    assert (read["doubloons"], read["vp"]) == (7, 9)
    assert read["goods"] == {"corn": 3, "indigo": 0, "sugar": 0, "tobacco": 0, "coffee": 1}
    assert read["island"]["corn"] == {"tiles": 2, "colonists": 1, "nobles": 0}
    assert read["buildings"] == {"wharf": {"colonists": 1, "nobles": 0}}


def test_a_colonist_beside_a_large_building_waits_in_san_juan():
    own = player(city=[(UNIVERSITY, 1), (GUILD_HALL, 0), (SECOND_SPACE, 1)])
    read = position(game(ROLE_CHOICE, own), mask())["players"][0]
    assert read["buildings"]["guild_hall"] == {"colonists": 0}
    assert read["san_juan"] == {"colonists": 1}


def test_the_hacienda_draws_once():
    own = player(city=[(HACIENDA, 1)])
    table = game(SETTLER, own, taken=[SETTLER])
    assert 105 in offered(table, 8, 10, 11, 13, 15, 105)
    assert sorted(offered(table, 8, 10, 11, 13, 15)) == [8, 10, 11, 13, 15]


def test_the_craftsman_may_take_what_he_has_produced():
    assert offered(game(CRAFTSMAN, taken=[CRAFTSMAN]), 95, 97, 15) == [95, 97, 15]


def test_the_house_takes_no_kind_twice():
    table = game(TRADER, player(goods=(1, 1, 0, 0, 0)), taken=[TRADER], trading_house=[COFFEE])
    assert offered(table) == [40, 15]


def test_the_captain_loads_the_wharf_once_and_as_much_as_fits():
    own = player(city=[(WHARF, 1)], goods=(0, 0, 5, 0, 0))
    assert offered(game(CAPTAIN, own, taken=[CAPTAIN])) == [44 + 5 + CORN, 44 + 10 + CORN, 59 + CORN]
    used = game(CAPTAIN, own, taken=[CAPTAIN], _wharf_used={0: True, 1: False, 2: False})
    assert offered(used) == [44 + 5 + CORN, 44 + 10 + CORN]


def test_the_end_that_has_been_triggered():
    full = player(city=[(kind, 0) for kind in range(12)])
    assert position(game(ROLE_CHOICE, full, vp_chips=-2), mask())["end_triggered"] == ["END-2", "END-3"]


class Asked(Mcts):
    """Notes the time that it is given."""

    def __init__(self):
        super().__init__(budget=Budget(seconds=1))
        self.given = []

    def choose(self, game):
        self.given.append(self.budget.seconds)
        return game.legal()[-1]


def test_a_mayor_turn_is_decided_at_once_within_the_time_of_one_decision():
    """The last number that is legal for each place: two in corn, the third in indigo, nobody at the quarry."""
    own = player([(CORN, False), (CORN, False), (INDIGO, False), (QUARRY, False)], unplaced=3)
    table = game(MAYOR, own, taken=[MAYOR])
    asked = Asked()
    us = Player(asked, 0.6)
    answers = [us.answer(table, mask(122, 124, 125))]
    own.unplaced_colonists -= 1
    answers.append(us.answer(table, mask(122, 124, 125)))
    own.unplaced_colonists -= 1
    answers.append(us.answer(table, mask(124, 125)))
    assert answers == [122, 122, 124]
    assert len(asked.given) == 2, "corn and indigo; the quarry follows"
    assert asked.given[0] == pytest.approx(0.2, abs=0.05)
    assert sum(asked.given) <= 0.6


def test_storage_is_decided_at_once():
    """The last of our answers each time: the coffee into the warehouse, a barrel of indigo on the quay."""
    own = player(city=[(SMALL_WAREHOUSE, 1)], goods=(2, 0, 3, 0, 2))
    table = game(STORAGE, own, taken=[CAPTAIN])
    asked = Asked()
    us = Player(asked, 0.6)
    assert us.answer(table, mask(64, 66, 68, 106, 108, 110)) == 68
    table._storage_assignments[0]["windrose"] = INDIGO
    assert us.answer(table, mask(106, 108)) == 106
    assert len(asked.given) == 2
    assert sum(asked.given) <= 0.6


def test_everything_is_kept_where_there_is_room():
    own = player(city=[(SMALL_WAREHOUSE, 1)], goods=(1, 0, 3, 0, 0))
    table = game(STORAGE, own, taken=[CAPTAIN])
    us = Player(Asked(), 0.6)
    assert us.answer(table, mask(64, 66, 106, 108)) == 64
    table._storage_assignments[0]["windrose"] = COFFEE
    assert us.answer(table, mask(108, 110)) == 108
    assert us.bot.given == []


def test_a_single_answer_needs_no_thought():
    asked = Asked()
    assert Player(asked, 0.6).answer(game(), mask(3)) == 3
    assert asked.given == []


def test_the_rest_is_hurried_when_the_time_is_up():
    own = player([(CORN, False), (CORN, False), (INDIGO, False), (QUARRY, False)], unplaced=3)
    asked = Asked()
    us = Player(asked, 0.0)
    us.answer(game(MAYOR, own, taken=[MAYOR]), mask(122, 124, 125))
    assert asked.given == []
    assert sum(us.wanted.values()) == 2


def test_standing_counts_every_place():
    arranged = {"island": {"corn": {"colonists": 2}}, "buildings": {"wharf": {"colonists": 1}}}
    assert standing(arranged) == {122: 2, 157: 1}
