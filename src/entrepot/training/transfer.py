"""Begins a training with a network that exists, for the same number of players or another one.

Each seat of the new network gets the weights of the seat nearest to it in the order of play. Where several seats get
the same ones, they share them, so that opponents together matter as much as before.
"""

from __future__ import annotations

from array import array

import torch
from torch import Tensor

from ..bots.network_file import ONE, NetworkError, unpack
from ..core.messages import message
from .model import Feature, Model
from .sampling import Subject


def transferred(content: bytes, subject: Subject) -> Model:
    """The model of a network, for the number of players of another subject."""
    about, arrays = unpack(content)
    rules = subject.rules
    if (about["codes"], about["score_parts"]) != (len(rules.actions), list(rules.score_parts)):
        raise NetworkError(message("bots-network-outdated"))
    weights = {name: floats(numbers) for name, numbers in arrays.items()}
    hidden, deep, parts = about["hidden"], about["deep"], len(about["score_parts"])
    nearest = counterparts(about["players"], subject.players)
    features, rows = [], []
    for slot, value, row in zip(arrays["slots"], arrays["thresholds"], weights["weights"].split(hidden), strict=True):
        places = slots_of(slot, nearest, subject)
        features += [(place, value) for place in places]
        rows += [row / len(places)] * len(places)
    heads = [*nearest, *(about["players"] + parts * seat + part for seat in nearest for part in range(parts))]
    model = Model(features, about["codes"], subject.players, parts, hidden, deep)
    model.load_state_dict(
        {
            "first.weight": torch.stack(rows).T,
            "first.bias": weights["bias"],
            "second.weight": weights["deep_weights"].reshape(deep, hidden),
            "second.bias": weights["deep_bias"],
            "heads.weight": weights["head_weights"].reshape(-1, deep)[heads],
            "heads.bias": weights["head_bias"][heads],
            "policy.weight": weights["policy_weights"].reshape(-1, hidden),
            "policy.bias": weights["policy_bias"],
        }
    )
    return model


def floats(numbers: array[int]) -> Tensor:
    """Weights of a file."""
    return torch.tensor(numbers.tolist(), dtype=torch.float32) / ONE


def counterparts(before: int, after: int) -> list[int]:
    """For each seat, counted from the one that decides, the nearest among another number of seats.

    >>> counterparts(3, 5)
    [0, 1, 1, 2, 2]
    """
    return [0, *(1 + round(opponent * (before - 2) / max(1, after - 2)) for opponent in range(after - 1))]


def slots_of(slot: int, nearest: list[int], subject: Subject) -> list[int]:
    """The slots that get the weights of a slot: one for the table, one for each seat that corresponds to a seat."""
    observation = subject.rules.observation()
    table, width = observation.table.width, observation.seat.width
    if slot < table:
        return [slot]
    seat, place = divmod(slot - table, width)
    return [table + width * each + place for each, source in enumerate(nearest) if source == seat]


def extended(model: Model, features: list[Feature]) -> Model:
    """The same model with more features, which mean nothing yet."""
    known = set(model.features)
    new = [feature for feature in features if feature not in known]
    wider = Model([*model.features, *new], model.codes, model.players, model.parts, *model.sizes)
    weights = model.state_dict()
    nothing = torch.zeros(len(weights["first.bias"]), len(new))
    wider.load_state_dict({**weights, "first.weight": torch.cat([weights["first.weight"], nothing], dim=1)})
    return wider
