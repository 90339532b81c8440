"""A game survives a restart at any decision: the unfinished phase is in the position, and play continues unchanged."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import entrepot
from playing import SEEDS, moments

from .features import ASKED
from .plenty import bold, plenties, plenty


def asked(game: entrepot.Game) -> str:
    """The name of the current question."""
    position = game.position()
    return position["pending"]["decision"] if position["pending"] else position["phase"]


def finished(game: entrepot.Game, seed: int) -> entrepot.Game:
    for _ in moments(game, seed, bold):
        pass
    return game


def saved(game: entrepot.Game) -> dict:
    return json.loads(json.dumps(game.position()))


def check_it_continues(game: entrepot.Game, seed: int) -> None:
    """A game saved and loaded here comes to the same end."""
    position, drawn = saved(game), len(game.chance)
    end = finished(game.copy(), seed)
    loaded = entrepot.load(position, chance=end.chance[drawn:])
    assert loaded.position() == position
    assert (loaded.legal(), loaded.seat, loaded.scores()) == (game.legal(), game.seat, game.scores())
    assert finished(loaded, seed).position() == end.position()
    assert loaded.log == end.log[len(game.log) :]


def test_every_kind_of_question_survives_a_restart():
    """Two of each, from tables where every power can be used."""
    missing = dict.fromkeys([*ASKED, "role_choice"], 2)
    for seed in range(400):
        for moment in moments(plenty(seed), seed, bold):
            if missing.get(asked(moment)):
                missing[asked(moment)] -= 1
                check_it_continues(moment, seed)
        if not any(missing.values()):
            break
    assert not any(missing.values()), missing


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_so_does_a_draft(players):
    game = entrepot.new("puerto_rico", players=players, expansions=["new_buildings", "nobles"], edition="hu", seed=1)
    for number, moment in enumerate(moments(game, 1)):
        if asked(moment) != "draft":
            break
        if number % 4 == 0:
            check_it_continues(moment, number)


@given(plenties, SEEDS, st.integers(1, 7))
def test_any_moment_survives_a_restart(game, seed, every):
    for number, moment in enumerate(moments(game, seed, bold)):
        if number % every == 0:
            loaded = entrepot.load(saved(moment))
            assert loaded.position() == moment.position()
            assert loaded.legal() == moment.legal()


@given(plenties, SEEDS)
def test_a_game_from_a_position_is_recorded_from_there(game, seed):
    finished(game, seed)
    again = entrepot.from_record(json.loads(json.dumps(game.record())))
    assert (again, again.log, again.outcome()) == (game, game.log, game.outcome())
    assert eval(repr(game), {"entrepot": entrepot}).position() == game.position()


# Chance


def shuffled_game() -> entrepot.Game:
    """A game in which the stack had to be refilled."""
    for seed in range(100):
        game = entrepot.new("puerto_rico", players=5, seed=seed)
        rng = random.Random(seed)
        while not game.is_over:
            settler = [action for action in game.legal() if " settler" in action or " take " in action]
            game.apply(rng.choice(settler or game.legal()))
        if len(game.chance) > 1:
            return game
    raise AssertionError("no game with two shuffles")


def test_a_record_lists_later_shuffles_in_drawing_order():
    game = shuffled_game()
    record = game.record()
    number = next(n for n in range(len(game.actions)) if len(game.at(n + 1).chance) == 1)
    before, after = game.at(number).position(), game.at(number + 1).position()
    drawn = [*after["plantations"]["face_up"][len(before["plantations"]["stack"]) :], *after["plantations"]["stack"]]
    assert record["chance"][0] == drawn
    for seed in (record["seed"] + 1, None):
        again = entrepot.from_record(record | {"seed": seed})
        assert (again.position(), again.log) == (game.position(), game.log)


def test_a_record_whose_shuffles_are_wrong_does_not_replay():
    record = shuffled_game().record()
    first, *rest = record["chance"]
    for chance in (
        [],
        [first],
        [first[::-1], *rest],
        [first[1:], *rest],
        [[*first, "corn"], *rest],
        [first, *rest, []],
    ):
        if chance == record["chance"]:
            continue
        with pytest.raises(entrepot.RecordError):
            entrepot.from_record(record | {"chance": chance})
    for chance in (None, {}, "corn"):
        with pytest.raises(entrepot.RecordError, match=r"“chance” is missing or invalid"):
            entrepot.from_record(record | {"chance": chance})
    for chance in (["corn"], [["rice"]], [[7]], [None]):
        with pytest.raises(entrepot.PositionError, match=r"^chance\[0\]"):
            entrepot.from_record(record | {"chance": chance})


# Taking back


@given(plenties, SEEDS)
def test_nothing_that_came_to_light_can_be_taken_back(game, seed):
    """HID-1, HID-2: drawn and opened tiles, and at the end all chips; the player may undo anything else."""
    before: tuple = ()
    for moment in moments(game, seed, bold):
        after = moment.position()["plantations"]["stack"], len(moment.chance)  # a new stack may be used up at once
        if moment.actions:
            assert moment.can_undo(moment.actions[-1].seat) is not (after != before or moment.is_over)
        before = after


@given(plenties, SEEDS, st.integers(0, 150))
def test_what_was_taken_back_is_as_it_was(game, seed, number):
    for moment in moments(game, seed, bold):
        if len(moment.actions) == number and moment.actions:
            last, before = moment.actions[-1], moment.at(number - 1)
            if moment.can_undo(last.seat):
                assert moment.undo(last.seat) == last
                assert (moment, moment.position(), moment.log) == (before, before.position(), before.log)
            return
