"""Observations of Spice Road: their parts, and the encoder that fills them in from the state.

Each part is declared once, with its name, range, meaning and slots; the encoder uses the first slot that it returns.
A count is written unchanged; a choice is one-hot.
"""

from __future__ import annotations

from ...core import bits, buffers
from ...core.buffers import Numbers
from ...core.encoder import Encoder
from ...core.engine import Engine
from ...core.observation import MOST, Block, Observation
from ...core.rules import Options
from . import codes
from .cards import LETTERS, MARKET, MERCHANT_CARDS, POINT_COSTS, SEATS
from .position import MOST_IN_CARAVAN, MOST_ON_CARD
from .state import State
from .vocabulary import QUESTIONS

TABLE = Block()
SEAT = Block()

ASKED = [question.name for question in QUESTIONS]
COINS = 2 * SEATS  # of each metal, at most (CEN-5)
SEAT_NUMBERS = [str(seat) for seat in range(SEATS)]
ROW = [f"{place} {card}" for place in range(codes.ROW) for card in MERCHANT_CARDS]
PILES = [f"{place} {spice}" for place in range(codes.ROW) for spice in LETTERS]
POINT_ROW = [f"{place} {cost}" for place in range(codes.POINT_ROW) for cost in POINT_COSTS]

OVER = TABLE.part("over", 1, "the game is over")
ROUND = TABLE.part("round", MOST, "the round")
OWN_SEAT = TABLE.part("own_seat", 1, "the number of the observing seat", SEAT_NUMBERS)
DECISION = TABLE.part("decision", 1, "what is being decided", ASKED)
CARD = TABLE.part("card", 1, "the merchant card being played or acquired", MERCHANT_CARDS)
LEFT = TABLE.part("left", codes.ROW - 1, "upgrade steps left, or cards still to be paid for")
MERCHANTS = TABLE.part("merchant_row", 1, "the merchant cards by their place in the row", ROW)
CUBES = TABLE.part("merchant_cubes", MOST_ON_CARD, "the cubes on them", PILES)
POINTS = TABLE.part("point_row", 1, "the point cards by their place in the row", POINT_ROW)
GOLD_LEFT = TABLE.part("gold_left", COINS, "gold coins over the row")
SILVER_LEFT = TABLE.part("silver_left", COINS, "silver coins over the row")
DECK = TABLE.part("merchant_deck", len(MARKET), "cards in the merchant deck")
POINT_DECK = TABLE.part("point_deck", len(POINT_COSTS), "cards in the point deck")

DECIDES = SEAT.part("decides", 1, "whether the seat is to decide")
CARAVAN = SEAT.part("caravan", MOST_IN_CARAVAN, "the cubes in the caravan", LETTERS)
HAND = SEAT.part("hand", 1, "the cards in hand", MERCHANT_CARDS)
PLAYED = SEAT.part("played", 1, "the cards played and not yet picked up", MERCHANT_CARDS)
CLAIMED = SEAT.part(
    "points", 1, "the point cards claimed; 0 for other seats until the end, unless they lie open", POINT_COSTS
)
CLAIMS = SEAT.part("point_cards", len(POINT_COSTS), "how many point cards were claimed")
GOLD = SEAT.part("gold", COINS, "gold coins")
SILVER = SEAT.part("silver", COINS, "silver coins")

TABLE_WIDTH = TABLE.width
SEAT_WIDTH = SEAT.width


class SpiceRoadEncoder(Encoder):
    """Writes what a seat may know of a game of Spice Road (CEN-18)."""

    __slots__ = ("open_points", "state")

    def __init__(self, state: Engine, options: Options) -> None:
        assert isinstance(state, State)
        self.state = state
        self.open_points: bool = options["open_points"]

    def write(self, seat: int, out: Numbers, at: int) -> None:
        """Write the table, then all seats clockwise from the observing one."""
        players = self.state.players
        buffers.clear(out, at, TABLE_WIDTH + players * SEAT_WIDTH)
        out[at + OWN_SEAT + seat] = 1
        self.write_table(out, at)
        at += TABLE_WIDTH
        for steps in range(players):
            self.write_seat((seat + steps) % players, steps == 0, out, at)
            at += SEAT_WIDTH

    def write_table(self, out: Numbers, at: int) -> None:
        """Write the parts of the table."""
        out[at + ROUND] = min(self.state.turn, MOST)
        if self.state.over:
            out[at + OVER] = 1
        else:
            self.write_question(out, at)
        for place in range(self.state.row_size):
            out[at + MERCHANTS + codes.CARDS * place + self.state.row[place]] = 1
            write_cubes(self.state.pile[place], out, at + CUBES + codes.SPICES * place)
        for place in range(self.state.point_row_size):
            out[at + POINTS + codes.POINT_CARDS * place + self.state.point_row[place]] = 1
        out[at + GOLD_LEFT] = self.state.gold_left
        out[at + SILVER_LEFT] = self.state.silver_left
        out[at + DECK] = self.state.deck_size
        out[at + POINT_DECK] = self.state.point_deck_size

    def write_question(self, out: Numbers, at: int) -> None:
        """Write the current question and its details."""
        question = self.state.question
        out[at + DECISION + question] = 1
        if question == codes.ASK_UPGRADE or question == codes.ASK_TRADE or question == codes.ASK_DROP:
            out[at + CARD + self.state.card] = 1
        if question == codes.ASK_UPGRADE:
            out[at + LEFT] = self.state.raises_left
        elif question == codes.ASK_DROP:
            out[at + LEFT] = self.state.cards_to_pay

    def write_seat(self, seat: int, own: bool, out: Numbers, at: int) -> None:
        """Write the parts of one seat."""
        if seat == self.state.seat and not self.state.over:
            out[at + DECIDES] = 1
        write_cubes(self.state.caravan[seat], out, at + CARAVAN)
        write_cards(self.state.hand[seat], out, at + HAND)
        write_cards(self.state.played[seat], out, at + PLAYED)
        if own or self.open_points or self.state.over:
            write_cards(self.state.claimed[seat], out, at + CLAIMED)
        out[at + CLAIMS] = bits.count(self.state.claimed[seat])
        out[at + GOLD] = self.state.gold[seat]
        out[at + SILVER] = self.state.silver[seat]


def write_cards(cards: int, out: Numbers, at: int) -> None:
    """Write 1 for each card in the set."""
    while cards:
        out[at + bits.lowest(cards)] = 1
        cards &= cards - 1


def write_cubes(cubes: int, out: Numbers, at: int) -> None:
    """Write the number of cubes of each spice."""
    for spice in range(codes.SPICES):
        out[at + spice] = cubes >> 8 * spice & 255


OBSERVATION = Observation(TABLE, SEAT, SpiceRoadEncoder)
