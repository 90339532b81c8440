"""Many games at once for Gymnasium."""

from __future__ import annotations

import pytest

import entrepot

np = pytest.importorskip("numpy")
gymnasium = pytest.importorskip("gymnasium")

from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv  # noqa: E402

from entrepot.envs.single import SingleEnv  # noqa: E402
from entrepot.envs.single_vector import SingleVectorEnv  # noqa: E402

GAMES = [
    ("spice_road", {"players": 2, "opponents": "random"}),
    ("puerto_rico", {"players": 3, "opponents": "random", "seat": None, "max_steps": 30}),
    ("spice_road", {"players": 3, "opponents": ["greedy", "random"], "seat": None, "max_steps": 12}),
    ("puerto_rico", {"players": 3, "opponents": "greedy", "seat": 1, "rewards": "lead"}),
    ("spice_road", {"players": 2, "opponents": "flat:8n", "max_steps": 4}),
]
each_game = pytest.mark.parametrize(("game", "settings"), GAMES, ids=["random", "seats", "mixed", "greedy", "search"])


def some_legal(masks, seed):
    """A legal action for each row; the first action where the game is over and none is."""
    rng = np.random.default_rng(seed)
    return np.array([rng.choice(mask.nonzero()[0]) if mask.any() else 0 for mask in masks])


def same(one, other):
    """Whether two parts of a step are equal, also nested infos."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    if isinstance(one, np.ndarray) and one.dtype.kind == "O":
        return all((a is None and b is None) or np.array_equal(a, b) for a, b in zip(one, other, strict=True))
    return np.array_equal(one, other)


@each_game
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP], ids=["next", "same"])
def test_it_does_what_gymnasium_does_with_single_environments(game, settings, mode):
    """Observations, rewards, ends, masks and final observations are equal at every step."""
    ours = SingleVectorEnv(game, 3, autoreset_mode=mode, **settings)
    theirs = SyncVectorEnv([lambda: SingleEnv(game, **settings)] * 3, autoreset_mode=mode)
    (seen, infos), (expected, their_infos) = ours.reset(seed=5), theirs.reset(seed=5)
    ends = 0
    for number in range(60):
        assert np.array_equal(seen, expected)
        assert same(infos["action_mask"], their_infos["action_mask"])
        actions = some_legal(infos["action_mask"], number)
        if number == 20:
            actions[0] = next(iter(set(range(100)) - set(infos["action_mask"][0].nonzero()[0])))  # illegal: lost
        step, their_step = ours.step(actions), theirs.step(actions)
        assert [same(a, b) for a, b in zip(step, their_step, strict=True)] == [True] * 5, number
        (seen, _, terminated, truncated, infos), (expected, *_, their_infos) = step, their_step
        ends += int(terminated.sum() + truncated.sum())
        assert ("final_obs" in infos) == (mode is AutoresetMode.SAME_STEP and bool((terminated | truncated).any()))
    assert ends > 0


def test_make_vec_gives_it():
    env = gymnasium.make_vec("entrepot/spice_road-v1", num_envs=4, players=2, opponents="random", threads=2)
    assert isinstance(env, VectorEnv)
    assert isinstance(env.unwrapped, SingleVectorEnv)
    observations, _ = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    assert env.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    env.close()


def test_without_autoreset_games_are_reset_by_a_mask():
    env = SingleVectorEnv("spice_road", 2, players=2, opponents="random", autoreset_mode="Disabled", max_steps=3)
    _, infos = env.reset(seed=1)
    over = np.zeros(2, bool)
    while not over.any():
        seen, _, terminated, truncated, infos = env.step(some_legal(infos["action_mask"], 1))
        over = terminated | truncated
    with pytest.raises(ResetNeeded, match="reset_mask"):
        env.step(np.zeros(2, int))
    over[1] = False
    again, infos = env.reset(options={"reset_mask": over})
    assert not np.array_equal(again[0], seen[0])
    assert np.array_equal(again[1], seen[1])


def test_the_number_of_threads_changes_nothing():
    runs = []
    for threads in (1, 2):
        env = SingleVectorEnv("puerto_rico", 8, players=3, opponents="random", threads=threads)
        _, infos = env.reset(seed=3)
        for number in range(200):
            observations, *_, infos = env.step(some_legal(infos["action_mask"], number))
        runs.append(observations)
        env.close()
    assert np.array_equal(*runs)


def test_an_illegal_action_can_be_refused_with_its_reason():
    env = SingleVectorEnv("spice_road", 2, players=2, opponents="random", illegal="raise")
    _, infos = env.reset(seed=1)
    actions = some_legal(infos["action_mask"], 1)
    actions[1] = 126
    with pytest.raises(entrepot.IllegalActionError, match="CEN-11"):
        env.step(actions)
    assert env.game(0).scores() == [0, 0]


def test_there_is_no_game_before_the_first_reset():
    env = SingleVectorEnv("spice_road", 2)
    for ask in (env.action_masks, lambda: env.step(np.zeros(2, int))):
        with pytest.raises(AttributeError, match="call reset"):
            ask()


def test_every_board_can_be_drawn():
    env = SingleVectorEnv("spice_road", 2, opponents="random", render_mode="rgb_array")
    env.reset(seed=1)
    first, second = env.render()
    assert first.shape == second.shape
    assert (first != second).any()
