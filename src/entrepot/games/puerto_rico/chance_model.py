"""Chance in Puerto Rico: plantation tiles are turned up or drawn. An empty stack is refilled from the discards.

A step of the engine is tried to find out how many tiles it draws, and repeated with the drawn tiles on top.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.chance_model import ChanceModel, Weights, padded, without
from ...core.engine import Engine
from ...core.errors import OptionError
from ...core.messages import message
from ...core.rules import Options
from . import start
from .components import GOODS
from .layout import ALL_TILES, ROW
from .state import State

SEED_DECIDES = ("first_governor", "market")  # options whose value “random” would need a chance node


class PuertoRicoChance(ChanceModel):
    """An outcome is the good of a plantation tile."""

    outcomes = GOODS

    def __init__(self, options: Options) -> None:
        self._options = options
        for option in SEED_DECIDES:
            if options[option] == "random":
                raise OptionError(message("envs-not-by-chance", option=option))

    def at_start(self, dealt: list[int]) -> Weights:
        """One tile more than players (SET-5)."""
        if len(dealt) > self._options["players"]:
            return Counter()
        return Counter(without(_tiles(self._new_state()), dealt))

    def start(self, dealt: list[int]) -> Engine:
        """These tiles face up, the rest face down."""
        state = self._new_state()
        state.stack = padded(without(_tiles(state), dealt), ALL_TILES)
        state.face_up = padded(dealt, ROW)
        return state

    def step(self, state: Engine, code: int, drawn: list[int]) -> tuple[Engine, Weights]:
        """Tiles come from the stack, then from the shuffled discards."""
        assert isinstance(state, State)
        stack = state.stack[: state.stack_size]
        after = _tried(state, code, drawn, [])
        second = after.chance[0] if after.chance else []
        if len(drawn) > len(stack):
            later = drawn[len(stack) :]
            after = _tried(state, code, drawn, [*later, *without(second, later)])
        after.logging = after.scripted = False
        if len(stack) + len(second) - after.stack_size == len(drawn):
            return after, Counter()
        if len(drawn) < len(stack):
            return after, Counter(without(stack, drawn))
        return after, Counter(without(second, drawn[len(stack) :]))

    def _new_state(self) -> State:
        return start.new_state(self._options, 0)


def _tiles(state: State) -> list[int]:
    """All tiles that nobody owns, face up and face down."""
    return state.stack[: state.stack_size] + state.face_up[: state.face_up_size]


def _tried(state: State, code: int, drawn: list[int], second: list[int]) -> State:
    """The state after a step that draws these tiles; ``second`` is the order of the stack made of the discards."""
    after: Any = state.copy()
    top = drawn[: state.stack_size]
    after.stack = padded(without(state.stack[: state.stack_size], top) + top[::-1], ALL_TILES)
    after.script, after.scripted = [*([[]] * state.shuffles), second], True
    after.start_log()
    after.apply_one(code)
    assert isinstance(after, State)
    return after
