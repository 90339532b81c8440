"""A Spice Road state for plans: what a seat can make of its next turns if the others stand still.

Nothing new is turned up either, so that nothing is left to chance, and a small search soon finds the best of many
turns. What plans do not see is that others take what one hopes for, and that new cards come; see ``worlds``.
"""

from __future__ import annotations

from ..core import bits
from ..games.spice_road import codes
from ..games.spice_road.state import State
from . import merchant
from .merchant import Merchant

TURNS = 5  # that a plan reaches ahead
LATER = 0.95  # what a point is worth a turn later
STEADY = 0.3  # how much each turn counts on the way, beside where a plan ends
HELD = 1.2  # what a merchant card counts of what it has been found to add, the best one
LONG = 15.0  # turns after which it has added that
LESS = 0.7  # how much the next best card counts beside the others
PACE = 6.2  # turns in which somebody claims a point card
TIRED = 0.25  # a card that has to be taken back first
NEAR = 0.2  # of a point card's points count when its cubes are all there
ORDER = [0] * 45  # merchant cards, the best one last
RANKED = [0] * 45  # by card, its place in that order as a set of one


def _lay_out() -> None:
    for i, card in enumerate(sorted(range(45), key=lambda card: merchant.CARD[card])):
        ORDER[i] = card
        RANKED[card] = 1 << i


_lay_out()


class Planner(Merchant):
    """A state in which one seat plans."""

    __slots__ = ("after", "along", "factor", "gained", "planned", "seat_planning", "start", "turns", "usual")

    start: Planner  # of a copy: what it is a copy of

    def look_from(self, state: State, usual: float) -> None:
        """Plan from there on, for the seat that decides; a plan is measured against a usual one."""
        self.take_state(state)
        self.deck_size = 0
        self.point_deck_size = 0
        self.seat_planning = state.seat
        self.usual = usual
        self.turns = turns_to_plan(state, TURNS)
        self.planned = self.turns
        self.after = max(0.0, min(1.0, (turns_left(state) - self.turns) / LONG))
        self.factor = 1.0
        self.gained = 0.0  # points of the cards claimed, the later the less
        self.along = 0.0  # how it stood on the way

    def copy(self) -> Planner:
        """One that can begin again and again."""
        other = Planner()
        other.start = self
        other.take_planner(self)
        return other

    def take_planner(self, other: Planner) -> None:
        """Become equal to another one."""
        self.take_state(other)
        self.seat_planning = other.seat_planning
        self.usual = other.usual
        self.turns = other.turns
        self.planned = other.planned
        self.after = other.after
        self.factor = other.factor
        self.gained = other.gained
        self.along = other.along

    def restart(self) -> bool:
        """Begin once more."""
        self.take_planner(self.start)
        return True

    # Playing

    def write_legal(self, out: list[int]) -> int:
        """What is legal, to the end of the plan; of cubes to give away only the cheapest."""
        n = State.write_legal(self, out)
        if self.turns == 0:
            return 0
        return 1 if self.decision >= codes.DROP else n

    def step(self, code: int) -> None:
        """An action, and what it means for the plan."""
        coins = self.coins()
        State.step(self, code)
        if codes.CLAIM <= code < codes.REST:
            self.gained += self.factor * (merchant.POINTS[code - codes.CLAIM] + self.coins() - coins)
        if self.decision == codes.TURN:
            self.end_planned_turn()

    def coins(self) -> int:
        """What the planning seat's coins count."""
        return 3 * self.gold[self.seat_planning] + self.silver[self.seat_planning]

    def end_planned_turn(self) -> None:
        """Nobody else moves."""
        self.seat = self.seat_planning
        self.over = False
        self.turns -= 1
        self.factor *= LATER
        self.along += STEADY * self.standing()

    # Judging

    def standing(self) -> float:
        """What has been gained, and what cubes and cards may still become."""
        seat = self.seat_planning
        hand = self.hand[seat] | self.played[seat]
        ranked = 0
        while hand:
            ranked |= RANKED[bits.lowest(hand)]
            hand &= hand - 1
        cards = 0.0
        while ranked:
            cards = merchant.CARD[ORDER[bits.lowest(ranked)]] + LESS * cards
            ranked &= ranked - 1
        tired = TIRED * bits.count(self.played[seat])
        cubes = merchant.worth(self.caravan[seat]) + NEAR * self.progress(seat)
        return self.gained + cubes + HELD * self.after * cards - tired

    def promise(self, seat: int) -> float:
        """What the plan brings: where it ends, and how it stands on the way."""
        if seat != self.seat_planning:
            return self.usual
        return (self.standing() + self.along) / (1.0 + STEADY * self.planned)


def turns_to_plan(state: State, most: int) -> int:
    """Fewer turns when somebody is about to end the game."""
    return max(1, min(most, 4 * merchant.cards_left(state) - 1))


def turns_left(state: State) -> float:
    """How many turns each seat may still have."""
    return max(1.0, PACE * merchant.cards_left(state) - 2.0)
