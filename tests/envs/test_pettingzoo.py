"""The environments for PettingZoo."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from importlib import import_module
from types import SimpleNamespace

import pytest

import entrepot
from entrepot.core import registry

from .variants import FEW, any_legal, each

np = pytest.importorskip("numpy")
pytest.importorskip("pettingzoo")

from pettingzoo.test import api_test, max_cycles_test, render_test, seed_test  # noqa: E402
from pettingzoo.utils import turn_based_aec_to_parallel, wrappers  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each")


def make(game, **settings):
    return import_module(f"entrepot.envs.{game}_v{registry.find(game).environment_version}").env(**settings)


def play(env, seed, steps=10**6):
    """An episode at random; the rewards of all agents."""
    rng = random.Random(seed)
    env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        observation, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        env.step(None if terminated or truncated else any_legal(observation["action_mask"], rng))
    return total


@each()
def test_the_api(game, options, capsys):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably")
        api_test(make(game, **options), num_cycles=300)


@pytest.mark.long
@each()
def test_the_api_for_long(game, options, capsys):
    api_test(make(game, **options), num_cycles=20_000)


@each(FEW)
def test_the_api_with_named_parts(game, options, capsys):
    api_test(make(game, parts=True, **options), num_cycles=50)


@each()
def test_the_same_seed_gives_the_same_episode(game, options):
    seed_test(lambda: make(game, **options), num_cycles=60)


@each(FEW)
def test_rendering(game, options, capsys):
    drawn = {"svg": lambda text: text.startswith("<svg ") and text.endswith("</svg>\n")}
    render_test(lambda render_mode: make(game, render_mode=render_mode, **options), custom_tests=drawn)


@each(FEW)
def test_a_picture_is_well_formed(game, options):
    from xml.etree import ElementTree

    env = make(game, render_mode="svg", **options)
    env.reset(seed=1)
    picture = ElementTree.fromstring(env.render())
    words = "".join(picture.itertext())
    assert "p0" in words
    assert not any("\ue000" <= letter <= "\uf8ff" for letter in words)


@each()
def test_an_episode_is_a_record_that_replays(game, options):
    env = make(game, **options)
    rewards = play(env, 11)
    played = env.game()
    assert played.is_over
    assert played.seed == 11
    assert entrepot.from_record(played.record()) == played
    winners = played.winners()
    assert list(rewards.values()) == pytest.approx([(seat in winners) / len(winners) for seat in range(played.players)])


@each(FEW)
def test_observations_lie_in_their_space(game, options):
    env = make(game, **options)
    env.reset(seed=2)
    rng = random.Random(2)
    for agent in env.agent_iter(400):
        observation, _, over, _, _ = env.last()
        assert env.observation_space(agent).contains(observation)
        for other in env.agents:
            seen = env.observe(other)
            assert env.observation_space(other).contains(seen)
            assert seen["action_mask"].any() == (other == agent and not over)
        env.step(None if over else any_legal(observation["action_mask"], rng))


def test_named_parts_are_the_same_numbers():
    plain, named = make("spice_road", players=2), make("spice_road", players=2, parts=True)
    plain.reset(seed=1)
    named.reset(seed=1)
    parts = named.last()[0]["observation"]
    assert parts["own_caravan"].tolist() == [3, 0, 0, 0]
    assert (np.concatenate(list(parts.values())) == plain.last()[0]["observation"]).all()


def test_an_observation_is_ones_own():
    env = make("spice_road")
    env.reset(seed=1)
    first, *_ = env.last()
    before = first["observation"].copy()
    env.step(env.text_to_action("play +YY"))
    assert (first["observation"] == before).all()


def test_an_illegal_action_is_refused_with_its_reason():
    env = make("spice_road", players=2)
    env.reset(seed=1)
    with pytest.raises(entrepot.IllegalActionError, match="CEN-11"):
        env.step(env.text_to_action("rest"))
    with pytest.raises(entrepot.OptionError, match="no action “-1”"):
        env.step(None)
    assert env.agent_selection == "player_0"
    assert env.game().actions == []


def test_an_illegal_action_may_lose_the_game_instead():
    env = make("spice_road", players=2, illegal="loss")
    env.reset(seed=1)
    env.step(env.text_to_action("rest"))
    assert env.terminations == {"player_0": True, "player_1": True}
    assert env.rewards == {"player_0": 0, "player_1": 1}


@each(FEW)
def test_an_episode_may_be_cut_off(game, options):
    env = make(game, max_steps=20, **options)
    play(env, 1)
    assert len(env.game().actions) == 20
    env.reset(seed=1)
    play(env, 1, steps=20)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_later_episodes_follow_from_the_first_seed():
    one, other = make("spice_road"), make("spice_road")
    seeds = []
    for env in (one, other):
        env.reset(seed=9)
        for _ in range(3):
            env.reset()
            seeds.append(env.game().seed)
    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3


def test_the_number_of_cycles():
    """PettingZoo's test draws without a mask, so both agents do in turn what they always can: produce and rest.

    It counts a decision of every agent as a cycle, and in the parallel environment, which it wants too, each step.
    """

    def made(max_steps):
        env = make("spice_road", players=2, max_steps=max_steps)
        produce, rest = env.text_to_action("play +YY"), env.text_to_action("rest")
        always = SimpleNamespace(sample=lambda: produce if env.last()[0]["action_mask"][produce] else rest)
        env.action_space = lambda agent: always
        return env

    max_cycles_test(
        SimpleNamespace(
            env=lambda max_cycles: made(2 * max_cycles),
            parallel_env=lambda max_cycles: turn_based_aec_to_parallel(made(max_cycles)),
        )
    )


@pytest.mark.parametrize(
    "wrap",
    [
        wrappers.OrderEnforcingWrapper,
        wrappers.AssertOutOfBoundsWrapper,
        lambda env: wrappers.TerminateIllegalWrapper(env, illegal_reward=-1),
    ],
    ids=["order", "bounds", "illegal"],
)
def test_the_usual_wrappers_fit(wrap):
    env = wrap(make("spice_road", players=3))
    assert sum(play(env, 1).values()) == pytest.approx(1)


def test_there_is_no_game_before_the_first_reset():
    env = make("spice_road")
    for ask in (env.last, env.render, env.game, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AttributeError, match="call reset"):
            ask()
    assert not hasattr(env, "chess")


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
@each(FEW)
def test_a_copy_is_equal_and_independent(game, options, way):
    env = make(game, **options)
    rng = random.Random(4)
    env.reset(seed=4)
    for _ in env.agent_iter(40):
        env.step(any_legal(env.last()[0]["action_mask"], rng))
    other, before = way(env), env.last()[0]
    for one in (other, env):
        again = random.Random(5)
        for _ in one.agent_iter(60):
            one.step(any_legal(one.last()[0]["action_mask"], again))
        if one is other:
            assert all((env.last()[0][name] == before[name]).all() for name in before)
    assert env.game() == other.game()
    assert env.agent_selection == other.agent_selection
    env.reset()
    other.reset()
    assert env.game() == other.game()


def test_seeds_and_options_of_a_reset():
    """Any kind of whole number is a seed; the game's options were chosen when the environment was made."""
    env = make("spice_road", players=2)
    env.reset(seed=np.int64(7), options={"players": 5})
    assert env.game() == entrepot.new("spice_road", players=2, seed=7)
    for seed in (-1, 2**64, "seven"):
        with pytest.raises(entrepot.OptionError, match="is not a seed"):
            env.reset(seed=seed)
    assert env.game().seed == 7


def test_without_a_seed_nobody_knows_the_game():
    one, other = make("spice_road"), make("spice_road")
    one.reset()
    other.reset()
    assert one.game().seed != other.game().seed


def test_an_agent_that_is_done_takes_no_action():
    env = make("spice_road", players=2, max_steps=3)
    env.reset(seed=1)
    play(env, 1, steps=3)
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.close()
    env.close()


def test_a_version_of_before_still_works_and_points_to_the_current_one():
    from entrepot.envs import puerto_rico_v1

    with pytest.warns(DeprecationWarning, match="puerto_rico_v1 is deprecated; use puerto_rico_v2"):
        env = puerto_rico_v1.env(players=3)
    assert env.metadata["name"] == "puerto_rico_v2"
    assert play(env, 1) == play(make("puerto_rico", players=3), 1)


def test_a_version_that_never_was_cannot_be_imported():
    with pytest.raises(ImportError, match="the current version is puerto_rico_v2"):
        import_module("entrepot.envs.puerto_rico_v3")
    with pytest.raises(ModuleNotFoundError):
        import_module("entrepot.envs.chess_v1")
