"""Each game's count of its pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spice_road.table import check_pieces as spice_road

CHECKS: dict[str, Callable[[dict[str, Any]], None]] = {"spice_road": spice_road}


def check_pieces(position: dict[str, Any]) -> None:
    """Fail if a position has lost or gained a piece."""
    CHECKS[position["game"]](position)
