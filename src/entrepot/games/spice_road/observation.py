"""The parts of Spice Road's observations, as one table: name, range, meaning and slots.

A count is written unchanged; a choice is one-hot. ``make generate`` writes ``slots.py`` from the table, in which a
part's name is its first slot.
"""

from __future__ import annotations

from ...core.observation import MOST, Block
from . import codes
from .cards import LETTERS, MARKET, MERCHANT_CARDS, POINT_COSTS, SEATS
from .position import MOST_IN_CARAVAN, MOST_ON_CARD
from .vocabulary import QUESTIONS

TABLE = Block()
SEAT = Block()

ASKED = [question.name for question in QUESTIONS]
COINS = 2 * SEATS  # of each metal, at most (CEN-5)
SEAT_NUMBERS = [str(seat) for seat in range(SEATS)]
ROW = [f"{place} {card}" for place in range(codes.ROW) for card in MERCHANT_CARDS]
PILES = [f"{place} {spice}" for place in range(codes.ROW) for spice in LETTERS]
POINT_ROW = [f"{place} {cost}" for place in range(codes.POINT_ROW) for cost in POINT_COSTS]

TABLE.part("over", 1, "the game is over")
TABLE.part("round", MOST, "the round")
TABLE.part("own_seat", 1, "the number of the observing seat", SEAT_NUMBERS)
TABLE.part("decision", 1, "what is being decided", ASKED)
TABLE.part("card", 1, "the merchant card being played or acquired", MERCHANT_CARDS)
TABLE.part("left", codes.ROW - 1, "upgrade steps left, or cards still to be paid for")
TABLE.part("merchant_row", 1, "the merchant cards by their place in the row", ROW)
TABLE.part("merchant_cubes", MOST_ON_CARD, "the cubes on them", PILES)
TABLE.part("point_row", 1, "the point cards by their place in the row", POINT_ROW)
TABLE.part("gold_left", COINS, "gold coins over the row")
TABLE.part("silver_left", COINS, "silver coins over the row")
TABLE.part("merchant_deck", len(MARKET), "cards in the merchant deck")
TABLE.part("point_deck", len(POINT_COSTS), "cards in the point deck")

SEAT.part("decides", 1, "whether the seat is to decide")
SEAT.part("caravan", MOST_IN_CARAVAN, "the cubes in the caravan", LETTERS)
SEAT.part("hand", 1, "the cards in hand", MERCHANT_CARDS)
SEAT.part("played", 1, "the cards played and not yet picked up", MERCHANT_CARDS)
SEAT.part("points", 1, "the point cards claimed; 0 for other seats until the end, unless they lie open", POINT_COSTS)
SEAT.part("point_cards", len(POINT_COSTS), "how many point cards were claimed")
SEAT.part("gold", COINS, "gold coins")
SEAT.part("silver", COINS, "silver coins")
