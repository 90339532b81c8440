"""Rulebook examples: how the game ends and who has won."""

import pytest

from .table import board, bodies, play, supply, table, vp

EMPTY = board(island="")
LAST_ROLE = {"craftsman": {"taken_by": 0}, "trader": {"taken_by": 1}}  # p2 takes the last one of three
ELEVEN_SMALL = (
    "small_indigo_plant 0/1, small_sugar_mill 0/1, indigo_plant 0/3, sugar_mill 0/3, tobacco_storage 0/3, "
    "small_market 0/1, hacienda 0/1, construction_hut 0/1, small_warehouse 0/1, hospice 0/1, office 0/1"
)


# End conditions


def test_the_game_ends_when_the_colonists_do_not_suffice_for_the_ship():
    """END-1"""
    game = table(board(san_juan=53), EMPTY, EMPTY, roles=LAST_ROLE)
    play(game, "p2 role mayor", "p2 pass")
    assert game.is_over
    assert game.outcome().end == ["END-1"]


def test_an_empty_supply_alone_does_not_end_it():
    """END-1: this time the ship has just been filled."""
    game = table(board(san_juan=52), EMPTY, EMPTY, roles=LAST_ROLE)
    play(game, "p2 role mayor", "p2 pass")
    assert supply(game)["colonists"] == 0
    assert not game.is_over


def test_hospice_and_university_bring_that_end_nearer_but_not_about():
    """END-1: it is checked when the ship is filled, and at no other time."""
    game = table(board(san_juan=52, city="university", doubloons=9), EMPTY, EMPTY)
    play(game, "p0 role builder", "p0 build office", "p0 colonist", "p1 pass", "p2 pass")
    assert game.position()["end_triggered"] == []
    play(game, "p1 role mayor", "p1 colonist")
    assert game.position()["end_triggered"] == ["END-1"]


def test_the_mayor_may_put_off_that_end_by_declining_the_privilege():
    """END-1, MAY-1"""
    for answer, end in (("colonist", ["END-1"]), ("pass", [])):
        game = table(board(san_juan=52), EMPTY, EMPTY)
        play(game, "p0 role mayor", f"p0 {answer}")
        assert game.position()["end_triggered"] == end


def test_the_game_ends_when_a_city_is_full():
    """END-2: the builder phase itself continues, and so does the round."""
    game = table(board(city=ELEVEN_SMALL, doubloons=9), board(doubloons=1), EMPTY)
    play(game, "p0 role builder", "p0 build large_market")
    assert game.position()["end_triggered"] == ["END-2"]
    play(game, "p1 build small_market", "p2 pass", "p1 role craftsman", "p2 role trader")
    assert game.is_over
    assert game.outcome().end == ["END-2"]


def test_a_large_building_may_fill_it_too():
    """END-2: ten small ones and a large one."""
    ten = ELEVEN_SMALL.rpartition(",")[0]
    game = table(board(city=ten, doubloons=10), EMPTY, EMPTY)
    play(game, "p0 role builder", "p0 build fortress")
    assert game.position()["end_triggered"] == ["END-2"]


def test_eleven_spaces_are_not_twelve():
    """END-2"""
    ten = ELEVEN_SMALL.rpartition(",")[0]
    game = table(board(city=ten, doubloons=10), EMPTY, EMPTY)
    play(game, "p0 role builder", "p0 build wharf")
    assert game.position()["end_triggered"] == []


def test_a_full_island_does_not_end_it():
    """END-2: only the city counts."""
    game = table(board(island="corn 0/5, quarry 0/6"), EMPTY, EMPTY, plantations={"face_up": ["corn"]})
    play(game, "p0 role settler", "p0 take corn")
    assert game.position()["end_triggered"] == []


def test_the_game_ends_when_the_last_vp_chip_is_taken():
    """END-3"""
    game = table(board(vp=72), EMPTY, board(goods="corn 2"), roles=LAST_ROLE)
    play(game, "p2 role captain", "p2 load corn 4")
    assert (game.is_over, game.outcome().end) == (True, ["END-3"])


def test_one_chip_left_does_not_end_it():
    """END-3"""
    game = table(board(vp=71), EMPTY, board(goods="corn 2"), roles=LAST_ROLE)
    play(game, "p2 role captain", "p2 load corn 4")
    assert (supply(game)["vp"], game.is_over) == (1, False)


def test_the_last_chip_may_go_in_any_phase():
    """END-3, NEW-12: here to the church, in a builder phase."""
    options = {"expansions": ["new_buildings"], "market": "all"}
    game = table(board(vp=74, city="church", doubloons=9), EMPTY, EMPTY, **options)
    play(game, "p0 role builder", "p0 build office")
    assert (vp(game)[0], game.position()["end_triggered"]) == (75, ["END-3"])


def test_several_ends_may_come_at_once():
    """END-1, END-3: the outcome names them all."""
    game = table(board(vp=75, san_juan=53), EMPTY, EMPTY, roles=LAST_ROLE)
    play(game, "p2 role mayor", "p2 pass")
    assert game.outcome().end == ["END-1", "END-3"]


# The score


def test_the_score_is_chips_and_buildings_and_bonuses():
    """SCO-1: 12 chips; 1 + 3 + 4 printed; the residence adds 4 and the empty fortress nothing but its printed 4."""
    game = table(board(vp=12, city="hacienda 0/1, wharf, residence, fortress 0/1", san_juan=9), EMPTY, EMPTY)
    assert game.scores() == [12 + 1 + 3 + 4 + 4 + 4, 0, 0]


def test_doubloons_barrels_and_tiles_are_worth_no_points():
    """SCO-1"""
    game = table(board(doubloons=20, goods="coffee 5", island="corn 5/5"), EMPTY, EMPTY)
    assert game.scores() == [0, 0, 0]


def bonus(building, **mine):
    """What the occupied large building adds to a board with everything else the same."""
    others = mine.pop("city", "")
    with_it, without = (board(city=f"{others}, {building} {circles}", **mine) for circles in ("1/1", "0/1"))
    more = table(with_it, EMPTY, EMPTY).scores()[0] - table(without, EMPTY, EMPTY).scores()[0]
    assert more >= 0
    return more


@pytest.mark.parametrize(
    ("plants", "points"),
    [
        ("small_sugar_mill, sugar_mill 3/3, small_indigo_plant, coffee_roaster 1/2", 6),
        ("small_sugar_mill 0/1, sugar_mill 0/3, small_indigo_plant 0/1, coffee_roaster 0/2", 6),
        ("small_indigo_plant, small_sugar_mill, indigo_plant, sugar_mill, tobacco_storage, coffee_roaster", 10),
        ("small_market, factory", 0),
        ("", 0),
    ],
)
def test_a_guild_hall_counts_production_buildings_small_ones_once_large_ones_twice(plants, points):
    """SCO-2. Worked example 9: the first line; occupied or not, the second."""
    assert bonus("guild_hall", city=plants) == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [("", 4), ("corn 0/1", 4), ("corn 0/9", 4), ("corn 0/10", 5), ("corn 0/8, quarry 2/3", 6), ("indigo 0/12", 7)],
)
def test_a_residence_counts_filled_island_spaces(tiles, points):
    """SCO-3. Worked example 9: ten tiles, 5 points. Occupied or not, quarries too."""
    assert bonus("residence", island=tiles) == points


@pytest.mark.parametrize(("colonists", "points"), [(3, 1), (20, 6), (21, 7)])
def test_a_fortress_counts_every_three_colonists_on_the_board(colonists, points):
    """SCO-4. Worked example 9: twenty colonists, 6 points. Those in San Juan count, and the fortress's own."""
    mine = board(island="corn 1/1", city="fortress", san_juan=colonists - 2)
    game = table(mine, EMPTY, EMPTY)
    assert bodies(game, 0) == colonists
    assert game.scores()[0] == 4 + points


@pytest.mark.parametrize(("chips", "points"), [(0, 0), (3, 0), (4, 1), (23, 5), (24, 6)])
def test_a_customs_house_counts_every_four_chips(chips, points):
    """SCO-5. Worked example 9: 23 chips, 5 points. Building points do not count."""
    assert bonus("customs_house", vp=chips, city="wharf, harbor") == points


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("small_market, hacienda, office, wharf, fortress 0/1, residence 0/1", 7),
        ("small_indigo_plant, coffee_roaster", 1),
        ("", 1),
    ],
)
def test_a_city_hall_counts_violet_buildings_itself_included(others, points):
    """SCO-6. Worked example 9: six others, 7 points."""
    assert bonus("city_hall", city=others) == points


def test_several_large_buildings_add_up():
    """SCO-1: guild hall 1, residence 4, fortress 2, customs house 2, city hall 5, and 4 printed on each."""
    mine = board(vp=8, island="", city="small_indigo_plant, guild_hall, residence, fortress, customs_house, city_hall")
    assert table(mine, EMPTY, EMPTY).scores()[0] == 8 + 1 + 5 * 4 + 1 + 4 + 2 + 2 + 5


# Winners


def over(*players, **keys):
    """A game with these boards, among them all 75 chips, that has ended with a captain who could load nothing."""
    return play(table(*players, roles=LAST_ROLE, **keys), "p2 role captain")


def test_the_most_points_win():
    """SCO-1"""
    game = over(board(vp=29, doubloons=30), board(vp=30), board(vp=16))
    assert game.winners() == [1]
    assert game.outcome().scores == [29, 30, 16]


def test_nobody_has_won_before_the_game_is_over():
    """SCO-1"""
    assert table(board(vp=9), EMPTY, EMPTY).winners() == []


def test_a_tie_is_broken_by_doubloons_and_barrels():
    """SCO-7: 3 + 2 against 4; each barrel counts one, whatever its kind."""
    rich_in_corn = board(vp=37, doubloons=3, goods="corn 2", city="small_warehouse")  # 1 VP printed
    game = over(rich_in_corn, board(vp=38, doubloons=4), EMPTY, ships=("sugar 4", "indigo 5", "tobacco 6"))
    assert game.scores() == [38, 38, 0]
    assert game.winners() == [0]


def test_if_that_is_equal_too_they_share_the_win():
    """SCO-7"""
    game = over(board(vp=25, doubloons=3), board(vp=25, doubloons=1), board(vp=25, doubloons=3))
    assert game.winners() == [0, 2]
