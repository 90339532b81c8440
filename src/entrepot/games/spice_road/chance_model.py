"""Chance in Spice Road: cards are turned up into the rows."""

from __future__ import annotations

from collections import Counter

from ...core.chance_model import ChanceModel, Weights, padded, without
from ...core.engine import Engine
from . import codes
from .cards import MARKET, MERCHANT_CARDS, POINT_COSTS, STARTERS
from .state import State

FIRST_POINT_CARD = len(MERCHANT_CARDS)


class SpiceRoadChance(ChanceModel):
    """The outcomes are all merchant cards, then all point cards."""

    outcomes = (*MERCHANT_CARDS, *POINT_COSTS)

    def __init__(self, players: int) -> None:
        self._players = players

    def at_start(self, dealt: list[int]) -> Weights:
        """First the merchant row, then the point row."""
        if len(dealt) < codes.ROW:
            return Counter(without(range(len(STARTERS), len(MERCHANT_CARDS)), dealt))
        if len(dealt) < codes.ROW + codes.POINT_ROW:
            return Counter(without(range(FIRST_POINT_CARD, len(self.outcomes)), dealt[codes.ROW :]))
        return Counter()

    def start(self, dealt: list[int]) -> Engine:
        """The rows as dealt, the rest in the decks."""
        state = State()
        state.set_up(self._players, 0)
        row = dealt[: codes.ROW]
        points = [card - FIRST_POINT_CARD for card in dealt[codes.ROW :]]
        state.row, state.point_row = row, points
        state.deck = padded(without(range(len(STARTERS), len(MERCHANT_CARDS)), row), len(MARKET))
        state.point_deck = padded(without(range(len(POINT_COSTS)), points), len(POINT_COSTS))
        return state

    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """At most one card is turned up."""
        after = state.copy()
        assert isinstance(state, State)
        assert isinstance(after, State)
        for card in drawn:
            _put_on_top(after, card)
        after.apply_one(code)
        if drawn:
            return after, Counter()
        if after.deck_size < state.deck_size:
            return after, Counter(state.deck[: state.deck_size])
        if after.point_deck_size < state.point_deck_size:
            return after, Counter(FIRST_POINT_CARD + card for card in state.point_deck[: state.point_deck_size])
        return after, Counter()


def _put_on_top(state: State, card: int) -> None:
    if card < FIRST_POINT_CARD:
        deck = without(state.deck[: state.deck_size], [card])
        state.deck = padded([*deck, card], len(MARKET))
    else:
        card -= FIRST_POINT_CARD
        deck = without(state.point_deck[: state.point_deck_size], [card])
        state.point_deck = padded([*deck, card], len(POINT_COSTS))
