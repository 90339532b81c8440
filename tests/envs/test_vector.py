"""Many games at once."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import signal
import threading
import time
from types import SimpleNamespace

import pytest

import entrepot

from .variants import each

np = pytest.importorskip("numpy")

from entrepot.envs import threads as step_threads  # noqa: E402
from entrepot.envs.vector import VectorEnv  # noqa: E402


def test_the_arrays_have_a_row_for_each_game():
    env = VectorEnv("puerto_rico", 6, players=3, seed=1)
    step = env.reset()
    assert step.observations.shape == (6, env.spec.width)
    assert step.masks.shape == (6, 623)
    assert step.rewards.shape == (6, 3)
    assert step.seats.shape == step.dones.shape == step.truncations.shape == (6,)
    assert step.observations.dtype == np.uint8
    assert step.masks.dtype == np.bool_


@each()
def test_each_row_is_a_game_like_any_other(game, options):
    """Episode after episode, observations, masks, seats and rewards are those of the engine."""
    env = VectorEnv(game, 3, seed=7, **options)
    step = env.reset()
    seeds, played = env.seeds(), [[], [], []]
    singles = [entrepot.new(game, seed=seed, **options) for seed in seeds]
    finished = 0
    for number in range(1500):
        for row, single in enumerate(singles):
            assert step.seats[row] == single.seat
            if number % 25 == 0:
                assert step.masks[row].nonzero()[0].tolist() == single.state.legal()
                seen = np.zeros(env.spec.width, np.uint8)
                env._arrays.game(row, single.state).observe(single.seat, seen, 0)
                assert (seen == step.observations[row]).all()
        actions = env.sample()
        step = env.step(actions)
        for row, single in enumerate(singles):
            single.state.apply(int(actions[row]))
            played[row].append(int(actions[row]))
            assert step.dones[row] == single.is_over
            if single.is_over:
                finished += 1
                winners = single.winners()
                share = [(seat in winners) / len(winners) for seat in range(single.players)]
                assert step.rewards[row].tolist() == pytest.approx(share)
                check_replay(game, options, seeds[row], played[row], single)
                seeds[row] = env.seeds()[row]
                singles[row], played[row] = entrepot.new(game, seed=seeds[row], **options), []
            else:
                assert not step.rewards[row].any()
    assert finished


def check_replay(game, options, seed, codes, single):
    """An episode is a record that replays."""
    again = entrepot.new(game, seed=seed, **options)
    for code in codes:
        again.play(f"p{again.seat} {again.rules.actions[code]}")
    assert again.scores() == single.scores()
    assert entrepot.from_record(again.record()) == again


@pytest.mark.parametrize("game", ["spice_road", "puerto_rico"])
def test_the_number_of_threads_changes_nothing(game):
    runs = []
    for threads in (1, 2, 5):
        env = VectorEnv(game, 23, threads=threads, seed=3, players=2)
        step = env.reset()
        seen = [step.observations]
        for _ in range(400):
            step = env.step(env.sample())
            seen.append(step.observations.sum() + step.rewards.sum() + step.seats.sum())
        runs.append([step.observations.tolist(), env.seeds(), [float(np.sum(one)) for one in seen]])
        env.close()
    assert runs[0] == runs[1] == runs[2]


def test_the_same_seed_gives_the_same_games():
    one, other, third = (VectorEnv("spice_road", 4, seed=seed) for seed in (1, 1, 2))
    assert (one.reset().observations == other.reset().observations).all()
    assert (one.reset().observations == other.reset().observations).all()
    assert (one.reset(5).observations == third.reset(5).observations).all()
    assert not (one.reset(6).observations == third.reset(7).observations).all()


def test_the_games_of_a_batch_differ():
    env = VectorEnv("spice_road", 50, seed=1)
    env.reset()
    assert len(set(env.seeds())) == 50


def test_an_illegal_action_changes_nothing_and_says_why():
    env = VectorEnv("spice_road", 3, players=2, seed=1)
    before = env.reset()
    actions = env.sample()
    actions[1] = env.spec.text_to_action("rest")
    with pytest.raises(entrepot.IllegalActionError, match=r"“p0 rest” is not allowed: .*CEN-11"):
        env.step(actions)
    assert (env.reset(None).observations.shape) == before.observations.shape
    env.reset(4)
    good = env.sample()
    with pytest.raises(entrepot.OptionError, match="no action “999”"):
        env.step([999, *good[1:]])
    assert (env.sample() == good).all()


def test_an_illegal_action_may_lose_the_game_instead():
    env = VectorEnv("spice_road", 2, players=3, seed=1, illegal="loss", auto_reset=False)
    env.reset()
    step = env.step([126, int(env.sample()[1])])
    assert step.dones.tolist() == [True, False]
    assert step.rewards[0].tolist() == [0, 0, 1]  # CEN-16: nobody has points, the last in turn order is ahead
    assert not step.masks[0].any()


def test_without_auto_reset_a_finished_game_does_not_change():
    env = VectorEnv("puerto_rico", 4, players=2, seed=1, auto_reset=False)
    step, total = env.reset(), np.zeros((4, 2))
    while not step.dones.all():
        step = env.step(env.sample())
        total += step.rewards
    assert (total.sum(axis=1) == 1).all()
    seen = step.observations.copy()
    step = env.step(env.sample())
    assert step.dones.all()
    assert (step.observations == seen).all()
    assert not step.rewards.any()
    assert not step.masks.any()
    assert not env.reset().dones.any()


def test_a_game_may_be_cut_off():
    env = VectorEnv("spice_road", 5, players=2, seed=1, max_steps=10, rewards="lead")
    env.reset()
    for number in range(1, 31):
        step = env.step(env.sample())
        assert step.dones.all() == step.truncations.all() == (number % 10 == 0)
    assert (step.rewards.sum(axis=1) == 0).all()


def test_arrays_are_copies_by_default():
    env = VectorEnv("spice_road", 2, seed=1)
    assert env.reset().observations is not env.step(env.sample()).observations
    env = VectorEnv("spice_road", 2, seed=1, copy=False)
    assert env.reset().observations is env.step(env.sample()).observations


def test_a_row_can_be_inspected():
    env = VectorEnv("puerto_rico", 2, players=4, seed=1)
    env.reset()
    assert (
        env.game(1).position()["players"]
        == entrepot.new("puerto_rico", players=4, seed=env.seeds()[1]).position()["players"]
    )


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"rewards": "gold"}, "rewards cannot be “gold”; allowed: win, rank, score, lead"),
        ({"illegal": "maybe"}, "illegal cannot be “maybe”; allowed: raise, loss"),
        ({"max_steps": 0}, "max_steps cannot be “0”"),
        ({"threads": 0}, "threads cannot be “0”"),
        ({"players": 7}, "players cannot be “7”"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings, complaint):
    with pytest.raises(entrepot.OptionError, match=complaint):
        VectorEnv("spice_road", 2, **settings)


def played_on(env, steps=300):
    """The results of some more steps."""
    step = None
    for _ in range(steps):
        step = env.step(env.sample())
    return [array.tolist() for array in step], env.seeds()


@pytest.mark.parametrize("way", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"])
@pytest.mark.parametrize("game", ["spice_road", "puerto_rico"])
def test_a_copy_of_games_is_equal_and_independent(game, way):
    env = VectorEnv(game, 5, threads=2, players=2, seed=3)
    fresh = way(env)
    env.reset()
    played_on(env, 150)
    other = way(env)
    samples = env.sample()
    found = played_on(other)
    assert (env.sample() == samples).all()
    assert played_on(env) == found
    assert (fresh.reset().observations == VectorEnv(game, 5, players=2, seed=3).reset().observations).all()


def test_there_is_no_game_before_the_first_reset():
    env = VectorEnv("spice_road", 2)
    for ask in (lambda: env.step([0, 0]), env.seeds, lambda: env.game(0)):
        with pytest.raises(AttributeError, match="call reset"):
            ask()


def test_actions_are_whole_numbers_one_for_each_game():
    env = VectorEnv("spice_road", 3, players=2, seed=1)
    env.reset()
    good = env.sample()
    with pytest.raises(TypeError):
        env.step(good + 0.5)
    with pytest.raises(ValueError, match="shape"):
        env.step(good[:2])
    with pytest.raises(entrepot.OptionError, match="no action"):
        env.step(good + 2**32)
    for kind in (np.int16, np.int32, np.int64, np.uint8):
        env.step(env.sample().astype(kind))


@pytest.mark.parametrize("seed", [-1, 2**64, "seven", 1.5, True])
def test_a_seed_that_is_none_is_refused(seed):
    with pytest.raises(entrepot.OptionError, match="is not a seed"):
        VectorEnv("spice_road", 2, seed=seed)
    env = VectorEnv("spice_road", 2)
    with pytest.raises(entrepot.OptionError, match="is not a seed"):
        env.reset(seed)


def test_it_can_be_closed_twice_and_used_again():
    env = VectorEnv("spice_road", 8, threads=4, seed=1)
    env.reset()
    before = set(threading.enumerate())
    env.step(env.sample())
    started = set(threading.enumerate()) - before
    assert len(started) == 3
    env.close()
    env.close()
    for thread in started:
        thread.join(60)
    assert not any(thread.is_alive() for thread in started)
    env.step(env.sample())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no processes are forked here")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_has_threads_of_its_own():
    """It once waited forever for those of its parent."""
    env = VectorEnv("spice_road", 8, threads=2, seed=1)
    env.reset()
    env.step(env.sample())
    child = multiprocessing.get_context("fork").Process(target=played_on, args=(env, 3))
    child.start()
    child.join(60)
    child.kill()
    assert child.exitcode == 0


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no timer")
@pytest.mark.parametrize("threads", [1, 3])
def test_an_interrupt_is_raised_and_leaves_no_game(threads):
    """At whatever moment: while games are played, dealt or waited for."""
    env = VectorEnv("spice_road", 128, threads=threads, seed=1)
    env.reset()

    def interrupt(*_):
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGALRM, interrupt)
    try:
        for number in range(40):
            with pytest.raises(KeyboardInterrupt):  # noqa: PT012
                signal.setitimer(signal.ITIMER_REAL, 0.001 + 0.0001 * number)
                while True:
                    env.step(env.sample())
            env.reset(number)
    finally:
        signal.signal(signal.SIGALRM, before)
    assert (env.reset(5).observations == VectorEnv("spice_road", 128).reset(5).observations).all()
    played_on(env, 50)


def test_threads_sleep_between_steps_and_wake_up_again():
    """Waiting on the processor ends soon; a step after that gives the same as one at once."""
    env, other = (VectorEnv("spice_road", 64, threads=3, players=2, seed=3) for _ in range(2))
    for one in (env, other):
        one.reset()
        one.step(one.sample())
    time.sleep(0.1)
    before = time.process_time()
    time.sleep(0.5)
    assert time.process_time() - before < 0.25
    assert played_on(env) == played_on(other)


def test_a_step_needs_no_thread_but_the_callers(monkeypatch):
    """Threads that are late, or never come, are not waited for."""
    env = VectorEnv("spice_road", 16, threads=3, players=2, seed=3)
    env.reset()
    monkeypatch.setattr(step_threads, "Thread", lambda **_: SimpleNamespace(start=lambda: None))
    found = played_on(env, 50)
    expected = VectorEnv("spice_road", 16, players=2, seed=3)
    expected.reset()
    assert played_on(expected, 50) == found


def test_environments_do_not_disturb_each_other():
    """In parallel, each on its own thread, they play the same as alone."""
    kinds = [("spice_road", 2), ("puerto_rico", 3), ("spice_road", 5), ("puerto_rico", 2)]
    alone, together = {}, {}

    def run(kind, found):
        game, players = kind
        env = VectorEnv(game, 7, threads=2, players=players, seed=2)
        env.reset()
        found[kind] = played_on(env)

    for kind in kinds:
        run(kind, alone)
    threads = [threading.Thread(target=run, args=(kind, together)) for kind in kinds]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert together == alone
