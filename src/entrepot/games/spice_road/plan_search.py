"""Chooses between plans in Spice Road by playing them out against opponents and new cards.

The first actions of the best plans are the candidates. Each is tried in the same sampled worlds, in which the hidden
cards are re-sampled and the opponents play by plans too. Short trials come first: all players' plans at the seat's
next turn give the value of a candidate. Then, while the budget lasts, whole games follow, in which all players use
small plans until the end. A single game says little, but many games show what plans ignore. Candidates that fall
behind are dropped along the way.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from statistics import fmean
from time import monotonic

from ...bots.bot import moment
from ...bots.budget import Budget, run_in_threads
from ...bots.mcts import Choice, Mcts
from ...bots.search import Search
from ...core.engine import Engine
from ...core.game import Game
from ...core.scores import ahead_of_mean, lead
from . import codes
from .planner import Planner, expected_turns
from .state import State

FIRST_PLAYOUTS = 4000  # at most, for the first plan
MIN_CANDIDATES, MAX_CANDIDATES = 6, 12
PLAYOUTS_PER_CANDIDATE = 30_000  # of the budget
SHORT_TRIALS = 3  # worlds in which candidates are tried until the seat's next turn
MIN_PLAYOUTS, MAX_PLAYOUTS = 30, 300  # for an opponent's plan in a short trial
PLAN_SHARE = 100  # such a plan gets this fraction of the budget: one in 100
LAST_PLAN = 2.5  # the factor for the playouts of the seat's own plan at the end of a short trial
GAME_PLAYOUTS = 30  # for a plan in a whole game; fewer would not try all first actions
MAX_DECISIONS = 100  # of each seat in a whole game, because plans may go round in circles
TRIAL_WEIGHT = 20  # the weight of the short trials, in whole games
CLEAR_LEAD = 2.0  # the lead in points of the best candidate at which no more games are needed
DECISIONS_PER_TURN = 1.4  # on average
UNLIMITED = 10**9  # playouts or worlds: only the time limit applies
SPAN = 60.0
TYPICAL_VALUE = 30.0  # of a plan
DISCOUNT = 0.95  # what points are worth a turn later
WIN_POINTS = 30.0  # the value of a win if the game ends in a short trial

Results = dict[int, dict[int, float]]
"""The result of each candidate, by world."""


class Plans:
    """Searches for plans, one after another: a new tree for each would cost as much as six playouts."""

    def __init__(self, state: State, most_playouts: int) -> None:
        self.planner = Planner()
        self.planner.plan_from(state, TYPICAL_VALUE)
        self.search = Search(self.planner, codes.ACTIONS, most_playouts + 2, 0)
        self.search.best_weight, self.search.explore, self.search.span = 0.9, 0.05, SPAN

    def find(self, state: State, playouts: int, seed: int) -> Search:
        """A search for the best plan from this state. A plan is deterministic, so the search maximizes."""
        self.planner.plan_from(state, TYPICAL_VALUE)
        self.search.restart(self.planner, seed)
        self.search.run(playouts)
        return self.search


Trial = Callable[[Plans, int, int], float]


def plan(state: State, playouts: int, seed: int) -> Search:
    """A search for a single plan."""
    return Plans(state, playouts).find(state, playouts, seed)


def plan_value(search: Search) -> float:
    """The value of the best plan."""
    return search.best_lead + TYPICAL_VALUE


class PlanSearch:
    """The candidates and their results."""

    def __init__(self, state: Engine, seed: int, budget: Budget, end: float = math.inf) -> None:
        assert isinstance(state, State)
        begin = monotonic()
        self.state = state
        self.seat = state.seat
        self.seed = seed
        self.threads = budget.threads
        self.end = end
        first = min(FIRST_PLAYOUTS, -(-budget.most // 2))
        self.plan_rewards = plan(state, first, seed).best_rewards()
        best = sorted(self.plan_rewards, key=lambda code: -self.plan_rewards[code])
        width = max(MIN_CANDIDATES, min(MAX_CANDIDATES, budget.most // PLAYOUTS_PER_CANDIDATE))
        self.candidates = best[: width if state.question == codes.ASK_TURN else 1]
        self.playouts_left = UNLIMITED if budget.playouts is None else budget.playouts - first
        self.seconds_per_playout = (monotonic() - begin) / first
        self.trial_playouts = max(MIN_PLAYOUTS, min(MAX_PLAYOUTS, budget.most // PLAN_SHARE))
        self.last_playouts = int(LAST_PLAN * self.trial_playouts)
        self.trials: Results = {}
        self.games: Results = {}

    def run(self) -> None:
        """Run short trials, then whole games, within the budget."""
        if len(self.candidates) == 1:
            return
        trial_cost = self.state.players * self.trial_playouts + self.last_playouts
        self.try_candidates(self.short_trial, trial_cost, self.trials, SHORT_TRIALS, 1.0)
        if len(self.trials) < SHORT_TRIALS:
            return
        game_cost = int(GAME_PLAYOUTS * DECISIONS_PER_TURN * self.state.players * expected_turns(self.state))
        stages = halvings(len(self.candidates))
        for stage, kept in enumerate(stages):
            rated = {code: self.result(code)[1] for code in self.candidates}
            self.candidates = sorted(rated, key=lambda code: -rated[code])[:kept]
            if rated[self.candidates[0]] - rated[self.candidates[1]] > CLEAR_LEAD:
                return
            self.try_candidates(self.whole_game, game_cost, self.games, UNLIMITED, 1 / (len(stages) - stage))

    def try_candidates(self, trial: Trial, cost: int, results: Results, worlds: int, part: float) -> None:
        """Try the candidates in ``worlds`` worlds, or for this part of the remaining budget.

        A trial costs ``cost`` playouts.
        """
        cost *= len(self.candidates)
        worlds = min(worlds, int(part * self.playouts_left) // cost)
        start = max(results, default=-1) + 1
        numbers = iter(range(start, start + worlds))
        now = monotonic()
        end = now + part * (self.end - now)
        needed = self.seconds_per_playout * cost
        run_in_threads([lambda: self.visit_worlds(numbers, trial, results, needed, end)] * self.threads)
        self.playouts_left -= cost * worlds

    def visit_worlds(self, numbers: Iterator[int], trial: Trial, results: Results, needed: float, end: float) -> None:
        """Try the candidates in each world in turn, while there is time for one more."""
        plans = Plans(self.state, max(GAME_PLAYOUTS, self.last_playouts))
        for number in numbers:
            begin = monotonic()
            if begin + needed > end:
                return
            seed = moment(self.seed, number)
            results[number] = {code: trial(plans, code, seed) for code in self.candidates}
            needed = monotonic() - begin

    def result(self, code: int) -> tuple[int, float]:
        """The number of worlds in which an action was tried, and its mean lead; if none, the value of its plan."""
        trials, games = by_candidate(code, self.trials), by_candidate(code, self.games)
        if not trials:
            return int(code in self.candidates), self.plan_rewards.get(code, 0.0)
        return len(trials) + len(games), (TRIAL_WEIGHT * fmean(trials) + sum(games)) / (TRIAL_WEIGHT + len(games))

    # Trying a candidate in a world

    def world_after(self, code: int, seed: int) -> State:
        """A sampled world after the candidate."""
        world = self.state.copy()
        world.determinize(self.seat, seed)
        world.apply(code)
        return world

    def short_trial(self, plans: Plans, code: int, seed: int) -> float:
        """How far the seat's plan at its next turn is ahead of the opponents' plans."""
        world = self.world_after(code, seed)
        expected = [0.0] * world.players
        while not world.over and (world.seat != self.seat or world.question != codes.ASK_TURN):
            found = plans.find(world, self.trial_playouts, seed)
            if world.question == codes.ASK_TURN:
                expected[world.seat] = points_without_cubes(world, world.seat) + plan_value(found)
            world.apply(found.best_code())
        if world.over:
            won = WIN_POINTS if self.seat in world.winners() else -WIN_POINTS
            return lead(world.scores(), world.players, self.seat) + won
        own = plan_value(plans.find(world, self.last_playouts, seed))
        expected[self.seat] = points_without_cubes(world, self.seat) + DISCOUNT * own
        return lead(expected, world.players, self.seat)

    def whole_game(self, plans: Plans, code: int, seed: int) -> float:
        """How far the seat is ahead of the others' mean at the end, or when the game takes too long.

        The mean varies less than the best of the others: it is as accurate with 20% fewer games.
        """
        world = self.world_after(code, seed)
        for _ in range(MAX_DECISIONS * world.players):
            if world.over:
                break
            world.apply(plans.find(world, GAME_PLAYOUTS, seed).best_code())
        return ahead_of_mean(world.scores(), world.players, self.seat)


def halvings(number: int) -> list[int]:
    """The number halved repeatedly, down to two."""
    found = [number]
    while found[-1] > 2:
        found.append(max(2, found[-1] // 2))
    return found


def by_candidate(code: int, results: Results) -> list[float]:
    """A candidate's results, world by world."""
    return [results[number][code] for number in sorted(results) if code in results[number]]


def points_without_cubes(state: State, seat: int) -> int:
    """The points of a seat's cards and coins."""
    cubes = state.caravan[seat]
    return state.scores()[seat] - sum(cubes >> lane & 255 for lane in (8, 16, 24))


class PlanningMcts(Mcts):
    """Searches over plans instead of the tree of everybody's decisions. A choice's value is its lead in points."""

    def choices(self, game: Game, seen: Game, seed: int, begin: float | None = None) -> list[Choice]:
        """All legal actions with their results."""
        begin = monotonic() if begin is None else begin
        seconds = self.budget.seconds
        search = PlanSearch(seen.state, seed, self.budget, math.inf if seconds is None else begin + seconds)
        search.run()
        return [Choice(action, *search.result(action.code)) for action in game.legal()]
