"""Counting the tree: small tables counted by hand first, then whole starts, then the public API against the engine."""

import pytest

import entrepot

from .table import MARKET, ROW, hand, row, table

DEAR = ["BBBBB", "YRGBBB", "RRGGBB", "GGBBB", "YRGGGB"]  # a point row nobody in these examples can pay


def counts(game: entrepot.Game, depth: int) -> list[int]:
    return [game.state.perft(n) for n in range(depth + 1)]


def test_a_table_without_merchants():
    """p1 has the whole market on the table before him; nobody can acquire or claim.

    depth 1: p0 with YY plays +YY or ^2.
    depth 2: after +YY, p1 (no cubes) plays +YY or rests: 2. After ^2 the first step is forced (YR), then raise Y,
             raise R or stop: 3. Together 5.
    depth 3: +YY and either of p1's: p0 plays ^2 or rests, 2 x 2 = 4. ^2 with RR, YG or YR: p1 as above, 3 x 2 = 6.
    depth 4: +YY +YY ^2: again 3; +YY +YY rest: p1 plays ^2 or rests, 2; +YY rest ^2: 3; +YY rest rest: p1 holds all
             45 cards and no cube, so the nine creates: 9; together 17. The six others: p0 plays +YY or rests, 12.
    """
    game = table({"caravan": "YY"}, {"caravan": "", "played": MARKET}, merchant_row=[], point_row=DEAR)
    assert counts(game, 4) == [1, 2, 5, 10, 29]


def test_a_row_of_two():
    """Two merchant cards are left, the second with a cube on it.

    depth 1: p0 with YR: +YY, ^2, the first card, the second card.
    depth 2: +YY: p1, without cubes, plays +YY, rests or takes the free first card: 3. ^2: raise Y or R: 2.
             The first card: p1 plays +YY, rests or takes the card that is now first: 3. The second: drop Y or R: 2.
    """
    owned = [card for card in MARKET if card not in ("+B", "^3")]
    game = table(
        {"caravan": "YR"},
        {"caravan": "", "played": owned},
        merchant_row=row("+B", ("^3", "G")),
        point_row=DEAR,
    )
    assert counts(game, 2) == [1, 4, 10]


def test_nothing_is_counted_beyond_the_end():
    """p1 is the last to move in the last round.

    depth 1: +YY, ^2. depth 2: +YY ends the game: 0; ^2 continues with raise Y, raise R, stop. depth 3: all have ended.
    """
    taken = ["YYRR", "YYYRR", "YYRRR", "YYGG", "RRRR", "YYYGG"]
    owned = {"points": taken, "played": MARKET}
    game = table(owned, {"caravan": "YY"}, seat=1, merchant_row=[], point_row=DEAR)
    assert counts(game, 3) == [1, 2, 3, 0]


def test_trading_on_and_on():
    """p0 has six turmeric and YY>G and p1 the rest of the market, on the table, and no cubes.

    depth 1: +YY, ^2, YY>G.
    depth 2: +YY: p1 plays +YY or rests, 2. ^2 (raise Y is forced): raise Y, raise R, stop, 3. YY>G: again, stop, 2.
    depth 3: +YY and p1's two: p0 has ^2, YY>G, rest, 6. ^2 three ways: p1's two each, 6.
             YY>G again: again or stop, 2; YY>G stop: p1's two. Together 16.
    """
    owned = [card for card in MARKET if card != "YY>G"]
    game = table(
        {"caravan": "YYYYYY", "hand": hand("YY>G")},
        {"caravan": "", "played": owned},
        merchant_row=[],
        point_row=DEAR,
    )
    assert counts(game, 3) == [1, 3, 7, 16]


START = {
    2: [1, 6, 38, 186, 958],
    3: [1, 6, 38, 246, 1230],
    4: [1, 6, 38, 246, 1590],
    5: [1, 6, 38, 246, 1590],
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_counts_as_it_always_did(players):
    """Not counted by hand: these numbers change only when the rules or the shuffling do."""
    game = entrepot.new("spice_road", players=players, seed=1)
    assert counts(game, 4) == START[players]


def naive(game: entrepot.Game, depth: int) -> int:
    """The same count through the public API."""
    if depth == 0:
        return 1
    ways = 0
    for action in game.legal():
        child = game.copy()
        child.play(str(action))
        ways += naive(child, depth - 1)
    return ways


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_public_api_counts_the_same(players):
    game = entrepot.new("spice_road", players=players, seed=2)
    assert naive(game, 3) == game.state.perft(3)


def test_in_the_middle_of_a_turn_too():
    game = table({"caravan": "YRG"}, {}, merchant_row=row(*ROW))
    game.play("p0 acquire YYY>RRR")
    assert naive(game, 3) == game.state.perft(3)
