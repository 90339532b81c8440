"""Which plan to follow in Spice Road: what becomes of the best ones when the others move and new cards are turned up.

Each plan is begun in several worlds, the same ones for all: what nobody knows is drawn anew, and the others take their
turns, each with a plan of its own. The plan that is left then tells what the beginning was worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean
from time import monotonic

from ..core.engine import Engine
from ..games.spice_road import codes
from ..games.spice_road.state import State
from .bot import moment
from .planner import Planner
from .search import Search

FIRST = 4000  # playouts of the plan to begin with
FEWEST, MOST = 20, 800  # of one for an action within a world
PART = 40  # of all playouts so many parts
CAREFUL = 2.5  # times as many for the one that is left
CANDIDATES = 4  # beginnings that are followed up
SPAN = 60.0
USUAL = 30.0  # what plans are worth, more or less
LATER = 0.95  # what points are worth a turn later
SETTINGS = {"greed": 0.9, "explore": 0.05, "span": SPAN}  # a search without chance goes for the best it finds
WON = 60.0  # points that the win counts for when a game ends within a turn


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

    def __init__(self, state: Engine, seed: int, playouts: int) -> None:
        assert isinstance(state, State)
        begin = monotonic()
        self.state = state
        self.seat = state.seat
        self.seed = seed
        self.peaks = plan(state, min(FIRST, playouts), seed).peaks()
        best = sorted(self.peaks, key=lambda code: -self.peaks[code])
        self.candidates = best[: CANDIDATES if state.decision == codes.TURN else 1]
        self.quick = max(FEWEST, min(MOST, playouts // PART))
        self.careful = int(CAREFUL * self.quick)
        self.found: dict[int, list[float]] = {}  # by world, what each candidate has brought
        self.weight = len(self.candidates) * (state.players * self.quick + self.careful)  # playouts in a world, about
        self.needed = self.weight / min(FIRST, playouts) * (monotonic() - begin)  # seconds for one, likewise

    def look_around(self, numbers: Iterator[int], end: float) -> None:
        """Into one world after the other, as long as there are numbers, and time for one more."""
        if len(self.candidates) == 1:
            return
        for number in numbers:
            begin = monotonic()
            if begin + self.needed > end:
                return
            seed = moment(self.seed, number)
            self.found[number] = [self.outcome(code, seed) for code in self.candidates]
            self.needed = monotonic() - begin

    def judged(self, code: int) -> tuple[int, float]:
        """In how many worlds an action was tried, and what it has brought; without any, what its plan promises."""
        if code not in self.candidates:
            return 0, 0.0
        if not self.found:
            return 1, self.peaks[code]
        place = self.candidates.index(code)
        return len(self.found), fmean(self.found[number][place] for number in sorted(self.found))

    def outcome(self, code: int, seed: int) -> float:
        """What a beginning brings until the seat's next turn, and what may follow then."""
        world = self.state.copy()
        world.determinize(self.seat, seed)
        before = points(world, self.seat)
        world.apply(code)
        while not world.over and (world.seat != self.seat or world.decision != codes.TURN):
            world.apply(plan(world, self.quick, seed).highest())
        gained = points(world, self.seat) - before
        if world.over:
            return gained + (WON if self.seat in world.winners() else -WON)
        return gained + LATER * worth(plan(world, self.careful, seed))


def points(state: State, seat: int) -> int:
    """The points of a seat's cards and coins, without its cubes."""
    cubes = state.caravan[seat]
    return state.scores()[seat] - sum(cubes >> lane & 255 for lane in (8, 16, 24))
