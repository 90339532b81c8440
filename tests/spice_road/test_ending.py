"""Rulebook examples: the end, the score, the empty decks, and what is hidden."""

import pytest

import entrepot

from .table import MARKET, POINTS, ROW, hand, player, row, table, words

CHEAP = ["YYRR", "RRRR", "GGGG", "BBBB", "YRGB"]
FIVE = [card for card in POINTS if card not in CHEAP][:5]
FOUR = FIVE[:4]


@pytest.mark.parametrize(("players", "held"), [(2, FIVE), (3, FIVE), (4, FOUR), (5, FOUR)])
def test_the_round_of_the_last_card_is_finished_and_then_it_ends(players, held):
    """CEN-14"""
    game = table({"points": held, "caravan": "YYRR"}, *[{}] * (players - 1), turn=9)
    game.play("p0 claim YYRR")
    for seat in range(1, players):
        assert game.seat == seat
        game.play(f"p{seat} play +YY")
    assert (game.is_over, game.seat, game.legal()) == (True, None, [])
    assert game.position()["turn"] == 9
    assert game.outcome().end == ["CEN-14"]


@pytest.mark.parametrize(("players", "held"), [(2, FOUR), (3, FOUR), (4, FOUR[:3]), (5, FOUR[:3])])
def test_one_card_fewer_does_not_end_it(players, held):
    """CEN-14"""
    game = table(*[{}] * (players - 1), {"points": held, "caravan": "YYRR"}, seat=players - 1)
    game.play(f"p{players - 1} claim YYRR")
    assert (game.is_over, game.seat) == (False, 0)


def test_when_the_last_seat_takes_the_last_card_it_ends_at_once():
    """CEN-14"""
    game = table({}, {"points": FIVE, "caravan": "YYRR"}, seat=1)
    game.play("p1 claim YYRR")
    assert game.is_over


def test_others_may_still_reach_the_number_in_the_last_round():
    """CEN-14"""
    game = table({"points": FIVE, "caravan": "YYRR"}, {"caravan": "RRRR"})
    game.play("p0 claim YYRR")
    game.play("p1 claim RRRR")
    assert game.is_over
    assert [len(player(game, seat)["points"]) for seat in (0, 1)] == [6, 1]


def test_nothing_can_be_played_after_the_end():
    """CEN-14"""
    game = table({}, {"points": FIVE, "caravan": "YYRR"}, seat=1)
    game.play("p1 claim YYRR")
    with pytest.raises(entrepot.GameOverError, match="The game is over: “p0 play \\+YY” cannot be played"):
        game.play("p0 play +YY")


def test_the_score_is_cards_and_coins_and_cubes_that_are_not_turmeric():
    """CEN-15"""
    game = table(
        {"points": ["YYRR", "BBBBB"], "gold": 2, "silver": 1, "caravan": "YYYRGB"},  # 6 + 20 + 2*3 + 1 + 3
        {"points": [], "caravan": "YYYYYYYYYY"},
        point_row=["RRRR", "GGGG", "BBBB", "YRGB", "YYGG"],
    )
    assert game.scores() == [36, 0]


def test_turmeric_is_worth_nothing():
    """CEN-15"""
    assert table({"caravan": "YYYY"}, {"caravan": "YYYR"}).scores() == [0, 1]


def test_a_tie_is_won_by_the_latest_in_turn_order():
    """CEN-16"""
    game = table(
        {"points": ["YRGBBB", "RRGGBB", "GGBBB"], "caravan": ""},  # 20 + 19 + 18
        {"points": ["BBBBB", "YRGGGB", "GGGBB"], "caravan": "YRR"},  # 20 + 18 + 17 + 2
        {"points": ["YYYRR", "YYRRR", "YYGG", "YYYGG", "YYRB"], "caravan": "YYRR"},
        seat=2,
    )
    assert game.winners() == []
    game.play("p2 claim YYRR")
    assert game.scores() == [57, 57, 7 + 8 + 8 + 9 + 9 + 6 + 3]
    assert game.winners() == [1]


def test_an_empty_merchant_deck_leaves_the_row_shorter():
    """CEN-17"""
    rest = [card for card in MARKET if card not in ROW]
    game = table({"caravan": ""}, {"played": rest}, merchant_row=row(*ROW), merchant_deck=[])
    game.play("p0 acquire YY>G")
    position = game.position()
    assert [entry["card"] for entry in position["merchant_row"]] == ROW[1:]
    assert position["merchant_deck"] == []


def test_with_an_empty_row_nothing_can_be_acquired():
    """CEN-17"""
    game = table({"caravan": "YRGB"}, {"played": MARKET}, merchant_row=[], merchant_deck=[])
    assert not any(text.startswith("acquire") for text in words(game))
    assert "play +YY" in words(game)


def test_claimed_cards_are_hidden_from_the_others():
    """CEN-18"""
    game = table({"points": ["GGGGG"]}, {"points": ["BBBBB", "YYGG"]}, {})
    view = game.view(0)
    assert view["players"][0]["points"] == ["GGGGG"]
    assert "points" not in view["players"][1]
    assert [one["point_cards"] for one in view["players"]] == [1, 2, 0]


def test_an_onlooker_sees_nobodys_claimed_cards():
    """CEN-18"""
    view = table({"points": ["GGGGG"]}, {"points": ["BBBBB"]}).view()
    assert all("points" not in one for one in view["players"])


def test_as_an_option_the_points_lie_open():
    """CEN-18"""
    game = table({"points": ["GGGGG"]}, {"points": ["BBBBB", "YYGG"]}, open_points=True)
    for viewer in (0, 1, None):
        assert [one["points"] for one in game.view(viewer)["players"]] == [["GGGGG"], ["YYGG", "BBBBB"]]


def test_at_the_end_the_claimed_cards_are_shown():
    """CEN-18"""
    game = table({}, {"points": FIVE, "caravan": "YYRR"}, seat=1)
    assert "points" not in game.view(0)["players"][1]
    game.play("p1 claim YYRR")
    assert len(game.view(0)["players"][1]["points"]) == 6


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_of_the_decks_only_the_size_is_known(viewer):
    """CEN-18"""
    view = table({}, {"hand": hand("+B")}).view(viewer)
    assert view["merchant_deck"] == 43 - 6 - 1
    assert view["point_deck"] == 36 - 5
