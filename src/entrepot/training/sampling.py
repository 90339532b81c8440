"""Samples for training from games that a network plays against itself."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ..bots import networks
from ..bots.network import Network
from ..bots.network_file import unpack
from ..core import registry
from ..core.encoder import Encoder
from ..core.engine import Engine
from ..core.rules import Rules
from .recorder import Recorder

Array = np.ndarray[Any, Any]
Samples = dict[str, Array]

NODES = 60_000  # of a search
ROOM = 4000  # samples of one game, at most


@dataclass(frozen=True)
class Subject:
    """What a network is trained for: a game with a number of players, in one or more variants of its options."""

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

    @property
    def width(self) -> int:
        """The slots of an observation."""
        observation = self.rules.observation()
        return observation.table.width + self.players * observation.seat.width

    def set_up(self, seed: int) -> Engine:
        """A new game, of any variant."""
        return self.rules.set_up(self.options[seed % len(self.options)], seed)

    def encoder(self, state: Engine) -> Encoder:
        """What writes observations, as an attentive player makes them."""
        return self.rules.observation().encoder(state, {**self.options[0], **self.rules.attentive})

    def lines(self) -> list[list[int]]:
        """The game's lines for training, as codes."""
        known = self.rules.actions.codes
        return [[known[action] for action in line] for line in self.rules.training_lines()]


@dataclass(frozen=True)
class SelfPlay:
    """A task: make samples. Without a network, by the game's playout policy."""

    subject: Subject
    name: str
    """Of the file of samples."""
    network: bytes | None
    samples: int
    seed: int
    settings: Mapping[str, float] = field(default_factory=dict)
    """Those of the :class:`Recorder` that differ from its own."""

    def __call__(self) -> tuple[str, bytes, int]:
        """The name of the file, its content, and the number of games."""
        recorder = self.recorder()
        while recorder.size < self.samples:
            recorder.run(1 if self.network else 50)
        file = io.BytesIO()
        np.savez_compressed(file, **arranged(recorder))  # type: ignore[arg-type]
        return self.name, file.getvalue(), recorder.games

    def recorder(self) -> Recorder:
        """What plays and records."""
        subject, rules = self.subject, self.subject.rules
        state = rules.playout_state(subject.set_up(0))
        search = None
        if self.network is not None:
            network = Network(*unpack(self.network))
            search = networks.search(network, rules, subject.options[0], state, NODES, self.seed)
        recorder = Recorder(
            subject.set_up,
            state,
            subject.encoder(state),
            search,
            len(rules.actions),
            len(rules.score_parts),
            subject.width,
            self.samples + ROOM,
            self.seed,
            subject.lines(),
        )
        for name, value in self.settings.items():
            setattr(recorder, name, value)
        return recorder


def arranged(recorder: Recorder) -> Samples:
    """The samples, a row for each."""
    size, players = recorder.size, recorder.players
    flat = {name: np.asarray(numbers) for name, numbers in recorder.arrays().items()}
    kept = len(flat["policy_codes"]) // recorder.capacity
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
    return {name: flat[name].reshape(-1, *shape)[:size] for name, shape in shapes.items()}


def read(paths: Iterable[Path]) -> Samples:
    """The samples of several files together."""
    files = [np.load(path) for path in paths]
    return {name: np.concatenate([file[name] for file in files]) for name in files[0]}
