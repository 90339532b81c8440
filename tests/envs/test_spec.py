"""What the numbers mean."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise

import pytest

import entrepot
from entrepot import envs
from entrepot.core import registry
from entrepot.core.observation import default_observation
from playing import GAMES

from .variants import each


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_observation_of_its_own(game):
    common = {part.name for part in default_observation(5).table.parts}
    assert {part.name for part in envs.Spec(game).observation.table.parts} > common


@pytest.mark.parametrize("game", GAMES)
def test_an_action_is_its_place_in_the_games_table(game):
    texts = registry.find(game).actions
    assert [envs.action_to_text(game, action) for action in range(len(texts))] == list(texts)
    assert [envs.text_to_action(game, text) for text in texts] == list(range(len(texts)))


MEANINGS = {  # of all numbers, by version: a change needs a new version, with a line in its history
    ("spice_road", 1): "20bab90e96e83dc6",
    ("puerto_rico", 2): "dbd96f6c28e9e4f3",
}


@pytest.mark.parametrize("game", GAMES)
def test_a_number_means_the_same_as_long_as_the_version_is_the_same(game):
    spec = envs.Spec(game, players=5)
    slots = [f"{slot.index} {slot.name} {slot.low} {slot.high}" for slot in spec.slots()]
    meanings = "\n".join([*spec.rules.actions, *slots])
    assert sha256(meanings.encode()).hexdigest()[:16] == MEANINGS[game, spec.rules.environment_version]


def test_an_action_may_be_given_with_its_seat():
    assert envs.text_to_action("puerto_rico", "p2 role mayor") == envs.text_to_action("puerto_rico", "role mayor")


@pytest.mark.parametrize("action", [-1, 140])
def test_there_is_no_such_action(action):
    with pytest.raises(entrepot.OptionError, match="a number from 0 to 139"):
        envs.action_to_text("spice_road", action)


def test_the_text_does_not_exist():
    with pytest.raises(entrepot.OptionError, match="no action “play chess”"):
        envs.text_to_action("spice_road", "play chess")


@each()
def test_the_slots_are_numbered_and_named(game, options):
    spec = envs.Spec(game, **options)
    slots = spec.slots()
    assert [slot.index for slot in slots] == list(range(spec.width))
    assert len({slot.name for slot in slots}) == spec.width
    assert all(slot.meaning and slot.low == 0 < slot.high <= 255 for slot in slots)


@each()
def test_the_parts_follow_each_other_without_a_gap(game, options):
    parts = list(envs.Spec(game, **options).parts.values())
    assert parts[0].start == 0
    assert all(one.stop == other.start for one, other in pairwise(parts))


def test_the_length_depends_on_the_number_of_players_alone():
    assert envs.Spec("puerto_rico").width == envs.Spec("puerto_rico", expansions=["nobles"], open_vp=True).width
    assert envs.Spec("spice_road", players=2).width < envs.Spec("spice_road", players=5).width


def test_an_unknown_option_is_refused():
    with pytest.raises(entrepot.OptionError, match="no option “colour”"):
        envs.Spec("spice_road", colour="red")
