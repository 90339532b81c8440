"""Labels and hints agree with what an action does."""

import pytest

from .table import ROW, hand, row, table


def hints(game) -> dict[str, str]:
    said = {action.partition(" ")[2]: game.rules.hint(game.state, action.code) for action in game.legal()}
    return {text: str(hint) for text, hint in said.items() if hint}


def test_what_the_cards_in_hand_do():
    game = table({"caravan": "YYYYYY", "hand": hand("YY>G")}, {}, merchant_row=row("+YG", *ROW[1:]))
    assert hints(game)["play YY>G"] == "up to 3 times"
    assert not {"play +YY", "play ^2"} & set(hints(game))  # their labels say it all
    game.play("p0 play YY>G")
    assert hints(game) == {"again": "up to 2 more times"}
    game.play("p0 again")
    assert hints(game) == {"again": "once more"}


def test_a_trade_that_can_be_made_once():
    game = table({"caravan": "YYY", "hand": hand("YY>G")}, {}, merchant_row=row("+YG", *ROW[1:]))
    assert hints(game)["play YY>G"] == "once"


def test_what_an_acquisition_costs_and_gains():
    game = table({"caravan": "YR"}, {}, merchant_row=row("YY>G", "+G", ("YYY>RRR", "GB"), *ROW[3:]))
    assert hints(game)["acquire YY>G"] == "free"
    assert hints(game)["acquire +G"] == "for 1 cube"
    assert hints(game)["acquire YYY>RRR"] == "for 2 cubes, with 1 cardamom and 1 cinnamon"
    game.play("p0 acquire +G")
    assert hints(game) == {"drop Y": "1 in the caravan", "drop R": "1 in the caravan"}


@pytest.mark.parametrize(("gold", "coins"), [(4, ["gold", "silver"]), (0, ["silver"])])
def test_the_hint_names_the_coin_of_a_claim(gold, coins):
    game = table({"caravan": "YYRRRRGGGG"}, {"gold": 4 - gold})
    claims = ("claim YYRR", "claim RRRR", "claim GGGG")
    said = [hints(game)[claim] for claim in claims if claim in hints(game)]
    assert said == [f"with a {coin} coin" for coin in coins]


def test_which_cubes_there_are_to_raise_or_discard():
    game = table({"caravan": "YYRR"}, {})
    game.play("p0 play ^2")
    assert hints(game) == {"raise Y": "2 in the caravan", "raise R": "2 in the caravan"}
    game = table({"caravan": "Y" * 9 + "R"}, {})
    game.play("p0 play +YY")
    assert hints(game) == {"discard Y": "11 in the caravan", "discard R": "1 in the caravan"}


def test_the_score_in_parts():
    """CEN-15"""
    game = table({"points": ["YYYRR", "BBBBB"], "gold": 2, "silver": 1, "caravan": "YYYRGB"}, {"caravan": "YY"})
    sheet = [[(str(part), points) for part, points in column] for column in game.rules.score_sheet(game.state)]
    assert sheet[0] == [("point cards", 27), ("gold", 6), ("silver", 1), ("cubes", 3)]
    assert sheet[1] == [("point cards", 0), ("gold", 0), ("silver", 0), ("cubes", 0)]


def test_who_else_could_claim_a_card():
    """CEN-12: those who could pay for it, in turn order."""
    game = table({"caravan": "YYRRG"}, {"caravan": "YYY"}, {"caravan": "YYYRR"})
    said = game.rules.consequences(game.state, game.parse("p0 claim YYRR").code)
    assert [str(each) for each in said] == ["p2 could claim this card, too."]
    assert game.rules.consequences(game.state, game.parse("p0 play +YY").code) == []
