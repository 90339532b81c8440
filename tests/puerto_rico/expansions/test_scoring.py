"""Rulebook examples: what the first expansion's buildings are worth at the end."""

import pytest

from ..table import board
from .setting import NOBODY, new_buildings


def test_six_forests_three_quarries_two_corn_and_a_coffee_are_six_points_for_the_cloister():
    """NEW-19"""
    owner = board(island="forest 6, quarry 0/3, corn 0/2, coffee 0/1", city="cloister")
    game = new_buildings(owner, NOBODY, NOBODY)
    assert game.scores()[0] == 4 + 6


@pytest.mark.parametrize(
    ("island", "points"),
    [
        ("corn 0/2, sugar 0/2", 0),
        ("corn 0/3", 1),
        ("corn 0/5, sugar 0/2", 1),
        ("corn 0/3, quarry 0/3", 3),
        ("corn 0/6", 3),
        ("corn 0/9", 6),
        ("corn 0/3, sugar 0/3, quarry 0/3, forest 3", 10),
    ],
)
def test_the_cloister_counts_sets_of_three_equal_tiles(island, points):
    """NEW-19"""
    game = new_buildings(board(island=island, city="cloister"), NOBODY, NOBODY)
    assert game.scores()[0] == 4 + points


def test_an_unoccupied_cloister_counts_nothing():
    """NEW-19, BLD-2"""
    game = new_buildings(board(island="corn 0/9", city="cloister 0"), NOBODY, NOBODY)
    assert game.scores()[0] == 4


def test_the_statue_is_violet_and_nothing_but_its_points():
    """NEW-18, SCO-6"""
    game = new_buildings(board(city="statue 0, city_hall"), NOBODY, NOBODY)
    assert game.scores()[0] == 8 + 4 + 2
