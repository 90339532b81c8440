"""A heuristic playout policy for Spice Road, and an evaluation for playouts that stop before the end.

An action's value depends on the value of cubes and on the learned values of merchant cards; a playout usually takes
the most valuable action.
"""

from __future__ import annotations

import json
from pathlib import Path

from ...core import bits, chance
from ...core.engine import Engine
from . import codes
from . import state as game
from .cards import MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, packed
from .state import State

CUBE = [0.4, 1.0, 1.65, 2.3]  # by spice
CARD_SHARE = 0.5  # the weight of the first merchant card's value
HALF_HAND = 12.0  # the value of a hand that counts half
RESTING = 0.45  # for each card that is taken back
NOISE = 1.0 / 1024  # the step of an action's random bonus, which is less than 1
PROGRESS = 0.35  # the weight of a point card's points when the caravan has all its cubes
GOAL = 0.4  # the same where only the nearest card is considered
SECOND = 0.4  # the weight of the second nearest point card relative to the nearest
STEP = 0.4  # the cost of each place to the right in the merchant row


def card_values() -> list[float]:
    """The points that each merchant card adds to a hand, as learned by simulation; 0 for starters."""
    learned = json.loads((Path(__file__).parent / "card_values.json").read_text(encoding="utf-8"))
    return [learned.get(card, 0.0) for card in MERCHANT_CARDS]


def weight(cubes: int) -> int:
    """The weight of cubes: each counts by its spice, turmeric 1, cinnamon 4."""
    return cubes * 0x01020304 >> 24 & 255


def nearness_by_lack(cost: str) -> list[float]:
    """A point card's points, times the square of the share of its cost that is there, by the weight that is lacking."""
    whole = weight(packed(cost))
    share = POINT_CARDS[cost] / whole**2
    return [share * (whole - lack) * (whole - lack) for lack in range(MOST_LACKING + 1)]


MOST_LACKING = max(weight(packed(cost)) for cost in POINT_COSTS)
WORTH = [[value * cubes for cubes in range(256)] for value in CUBE]  # by spice, of any number that a byte holds
# By card, as arrays for the compiler. Compiled, an array of this module is faster to access than the engine's.
CARD = card_values()
COST = [packed(cost) for cost in POINT_COSTS]
NEARNESS = [nearness_by_lack(cost) for cost in POINT_COSTS]
UPGRADE = [0.5 * int(card[1:]) if card[0] == "^" else 0.0 for card in MERCHANT_CARDS]  # what playing it adds


def lacking(cubes: int, goal: int) -> int:
    """The weight of the missing cubes of the point card's cost; all spices at once, a byte each."""
    gap = (COST[goal] | codes.LANES) - cubes
    short = gap & codes.LANES  # the bytes with something missing
    return weight(gap & short - (short >> 7))


def nearness(cubes: int, goal: int) -> float:
    """The point card's points, times the square of the share of its cost that the caravan has."""
    return NEARNESS[goal][lacking(cubes, goal)]


def nearest_two(cubes: int, goals: list[int], n: int, claimed: int) -> float:
    """How close the caravan is to the best two of n point cards that are not claimed yet."""
    first = 0.0
    second = 0.0
    for i in range(n):
        if not bits.has(claimed, goals[i]):
            near = nearness(cubes, goals[i])
            if near > first:
                second = first
                first = near
            elif near > second:
                second = near
    return first + SECOND * second


def worth(cubes: int) -> float:
    """The value of cubes that are not yet turned into points."""
    return WORTH[0][cubes & 255] + WORTH[1][cubes >> 8 & 255] + WORTH[2][cubes >> 16 & 255] + WORTH[3][cubes >> 24]


def cards_left(state: State) -> int:
    """The number of point cards that the leading seat needs to end the game (CEN-14)."""
    most = 0
    for seat in range(state.players):
        most = max(most, bits.count(state.claimed[seat]))
    return game.cards_to_end(state.players) - most


class PlayoutState(State):
    """A state with a heuristic policy and evaluation."""

    __slots__ = ()

    def copy(self) -> PlayoutState:
        """An independent copy, with logging disabled."""
        other = PlayoutState.__new__(PlayoutState)
        other.logging = False
        other.error = None
        other.take_memory(self)
        return other

    def evaluate(self, seat: int) -> float:
        """The score plus the expected gain from cubes and cards, given the face-up point cards."""
        if self.over:
            return self.score(seat)
        cards = self.hand_value(seat)
        cubes = self.caravan[seat]
        in_score = game.size(cubes) - (cubes & 255)  # cubes that the score already counts
        cards = CARD_SHARE * self.time_left() * cards / (1.0 + cards / HALF_HAND)
        return self.score(seat) - in_score + worth(cubes) + cards + PROGRESS * self.progress(seat)

    def progress(self, seat: int) -> float:
        """How close the caravan is to the best two point cards."""
        return nearest_two(self.caravan[seat], self.point_row, self.point_row_size, 0)

    def hand_value(self, seat: int) -> float:
        """The learned value of the seat's merchant cards."""
        cards = 0.0
        held = self.hand[seat] | self.played[seat]
        while held:
            cards += CARD[bits.lowest(held)]
            held &= held - 1
        return cards

    def time_left(self) -> float:
        """How much of the game remains, from 1 to 0."""
        return float(cards_left(self)) / game.cards_to_end(self.players)

    def policy(self, out: list[int], n: int, rng: int) -> int:
        """The action with the highest value plus noise."""
        best = 0
        best_value = -1000.0
        now = self.cubes_value(self.caravan[self.seat])
        card_factor = self.card_weight() if self.question == codes.ASK_TURN else 0.0
        for i in range(n):
            rng = chance.advance(rng)
            value = self.value(out[i], now, card_factor) + NOISE * chance.below(rng, 1024)
            if value > best_value:
                best_value = value
                best = i
        return out[best]

    def card_weight(self) -> float:
        """The weight of another merchant card's value."""
        saturation = 1.0 + self.hand_value(self.seat) / HALF_HAND
        return CARD_SHARE * self.time_left() / (saturation * saturation)

    def cubes_value(self, cubes: int) -> float:
        """The value of the cubes, less for those above ten, and how close they are to a point card."""
        best = 0.0
        for i in range(self.point_row_size):
            best = max(best, nearness(cubes, self.point_row[i]))
        return worth(cubes) - CUBE[0] * max(0, game.size(cubes) - codes.CARAVAN) + GOAL * best

    def value(self, code: int, now: float, card_factor: float) -> float:
        """The estimated gain of an action, given the current value of the caravan and the weight of a card's value."""
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
        """The gain of the caravan, trading as often as it pays off."""
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
        """The card's learned value plus the cubes on it, minus the price of its place in the row."""
        place = self.place_in_row(card)
        return card_factor * CARD[card] + worth(self.pile[place]) - STEP * place


def playout_state(state: Engine) -> PlayoutState:
    """A copy of the state with the policy."""
    assert isinstance(state, State)
    copy = PlayoutState()
    copy.take_memory(state)
    return copy
