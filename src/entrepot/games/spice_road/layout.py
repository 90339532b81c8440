"""The memory layout of a Spice Road state, as one table. ``make generate`` writes ``memory.py`` from it.

Never compiled: the generated ``layout.pxd`` gives compiled modules the same functions as plain memory moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.layout import Layout, a_set, byte, flag, number
from .cards import MARKET, POINT_CARDS, POINT_ROW, ROW, SEATS

if TYPE_CHECKING:
    from .memory import Memory

CUBES = "unsigned int"  # a byte for each spice

LAYOUT = Layout(
    the_turn=(
        number("turn", "the round, counted from 1", type="unsigned int"),
        byte("question", "the current question"),
        byte("card", "the merchant card being played or acquired"),
        byte("raises_left", "remaining steps of the upgrade card in play"),
        byte("cards_to_pay", "cards left of the acquired one that still need a cube"),
        flag("last_round", "a player has enough point cards (CEN-14)"),
    ),
    the_players=(
        number("caravan", "cubes", SEATS, type=CUBES),
        a_set("hand", "merchant cards", SEATS),
        a_set("played", "merchant cards", SEATS),
        a_set("claimed", "point cards", SEATS),
        byte("gold", "coins", SEATS),
        byte("silver", "coins", SEATS),
    ),
    the_table=(
        byte("gold_left", "coins"),
        byte("silver_left", "coins"),
        byte("row", "the face-up merchant cards", ROW),
        number("pile", "the cubes on each of them", ROW, type=CUBES),
        byte("row_size", ""),
        byte("point_row", "the face-up point cards", POINT_ROW),
        byte("point_row_size", ""),
        byte("deck", "merchant cards; the next one is the last", len(MARKET)),
        byte("deck_size", ""),
        byte("point_deck", "point cards; the next one is the last", len(POINT_CARDS)),
        byte("point_deck_size", ""),
    ),
)


def copy(to: Memory, source: Memory) -> None:
    """Make one state's memory equal to another's."""
    LAYOUT.copy(to, source)
