"""The greedy bot's evaluation of a position in Spice Road, in points."""

from __future__ import annotations

from collections.abc import Mapping

from ...bots import turn_search
from ...bots.turn_search import Evaluator, TurnSearch
from ...core import bits
from ...core.engine import Engine
from ...core.rules import Evaluation
from . import codes, playout_policy
from . import state as game
from .cards import MERCHANT_CARDS, packed
from .state import State

CUBE = 0.2  # the value of a cube for each unit of weight, before it is turned into points
CARD = 1.1  # the value of a merchant card for each unit of weight that one use gains
NEXT_BEST = 0.8  # the weight of each merchant card relative to the next better one
PLAYED = 0.85  # the weight of a card that has to be taken back first
NEXT_TURN = 0.9  # the weight of the turn after this one


def gain(card: str) -> int:
    """How much one use of a merchant card adds to the weight of a caravan."""
    if card[0] == "^":
        return int(card[1:])
    give, get = game.parts(card)
    uses = 2 if 0 < len(give) <= 2 else 1  # a cheap trade is usually done twice
    return uses * (playout_policy.weight(packed(get)) - playout_policy.weight(packed(give)))


GAIN = [float(gain(card)) for card in MERCHANT_CARDS]


def kept(cubes: int) -> int:
    """The most valuable cubes of a caravan, up to its limit (CEN-13)."""
    return without_cheapest(cubes, game.size(cubes) - codes.CARAVAN)


def without_cheapest(cubes: int, number: int) -> int:
    """The cubes that are left if so many of the least valuable ones are gone."""
    spice = 0
    while number > 0:
        gone = min(number, cubes >> 8 * spice & 255)
        cubes -= gone * game.ONE_CUBE[spice]
        number -= gone
        spice += 1
    return cubes


class Holdings(Evaluator):
    """The value of what a seat has."""

    __slots__ = ("gains", "goals", "goals_size", "hand", "of_cards", "played", "seat", "time")

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.goals_size = state.point_row_size
        self.goals = [state.point_row[i] for i in range(codes.POINT_ROW)]  # which ones replace them is luck
        self.gains = [0.0 for _ in range(codes.CARDS)]  # of the merchant cards, while they are sorted
        self.hand = self.played = 0  # the merchant cards last valued,
        self.of_cards = 0.0  # and their value: most answers that are tried one after the other differ only in cubes
        self.time = float(playout_policy.cards_left(state)) / game.cards_to_end(state.players)

    def value(self, state: Engine) -> float:
        """The value of a state."""
        assert isinstance(state, State)
        return self.holdings(state)

    def holdings(self, state: State) -> float:
        """The points, and what cubes and cards may still gain."""
        cubes = kept(state.caravan[self.seat])
        claimed = state.claimed[self.seat]
        near = playout_policy.nearest_two(cubes, self.goals, self.goals_size, claimed)
        cards = self.time * self.cards(state.hand[self.seat], state.played[self.seat])
        weight = playout_policy.weight(cubes)
        return state.score(self.seat) + CUBE * weight + playout_policy.PROGRESS * near + cards

    def bound(self, state: Engine, code: int) -> float:
        """Only for acquiring a card, whose many ways to pay (CEN-10) take most of the time of a search."""
        assert isinstance(state, State)
        if codes.verb_of(code) != codes.VERB_ACQUIRE:
            return turn_search.UNBOUNDED
        return self.most_by_acquiring(state, codes.card_of(code))

    def most_by_acquiring(self, state: State, card: int) -> float:
        """As if the cheapest cubes paid for the card, and none of them were missing for a point card."""
        place = state.place_in_row(card)
        cubes = state.caravan[self.seat] + state.pile[place]
        left = without_cheapest(state.caravan[self.seat], place) + state.pile[place]
        near = playout_policy.nearest_two(cubes, self.goals, self.goals_size, state.claimed[self.seat])
        cards = self.time * self.cards(state.hand[self.seat] | bits.ONE << card, state.played[self.seat])
        score = state.card_points(self.seat) + state.coin_points(self.seat) + game.points_of_cubes(left)
        return score + CUBE * playout_policy.weight(left) + playout_policy.PROGRESS * near + cards

    def cards(self, hand: int, played: int) -> float:
        """The value of the merchant cards: the best one in full, each further one less, played ones less too."""
        if hand == self.hand and played == self.played:
            return self.of_cards
        n = 0
        cards = hand | played
        while cards:
            card = bits.lowest(cards)
            each = PLAYED * GAIN[card] if bits.has(played, card) else GAIN[card]
            cards &= cards - 1
            place = n
            while place > 0 and self.gains[place - 1] > each:
                self.gains[place] = self.gains[place - 1]
                place -= 1
            self.gains[place] = each
            n += 1
        total = 0.0
        for i in range(n):
            total = self.gains[i] + NEXT_BEST * total
        self.hand = hand
        self.played = played
        self.of_cards = CARD * total
        return self.of_cards


class TwoTurns(Evaluator):
    """The value of a finished turn, averaged with the best next turn if the opponents take nothing."""

    __slots__ = ("again", "holdings", "next_turn")

    def __init__(self, state: State, seat: int) -> None:
        self.holdings = Holdings(state, seat)
        self.next_turn = TurnSearch(self.holdings, state, seat)
        self.again = state.copy()

    def value(self, state: Engine) -> float:
        """The value of a state."""
        now = self.holdings.value(state)
        if state.over or state.seat == self.holdings.seat:
            return now
        self.again.take(state)
        self.again.seat = self.holdings.seat
        return (1.0 - NEXT_TURN) * now + NEXT_TURN * self.next_turn.best_value(self.again)


def evaluation(state: Engine, seat: int) -> TwoTurns:
    """The value of states after this one for the seat."""
    assert isinstance(state, State)
    return TwoTurns(state, seat)


EVALUATIONS: Mapping[str, Evaluation] = {"greedy": evaluation, "baseline-greedy": evaluation}
