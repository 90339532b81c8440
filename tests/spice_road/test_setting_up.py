"""Rulebook examples: before the first turn."""

import pytest

import entrepot

from .table import MARKET, POINT_ROW, POINTS, ROW, caravan, player, row, table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_may_play_and_seat_0_starts(players):
    """CEN-1"""
    game = entrepot.new("spice_road", players=players)
    assert (game.players, game.seat) == (players, 0)


@pytest.mark.parametrize("players", [0, 1, 6, 100])
def test_no_other_number_may_play(players):
    """CEN-1"""
    with pytest.raises(entrepot.OptionError, match=f"players cannot be “{players}”; allowed: 2, 3, 4, 5"):
        entrepot.new("spice_road", players=players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_later_seats_start_with_more_cubes(players):
    """CEN-2"""
    game = entrepot.new("spice_road", players=players)
    cubes = ["YYY", "YYYY", "YYYY", "YYYR", "YYYR"]
    assert [caravan(game, seat) for seat in range(players)] == cubes[:players]


def test_everybody_holds_a_create_and_an_upgrade():
    """CEN-3"""
    game = entrepot.new("spice_road", players=5)
    for seat in range(5):
        assert player(game, seat)["hand"] == ["+YY", "^2"]
        assert player(game, seat)["played"] == []


def test_five_point_cards_and_six_merchant_cards_lie_open():
    """CEN-4"""
    position = entrepot.new("spice_road", seed=3).position()
    assert (len(position["merchant_row"]), len(position["merchant_deck"])) == (6, len(MARKET) - 6)
    assert (len(position["point_row"]), len(position["point_deck"])) == (5, len(POINTS) - 5)
    assert all(entry["cubes"] == "" for entry in position["merchant_row"])


def test_the_rows_fill_from_the_deck_on_the_right():
    """CEN-4"""
    others = [card for card in MARKET if card not in ROW]
    deck = ["B>GG", *(card for card in others if card != "B>GG")]
    game = table({}, {}, merchant_row=row(*ROW), merchant_deck=deck)
    game.play("p0 acquire YY>G")
    assert [entry["card"] for entry in game.position()["merchant_row"]] == [*ROW[1:], "B>GG"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_there_are_two_gold_and_two_silver_coins_for_each_player(players):
    """CEN-5"""
    position = entrepot.new("spice_road", players=players).position()
    assert (position["gold"], position["silver"]) == (2 * players, 2 * players)


@pytest.mark.parametrize(
    ("card", "coins"), [("YYRR", (1, 0)), ("RRRR", (0, 1)), ("GGGG", (0, 0)), ("BBBB", (0, 0)), ("YRGB", (0, 0))]
)
def test_gold_is_above_the_first_place_and_silver_above_the_second(card, coins):
    """CEN-5, CEN-12"""
    game = table({"caravan": card}, {}, point_row=POINT_ROW)
    game.play(f"p0 claim {card}")
    assert (player(game, 0)["gold"], player(game, 0)["silver"]) == coins


def test_with_the_last_gold_the_silver_moves_to_the_first_place():
    """CEN-5"""
    game = table({"caravan": "YYRR"}, {"caravan": "RRRR", "gold": 3}, gold=1)
    game.play("p0 claim YYRR")
    assert player(game, 0)["gold"] == 1
    game.play("p1 claim RRRR")  # now in the first place
    assert (player(game, 1)["gold"], player(game, 1)["silver"]) == (3, 1)


def test_once_the_gold_is_gone_the_second_place_has_no_coin():
    """CEN-5"""
    game = table({"caravan": "RRRR"}, {"gold": 4}, gold=0)
    game.play("p0 claim RRRR")
    assert (player(game, 0)["gold"], player(game, 0)["silver"]) == (0, 0)


def test_without_any_coin_left_a_claim_gives_none():
    """CEN-5"""
    game = table({"caravan": "YYRR"}, {"gold": 4, "silver": 4}, gold=0, silver=0)
    game.play("p0 claim YYRR")
    assert (player(game, 0)["gold"], player(game, 0)["silver"]) == (0, 0)


def test_a_seed_gives_the_same_table_and_another_seed_another():
    """CEN-4: only the order of the cards is random."""
    one, same, other = (entrepot.new("spice_road", seed=seed) for seed in (1, 1, 2))
    assert one.position() == same.position()
    assert one.position() != other.position()
    assert one.position()["players"] == other.position()["players"]
