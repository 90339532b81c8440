"""The table drawn for a terminal: nothing is cut off, and nothing is wider than a hundred columns."""

import random

import pytest

import entrepot
from entrepot.core.messages import message, speaking_with
from entrepot.i18n import LANGUAGES, Speaker

from .table import board, play, table

BOTH = ["new_buildings", "nobles"]
WIDTH = 100


def too_wide(game):
    return [line for line in str(game).splitlines() if len(line) > WIDTH]


@pytest.mark.parametrize("seed", range(5))
def test_five_players_with_both_expansions_fit_late_in_the_game(seed):
    """At every fiftieth decision, and at the end."""
    game = entrepot.new("puerto_rico", players=5, expansions=BOTH, market="all", seed=seed)
    rng = random.Random(seed)
    while not game.is_over:
        if len(game.actions) % 50 == 0:
            assert too_wide(game) == []
        game.apply(rng.choice(game.legal()))
    assert too_wide(game) == []
    assert game.position()["round"] > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fullest_boards_fit_in_every_language(language):
    """All goods, a crowd with nobles in San Juan, a full island, a full city, and a long name."""
    rich = board(
        island="corn 2/2, indigo 2/2, sugar 2/2, tobacco 2/2, coffee 2/2, quarry 1/1, forest 1",
        city=(
            "specialty_factory, royal_supplier, trading_post, hunting_lodge 1*/1, construction_hut, "
            "small_indigo_plant, small_sugar_mill, tobacco_storage 3***/3, customs_house, royal_garden"
        ),
        goods="corn 9, indigo 9, sugar 9, tobacco 8, coffee 8",
        doubloons=120,
        vp=110,
        san_juan="30**********",
    )
    game = table(rich, *[board(island="")] * 4, expansions=BOTH, market="all")
    game.names[0] = "Maximiliana"
    with speaking_with(Speaker(language)):
        assert too_wide(game) == []
        assert "San Juan 30**********" in str(game)
        assert f"{message('building-customs-house')} 1/1" in str(game)


def test_every_building_for_sale_is_shown_with_its_full_name_its_cost_and_its_copies():
    text = str(entrepot.new("puerto_rico", players=4, expansions=BOTH, market="all", seed=1))
    for entry in (
        "small indigo plant 1×4",
        "specialty factory 8×2",
        "customs house 10×1",
        "jeweler           8×2",
    ):
        assert entry in text


def test_the_board_shows_the_table():
    game = table(
        board(
            island="corn 1/2, quarry 0/1",
            city="office, sugar_mill 2/3",
            goods="coffee 2",
            vp=7,
            doubloons=1,
            san_juan=1,
        ),
        board(),
        board(),
        ships=("", "corn 3", ""),
        trading_house=["indigo"],
        roles={"mayor": {"doubloons": 2}},
    )
    play(game, "p0 role builder", "p0 pass")
    text = str(game)
    for piece in (
        "Puerto Rico · round 1 · governor p0 · builder · p1 to decide",
        "builder (p0)",
        "mayor +2",
        "[4] – 0/4   [5] corn 3/5   [6] – 0/6   trading house: indigo",
        "  p0   1 doubloon   7 VP   coffee 2   San Juan 1",
        "▶ p1   2 doubloons   0 VP",
        "corn 1/2   quarry 0/1   (3/12)",
        "sugar mill 2/3   office 1/1   (2/12)",
    ):
        assert piece in text


def test_the_last_round_is_announced():
    """RND-5"""
    assert "last round" in str(table(board(vp=75), board(), board()))
    assert "last round" not in str(table(board(vp=74), board(), board()))
