"""A heuristic playout policy for Spice Road, and an evaluation for playouts that stop before the end.

What cubes are worth on their way to points, and what merchant cards have been found to add to a hand, gives each
action a value; a playout mostly takes the most valuable one.
"""

from __future__ import annotations

import json
from pathlib import Path

from ...core import bits, chance
from ...core.engine import Engine
from . import codes
from . import state as game
from .cards import LETTERS, MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, packed
from .state import State

CUBE = [0.4, 1.0, 1.65, 2.3]  # by spice
CARD_SHARE = 0.5  # of a merchant card's value counts, if it is the first
HALF_HAND = 12.0  # a hand that adds this much counts half
RESTING = 0.45  # for each card that is taken back
NOISE = 1.0  # the largest random bonus of an action
PROGRESS = 0.35  # of a point card's points count when all its cubes are there
GOAL = 0.4  # the same where only the nearest card is considered
SECOND = 0.4  # how much the second nearest point card counts beside the nearest
STEP = 0.4  # what each place to the right in the merchant row costs


def card_values() -> list[float]:
    """What each merchant card adds to the points of a hand, as learned by simulation; nothing for starters."""
    learned = json.loads((Path(__file__).parent / "card_values.json").read_text(encoding="utf-8"))
    return [learned.get(card, 0.0) for card in MERCHANT_CARDS]


def cost_weight(cost: str) -> int:
    """The weight of a point card's cost: each cube counts by its spice, turmeric 1, cinnamon 4."""
    return sum(LETTERS.index(cube) + 1 for cube in cost)


# By card, laid out for the compiler. Compiled, an array of the own module is quicker to reach than the engine's.
COST = [packed(cost) for cost in POINT_COSTS]
CARD = card_values()
WEIGHT = [cost_weight(cost) for cost in POINT_COSTS]
SHARE = [POINT_CARDS[cost] / cost_weight(cost) ** 2 for cost in POINT_COSTS]  # points for each square of weight
UPGRADE = [0.5 * int(card[1:]) if card[0] == "^" else 0.0 for card in MERCHANT_CARDS]  # what playing it adds


def lacking(cubes: int, goal: int) -> int:
    """The weight of those cubes of the point card's cost that are missing; all spices at once, a byte each."""
    gap = (COST[goal] | codes.LANES) - cubes
    short = gap & codes.LANES  # the bytes with something missing
    gap &= short - (short >> 7)
    return gap * 0x01020304 >> 24 & 255


def nearness(cubes: int, goal: int) -> float:
    """The point card's points, in proportion to the square of the part of its cost that is there."""
    there = WEIGHT[goal] - lacking(cubes, goal)
    return SHARE[goal] * there * there


def worth(cubes: int) -> float:
    """What cubes are worth on their way to points."""
    total = CUBE[0] * (cubes & 255) + CUBE[1] * (cubes >> 8 & 255)
    return total + CUBE[2] * (cubes >> 16 & 255) + CUBE[3] * (cubes >> 24)


def cards_left(state: State) -> int:
    """How many point cards the seat with most of them is short of the end (CEN-14)."""
    most = 0
    for seat in range(state.players):
        most = max(most, bits.count(state.claimed[seat]))
    return game.cards_to_end(state.players) - most


class PlayoutState(State):
    """A state that can estimate the value of actions and its own."""

    __slots__ = ()

    def copy(self) -> PlayoutState:
        """An independent copy, with logging disabled."""
        other = PlayoutState.__new__(PlayoutState)
        other.logging = False
        other.error = None
        other.take_memory(self)
        return other

    def evaluate(self, seat: int) -> float:
        """The score, and what cubes and cards may still become with the point cards that lie open."""
        if self.over:
            return self.score(seat)
        cards = self.hand_value(seat)
        cubes = self.caravan[seat]
        in_score = game.size(cubes) - (cubes & 255)  # cubes that the score counts already
        cards = CARD_SHARE * self.time_left() * cards / (1.0 + cards / HALF_HAND)
        return self.score(seat) - in_score + worth(cubes) + cards + PROGRESS * self.progress(seat)

    def progress(self, seat: int) -> float:
        """How near the caravan is to the best two of the point cards."""
        first = 0.0
        second = 0.0
        for i in range(self.point_row_size):
            near = nearness(self.caravan[seat], self.point_row[i])
            if near > first:
                second = first
                first = near
            elif near > second:
                second = near
        return first + SECOND * second

    def hand_value(self, seat: int) -> float:
        """What the seat's merchant cards have been found to add."""
        cards = 0.0
        held = self.hand[seat] | self.played[seat]
        while held:
            cards += CARD[bits.lowest(held)]
            held &= held - 1
        return cards

    def time_left(self) -> float:
        """How much of the game is still to come, from 1 to 0."""
        return float(cards_left(self)) / game.cards_to_end(self.players)

    def policy(self, out: list[int], n: int, rng: int) -> int:
        """The action with the highest value plus noise."""
        best = 0
        best_value = -1000.0
        now = self.cubes_value(self.caravan[self.seat])
        saturation = 1.0 + self.hand_value(self.seat) / HALF_HAND
        card_factor = CARD_SHARE * self.time_left() / (saturation * saturation)
        for i in range(n):
            rng = chance.advance(rng)
            value = self.value(out[i], now, card_factor) + NOISE * chance.below(rng, 1024) / 1024.0
            if value > best_value:
                best_value = value
                best = i
        return out[best]

    def cubes_value(self, cubes: int) -> float:
        """What the cubes are worth, those above ten less, and how near they are to a point card."""
        best = 0.0
        for i in range(self.point_row_size):
            best = max(best, nearness(cubes, self.point_row[i]))
        return worth(cubes) - CUBE[0] * max(0, game.size(cubes) - codes.CARAVAN) + GOAL * best

    def value(self, code: int, now: float, card_factor: float) -> float:
        """What an action seems to bring, given the present value of the caravan and what a card's value counts."""
        cubes = self.caravan[self.seat]
        verb = codes.verb_of(code)
        if verb == codes.VERB_PLAY:
            return self.play_value(codes.card_of(code), now)
        if verb == codes.VERB_ACQUIRE:
            return self.acquire_value(codes.card_of(code), card_factor)
        if verb == codes.VERB_CLAIM:
            return 3.0 + game.POINTS[codes.point_card_of(code)]
        if verb == codes.VERB_REST:
            return RESTING * bits.count(self.played[self.seat])
        if verb == codes.VERB_RAISE:
            cubes += game.ONE_CUBE[codes.spice_of(code) + 1] - game.ONE_CUBE[codes.spice_of(code)]
        elif verb == codes.VERB_AGAIN:
            cubes += game.GET[self.card] - game.GIVE[self.card]
        elif verb == codes.VERB_STOP:
            return 0.0
        else:
            cubes -= game.ONE_CUBE[codes.spice_of(code)]
        return self.cubes_value(cubes) - now

    def play_value(self, card: int, now: float) -> float:
        """What the caravan gains, trading as often as it pays."""
        cubes = self.caravan[self.seat]
        if game.GIVE[card] == 0:
            return self.cubes_value(cubes + game.GET[card]) - now + UPGRADE[card]
        best = -1000.0
        while game.enough(cubes, game.GIVE[card]):
            cubes = cubes - game.GIVE[card] + game.GET[card]
            gain = self.cubes_value(cubes) - now
            if gain < best:
                break
            best = gain
        return best

    def acquire_value(self, card: int, card_factor: float) -> float:
        """What the card has been found to add, and the cubes on it, less the price of its place in the row."""
        place = self.place_in_row(card)
        return card_factor * CARD[card] + worth(self.pile[place]) - STEP * place


def playout_state(state: Engine) -> PlayoutState:
    """A copy of the state that has the policy."""
    assert isinstance(state, State)
    copy = PlayoutState()
    copy.take_memory(state)
    return copy
