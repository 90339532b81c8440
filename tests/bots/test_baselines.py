"""The baselines choose what they have always chosen, and compiled searches what the plain ones would."""

from __future__ import annotations

import json

import pytest
from tests.bots.recorded import FILE, TO_THE_END, Case

import entrepot
from entrepot import bots

RECORDED = json.loads(FILE.read_text(encoding="utf-8"))
PREFIX = "baseline-"
CHECKED = TO_THE_END if entrepot.compiled else 3  # decisions
LARGE = ("mcts:2500n", "mcts:3000n", "mcts:60000n:2", "beam")  # take minutes uncompiled
if not entrepot.compiled:
    RECORDED = [case for case in RECORDED if case["bot"] not in LARGE]


@pytest.mark.parametrize("recorded", RECORDED, ids=lambda case: f"{case['bot']}-{case['game']}-{case['seed']}")
def test_a_baseline_chooses_as_it_did_when_it_was_recorded(recorded):
    expected = recorded["choices"][:CHECKED]
    case = Case(**{name: value for name, value in recorded.items() if name != "choices"})
    assert case.choices(PREFIX if bots.known(PREFIX + case.bot) else "", CHECKED) == expected
