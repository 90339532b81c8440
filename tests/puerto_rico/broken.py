"""Positions to break, one thing at a time."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import entrepot

from .table import board, table

JSON = dict[str, Any]
MISSING = object()
ONE = {"colonists": 1, "nobles": 0}
BOTH = {"expansions": ["new_buildings", "nobles"], "market": "all"}


def whole() -> JSON:
    """A position for three without a fault, in the middle of a round: all pieces that a game can have."""
    game = table(
        board(island="corn 2/3, quarry, forest 2", city="office, small_indigo_plant", goods="corn 2", vp=5),
        board(island="indigo 1/2, coffee 0/1", city="sugar_mill 2*/3, residence", san_juan="2*", doubloons=4),
        board(island="", city="statue 0/0, wharf 0/1", goods="indigo 3, coffee 1"),
        **BOTH,
        ships=("", "sugar 3", "tobacco 6"),
        trading_house=["sugar", "coffee"],
        roles={"mayor": {"taken_by": 2}, "trader": {"doubloons": 2}},
        governor=2,
        round=7,
    )
    return game.position()


def changed(position: JSON, path: str, value: Any) -> JSON:
    """The position with one thing changed, found by its path: ``players.0.goods``."""
    position = deepcopy(position)
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place: Any = position
    for step in way:
        place = place[step]
    if value is MISSING:
        del place[last]
    elif isinstance(place, list) and last == len(place):
        place.append(value)
    else:
        place[last] = value
    return position


def refusal(position: JSON) -> entrepot.PositionError:
    with pytest.raises(entrepot.PositionError) as caught:
        entrepot.load(position, seed=1)
    assert str(caught.value).startswith(f"{caught.value.key}: ")
    assert "puerto-rico-" not in str(caught.value)
    return caught.value
