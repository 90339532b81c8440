"""A Spice Road state with a sense for trade, for playouts that make sense and can be judged before the end.

What cubes are worth on their way to points, and what merchant cards have been found to add to a hand, gives each
action a price; a playout mostly takes the dearest one.
"""

from __future__ import annotations

import json
from pathlib import Path

from ..core import bits, chance
from ..core.engine import Engine
from ..games.spice_road import codes
from ..games.spice_road import state as game
from ..games.spice_road.cards import LETTERS, MERCHANT_CARDS, POINT_CARDS, POINT_COSTS, packed
from ..games.spice_road.state import State

CUBE = [0.4, 1.0, 1.65, 2.3]  # by spice
CARD = [0.0] * 45  # learned, see tools/learn_card_values.py
POINTS = [0.0] * 36
COST = [0] * 36
WHOLE = [0] * 36  # the cubes of a point card's cost, each counted by its spice
SHARE = [0.0] * 36  # the points for the square of so much
GIVE = [0] * 45
GET = [0] * 45
RAISES = [0.0] * 45  # what an upgrade card adds
CARDS = 0.5  # how much of a card's value counts, the first one's
ENOUGH = 12.0  # a hand that adds so much counts half
RESTING = 0.45  # for each card that is taken back
NOISE = 1.0  # how much chance mixes in
PROGRESS = 0.35  # of a point card's points count when its cubes are all there
GOAL = 0.4  # the same where only the nearest one is looked at
SECOND = 0.4  # how much the second nearest point card counts beside the nearest


def _lay_out() -> None:
    learned = json.loads((Path(__file__).parent / "spice_road_cards.json").read_text(encoding="utf-8"))
    for number, text in enumerate(MERCHANT_CARDS):
        CARD[number] = learned.get(text, 0.0)
        RAISES[number] = 0.5 * int(text[1:]) if text[0] == "^" else 0.0
        give, _, get = text.rpartition(">")
        GIVE[number] = packed(give)
        GET[number] = packed(get.lstrip("+")) if text[0] != "^" else 0
    for number, cost in enumerate(POINT_COSTS):
        POINTS[number] = POINT_CARDS[cost]
        COST[number] = packed(cost)
        WHOLE[number] = sum(LETTERS.index(cube) + 1 for cube in cost)
        SHARE[number] = POINTS[number] / WHOLE[number] ** 2


_lay_out()


def lacking(cubes: int, goal: int) -> int:
    """What of the point card's cost is not among the cubes, each counted by its spice; all spices at once, in lanes."""
    gap = (COST[goal] | codes.LANES) - cubes
    short = gap & codes.LANES  # the lanes with something to add
    gap &= short - (short >> 7)
    return gap * 0x01020304 >> 24 & 255


def nearness(cubes: int, goal: int) -> float:
    """The point card's points, as far as its cubes are there; the dearer ones count more."""
    there = WHOLE[goal] - lacking(cubes, goal)
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


class Merchant(State):
    """A state that can price actions and judge itself."""

    __slots__ = ()

    def copy(self) -> Merchant:
        """An equal state with the same sense."""
        other = Merchant.__new__(Merchant)
        other.logging = False
        other.take_state(self)
        return other

    def promise(self, seat: int) -> float:
        """The score, and what cubes and cards may still become with the point cards that lie open."""
        if self.over:
            return self.score(seat)
        cards = self.hand_value(seat)
        cubes = self.caravan[seat]
        loose = (cubes >> 8 & 255) + (cubes >> 16 & 255) + (cubes >> 24)  # counted by the score
        cards = CARDS * self.time_left() * cards / (1.0 + cards / ENOUGH)
        return self.score(seat) - loose + worth(cubes) + cards + PROGRESS * self.progress(seat)

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

    def advise(self, out: list[int], n: int, rng: int) -> int:
        """The dearest action, with some noise."""
        best = 0
        best_price = -1000.0
        now = self.hope(self.caravan[self.seat])
        less = 1.0 + self.hand_value(self.seat) / ENOUGH
        eager = CARDS * self.time_left() / (less * less)
        for i in range(n):
            rng = chance.advance(rng)
            price = self.price(out[i], now, eager) + NOISE * chance.below(rng, 1024) / 1024.0
            if price > best_price:
                best_price = price
                best = i
        return out[best]

    def hope(self, cubes: int) -> float:
        """What the cubes are worth, those above ten less, and how near they are to a point card."""
        best = 0.0
        for i in range(self.point_row_size):
            best = max(best, nearness(cubes, self.point_row[i]))
        return worth(cubes) - CUBE[0] * max(0, game.size(cubes) - codes.CARAVAN) + GOAL * best

    def price(self, code: int, now: float, eager: float) -> float:
        """What an action seems to bring: to a caravan that is worth so much now, to a hand so eager for cards."""
        cubes = self.caravan[self.seat]
        if code < codes.ACQUIRE:
            return self.price_of_playing(code, now)
        if code < codes.CLAIM:
            return self.price_of_acquiring(code - codes.ACQUIRE, eager)
        if code < codes.REST:
            return 3.0 + POINTS[code - codes.CLAIM]
        if code == codes.REST:
            return RESTING * bits.count(self.played[self.seat])
        if code < codes.AGAIN:
            return self.hope(cubes + (255 << 8 * (code - codes.RAISE))) - now
        if code == codes.AGAIN:
            return self.hope(cubes - GIVE[self.card] + GET[self.card]) - now
        if code == codes.STOP:
            return 0.0
        return self.hope(cubes - (1 << 8 * ((code - codes.DROP_CUBE) & 3))) - now

    def price_of_playing(self, card: int, now: float) -> float:
        """What the caravan gains, as often as it pays to trade."""
        cubes = self.caravan[self.seat]
        if GIVE[card] == 0:
            return self.hope(cubes + GET[card]) - now + RAISES[card]
        best = -1000.0
        while game.enough(cubes, GIVE[card]):
            cubes = cubes - GIVE[card] + GET[card]
            gain = self.hope(cubes) - now
            if gain < best:
                break
            best = gain
        return best

    def price_of_acquiring(self, card: int, eager: float) -> float:
        """What the card has been found to add, and what lies on it, less what the way to it costs."""
        place = self.place_in_row(card)
        return eager * CARD[card] + worth(self.pile[place]) - 0.4 * place


def sensible(state: Engine) -> Engine:
    """The same state with a sense for trade."""
    assert isinstance(state, State)
    merchant = Merchant()
    merchant.take_state(state)
    return merchant
