"""The games: one package each in this folder, and installed plug-ins.

A folder here with a ``rules.py`` that defines ``RULES`` is a game. Another distribution adds one by an entry point of
the group ``entrepot.games`` that names its :class:`~entrepot.core.rules.Rules`.
"""

from __future__ import annotations

import warnings
from functools import partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from ..core.registry import register

GROUP = "entrepot.games"


def _own(name: str) -> object:
    return import_module(f"{__name__}.{name}.rules").RULES


def discover() -> None:
    """Register all games without importing them."""
    own = [rules.parent.name for rules in Path(__file__).parent.glob("*/rules.py")]
    for name in own:
        register(name, partial(_own, name))
    known = set(own)
    for point in entry_points(group=GROUP):
        if point.name in known:
            warnings.warn(f"there is a game “{point.name}” already; {point.value} is left out", stacklevel=2)
        else:
            register(point.name, point.load)
            known.add(point.name)


discover()
