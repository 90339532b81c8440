"""The beam search behind the bot ``beam``: a seat's next turns, if nobody else moves and no new card is turned up."""

from __future__ import annotations

from array import array

from ...core import bits, chance
from . import codes, planner
from . import state as game
from .state import State

DISCOUNT = 0.93  # what a point is worth a turn later
CUBE = [0.3, 0.85, 1.4, 1.95]  # the value of a cube in points, by spice
TIRED = 0.25  # the penalty for a card that has to be taken back first
CARDS = 0.6  # the weight of merchant cards
NEXT_BEST = 0.8  # the weight of each merchant card relative to the next better one
NONE = -1


def cubes_value(cubes: int) -> float:
    """The value of the cubes that a caravan can keep, added from the cheapest one up."""
    over = max(0, game.size(cubes) - codes.CARAVAN)
    total = 0.0
    for spice in range(codes.SPICES):
        number = cubes >> 8 * spice & 255
        dropped = min(over, number)
        over -= dropped
        for _ in range(number - dropped):
            total += CUBE[spice]
    return total


def prospects(state: State, seat: int) -> float:
    """The value that cubes and cards may still gain."""
    cards = planner.hand_value(state.hand[seat] | state.played[seat], NEXT_BEST)
    return cubes_value(state.caravan[seat]) + CARDS * cards - TIRED * bits.count(state.played[seat])


class Plan:
    """A state some turns ahead: the first action, the points gained on the way, and the value."""

    __slots__ = ("first", "gained", "state", "value")

    def __init__(self, state: State) -> None:
        self.state = state
        self.first = NONE
        self.gained = 0.0
        self.value = 0.0

    def take(self, state: State, first: int, gained: float, value: float) -> None:
        """Become another plan."""
        self.state.take_memory(state)
        self.first = first
        self.gained = gained
        self.value = value

    def is_same(self, state: State, seat: int) -> bool:
        """Whether the seat has the same cubes and cards in another state."""
        return (
            self.state.caravan[seat] == state.caravan[seat]
            and self.state.hand[seat] == state.hand[seat]
            and self.state.played[seat] == state.played[seat]
            and self.state.claimed[seat] == state.claimed[seat]
        )


class BeamSearch:
    """The most promising plans; from turn to turn they are expanded and the best ones kept."""

    __slots__ = ("beam", "factor", "found", "heap", "kept", "out", "places", "scratch", "seat", "size", "width")

    def __init__(self, width: int) -> None:
        self.seat = 0
        self.width = width
        self.factor = 1.0  # what a point is worth in this turn
        self.beam = [Plan(State())]  # the plans that are expanded
        self.kept = 0  # how many; the rest of the list is there to be used again
        self.found: list[Plan] = []  # the plans a turn later
        self.size = 0  # how many; see above
        self.places = array("i", bytes(4 * 1024))  # a hash table of them: 1 + the index in ``found``, or 0
        self.heap = array("i", bytes(4 * width))  # the best of them, as indices
        self.scratch: list[State] = []  # the states within a turn
        self.out = [0] * 256

    def best_first(self, state: State, turns: int) -> int:
        """The first action of the best plan for this many turns."""
        self.start_from(state)
        for turn in range(turns):
            self.factor = DISCOUNT**turn
            self.expand()
            self.select()
        best = self.beam[0]
        return best.first

    def start_from(self, state: State) -> None:
        """Begin with the plan that does nothing."""
        plan = self.beam[0]
        plan.take(state, NONE, 0.0, 0.0)
        plan.state.deck_size = 0
        plan.state.point_deck_size = 0
        self.seat = state.seat
        self.kept = 1

    # Longer plans

    def expand(self) -> None:
        """Find all plans that are a turn longer."""
        self.size = 0
        for i in range(len(self.places)):
            self.places[i] = 0
        for i in range(self.kept):
            plan = self.beam[i]
            self.add_turns(plan.state, plan.first, plan.gained, 0)

    def add_turns(self, state: State, first: int, gained: float, depth: int) -> None:
        """Add all continuations of a plan by one turn, decision by decision."""
        out = [0] * 256
        n = state.write_legal(out)
        if state.question == codes.ASK_DROP or state.question == codes.ASK_DISCARD:
            n = 1  # of cubes to give away, only the cheapest
        if depth == len(self.scratch):
            self.scratch.append(state.copy())
        child = self.scratch[depth]
        for i in range(n):
            child.take_memory(state)
            child.advance(out[i], self.out)
            start = first if first >= 0 else out[i]
            after = gained + self.factor * gain(state, child, self.seat)
            if child.seat == self.seat and not child.over and child.question != codes.ASK_TURN:
                self.add_turns(child, start, after, depth + 1)
            else:
                child.seat = self.seat
                child.over = False
                self.add(child, start, after)

    def add(self, state: State, first: int, gained: float) -> None:
        """Add a plan, unless there is one that leads to the same cubes and cards and is at least as good."""
        value = gained + prospects(state, self.seat)
        place = self.place(state)
        index = self.places[place] - 1
        if index < 0:
            if self.size == len(self.found):
                self.found.append(Plan(state.copy()))
            index = self.size
            self.size += 1
            self.places[place] = self.size
            plan = self.found[index]
            plan.take(state, first, gained, value)
            if 2 * self.size > len(self.places):
                self.enlarge_table()
        else:
            plan = self.found[index]
            if plan.value < value:
                plan.take(state, first, gained, value)

    def place(self, state: State) -> int:
        """The place in the hash table where a state like this one is, or belongs."""
        seat = self.seat
        hashed = chance.bits32(chance.stream(state.hand[seat], state.played[seat]))
        hashed = chance.bits32(chance.stream((hashed << 32) + state.claimed[seat], state.caravan[seat]))
        last = len(self.places) - 1  # a power of two, less one
        place = hashed & last
        while self.places[place]:
            plan = self.found[self.places[place] - 1]
            if plan.is_same(state, seat):
                break
            place = place + 1 & last
        return place

    def enlarge_table(self) -> None:
        """Double the hash table."""
        self.places = array("i", bytes(2 * 4 * len(self.places)))
        for i in range(self.size):
            plan = self.found[i]
            self.places[self.place(plan.state)] = i + 1

    # The best plans

    def select(self) -> None:
        """Keep the best plans found, the best one first; of equal ones the first found comes first."""
        kept = 0
        for i in range(self.size):
            if kept < self.width:
                self.heap[kept] = i
                kept += 1
                self.move_up(kept - 1)
            elif self.is_worse(self.heap[0], i):
                self.heap[0] = i
                self.move_down(kept)
        self.kept = kept
        while len(self.beam) < kept:
            self.beam.append(Plan(self.scratch[0].copy()))
        while kept:
            kept -= 1
            plan, best = self.beam[kept], self.found[self.heap[0]]
            plan.take(best.state, best.first, best.gained, best.value)
            self.heap[0] = self.heap[kept]
            self.move_down(kept)

    def is_worse(self, one: int, other: int) -> bool:
        """Whether one of the plans found is worse than another."""
        first = self.found[one]
        second = self.found[other]
        return first.value < second.value or (first.value == second.value and one > other)

    def move_up(self, place: int) -> None:
        """Restore the heap, whose root is its worst plan, after a change at a place."""
        while place and self.is_worse(self.heap[place], self.heap[(place - 1) // 2]):
            above = (place - 1) // 2
            self.heap[place], self.heap[above] = self.heap[above], self.heap[place]
            place = above

    def move_down(self, size: int) -> None:
        """Restore the heap after a change of its root."""
        place = 0
        while 2 * place + 1 < size:
            below = 2 * place + 1
            if below + 1 < size and self.is_worse(self.heap[below + 1], self.heap[below]):
                below += 1
            if not self.is_worse(self.heap[below], self.heap[place]):
                return
            self.heap[place], self.heap[below] = self.heap[below], self.heap[place]
            place = below


def gain(before: State, after: State, seat: int) -> int:
    """The points of a card and coin just claimed."""
    new = after.claimed[seat] & ~before.claimed[seat]
    if new == 0:
        return 0
    return game.POINTS[bits.lowest(new)] + after.coin_points(seat) - before.coin_points(seat)
