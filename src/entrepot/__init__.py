"""Entrepôt: trading games, with their rules, bots, boards and environments.

A game is made by :func:`new`, :func:`load` or :func:`read_record`. Its actions are short texts.

>>> import entrepot
>>> game = entrepot.new("spice_road", players=3, seed=7)
>>> game.play("p0 play +YY")
'p0 play +YY'
>>> game.seat
1

Everything raised on purpose is an :class:`EntrepotError`, and its ``str`` is one sentence that says what is wrong.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import source

source.use_sources_if_asked(__name__)

# ruff: noqa: E402 - everything below is imported as the line above decided
from . import games
from .core import engine as _engine
from .core.errors import (
    ActionError,
    BrokenGameError,
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
from .files import read_record, write_record
from .i18n import Speaker

if TYPE_CHECKING:
    from .analysis import Explanation

__version__ = "0.2.0"
compiled: bool = source.is_compiled(_engine)
"""Whether the engine in use is compiled."""

__all__ = [
    "new",
    "load",
    "read_record",
    "write_record",
    "from_record",
    "explain",
    "games",
    "compiled",
    "Game",
    "Action",
    "Outcome",
    "Message",
    "EntrepotError",
    "ActionError",
    "InvalidActionError",
    "IllegalActionError",
    "GameOverError",
    "NothingToUndoError",
    "UnknownGameError",
    "BrokenGameError",
    "OptionError",
    "PositionError",
    "RecordError",
]

set_voice(Speaker("en"))


def explain(game: Game, bot: str | None = None, seed: int = 0) -> Explanation:
    """What the seat that decides should do, and why; see :func:`entrepot.analysis.explain`."""
    from .analysis import explain  # imported late: few programs need it

    return explain(game, bot, seed)
