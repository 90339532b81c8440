"""A malformed position is refused with a message that names the key."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import entrepot

from .table import MARKET, POINT_ROW, ROW, hand, row, table

MISSING = object()


def whole() -> dict[str, Any]:
    """A position for three without a fault."""
    game = table({"caravan": "YRGB", "hand": hand("+B"), "points": ["GGGGG"], "gold": 1}, {"played": ["^2"]}, {})
    return game.position()


def with_change(path: str, value: Any) -> dict[str, Any]:
    """That position with one thing changed, found by its path: ``players.0.caravan``."""
    position = deepcopy(whole())
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = position
    for step in way:
        place = place[step]
    if value is MISSING:
        del place[last]
    elif isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return position


BROKEN = [  # the path, the new value, the key in the message, the reason
    # missing, unknown
    ("game", MISSING, "game", "missing"),
    ("options", MISSING, "options", "missing"),
    ("players", MISSING, "players", "missing"),
    ("players", None, "players", "missing"),
    ("merchant_row.1.card", MISSING, "merchant_row[1].card", "missing"),
    ("weather", "fine", "weather", "there is no such key"),
    ("players.1.weather", "fine", "players[1].weather", "there is no such key"),
    ("merchant_row.0.weather", "fine", "merchant_row[0].weather", "there is no such key"),
    ("options.weather", "fine", "options.weather", "there is no such key"),
    # of the wrong kind
    ("game", "chess", "game", "There is no game “chess”"),
    ("game", 7, "game", "There is no game “7”"),
    ("game", ["spice_road"], "game", "There is no game"),
    ("options", [], "options", "is not an object"),
    ("options.players", "3", "options", "players cannot be “3”"),
    ("options.players", True, "options", "players cannot be “yes”"),
    ("options.open_points", 1, "options", "open_points cannot be “1”"),
    ("rules_version", 2, "rules_version", "2 is not between 1 and 1"),
    ("rules_version", "1", "rules_version", "is not a whole number"),
    ("players", {}, "players", "is not a list"),
    ("players.0", "somebody", "players[0]", "is not an object"),
    ("players.0.caravan", 4, "players[0].caravan", "“4” is not a string"),
    ("players.0.caravan", ["Y"], "players[0].caravan", "is not a string"),
    ("players.0.hand", "+YY", "players[0].hand", "“+YY” is not a list"),
    ("players.0.hand.0", 0, "players[0].hand[0]", "“0” is not a string"),
    ("merchant_row", {"card": "+B"}, "merchant_row", "is not a list"),
    ("merchant_row.0", "YY>G", "merchant_row[0]", "is not an object"),
    ("point_row", 5, "point_row", "is not a list"),
    ("turn", "1", "turn", "is not a whole number"),
    ("turn", 1.0, "turn", "“1.0” is not a whole number"),
    ("turn", float("nan"), "turn", "“nan” is not a whole number"),
    ("turn", True, "turn", "“yes” is not a whole number"),
    ("seat", False, "seat", "“no” is not a whole number"),
    ("seat", [[[]]], "seat", "“none” is not a whole number"),
    # out of bounds
    ("turn", 0, "turn", "0 is not between"),
    ("turn", 10**40, "turn", "is not between 1 and 1,000,000"),
    ("seat", -1, "seat", "-1 is not between 0 and 2"),
    ("seat", 3, "seat", "3 is not between 0 and 2"),
    ("gold", -1, "gold", "-1 is not between 5 and 5"),
    ("gold", 6, "gold", "6 is not between 5 and 5"),
    ("silver", 5, "silver", "5 is not between 6 and 6"),
    ("players.0.gold", 7, "players[0].gold", "7 is not between 0 and 6"),
    ("players.0.silver", -1, "players[0].silver", "-1 is not between"),
    # numbers of players
    ("players.2", MISSING, "players", "there must be 3 players"),
    ("players.3", {}, "players", "there must be 3 players"),
    ("options.players", 6, "options", "allowed: 2, 3, 4, 5"),
    # cubes
    ("players.0.caravan", "YYYYYYYYYYY", "players[0].caravan", "at most 10 cubes"),
    ("players.0.caravan", "YX", "players[0].caravan", "the letters YRGB"),
    ("players.0.caravan", "yy", "players[0].caravan", "the letters YRGB"),
    ("players.0.caravan", "Y" * 101, "players[0].caravan", "at most 100"),
    ("merchant_row.2.cubes", "Y" * 44, "merchant_row[2].cubes", "at most 43"),
    # cards
    ("players.0.hand.0", "+YYYYYYYY", "players[0].hand[0]", "is not one of"),
    ("players.0.hand", ["+YY"], "players[0]", "must include +YY and ^2"),
    ("players.0.hand", [], "players[0]", "must include +YY and ^2"),
    ("players.0.played", ["+YY"], "players[0]", "no card twice"),
    ("players.0.hand.3", "+B", "players[0].hand", "too many +B"),
    ("players.1.hand.1", "+B", "players", "too many +B"),
    ("players.1.hand.1", "YY>G", "merchant_row", "too many YY>G"),
    ("merchant_row.0.card", "^2", "merchant_row[0].card", "is not one of"),
    ("merchant_row.0.card", "+B", "merchant_row", "too many +B"),
    ("merchant_row.0", MISSING, "merchant_deck", "missing: YY>G"),
    ("merchant_deck.0", MISSING, "merchant_deck", "missing"),
    ("merchant_deck.0", "YY>G", "merchant_deck", "too many YY>G"),
    ("merchant_deck", [], "merchant_deck", "missing"),
    ("point_row.0", "YYRRR", "point_deck", "too many YYRRR"),
    ("point_row.0", "RRYY", "point_row[0]", "is not one of"),
    ("point_row.5", "GGGGG", "point_row", "too many GGGGG"),
    ("point_deck", [], "point_deck", "missing"),
    ("players.1.points", ["GGGGG"], "players", "too many GGGGG"),
    # something unfinished
    ("pending", 1, "pending", "is not an object"),
    ("pending", {}, "pending.decision", "missing"),
    ("pending", {"decision": "sleep"}, "pending.decision", "is not one of: upgrade, trade, drop, discard"),
    ("pending", {"decision": "discard"}, "pending", "cannot be the decision at hand"),
    ("pending", {"decision": "discard", "why": 1}, "pending.why", "there is no such key"),
    ("pending", {"decision": "drop", "left": 1}, "pending.card", "missing"),
    ("pending", {"decision": "drop", "card": "+G"}, "pending.left", "missing"),
    ("pending", {"decision": "drop", "card": "YY>G", "left": 1}, "pending.card", "is not one of"),
    ("pending", {"decision": "drop", "card": "+G", "left": 2}, "pending.left", "2 is not between 1 and 1"),
    ("pending", {"decision": "drop", "card": "R>YYY", "left": 2}, "pending", "cannot be the decision at hand"),
    ("pending", {"decision": "upgrade", "card": "^2", "left": 1}, "pending.card", "is not one of"),
    ("pending", {"decision": "trade", "card": "YY>G"}, "pending.card", "is not one of"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "key", "words"), BROKEN)
def test_a_broken_position_is_refused_by_its_key(path, value, key, words):
    with pytest.raises(entrepot.PositionError) as caught:
        entrepot.load(with_change(path, value), seed=1)
    assert caught.value.key == key
    assert str(caught.value).startswith(f"{key}: ")
    assert words in str(caught.value)


def test_the_position_without_a_change_is_none_of_them():
    assert entrepot.load(whole()).position() == whole()


@pytest.mark.parametrize("thing", [None, [], "position", 5, 1.5, [{"game": "spice_road"}]])
def test_something_that_is_no_object_is_no_position(thing):
    with pytest.raises(entrepot.PositionError, match=r"^position: .* is not an object"):
        entrepot.load(thing)


def test_a_number_too_long_to_be_written_is_refused_like_any_other():
    with pytest.raises(entrepot.PositionError, match=r"^turn: int is not between"):
        entrepot.load(with_change("turn", 10**5000))


# Rows and decks


def test_a_row_may_be_short_only_when_the_deck_is_empty():
    with pytest.raises(entrepot.PositionError, match=r"^merchant_row: the row must have 6 cards"):
        table({}, {}, merchant_row=row(*ROW[:5]))
    with pytest.raises(entrepot.PositionError, match=r"^point_row: the row must have 5 cards"):
        table({}, {}, point_row=POINT_ROW[:4])
    with pytest.raises(entrepot.PositionError, match=r"^merchant_row: the row must have 6 cards"):
        table({}, {}, merchant_row=row(*MARKET[:7]))


def test_anything_left_out_is_filled_in_from_the_box():
    rest = [card for card in MARKET if card not in ROW]
    without_row = table({}, {}, merchant_row=None, merchant_deck=rest).position()
    assert sorted(entry["card"] for entry in without_row["merchant_row"]) == sorted(ROW)
    without_deck = table({}, {}, merchant_row=row(*ROW)).position()
    assert sorted(without_deck["merchant_deck"]) == sorted(rest)
    bare = {"game": "spice_road", "options": {}, "players": [{}, {}]}
    assert entrepot.load(bare, seed=1).position() == entrepot.load(bare, seed=1).position()
    assert entrepot.load(bare, seed=1).position() != entrepot.load(bare, seed=2).position()


def test_a_position_need_not_say_more_than_the_players():
    game = entrepot.load({"game": "spice_road", "options": {}, "players": [{}, {}, {}, {}]})
    new = entrepot.new("spice_road", players=4).position()
    for key in ("options", "turn", "seat", "gold", "silver", "players", "pending"):
        assert game.position()[key] == new[key]


def test_a_starter_that_was_played_is_not_in_the_hand():
    game = table({"played": ["^2"]}, {})
    assert game.position()["players"][0]["hand"] == ["+YY"]


# What no game can lead to


def test_too_many_coins_in_all():
    with pytest.raises(entrepot.PositionError, match=r"^players: too many gold coins; at most 4 allowed"):
        table({"gold": 3}, {"gold": 2})


SIX = ["YYYRR", "YYRRR", "YYGG", "YYYGG", "YYRB", "YYBB"]


def test_more_point_cards_than_end_the_game():
    with pytest.raises(entrepot.PositionError, match=r"^players\[1\].points: nobody can have more than 6"):
        table({}, {"points": [*SIX, "GGGGG"]})


def test_a_turn_after_ones_last():
    assert table({"points": SIX}, {}, seat=1).seat == 1
    with pytest.raises(entrepot.PositionError, match=r"^players\[1\].points: .* the game would be over"):
        table({}, {"points": SIX}, seat=1)
    assert table({}, {"points": SIX}).is_over


UNREACHABLE = [
    ({"caravan": "BB", "hand": ["+YY"], "played": ["^2"]}, {"decision": "upgrade", "card": "^2", "left": 2}),
    ({"caravan": "YY", "hand": ["+YY"], "played": ["^2"]}, {"decision": "upgrade", "card": "^2", "left": 1}),
    ({"caravan": "Y" * 11, "hand": ["+YY"], "played": ["^2"]}, {"decision": "upgrade", "card": "^2", "left": 2}),
    ({"caravan": "YYYYYYYY"}, {"decision": "drop", "card": "+B", "left": 2}),
    ({"caravan": "Y" * 11}, {"decision": "drop", "card": "+B", "left": 3}),
    ({"caravan": "YYRR", "played": ["RR>YYB"]}, {"decision": "trade", "card": "RR>YYB"}),
    ({"caravan": "R" * 30 + "YYYG", "played": ["RR>YYYG"]}, {"decision": "trade", "card": "RR>YYYG"}),
    ({"caravan": "B" * 60 + "YYY", "played": ["YYY>B"]}, {"decision": "trade", "card": "YYY>B"}),
    ({"caravan": "Y" * 28 + "R", "played": ["R>YYY"]}, {"decision": "trade", "card": "R>YYY"}),
    ({"caravan": "Y" * 10}, {"decision": "discard"}),
]


@pytest.mark.parametrize(("one", "pending"), UNREACHABLE)
def test_a_turn_cannot_have_come_to_this(one, pending):
    with pytest.raises(entrepot.PositionError, match=r"^pending: this cannot be the decision at hand"):
        table(one, {}, pending=pending, merchant_row=row(*ROW[:3], "+B", *ROW[4:]))


@pytest.mark.parametrize("card", ["+YY", "^2", "RR>YYB", "YY>RR"])
def test_only_a_played_trade_that_can_be_paid_continues(card):
    """Two starters, a trade without its saffron, and one still in the hand."""
    one = {"caravan": "YYYR", "hand": ["YY>RR"], "played": ["+YY", "^2", "RR>YYB"]}
    with pytest.raises(entrepot.PositionError, match=r"^pending\.card: .* is not one of"):
        table(one, {}, pending={"decision": "trade", "card": card})


REACHABLE = [
    ({"caravan": "RB", "played": ["^2"]}, {"decision": "upgrade", "card": "^2", "left": 1}, ["raise R", "stop"]),
    ({"caravan": "YB", "played": ["^2"]}, {"decision": "upgrade", "card": "^2", "left": 2}, ["raise Y"]),
    (
        {"caravan": "YYR", "played": ["^2"]},
        {"decision": "upgrade", "card": "^2", "left": 1},
        ["raise Y", "raise R", "stop"],
    ),
    ({"caravan": "YR"}, {"decision": "drop", "card": "YYY>RRR", "left": 2}, ["drop Y", "drop R"]),
    ({"caravan": "YYYYYYYYYR"}, {"decision": "drop", "card": "YYY>RRR", "left": 2}, ["drop Y", "drop R"]),
    ({"caravan": "RRYYBYYB", "played": ["RR>YYB"]}, {"decision": "trade", "card": "RR>YYB"}, ["again", "stop"]),
    ({"caravan": "Y" * 27 + "R", "played": ["R>YYY"]}, {"decision": "trade", "card": "R>YYY"}, ["again", "stop"]),
    ({"caravan": "Y" * 11 + "B"}, {"decision": "discard"}, ["discard Y", "discard B"]),
]


@pytest.mark.parametrize(("one", "pending", "legal"), REACHABLE)
def test_an_unfinished_turn_can_be_written_by_hand(one, pending, legal):
    game = table(one, {}, pending=pending, merchant_row=row(*ROW[:3], "+B", *ROW[4:]))
    assert game.legal() == [f"p0 {text}" for text in legal]
