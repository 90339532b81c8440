"""A small neural network that evaluates a state: who will win, with how many points, and what is worth trying.

Its input is what a seat observes (``Rules.network_input``), with room for as many seats as can play, and the number of
players in the last slot; absent seats are all 0. Each value of a slot has a row of weights of its own, so the
first layer is a sum of rows, and only the rows of slots that have changed since the last evaluation are exchanged.
All weights are integers: sums do not depend on their order, and the result is the same compiled and uncompiled.
"""

from __future__ import annotations

import math
from array import array
from typing import Any

from ..core import buffers
from ..core.encoder import Encoder
from . import network_file, vectors

SCALE = network_file.SCALE
ONE = network_file.ONE
MOST = network_file.MOST
POINTS = network_file.POINTS
LARGEST = 32767  # what a row can hold: far more than an activation


def clipped(row: list[int]) -> list[int]:
    """A row with no number larger than it can hold; most rows are as they should be."""
    return row if max(map(abs, row)) <= LARGEST else [max(-LARGEST, min(LARGEST, each)) for each in row]


class Network:
    """The weights."""

    __slots__ = (
        "about", "bias", "codes", "deep", "deep_bias", "deep_weights", "first_row", "head_bias", "head_weights",
        "hidden", "highest", "parts", "players", "policy_bias", "policy_weights", "rows", "width",
    )  # fmt: skip

    def __init__(self, about: dict[str, Any], arrays: dict[str, array[int]]) -> None:
        self.about = about
        self.players: int = about["players"]
        self.parts: int = len(about["score_parts"])
        self.codes: int = about["codes"]
        self.width: int = about["width"]
        self.hidden: int = about["hidden"]
        self.deep: int = about["deep"]
        self.bias = array("i", arrays["bias"])
        self.deep_weights = arrays["deep_weights"]
        self.deep_bias = array("i", arrays["deep_bias"])
        self.head_weights = arrays["head_weights"]
        self.head_bias = array("i", arrays["head_bias"])
        self.policy_weights = arrays["policy_weights"]
        self.policy_bias = array("i", arrays["policy_bias"])
        self.write_rows(arrays["slots"], arrays["thresholds"], arrays["weights"])

    def write_rows(self, slots: array[int], thresholds: array[int], weights: array[int]) -> None:
        """The row of each value of a slot: the sum of the weights of all thresholds that it reaches."""
        hidden = self.hidden
        self.first_row = array("i", bytes(4 * self.width))
        self.highest = array("B", bytes(self.width))
        rows = array("h", bytes(2 * hidden))  # row 0, for a value of 0
        reached: dict[int, list[int]] = {}
        for number, slot in enumerate(slots):
            reached.setdefault(slot, []).append(number)
        for slot, numbers in reached.items():
            self.highest[slot] = max(thresholds[number] for number in numbers)
            self.first_row[slot] = len(rows) // hidden
            row = [0] * hidden
            for value in range(1, self.highest[slot] + 1):
                for number in numbers:
                    if thresholds[number] == value:
                        added = weights[number * hidden : (number + 1) * hidden]
                        row = [a + b for a, b in zip(row, added, strict=True)]
                rows.extend(clipped(row))
        self.rows = rows

    def row(self, slot: int, value: int) -> int:
        """The row of weights for a slot's value; 0 if there is none."""
        if value == 0 or self.highest[slot] == 0:
            return 0
        return self.first_row[slot] + min(value, self.highest[slot]) - 1


class Evaluator:
    """Evaluates one state, as often as it changes, as the network does."""

    __slots__ = (
        "active", "deep", "encoder", "evaluations", "fresh", "known", "network", "parts", "players", "points",
        "shares", "sums",
    )  # fmt: skip

    def __init__(self, network: Network, encoder: Encoder, players: int) -> None:
        self.network = network
        self.encoder = encoder
        self.players = players
        self.fresh: Any = array("B", bytes(network.width))
        self.fresh[network.width - 1] = players
        self.known = array("B", bytes(players * network.width))  # what each seat observed the last time
        self.sums = array(
            "i", list(self.network.bias) * players
        )  # the first layer, as each seat observed it the last time
        self.active = array("h", bytes(2 * network.hidden))
        self.deep = array("h", bytes(2 * network.deep))
        self.shares = array("d", bytes(8 * players))  # the expected share of the win, by seat
        self.parts = array("d", bytes(8 * players * network.parts))  # the expected final points, by seat and part
        self.points = array("d", bytes(8 * players))  # all parts together
        self.evaluations = 0

    def evaluate(self, seat: int) -> None:
        """Evaluate the state as this seat observes it."""
        self.observe(seat)
        self.activate(seat)
        self.evaluations += 1
        players = self.players
        highest = -1e300
        for relative in range(players):
            value = self.head(relative)
            highest = max(highest, value)
            self.shares[(seat + relative) % players] = value
        total = 0.0
        for relative in range(players):
            self.shares[relative] = math.exp(self.shares[relative] - highest)
            total += self.shares[relative]
        for relative in range(players):
            self.shares[relative] /= total
        head = self.network.players
        for relative in range(players):
            value = 0.0
            for part in range(self.network.parts):
                points = POINTS * self.head(head)
                self.parts[(seat + relative) % players * self.network.parts + part] = points
                value += points
                head += 1
            self.points[(seat + relative) % players] = value

    def observe(self, seat: int) -> None:
        """Bring the seat's first layer up to date."""
        width = self.network.width
        fresh = buffers.first(self.fresh)
        known = buffers.part(self.known, seat * width, width)
        self.encoder.write(seat, fresh, 0)
        slot = buffers.next_difference(fresh, known, 0, width)
        while slot < width:
            self.change(seat, slot, known[slot], fresh[slot])
            known[slot] = fresh[slot]
            slot = buffers.next_difference(fresh, known, slot + 1, width)

    def change(self, seat: int, slot: int, before: int, after: int) -> None:
        """Exchange the row of a slot."""
        hidden = self.network.hidden
        gone = self.network.row(slot, before) * hidden
        new = self.network.row(slot, after) * hidden
        if gone == new:
            return
        vectors.exchange(buffers.ints(self.sums), seat * hidden, buffers.shorts(self.network.rows), gone, new, hidden)

    def activate(self, seat: int) -> None:
        """The activations of both hidden layers."""
        hidden = self.network.hidden
        at = seat * hidden
        sums = buffers.ints(self.sums)
        active = buffers.shorts(self.active)
        weights = buffers.shorts(self.network.deep_weights)
        for i in range(hidden):
            active[i] = max(0, min(MOST, sums[at + i]))
        at = 0
        for j in range(self.network.deep):
            total = vectors.dot(active, weights, at, hidden)
            at += hidden
            self.deep[j] = max(0, min(MOST, (total >> SCALE) + self.network.deep_bias[j]))

    def head(self, number: int) -> float:
        """The output of a head: first the win of each seat, then the parts of each seat's points."""
        size = self.network.deep
        weights = buffers.shorts(self.network.head_weights)
        total = vectors.dot(buffers.shorts(self.deep), weights, number * size, size)
        return ((total >> SCALE) + self.network.head_bias[number]) / ONE

    def policy(self, code: int) -> float:
        """How promising a code is, on a logarithmic scale."""
        size = self.network.hidden
        weights = buffers.shorts(self.network.policy_weights)
        total = vectors.dot(buffers.shorts(self.active), weights, code * size, size)
        return ((total >> SCALE) + self.network.policy_bias[code]) / ONE

    def write_priors(self, out: list[int], n: int, priors: list[float]) -> None:
        """Write how likely each of n codes is the best, after :meth:`evaluate`."""
        highest = -1e300
        for i in range(n):
            priors[i] = self.policy(out[i])
            highest = max(highest, priors[i])
        total = 0.0
        for i in range(n):
            priors[i] = math.exp(priors[i] - highest)
            total += priors[i]
        for i in range(n):
            priors[i] /= total
