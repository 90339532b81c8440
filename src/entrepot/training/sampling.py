"""Samples for training from games that a network plays against itself."""

from __future__ import annotations

import io
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any

import numpy as np

from .. import bots
from ..bots import networks
from ..bots.bot import moment
from ..bots.network import Network
from ..bots.network_file import unpack
from ..bots.random import Random
from ..core import registry
from ..core.encoder import Encoder
from ..core.engine import Engine
from ..core.game import new
from ..core.rules import Rules
from .recorder import Recorder

Array = np.ndarray[Any, Any]
Samples = dict[str, Array]

NODES = 60_000  # of a search
ROOM = 4000  # samples of one game, at most
NOTED = 40  # percent of a teacher's decisions
STRAY = 3  # percent of the actions in its games that are random instead


@dataclass(frozen=True)
class Subject:
    """What a network is trained for: variants of a game, each as often as it is played."""

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

    @cached_property
    def shape(self) -> dict[str, Any]:
        """The sizes of its networks."""
        return networks.shape(self.rules)

    def encoder(self, state: Engine) -> Encoder:
        """What writes observations, as an attentive player makes them."""
        return self.rules.network_input().encoder(state, {**self.options[0], **self.rules.attentive})

    def lines(self) -> list[list[int]]:
        """The game's lines for training, as codes."""
        known = self.rules.actions.codes
        return [[known[action] for action in line] for line in self.rules.training_lines()]


@dataclass(frozen=True)
class SelfPlay:
    """A task: make samples of one variant. Without a network, from games of the teacher or the playout policy."""

    subject: Subject
    variant: int
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
        teacher = None if self.network else self.subject.rules.training_teacher
        while recorder.size < self.samples:
            if teacher:
                self.watch(teacher, recorder)
            else:
                recorder.run(1 if self.network else 50)
        file = io.BytesIO()
        np.savez_compressed(file, **arranged(recorder, self.subject.shape["players"]))  # type: ignore[arg-type]
        return self.name, file.getvalue(), recorder.games

    def watch(self, teacher: str, recorder: Recorder) -> None:
        """A game of the teacher against itself; a few actions are random, because good players make no mistakes."""
        seed = moment(self.seed, recorder.games)
        game = new(self.subject.game, seed=seed >> 12, **self.options)
        players = [bots.make(teacher, moment(seed, seat)) for seat in range(game.players)]
        notes, strays = Random(moment(seed, -1)), Random(moment(seed, -2))
        while not game.is_over:
            action = players[game.state.seat].choose(game)
            if notes.draw(game, 100) < NOTED:
                recorder.note(game.state, action.code)
            game.apply(strays.choose(game) if strays.draw(game, 100) < STRAY else action)
        recorder.conclude(game.state)

    @property
    def options(self) -> dict[str, Any]:
        """The variant's options."""
        return self.subject.options[self.variant]

    def recorder(self) -> Recorder:
        """What plays and records."""
        subject, rules = self.subject, self.subject.rules
        set_up = partial(rules.set_up, self.options)
        state = rules.playout_state(set_up(0))
        search = None
        if self.network is not None:
            network = Network(*unpack(self.network))
            search = networks.search(network, rules, self.options, state, NODES, self.seed)
        recorder = Recorder(
            set_up,
            state,
            subject.encoder(state),
            search,
            len(rules.actions),
            len(rules.score_parts),
            subject.shape["width"],
            self.samples + ROOM,
            self.seed,
            subject.lines(),
        )
        for name, value in self.settings.items():
            setattr(recorder, name, value)
        return recorder


def arranged(recorder: Recorder, seats: int) -> Samples:
    """The samples, a row for each; what is given for each player, is given for this many seats, absent ones with 0."""
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
    rows = {name: flat[name].reshape(-1, *shape)[:size] for name, shape in shapes.items()}
    for name in ("values", "outcomes", "points"):
        absent = [(0, 0), (0, seats - players), (0, 0)]
        rows[name] = np.pad(rows[name], absent[: rows[name].ndim])
    return rows
