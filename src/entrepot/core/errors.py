"""The errors that the package raises on purpose.

Each error carries a message, so that it can be shown in any language; its ``str`` is one clear sentence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from .messages import Message, message

if TYPE_CHECKING:
    from .game import Action, Game


class EntrepotError(ValueError):
    """The base class of all errors raised on purpose."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return str(self.message)


class BrokenGameError(EntrepotError):
    """A plug-in game fails or breaks the contract; says where and how."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(message("error-game-fails", where=where, reason=reason))
        self.where = where
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.where, self.reason)


class ActionError(EntrepotError):
    """An action was refused; nothing has changed."""

    def __init__(self, message: Message, game: Game) -> None:
        super().__init__(message)
        self.game = game


class InvalidActionError(ActionError):
    """The text is not an action of this game."""


class IllegalActionError(ActionError):
    """The action exists but is not legal here; ``reason`` says why and ``legal`` lists the legal ones."""

    def __init__(self, action: str, reason: Message, legal: Sequence[Action], game: Game) -> None:
        listed = ", ".join(legal)
        super().__init__(message("error-illegal-action", action=action, reason=reason, legal=listed), game)
        self.reason = reason
        self.legal = list(legal)


class GameOverError(ActionError):
    """The game is over, so nothing can be played."""


class NothingToUndoError(ActionError):
    """The last action cannot be undone."""


class UnknownGameError(EntrepotError):
    """There is no game with this name."""


class OptionError(EntrepotError):
    """An option is unknown, has a wrong value or contradicts another; the message names it and its allowed values."""


class PositionError(EntrepotError):
    """A position is malformed or breaks the rules; ``key`` says where."""

    def __init__(self, key: str, reason: Message) -> None:
        super().__init__(message("error-position", key=key, reason=reason))
        self.key = key
        self.reason = reason


class RecordError(EntrepotError):
    """A record cannot be read or does not replay."""


class ImportTableError(EntrepotError):
    """The table of a game cannot be read; the message says where."""
