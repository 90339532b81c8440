"""What a search keeps from one decision to the next, and how many cores it uses."""

from __future__ import annotations

import sys

import pytest

import entrepot
from entrepot import bots
from entrepot.bots import budget
from entrepot.bots.budget import Budget
from entrepot.bots.names import WITHOUT_NETWORK, Level
from entrepot.bots.search import Search

PLAYOUTS = 600 if entrepot.compiled else 60


def searched(playouts: int, nodes: int = 2000) -> Search:
    """A tree over the first decisions of Puerto Rico."""
    game = entrepot.new("puerto_rico", players=3, seed=1)
    search = Search(game.rules.playout_state(game.state), len(game.rules.actions), nodes, 1)
    search.run(playouts)
    return search


def best_line(search: Search) -> list[int]:
    """The answers that were tried most often, as far as they go."""
    line: list[int] = []
    root, node = search.root_node, search.root_node
    while True:
        search.root_node = node
        children = search.found()
        if not children:
            search.root_node = root
            return line
        line.append(max(children, key=lambda child: child[1])[0])
        search.root_node = root
        node = search.node_at(line)


def below(search: Search, line: list[int]) -> list[list[tuple[int, int, float]]]:
    """The children of each node on a line."""
    root, found = search.root_node, []
    for end in range(len(line) + 1):
        search.root_node = search.node_at(line[:end]) if end else root
        found.append(search.found())
        search.root_node = root
    return found


def test_a_compacted_tree_is_the_part_below_its_root():
    search = searched(PLAYOUTS)
    line = best_line(search)
    assert len(line) >= 3
    expected, size = below(search, line)[1:], search.size
    search.move_root(search.node_at(line[:1]), search.root)
    search.compact()
    assert search.root_node == 0
    assert search.size < size
    assert below(search, line[1:]) == expected


def test_a_compacted_tree_grows_in_the_room_that_was_made():
    search = searched(PLAYOUTS, PLAYOUTS // 2)
    assert search.size == search.capacity
    search.move_root(search.node_at(best_line(search)[:1]), search.root)
    search.compact()
    kept = search.size
    before = sum(visits for _, visits, _ in search.found())
    search.run(PLAYOUTS)
    assert kept < search.size <= search.capacity
    assert sum(visits for _, visits, _ in search.found()) == before + PLAYOUTS
    assert all(0 <= value <= 1 for _, _, value in search.found())


def test_compacting_the_whole_tree_changes_nothing():
    search, same = searched(PLAYOUTS), searched(PLAYOUTS)
    search.compact()
    assert search.size == same.size
    search.run(20)
    same.run(20)
    assert search.found() == same.found()


@pytest.mark.skipif(not entrepot.compiled, reason="takes minutes uncompiled")
@pytest.mark.parametrize(("name", "kept"), [("mcts", True), ("baseline-mcts", False)])
def test_a_tree_of_counted_playouts_is_kept_however_full_it_is(name, kept):
    """The baseline starts over when three quarters of the room are taken."""
    game = entrepot.new("puerto_rico", players=3, seed=1)
    bot = bots.make(f"{name}:1000n", 1)
    bot.choose(game)
    [first] = bot._searches
    first.capacity = first.size
    for code in best_line(first)[:2]:
        game.play(next(action for action in game.legal() if action.code == code))
    bot.choose(game)
    assert (bot._searches[0] is first) == kept


# Cores


@pytest.mark.parametrize(("cores", "processes", "threads"), [(8, 1, 8), (8, 7, 1), (8, 3, 2), (2, 1, 2), (1, 4, 1)])
def test_processes_share_the_cores(cores, processes, threads, monkeypatch):
    monkeypatch.setattr(budget, "cores", lambda: cores)
    monkeypatch.setattr(budget, "_processes", None)
    budget.share_cores(processes)
    assert budget.parse("1s:all") == Budget(seconds=1.0, threads=threads)


@pytest.mark.parametrize(("parent", "threads"), [(None, 6), ("somebody", 1)])
def test_a_child_process_leaves_the_other_cores_to_its_siblings(parent, threads, monkeypatch):
    monkeypatch.setattr(budget, "cores", lambda: 6)
    monkeypatch.setattr(budget, "_processes", None)
    monkeypatch.setattr(budget.multiprocessing, "parent_process", lambda: parent)
    assert budget.all_threads() == threads


def test_a_counted_budget_does_not_depend_on_the_machine():
    assert budget.parse("100n:all") is None
    assert budget.parse("100n:2") == Budget(playouts=100, threads=2)


def test_levels_that_think_for_a_time_use_all_cores():
    """The level hard needs no second core: with a network it makes only a few simulations."""
    timed = [bots.LEVELS["expert"][0], *WITHOUT_NETWORK.values()]
    assert len(timed) == 3
    assert all(bot.endswith(":all") for bot in timed)


def test_a_level_suits_the_game(monkeypatch):
    """With a network it searches with that, else by playouts."""
    game, level = entrepot.new("puerto_rico", players=3), Level("hard")
    assert level.bot_for(game) == "network:50n"
    monkeypatch.setattr(sys.modules[Level.__module__], "network_for", lambda game: None)
    assert level.bot_for(game) == "mcts:1s:all"
