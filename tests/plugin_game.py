"""A tiny plug-in game with the minimum that the contract requires."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from entrepot.core import registry
from entrepot.core.actions import ActionTable, verb
from entrepot.core.engine import PythonEngine
from entrepot.core.events import EventTable, event
from entrepot.core.options import Option
from entrepot.core.reader import Reader
from entrepot.core.rules import Rules
from entrepot.core.terms import NUMBER, SEAT, Number

ACTIONS = ActionTable(verb("take", Number("sticks", 1, 3)))
EVENTS = EventTable("nim", event("took", seat=SEAT, sticks=NUMBER))


class NimState(PythonEngine):
    """A heap of sticks; the player who takes the last one wins."""

    def __init__(self, players: int, sticks: int) -> None:
        super().__init__()
        self.players = players
        self.sticks = sticks
        self.taken = [0] * players
        self.winner = -1

    def legal_codes(self) -> list[int]:
        return [] if self.over else [ACTIONS.code("take", n) for n in (1, 2, 3) if n <= self.sticks]

    def play(self, code: int) -> None:
        number = int(ACTIONS.values_of(code)[0])
        self.sticks -= number
        self.taken[self.seat] += number
        self.log(EVENTS.number("took"), self.seat, number)
        if self.sticks == 0:
            self.over, self.winner = True, self.seat
        else:
            self.seat = (self.seat + 1) % self.players

    def points(self, seat: int) -> int:
        return int(seat == self.winner)


class Nim(Rules):
    """Nim with one heap."""

    name = "nim"
    options = (Option("players", (2, 3, 6), 2), Option("heap", ("small", "large"), "small"))
    actions = ACTIONS
    events = EVENTS

    def set_up(self, options: Mapping[str, Any], seed: int) -> NimState:
        return NimState(options["players"], {"small": 12, "large": 24}[options.get("heap", "small")] + seed % 4)

    def load(self, position: Reader, options: Mapping[str, Any], seed: int) -> NimState:
        fields = position.fields(("game", "rules_version", "options", "seat", "sticks", "players", "winner"))
        state = NimState(options["players"], fields["sticks"].whole(0, 99))
        state.taken = [
            player.fields(("taken",), ("taken",))["taken"].whole(0, 99) for player in fields["players"].items()
        ]
        state.seat = fields["seat"].whole(0, state.players - 1)
        return state

    def view(self, state: NimState, options: Mapping[str, Any], seat: int | None) -> dict[str, Any]:
        return self.heading(options) | {
            "seat": None if state.over else state.seat,
            "sticks": state.sticks,
            "players": [{"taken": taken} for taken in state.taken],
        }

    def position(self, state: NimState, options: Mapping[str, Any]) -> dict[str, Any]:
        return self.view(state, options, None)


def register(monkeypatch: pytest.MonkeyPatch, name: str, loader: registry.Loader) -> None:
    """Register a game during a test."""
    for table in ("_loaders", "_games", "_broken"):
        monkeypatch.setattr(registry, table, dict(getattr(registry, table)))
    registry.register(name, loader)
