"""Libraries that only some parts of the package need; each part has an extra that installs them."""

from __future__ import annotations

from importlib.util import find_spec

from .core.errors import EntrepotError
from .core.messages import message


class MissingExtraError(EntrepotError, ImportError):
    """A library is not installed; the message names the extra that installs it."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(message("extra-missing", module=module, extra=extra))


def need(module: str, extra: str) -> None:
    """See that a library is installed, or say in one line how to get it."""
    if find_spec(module) is None:
        raise MissingExtraError(module, extra)
