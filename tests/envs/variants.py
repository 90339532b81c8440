"""The games that the environments are tested with: every number of players, with and without expansions."""

from __future__ import annotations

import random
from typing import Any

import pytest

BOTH = ["new_buildings", "nobles"]
PLAIN: list[tuple[str, dict[str, Any]]] = [
    (game, {"players": players}) for game in ("spice_road", "puerto_rico") for players in (2, 3, 4, 5)
]
EXPANDED: list[tuple[str, dict[str, Any]]] = [
    ("spice_road", {"players": 3, "open_points": True}),
    ("puerto_rico", {"players": 2, "expansions": ["new_buildings"]}),
    ("puerto_rico", {"players": 3, "expansions": ["nobles"], "open_vp": True}),
    ("puerto_rico", {"players": 4, "expansions": BOTH, "market": "all"}),
    ("puerto_rico", {"players": 5, "expansions": BOTH, "edition": "hu"}),
    ("puerto_rico", {"players": 4, "edition": "sv", "expansions": ["new_buildings"], "market": "random"}),
    ("puerto_rico", {"players": 3, "first_governor": "random"}),
]
FEW = [PLAIN[0], PLAIN[5], EXPANDED[3]]


def each(variants: list[tuple[str, dict[str, Any]]] | None = None) -> pytest.MarkDecorator:
    """A test for each of these games, or for all."""
    chosen = PLAIN + EXPANDED if variants is None else variants
    names = [f"{game}-{'-'.join(map(str, options.values()))}" for game, options in chosen]
    return pytest.mark.parametrize(("game", "options"), chosen, ids=names)


def any_legal(mask: Any, rng: random.Random) -> int:
    """A random action of those that a mask allows."""
    return int(rng.choice(mask.nonzero()[0]))
