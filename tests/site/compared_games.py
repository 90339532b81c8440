"""Plays games by bots and says what happened, for comparison; runs here and, in WebAssembly, in Node."""

from __future__ import annotations

import hashlib
import json
import sys
from typing import Any

import entrepot
from entrepot import bots
from entrepot.source import is_compiled

MOST_ACTIONS = 500  # of a game; some take long


def play(case: dict[str, Any]) -> dict[str, Any]:
    """A game by bots: its record, its end, and a digest of the position before each decision."""
    game = entrepot.new(case["game"], seed=case["seed"], **case["options"])
    players = [bots.make(name, case["seed"]) for name in case["bots"]]
    positions = hashlib.sha256()
    while not game.is_over and len(game.actions) < MOST_ACTIONS:
        positions.update(json.dumps(game.position(), sort_keys=True).encode())
        game.apply(players[game.state.seat % len(players)].choose(game))
    return {
        "record": game.record(),
        "position": game.position(),
        "scores": game.scores(),
        "positions": positions.hexdigest(),
    }


def engine() -> list[str]:
    """The compiled modules in use."""
    modules = [module for name, module in sys.modules.items() if name.startswith("entrepot.") and module]
    return sorted(module.__name__ for module in modules if is_compiled(module))


def play_all(cases: str) -> str:
    """Play all games of a list in JSON; the results, and the compiled modules that were needed, in JSON."""
    played = [play(case) for case in json.loads(cases)]
    return json.dumps({"platform": sys.platform, "engine": engine(), "played": played})
