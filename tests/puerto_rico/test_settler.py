"""Rulebook examples: the settler."""

from collections import Counter

import pytest

from .table import board, bodies, island, play, refused, supply, table, words

OPEN = ["corn", "corn", "indigo", "coffee"]  # face-up tiles to write examples with, for three players
FULL = [  # islands of twelve tiles, each mostly of one kind
    "corn 0/10, quarry 0/2",
    "indigo 0/12",
    "sugar 0/11, coffee 0/1",
    "tobacco 0/9, corn 0/3",
    "coffee 0/8, indigo 0/4",
    "quarry 0/8, sugar 0/4",
]


def tiles(face_up=OPEN, stack=None, discard=None):
    """The plantation tiles; piles not given get the rest of the box."""
    given = {"face_up": face_up, "stack": stack, "discard": discard}
    return {name: kinds for name, kinds in given.items() if kinds is not None}


def face_up(game):
    return game.position()["plantations"]["face_up"]


# Taking


def test_everybody_in_turn_may_take_one_face_up_plantation():
    """SETL-1"""
    game = table(board(island=""), board(island=""), board(island=""), plantations=tiles())
    play(game, "p0 role settler", "p0 take coffee", "p1 take corn", "p2 take corn")
    assert [island(game, seat) for seat in range(3)] == [{"coffee": "0/1"}, {"corn": "0/1"}, {"corn": "0/1"}]


def test_what_is_taken_is_gone_for_those_after():
    """SETL-1: the gap in the row is not refilled."""
    game = table(board(), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take coffee")
    assert face_up(game) == ["corn", "corn", "indigo"]
    assert words(game) == ["take corn", "take indigo", "pass"]
    assert refused(game, "p1 take coffee") == "there is no face-up coffee plantation (SETL-1)."


def test_nobody_has_to_take_a_tile():
    """SETL-1, RND-3"""
    game = table(board(), board(island=""), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take corn", "p1 pass", "p2 take corn")
    assert island(game, 1) == {}


def test_a_new_tile_comes_without_a_colonist():
    """SETL-1"""
    game = table(board(island="corn 1/1"), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take corn")
    assert island(game, 0) == {"corn": "1/2"}


def test_one_tile_is_all():
    """SETL-1"""
    game = table(board(), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take corn")
    assert refused(game, "p0 take corn") == "it is p1’s turn."


def test_the_settler_may_take_a_quarry_instead():
    """SETL-2"""
    game = table(board(island=""), board(), board(), plantations=tiles())
    play(game, "p0 role settler")
    assert words(game) == ["take corn", "take indigo", "take coffee", "take quarry", "pass"]
    play(game, "p0 take quarry")
    assert (island(game, 0), supply(game)["quarries"]) == ({"quarry": "0/1"}, 7)
    assert face_up(game) == OPEN


def test_the_others_may_not():
    """SETL-2"""
    game = table(board(), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take corn")
    assert refused(game, "p1 take quarry") == (
        "only the settler and the owner of an occupied construction hut may take a quarry (SETL-2, SETL-6)."
    )


def test_without_a_quarry_left_the_settler_has_no_privilege():
    """SETL-2"""
    game = table(board(), board(island="quarry 0/8"), board(), plantations=tiles())
    play(game, "p0 role settler")
    assert "take quarry" not in words(game)
    assert refused(game, "p0 take quarry") == "there is no quarry left (SETL-2)."


@pytest.mark.parametrize("full", FULL)
def test_a_full_island_takes_nothing(full):
    """SETL-3: neither a plantation nor a quarry nor the hacienda's tile; the turn is skipped."""
    game = table(board(island=full, city="hacienda, construction_hut"), board(island=""), board(island=""))
    before = island(game, 0)
    play(game, "p0 role settler")
    assert (game.seat, island(game, 0)) == (1, before)


def test_the_last_space_can_be_taken():
    """SETL-3"""
    game = table(board(island="corn 0/5, quarry 0/6"), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take corn")
    assert island(game, 0) == {"corn": "0/6", "quarry": "0/6"}


# New tiles


def test_afterwards_the_rest_is_discarded_and_new_tiles_are_turned_up():
    """SETL-4"""
    stack = ["sugar", "tobacco", "sugar", "corn", "coffee"]
    game = table(board(), board(), board(), plantations=tiles(stack=stack))
    before = game.position()["plantations"]["discard"]
    play(game, "p0 role settler", "p0 take corn", "p1 take corn", "p2 pass")
    after = game.position()["plantations"]
    assert after["face_up"] == ["sugar", "tobacco", "sugar", "corn"]
    assert after["stack"] == ["coffee"]
    assert Counter(after["discard"]) == Counter(before) + Counter(["indigo", "coffee"])


def test_when_the_stack_is_short_the_discards_become_a_new_one():
    """SETL-4: the two last tiles are turned up, then the shuffled discards follow."""
    game = table(board(), board(), board(), plantations=tiles(stack=["sugar", "tobacco"]))
    old = game.position()["plantations"]["discard"]
    play(game, "p0 role settler", "p0 take corn", "p1 take corn", "p2 take coffee")
    after = game.position()["plantations"]
    assert after["face_up"][:2] == ["sugar", "tobacco"]
    assert after["discard"] == []
    assert Counter(after["face_up"][2:] + after["stack"]) == Counter(old) + Counter(["indigo"])
    assert len(game.chance) == 1


def test_if_there_is_still_too_little_fewer_lie_open():
    """SETL-4: five islands hold all tiles but three of coffee, and one of those is taken."""
    kinds = ("corn 0/10", "indigo 0/12", "sugar 0/11", "tobacco 0/9", "coffee 0/5")
    coffee = {"face_up": ["coffee", "coffee"], "stack": [], "discard": ["coffee"]}
    game = table(*[board(island=kind) for kind in kinds], plantations=coffee)
    play(game, "p0 role settler", "p0 take coffee", "p2 pass", "p3 pass", "p4 pass")
    assert game.position()["plantations"] == {"face_up": ["coffee", "coffee"], "stack": [], "discard": []}


# Hacienda


def test_with_a_hacienda_a_face_down_tile_may_be_drawn_besides():
    """SETL-5"""
    game = table(board(island="", city="hacienda"), board(), board(), plantations=tiles(stack=["sugar", "coffee"] * 4))
    play(game, "p0 role settler")
    assert words(game) == ["draw", "take corn", "take indigo", "take coffee", "take quarry", "pass"]
    play(game, "p0 draw")
    assert island(game, 0) == {"sugar": "0/1"}
    assert words(game) == ["take corn", "take indigo", "take coffee", "take quarry", "pass"]
    play(game, "p0 take coffee")
    assert island(game, 0) == {"sugar": "0/1", "coffee": "0/1"}
    assert game.seat == 1


def test_it_is_drawn_before_taking_or_not_at_all():
    """SETL-5"""
    game = table(board(city="hacienda"), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take corn")
    assert game.seat == 1


def test_only_one_tile_is_drawn():
    """SETL-5"""
    game = table(board(city="hacienda"), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 draw")
    assert refused(game, "p0 draw") == "you have already drawn a face-down tile this turn (SETL-5)."


def test_the_drawn_tile_must_be_laid():
    """SETL-5: it is on the island immediately, whatever its kind."""
    game = table(board(island="", city="hacienda"), board(), board(), plantations=tiles(stack=["indigo"] * 9))
    play(game, "p0 role settler", "p0 draw", "p0 pass")
    assert island(game, 0) == {"indigo": "0/1"}


def test_the_drawn_tile_may_fill_the_island():
    """SETL-5, SETL-3: then there is nothing left to take."""
    mine = board(island="corn 0/5, quarry 0/6", city="hacienda")
    game = table(mine, board(), board(), plantations=tiles(stack=["indigo"] * 9))
    play(game, "p0 role settler", "p0 draw")
    assert game.seat == 1
    assert island(game, 0) == {"corn": "0/5", "indigo": "0/1", "quarry": "0/6"}


def test_the_hacienda_never_gives_a_quarry():
    """SETL-5: in another player's settler phase p1 may draw, but has no right to a quarry."""
    game = table(board(), board(city="hacienda"), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 pass", "p1 draw")
    assert words(game) == ["take corn", "take indigo", "take coffee", "pass"]


def test_an_empty_stack_is_refilled_before_drawing():
    """SETL-5"""
    game = table(board(island="", city="hacienda"), board(), board(), plantations=tiles(stack=[]))
    old = game.position()["plantations"]["discard"]
    play(game, "p0 role settler", "p0 draw")
    after = game.position()["plantations"]
    assert (len(after["stack"]), after["discard"]) == (len(old) - 1, [])
    assert sum(int(tile.partition("/")[2]) for tile in island(game, 0).values()) == 1


def test_without_a_hacienda_nothing_is_drawn():
    """SETL-5"""
    game = table(board(city="hacienda 0/1"), board(), board(), plantations=tiles())
    play(game, "p0 role settler")
    assert refused(game, "p0 draw") == "this needs an occupied hacienda (SETL-5)."


# Construction hut


def test_with_a_construction_hut_a_quarry_may_be_taken_in_anybodys_settler_phase():
    """SETL-6"""
    game = table(board(), board(island="", city="construction_hut"), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 pass", "p1 take quarry")
    assert island(game, 1) == {"quarry": "0/1"}
    assert game.seat == 2


def test_even_if_no_plantation_is_face_up():
    """SETL-6"""
    game = table(board(), board(city="construction_hut"), board(), plantations=tiles(face_up=[]))
    play(game, "p0 role settler", "p0 pass")
    assert (game.seat, words(game)) == (1, ["take quarry", "pass"])


def test_the_settler_with_a_construction_hut_still_takes_one_quarry_only():
    """SETL-6"""
    game = table(board(island="", city="construction_hut"), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take quarry")
    assert (island(game, 0), game.seat) == ({"quarry": "0/1"}, 1)


def test_hacienda_and_construction_hut_bring_a_plantation_and_a_quarry():
    """SETL-5, SETL-6"""
    mine = board(island="", city="hacienda, construction_hut")
    game = table(board(), mine, board(), plantations=tiles(stack=["sugar"] * 8))
    play(game, "p0 role settler", "p0 pass", "p1 draw", "p1 take quarry")
    assert island(game, 1) == {"sugar": "0/1", "quarry": "0/1"}


# Hospice


@pytest.mark.parametrize("tile", ["corn", "quarry"])
def test_with_a_hospice_the_new_tile_gets_a_colonist_from_the_supply(tile):
    """SETL-7"""
    game = table(board(island="", city="hospice"), board(), board(), plantations=tiles())
    before = supply(game)["colonists"]
    play(game, "p0 role settler", f"p0 take {tile}", "p0 colonist")
    assert island(game, 0) == {tile: "1/1"}
    assert supply(game)["colonists"] == before - 1
    assert game.position()["colonist_ship"]["colonists"] == 3


def test_the_colonist_may_be_declined():
    """SETL-7"""
    game = table(board(island="", city="hospice"), board(), board(), plantations=tiles())
    play(game, "p0 role settler", "p0 take corn")
    assert words(game) == ["colonist", "pass"]
    play(game, "p0 pass")
    assert island(game, 0) == {"corn": "0/1"}


def test_the_haciendas_tile_gets_no_colonist():
    """SETL-7"""
    mine = board(island="", city="hospice, hacienda")
    game = table(mine, board(), board(), plantations=tiles(stack=["sugar"] * 8))
    play(game, "p0 role settler", "p0 draw")
    assert "colonist" not in words(game)
    play(game, "p0 take corn", "p0 colonist")
    assert island(game, 0) == {"corn": "1/1", "sugar": "0/1"}


def test_from_an_empty_supply_the_colonist_comes_from_the_ship():
    """SETL-7"""
    game = table(board(island="", city="hospice"), board(san_juan=54), board(), plantations=tiles())
    assert supply(game)["colonists"] == 0
    play(game, "p0 role settler", "p0 take corn", "p0 colonist")
    assert island(game, 0) == {"corn": "1/1"}
    assert game.position()["colonist_ship"]["colonists"] == 2


def test_when_the_ship_is_empty_too_there_is_none():
    """SETL-7"""
    game = table(board(island="", city="hospice"), board(san_juan=57), board(), plantations=tiles(), aboard=0)
    play(game, "p0 role settler", "p0 take corn")
    assert (game.seat, bodies(game, 0)) == (1, 1)
