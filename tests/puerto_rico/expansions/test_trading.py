"""Rulebook examples: trading post and land office."""

import pytest

from ..table import barrels, board, doubloons, island, play, refused, supply, words
from .setting import NOBODY, at, everything, new_buildings, nobles, offers, tiles

FULL_HOUSE = ["corn", "indigo", "sugar", "tobacco"]

# Trading post


def test_a_barrel_of_any_kind_may_be_sold_at_the_post_though_the_house_has_it():
    """NEW-11"""
    seller = board(goods="corn 1, tobacco 1", city="trading_post", doubloons=0)
    game = new_buildings(NOBODY, seller, NOBODY, trading_house=["tobacco"])
    play(game, "p0 role trader")
    assert words(game) == ["sell corn", "post corn", "post tobacco", "pass"]
    play(game, "p1 post tobacco")
    assert (doubloons(game)[1], barrels(game, 1)) == (3, {"corn": 1})


def test_the_barrel_returns_to_the_supply_and_the_house_stays_as_it_was():
    """NEW-11"""
    seller = board(goods="coffee 1", city="trading_post", doubloons=0)
    game = new_buildings(NOBODY, seller, NOBODY, trading_house=["tobacco"])
    play(game, "p0 role trader", "p1 post coffee")
    assert game.position()["trading_house"] == ["tobacco"]
    assert supply(game)["goods"]["coffee"] == 9


def test_the_post_buys_when_the_house_is_full():
    """NEW-11, TRA-5"""
    seller = board(goods="coffee 1, indigo 1", city="trading_post", doubloons=0)
    another = board(goods="coffee 1", doubloons=0)
    game = new_buildings(NOBODY, seller, another, trading_house=FULL_HOUSE)
    play(game, "p0 role trader")
    assert words(game) == ["post indigo", "post coffee", "pass"]
    play(game, "p1 post coffee")
    assert game.position()["phase"] == "role_choice"  # the other player has no turn at a full house
    assert doubloons(game) == [0, 4, 0]


def test_it_is_one_sale_at_the_house_or_at_the_post():
    """NEW-11, TRA-1"""
    seller = board(goods="coffee 2", city="trading_post", doubloons=0)
    game = new_buildings(NOBODY, seller, NOBODY)
    play(game, "p0 role trader", "p1 sell coffee")
    assert (barrels(game, 1), game.position()["phase"]) == ({"coffee": 1}, "role_choice")


def test_the_privilege_counts_at_the_post_but_the_markets_do_not():
    """NEW-11, TRA-2, TRA-7"""
    seller = board(goods="tobacco 1", city="trading_post, small_market, large_market", doubloons=0)
    sold = {}
    for way in ("sell", "post"):
        game = new_buildings(seller, NOBODY, NOBODY)
        play(game, "p0 role trader", f"p0 {way} tobacco")
        sold[way] = doubloons(game)[0]
    assert sold == {"sell": 3 + 1 + 1 + 2, "post": 3 + 1}


def test_an_empty_trading_post_buys_nothing():
    """NEW-11, BLD-2"""
    seller = board(goods="tobacco 1", city="trading_post 0")
    game = new_buildings(NOBODY, seller, NOBODY)
    play(game, "p0 role trader")
    assert "this needs an occupied trading post" in refused(game, "p1 post tobacco")


# Land office with a colonist


def test_a_colonist_in_the_land_office_buys_the_top_face_down_tile_for_a_doubloon():
    """NOB-5"""
    buyer = board(island="", city="land_office", doubloons=2)
    game = nobles(NOBODY, buyer, NOBODY, plantations=tiles("corn", "tobacco sugar"))
    play(game, "p0 role trader")
    assert words(game) == ["buy_tile", "pass"]
    play(game, "p1 buy_tile")
    assert (island(game, 1), doubloons(game)[1]) == ({"tobacco": "0/1"}, 1)
    assert game.position()["plantations"]["face_up"] == ["corn"]


def test_it_is_dealt_in_once_a_phase_and_the_sale_is_open_before_and_after():
    """NOB-5"""
    buyer = board(island="", city="land_office", goods="sugar 1", doubloons=2)
    first = nobles(NOBODY, buyer, NOBODY, plantations=tiles("corn", "tobacco sugar"))
    play(first, "p0 role trader", "p1 buy_tile")
    assert words(first) == ["sell sugar", "pass"]
    assert "you have already used the land office this phase" in refused(first, "p1 buy_tile")
    play(first, "p1 sell sugar")
    last = nobles(NOBODY, buyer, NOBODY, plantations=tiles("corn", "tobacco sugar"))
    play(last, "p0 role trader", "p1 sell sugar")
    assert words(last) == ["buy_tile", "pass"]
    play(last, "p1 buy_tile")
    assert doubloons(first)[1] == doubloons(last)[1] == 2 + 2 - 1
    assert island(first, 1) == island(last, 1) == {"tobacco": "0/1"}


def test_the_price_of_the_sale_may_pay_for_the_tile():
    """NOB-5"""
    buyer = board(island="", city="land_office", goods="sugar 1", doubloons=0)
    game = nobles(NOBODY, buyer, NOBODY, plantations=tiles("corn", "tobacco"))
    play(game, "p0 role trader")
    assert "you have no doubloon to pay with" in refused(game, "p1 buy_tile")
    play(game, "p1 sell sugar", "p1 buy_tile")
    assert (island(game, 1), doubloons(game)[1]) == ({"tobacco": "0/1"}, 1)


def test_a_full_house_does_not_stop_the_land_office():
    """NOB-5, TRA-5"""
    buyer = board(island="", city="land_office", doubloons=1)
    game = nobles(NOBODY, buyer, NOBODY, trading_house=FULL_HOUSE, plantations=tiles("corn", "coffee"))
    play(game, "p0 role trader", "p1 buy_tile")
    assert island(game, 1) == {"coffee": "0/1"}
    assert game.position()["trading_house"] == []


def test_a_full_island_buys_no_tile():
    """NOB-5, SETL-3"""
    buyer = board(island="indigo 0/12", city="land_office", doubloons=1, goods="corn 1")
    game = nobles(NOBODY, buyer, NOBODY)
    play(game, "p0 role trader")
    assert words(game) == ["sell corn", "pass"]
    assert "your island is full" in refused(game, "p1 buy_tile")


def test_an_empty_stack_is_refilled_from_the_discards_for_it():
    """NOB-5, SETL-5"""
    buyer = board(island="", city="land_office", doubloons=1)
    game = nobles(NOBODY, buyer, NOBODY, plantations=tiles("corn", ""))
    play(game, "p0 role trader", "p1 buy_tile")
    assert (len(island(game, 1)), game.position()["plantations"]["discard"]) == (1, [])


def test_with_an_occupied_forest_house_the_bought_tile_may_be_a_forest():
    """NOB-5, NEW-7"""
    buyer = board(island="", city="land_office, forest_house", doubloons=1, goods="corn 1")
    game = everything(NOBODY, buyer, NOBODY, plantations=tiles("corn", "tobacco"))
    play(game, "p0 role trader", "p1 buy_tile")
    assert words(game) == ["lay plantation", "lay forest"]
    play(game, "p1 lay forest")
    assert (island(game, 1), words(game)) == ({"forest": "0/1"}, ["sell corn", "pass"])


def test_in_the_hungarian_sheet_it_sells_an_open_tile_of_ones_choice():
    """NOB-5"""
    buyer = board(island="", city="land_office", doubloons=1)
    game = nobles(NOBODY, buyer, NOBODY, edition="hu", market="all", plantations=tiles("corn tobacco"))
    play(game, "p0 role trader")
    assert offers(game, "buy_tile") == ["corn", "tobacco"]
    assert "in this edition the land office sells a face-up tile" in refused(game, "p1 buy_tile")
    play(game, "p1 buy_tile tobacco")
    assert island(game, 1) == {"tobacco": "0/1"}
    assert game.position()["plantations"]["face_up"] == ["corn"]  # the gap is not filled before the settler phase


def test_there_is_nothing_to_buy_when_no_tile_is_face_up():
    """NOB-5"""
    buyer = board(island="", city="land_office", doubloons=1, goods="corn 1")
    game = nobles(NOBODY, buyer, NOBODY, edition="hu", market="all", plantations=tiles(""))
    play(game, "p0 role trader")
    assert words(game) == ["sell corn", "pass"]


# Land office with a noble


def test_a_noble_in_the_land_office_discards_an_own_tile_for_a_doubloon():
    """NOB-5"""
    seller = board(island="corn 0/1, quarry", city="land_office 1*", doubloons=0, goods="sugar 1")
    game = nobles(NOBODY, seller, NOBODY)
    play(game, "p0 role trader")
    assert words(game) == ["discard corn", "sell sugar", "pass"]  # the quarry stays
    play(game, "p1 discard corn")
    assert (island(game, 1), doubloons(game)[1], words(game)) == ({"quarry": "1/1"}, 1, ["sell sugar", "pass"])
    assert game.position()["plantations"]["discard"] == ["corn"]


def test_a_tile_is_sold_once_a_phase():
    """NOB-5"""
    seller = board(island="corn 0/2", city="land_office 1*", doubloons=0, goods="sugar 1")
    game = nobles(NOBODY, seller, NOBODY)
    play(game, "p0 role trader", "p1 discard corn")
    assert "you have already used the land office this phase" in refused(game, "p1 discard corn")


def test_its_colonist_goes_to_san_juan():
    """NOB-5"""
    seller = board(island="corn", city="land_office 1*", doubloons=0)
    game = nobles(NOBODY, seller, NOBODY)
    play(game, "p0 role trader", "p1 discard corn")
    assert (island(game, 1), at(game, 1, "san_juan")) == ({}, (1, 0))


def test_a_forest_is_sold_like_a_plantation_but_leaves_the_game():
    """NOB-5, NEW-5"""
    seller = board(island="forest 2", city="land_office 1*", doubloons=0)
    game = everything(NOBODY, seller, NOBODY)
    play(game, "p0 role trader", "p1 discard forest")
    assert (island(game, 1), doubloons(game)[1]) == ({"forest": "0/1"}, 1)
    assert game.position()["plantations"]["discard"] == []


@pytest.mark.parametrize(
    ("city", "action", "reason"),
    [
        ("land_office", "discard corn", "this needs a noble in the land office"),
        ("land_office 1*", "buy_tile", "this needs a colonist in the land office"),
    ],
)
def test_each_of_the_two_does_their_own_only(city, action, reason):
    """NOB-5"""
    game = nobles(NOBODY, board(island="corn", city=city, doubloons=1), NOBODY)
    play(game, "p0 role trader")
    assert reason in refused(game, f"p1 {action}")
