"""A network that knows nothing: all players win alike, with no points. What a search knows beyond that, it has seen."""

from __future__ import annotations

from array import array

from entrepot.bots import networks
from entrepot.bots.network import Network
from entrepot.core.game import Game

HIDDEN = DEEP = 16


def blank_network(game: Game) -> Network:
    """A network without weights for games like this one."""
    shape = networks.shape(game.rules)
    codes, heads = shape["codes"], shape["players"] * (1 + len(shape["score_parts"]))
    about = {**shape, "hidden": HIDDEN, "deep": DEEP}
    sizes = {
        "slots": 0, "thresholds": 0, "weights": 0, "bias": HIDDEN, "deep_weights": HIDDEN * DEEP, "deep_bias": DEEP,
        "head_weights": heads * DEEP, "head_bias": heads, "policy_weights": codes * HIDDEN, "policy_bias": codes,
    }  # fmt: skip
    return Network(about, {name: array("h", bytes(2 * size)) for name, size in sizes.items()})
