"""Deprecated public names, which keep working for one version."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Callable
from typing import Any


def deprecated_names(module: str, **renamed: str) -> Callable[[str], Any]:
    """A module's ``__getattr__`` that resolves old names to new ones, with a warning.

    ``__getattr__ = deprecated_names(__name__, old="new")``
    """

    def find(name: str) -> Any:
        if name not in renamed:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        text = f"{module}.{name} is deprecated: use {module}.{renamed[name]}"
        warnings.warn(text, DeprecationWarning, stacklevel=2)
        return getattr(sys.modules[module], renamed[name])

    return find
