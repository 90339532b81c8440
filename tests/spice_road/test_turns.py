"""Rulebook examples: what a player may do in a turn."""

import pytest

import entrepot

from .table import ROW, caravan, hand, player, row, table, verbs, words


def test_a_turn_is_one_of_four_things():
    """CEN-6"""
    game = table({"caravan": "YYRR", "hand": ["+YY"], "played": ["^2"]}, {})
    assert verbs(game) == {"play", "acquire", "claim", "rest"}


@pytest.mark.parametrize("action", ["play +YY", "acquire YY>G", "claim YYRR", "rest"])
def test_after_one_of_them_the_next_player_has_the_turn(action):
    """CEN-6"""
    game = table({"caravan": "YYRR", "hand": ["+YY"], "played": ["^2"]}, {})
    game.play(f"p0 {action}")
    assert game.seat == 1


def test_the_turn_passes_clockwise_and_the_rounds_are_counted():
    """CEN-6"""
    game = table({}, {}, {})
    for seat in (0, 1, 2):
        assert (game.seat, game.position()["turn"]) == (seat, 1)
        game.play(f"p{seat} play +YY")
    assert (game.seat, game.position()["turn"]) == (0, 2)


def test_creating_gives_the_cubes_shown_and_puts_the_card_on_the_table():
    """CEN-7"""
    game = table({"caravan": "R", "hand": hand("+YYR")}, {})
    game.play("p0 play +YYR")
    assert caravan(game, 0) == "YYRR"
    assert (player(game, 0)["hand"], player(game, 0)["played"]) == (["+YY", "^2"], ["+YYR"])


def test_a_card_on_the_table_cannot_be_played_again():
    """CEN-7"""
    game = table({"hand": ["^2"], "played": ["+YY"]}, {})
    with pytest.raises(entrepot.IllegalActionError, match="you have already played “take 2 turmeric”"):
        game.play("p0 play +YY")


# Upgrades


def test_an_upgrade_raises_cubes_step_by_step():
    """CEN-8"""
    game = table({"caravan": "YRG"}, {})
    game.play("p0 play ^2")
    game.play("p0 raise Y")
    assert caravan(game, 0) == "RRG"
    game.play("p0 raise G")
    assert caravan(game, 0) == "RRB"
    assert game.seat == 1


def test_the_same_cube_may_be_raised_again():
    """CEN-8"""
    game = table({"caravan": "YB", "hand": hand("^3")}, {})
    game.play("p0 play ^3")  # the first step has no choice
    game.play("p0 raise R")
    game.play("p0 raise G")
    assert caravan(game, 0) == "BB"


def test_not_all_steps_need_be_used():
    """CEN-8"""
    game = table({"caravan": "YR"}, {})
    game.play("p0 play ^2")
    game.play("p0 raise Y")
    assert words(game) == ["raise R", "stop"]
    game.play("p0 stop")
    assert (caravan(game, 0), game.seat) == ("RR", 1)


def test_at_least_one_step_must_be_used():
    """CEN-8"""
    game = table({"caravan": "YR"}, {})
    game.play("p0 play ^2")
    assert words(game) == ["raise Y", "raise R"]
    with pytest.raises(entrepot.IllegalActionError, match="you must upgrade at least one cube"):
        game.play("p0 stop")


@pytest.mark.parametrize("cubes", ["", "B", "BBBB"])
def test_an_upgrade_needs_a_cube_that_can_be_raised(cubes):
    """CEN-8"""
    game = table({"caravan": cubes}, {})
    assert "play ^2" not in words(game)
    with pytest.raises(entrepot.IllegalActionError, match="no cube that can be upgraded"):
        game.play("p0 play ^2")


def test_when_everything_has_become_cinnamon_the_upgrade_is_over():
    """CEN-8"""
    game = table({"caravan": "G", "hand": hand("^3")}, {})
    game.play("p0 play ^3")  # raising the one cardamom is forced, and then nothing can be raised
    assert (caravan(game, 0), game.seat) == ("B", 1)


# Trades


@pytest.mark.parametrize(("times", "cubes"), [(1, "YYYYG"), (2, "YYGG"), (3, "GGG")])
def test_six_turmeric_trade_for_one_two_or_three_cardamom(times, cubes):
    """CEN-9"""
    game = table({"caravan": "YYYYYY", "hand": hand("YY>G")}, {}, merchant_row=row("+YG", *ROW[1:]))
    game.play("p0 play YY>G")
    for _ in range(times - 1):
        game.play("p0 again")
    if times < 3:
        game.play("p0 stop")
    assert (caravan(game, 0), game.seat) == (cubes, 1)


def test_a_trade_must_be_paid_at_least_once():
    """CEN-9"""
    game = table({"caravan": "YRR", "hand": hand("YY>G")}, {}, merchant_row=row("+YG", *ROW[1:]))
    assert "play YY>G" not in words(game)
    with pytest.raises(entrepot.IllegalActionError, match="you are missing 1 turmeric"):
        game.play("p0 play YY>G")


def test_a_trade_can_only_go_on_while_it_is_being_played():
    """CEN-9"""
    game = table({"caravan": "YYYYYY", "hand": hand("YY>G")}, {}, merchant_row=row("+YG", *ROW[1:]))
    with pytest.raises(entrepot.IllegalActionError, match="there is nothing to continue"):
        game.play("p0 again")
    game.play("p0 play YY>G")
    with pytest.raises(entrepot.IllegalActionError, match="1 cardamom”; trade again or stop"):
        game.play("p0 rest")


# Acquiring


def test_the_first_merchant_card_is_free():
    """CEN-10"""
    game = table({"caravan": ""}, {})
    assert [text for text in words(game) if text.startswith("acquire")] == ["acquire YY>G"]
    game.play("p0 acquire YY>G")
    assert (player(game, 0)["hand"], caravan(game, 0)) == (hand("YY>G"), "")


def test_a_later_card_costs_a_cube_on_each_card_to_its_left_leftmost_first():
    """CEN-10"""
    game = table({"caravan": "YRGB"}, {})
    for action in ("acquire R>YYY", "drop B", "drop Y", "drop R"):
        game.play(f"p0 {action}")
    piles = {entry["card"]: entry["cubes"] for entry in game.position()["merchant_row"]}
    assert (piles["YY>G"], piles["+G"], piles["YYY>RRR"]) == ("B", "Y", "R")
    assert (caravan(game, 0), player(game, 0)["hand"]) == ("G", hand("R>YYY"))


def test_the_cubes_lying_on_a_card_come_with_it():
    """CEN-10"""
    game = table({"caravan": "Y"}, {}, merchant_row=row(("YY>G", "RB"), *ROW[1:]))
    game.play("p0 acquire YY>G")
    assert caravan(game, 0) == "YRB"


def test_the_row_closes_to_the_left_and_the_cubes_move_with_their_cards():
    """CEN-10"""
    game = table({"caravan": "YY"}, {}, merchant_row=row(("YY>G", "R"), "+G", ("YYY>RRR", "B"), *ROW[3:]))
    game.play("p0 acquire +G")  # drops its only kind of cube automatically
    entries = game.position()["merchant_row"]
    assert entries[:2] == [{"card": "YY>G", "cubes": "YR"}, {"card": "YYY>RRR", "cubes": "B"}]
    assert (len(entries), entries[5]["cubes"]) == (6, "")


def test_the_cubes_on_the_wanted_card_cannot_pay_for_it():
    """CEN-10"""
    game = table({"caravan": "Y"}, {}, merchant_row=row("YY>G", "+G", ("YYY>RRR", "GGG"), *ROW[3:]))
    assert "acquire YYY>RRR" not in words(game)
    with pytest.raises(entrepot.IllegalActionError, match=r"3 saffron” costs 2 cubes.* your caravan holds only 1"):
        game.play("p0 acquire YYY>RRR")


def test_only_cubes_in_the_caravan_can_be_dropped():
    """CEN-10"""
    game = table({"caravan": "YR"}, {})
    game.play("p0 acquire +G")
    assert words(game) == ["drop Y", "drop R"]
    with pytest.raises(entrepot.IllegalActionError, match="you have no cinnamon in your caravan"):
        game.play("p0 drop B")
    with pytest.raises(entrepot.IllegalActionError, match="acquiring “take 1 cardamom”; place a cube"):
        game.play("p0 play +YY")


# Resting and claiming


def test_resting_takes_all_own_played_cards_back():
    """CEN-11"""
    game = table(
        {"hand": [], "played": ["+YY", "^2", "+G"]}, {"played": ["+YY"]}, merchant_row=row("+B", "+YG", *ROW[2:])
    )
    game.play("p0 rest")
    assert (player(game, 0)["hand"], player(game, 0)["played"]) == (["+YY", "^2", "+G"], [])
    assert player(game, 1)["played"] == ["+YY"]


def test_resting_without_a_played_card_is_refused():
    """CEN-11"""
    game = table({}, {})
    assert "rest" not in words(game)
    with pytest.raises(entrepot.IllegalActionError, match="no played cards to take back"):
        game.play("p0 rest")


def test_claiming_pays_all_the_cubes_and_takes_the_card():
    """CEN-12"""
    game = table({"caravan": "YYRRRG"}, {})
    game.play("p0 claim YYRR")
    assert (caravan(game, 0), player(game, 0)["points"]) == ("RG", ["YYRR"])
    assert game.position()["point_row"][:4] == ["RRRR", "GGGG", "BBBB", "YRGB"]
    assert len(game.position()["point_row"]) == 5


def test_a_claim_must_be_paid_in_full():
    """CEN-12"""
    game = table({"caravan": "YYR"}, {})
    assert "claim YYRR" not in words(game)
    with pytest.raises(entrepot.IllegalActionError, match="2 turmeric and 2 saffron; you are missing 1 saffron"):
        game.play("p0 claim YYRR")


def test_only_an_open_point_card_can_be_claimed():
    """CEN-12"""
    game = table({"caravan": "GGGGG"}, {})
    with pytest.raises(entrepot.IllegalActionError, match="no point card for 5 cardamom in the row"):
        game.play("p0 claim GGGGG")


def test_one_claim_is_the_whole_turn():
    """CEN-12"""
    game = table({"caravan": "YYRRGGGG"}, {})
    game.play("p0 claim YYRR")
    with pytest.raises(entrepot.IllegalActionError, match="it is p1’s turn"):
        game.play("p0 claim GGGG")


# Ten cubes


def test_above_ten_cubes_the_player_chooses_which_to_discard():
    """CEN-13"""
    game = table({"caravan": "YYYYYYYRRG"}, {})
    game.play("p0 play +YY")
    assert (game.seat, words(game)) == (0, ["discard Y", "discard R", "discard G"])
    game.play("p0 discard R")
    game.play("p0 discard Y")
    assert (caravan(game, 0), game.seat) == ("YYYYYYYYRG", 1)


def test_exactly_ten_cubes_may_stay():
    """CEN-13"""
    game = table({"caravan": "YYYYYYRR"}, {})
    game.play("p0 play +YY")
    assert (caravan(game, 0), game.seat) == ("YYYYYYYYRR", 1)


def test_only_the_end_of_the_turn_counts():
    """CEN-13: a trade may pass through more than ten cubes."""
    game = table({"caravan": "YYYYYYYRRR", "hand": hand("R>YYY")}, {}, merchant_row=row(*ROW[:3], "+B", *ROW[4:]))
    game.play("p0 play R>YYY")
    assert len(caravan(game, 0)) == 12
    game.play("p0 again")
    assert len(caravan(game, 0)) == 14
    game.play("p0 stop")
    assert words(game) == ["discard Y", "discard R"]
    with pytest.raises(entrepot.IllegalActionError, match="your caravan holds more than ten cubes; discard"):
        game.play("p0 stop")


def test_what_came_with_an_acquired_card_counts_too():
    """CEN-13"""
    game = table({"caravan": "YYYYYYYYYY"}, {}, merchant_row=row(("YY>G", "B"), *ROW[1:]))
    game.play("p0 acquire YY>G")
    assert words(game) == ["discard Y", "discard B"]
