"""Each game's count of its pieces, and tables that rarely come up in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import entrepot
from example.pieces import check_pieces as bazaar
from puerto_rico.pieces import check_pieces as puerto_rico
from puerto_rico.plenty import plenty
from spice_road.table import check_pieces as spice_road

CHECKS: dict[str, Callable[[dict[str, Any]], None]] = {
    "bazaar": bazaar,
    "puerto_rico": puerto_rico,
    "spice_road": spice_road,
}

STARTS: dict[str, Callable[[int], entrepot.Game]] = {"puerto_rico": plenty}


def check_pieces(position: dict[str, Any]) -> None:
    """Fail if a position has lost or gained a piece."""
    CHECKS[position["game"]](position)
