"""A Spice Road state for plans: a seat's next turns if the opponents do nothing.

No new card is turned up either, so a plan is deterministic, and a small search quickly finds a good one.
A plan ignores that opponents take cards it relies on, and that new cards appear; see ``plan_search``.
"""

from __future__ import annotations

from ...core import bits
from . import codes, playout_policy
from . import state as game
from .playout_policy import PlayoutState
from .state import State

TURNS = 5  # length of a plan
DISCOUNT = 0.95  # what a point is worth a turn later
ON_THE_WAY = 0.3  # the weight of the value after each turn, relative to the value at the end of the plan
HELD = 1.2  # the weight of the best merchant card's learned value
LASTING = 15.0  # the turns it takes a merchant card to add its learned value
NEXT_BEST = 0.7  # the weight of each merchant card relative to the next better one
PACE = 6.2  # turns per point card of the fastest player
TIRED = 0.25  # the penalty for a card that has to be taken back first
NEAR = 0.2  # the weight of a point card's points when the caravan has all its cubes
ORDER = sorted(range(codes.CARDS), key=lambda card: playout_policy.CARD[card])  # merchant cards, the best one last
RANKED = [1 << ORDER.index(card) for card in range(codes.CARDS)]  # each card's index in that order, as a bit


class Planner(PlayoutState):
    """A state in which one seat plans."""

    __slots__ = (
        "card_factor", "cards", "cards_worth", "factor", "gained", "opponent_value", "planned_turns", "planning_seat",
        "start", "turns_left", "value_now", "value_on_the_way",
    )  # fmt: skip

    start: Planner  # the planner that this one was copied from

    def plan_from(self, state: State, opponent_value: float) -> None:
        """Plan from this state for the seat to decide; all opponents' plans are assumed to have the same value."""
        self.take_memory(state)
        self.deck_size = 0
        self.point_deck_size = 0
        self.planning_seat = state.seat
        self.opponent_value = opponent_value
        self.turns_left = turns_to_plan(state, TURNS)
        self.planned_turns = self.turns_left
        self.card_factor = max(0.0, min(1.0, (expected_turns(state) - self.turns_left) / LASTING))
        self.factor = 1.0
        self.gained = 0.0  # points of the cards claimed, discounted
        self.value_on_the_way = 0.0
        self.cards = 0  # the merchant cards that were last valued
        self.cards_worth = 0.0
        self.value_now = self.plan_value()

    def copy(self) -> Planner:
        """An independent copy that can restart."""
        other = Planner()
        other.start = self
        other.take_plan(self)
        return other

    def take_plan(self, other: Planner) -> None:
        """Become equal to another planner."""
        self.take_memory(other)
        self.planning_seat = other.planning_seat
        self.opponent_value = other.opponent_value
        self.turns_left = other.turns_left
        self.planned_turns = other.planned_turns
        self.card_factor = other.card_factor
        self.factor = other.factor
        self.gained = other.gained
        self.value_now = other.value_now
        self.value_on_the_way = other.value_on_the_way
        self.cards = other.cards
        self.cards_worth = other.cards_worth

    def restart(self) -> bool:
        """Return to the start of the plan."""
        self.take_plan(self.start)
        return True

    # Playing

    def write_legal(self, out: list[int]) -> int:
        """The legal actions until the plan ends; of cubes to give away, only the cheapest."""
        n = State.write_legal(self, out)
        if self.turns_left == 0:
            return 0
        return 1 if self.question == codes.ASK_DROP or self.question == codes.ASK_DISCARD else n

    def step(self, code: int) -> None:
        """Apply an action and count what the plan gains."""
        coins = self.coin_points(self.planning_seat)
        State.step(self, code)
        if codes.verb_of(code) == codes.VERB_CLAIM:
            coins = self.coin_points(self.planning_seat) - coins
            self.gained += self.factor * (game.POINTS[codes.point_card_of(code)] + coins)
        if self.question == codes.ASK_TURN:
            self.end_planned_turn()

    def end_planned_turn(self) -> None:
        """Give the planning seat the next turn."""
        self.seat = self.planning_seat
        self.over = False
        self.turns_left -= 1
        self.factor *= DISCOUNT
        self.value_now = self.plan_value()
        self.value_on_the_way += ON_THE_WAY * self.value_now

    # Evaluation

    def plan_value(self) -> float:
        """The points gained, plus the value of cubes and cards."""
        seat = self.planning_seat
        cards = self.hand[seat] | self.played[seat]
        if cards != self.cards:  # few turns of a plan acquire one
            self.cards = cards
            self.cards_worth = hand_value(cards, NEXT_BEST)
        tired = TIRED * bits.count(self.played[seat])
        cubes = playout_policy.worth(self.caravan[seat]) + NEAR * self.progress(seat)
        return self.gained + cubes + HELD * self.card_factor * self.cards_worth - tired

    def evaluate(self, seat: int) -> float:
        """The value of the plan: the mean of its final and intermediate values."""
        if seat != self.planning_seat:
            return self.opponent_value
        return (self.value_now + self.value_on_the_way) / (1.0 + ON_THE_WAY * self.planned_turns)


def hand_value(hand: int, next_best: float) -> float:
    """The learned value of merchant cards together: each counts ``next_best`` times as much as the next better one."""
    ranked = 0
    while hand:
        ranked |= RANKED[bits.lowest(hand)]
        hand &= hand - 1
    cards = 0.0
    while ranked:
        cards = playout_policy.CARD[ORDER[bits.lowest(ranked)]] + next_best * cards
        ranked &= ranked - 1
    return cards


def turns_to_plan(state: State, most: int) -> int:
    """The length of a plan: shorter when a player is about to end the game."""
    return max(1, min(most, 4 * playout_policy.cards_left(state) - 1))


def expected_turns(state: State) -> float:
    """The expected number of remaining turns of each seat."""
    return max(1.0, PACE * playout_policy.cards_left(state) - 2.0)
