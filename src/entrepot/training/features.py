"""Features: whether a slot of an observation reaches a value. They are all that a network sees of an observation.

Samples are kept as sets of features, a bit for each, which need a quarter of the memory of observations.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from .sampling import Array, Samples

CANDIDATES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24, 28, 32, 36, 40, 48, 56, 64, 80, 96, 112)
EVERY = 20  # one observation in so many is looked at
RARE = 0.001  # a threshold that fewer samples reach, or fail to reach, teaches nothing

Feature = tuple[int, int]
"""A slot and the value that it has to reach."""


def features_of(paths: Sequence[Path]) -> list[Feature]:
    """The features that divide the samples in some files."""
    return thresholds(np.concatenate([np.load(path)["observations"][::EVERY] for path in paths]))


def thresholds(observations: Array) -> list[Feature]:
    """The features that divide some samples."""
    found = []
    for value in CANDIDATES:
        share = (observations >= value).mean(axis=0)
        found += [(int(slot), value) for slot in np.flatnonzero((share > RARE) & (share < 1 - RARE))]
    return sorted(found)


def reached(observations: Array, features: Sequence[Feature]) -> Array:
    """The features that each observation has, eight to a byte."""
    slots, values = np.array(features).T
    return np.packbits(observations[:, slots] >= values, axis=1, bitorder="little")


def read(paths: Sequence[Path], features: Sequence[Feature]) -> Samples:
    """The samples in some files, with features instead of observations."""
    total, at, samples = count(paths), 0, {}
    for path in paths:
        file = read_file(path, features)
        rows = slice(at, at := at + len(file["players"]))
        for name, values in file.items():
            if name not in samples:
                samples[name] = np.empty((total, *values.shape[1:]), values.dtype)
            samples[name][rows] = values
    return samples


def read_file(path: Path, features: Sequence[Feature]) -> Samples:
    """The same of one file."""
    samples = dict(np.load(path))
    observations = samples.pop("observations")
    return {**samples, "features": reached(observations, features), "players": observations[:, -1]}


def count(paths: Sequence[Path]) -> int:
    """The number of samples in some files."""
    return sum(len(np.load(path)["searched"]) for path in paths)
