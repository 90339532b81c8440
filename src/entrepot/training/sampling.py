"""Samples from games against itself, written to disk."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..bots.network import Evaluator, Network
from ..bots.network_file import read as read_network
from ..bots.network_search import NetworkSearch
from ..core import registry
from ..core.encoder import Encoder
from ..core.engine import Engine
from ..core.rules import Rules
from .recorder import Recorder

Array = np.ndarray[Any, Any]
Samples = dict[str, Array]

NODES = 60_000  # of a search


@dataclass(frozen=True)
class Task:
    """The kind of games that a network is trained for: alternatives of options, each played equally often."""

    game: str
    variants: tuple[Mapping[str, Any], ...]

    @cached_property
    def rules(self) -> Rules:
        """The game's rules."""
        return registry.find(self.game)

    @cached_property
    def options(self) -> list[dict[str, Any]]:
        """Each variant's options in full."""
        return [self.rules.complete_options(variant) for variant in self.variants]

    @property
    def players(self) -> int:
        """The number of players, the same in all variants."""
        players: int = self.options[0]["players"]
        return players

    @cached_property
    def highs(self) -> list[int]:
        """The largest value of each slot of an observation."""
        observation = self.rules.observation()
        blocks = [observation.table] + [observation.seat] * self.players
        return [part.high for block in blocks for part in block.parts for _ in part.slots]

    def set_up(self, seed: int) -> Engine:
        """A new game."""
        return self.rules.set_up(self.options[seed % len(self.options)], seed)

    def encoder(self, state: Engine) -> Encoder:
        """What writes observations, as an attentive player has them."""
        return self.rules.observation().encoder(state, {**self.options[0], **self.rules.attentive})

    def lines(self) -> list[list[int]]:
        """The game's lines, as codes."""
        known = self.rules.actions.codes
        return [[known[action] for action in line if action in known] for line in self.rules.training_lines()]

    def search(self, network: Network, state: Engine, nodes: int, seed: int) -> NetworkSearch:
        """A search from a state."""
        scratch = state.copy()
        search = NetworkSearch(state, scratch, Evaluator(network, self.encoder(scratch)), nodes, seed)
        search.span = self.rules.search_settings.span
        return search


@dataclass(frozen=True)
class Plan:
    """How samples are made; without a network, by the game's playout policy."""

    network: Path | None
    samples: int
    settings: Mapping[str, Any]


def record(task: Task, plan: Plan, seed: int, out: Path) -> int:
    """Write samples to a file; return the number of games."""
    state = task.rules.playout_state(task.set_up(0))
    search = task.search(Network(*read_network(plan.network)), state, NODES, seed) if plan.network else None
    recorder = Recorder(
        task.set_up,
        state,
        task.encoder(state),
        search,
        len(task.rules.actions),
        len(task.rules.score_parts),
        len(task.highs),
        plan.samples + 4000,
        seed,
        task.lines(),
    )
    for name, value in plan.settings.items():
        setattr(recorder, name, value)
    while recorder.size < plan.samples:
        recorder.run(1 if search else 50)
    samples = arranged(recorder)
    unfinished = out.with_suffix(".part")
    with unfinished.open("wb") as file:
        np.savez(file, **samples)  # type: ignore[arg-type]
    unfinished.rename(out)
    return int(recorder.games)


def arranged(recorder: Recorder) -> Samples:
    """The samples, a row for each."""
    size, players = recorder.size, recorder.players
    kept = len(recorder.arrays()["policy_codes"]) // recorder.capacity
    shapes = {
        "observations": (recorder.width,),
        "policy_codes": (kept,),
        "policy_shares": (kept,),
        "values": (players,),
        "outcomes": (players,),
        "points": (players, recorder.parts),
        "searched": (),
        "legal": (recorder.legal_width,),
    }
    flat = {name: np.asarray(numbers) for name, numbers in recorder.arrays().items()}
    return {name: flat[name].reshape(-1, *shape)[:size] for name, shape in shapes.items()}


def read(paths: list[Path]) -> Samples:
    """All samples of several files together."""
    files = [np.load(path) for path in paths]
    return {name: np.concatenate([file[name] for file in files]) for name in files[0]}
