"""What a search keeps from one decision to the next, and how it compares the best actions."""

from __future__ import annotations

import pytest

import entrepot
from entrepot import bots
from entrepot.bots import budget, mcts
from entrepot.bots import halving as module
from entrepot.bots.budget import Budget
from entrepot.bots.halving import BATCH, Halving
from entrepot.bots.mcts import Choice, Mcts
from entrepot.bots.search import Search
from entrepot.core import registry

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
    """The baseline begins anew when three quarters of the room are taken."""
    game = entrepot.new("puerto_rico", players=3, seed=1)
    bot = bots.make(f"{name}:1000n", 1)
    bot.choose(game)
    [first] = bot._searches
    first.capacity = first.size
    for code in best_line(first)[:2]:
        game.play(next(action for action in game.legal() if action.code == code))
    bot.choose(game)
    assert (bot._searches[0] is first) == kept


# The best actions


def test_playouts_can_begin_with_one_answer():
    search = searched(PLAYOUTS)
    visits = {code: n for code, n, _ in search.found()}
    code = min(visits, key=lambda each: visits[each])
    search.first_code = code
    search.run(10)
    after = {code: n for code, n, _ in search.found()}
    assert after == visits | {code: visits[code] + 10}


def halving(search: Search) -> Halving:
    return Halving(search, search.root.legal())


def test_actions_get_the_same_number_of_playouts_and_two_are_left(monkeypatch):
    monkeypatch.setattr(module, "CLEAR", 1000.0)
    search = searched(20)
    compared = halving(search)
    assert set(compared.visits) == set(search.root.legal())
    compared.run(lambda part: compared.spent < part * PLAYOUTS)
    assert len(compared.visits) == 2
    first, second = compared.visits.values()
    assert abs(first - second) <= BATCH
    visits = {code: n for code, n, _ in search.found()}
    assert compared.visits == {code: visits[code] for code in compared.visits}
    assert min(visits.values()) >= PLAYOUTS // 3 // len(search.root.legal()) - BATCH
    assert set(visits) == set(search.root.legal())


def test_the_comparison_ends_as_soon_as_the_choice_is_clear(monkeypatch):
    compared = halving(searched(PLAYOUTS))
    while min(compared.visits.values()) == 0:
        compared.give_playouts()
    monkeypatch.setattr(module, "CLEAR", 0.0)
    spent = compared.spent
    compared.run(lambda part: True)
    assert compared.spent == spent


@pytest.mark.parametrize(("budget", "compared"), [("20n", False), ("400n", True)])
def test_few_playouts_are_left_to_the_tree(budget, compared, monkeypatch):
    made = []
    monkeypatch.setattr(mcts, "Halving", lambda *given: made.append(given) or Halving(*given))
    bots.make(f"mcts:{budget}", 1).choose(entrepot.new("puerto_rico", players=3, seed=1))
    assert bool(made) == compared


def test_value_decides_between_actions_that_were_visited_about_as_often():
    rules = registry.find("puerto_rico")
    legal = entrepot.new("puerto_rico", seed=1).legal()
    often, good, lucky = Choice(legal[0], 100, 0.5), Choice(legal[1], 60, 0.6), Choice(legal[2], 5, 0.9)
    assert Mcts(1).ranked(rules, [lucky, often, good]) == [good, often, lucky]
    baseline = bots.make("baseline-mcts:10n")
    assert baseline.ranked(rules, [lucky, good, often]) == [often, good, lucky]


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


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_the_upper_levels_use_all_cores(level):
    assert bots.LEVELS[level][0].endswith(":all")
