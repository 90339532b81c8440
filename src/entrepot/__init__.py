"""Entrepôt: the trading games Puerto Rico and Century: Spice Road.

>>> import entrepot
>>> game = entrepot.new("spice_road", players=3, seed=7)
>>> game.play("p0 play +YY")
'p0 play +YY'
>>> game.seat
1
"""

from __future__ import annotations

from .core.errors import (
    ActionError,
    EntrepotError,
    GameOverError,
    IllegalActionError,
    InvalidActionError,
    NothingToUndoError,
    OptionError,
    PositionError,
    RecordError,
    UnknownGameError,
)
from .core.game import Action, Game, Outcome, from_record, load, new
from .core.messages import Message, set_voice
from .core.registry import names as games
from .files import read_record, write_record
from .games import *
from .i18n import Speaker

__version__ = "0.1.0"

set_voice(Speaker("en"))
