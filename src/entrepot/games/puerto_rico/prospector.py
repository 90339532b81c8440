"""The prospector phase (PRO-1)."""

from __future__ import annotations

from . import codes, powers
from .pieces import Pieces


def begin(state: Pieces) -> None:
    """PRO-1: there is no action; the privilege is a doubloon."""
    state.gain_doubloons(state.taker, powers.privilege(state, state.taker), codes.NOTHING)
