"""Networks for tests: small, and with arbitrary weights."""

from __future__ import annotations

from array import array
from random import Random

from entrepot.bots.network_file import Content
from entrepot.core.rules import Rules

HIDDEN, DEEP = 8, 4


def arbitrary_content(rules: Rules, players: int) -> Content:
    """A small network whose weights mean nothing."""
    random = Random(1)
    observation = rules.observation()
    width = observation.table.width + players * observation.seat.width
    parts, codes = len(rules.score_parts), len(rules.actions)
    heads = players * (1 + parts)

    def weights(number: int) -> array[int]:
        return array("h", [random.randrange(-60, 61) for _ in range(number)])

    about = {
        "players": players, "score_parts": list(rules.score_parts), "codes": codes, "width": width, "hidden": HIDDEN,
        "deep": DEEP,
    }  # fmt: skip
    arrays = {
        "slots": array("h", range(width)),
        "thresholds": array("h", [1] * width),
        "weights": weights(width * HIDDEN),
        "bias": weights(HIDDEN),
        "deep_weights": weights(HIDDEN * DEEP),
        "deep_bias": weights(DEEP),
        "head_weights": weights(DEEP * heads),
        "head_bias": weights(heads),
        "policy_weights": weights(HIDDEN * codes),
        "policy_bias": weights(codes),
    }
    return about, arrays
