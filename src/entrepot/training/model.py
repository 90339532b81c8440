"""The network while it is trained, in floating point (torch), and its way into a file of integers."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from statistics import fmean
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from ..bots import networks
from ..bots.network_file import MOST, ONE, POINTS, pack, unpack
from .features import Feature
from .sampling import Array, Samples, Subject

TOP = MOST / ONE  # the largest activation
LARGEST = 127.0  # the largest weight
DECAY = 0.05  # of weights that nothing speaks for; it keeps files small
COARSE = 4  # the step of the weights that fill most of a file: it becomes a third smaller, and no prediction worse
HELD = 20_000  # samples on which the losses are measured, roughly


class Model(nn.Module):
    """Two hidden layers; heads for everybody's win, everybody's points part by part, and the policy."""

    def __init__(self, features: list[Feature], codes: int, players: int, parts: int, hidden: int, deep: int):
        super().__init__()
        self.features, self.codes, self.players, self.parts = features, codes, players, parts
        self.first = nn.Linear(len(features), hidden)
        self.second = nn.Linear(hidden, deep)
        self.heads = nn.Linear(deep, players * (1 + parts))
        self.policy = nn.Linear(hidden, codes)
        nn.init.normal_(self.first.weight, std=0.5 * len(features) ** -0.5)
        nn.init.zeros_(self.policy.weight)

    @property
    def sizes(self) -> tuple[int, int]:
        """Of the hidden layers."""
        return self.first.out_features, self.second.out_features

    def forward(self, reached: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the win, points, logits of the policy; from the features that each sample has."""
        with torch.autocast("cpu", dtype=torch.bfloat16):  # twice as fast, and precise enough for ones and zeros
            x = self.first(unpacked(reached, len(self.features)).to(torch.bfloat16))
        x = x.float().clamp(0, TOP)
        heads = self.heads(self.second(x).clamp(0, TOP))
        points = heads[:, self.players :].reshape(-1, self.players, self.parts)
        return heads[:, : self.players], POINTS * points, self.policy(x)

    def arrays(self) -> dict[str, array[int]]:
        """The weights as integers."""
        return {
            "slots": array("h", [slot for slot, _ in self.features]),
            "thresholds": array("h", [value for _, value in self.features]),
            "weights": integers(self.first.weight.T, COARSE),
            "bias": integers(self.first.bias),
            "deep_weights": integers(self.second.weight),
            "deep_bias": integers(self.second.bias),
            "head_weights": integers(self.heads.weight),
            "head_bias": integers(self.heads.bias),
            "policy_weights": integers(self.policy.weight, COARSE),
            "policy_bias": integers(self.policy.bias),
        }

    def packed(self, subject: Subject, about: dict[str, Any]) -> bytes:
        """The content of the network's file."""
        hidden, deep = self.sizes
        described = {"game": subject.game, **subject.shape, "hidden": hidden, "deep": deep}
        return pack({**described, **about}, self.arrays())


def restored(content: bytes, subject: Subject) -> Model:
    """The model of a network."""
    about, arrays = unpack(content)
    networks.check(about, subject.rules)
    features = list(zip(arrays["slots"], arrays["thresholds"], strict=True))
    hidden, deep, parts = about["hidden"], about["deep"], len(about["score_parts"])
    model = Model(features, about["codes"], about["players"], parts, hidden, deep)
    weights = {name: torch.tensor(numbers.tolist(), dtype=torch.float32) / ONE for name, numbers in arrays.items()}
    model.load_state_dict(
        {
            "first.weight": weights["weights"].reshape(-1, hidden).T,
            "first.bias": weights["bias"],
            "second.weight": weights["deep_weights"].reshape(deep, hidden),
            "second.bias": weights["deep_bias"],
            "heads.weight": weights["head_weights"].reshape(-1, deep),
            "heads.bias": weights["head_bias"],
            "policy.weight": weights["policy_weights"].reshape(-1, hidden),
            "policy.bias": weights["policy_bias"],
        }
    )
    return model


def extended(model: Model, features: list[Feature]) -> Model:
    """The same model with more features, which mean nothing yet."""
    known = set(model.features)
    new = [feature for feature in features if feature not in known]
    if not new:
        return model
    wider = Model([*model.features, *new], model.codes, model.players, model.parts, *model.sizes)
    weights = model.state_dict()
    nothing = torch.zeros(len(weights["first.bias"]), len(new))
    wider.load_state_dict({**weights, "first.weight": torch.cat([weights["first.weight"], nothing], dim=1)})
    return wider


def integers(weights: Tensor, step: int = 1) -> array[int]:
    """The weights in units of a network's file, rounded to a multiple of ``step``."""
    numbers = (weights.detach().clamp(-LARGEST, LARGEST) * ONE / step).round().to(torch.int16) * step
    return array("h", numbers.reshape(-1).tolist())


@dataclass(frozen=True)
class Course:
    """How long and how fast to learn."""

    epochs: float = 1.0
    batch: int = 1024
    rate: float = 1e-3
    outcome: float = 0.6
    """The target for the win is between the outcome of the game (1) and what the search expected (0)."""


def train(model: Model, samples: Samples, newest: int, course: Course, seed: int) -> dict[str, float]:
    """Gradient descent over the samples; return the losses on some of the newest games, which are held back."""
    data = {name: torch.from_numpy(np.ascontiguousarray(each)) for name, each in samples.items()}
    is_held = torch.from_numpy(held_back(samples["points"], newest))
    rows = torch.arange(len(is_held))
    held, taught = rows[is_held], rows[~is_held]
    steps = max(1, int(course.epochs * len(taught) / course.batch))
    optimizer = torch.optim.AdamW(model.parameters(), lr=course.rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, course.rate, total_steps=steps + 1)
    for batch in islice(batches(len(taught), course.batch, seed), steps):
        total, _ = losses(model, data, taught[batch], course.outcome)
        optimizer.zero_grad()
        total.backward()
        optimizer.step()
        schedule.step()
    with torch.no_grad():
        found = [losses(model, data, batch, course.outcome)[1] for batch in held.split(8192)]
    return {name: fmean(each[name] for each in found) for name in found[0]}


def held_back(points: Array, newest: int) -> Array:
    """Which samples are from the games held back: whole games, because the samples of a game share its outcome.

    A game ends where the final points, in any order of the seats, change from one sample to the next.
    """
    totals = np.sort(points[len(points) - newest :].sum(axis=2), axis=1)
    games = np.concatenate([[0], np.cumsum((totals[1:] != totals[:-1]).any(axis=1))])
    held = games % max(10, newest // HELD) == 0
    return np.concatenate([np.zeros(len(points) - newest, dtype=bool), held])


def batches(size: int, batch: int, seed: int) -> Iterator[Tensor]:
    """Random rows, each once before any comes again."""
    generator = torch.Generator().manual_seed(seed)
    while True:
        yield from (rows for rows in torch.randperm(size, generator=generator).split(batch))


def losses(model: Model, data: dict[str, Tensor], rows: Tensor, outcome: float) -> tuple[Tensor, dict[str, float]]:
    """The loss that is minimized, and its parts."""
    present = torch.arange(model.players) < data["players"][rows][:, None]
    win, points, policy = model(data["features"][rows])
    win = functional.log_softmax(win - 1e4 * ~present, dim=1)
    target = outcome * data["outcomes"][rows] + (1 - outcome) * data["values"][rows]
    win_loss = -(target * win).sum(1).mean()
    points_loss = functional.smooth_l1_loss(points[present] / POINTS, data["points"][rows][present] / POINTS)
    searched = data["searched"][rows].bool()
    codes = data["policy_codes"][rows][searched].long()
    shares = data["policy_shares"][rows][searched]
    legal = unpacked(data["legal"][rows][searched], model.codes)
    chosen = functional.log_softmax(policy[searched] - 1e4 * ~legal, dim=1).gather(1, codes.clamp(min=0))
    policy_loss = -(shares * chosen * (codes >= 0)).sum(1).mean() if len(codes) else win_loss.new_zeros(())
    with torch.no_grad():
        result = -(data["outcomes"][rows] * win).sum(1).mean()
    named = {"win": win_loss, "outcome": result, "points": points_loss, "policy": policy_loss}
    return win_loss + points_loss + 0.5 * policy_loss, {name: each.item() for name, each in named.items()}


BITS = 1 << torch.arange(8, dtype=torch.uint8)


def unpacked(members: Tensor, size: int) -> Tensor:
    """Sets, whose members are bits, as rows of truth values."""
    return (members[:, :, None] & BITS).bool().reshape(len(members), -1)[:, :size]
