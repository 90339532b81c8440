"""Rulebook examples: the guesthouse, whose guests move in when they are needed."""

from typing import Any

import entrepot

from ..table import JSON, barrels, board, city, doubloons, island, play, refused, said, ships, vp, words
from .setting import NOBODY, at, everything, new_buildings, offers, tiles

# Moving


def test_a_guest_moves_to_a_free_circle_which_works_at_once():
    """NEW-10"""
    host = board(goods="sugar 1", city="guesthouse 2/2, small_market 0", island="corn 0/1", doubloons=0)
    game = new_buildings(NOBODY, host, NOBODY)
    play(game, "p0 role trader", "p1 pass")  # nobody needs to move when the role has been taken
    assert words(game) == ["sell sugar", "guest corn", "guest small_market", "pass"]
    play(game, "p1 guest small_market", "p1 sell sugar")
    assert (doubloons(game)[1], city(game, 1)) == (2 + 1, {"small_market": 1, "guesthouse": 1})


def test_guests_move_one_at_a_time():
    """NEW-10"""
    host = board(city="guesthouse 2/2", island="corn 0/1, indigo 0/1", doubloons=0)
    game = new_buildings(NOBODY, host, NOBODY)
    play(game, "p0 role craftsman", "p1 guest corn")
    assert words(game) == ["guest indigo", "pass"]
    play(game, "p1 guest indigo")
    assert (island(game, 1), city(game, 1)) == ({"corn": "1/1", "indigo": "1/1"}, {"guesthouse": 0})
    assert (barrels(game, 1), game.position()["phase"]) == ({"corn": 1}, "role_choice")


def test_a_guest_does_not_move_back_nor_to_a_full_tile():
    """NEW-10"""
    host = board(city="guesthouse 1/2, office", island="corn 1/2", goods="corn 1")
    game = new_buildings(NOBODY, host, NOBODY)
    play(game, "p0 role trader")
    assert offers(game, "guest") == ["corn"]
    assert "there is no free circle for a guest in the office" in refused(game, "p1 guest office")
    assert "there is no free circle for a guest in the guesthouse" in refused(game, "p1 guest guesthouse")
    play(game, "p1 guest corn")
    assert "you have no guests in a guesthouse" in refused(game, "p1 guest corn")


def test_the_next_mayor_phase_may_bring_guests_again():
    """NEW-10, MAY-3"""
    host = board(city="guesthouse 0/2", island="corn 2/2")
    game = new_buildings(host, NOBODY, NOBODY, aboard=0)
    play(game, "p0 role mayor", "p0 pass", "p0 man corn 0")
    assert city(game, 0) == {"guesthouse": 2}


def test_both_circles_of_the_guesthouse_are_filled_like_others():
    """NEW-10, MAY-6"""
    game = new_buildings(
        board(city="guesthouse 0/2, office 0, hospice 0, harbor 0", island=""), NOBODY, NOBODY, aboard=0
    )
    play(game, "p0 role mayor", "p0 pass")
    assert game.position()["colonist_ship"]["colonists"] == 5


def test_without_a_guest_there_is_no_question():
    """NEW-10, BLD-2"""
    host = board(city="guesthouse 0/2", island="corn 0/1", doubloons=0)
    game = new_buildings(NOBODY, host, NOBODY)
    play(game, "p0 role craftsman")
    assert game.position()["phase"] == "role_choice"


def test_a_colonist_moves_before_a_noble():
    """NEW-10, NOB-4"""
    host = board(city="guesthouse 2*/2", island="corn 0/2", doubloons=0)
    game = everything(NOBODY, host, NOBODY)
    play(game, "p0 role craftsman", "p1 guest corn")
    assert (at(game, 1, "corn"), at(game, 1, "guesthouse")) == ((1, 0), (0, 1))
    play(game, "p1 guest corn")
    assert at(game, 1, "corn") == (1, 1)


def test_a_noble_among_the_guests_works_as_a_noble_where_it_matters():
    """NEW-10, NOB-6"""
    host = board(city="guesthouse 1*/2, chapel 0", island="", doubloons=0)
    game = everything(NOBODY, host, NOBODY)
    play(game, "p0 role craftsman", "p1 guest chapel")
    assert (vp(game)[1], doubloons(game)[1], at(game, 1, "chapel")) == (1, 0, (0, 1))


# The windows


def host_at(*, role: str, host: JSON, **keys: Any) -> entrepot.Game:
    """The first player has taken the role; the second one has guests."""
    return play(new_buildings(NOBODY, host, NOBODY, **keys), f"p0 role {role}")


ASLEEP = board(city="guesthouse 1/2", island="corn 0/2", doubloons=0)


def test_windows_stand_open_when_a_role_is_taken_and_at_the_end_of_the_phase():
    """NEW-10"""
    game = host_at(role="craftsman", host=ASLEEP)
    assert (game.seat, words(game), game.position()["pending"]["stage"]) == (1, ["guest corn", "pass"], "role_taken")
    play(game, "p1 pass")
    assert (game.seat, words(game), game.position()["pending"]["stage"]) == (1, ["guest corn", "pass"], "end_window")
    play(game, "p1 pass")
    assert game.position()["phase"] == "role_choice"


def test_the_captain_phase_has_a_third_window_before_the_storage():
    """NEW-10"""
    game = host_at(role="captain", host=ASLEEP)
    stages = []
    while game.position()["phase"] == "captain":
        stages.append(game.position()["pending"]["stage"])
        play(game, "p1 pass")
    assert stages == ["role_taken", "action", "storage_window", "end_window"]  # the action: the owner's own turn


def test_the_mayors_phase_has_none():
    """NEW-10"""
    host = board(city="guesthouse 2/2, office 0", island="corn 0/1")
    game = new_buildings(host, NOBODY, NOBODY, aboard=0)
    play(game, "p0 role mayor")
    assert words(game) == ["colonist", "pass"]
    assert "guests do not move in the mayor phase" in refused(game, "p0 guest corn")
    play(game, "p0 pass", "p0 man corn 0", "p0 man office 0")
    assert game.position()["phase"] == "role_choice"


def test_also_a_prospector_opens_the_windows():
    """NEW-10"""
    game = new_buildings(NOBODY, ASLEEP, NOBODY, NOBODY)
    play(game, "p0 role prospector", "p1 pass", "p1 guest corn")
    assert (game.position()["phase"], island(game, 1)) == ("role_choice", {"corn": "1/2"})


def test_the_owners_are_asked_from_the_role_taker_clockwise():
    """NEW-10"""
    game = new_buildings(ASLEEP, NOBODY, ASLEEP, governor=1)
    play(game, "p1 role craftsman")
    seats = []
    while game.position()["phase"] == "craftsman":
        seats.append(game.seat)
        play(game, f"p{game.seat} pass")
    assert seats == [2, 0, 2, 0]


def test_a_window_closes_when_nothing_is_left_to_move():
    """NEW-10"""
    game = host_at(role="captain", host=board(city="guesthouse 2/2", island="corn 0/1"))
    play(game, "p1 guest corn")  # a guest is left, but no circle
    assert game.position()["phase"] == "role_choice"


def test_at_the_own_choice_of_a_role_a_guest_may_move_too():
    """NEW-10"""
    game = new_buildings(board(city="guesthouse 1/2, library 0", island="", doubloons=9), NOBODY, NOBODY)
    assert "guest library" in words(game)
    play(game, "p0 guest library", "p0 role builder", "p0 build wharf")
    assert doubloons(game)[0] == 9 - (9 - 2)


# What a window is good for


def test_role_taken_a_guest_reaches_the_chapel_before_the_craftsman_starts():
    """NEW-10, NOB-6"""
    host = board(city="guesthouse 1/2, chapel 0", island="", doubloons=0)
    game = everything(NOBODY, host, NOBODY)
    play(game, "p0 role craftsman", "p1 guest chapel")
    assert doubloons(game)[1] == 1


def test_role_taken_a_guest_of_the_captain_reaches_the_lighthouse_before_the_start():
    """NEW-10, NEW-14"""
    game = new_buildings(board(city="guesthouse 1/2, lighthouse 0", island="", doubloons=0), NOBODY, NOBODY)
    play(game, "p0 role captain", "p0 guest lighthouse")
    assert doubloons(game)[0] == 1


def test_later_in_the_phase_the_captains_start_is_past():
    """NEW-10, NEW-14"""
    host = board(city="guesthouse 1/2, lighthouse 0", island="", goods="corn 1, indigo 1", doubloons=0)
    game = new_buildings(host, NOBODY, NOBODY)
    play(game, "p0 role captain", "p0 pass", "p0 guest lighthouse", "p0 load corn 4")
    assert doubloons(game)[0] == 1  # for the loading only


def test_role_taken_a_guest_works_in_a_plant_when_others_produce():
    """NEW-10, CRA-1"""
    host = board(city="guesthouse 1/2, small_indigo_plant 0", island="indigo", doubloons=0)
    game = host_at(role="craftsman", host=host)
    play(game, "p1 guest small_indigo_plant")
    assert barrels(game, 1) == {"indigo": 1}


def test_role_taken_a_guest_works_in_the_prospectors_library():
    """NEW-10, NEW-16"""
    game = new_buildings(board(city="guesthouse 1/2, library 0", island="", doubloons=0), NOBODY, NOBODY, NOBODY)
    play(game, "p0 role prospector", "p0 guest library")
    assert doubloons(game)[0] == 2


def test_before_the_storage_a_guest_reaches_a_warehouse():
    """NEW-10, CAP-11"""
    host = board(city="guesthouse 1/2, small_warehouse 0", island="", goods="corn 5")
    game = host_at(role="captain", host=host, ships=("indigo 4", "sugar 5", "coffee 6"))
    play(game, "p1 pass", "p1 pass")
    assert game.position()["pending"]["stage"] == "storage_window"
    play(game, "p1 guest small_warehouse")
    assert barrels(game, 1) == {"corn": 5}


def test_before_the_end_of_the_settler_phase_a_guest_reaches_the_hunting_lodge():
    """NEW-10, NOB-7"""
    host = board(city="guesthouse 1/2, hunting_lodge 0", island="quarry, corn 1/1")
    game = everything(NOBODY, host, NOBODY, plantations=tiles("sugar"))
    play(game, "p0 role settler", "p1 pass", "p0 take sugar", "p1 pass")
    assert (game.position()["pending"]["stage"], words(game)) == ("end_window", ["guest hunting_lodge", "pass"])
    play(game, "p1 guest hunting_lodge")
    assert words(game) == ["discard corn", "pass"]
    play(game, "p1 discard corn")
    assert (island(game, 1), at(game, 1, "san_juan")) == ({"quarry": "1/1"}, (1, 0))


def test_the_end_window_comes_before_house_ships_and_new_tiles():
    """NEW-10, TRA-6, CAP-12, SETL-4"""
    game = host_at(role="trader", host=ASLEEP, trading_house=["corn", "indigo", "sugar", "tobacco"])
    play(game, "p1 pass")
    assert len(game.position()["trading_house"]) == 4
    play(game, "p1 pass")
    assert game.position()["trading_house"] == []
    game = host_at(role="captain", host=ASLEEP, ships=("corn 4", "", ""))
    play(game, "p1 pass", "p1 pass", "p1 pass")
    assert (game.position()["pending"]["stage"], ships(game)[4]) == ("end_window", "corn 4")
    play(game, "p1 pass")
    assert ships(game)[4] == ""
    game = host_at(role="settler", host=ASLEEP, plantations=tiles("sugar"))
    play(game, "p1 pass", "p0 take sugar", "p1 pass")
    assert (game.position()["pending"]["stage"], game.position()["plantations"]["face_up"]) == ("end_window", [])
    play(game, "p1 pass")
    assert len(game.position()["plantations"]["face_up"]) == 4


def last_role_of_the_game(host: JSON) -> entrepot.Game:
    """The chips have run out, two roles of the last round have been taken, the third player takes the last."""
    rich = board(vp=75, island="", doubloons=0)
    roles = {"settler": {"taken_by": 0}, "builder": {"taken_by": 1}}
    return new_buildings(rich, host, NOBODY, roles=roles, aboard=0)


def test_before_the_final_scoring_a_guest_reaches_a_large_building():
    """NEW-10, SCO-1"""
    host = board(city="guesthouse 1/2, residence 0", island="", doubloons=0)
    game = last_role_of_the_game(host)
    play(game, "p2 role craftsman", "p1 pass", "p1 pass")
    assert (game.is_over, game.position()["pending"]["stage"]) == (False, "final_window")
    assert words(game) == ["guest residence", "pass"]
    play(game, "p1 guest residence")
    assert (game.is_over, game.scores()[1]) == (True, 2 + 4 + 4)


def test_the_last_window_comes_even_after_a_mayor_phase():
    """NEW-10"""
    host = board(city="guesthouse 1/2, residence 0", island="", doubloons=0)
    game = last_role_of_the_game(host)
    play(game, "p2 role mayor", "p2 pass", "p1 man residence 0")
    assert (game.is_over, words(game)) == (False, ["guest residence", "pass"])
    play(game, "p1 guest residence")
    assert (game.is_over, game.scores()[1]) == (True, 2 + 4 + 4)


def test_the_last_window_goes_from_the_governor_clockwise():
    """NEW-10"""
    host = board(city="guesthouse 1/2", island="corn 0/1", doubloons=0)
    roles = {"settler": {"taken_by": 2}, "builder": {"taken_by": 0}}
    players = [board(vp=75, city="guesthouse 1/2", island="corn 0/1"), host, NOBODY]
    game = new_buildings(*players, governor=2, roles=roles, aboard=0)
    play(game, "p1 role craftsman", "p1 pass", "p0 pass", "p1 pass", "p0 pass")
    assert (game.position()["pending"]["stage"], game.seat) == ("final_window", 0)
    play(game, "p0 pass")
    assert game.seat == 1


# At the owner's own decisions


def test_a_guest_reaches_the_hacienda_or_the_construction_hut_in_the_settlers_turn():
    """NEW-10, SETL-5, SETL-6"""
    host = board(city="guesthouse 2/2, hacienda 0, construction_hut 0", island="")
    game = host_at(role="settler", host=host, plantations=tiles("sugar coffee", "tobacco"))
    play(game, "p1 pass", "p0 pass", "p1 guest hacienda", "p1 guest construction_hut")
    assert words(game) == ["draw", "take sugar", "take coffee", "take quarry", "pass"]


def test_a_guest_reaches_the_hospice_before_the_tile_is_taken():
    """NEW-10, SETL-7"""
    host = board(city="guesthouse 1/2, hospice 0", island="")
    game = host_at(role="settler", host=host, plantations=tiles("sugar"))
    play(game, "p1 pass", "p0 pass", "p1 guest hospice", "p1 take sugar", "p1 colonist")
    assert (island(game, 1), city(game, 1)) == ({"sugar": "1/1"}, {"hospice": 1, "guesthouse": 0})


def test_a_guest_on_the_new_tile_makes_the_hospices_question_fall_away():
    """NEW-10, SETL-7"""
    host = board(city="guesthouse 2/2, hospice", island="")
    game = host_at(role="settler", host=host, plantations=tiles("sugar"))
    play(game, "p0 pass", "p1 take sugar")
    assert words(game) == ["colonist", "guest sugar", "pass"]
    play(game, "p1 guest sugar")
    assert (island(game, 1), city(game, 1)) == ({"sugar": "1/1"}, {"hospice": 1, "guesthouse": 1})
    assert game.position()["phase"] == "role_choice"


def test_while_another_circle_of_that_kind_is_free_the_question_stays():
    """NEW-10, SETL-7"""
    host = board(city="guesthouse 1/2, hospice", island="sugar 0/1")
    game = host_at(role="settler", host=host, plantations=tiles("sugar"))
    play(game, "p1 pass", "p0 pass", "p1 take sugar", "p1 guest sugar")
    assert words(game) == ["colonist", "pass"]
    play(game, "p1 colonist")
    assert island(game, 1) == {"sugar": "2/2"}


def test_a_guest_reaches_the_university_before_the_building_is_bought():
    """NEW-10, BUI-6"""
    host = board(city="guesthouse 1/2, university 0", island="", doubloons=1)
    game = host_at(role="builder", host=host)
    play(game, "p1 pass", "p0 pass", "p1 guest university", "p1 build small_market", "p1 colonist")
    assert city(game, 1) == {"small_market": 1, "university": 1, "guesthouse": 0}


def test_a_guest_in_the_new_building_makes_the_universitys_question_fall_away():
    """NEW-10, BUI-6"""
    host = board(city="guesthouse 1/2, university", island="", doubloons=1)
    game = host_at(role="builder", host=host)
    play(game, "p0 pass", "p1 build small_market")
    assert words(game) == ["colonist", "guest small_market", "pass"]
    play(game, "p1 guest small_market")
    assert (city(game, 1)["small_market"], game.position()["phase"]) == (1, "role_choice")


def test_in_a_building_with_more_circles_the_question_stays():
    """NEW-10, BUI-6"""
    host = board(city="guesthouse 1/2, university", island="", doubloons=3)
    game = host_at(role="builder", host=host)
    play(game, "p0 pass", "p1 build indigo_plant", "p1 guest indigo_plant", "p1 colonist")
    assert city(game, 1)["indigo_plant"] == 2


def test_a_guest_reaches_the_black_market_in_the_builders_turn():
    """NEW-10, NEW-8"""
    host = board(city="guesthouse 2/2, black_market 0", island="", doubloons=0)
    game = host_at(role="builder", host=host)
    play(game, "p1 pass", "p0 pass")
    assert offers(game, "build") == []
    play(game, "p1 guest black_market", "p1 build small_market")  # the other guest pays
    assert city(game, 1) == {"small_market": 0, "black_market": 1, "guesthouse": 0}


def test_between_payment_and_reward_a_guest_replaces_the_colonist_of_the_university():
    """NEW-10, NEW-8, BUI-6"""
    host = board(city="guesthouse 1/2, black_market, university", island="", goods="corn 1", doubloons=3)
    game = host_at(role="builder", host=host)
    play(game, "p0 pass", "p1 build office", "p1 pay colonist university")
    assert words(game) == ["pay good corn", "guest university"]
    play(game, "p1 guest university")  # the barrel is automatic
    assert (words(game), barrels(game, 1)) == (["colonist", "pass"], {})


def test_a_guest_reaches_the_office_in_the_traders_turn():
    """NEW-10, TRA-4"""
    host = board(city="guesthouse 1/2, office 0", island="", goods="sugar 1", doubloons=0)
    game = host_at(role="trader", host=host, trading_house=["sugar"])
    play(game, "p1 pass")
    assert words(game) == ["guest office", "pass"]  # a turn, though nothing can be sold
    play(game, "p1 guest office", "p1 sell sugar")
    assert doubloons(game)[1] == 2


def test_at_a_full_house_there_is_no_turn_to_move_guests_in():
    """NEW-10, TRA-5"""
    host = board(city="guesthouse 1/2, trading_post 0", island="", goods="sugar 1", doubloons=0)
    full = ["corn", "indigo", "sugar", "tobacco"]
    game = host_at(role="trader", host=host, trading_house=full)
    play(game, "p1 pass")
    assert game.position()["pending"]["stage"] == "end_window"
    game = host_at(role="trader", host=host, trading_house=full)
    play(game, "p1 guest trading_post")  # in time, when the role has been taken
    assert words(game) == ["post sugar", "pass"]


def test_a_guest_in_the_land_office_keeps_the_turn_open_after_the_sale():
    """NEW-10, NOB-5"""
    host = board(city="guesthouse 1/2, land_office 0", island="", goods="sugar 1", doubloons=0)
    game = everything(NOBODY, host, NOBODY)
    play(game, "p0 role trader", "p1 pass", "p1 guest land_office", "p1 sell sugar")
    assert words(game) == ["buy_tile", "pass"]


def test_a_guest_reaches_the_union_hall_before_the_first_loading():
    """NEW-10, NEW-17"""
    host = board(city="guesthouse 1/2, union_hall 0", island="", goods="corn 4, indigo 2")
    game = host_at(role="captain", host=host)
    play(game, "p1 pass", "p1 guest union_hall")
    assert (vp(game)[1], game.position()["pending"]["decision"]) == (3, "load")


def test_after_the_first_loading_the_union_hall_is_too_late():
    """NEW-10, NEW-17"""
    host = board(city="guesthouse 1/2, union_hall 0", island="", goods="corn 4, indigo 2")
    game = host_at(role="captain", host=host)
    play(game, "p1 pass", "p1 load corn 4", "p1 guest union_hall")
    assert vp(game)[1] == 4


def test_a_guest_reaches_the_royal_supplier_before_the_first_loading():
    """NEW-10, NEW-17, NOB-9"""
    host = board(city="guesthouse 1/2, royal_supplier 0", island="", goods="corn 1, indigo 1", san_juan="1*")
    game = everything(NOBODY, host, NOBODY)
    play(game, "p0 role captain", "p1 pass", "p1 guest royal_supplier")
    assert words(game) == ["supply corn", "supply indigo", "pass"]
    play(game, "p1 supply corn")
    assert (vp(game)[1], offers(game, "load")) == (1, ["indigo 4", "indigo 5", "indigo 6"])


def test_after_the_first_loading_the_royal_supplier_is_too_late():
    """NEW-10, NEW-17, NOB-9"""
    host = board(city="guesthouse 1/2, royal_supplier 0", island="", goods="corn 1, indigo 1", san_juan="1*")
    game = everything(NOBODY, host, NOBODY)
    play(game, "p0 role captain", "p1 pass", "p1 load corn 4", "p1 guest royal_supplier")
    assert offers(game, "supply") == []


def test_guests_in_union_hall_and_royal_supplier_count_in_either_order():
    """NEW-10, NEW-17, NOB-9"""
    host = board(city="guesthouse 2/2, royal_supplier 0, union_hall 0", island="", goods="corn 2", san_juan="1*")
    game = everything(NOBODY, host, NOBODY)
    play(game, "p0 role captain", "p1 pass", "p1 guest royal_supplier", "p1 guest union_hall", "p1 supply corn")
    assert vp(game)[1] == 1 + 1


def test_a_guest_reaches_the_wharf_in_the_own_turn():
    """NEW-10, CAP-9"""
    host = board(city="guesthouse 1/2, wharf 0", island="", goods="corn 6")
    game = host_at(role="captain", host=host, ships=("corn 3", "", ""))
    play(game, "p1 pass")
    assert words(game) == ["load corn 4", "guest wharf"]
    play(game, "p1 guest wharf")
    assert words(game) == ["load corn 4", "load corn wharf"]


FULL = ("indigo 4", "sugar 5", "coffee 6")


def test_a_player_who_can_load_nothing_has_a_turn_so_that_guests_may_move():
    """NEW-10, CAP-1: a guest who reaches the wharf then makes it a loading turn."""
    host = board(city="guesthouse 1/2, wharf 0", island="", goods="corn 6")
    game = host_at(role="captain", host=host, ships=FULL)
    play(game, "p1 pass")
    assert (game.position()["pending"]["stage"], words(game)) == ("action", ["guest wharf", "pass"])
    play(game, "p1 guest wharf")
    assert words(game) == ["load corn wharf", "pass"]
    play(game, "p1 load corn wharf")
    assert (vp(game)[1], barrels(game, 1)) == (6, {})


def test_also_without_any_barrel():
    """NEW-10, CAP-1"""
    game = host_at(role="captain", host=ASLEEP)
    play(game, "p1 pass")
    assert (game.position()["pending"]["decision"], words(game)) == ("load", ["guest corn", "pass"])
    play(game, "p1 guest corn")  # nothing is left to decide: the turn ends
    assert (game.position()["phase"], island(game, 1)) == ("role_choice", {"corn": "1/2"})


def test_guests_may_move_each_time_round():
    """NEW-10, CAP-1: as long as somebody loads; a turn without a loading is idle."""
    loader = board(goods="corn 1, indigo 1", island="")
    game = new_buildings(NOBODY, ASLEEP, loader, ships=("corn 1", "indigo 1", "coffee 6"))
    play(game, "p0 role captain", "p1 pass")  # when the role is taken
    asked = []
    while game.position()["pending"]["stage"] == "action":
        asked.append((game.seat, game.position()["pending"]["idle_turns"]))
        play(game, "p1 pass" if game.seat == 1 else "p2 load corn 4")
    # p0 and p1 are idle, p2 loads; again, automatically; then nobody can: p0, p1 and p2 in a row.
    assert asked == [(1, 1), (2, 2), (1, 1), (1, 1)]
    assert game.position()["pending"]["stage"] == "storage_window"


def test_the_phase_ends_when_everyone_in_a_row_has_only_moved_guests():
    """NEW-10, CAP-10: each host is asked once when nobody can load."""
    host = board(city="guesthouse 1/2", island="corn 0/2")
    game = new_buildings(host, host, NOBODY)
    play(game, "p0 role captain", "p0 pass", "p1 pass")
    turns = []
    while game.position()["pending"]["stage"] == "action":
        turns.append(game.seat)
        play(game, f"p{game.seat} pass")
    assert turns == [0, 1]


def test_beside_a_loading_that_is_compulsory_guests_do_not_bring_a_pass():
    """NEW-10, CAP-1"""
    host = board(city="guesthouse 1/2", island="corn 0/1", goods="corn 1")
    game = host_at(role="captain", host=host)
    play(game, "p1 pass")
    assert words(game) == ["load corn 4", "load corn 5", "load corn 6", "guest corn"]
    assert "load" in refused(game, "p1 pass")


def test_a_guest_reaches_the_union_hall_though_nothing_can_be_loaded():
    """NEW-10, NEW-17"""
    host = board(city="guesthouse 2/2, union_hall 0, office 0", island="", goods="corn 5, tobacco 2")
    game = host_at(role="captain", host=host, ships=FULL)
    play(game, "p1 pass")
    assert vp(game)[1] == 0
    play(game, "p1 guest union_hall")
    assert (vp(game)[1], words(game)) == (3, ["guest office", "pass"])
    play(game, "p1 guest office")
    assert vp(game)[1] == 3


def test_on_a_later_turn_without_a_loading_the_union_hall_is_too_late():
    """NEW-10, NEW-17: the owner's first turn was idle."""
    host = board(city="guesthouse 1/2, union_hall 0", island="", goods="corn 4")
    ships = ("sugar 4", "indigo 5", "coffee 3")
    game = new_buildings(NOBODY, host, board(goods="coffee 1", island=""), ships=ships)
    play(game, "p0 role captain", "p1 pass", "p1 pass")  # p2's coffee is forced
    assert (game.seat, game.position()["pending"]["had_first_turn"]) == (1, [0, 1, 2])
    play(game, "p1 guest union_hall")
    assert vp(game)[1] == 0


def test_a_guest_reaches_the_royal_supplier_though_nothing_can_be_loaded():
    """NEW-10, NOB-9"""
    host = board(city="guesthouse 1/2, royal_supplier 0", island="", goods="corn 2, tobacco 1", san_juan="1*")
    game = everything(NOBODY, host, NOBODY, ships=FULL)
    play(game, "p0 role captain", "p1 pass", "p1 guest royal_supplier")
    assert words(game) == ["supply corn", "supply tobacco", "pass"]
    play(game, "p1 supply corn")
    assert (vp(game)[1], barrels(game, 1)["tobacco"]) == (1, 1)


def test_after_the_royal_supplier_guests_may_still_move():
    """NEW-10, NOB-9"""
    host = board(city="guesthouse 1/2, royal_supplier 1*, union_hall 0", island="", goods="corn 3")
    game = everything(NOBODY, host, NOBODY, ships=FULL)
    play(game, "p0 role captain", "p1 pass")
    assert words(game) == ["supply corn", "guest union_hall", "pass"]
    play(game, "p1 pass")
    assert words(game) == ["guest union_hall", "pass"]
    play(game, "p1 guest union_hall")
    assert vp(game)[1] == 1  # for a pair; the supplier is not asked again


def test_guests_may_move_while_the_small_wharf_is_loaded():
    """NEW-10, NEW-13, CAP-8"""
    host = board(city="guesthouse 1/2, small_wharf, harbor 0", island="", goods="corn 2, indigo 2")
    game = host_at(role="captain", host=host)
    play(game, "p1 pass", "p1 small corn 2")
    assert words(game) == ["small indigo 1", "small indigo 2", "done", "guest harbor"]
    play(game, "p1 guest harbor", "p1 done")
    assert vp(game)[1] == 1 + 1


def test_during_the_storage_a_guest_reaches_a_warehouse_or_the_storehouse():
    """NEW-10, CAP-11, NEW-9"""
    full = ("indigo 4", "sugar 5", "coffee 6")
    host = board(city="guesthouse 2/2, small_warehouse 0, storehouse 0", island="", goods="corn 6, tobacco 6")
    game = host_at(role="captain", host=host, ships=full)
    play(game, "p1 pass", "p1 pass", "p1 pass", "p1 guest storehouse", "p1 keep corn")
    assert words(game) == ["keep corn", "keep tobacco", "guest small_warehouse"]
    play(game, "p1 guest small_warehouse")
    assert words(game) == ["store corn", "store tobacco"]
    play(game, "p1 store corn")  # the single barrels are then all for the tobacco
    assert barrels(game, 1) == {"corn": 6, "tobacco": 4}


def test_a_guest_who_makes_room_for_everything_ends_the_storage():
    """NEW-10, CAP-11"""
    host = board(city="guesthouse 1/2, small_warehouse 0", island="", goods="corn 6")
    game = host_at(role="captain", host=host, ships=("indigo 4", "sugar 5", "coffee 6"))
    play(game, "p1 pass", "p1 pass", "p1 pass")
    assert game.position()["pending"]["decision"] == "store"
    play(game, "p1 guest small_warehouse")
    assert (barrels(game, 1), game.position()["phase"]) == ({"corn": 6}, "role_choice")


def test_a_guest_reaches_the_library_while_the_craftsman_chooses_a_barrel():
    """NEW-10, NEW-16"""
    host = board(city="guesthouse 1/2, library 0", island="corn")
    game = new_buildings(host, NOBODY, NOBODY)
    play(game, "p0 role craftsman", "p0 pass", "p0 guest library", "p0 bonus corn", "p0 bonus corn")
    assert barrels(game, 0) == {"corn": 3}


def test_a_guest_reaches_the_specialty_factory_while_the_craftsman_chooses_a_barrel():
    """NEW-10, NEW-15"""
    host = board(city="guesthouse 1/2, specialty_factory 0, small_indigo_plant", island="indigo", doubloons=0)
    game = new_buildings(host, NOBODY, NOBODY)
    play(game, "p0 role craftsman", "p0 pass", "p0 guest specialty_factory", "p0 bonus indigo")
    assert doubloons(game)[0] == 1


def test_a_guest_reaches_the_forest_house_before_the_drawn_tile():
    """NEW-10, NEW-7"""
    host = board(city="guesthouse 1/2, forest_house 0, hacienda", island="")
    game = host_at(role="settler", host=host, plantations=tiles("sugar", "tobacco"))
    play(game, "p1 pass", "p0 pass", "p1 guest forest_house", "p1 draw", "p1 lay forest")
    assert island(game, 1) == {"forest": "0/1"}


def test_in_the_builders_turn_guests_may_move_though_nothing_can_be_built():
    """NEW-10"""
    host = board(city="guesthouse 1/2", island="quarry 0/1", doubloons=0)
    game = host_at(role="builder", host=host)
    play(game, "p1 pass", "p0 pass")
    assert words(game) == ["guest quarry", "pass"]
    play(game, "p1 guest quarry", "p1 build small_market")
    assert any("p1 moves a guest to the quarry" in line for line in said(game))
