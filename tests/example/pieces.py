"""What never changes in a game of Bazaar."""

from __future__ import annotations

from collections import Counter
from typing import Any

WARES = ["cloth", "salt", "silk", "silver"]


def check_pieces(position: dict[str, Any]) -> None:
    """There are eight cards of each ware, four of them at the stalls."""
    cards = Counter(position["stalls"] + position["deck"])
    for counts in (position["sold"], *(player["hand"] for player in position["players"])):
        cards.update(counts)
    assert cards == dict.fromkeys(WARES, 8)
    assert len(position["stalls"]) == 4
