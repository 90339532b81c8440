"""What an action takes away from other players or does to the end, as explanations say it."""

import entrepot

from .table import board, play, table

EMPTY = board(island="", doubloons=0)


def consequences(game: entrepot.Game, action: str) -> list[str]:
    code = game.parse(action).code
    assert code in game.state.legal()
    return [str(said) for said in game.rules.consequences(game.state, code)]


def test_a_full_ship_leaves_no_room():
    """CAP-2, CAP-3: the last space for sugar."""
    game = table(board(goods="corn 1, sugar 1"), EMPTY, board(goods="sugar 3"), ships=("sugar 3", "", "tobacco 1"))
    play(game, "p0 role captain")
    assert consequences(game, "p0 load sugar 4") == ["p2 can no longer load sugar onto a cargo ship."]
    assert consequences(game, "p0 load corn 5") == []


def test_the_last_empty_ship_leaves_no_room_for_other_kinds():
    """CAP-3"""
    game = table(board(goods="corn 1, sugar 1"), board(goods="coffee 2"), EMPTY, ships=("sugar 2", "", "tobacco 1"))
    play(game, "p0 role captain")
    assert consequences(game, "p0 load corn 5") == ["p1 can no longer load coffee onto a cargo ship."]


def test_a_kind_in_the_trading_house_cannot_be_sold_again():
    """TRA-4"""
    game = table(board(goods="corn 1, sugar 1"), board(goods="sugar 1, corn 1"), board(goods="sugar 1", city="office"))
    play(game, "p0 role trader")
    assert consequences(game, "p0 sell sugar") == ["p1 can no longer sell sugar to the trading house."]


def test_a_full_trading_house_takes_nothing():
    """TRA-5: those who have had their turn do not mind."""
    goods = (board(goods="coffee 1"), board(goods="corn 1, indigo 1"), board(goods="corn 1"))
    game = table(*goods, trading_house=["sugar", "tobacco"])
    play(game, "p0 role trader", "p0 sell coffee")
    assert consequences(game, "p1 sell corn") == ["p2 can no longer sell: the trading house is full."]


def test_the_last_copy_of_a_building():
    """SET-11"""
    game = table(board(doubloons=12), EMPTY, EMPTY)
    play(game, "p0 role builder")
    assert consequences(game, "p0 build guild_hall") == ["Nobody else can build the guild hall any more."]
    assert consequences(game, "p0 build small_market") == []


def test_doubloons_on_the_role():
    """RND-2"""
    game = table(EMPTY, EMPTY, EMPTY, roles={"mayor": {"doubloons": 2}})
    assert consequences(game, "p0 role mayor") == ["There are 2 doubloons on the card."]
    assert consequences(game, "p0 role settler") == []
