"""The environment for Gymnasium."""

from __future__ import annotations

import copy
import pickle
import random

import pytest

import entrepot
from entrepot.core import registry

from .variants import FEW, any_legal, each

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.utils.env_checker import check_env  # noqa: E402

import entrepot.envs.single  # noqa: E402


def make(game, **settings):
    settings = {"opponents": "random"} | settings
    return gymnasium.make(f"entrepot/{game}-v{registry.find(game).environment_version}", **settings).unwrapped


@each()
def test_the_api(game, options):
    """The checker plays illegal actions too."""
    check_env(make(game, **options), skip_render_check=True)


@each(FEW)
def test_rendering(game, options, capsys):
    check_env(make(game, render_mode="ansi", **options))
    assert "p0" in capsys.readouterr().out


@each(FEW)
def test_pictures_of_a_game_have_one_size_and_show_what_changes(game, options):
    env = make(game, render_mode="rgb_array", **options)
    _, info = env.reset(seed=1)
    pictures = [env.render()]
    for _ in range(5):
        _, _, _, _, info = env.step(any_legal(info["action_mask"], random.Random(1)))
        pictures.append(env.render())
    assert {picture.shape for picture in pictures} == {pictures[0].shape}
    assert pictures[0].dtype == np.uint8
    assert (pictures[0] != pictures[-1]).any()


def play(env, seed):
    """An episode at random; its last step."""
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    while True:
        step = env.step(any_legal(info["action_mask"], rng))
        observation, _, terminated, truncated, info = step
        assert env.observation_space.contains(observation)
        if terminated or truncated:
            return step


@each(FEW)
def test_an_episode_is_a_record_that_replays(game, options):
    env = make(game, seat=1, **options)
    _, reward, terminated, truncated, info = play(env, 3)
    assert terminated
    assert not truncated
    assert not info["action_mask"].any()
    winners = env.game.winners()
    assert reward == pytest.approx((1 in winners) / len(winners))
    assert entrepot.from_record(env.game.record()) == env.game


def test_the_same_seed_gives_the_same_episode():
    runs = []
    for _ in range(2):
        env = make("spice_road", players=3, seat=None)
        play(env, 5)
        runs.append(env.game.record())
    assert runs[0] == runs[1]


def test_the_agent_decides_only_for_its_seat():
    env = make("spice_road", players=3, seat=2, opponents=["greedy", "random"])
    env.reset(seed=1)
    assert env.game.seat == env.seat == 2
    assert {action.seat for action in env.game.actions} == {0, 1}


def test_the_seat_may_be_drawn():
    env = make("spice_road", players=2, seat=None)
    env.reset(seed=1)
    seats = {env.reset()[1]["seat"] for _ in range(20)}
    assert seats == {0, 1}


def test_an_illegal_action_is_refused_with_its_reason():
    env = make("spice_road", players=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(entrepot.IllegalActionError, match="CEN-11"):
        env.step(126)


def test_nothing_can_be_played_when_the_game_is_over():
    env = make("spice_road", players=2)
    play(env, 1)
    with pytest.raises(entrepot.GameOverError):
        env.step(0)


def test_an_illegal_action_may_lose_the_game_instead():
    env = make("spice_road", players=2)
    env.reset(seed=1)
    _, reward, terminated, *_ = env.step(126)
    assert (reward, terminated) == (0, True)


def test_an_episode_may_be_cut_off():
    env = make("puerto_rico", players=2, max_steps=5, rewards="rank")
    _, reward, terminated, truncated, info = play(env, 1)
    assert (terminated, truncated) == (False, True)
    assert not info["action_mask"].any()
    assert reward in (0, 0.5, 1)


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"opponents": "nobody"}, "no bot “nobody”"),
        ({"players": 4, "opponents": ["random"]}, "or 3 bots"),
        ({"players": 2, "seat": 2}, "no seat “2”"),
        ({"render_mode": "film"}, "render_mode cannot be “film”"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings, complaint):
    with pytest.raises(entrepot.OptionError, match=complaint):
        entrepot.envs.single.SingleEnv("spice_road", **settings)


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
@pytest.mark.parametrize("bot", ["random", "greedy", "flat:20n"])
def test_a_copy_is_equal_and_independent(bot, way):
    env = make("spice_road", players=3, opponents=bot, seat=None)
    _, info = env.reset(seed=4)
    env.step(any_legal(info["action_mask"], random.Random(1)))
    other, record = way(env), env.game.record()
    for one in (other, env):
        rng = random.Random(5)
        for _ in range(10):
            seen, *_ = one.step(any_legal(one.action_masks(), rng))
        if one is other:
            assert env.game.record() == record
            assert len(other.game.record()["actions"]) > len(record["actions"])
    assert env.game == other.game
    assert (seen == other._arrays.observations[0]).all()
    assert env.reset()[1]["seat"] == other.reset()[1]["seat"]
    assert env.game == other.game


def test_there_is_no_game_before_the_first_reset():
    env = make("spice_road")
    for ask in (env.render, env.action_masks, lambda: env.step(0)):
        with pytest.raises(AttributeError, match="call reset"):
            ask()


def whole_episode(env, seed):
    """Played at random through whatever is wrapped around."""
    rng = random.Random(seed)
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        _, _, terminated, truncated, info = env.step(any_legal(info["action_mask"], rng))
        over = terminated or truncated
    return info, truncated


def test_the_usual_wrappers_fit():
    wrappers = gymnasium.wrappers
    env = gymnasium.make("entrepot/spice_road-v1", players=2, opponents="random", max_episode_steps=20)
    info, truncated = whole_episode(wrappers.RecordEpisodeStatistics(wrappers.FlattenObservation(env)), 1)
    assert truncated
    assert info["episode"]["l"] == 20
    env.close()
    env.close()


@pytest.mark.parametrize("mode", ["sync", "async", "vector_entry_point"])
def test_gymnasium_makes_vectors_of_it(mode):
    env = gymnasium.make_vec(
        "entrepot/spice_road-v1", num_envs=2, vectorization_mode=mode, players=2, opponents="random"
    )
    _, info = env.reset(seed=1)
    for _ in range(20):
        actions = np.array([mask.nonzero()[0][-1] for mask in info["action_mask"]])
        observations, *_, info = env.step(actions)
    assert observations.shape == (2, env.single_observation_space.shape[0])
    env.close()


def test_the_module_can_be_named_in_the_id():
    env = gymnasium.make("entrepot.envs.single:entrepot/puerto_rico-v2", players=2, opponents="random")
    assert env.reset(seed=1)[1]["seat"] == 0


def test_a_version_of_before_still_works_and_points_to_the_current_one():
    with pytest.warns(DeprecationWarning, match="v2"):
        env = gymnasium.make("entrepot/puerto_rico-v1", players=3, opponents="random")
    assert (env.reset(seed=1)[0] == make("puerto_rico", players=3).reset(seed=1)[0]).all()
