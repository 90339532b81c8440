"""The networks that come with the games."""

from __future__ import annotations

from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
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
    observation = rules.observation()
    width = observation.table.width + network.players * observation.seat.width
    if (network.width, network.codes, network.parts) != (width, len(rules.actions), len(rules.score_parts)):
        raise NetworkError(message("bots-network-outdated"))
    return network


def search(network: Network, rules: Rules, options: Options, root: Engine, nodes: int, seed: int) -> NetworkSearch:
    """A search with the network, from a state."""
    scratch = root.copy()
    encoder = rules.observation().encoder(scratch, {**options, **rules.attentive})
    found = NetworkSearch(root, scratch, Evaluator(network, encoder), nodes, seed)
    found.span = rules.search_settings.span
    return found
