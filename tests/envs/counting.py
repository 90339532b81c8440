"""Counting: a tiny game in plain Python, like a plug-in, with faults that can be switched on.

There is a heap of stones. In turn, each player takes one to three; a point for each. Who takes the last ends the game.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from entrepot.core import chance, registry
from entrepot.core.actions import ActionTable, verb
from entrepot.core.engine import Engine, PythonEngine
from entrepot.core.events import EventTable, event
from entrepot.core.observation import Block, Observation, described
from entrepot.core.options import Option
from entrepot.core.reader import Reader
from entrepot.core.rules import Rules
from entrepot.core.terms import SEAT, Number

NAME = "counting"
MOST = 3
ACTIONS = ActionTable(verb("take", Number("number", 1, MOST)))
EVENTS = EventTable(NAME, event("took", seat=SEAT))


class GameFaultError(Exception):
    """What a broken game raises."""


class Stones(PythonEngine):
    """The heap, and what each player has."""

    def __init__(self, players: int, heap: int, fault: str = "") -> None:
        super().__init__()
        self.players = players
        self.heap = heap
        self.taken = [0] * players
        self.fault = fault

    def break_if(self, fault: str) -> None:
        if self.fault == fault and self.heap < 20:
            raise GameFaultError(fault)

    def legal_codes(self) -> list[int]:
        self.break_if("legal_codes")
        if self.fault == "code" and self.heap < 20:
            return [0, 30_000]
        return list(range(min(MOST, self.heap)))

    def play(self, code: int) -> None:
        self.break_if("play")
        self.heap -= code + 1
        self.taken[self.seat] += code + 1
        self.seat = (self.seat + 1) % self.players
        self.over = self.heap == 0

    def points(self, seat: int) -> int:
        self.break_if("points")
        return self.taken[seat]


class HiddenStones(Stones):
    """The same, but nobody knows the size of the heap."""

    def hide(self, seat: int, seed: int) -> None:
        self.heap = 1 + chance.below(seed, 30)


class Counting(Rules):
    """The game, with the fault that it has."""

    name = NAME
    options = (Option("players", (2, 3), 2),)
    actions = ACTIONS
    events = EVENTS
    state = Stones

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def set_up(self, options: Mapping[str, Any], seed: int) -> Stones:
        if self.fault == "set_up" and seed:
            raise GameFaultError("set_up")
        players = options["players"]
        if self.fault == "players" and players > 2:
            players = 2
        return self.state(players, 30 + chance.below(chance.advance(seed), 10), self.fault)

    def view(self, state: Engine, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        assert isinstance(state, Stones)
        seat_now = None if state.over else state.seat
        players = [{"taken": taken} for taken in state.taken]
        return self.heading(options) | {"seat": seat_now, "heap": state.heap, "players": players}

    def position(self, state: Engine, options: Mapping[str, Any]) -> dict[str, Any]:
        return self.view(state, options, None)

    def load(self, position: Reader, options: Mapping[str, Any], seed: int) -> Stones:
        value = position.value
        state = self.state(options["players"], value["heap"])
        state.taken = [player["taken"] for player in value["players"]]
        state.over = value.get("seat") is None
        state.seat = value.get("seat") or 0
        return state


class HiddenCounting(Counting):
    """The game with a hidden heap."""

    state = HiddenStones


class DescribedCounting(Counting):
    """The game with its own observation."""

    def observation(self) -> Observation:
        table, seat = Block(), Block()
        table.part("heap", 255, "stones in the heap")
        seat.part("taken", 255, "stones taken")

        def describe_table(state: Engine, observer: int) -> list[int]:
            assert isinstance(state, Stones)
            state.break_if("describe")
            too_many = self.fault == "width" and state.heap < 20
            return [state.heap] * (500 if too_many else 1)

        def describe_seat(state: Engine, observer: int, number: int) -> list[int]:
            assert isinstance(state, Stones)
            return [state.taken[number]]

        return described(table, seat, describe_table, describe_seat)


@contextmanager
def plugged_in(rules: Rules) -> Iterator[Rules]:
    """Register the game during a test."""
    registry.register(rules.name, lambda: rules)
    try:
        yield rules
    finally:
        for known in (registry._loaders, registry._games, registry._broken):
            known.pop(rules.name, None)
