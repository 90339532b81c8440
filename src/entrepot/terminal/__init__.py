"""Playing in the terminal: a session with people and bots, a board, a menu."""

from .colours import paint_for
from .puzzle_session import PuzzleSession
from .save_files import new_save_file
from .seats import HUMAN, check_seats, kinds_of, seat_names
from .session import PlayerLeft, TerminalSession

__all__ = [
    "HUMAN",
    "PlayerLeft",
    "PuzzleSession",
    "TerminalSession",
    "check_seats",
    "kinds_of",
    "new_save_file",
    "paint_for",
    "seat_names",
]
