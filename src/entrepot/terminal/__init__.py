"""A table in the terminal: people and bots, a board, a menu."""

from .paint import paint_for
from .saves import new_file
from .seats import HUMAN, checked, kinds_of, named
from .table import Leave, Table

__all__ = ["HUMAN", "Leave", "Table", "checked", "kinds_of", "named", "new_file", "paint_for"]
