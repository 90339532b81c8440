"""Counting the tree: small tables counted by hand first, then whole starts, then the public API against the engine."""

import pytest

import entrepot

from .table import board, play, table

EMPTY = board(island="", doubloons=0)


def counts(game: entrepot.Game, depth: int) -> list[int]:
    return [game.state.perft(n) for n in range(depth + 1)]


def test_the_last_role_of_the_game():
    """Nobody has anything, the chips have run out, and p2 takes the last role.

    depth 1: settler, mayor, builder, captain.
    depth 2: no tile is face up, so the settler takes a quarry or passes: 2. The mayor takes a colonist or passes: 2.
             The builder has no doubloon, but small indigo plant and small market cost nothing: 3 with the pass.
             The captain loads nothing, and the game is over: 0. Together 7.
    depth 3: the others have nothing to decide, and the game is over.
    """
    roles = {"craftsman": {"taken_by": 0}, "trader": {"taken_by": 1}}
    game = table(EMPTY | {"vp": 75}, EMPTY, EMPTY, roles=roles, plantations={"face_up": []})
    assert counts(game, 3) == [1, 4, 7, 0]


def test_settling():
    """Two corn and one indigo are face up, and p0 is the settler.

    depth 1: corn, indigo, quarry, pass.
    depth 2: after corn p1 has corn, indigo, pass: 3. After indigo: corn, pass: 2. After quarry or pass: 3 each.
             Together 11.
    depth 3: corn, then corn or indigo leave p2 one kind or the pass, 2 and 2, the pass leaves two kinds, 3: 7.
             Indigo, then corn or pass leave corn or the pass: 2 and 2. Quarry: then corn leaves two kinds, 3, indigo
             one, 2, and the pass two, 3: 8. A pass likewise: 8. Together 27.
    """
    game = table(EMPTY, EMPTY, EMPTY, plantations={"face_up": ["corn", "corn", "indigo"]})
    play(game, "p0 role settler")
    assert counts(game, 3) == [1, 4, 11, 27]


def test_placing_colonists():
    """p0, the mayor, has two colonists for two corn plantations, one of indigo, and a quarry.

    depth 1: none, one or two for corn.
    depth 2: none: indigo and quarry get one each, and p1 chooses between five roles: 5. One: indigo gets it or the
             quarry does: 2. Two: nobody is left, and p1 has five roles: 5. Together 12.
    """
    game = table(board(island="corn 0/2, indigo 0/1, quarry 0/1", san_juan=1), EMPTY, EMPTY)
    play(game, "p0 role mayor", "p0 pass")
    assert counts(game, 2) == [1, 3, 12]


def test_loading():
    """p0, the captain, has five corn and one coffee, and the ships 4, 5 and 6 are empty.

    depth 1: the corn on the 5 or the 6, where all of it fits; the coffee on any of the three.
    depth 2: after corn the coffee has two ships left, 2 and 2. After coffee on the 4 the corn has the 5 and the 6: 2.
             After coffee on the 5 or on the 6 the corn must go on the other of them, everybody is done, and p1 chooses
             between five roles: 5 and 5. Together 16.
    """
    game = play(table(board(island="", goods="corn 5, coffee 1"), EMPTY, EMPTY), "p0 role captain")
    assert counts(game, 2) == [1, 5, 16]


START = {
    2: [1, 7, 41, 233, 1362],
    3: [1, 6, 30, 145, 740],
    4: [1, 7, 41, 238, 1496],
    5: [1, 8, 55, 384, 2978],
}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_start_counts_as_it_always_did(players):
    """These numbers change only when the rules or the shuffling do.

    Counted by hand is depth 2 with three players, where sugar, tobacco and coffee are open. The settler: three kinds,
    quarry, pass: 5. The mayor: 2. The builder, with two doubloons and the privilege: the seven buildings that cost up
    to 3, and the pass: 8. Craftsman, trader and captain: nobody has anything, and p1 has five roles: 15. Together 30.
    """
    game = entrepot.new("puerto_rico", players=players, seed=1)
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
    game = entrepot.new("puerto_rico", players=players, seed=2)
    assert naive(game, 3) == game.state.perft(3)


def test_in_the_middle_of_a_phase_too():
    """Everybody has barrels, ships to load and a warehouse to fill."""
    laden = board(goods="corn 2, indigo 2, sugar 2", city="wharf, small_warehouse")
    game = play(table(laden, laden, board()), "p0 role captain", "p0 load corn 4")
    assert naive(game, 3) == game.state.perft(3)
