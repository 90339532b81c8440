"""Libraries that only some environments need; the package itself needs none of them."""

from __future__ import annotations

from importlib import import_module

from ..core.messages import message


def need(module: str, extra: str) -> None:
    """See that a library is there, or say in one line how to get it."""
    try:
        import_module(module)
    except ImportError:
        raise ImportError(str(message("envs-missing", module=module, extra=extra))) from None
