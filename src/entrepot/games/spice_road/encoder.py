"""The encoder of Spice Road's observations; ``observation.py`` has the table of their parts."""

from __future__ import annotations

from ...core import bits, buffers
from ...core.buffers import Numbers
from ...core.encoder import Encoder
from ...core.engine import Engine
from ...core.observation import Observation
from ...core.rules import Options
from . import codes, slots
from .observation import SEAT, TABLE
from .state import State


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
        buffers.clear_part(out, at, slots.TABLE_WIDTH)
        out[at + slots.OWN_SEAT + seat] = 1
        write_table(self.state, out, at)
        at += slots.TABLE_WIDTH
        open_points = self.open_points or self.state.over
        for steps in range(players):
            write_seat(self.state, seat, open_points or steps == 0, out, at)
            at += slots.SEAT_WIDTH
            seat = seat + 1 if seat + 1 < players else 0


def write_table(state: State, out: Numbers, at: int) -> None:
    """Write the parts of the table."""
    out[at + slots.ROUND] = buffers.clipped(state.turn)
    if state.over:
        out[at + slots.OVER] = 1
    else:
        write_question(state, out, at)
    for place in range(state.row_size):
        out[at + slots.MERCHANT_ROW + codes.CARDS * place + state.row[place]] = 1
        buffers.write_bytes(state.pile[place], codes.SPICES, out, at + slots.MERCHANT_CUBES + codes.SPICES * place)
    for place in range(state.point_row_size):
        out[at + slots.POINT_ROW + codes.POINT_CARDS * place + state.point_row[place]] = 1
    out[at + slots.GOLD_LEFT] = state.gold_left
    out[at + slots.SILVER_LEFT] = state.silver_left
    out[at + slots.MERCHANT_DECK] = state.deck_size
    out[at + slots.POINT_DECK] = state.point_deck_size


def write_question(state: State, out: Numbers, at: int) -> None:
    """Write the current question and its details."""
    question = state.question
    out[at + slots.DECISION + question] = 1
    if question == codes.ASK_UPGRADE or question == codes.ASK_TRADE or question == codes.ASK_DROP:
        out[at + slots.CARD + state.card] = 1
    if question == codes.ASK_UPGRADE:
        out[at + slots.LEFT] = state.raises_left
    elif question == codes.ASK_DROP:
        out[at + slots.LEFT] = state.cards_to_pay


def write_seat(state: State, seat: int, with_points: bool, out: Numbers, at: int) -> None:
    """Write all parts of one seat; its point cards may be hidden (CEN-18)."""
    out[at + slots.DECIDES] = seat == state.seat and not state.over
    buffers.write_bytes(state.caravan[seat], codes.SPICES, out, at + slots.CARAVAN)
    buffers.write_set(state.hand[seat], codes.CARDS, out, at + slots.HAND)
    buffers.write_set(state.played[seat], codes.CARDS, out, at + slots.PLAYED)
    buffers.write_set(state.claimed[seat] if with_points else 0, codes.POINT_CARDS, out, at + slots.POINTS)
    out[at + slots.POINT_CARDS] = bits.count(state.claimed[seat])
    out[at + slots.GOLD] = state.gold[seat]
    out[at + slots.SILVER] = state.silver[seat]


OBSERVATION = Observation(TABLE, SEAT, SpiceRoadEncoder)
