"""A network that knows nothing: all players win alike, with no points. What a search knows beyond that, it has seen."""

from __future__ import annotations

from array import array

from entrepot.bots.network import Network
from entrepot.core.game import Game

HIDDEN = DEEP = 16


def blank_network(game: Game) -> Network:
    """A network without weights for games like this one."""
    rules, players = game.rules, game.players
    observation, codes, parts = rules.observation(), len(rules.actions), len(rules.score_parts)
    width = observation.table.width + players * observation.seat.width
    heads = players * (1 + parts)
    about = {
        "players": players, "score_parts": list(rules.score_parts), "codes": codes, "width": width, "hidden": HIDDEN,
        "deep": DEEP,
    }  # fmt: skip
    sizes = {
        "slots": 0, "thresholds": 0, "weights": 0, "bias": HIDDEN, "deep_weights": HIDDEN * DEEP, "deep_bias": DEEP,
        "head_weights": heads * DEEP, "head_bias": heads, "policy_weights": codes * HIDDEN, "policy_bias": codes,
    }  # fmt: skip
    return Network(about, {name: array("h", bytes(2 * size)) for name, size in sizes.items()})
