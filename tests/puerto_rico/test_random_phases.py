"""Unfinished phases with arbitrary values: refused, or a game that continues with all its pieces."""

from __future__ import annotations

import random
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import entrepot
from entrepot.core.layout import Count, CountOfEach, Flag, One, SetOf, SetOfSeats
from entrepot.core.questions import Question
from entrepot.games.puerto_rico.layout import LAYOUT
from entrepot.games.puerto_rico.vocabulary import QUESTIONS
from playing import moments

from .broken import JSON
from .pieces import check_pieces
from .plenty import bold, plenty

ASKED = [question for question in QUESTIONS if question.asked_in]
LONG = 5000  # decisions: more than any random game has


def any_value(rng: random.Random, name: str, players: int) -> Any:
    """Any value that a remembered name can have by its kind, regardless of the table."""
    codec = LAYOUT.fields[name].codec
    if isinstance(codec, Count):
        return rng.randint(0, players - 1 if codec.most is None else codec.most)
    if isinstance(codec, Flag):
        return rng.random() < 0.5
    if isinstance(codec, One):
        return rng.choice(codec.kind.values)
    if isinstance(codec, SetOfSeats):
        return [seat for seat in range(players) if rng.random() < 0.5]
    if isinstance(codec, SetOf):
        return [value for value in codec.kind.values if rng.random() < 0.4]
    assert isinstance(codec, CountOfEach)
    return {value: rng.randint(0, rng.choice([1, 3, codec.most])) for value in codec.kind.values if rng.random() < 0.6}


def swap_roles(position: JSON, phase: str) -> None:
    """The same seat has taken another role."""
    roles = position["roles"]
    one, other = (next(role for role in roles if role.startswith(name)) for name in (position["phase"], phase))
    roles[one]["taken_by"], roles[other]["taken_by"] = roles[other]["taken_by"], roles[one]["taken_by"]
    for role in roles.values():
        role["doubloons"] = 0
    position["phase"] = phase


def other_question(position: JSON, question: Question, rng: random.Random) -> None:
    """Change the question, in a phase and stage in which it can come up, with any remembered values."""
    phase, stage = rng.choice(question.asked_in)
    if any(role.startswith(phase) for role in position["roles"]):
        if phase != position["phase"]:
            swap_roles(position, phase)
        remembers = {name: any_value(rng, name, len(position["players"])) for name in question.remembers}
        position["pending"] = {"taker": position["pending"]["taker"], "stage": stage, "decision": question.name}
        position["pending"] |= remembers


def other_values(position: JSON, rng: random.Random) -> None:
    """Remember something else."""
    for name in set(position["pending"]) - {"taker", "stage", "decision"}:
        if rng.random() < 0.4:
            position["pending"][name] = any_value(rng, name, len(position["players"]))


def changed(position: JSON, rng: random.Random) -> JSON:
    """The position with another unfinished phase."""
    position = deepcopy(position)
    if rng.random() < 0.5:
        other_question(position, rng.choice(ASKED), rng)
    else:
        other_values(position, rng)
    del position["seat"]
    if rng.random() < 0.5:
        del position["supply"], position["plantations"]
    return position


def check_it_continues(game: entrepot.Game, seed: int) -> None:
    """With all its pieces, to its end, and from a saved position too."""
    check_pieces(game.position())
    assert game.state.copy().playout(seed, LONG) < LONG
    rng = random.Random(seed)
    for _ in range(12):
        if not game.is_over:
            game.play(rng.choice(game.legal()))
            check_pieces(game.position())
    assert entrepot.load(game.position()).position() == game.position()


def try_phases(seed: int) -> Counter[str]:
    """Change the phases of one game; count those accepted and those refused."""
    rng, tried = random.Random(seed), Counter[str]()
    for moment in moments(plenty(seed), seed, bold):
        position = moment.position()
        if not position["pending"] or rng.random() > 0.1:
            continue
        for _ in range(4):
            try:
                game = entrepot.load(changed(position, rng), seed=seed)
            except entrepot.PositionError:
                tried["refused"] += 1
                continue
            tried["let in"] += 1
            check_it_continues(game, seed)
    return tried


def test_whatever_a_phase_remembers_the_game_continues_or_is_refused():
    tried = sum((try_phases(seed) for seed in range(6)), Counter())
    assert min(tried["refused"], tried["let in"]) > 20


@pytest.mark.long
@pytest.mark.parametrize("batch", range(10))
def test_many_phases(batch):
    tried = sum((try_phases(seed) for seed in range(1000 + 40 * batch, 1040 + 40 * batch)), Counter())
    assert min(tried["refused"], tried["let in"]) > 200
