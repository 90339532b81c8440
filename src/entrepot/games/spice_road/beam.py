"""A bot for Spice Road that plans its own turns by beam search and ignores its opponents.

The search assumes that nobody else moves and no new card is turned up; the most promising few hundred states are
expanded to the next turn. Later points count less, to allow for what the opponents may take.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from ...bots.bot import Bot
from ...core import bits
from ...core.game import Action, Game
from . import codes
from .cards import CARAVAN, POINT_CARDS, POINT_COSTS, unpacked
from .planner import turns_to_plan
from .playout_policy import card_values
from .state import State

WIDTH = 400  # states kept from one turn to the next
MAX_WIDTH = 10_000
DEPTH = 9  # turns
DISCOUNT = 0.93  # what a point is worth a turn later
CUBE = {"Y": 0.3, "R": 0.85, "G": 1.4, "B": 1.95}  # the value of a cube in points
TIRED = 0.25  # the penalty for a card that has to be taken back first
CARDS = 0.6  # the weight of merchant cards
NEXT_BEST = 0.8  # the weight of each merchant card relative to the next better one
POINTS = [POINT_CARDS[cost] for cost in POINT_COSTS]
CARD_VALUES = card_values()


@dataclass
class Plan:
    """A state some turns ahead: the first action, the points gained, and the value."""

    first: int
    gained: float
    state: State
    value: float = 0.0


class Beam(Bot):
    """Plans only its own turns, with a wide beam."""

    name = "beam"

    def __init__(self, seed: int = 0, width: int = WIDTH) -> None:
        super().__init__(seed)
        self.width = width

    @classmethod
    def from_text(cls, seed: int, text: str) -> Beam:
        """The bot with the given width of the beam, or the default."""
        if text and not (text.isdecimal() and 0 < int(text) <= MAX_WIDTH):
            raise ValueError(text)
        return cls(seed, int(text or WIDTH))

    def decide(self, game: Game, seed: int) -> Action:
        """The first action of the best plan."""
        assert isinstance(game.state, State)
        best = max(self.plans(game.state), key=lambda plan: plan.value)
        return next(action for action in game.legal() if action.code == best.first)

    def plans(self, state: State) -> list[Plan]:
        """The plans at the end of the search."""
        alone = state.copy()
        alone.deck_size = alone.point_deck_size = 0
        seat, depth = state.seat, turns_to_plan(state, DEPTH)
        plans = [Plan(-1, 0.0, alone)]
        for turn in range(depth):
            plans = self.best(follow(plans, seat, turn), seat, depth - turn - 1)
        return plans

    def best(self, plans: list[Plan], seat: int, turns_left: int) -> list[Plan]:
        """The most promising plans, without those that lead to the same state as a better one."""
        kept: dict[tuple[int, int, int, int], Plan] = {}
        for plan in plans:
            state = plan.state
            plan.value = plan.gained + prospects(state, seat, turns_left)
            key = (state.caravan[seat], state.hand[seat], state.played[seat], state.claimed[seat])
            if key not in kept or kept[key].value < plan.value:
                kept[key] = plan
        return sorted(kept.values(), key=lambda plan: -plan.value)[: self.width]


def prospects(state: State, seat: int, turns_left: int) -> float:
    """The value that cubes and cards may still gain."""
    hand, played = state.hand[seat], state.played[seat]
    return cube_worth(state.caravan[seat]) + CARDS * card_worth(hand | played) - TIRED * bits.count(played)


@cache
def cube_worth(cubes: int) -> float:
    """The value of the cubes that a caravan can keep."""
    return sum(CUBE[letter] for letter in unpacked(cubes)[-CARAVAN:])


@cache
def card_worth(cards: int) -> float:
    """The value of merchant cards together: each further one counts a little less."""
    total = 0.0
    for each in sorted(CARD_VALUES[card] for card in bits.members(cards)):
        total = each + NEXT_BEST * total
    return total


def follow(plans: list[Plan], seat: int, turn: int) -> list[Plan]:
    """All plans that are one turn longer."""
    found: list[Plan] = []
    for plan in plans:
        add_turns(plan, seat, turn, found)
    return found


def add_turns(plan: Plan, seat: int, turn: int, found: list[Plan]) -> None:
    """Add all continuations of a plan by one turn, decision by decision."""
    state = plan.state
    before = state.claimed[seat], state.gold[seat], state.silver[seat]
    for code in worth_trying(state):
        child = state.copy()
        child.apply(code)
        first = plan.first if plan.first >= 0 else code
        gained = plan.gained + DISCOUNT**turn * gain(child, seat, before)
        after = Plan(first, gained, child)
        if child.seat == seat and not child.over and child.question != codes.ASK_TURN:
            add_turns(after, seat, turn, found)
        else:
            child.seat = seat
            child.over = False
            found.append(after)


def worth_trying(state: State) -> list[int]:
    """The legal actions; of cubes to give away, only the cheapest."""
    legal = state.legal()
    if state.question in (codes.ASK_DROP, codes.ASK_DISCARD):
        return legal[:1]
    return legal


def gain(state: State, seat: int, before: tuple[int, int, int]) -> float:
    """The points of a card and coin just claimed."""
    claimed, gold, silver = before
    new = state.claimed[seat] & ~claimed
    points = POINTS[bits.lowest(new)] if new else 0
    return points + 3 * (state.gold[seat] - gold) + state.silver[seat] - silver
