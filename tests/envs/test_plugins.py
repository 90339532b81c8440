"""Environments of a plug-in game in plain Python, and of a broken one."""

from __future__ import annotations

import copy
import pickle
import random
import signal
import sys
from importlib import import_module
from threading import Event, current_thread, main_thread

import pytest

import entrepot
from entrepot.core import registry
from entrepot.core.errors import BrokenGameError
from entrepot.envs import Spec, catalog

from .counting import NAME, Counting, DescribedCounting, GameFaultError, HiddenCounting, Stones, plugged_in
from .variants import any_legal

np = pytest.importorskip("numpy")

from entrepot.envs.arrays import Arrays  # noqa: E402
from entrepot.envs.vector import VectorEnv  # noqa: E402

IN_THE_ENGINE = ("legal_codes", "play", "points")


@pytest.fixture
def plain():
    with plugged_in(Counting()) as rules:
        yield rules


def playing(env):
    """Random steps until an error is raised."""
    env.reset()
    for _ in range(100):
        env.step(env.sample())


def turns():
    """Random play in the environment for PettingZoo, to the end."""
    pytest.importorskip("pettingzoo")
    from entrepot.envs.aec import TurnsEnv

    env, rng = TurnsEnv(NAME), random.Random(1)
    env.reset(seed=1)
    for _ in env.agent_iter(200):
        observation, _, terminated, truncated, _ = env.last()
        env.step(None if terminated or truncated else any_legal(observation["action_mask"], rng))
    return env


# A game without fault


def test_the_default_observation_says_who_observes_and_who_decides(plain):
    spec = Spec(NAME, players=3)
    assert list(spec.parts) == ["over", "own_seat", "own_decides", "other1_decides", "other2_decides"]
    env = VectorEnv(NAME, 1, players=3, seed=1)
    step = env.step(env.reset().masks.argmax(axis=1))
    assert step.seats.tolist() == [1]
    assert step.observations[0].tolist() == [0, 0, 1, 0, 1, 0, 0]


@pytest.mark.parametrize("threads", [1, 3])
def test_many_games_at_once(plain, threads):
    """Episode after episode, each row is a game like any other, whatever the number of threads."""
    env = VectorEnv(NAME, 7, threads=threads, seed=2, rewards="score")
    env.reset()
    games = [entrepot.new(NAME, seed=seed) for seed in env.seeds()]
    finished = 0
    for _ in range(60):
        actions = env.sample()
        step = env.step(actions)
        for row, game in enumerate(games):
            game.state.apply(int(actions[row]))
            assert step.dones[row] == game.is_over
            if game.is_over:
                assert step.rewards[row].tolist() == game.scores()
                games[row] = entrepot.new(NAME, seed=env.seeds()[row])
                finished += 1
            assert step.masks[row].nonzero()[0].tolist() == games[row].state.legal()
    assert finished > 7


def test_a_copy_of_many_games_is_independent(plain):
    env = VectorEnv(NAME, 4, seed=3)
    env.reset()
    env.step(env.sample())
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.game(2).position()
        playing(other)
        assert env.game(2).position() == before


def test_an_illegal_action_is_refused(plain):
    env = VectorEnv(NAME, 2, seed=1)
    env.reset()
    while env.game(0).position()["heap"] != 2:
        env.step([0, int(env.sample()[1])])
    with pytest.raises(entrepot.IllegalActionError, match="take 3"):
        env.step([2, int(env.sample()[1])])


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each")
def test_the_pettingzoo_api(plain, capsys):
    pytest.importorskip("pettingzoo")
    from pettingzoo.test import api_test

    env = import_module(f"entrepot.envs.{NAME}_v1").env(players=3)
    del sys.modules[f"entrepot.envs.{NAME}_v1"]
    api_test(env, num_cycles=100)
    assert env.metadata["name"] == f"{NAME}_v1"
    assert turns().game().is_over


def test_the_gymnasium_api(plain, capsys):
    gymnasium = pytest.importorskip("gymnasium")
    from gymnasium.utils.env_checker import check_env

    from entrepot.envs import single

    gymnasium.registry.pop(f"entrepot/{NAME}-v1", None)
    single.register(NAME)
    try:
        made = gymnasium.make(f"entrepot/{NAME}-v1", opponents="random", illegal="loss")
        check_env(made.unwrapped, skip_render_check=True)
        rng, over = random.Random(1), False
        _, info = made.reset(seed=1)
        while not over:
            _, _, over, _, info = made.step(any_legal(info["action_mask"], rng))
        assert made.unwrapped.game.is_over
    finally:
        gymnasium.registry.pop(f"entrepot/{NAME}-v1")


def test_a_described_observation():
    with plugged_in(DescribedCounting()):
        env = VectorEnv(NAME, 1, seed=1)
        heap = env.reset().observations[0, 0]
        env.step([2])
        assert env.step([0]).observations.tolist() == [[heap - 4, 3, 1]]


# A broken one


def refused(fault):
    return pytest.raises((GameFaultError, ValueError), match=fault)


FAULTS = [
    *((Counting, fault, fault) for fault in IN_THE_ENGINE),
    (Counting, "code", "no action with the code 30000"),
    (DescribedCounting, "describe", "describe"),
    (DescribedCounting, "width", "the table has 500 numbers instead of 1"),
]
each_fault = pytest.mark.parametrize(("rules", "fault", "complaint"), FAULTS, ids=[fault for _, fault, _ in FAULTS])


@each_fault
@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("auto_reset", [True, False])
def test_a_step_raises_the_error_of_a_broken_game(rules, fault, complaint, threads, auto_reset):
    """The games are gone then, and can be started again."""
    with plugged_in(rules(fault)):
        env = VectorEnv(NAME, 6, threads=threads, seed=1, auto_reset=auto_reset)
        for _ in range(2):
            with refused(complaint):
                playing(env)
            with pytest.raises(AttributeError, match="call reset"):
                env.step(np.zeros(6, np.int64))


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer")
def test_waiting_for_a_thread_that_hangs_can_be_interrupted(plain, monkeypatch):
    hanging, released, play = Event(), Event(), Stones.play

    def hang(state, code):
        if current_thread() is not main_thread():
            hanging.set()
            released.wait(60)
        play(state, code)

    def interrupt(*_):
        if hanging.is_set():
            raise KeyboardInterrupt

    monkeypatch.setattr(Stones, "play", hang)
    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, 0.05, 0.05)
    try:
        env = VectorEnv(NAME, 64, threads=2, seed=1)
        with pytest.raises(KeyboardInterrupt):  # noqa: PT012
            while True:
                playing(env)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        released.set()


@each_fault
def test_a_turn_raises_the_error_of_a_broken_game(rules, fault, complaint):
    with plugged_in(rules(fault)), refused(complaint):
        turns()


@each_fault
def test_a_single_agents_step_raises_the_error_of_a_broken_game(rules, fault, complaint):
    pytest.importorskip("gymnasium")
    from entrepot.envs.single import SingleEnv

    with plugged_in(rules(fault)):
        env, rng, over = SingleEnv(NAME, opponents="random"), random.Random(1), False
        _, info = env.reset(seed=1)
        with pytest.raises((GameFaultError, ValueError, IndexError)):  # noqa: PT012
            while not over:
                _, _, over, _, info = env.step(any_legal(info["action_mask"], rng))


@pytest.mark.parametrize(("rules", "fault"), [(Counting, "points"), (DescribedCounting, "describe")])
def test_a_reward_or_an_observation_raises_the_error_of_a_broken_game(rules, fault):
    with plugged_in(rules(fault)):
        spec = Spec(NAME)
        state = spec.new_state(1)
        state.heap = 10
        row = Arrays(spec, 1, "score", None, np.bool_).game(0, state)
        with pytest.raises((GameFaultError, BrokenGameError), match=fault):
            row.reward(0) if fault == "points" else row.observe(0, np.zeros(spec.width, np.uint8), 0)


@pytest.mark.parametrize("fault", ["set_up", "players"])
def test_a_game_that_cannot_be_set_up_says_so(fault):
    with (
        plugged_in(Counting(fault)),
        pytest.raises((GameFaultError, ValueError), match=r"set_up|2 players instead of 3"),
    ):
        playing(VectorEnv(NAME, 2, players=3, seed=1))


def test_a_broken_game_does_not_harm_the_others(plain):
    plain.environment_version = "newest"
    registered = []

    def register(game):
        catalog.versions(game)
        registered.append(game)

    with pytest.warns(RuntimeWarning, match=f"No environment for {NAME}: .*not 'newest'"):
        catalog.for_each_game(register)
    assert registered == [game for game in registry.names() if game != NAME]


def test_a_game_that_cannot_be_loaded_says_so_when_it_is_imported():
    with plugged_in(Counting()) as rules:
        rules.actions = ["take 1"]
        with pytest.raises(ImportError, match=rf"“{NAME}” cannot be loaded: actions is not an ActionTable"):
            import_module(f"entrepot.envs.{NAME}_v1")
    assert f"entrepot.envs.{NAME}_v1" not in sys.modules


# Chance


def test_a_game_that_hides_nothing_has_a_sampled_start(plain):
    """OpenSpiel plays it: chance picks the start, and all else follows."""
    pyspiel = pytest.importorskip("pyspiel")
    from entrepot.envs import openspiel

    openspiel.register(NAME)
    game = pyspiel.load_game(f"{NAME}(players=3,rewards=score)")
    heaps = set()
    for seed in range(5):
        state, rng = game.new_initial_state(), random.Random(seed)
        state.apply_action(rng.choices(*zip(*state.chance_outcomes(), strict=True))[0])
        heaps.add(state.tree.state.heap)
        heap = state.tree.state.heap
        while not state.is_terminal():
            assert not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        assert sum(state.returns()) == heap
    assert len(heaps) > 1
    assert str(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]) == str(state)


def test_a_game_that_hides_something_must_describe_its_chance():
    pytest.importorskip("pyspiel")
    from entrepot.envs import openspiel

    with plugged_in(HiddenCounting()):
        assert not openspiel.game_type(NAME).default_loadable
        with pytest.raises(entrepot.OptionError, match=f"cannot play {NAME}: the game does not describe its chance"):
            openspiel.chance_model(Spec(NAME))
