"""Rulebook examples: before the first role. All numbers come from a second transcription, tests/data."""

from collections import Counter

import pytest

import entrepot

from .table import board, city, doubloons, island, play, read, refused, supply, table, words

SET_UP = read("set_up")
EDITIONS = read("editions")
GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")
LETTERS = {"I": "indigo", "C": "corn"}
PRINTED = ("standard", "is", "sv", "cs", "hu")
STARTS = [
    (edition, players)
    for edition in PRINTED
    for players in (2, 3, 4, 5)
    if str(players) in EDITIONS["players"][edition]
]

every_start = pytest.mark.parametrize(("edition", "players"), STARTS)


def start(edition, players, **options):
    return entrepot.new("puerto_rico", edition=edition, players=players, seed=1, **options)


def number(what, players):
    return int(SET_UP[what][str(players)])


@every_start
def test_two_to_five_may_play_and_seat_0_is_the_first_governor(edition, players):
    """SET-1"""
    game = start(edition, players)
    assert (game.players, game.seat, game.position()["governor"]) == (players, 0, 0)
    assert words(game)[0] == "role settler"


@pytest.mark.parametrize("players", [0, 1, 6])
def test_no_other_number_may_play(players):
    """SET-1"""
    with pytest.raises(entrepot.OptionError, match=f"players cannot be “{players}”; allowed: 2, 3, 4, 5"):
        entrepot.new("puerto_rico", players=players)


@every_start
def test_everybody_starts_with_the_same_doubloons(edition, players):
    """SET-2"""
    assert doubloons(start(edition, players)) == [number("doubloons", players)] * players


def test_the_bank_never_runs_out():
    """SET-2: a fortune grows like any other."""
    game = table(board(doubloons=9_999), board(), board(), board())
    play(game, "p0 role prospector")
    assert doubloons(game)[0] == 10_000


@every_start
def test_each_seat_starts_with_one_plantation(edition, players):
    """SET-3: without a colonist on it, and nothing else on the board."""
    game = start(edition, players)
    first = [LETTERS[letter] for letter in SET_UP["first plantations"][str(players)]]
    assert [island(game, seat) for seat in range(players)] == [{kind: "0/1"} for kind in first]
    assert [city(game, seat) for seat in range(players)] == [{}] * players


@every_start
def test_all_tiles_are_in_the_game(edition, players):
    """SET-4"""
    game = start(edition, players)
    tiles = game.position()["plantations"]
    dealt = [kind for seat in range(players) for kind in island(game, seat)]
    there = Counter(tiles["face_up"] + tiles["stack"] + dealt)
    assert there == {kind: number(f"{kind} tiles", players) for kind in GOODS}
    assert supply(game)["quarries"] == number("quarries", players)
    assert tiles["discard"] == []


@every_start
def test_one_tile_more_than_players_is_turned_up(edition, players):
    """SET-5"""
    position = start(edition, players).position()
    assert len(position["plantations"]["face_up"]) == number("tiles turned up", players) == players + 1


def test_the_tiles_are_shuffled():
    """SET-5: a seed gives the same order again, another seed another."""
    one, same, other = (entrepot.new("puerto_rico", seed=seed).position()["plantations"] for seed in (1, 1, 2))
    assert one == same
    assert one["stack"] != other["stack"]
    assert one["stack"] != sorted(one["stack"], key=GOODS.index)


@every_start
def test_the_vp_chips_depend_on_the_number_of_players(edition, players):
    """SET-6"""
    chips = int(EDITIONS["vp_supply_5p"][edition]) if players == 5 else number("VP chips", players)
    assert supply(start(edition, players))["vp"] == chips


@every_start
def test_a_colonist_for_each_player_waits_on_the_ship_besides_the_supply(edition, players):
    """SET-7"""
    game = start(edition, players)
    assert supply(game)["colonists"] == number("colonists", players)
    assert game.position()["colonist_ship"] == {"colonists": number("aboard", players), "nobles": 0}


@every_start
def test_the_cargo_ships_grow_with_the_number_of_players(edition, players):
    """SET-8"""
    cargo = start(edition, players).position()["cargo_ships"]
    capacities = [int(capacity) for capacity in SET_UP["cargo ships"][str(players)].split()]
    assert cargo == [{"capacity": capacity, "good": None, "barrels": 0} for capacity in capacities]


@every_start
def test_all_barrels_lie_in_the_supply(edition, players):
    """SET-9"""
    game = start(edition, players)
    assert supply(game)["goods"] == {good: number(f"{good} barrels", players) for good in GOODS}
    assert game.position()["trading_house"] == []


@every_start
def test_the_role_cards_lie_there_without_doubloons(edition, players):
    """SET-10"""
    prospectors = ["prospector", "prospector2"][: number("prospectors", players)]
    names = ["settler", "mayor", "builder", "craftsman", "trader", "captain", *prospectors]
    assert start(edition, players).position()["roles"] == {name: {"doubloons": 0, "taken_by": None} for name in names}


def test_without_a_prospector_nobody_can_take_one():
    """SET-10"""
    game = entrepot.new("puerto_rico", players=3, seed=1)
    assert refused(game, "p0 role prospector") == "with 3 players there is no prospector (SET-10)."
    game = entrepot.new("puerto_rico", players=4, seed=1)
    assert refused(game, "p0 role prospector2") == "with 4 players there is no second prospector (SET-10)."


COUNTED = {
    "small_indigo_plant": "small indigo plants",
    "small_sugar_mill": "small sugar mills",
    "jeweler": "jewelers",
    "large production": "other plants",
    "violet": "of each violet building",
    "large violet": "of each large violet building",
}


@every_start
def test_the_number_of_copies_of_each_building(edition, players):
    """SET-11"""
    expected = {
        id: number(COUNTED[id] if id in COUNTED else COUNTED[row["kind"]], players)
        for id, row in read("buildings").items()
        if row["set"] == "base"
    }
    assert supply(start(edition, players))["buildings"] == expected
    assert len(expected) == 23


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_number_of_copies_of_the_expansions_buildings(players):
    """SET-11, NOB-2"""
    game = start("standard", players, expansions=["new_buildings", "nobles"], market="all")
    expected = {
        id: number(COUNTED[id] if id in COUNTED else COUNTED[row["kind"]], players)
        for id, row in read("buildings").items()
    }
    assert supply(game)["buildings"] == expected
    assert len(expected) == 45


def test_a_board_has_twelve_island_spaces_and_twelve_city_spaces():
    """SET-12"""
    game = table(board(), board(), board(), board())
    for line in ("island   indigo 0/1   (1/12)", "city     (0/12)"):
        assert line in str(game)


TEN_SMALL = (
    "small_indigo_plant, small_sugar_mill, indigo_plant, sugar_mill, small_market, hacienda, construction_hut, "
    "small_warehouse, hospice, office"
)


def test_a_large_building_takes_two_city_spaces():
    """SET-12"""
    game = table(board(city=TEN_SMALL, doubloons=20), board(), board())
    play(game, "p0 role builder", "p0 build residence")
    assert "(12/12)" in str(game)


def test_only_the_number_of_free_city_spaces_counts():
    """SET-12: ten small buildings and two free spaces, wherever they are, suffice for a large one."""
    game = table(board(city=TEN_SMALL, doubloons=20), board(city=f"{TEN_SMALL}, factory", doubloons=20), board())
    play(game, "p0 role builder")
    assert "build residence" in words(game)
    play(game, "p0 pass")
    assert "build residence" not in words(game)
    assert "build wharf" in words(game)
