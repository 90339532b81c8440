"""Rulebook examples: the captain."""

import pytest

from .table import barrels, board, play, refused, said, ships, supply, table, vp, words

EMPTY = board(island="")


# Loading


def test_a_whole_captain_phase():
    """CAP-1 to CAP-6, CAP-11, CAP-12. Worked example 5, to the letter."""
    game = table(
        board(goods="corn 2, sugar 6"),  # A, the captain
        board(goods="sugar 2, tobacco 3"),
        board(goods="corn 2, tobacco 1"),
        board(goods="corn 1, indigo 5"),
        ships=("", "corn 3", ""),
    )
    play(game, "p0 role captain")
    assert "load sugar 7" in words(game)
    assert "load sugar 5" not in words(game)
    play(game, "p0 load sugar 7")
    assert vp(game) == [7, 0, 0, 0]
    play(game, "p1 load sugar 7")
    assert (vp(game), ships(game)[7]) == ([7, 1, 0, 0], "sugar 7")
    play(game, "p2 load tobacco 5")
    # D must load corn, then A corn and B tobacco: nothing of it is a choice.
    assert vp(game) == [7 + 2, 1 + 3, 1, 1]
    assert ships(game) == {5: "tobacco 4", 6: "", 7: ""}
    assert [barrels(game, seat) for seat in range(4)] == [{}, {"sugar": 1}, {"corn": 1}, {"indigo": 1}]
    assert game.position()["phase"] == "role_choice"


def test_players_who_can_load_must_load_until_nobody_can():
    """CAP-1: three kinds and three ships, one loading in each round."""
    game = table(board(goods="corn 1, indigo 1, sugar 1"), board(goods="corn 1"), EMPTY)
    play(game, "p0 role captain")
    assert refused(game, "p0 pass") == "if you can load a ship, you must (CAP-1)."
    play(game, "p0 load corn 4")  # p1's corn is forced
    assert (game.seat, barrels(game, 1)) == (0, {})
    play(game, "p0 load sugar 5")  # and the indigo has one ship left
    assert ships(game) == {4: "corn 2", 5: "sugar 1", 6: "indigo 1"}


def test_the_turn_of_a_player_who_can_do_nothing_is_skipped():
    """CAP-1: there is no question, and as much as possible is kept."""
    game = table(EMPTY, board(goods="coffee 1"), board(goods="corn 1"), ships=("corn 1", "sugar 1", "indigo 1"))
    play(game, "p0 role captain")
    assert (barrels(game, 1), vp(game)) == ({"coffee": 1}, [0, 0, 1])


def test_a_turn_without_a_loading_is_idle():
    """CAP-1, CAP-10: three idle turns in a row end the loading, whoever had them."""
    game = table(
        EMPTY, board(goods="coffee 1"), board(goods="corn 1, sugar 1"), ships=("corn 1", "sugar 1", "indigo 1")
    )
    play(game, "p0 role captain")
    pending = game.position()["pending"]
    assert (game.seat, pending["turns_done"], pending["idle_turns"], pending["had_first_turn"]) == (2, 2, 2, [0, 1])
    play(game, "p2 load corn 4")  # the sugar is forced, then nobody can load
    assert (vp(game), game.position()["phase"]) == ([0, 0, 2], "role_choice")


def test_a_ship_carries_one_kind():
    """CAP-2"""
    game = table(board(goods="coffee 1, sugar 1"), EMPTY, EMPTY, EMPTY, ships=("corn 2", "", ""))
    play(game, "p0 role captain")
    assert (
        refused(game, "p0 load coffee 5")
        == "coffee cannot be loaded onto the 5-barrel ship, which carries corn (CAP-2)."
    )


def test_a_kind_travels_on_one_ship_only():
    """CAP-2"""
    game = table(board(goods="corn 3, sugar 1"), EMPTY, EMPTY, EMPTY, ships=("corn 4", "", ""))
    play(game, "p0 role captain")
    assert words(game) == ["load corn 5", "load sugar 6", "load sugar 7"]
    assert (
        refused(game, "p0 load corn 7")
        == "corn can only be loaded onto the 5-barrel ship, which already carries it (CAP-2)."
    )


def test_a_full_ship_takes_nothing():
    """CAP-2: nor may its kind go on another ship before it has sailed."""
    game = table(board(goods="corn 2, sugar 1"), EMPTY, EMPTY, EMPTY, ships=("corn 5", "", ""))
    play(game, "p0 role captain")
    assert words(game) == ["load sugar 6", "load sugar 7"]
    assert refused(game, "p0 load corn 5") == "the 5-barrel ship is full (CAP-2)."


def test_there_are_only_the_ships_of_this_game():
    """CAP-2, SET-8"""
    game = table(board(goods="corn 2, sugar 1"), EMPTY, EMPTY, EMPTY)
    play(game, "p0 role captain")
    assert refused(game, "p0 load corn 8") == "there is no 8-barrel ship (SET-8)."


def test_the_kind_is_free_to_choose():
    """CAP-3: also the one of which fewer can go."""
    game = table(board(goods="corn 6, sugar 1"), EMPTY, EMPTY, ships=("", "", "coffee 1"))
    play(game, "p0 role captain")
    assert words(game) == ["load corn 5", "load sugar 4", "load sugar 5"]


def test_all_barrels_of_the_kind_that_fit_must_go():
    """CAP-3"""
    game = table(board(goods="corn 5, coffee 1"), EMPTY, EMPTY, ships=("corn 1", "sugar 1", "indigo 1"))
    play(game, "p0 role captain", "p0 keep corn")  # three fit; of the rest one barrel is kept
    assert said(game)[1] == "p0 loads 3 corn onto the 4-barrel ship."


def test_of_several_empty_ships_one_that_takes_the_most_must_be_chosen():
    """CAP-4: six barrels all fit on the 6 alone."""
    game = table(board(goods="corn 6, sugar 1"), EMPTY, EMPTY)
    play(game, "p0 role captain")
    assert [text for text in words(game) if "corn" in text] == ["load corn 6"]
    assert refused(game, "p0 load corn 5") == (
        "corn must be loaded onto an empty ship that takes 6 barrels, not onto the 5-barrel ship (CAP-4)."
    )


def test_among_equals_the_choice_is_free():
    """CAP-4: five barrels fit on the 5 and on the 6."""
    game = table(board(goods="corn 5"), EMPTY, EMPTY)
    play(game, "p0 role captain")
    assert words(game) == ["load corn 5", "load corn 6"]


def test_the_largest_ship_when_all_are_too_small():
    """CAP-4: nine barrels, of which the 6 takes the most."""
    game = table(board(goods="corn 9, sugar 1"), EMPTY, EMPTY)
    play(game, "p0 role captain")
    assert [text for text in words(game) if "corn" in text] == ["load corn 6"]


# Points


def test_each_barrel_is_a_point():
    """CAP-5: whatever the good."""
    game = table(EMPTY, board(goods="coffee 3"), board(goods="corn 4"))
    play(game, "p0 role captain", "p1 load coffee 4", "p2 load corn 5")
    assert vp(game) == [0, 3, 4]


def test_the_chips_come_from_the_supply():
    """CAP-5"""
    game = table(EMPTY, board(goods="coffee 3"), EMPTY, ships=("", "corn 1", "sugar 1"))
    play(game, "p0 role captain")
    assert supply(game)["vp"] == 75 - 3


def test_the_captains_first_loading_gives_one_more_point():
    """CAP-6: the second does not."""
    game = table(board(goods="corn 2, sugar 2"), EMPTY, EMPTY)
    play(game, "p0 role captain", "p0 load corn 4")
    assert vp(game) == [2 + 1, 0, 0]
    play(game, "p0 load sugar 5")
    assert vp(game) == [2 + 1 + 2, 0, 0]


def test_a_captain_who_loads_nothing_gets_no_point():
    """CAP-6"""
    game = table(board(goods="coffee 1"), board(goods="corn 1"), EMPTY, ships=("corn 1", "sugar 1", "indigo 1"))
    play(game, "p0 role captain")
    assert vp(game) == [0, 1, 0]


def test_it_need_not_be_the_first_loading_of_all():
    """CAP-6: the captain can load only by the wharf, passes, and ships later."""
    game = table(
        board(goods="coffee 2", city="wharf"), board(goods="corn 1"), EMPTY, ships=("corn 1", "sugar 1", "indigo 1")
    )
    play(game, "p0 role captain", "p0 pass", "p0 load coffee wharf")
    assert vp(game) == [2 + 1, 1, 0]


def test_points_beyond_the_last_chip_count_as_well():
    """CAP-7: two chips are left for five barrels and the privilege."""
    game = table(board(goods="corn 5"), board(vp=73), EMPTY)
    play(game, "p0 role captain", "p0 load corn 5")
    assert vp(game) == [6, 73, 0]
    assert supply(game)["vp"] == 0
    assert game.scores() == [6, 73, 0]


# Harbor and wharf


def test_a_harbor_gives_a_point_for_each_loading():
    """CAP-8"""
    game = table(EMPTY, board(goods="corn 2, sugar 1", city="harbor"), EMPTY)
    play(game, "p0 role captain", "p1 load corn 4", "p1 load sugar 5")
    assert vp(game)[1] == 2 + 1 + 1 + 1


def test_harbor_and_wharf_together():
    """CAP-8, CAP-9. Worked example 6: 5 tobacco, 2 sugar, room for 3 tobacco."""
    mine = board(goods="tobacco 5, sugar 2", city="harbor, wharf")
    game = table(EMPTY, mine, EMPTY, ships=("tobacco 1", "sugar 1", "corn 1"))
    play(game, "p0 role captain", "p1 load tobacco 4")
    assert vp(game)[1] == 3 + 1
    play(game, "p1 load sugar 5")
    assert vp(game)[1] == 3 + 1 + 2 + 1
    play(game, "p1 load tobacco wharf")
    assert vp(game)[1] == 3 + 1 + 2 + 1 + 2 + 1
    assert barrels(game, 1) == {}


def test_the_wharf_takes_all_barrels_of_a_kind_back_to_the_supply():
    """CAP-9: although another ship carries the kind, and more than any ship holds."""
    game = table(EMPTY, board(goods="corn 8", city="wharf"), EMPTY, ships=("corn 1", "", ""))
    play(game, "p0 role captain")
    assert words(game) == ["load corn 4", "load corn wharf"]
    play(game, "p1 load corn wharf")
    assert (vp(game)[1], barrels(game, 1)) == (8, {})
    assert supply(game)["goods"]["corn"] == 9
    assert ships(game)[4] == "corn 1"


def test_the_wharf_is_for_once_in_a_phase():
    """CAP-9"""
    game = table(EMPTY, board(goods="corn 2, sugar 1, indigo 1", city="wharf"), EMPTY)
    play(game, "p0 role captain", "p1 load corn wharf")
    assert refused(game, "p1 load sugar wharf") == "you have already used the wharf this phase (CAP-9)."


def test_in_the_next_captain_phase_it_works_again():
    """CAP-9"""
    full = ("corn 1", "sugar 1", "indigo 1")
    roles = {"craftsman": {"taken_by": 0}, "mayor": {"taken_by": 1}}
    game = table(EMPTY, board(goods="coffee 3", city="wharf"), EMPTY, ships=full, roles=roles)
    play(game, "p2 role captain", "p1 pass", "p1 role captain")
    assert words(game) == ["load coffee wharf", "pass"]


def test_nobody_has_to_use_the_wharf():
    """CAP-9: after the last ship has been loaded the owner may stop."""
    game = table(EMPTY, board(goods="coffee 3", city="wharf"), EMPTY, ships=("corn 1", "sugar 1", "indigo 1"))
    play(game, "p0 role captain")
    assert words(game) == ["load coffee wharf", "pass"]
    play(game, "p1 pass")
    assert (vp(game)[1], barrels(game, 1)) == (0, {"coffee": 1})


def test_without_a_wharf_there_are_only_ships():
    """CAP-9"""
    game = table(board(goods="corn 2, sugar 1", city="wharf 0/1"), EMPTY, EMPTY)
    play(game, "p0 role captain")
    assert refused(game, "p0 load corn wharf") == "this needs an occupied wharf (CAP-9)."
    assert refused(game, "p0 load coffee 4").startswith("you have no coffee")


def test_who_could_load_a_ship_may_not_pass_in_spite_of_a_wharf():
    """CAP-10"""
    game = table(EMPTY, board(goods="corn 1", city="wharf"), EMPTY)
    play(game, "p0 role captain")
    assert "pass" not in words(game)
    assert refused(game, "p1 pass") == "if you can load a ship, you must (CAP-1)."


def test_a_player_who_has_passed_is_asked_again_while_others_load():
    """CAP-10: p1 passes twice, as long as p2 loads, and is then asked no more."""
    game = table(
        EMPTY,
        board(goods="coffee 2", city="wharf"),
        board(goods="corn 1, sugar 1"),
        ships=("corn 1", "sugar 1", "indigo 1"),
    )
    play(game, "p0 role captain", "p1 pass", "p2 load corn 4")
    assert (game.seat, words(game)) == (1, ["load coffee wharf", "pass"])
    play(game, "p1 pass")  # p2 has loaded the sugar
    assert (game.seat, words(game)) == (1, ["load coffee wharf", "pass"])
    play(game, "p1 pass")
    assert game.position()["phase"] == "role_choice"


def test_the_phase_is_over_when_everybody_in_a_row_has_loaded_nothing():
    """CAP-10: two owners of wharves pass, and neither is asked again."""
    one = board(goods="coffee 2", city="wharf")
    game = table(one, one, EMPTY, ships=("corn 1", "sugar 1", "indigo 1"))
    play(game, "p0 role captain", "p0 pass", "p1 pass")
    assert (game.seat, game.position()["phase"]) == (1, "role_choice")
    assert [barrels(game, seat) for seat in (0, 1)] == [{"coffee": 1}, {"coffee": 1}]


# Storage

LADEN = ("corn 4", "sugar 5", "coffee 6")  # no room for anything but indigo and tobacco, and no ship for those


def stored(city, goods, *answers):
    """p1's goods after a captain phase without any loading."""
    game = table(EMPTY, board(goods=goods, city=city), EMPTY, ships=LADEN)
    play(game, "p0 role captain", *[f"p1 {answer}" for answer in answers])
    assert game.position()["phase"] == "role_choice"
    return barrels(game, 1)


def test_one_single_barrel_is_kept_and_the_rest_returns_to_the_supply():
    """CAP-11: the owner chooses which."""
    game = table(EMPTY, board(goods="corn 2, indigo 3"), EMPTY, ships=LADEN)
    play(game, "p0 role captain")
    assert words(game) == ["keep corn", "keep indigo"]
    play(game, "p1 keep corn")
    assert barrels(game, 1) == {"corn": 1}
    assert supply(game)["goods"]["indigo"] == 11


def test_a_single_barrel_is_kept_without_a_question():
    """CAP-11"""
    assert stored("", "indigo 1") == {"indigo": 1}


@pytest.mark.parametrize(
    ("city", "answers", "kept"),
    [
        ("", ["keep indigo"], {"indigo": 1}),
        ("small_warehouse", ["store indigo", "keep tobacco"], {"indigo": 3, "tobacco": 1}),
        ("large_warehouse", ["store indigo", "store tobacco", "keep corn"], {"indigo": 3, "tobacco": 4, "corn": 1}),
        (
            "small_warehouse, large_warehouse",
            ["store indigo", "store tobacco", "store corn"],  # the sugar is all that is left to keep one of
            {"indigo": 3, "tobacco": 4, "corn": 2, "sugar": 1},
        ),
    ],
)
def test_warehouses_keep_whole_kinds_besides(city, answers, kept):
    """CAP-11: none, one, two and three kinds, and always one barrel."""
    assert stored(city, "corn 2, indigo 3, sugar 2, tobacco 4", *answers) == kept


def test_there_is_no_question_if_the_warehouse_suffices():
    """CAP-11: the larger kind in the warehouse, the other as the single barrel."""
    assert stored("small_warehouse", "indigo 1, tobacco 3") == {"indigo": 1, "tobacco": 3}
    assert stored("small_warehouse", "corn 3, indigo 1") == {"corn": 3, "indigo": 1}
    assert stored("large_warehouse", "corn 2, indigo 1, tobacco 3") == {"corn": 2, "indigo": 1, "tobacco": 3}


def test_the_owner_may_store_the_smaller_kind():
    """CAP-11: the owner may keep the less valuable one."""
    assert stored("small_warehouse", "indigo 5, tobacco 2", "store tobacco") == {"indigo": 1, "tobacco": 2}


def test_whole_kinds_come_before_single_barrels():
    """CAP-11"""
    game = table(EMPTY, board(goods="indigo 2, tobacco 2", city="small_warehouse"), EMPTY, ships=LADEN)
    play(game, "p0 role captain")
    assert words(game) == ["store indigo", "store tobacco"]
    assert refused(game, "p1 keep indigo") == "fill your warehouses first; store a whole kind (CAP-11)."
    assert refused(game, "p1 store corn") == "you have no corn left to store (CAP-11)."
    assert refused(game, "p1 pass") == "first choose the barrels to store (CAP-11)."


def test_without_a_warehouse_no_whole_kind_is_kept():
    """CAP-11"""
    game = table(EMPTY, board(goods="indigo 2, tobacco 2", city="small_warehouse 0/1"), EMPTY, ships=LADEN)
    play(game, "p0 role captain")
    assert refused(game, "p1 store indigo") == "you have no room left for a whole kind; keep single barrels (CAP-11)."


def test_storage_is_settled_in_turn_from_the_captain():
    """CAP-11: all loading is over before."""
    two = board(goods="indigo 2, tobacco 2")
    game = table(two, two, two, ships=LADEN, governor=1)
    play(game, "p1 role captain")
    for seat in (1, 2, 0):
        assert game.seat == seat
        play(game, f"p{seat} keep indigo")
    assert [barrels(game, seat) for seat in range(3)] == [{"indigo": 1}] * 3


# The ships sail


def test_full_ships_are_emptied_and_others_keep_their_load():
    """CAP-12"""
    game = table(board(goods="corn 2"), EMPTY, EMPTY, ships=("corn 2", "sugar 4", "coffee 6"))
    play(game, "p0 role captain")
    assert ships(game) == {4: "", 5: "sugar 4", 6: ""}
    assert supply(game)["goods"]["coffee"] == 9
    assert supply(game)["goods"]["sugar"] == 11 - 4
