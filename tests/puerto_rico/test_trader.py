"""Rulebook examples: the trader."""

import pytest

from entrepot.games.puerto_rico import powers
from entrepot.games.puerto_rico.components import BUILDINGS

from .table import barrels, board, doubloons, play, refused, supply, table, words

ALL = "corn 1, indigo 1, sugar 1, tobacco 1, coffee 1"
EMPTY = board(island="", doubloons=0)


def house(game):
    return game.position()["trading_house"]


# Selling


@pytest.mark.parametrize(("good", "price"), [("corn", 0), ("indigo", 1), ("sugar", 2), ("tobacco", 3), ("coffee", 4)])
def test_each_good_has_its_price(good, price):
    """TRA-1: for a player who is not the trader."""
    game = table(EMPTY, board(goods=ALL, doubloons=0), EMPTY)
    play(game, "p0 role trader", f"p1 sell {good}")
    assert doubloons(game)[1] == price
    assert good not in barrels(game, 1)
    assert house(game) == [good]


def test_everybody_in_turn_may_sell_one_barrel():
    """TRA-1: the trader first."""
    one = board(goods=ALL, doubloons=0)
    game = table(one, one, one, governor=2)
    play(game, "p2 role trader", "p2 sell coffee", "p0 sell tobacco", "p1 pass")
    assert doubloons(game) == [3, 0, 4 + 1]
    assert house(game) == ["coffee", "tobacco"]


def test_one_barrel_is_all():
    """TRA-1"""
    game = table(board(goods="coffee 2, corn 1"), board(goods="corn 1"), EMPTY)
    play(game, "p0 role trader", "p0 sell coffee")
    assert refused(game, "p0 sell corn") == "it is p1’s turn."


def test_only_a_barrel_that_one_has_can_be_sold():
    """TRA-1"""
    game = table(board(goods="corn 1"), EMPTY, EMPTY)
    play(game, "p0 role trader")
    assert words(game) == ["sell corn", "pass"]
    assert refused(game, "p0 sell coffee").startswith("you have no coffee")


def test_the_trader_gets_a_doubloon_more():
    """TRA-2"""
    game = table(board(goods="tobacco 1", doubloons=0), EMPTY, EMPTY)
    play(game, "p0 role trader", "p0 sell tobacco")
    assert doubloons(game)[0] == 3 + 1


def test_but_only_for_a_sale():
    """TRA-2"""
    game = table(board(goods="tobacco 1", doubloons=0), EMPTY, EMPTY)
    play(game, "p0 role trader", "p0 pass")
    assert doubloons(game)[0] == 0


# The trading house


def test_the_trading_house_holds_four_barrels():
    """TRA-3: p0 sells the fourth, and p1 has nothing to decide any more."""
    game = table(board(goods="coffee 1"), board(goods=ALL), EMPTY, trading_house=["corn", "indigo", "sugar"])
    play(game, "p0 role trader", "p0 sell coffee")
    assert (game.seat, game.position()["phase"]) == (1, "role_choice")
    assert barrels(game, 1) == {"corn": 1, "indigo": 1, "sugar": 1, "tobacco": 1, "coffee": 1}


def test_it_buys_only_kinds_that_it_does_not_have():
    """TRA-4"""
    game = table(board(goods=ALL), EMPTY, EMPTY, trading_house=["coffee", "corn"])
    play(game, "p0 role trader")
    assert words(game) == ["sell indigo", "sell sugar", "sell tobacco", "pass"]
    assert refused(game, "p0 sell coffee") == "the trading house already has coffee (TRA-4)."


def test_kinds_sold_in_this_phase_count_too():
    """TRA-4"""
    game = table(board(goods="coffee 1"), board(goods="coffee 1, corn 1"), EMPTY)
    play(game, "p0 role trader", "p0 sell coffee")
    assert words(game) == ["sell corn", "pass"]


def test_an_office_sells_any_kind():
    """TRA-4"""
    mine = board(goods="coffee 1, corn 1", city="office", doubloons=0)
    game = table(mine, EMPTY, EMPTY, trading_house=["coffee", "indigo"])
    play(game, "p0 role trader")
    assert words(game) == ["sell corn", "sell coffee", "pass"]
    play(game, "p0 sell coffee")
    assert house(game) == ["coffee", "indigo", "coffee"]
    assert doubloons(game)[0] == 4 + 1


def test_even_an_office_cannot_sell_to_a_full_house():
    """TRA-5"""
    game = table(
        board(goods="coffee 1"),
        board(goods="coffee 1", city="office"),
        EMPTY,
        trading_house=["corn", "indigo", "sugar"],
    )
    play(game, "p0 role trader", "p0 sell coffee")
    assert game.position()["phase"] == "role_choice"
    assert barrels(game, 1) == {"coffee": 1}


def test_past_a_full_house_a_trading_post_still_sells():
    """TRA-5, NEW-11"""
    options = {"expansions": ["new_buildings"], "market": "all"}
    mine = board(goods="coffee 1, corn 1", city="trading_post", doubloons=0)
    game = table(board(goods="coffee 1"), mine, EMPTY, trading_house=["corn", "indigo", "sugar"], **options)
    play(game, "p0 role trader", "p0 sell coffee")
    assert words(game) == ["post corn", "post coffee", "pass"]
    assert refused(game, "p1 sell coffee") == "the trading house is full (TRA-5)."
    play(game, "p1 post coffee")
    assert doubloons(game)[1] == 4


def test_at_the_end_a_full_house_is_emptied_into_the_supply():
    """TRA-6"""
    game = table(board(goods="coffee 1"), EMPTY, EMPTY, trading_house=["corn", "indigo", "sugar"])
    play(game, "p0 role trader", "p0 sell coffee")
    assert house(game) == []
    assert supply(game)["goods"] == {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}


def test_a_house_that_is_not_full_keeps_its_barrels():
    """TRA-6"""
    game = table(board(goods="sugar 1"), EMPTY, EMPTY, trading_house=["corn", "indigo"])
    play(game, "p0 role trader", "p0 sell sugar")
    assert house(game) == ["corn", "indigo", "sugar"]
    assert supply(game)["goods"]["sugar"] == 10


# Markets


@pytest.mark.parametrize(
    ("city", "more"), [("", 0), ("small_market", 1), ("large_market", 2), ("small_market, large_market", 3)]
)
def test_markets_add_to_each_sale(city, more):
    """TRA-7"""
    game = table(EMPTY, board(goods="tobacco 1", city=city, doubloons=0), EMPTY)
    play(game, "p0 role trader", "p1 sell tobacco")
    assert doubloons(game)[1] == 3 + more
    assert sum(bonus for building, bonus in powers.SALE_BONUSES.items() if BUILDINGS[building].id in city) == more


def test_markets_and_privilege_add_up_also_for_corn():
    """TRA-7, TRA-2"""
    game = table(board(goods="corn 1", city="small_market, large_market", doubloons=0), EMPTY, EMPTY)
    play(game, "p0 role trader", "p0 sell corn")
    assert doubloons(game)[0] == 0 + 1 + 3


def test_corn_may_be_sold_for_nothing():
    """TRA-7: the barrel is gone, and the house has corn."""
    game = table(EMPTY, board(goods="corn 1", doubloons=0), EMPTY)
    play(game, "p0 role trader", "p1 sell corn")
    assert (doubloons(game)[1], barrels(game, 1), house(game)) == (0, {}, ["corn"])


def test_without_a_sale_a_market_gives_nothing():
    """TRA-7"""
    game = table(board(goods="corn 1", city="large_market", doubloons=0), EMPTY, EMPTY)
    play(game, "p0 role trader", "p0 pass")
    assert doubloons(game)[0] == 0
