"""Generic bots and levels in a game that provides only the required minimum."""

from __future__ import annotations

import math
from typing import ClassVar

import pytest

import entrepot
from entrepot import bots
from entrepot.bots import endgame, mcts
from entrepot.bots.mcts import Mcts
from entrepot.core import registry
from entrepot.core.actions import ActionTable, verb
from entrepot.core.engine import PythonEngine
from entrepot.core.events import EventTable
from entrepot.core.options import Option
from entrepot.core.rules import Rules, SearchSettings
from entrepot.core.terms import Number

ACTIONS = ActionTable(verb("take", Number("number", 1, 3)))
STONES = 30
BOTS = (
    "random",
    "greedy",
    "flat:30n",
    "mcts:30n",
    "mcts:30n:2",
    "network:30n",
    "beginner",
    "easy",
    "medium",
    "hard",
    "expert",
)


class Heap(PythonEngine):
    """Take one to three stones from the heap in turn; stones are points, and the last one counts five more."""

    def __init__(self, players: int, stones: int = STONES) -> None:
        super().__init__()
        self.players = players
        self.stones = stones
        self.taken = [0] * players

    def legal_codes(self):
        return [] if self.over else [ACTIONS.code("take", n) for n in (1, 2, 3) if n <= self.stones]

    def play(self, code):
        number = ACTIONS.values_of(code)[0]
        self.stones -= number
        self.taken[self.seat] += number + (0 if self.stones else 5)
        self.over = self.stones == 0
        self.seat = (self.seat + 1) % self.players

    def points(self, seat):
        return self.taken[seat]


class Stones(Rules):
    name = "stones"
    options = (Option("players", (2, 3, 6), 2),)
    actions = ACTIONS
    events = EventTable("stones")

    def set_up(self, options, seed):
        return Heap(options["players"])

    def load(self, position, options, seed):
        return Heap(options["players"], position.value["stones"])

    def position(self, state, options):
        return {"game": self.name, "options": dict(options), "stones": state.stones, "players": list(state.taken)}

    def view(self, state, options, seat):
        return self.position(state, options)


def install(monkeypatch, rules):
    """Register a game during a test."""
    for table in ("_loaders", "_games", "_broken"):
        monkeypatch.setattr(registry, table, dict(getattr(registry, table)))
    registry.register(rules.name, lambda: rules)


@pytest.fixture
def stones(monkeypatch):
    install(monkeypatch, Stones)


def few(stones, players=2):
    return entrepot.load({"game": "stones", "options": {}, "players": [0] * players, "stones": stones}, seed=1)


def impatient(monkeypatch):
    """A clock that advances by a second on every call."""
    ticks = iter(range(10**9))
    monkeypatch.setattr(mcts, "monotonic", lambda: next(ticks))


@pytest.mark.usefixtures("stones")
@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("name", BOTS)
def test_every_generic_bot_and_level_plays_it_to_the_end(name, players, monkeypatch):
    impatient(monkeypatch)
    game = entrepot.new("stones", players=players, seed=3)
    seats = [bots.make(name, seat) for seat in range(players)]
    while not game.is_over:
        game.play(seats[game.seat].choose(game))
    assert sum(game.scores()) == STONES + 5


def test_the_list_of_generic_bots_is_whole():
    kinds = {name.partition(":")[0] for name in BOTS}
    assert kinds == {*bots.names(), *bots.LEVELS} - {"beam", "shipper", "builder", "trader"}


@pytest.mark.usefixtures("stones")
def test_another_games_style_plays_it_like_greedy():
    game = entrepot.new("stones", seed=1)
    assert bots.make("shipper").choose(game) == bots.make("greedy").choose(game) == "p0 take 3"


@pytest.mark.usefixtures("stones")
def test_another_games_bot_is_refused():
    with pytest.raises(entrepot.OptionError, match="beam only plays spice_road"):
        bots.make("beam").choose(entrepot.new("stones", seed=1))


@pytest.mark.usefixtures("stones")
@pytest.mark.parametrize("name", ["mcts:300n", "flat:300n"])
@pytest.mark.parametrize(("heap", "best"), [(2, "p0 take 2"), (3, "p0 take 3"), (5, "p0 take 1")])
def test_a_search_takes_the_last_stone_or_leaves_four(name, heap, best):
    """With four stones the player to move loses: the opponent takes the rest, and with it the five points."""
    assert bots.make(name, 1).choose(few(heap)) == best


def test_a_game_may_choose_the_bot_of_a_level(monkeypatch):
    class Leveled(Stones):
        levels: ClassVar = {"easy": "random", "expert": "mcts:7n"}

    install(monkeypatch, Leveled)
    game = entrepot.new("stones", seed=1)
    level = bots.make("expert", 4)
    level.choose(game)
    [made] = level._bots.values()
    assert isinstance(made, Mcts)
    assert made.budget.playouts == 7


# Bots and searches that a game offers


class Last(bots.Bot):
    """Always the largest number."""

    name = "last"

    def decide(self, game, seed):
        return game.legal()[-1]


class Least(Mcts):
    """A search that values the smallest number most."""

    def choices(self, game, seen, seed, begin=None):
        return [mcts.Choice(action, 1, -action.code) for action in game.legal()]


def test_a_game_offers_its_own_bot_and_its_own_search(monkeypatch):
    class Offering(Stones):
        def bots(self):
            return {"last": Last, "mcts": Least}

    install(monkeypatch, Offering)
    game = entrepot.new("stones", seed=1)
    assert "last" in bots.names()
    assert bots.make("last").choose(game) == "p0 take 3"
    assert bots.make("mcts:20n").choose(game) == "p0 take 1"
    assert bots.make("mcts:20n").choose(entrepot.new("puerto_rico", seed=1)).startswith("p0 role")
    assert not bots.known("last:5")
    with pytest.raises(entrepot.OptionError, match="last only plays stones"):
        bots.make("last").choose(entrepot.new("spice_road", seed=1))


def test_a_game_whose_hooks_fail_does_not_spoil_the_others(monkeypatch):
    class Broken(Stones):
        def bots(self):
            raise RuntimeError("no bots")

        def evaluations(self):
            raise RuntimeError("no evaluations")

    install(monkeypatch, Broken)
    assert {"beam", "shipper"} <= set(bots.names())
    assert bots.make("greedy").choose(entrepot.new("spice_road", seed=1))
    with pytest.raises(RuntimeError, match="no evaluations"):
        bots.make("greedy").choose(entrepot.new("stones", seed=1))


def test_an_error_in_the_game_is_raised_by_the_search(monkeypatch):
    class Faulty(Heap):
        def play(self, code):
            super().play(code)
            if self.stones < 15:
                raise ZeroDivisionError("in the game")

    class Rickety(Stones):
        def set_up(self, options, seed):
            return Faulty(options["players"])

    install(monkeypatch, Rickety)
    with pytest.raises(entrepot.BrokenGameError, match="play: ZeroDivisionError: in the game"):
        bots.make("mcts:20n").choose(entrepot.new("stones", seed=1))


# The search settings


def settings(monkeypatch, **chosen):
    class Set(Stones):
        search_settings = SearchSettings(**chosen)

    install(monkeypatch, Set)
    return entrepot.new("stones", players=3, seed=1)


def test_a_tree_search_has_the_games_settings(monkeypatch):
    game = settings(monkeypatch, explore=0.1, span=12.0, playout_depth=5)
    [search] = Mcts(1, mcts.Budget(playouts=10)).new_searches(game, 1)
    assert (search.explore, search.span, search.max_playout) == (0.1, 12.0, 15)


@pytest.mark.parametrize("span", [4.0, 40.0])
def test_the_endgame_is_searched_with_the_games_span(span, monkeypatch):
    spans = []

    def best_answer(state, span):
        spans.append(span)
        return endgame.best_answer(state, span)

    monkeypatch.setattr(mcts, "best_answer", best_answer)
    settings(monkeypatch, span=span)
    assert bots.make("mcts:10n").choose(few(3)) == "p0 take 3"
    assert spans == [span]


@pytest.mark.parametrize(("span", "rewards"), [(40.0, [0.75 + 0.25 * 0.7, 0.25 * 0.3]), (8.0, [1.0, 0.0])])
def test_an_endgame_counts_the_win_and_the_lead_within_the_span(span, rewards):
    state = Heap(2, 3)
    state.apply(ACTIONS.code("take", 3))
    assert state.over
    assert endgame.Endgame(span).rewards(state) == [pytest.approx(each) for each in rewards]


def test_the_endgame_and_the_tree_want_the_same():
    """Both rate an end of the game by one function, compiled or not."""
    from entrepot.bots.search import Search

    state = Heap(2, 2)
    search = Search(state, len(ACTIONS), 10, 1)
    search.span = 25.0
    search.run(200)
    found = {code: value for code, _, value in search.found()}
    after = Heap(2, 2)
    take = ACTIONS.code("take", 2)
    after.apply(take)
    assert math.isclose(found[take], endgame.Endgame(25.0).rewards(after)[0])
