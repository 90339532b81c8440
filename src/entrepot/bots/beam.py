"""The bot that plans its own turns in Spice Road: a beam search that lets the others stand still.

All turns are looked through as if nobody else moved and nothing new were turned up; the most promising few hundred
situations are followed to the next turn. Points count less the later they come, which is what the others do to them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..core import bits
from ..core.errors import OptionError
from ..core.game import Action, Game
from ..core.messages import message
from ..games.spice_road import codes
from ..games.spice_road.cards import MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, unpacked
from ..games.spice_road.state import State
from .bot import Bot
from .planner import turns_to_plan

WIDTH = 400  # situations followed from one turn to the next
DEPTH = 9  # turns
LATER = 0.93  # what a point is worth a turn later
CUBE = {"Y": 0.3, "R": 0.85, "G": 1.4, "B": 1.95}  # cubes on the way to points
TIRED = 0.25  # a card that has to be taken back first
CARDS = 0.6  # how much merchant cards count
LESS = 0.8  # how much the next best card counts beside the others
POINTS = [POINT_CARDS[cost] for cost in POINT_COSTS]


def _card_values() -> list[float]:
    """What each merchant card adds to the points of a hand, as tools/learn_card_values.py has learned it."""
    learned = json.loads((Path(__file__).parent / "spice_road_cards.json").read_text(encoding="utf-8"))
    return [learned.get(card, 0.0) for card in MERCHANT_CARDS]


CARD_VALUES = _card_values()


@dataclass
class Plan:
    """A situation some turns ahead: how it began, what it has brought, and where it stands."""

    first: int
    gained: float
    state: State
    worth: float = 0.0


class Beam(Bot):
    """Plans alone, with a wide beam."""

    name = "beam"

    def __init__(self, seed: int = 0, width: int = WIDTH) -> None:
        super().__init__(seed)
        self.width = width

    def decide(self, game: Game, seed: int) -> Action:
        """The first action of the best plan."""
        state = game.state
        if not isinstance(state, State):
            raise OptionError(message("bots-one-game", name=self.name, game="spice_road"))
        best = max(self.plans(state), key=lambda plan: plan.worth)
        return next(action for action in game.legal() if action.code == best.first)

    def plans(self, state: State) -> list[Plan]:
        """The situations at the end of the planning."""
        alone = state.copy()
        alone.deck_size = alone.point_deck_size = 0
        seat, depth = state.seat, turns_to_plan(state, DEPTH)
        plans = [Plan(-1, 0.0, alone)]
        for turn in range(depth):
            plans = self.best(follow(plans, seat, turn), seat, depth - turn - 1)
        return plans

    def best(self, plans: list[Plan], seat: int, turns_left: int) -> list[Plan]:
        """The most promising plans, of equal situations only one."""
        kept: dict[tuple[int, int, int, int], Plan] = {}
        for plan in plans:
            state = plan.state
            plan.worth = plan.gained + prospects(state, seat, turns_left)
            key = (state.caravan[seat], state.hand[seat], state.played[seat], state.claimed[seat])
            if key not in kept or kept[key].worth < plan.worth:
                kept[key] = plan
        return sorted(kept.values(), key=lambda plan: -plan.worth)[: self.width]


def prospects(state: State, seat: int, turns_left: int) -> float:
    """What cubes and cards may still turn into."""
    hand, played = state.hand[seat], state.played[seat]
    return cube_worth(state.caravan[seat]) + CARDS * card_worth(hand | played) - TIRED * bits.count(played)


@cache
def cube_worth(cubes: int) -> float:
    """What the cubes that a caravan can keep are worth."""
    return sum(CUBE[letter] for letter in unpacked(cubes)[-10:])


@cache
def card_worth(cards: int) -> float:
    """What merchant cards are worth together: each further one a little less."""
    total = 0.0
    for each in sorted(CARD_VALUES[card] for card in bits.members(cards)):
        total = each + LESS * total
    return total


def follow(plans: list[Plan], seat: int, turn: int) -> list[Plan]:
    """All that one more turn can make of the plans."""
    found: list[Plan] = []
    for plan in plans:
        add_turns(plan, seat, turn, found)
    return found


def add_turns(plan: Plan, seat: int, turn: int, found: list[Plan]) -> None:
    """Go through the decisions of one turn."""
    state = plan.state
    before = state.claimed[seat], state.gold[seat], state.silver[seat]
    for code in worth_trying(state):
        child = state.copy()
        child.apply(code)
        first = plan.first if plan.first >= 0 else code
        gained = plan.gained + LATER**turn * gain(child, seat, before)
        after = Plan(first, gained, child)
        if child.seat == seat and not child.over and child.decision != codes.TURN:
            add_turns(after, seat, turn, found)
        else:
            child.seat = seat
            child.over = False
            found.append(after)


def worth_trying(state: State) -> list[int]:
    """The legal actions, but of cubes to give away only the cheapest."""
    legal = state.legal()
    if state.decision in (codes.DROP, codes.DISCARD):
        return legal[:1]
    return legal


def gain(state: State, seat: int, before: tuple[int, int, int]) -> float:
    """The points of a card and coin just claimed."""
    claimed, gold, silver = before
    new = state.claimed[seat] & ~claimed
    points = POINTS[bits.lowest(new)] if new else 0
    return points + 3 * (state.gold[seat] - gold) + state.silver[seat] - silver
