"""The cards in the code against a second transcription, cell by cell."""

import pytest

from entrepot.games.spice_road import cards

from .table import LETTERS, MERCHANTS, POINTS, STARTERS


def test_every_merchant_card_is_there_and_no_other():
    assert sorted(cards.MERCHANT_CARDS) == sorted(MERCHANTS)
    assert sorted(cards.STARTERS) == sorted(STARTERS)
    assert len(cards.MARKET) == len(set(cards.MARKET)) == 43


@pytest.mark.parametrize("card", cards.MERCHANT_CARDS)
def test_the_text_of_a_merchant_card_is_as_printed(card):
    printed = MERCHANTS[card]
    give, _, get = card.rpartition(">")
    get = get.lstrip("+^0123456789")
    for letter in LETTERS:
        assert give.count(letter) == int(printed[f"give_{letter.lower()}"])
        assert get.count(letter) == int(printed[f"get_{letter.lower()}"])
    assert (int(card[1:]) if card[0] == "^" else 0) == int(printed["upgrades"])
    assert {"+": "create", "^": "upgrade"}.get(card[0], "trade") == printed["kind"]
    assert (card in cards.STARTERS) == (printed["starter"] == "1")
    assert (5 if card in cards.STARTERS else 1) == int(printed["copies"])


def test_every_point_card_is_there_with_its_points():
    assert cards.POINT_CARDS == POINTS
    assert len(POINTS) == 36


@pytest.mark.parametrize(("cost", "points"), cards.POINT_CARDS.items())
def test_points_follow_from_the_cost(cost, points):
    """A cube is worth 1 to 4; three colours give one more point, four give two."""
    worth = sum(LETTERS.index(cube) + 1 for cube in cost)
    assert points == worth + max(0, len(set(cost)) - 2)


@pytest.mark.parametrize("cubes", ["", "Y", "YYRGBBB", "B" * 10, *POINTS])
def test_packed_cubes_unpack_to_the_same(cubes):
    assert cards.unpacked(cards.packed(cubes)) == cubes
