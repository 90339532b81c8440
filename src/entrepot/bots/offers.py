"""What the registered games offer to bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import TypeVar

from ..core import registry
from ..core.rules import Rules

T = TypeVar("T")


def by_game(hook: Callable[[Rules], Mapping[str, T]]) -> dict[str, Mapping[str, T]]:
    """What a hook of the contract gives for each game.

    A plug-in game whose hook fails is left out: the error is raised when that game is played, not in all others.
    """
    offers = {}
    for name in registry.names():
        with suppress(Exception):
            offers[name] = hook(registry.find(name))
    return offers
