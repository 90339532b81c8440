"""Refusals: requests that are not granted, with the reason."""

from __future__ import annotations

from typing import Any

from ..core.errors import EntrepotError, IllegalActionError
from ..core.messages import Message, message


class RefusalError(EntrepotError):
    """A request that is not granted: the reason as a message, and the HTTP status."""

    def __init__(self, reason: Message, status: int = 409) -> None:
        super().__init__(reason)
        self.status = status


class StorageError(RefusalError):
    """The database does not work at the moment, so nothing can be done that has to be stored."""

    def __init__(self) -> None:
        super().__init__(message("server-database-away"), 503)


class ConflictError(RefusalError):
    """Another process has changed the table first; nothing was stored."""

    def __init__(self) -> None:
        super().__init__(message("server-stale"))


class UnavailableError(RefusalError):
    """This program cannot set up the game of a stored table: the game is missing, or refuses the options."""


def refused(id: str, status: int = 409, **args: Any) -> RefusalError:
    """A refusal by the id of its reason."""
    return RefusalError(message(id, **args), status)


def reason(error: EntrepotError) -> Message:
    """The reason for an error, without the list of legal actions that the page shows anyway."""
    if isinstance(error, IllegalActionError):
        return message("server-not-allowed", reason=error.reason)
    return error.message
