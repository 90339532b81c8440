"""Which plan to follow in Spice Road: what becomes of the best ones when the others move and new cards are turned up.

Each plan is begun in several worlds, the same ones for all: what nobody knows is drawn anew, and the others take their
turns, each with a plan of its own. First a glimpse: the plans that everybody has a turn later tell what the beginning
was worth. Then, as long as there is time, whole games: everybody goes on by small plans until the end. One game says
little, but many of them know what no plan does. The beginnings that fall behind are dropped on the way.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from statistics import fmean
from time import monotonic

from ..core.engine import Engine
from ..games.spice_road import codes
from ..games.spice_road.state import State
from .bot import moment
from .budget import Budget, side_by_side
from .exact import ahead, lead
from .planner import Planner, turns_left
from .search import Search

FIRST = 4000  # playouts of the plan to begin with, at most
FEW, MANY = 6, 12  # beginnings that are followed up
WIDE = 30_000  # one for so many playouts
GLIMPSES = 3  # worlds in which they are followed until the seat's next turn
FEWEST, MOST = 30, 300  # playouts of a plan for the others there
PART = 100  # of all playouts so many parts
CAREFUL = 2.5  # times as many for the plan that is left
SHORT = 30  # playouts of a plan in a whole game; with fewer it would not try all it can begin with
LONGEST = 100  # decisions of each seat in such a game, at most: plans may go round in circles
TRUST = 20  # games that the glimpses count as much as
CLEAR = 2.0  # points by which the best one is ahead when nothing more needs to be known
WITHIN = 1.4  # decisions in a turn, about
UNTOLD = 10**9  # more than there is time for
SPAN = 60.0
USUAL = 30.0  # what plans are worth, more or less
LATER = 0.95  # what points are worth a turn later
SETTINGS = {"greed": 0.9, "explore": 0.05, "span": SPAN}  # a search without chance goes for the best it finds
WON = 30.0  # points that the win counts for when a game ends within a turn

Trial = Callable[[int, int], float]
Found = dict[int, dict[int, float]]  # by world, what each beginning has brought


def plan(state: State, playouts: int, seed: int) -> Search:
    """A search for the best plan from there on."""
    planner = Planner()
    planner.look_from(state, USUAL)
    search = Search(planner, codes.ALL, playouts + 2, seed)
    for setting, value in SETTINGS.items():
        setattr(search, setting, value)
    search.run(playouts)
    return search


def worth(search: Search) -> float:
    """What the best plan is worth."""
    return SPAN * search.summit + USUAL


class Worlds:
    """The beginnings of plans, and what has become of them."""

    def __init__(self, state: Engine, seed: int, budget: Budget, end: float = math.inf) -> None:
        assert isinstance(state, State)
        begin = monotonic()
        self.state = state
        self.seat = state.seat
        self.seed = seed
        self.threads = budget.threads
        self.end = end
        first = min(FIRST, -(-budget.most // 2))
        self.peaks = plan(state, first, seed).peaks()
        best = sorted(self.peaks, key=lambda code: -self.peaks[code])
        wide = max(FEW, min(MANY, budget.most // WIDE))
        self.candidates = best[: wide if state.decision == codes.TURN else 1]
        self.rest = UNTOLD if budget.playouts is None else budget.playouts - first
        self.pace = (monotonic() - begin) / first  # seconds for a playout
        self.quick = max(FEWEST, min(MOST, budget.most // PART))
        self.careful = int(CAREFUL * self.quick)
        self.glimpses: Found = {}
        self.games: Found = {}

    def explore(self) -> None:
        """Glimpses, then whole games, as far as the budget goes."""
        if len(self.candidates) == 1:
            return
        self.follow(self.glimpse, self.state.players * self.quick + self.careful, self.glimpses, GLIMPSES, 1.0)
        if len(self.glimpses) < GLIMPSES:
            return
        weight = int(SHORT * WITHIN * self.state.players * turns_left(self.state))
        sieve = halves(len(self.candidates))
        for stage, kept in enumerate(sieve):
            rated = {code: self.judged(code)[1] for code in self.candidates}
            self.candidates = sorted(rated, key=lambda code: -rated[code])[:kept]
            if rated[self.candidates[0]] - rated[self.candidates[1]] > CLEAR:
                return
            self.follow(self.game, weight, self.games, UNTOLD, 1 / (len(sieve) - stage))

    def follow(self, trial: Trial, weight: int, found: Found, worlds: int, part: float) -> None:
        """Try the candidates in so many worlds, or for this part of the rest; a trial takes ``weight`` playouts."""
        weight *= len(self.candidates)
        worlds = min(worlds, int(part * self.rest) // weight)
        start = max(found, default=-1) + 1
        numbers = iter(range(start, start + worlds))
        now = monotonic()
        end = now + part * (self.end - now)
        side_by_side([lambda: self.visit(numbers, trial, found, self.pace * weight, end)] * self.threads)
        self.rest -= weight * worlds

    def visit(self, numbers: Iterator[int], trial: Trial, found: Found, needed: float, end: float) -> None:
        """One world after the other, while there is time for one more."""
        for number in numbers:
            begin = monotonic()
            if begin + needed > end:
                return
            seed = moment(self.seed, number)
            found[number] = {code: trial(code, seed) for code in self.candidates}
            needed = monotonic() - begin

    def judged(self, code: int) -> tuple[int, float]:
        """In how many worlds an action was tried, and what it has brought; without any, what its plan promises."""
        glimpses, games = brought(code, self.glimpses), brought(code, self.games)
        if not glimpses:
            return int(code in self.candidates), self.peaks.get(code, 0.0)
        return len(glimpses) + len(games), (TRUST * fmean(glimpses) + sum(games)) / (TRUST + len(games))

    # What can be done with a beginning in a world

    def begun(self, code: int, seed: int) -> State:
        """A world in which the beginning was made."""
        world = self.state.copy()
        world.determinize(self.seat, seed)
        world.apply(code)
        return world

    def glimpse(self, code: int, seed: int) -> float:
        """How far the seat's plan at its next turn will be ahead of the others' plans."""
        world = self.begun(code, seed)
        hopes = [0.0] * world.players
        while not world.over and (world.seat != self.seat or world.decision != codes.TURN):
            found = plan(world, self.quick, seed)
            if world.decision == codes.TURN:
                hopes[world.seat] = points(world, world.seat) + worth(found)
            world.apply(found.highest())
        if world.over:
            return lead(world.scores(), self.seat) + (WON if self.seat in world.winners() else -WON)
        hopes[self.seat] = points(world, self.seat) + LATER * worth(plan(world, self.careful, seed))
        return lead(hopes, self.seat)

    def game(self, code: int, seed: int) -> float:
        """How far the seat is ahead of the others' mean in the end, or when it takes too long.

        The mean, because it leaves less to chance than the best of them: it tells as much with a fifth fewer games.
        """
        world = self.begun(code, seed)
        for _ in range(LONGEST * world.players):
            if world.over:
                break
            world.apply(plan(world, SHORT, seed).highest())
        return ahead(world.scores(), self.seat)


def halves(number: int) -> list[int]:
    """Half as many again and again, down to two."""
    stages = [number]
    while stages[-1] > 2:
        stages.append(max(2, stages[-1] // 2))
    return stages


def brought(code: int, found: Found) -> list[float]:
    """What a beginning has brought, world by world."""
    return [found[number][code] for number in sorted(found) if code in found[number]]


def points(state: State, seat: int) -> int:
    """The points of a seat's cards and coins, without its cubes."""
    cubes = state.caravan[seat]
    return state.scores()[seat] - sum(cubes >> lane & 255 for lane in (8, 16, 24))
