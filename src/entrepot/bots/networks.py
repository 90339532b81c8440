"""The networks that come with the games."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from warnings import warn

from ..core.engine import Engine
from ..core.game import Game
from ..core.messages import message
from ..core.rules import Options, Rules
from .network import Evaluator, Network
from .network_file import NetworkError, read
from .network_search import NetworkSearch

SUFFIX = ".network"


def network_for(game: Game) -> Network | None:
    """The network for a game with these options; none if there is none, or if its file cannot be used."""
    name = game.rules.network_name(game.options)
    return None if name is None else _shipped(game.rules, name)


@cache
def _shipped(rules: Rules, name: str) -> Network | None:
    """A network from the folder ``networks`` beside the module that defines the rules."""
    package = type(rules).__module__.rpartition(".")[0]
    if not package:  # a game in a single module has no other files
        return None
    with as_file(files(package) / "networks" / f"{name}{SUFFIX}") as path:
        if not path.exists():
            return None
        try:
            return load(path, rules)
        except (NetworkError, OSError) as error:
            warn(str(message("bots-network-broken", name=path.name, reason=str(error))), RuntimeWarning, stacklevel=2)
            return None


def load(path: Path, rules: Rules) -> Network:
    """A network from a file, if it fits the game as it is now."""
    network = Network(*read(path))
    check(network.about, rules)
    return network


def check(about: Mapping[str, Any], rules: Rules) -> None:
    """Refuse a network that was trained for another game, or another version of it."""
    if any(about[key] != expected for key, expected in shape(rules).items()):
        raise NetworkError(message("bots-network-outdated"))


def shape(rules: Rules) -> dict[str, Any]:
    """What a network's description says about its game: how many can play, and the sizes that follow from the rules."""
    seats = max(rules.player_counts)
    return {
        "players": seats,
        "width": rules.network_input().width(seats) + 1,
        "codes": len(rules.actions),
        "score_parts": list(rules.score_parts),
    }


def search(network: Network, rules: Rules, options: Options, root: Engine, nodes: int, seed: int) -> NetworkSearch:
    """A search with the network, from a state."""
    scratch = root.copy()
    encoder = rules.network_input().encoder(scratch, {**options, **rules.attentive})
    found = NetworkSearch(root, scratch, Evaluator(network, encoder, root.players), nodes, seed)
    found.span = rules.search_settings.span
    return found
