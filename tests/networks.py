"""Networks for tests: small, and with arbitrary weights."""

from __future__ import annotations

from array import array
from random import Random

from entrepot.bots import networks
from entrepot.bots.network_file import Content
from entrepot.core.rules import Rules

HIDDEN, DEEP = 8, 4


def arbitrary_content(rules: Rules) -> Content:
    """A small network whose weights mean nothing."""
    random, shape = Random(1), networks.shape(rules)
    width, codes = shape["width"], shape["codes"]
    heads = shape["players"] * (1 + len(shape["score_parts"]))

    def weights(number: int) -> array[int]:
        return array("h", [4 * random.randrange(-15, 16) for _ in range(number)])

    about = {**shape, "hidden": HIDDEN, "deep": DEEP}
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
