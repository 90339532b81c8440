"""Positions with a clear best move, or a clear mistake: each a small lesson, which the stronger bots have learned."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import entrepot
from entrepot import bots

POSITIONS = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))
pytestmark = pytest.mark.skipif(not entrepot.compiled, reason="takes minutes uncompiled")
lessons = pytest.mark.parametrize("lesson", POSITIONS, ids=[lesson["name"] for lesson in POSITIONS])


def check(lesson: dict, bot: str, seed: int) -> None:
    game = entrepot.load(lesson["position"], seed=seed, actions=lesson.get("actions", ()))
    named = lesson.get("best") or lesson["worst"]
    assert set(named) < set(game.legal()), "there is something to decide"
    chosen = bots.make(bot, seed).choose(game)
    assert (chosen in named) == ("best" in lesson), lesson["why"]


@lessons
def test_a_search_finds_it(lesson):
    check(lesson, "mcts:3000n", seed=1)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 11))
@lessons
def test_the_expert_finds_it(lesson, seed):
    check(lesson, "expert", seed)
