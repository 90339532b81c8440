"""Playing: complete results, written one by one, never lost or duplicated, whichever process is killed."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from pathlib import Path

import pytest

import entrepot
from entrepot import arena
from entrepot import workers as work
from entrepot.core.errors import EntrepotError, RecordError
from entrepot.workers import MAX_LOSSES, InProcess, ProcessPool, Workers, results

OPTIONS = {"players": 2, "open_points": False}
ARENA = [sys.executable, "-m", "entrepot", "arena", "spice_road", "--players", "2", "--bots", "random,mcts:5n"]


def schedule(*bots: str) -> arena.Schedule:
    return arena.Schedule("spice_road", OPTIONS, arena.round_robin(bots or ["random", "mcts:1n"], 2), 1)


def run(path: Path, games: int, workers: Workers, plan: arena.Schedule | None = None) -> list[arena.Result]:
    plan = plan or schedule()
    with arena.ResultFile(path, plan) as file, workers:
        return list(arena.run(plan, games, file, workers))


def keys(path: Path) -> list[tuple[int, int]]:
    return [(each["block"], each["rotation"]) for each in map(json.loads, path.read_text().splitlines())]


def without_time(path: Path) -> list[dict]:
    lines = sorted(map(json.loads, path.read_text().splitlines()), key=lambda each: (each["block"], each["rotation"]))
    return [{key: value for key, value in line.items() if key != "seconds"} for line in lines]


@pytest.fixture
def path(tmp_path) -> Path:
    return tmp_path / "games.jsonl"


# Results


def test_a_line_is_a_game_that_can_be_replayed(path):
    run(path, 2, InProcess())
    first = json.loads(path.read_text().splitlines()[0])
    assert list(first) == [
        *("game", "options", "seed", "block", "rotation", "seats", "scores", "winners", "end", "rounds"),
        *("decisions", "seconds"),
    ]
    assert (first["seats"], first["end"], len(first["seconds"])) == (["random", "mcts:1n"], ["CEN-14"], 2)
    game = entrepot.new(first["game"], seed=first["seed"], **first["options"])
    match = schedule().match(0, 0)
    players = [match.bot(seat) for seat in range(2)]
    while not game.is_over:
        game.play(players[game.seat].choose(game))
    assert (first["scores"], first["winners"]) == (game.scores(), game.winners())
    assert first["decisions"] == len(game.actions)


def test_processes_find_what_one_process_finds(path, tmp_path):
    run(path, 6, InProcess())
    run(tmp_path / "other.jsonl", 6, ProcessPool(2))
    assert without_time(path) == without_time(tmp_path / "other.jsonl")


def test_a_run_continues_where_it_stopped(path):
    whole = run(path, 6, InProcess())
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:3]) + lines[3][:40])  # killed in the middle of a line
    rest = run(path, 6, InProcess())
    assert len(rest) == 3
    assert keys(path) == [(block, rotation) for block in range(3) for rotation in range(2)]
    assert [each["scores"] for each in arena.read_results(path)] == [each["scores"] for each in whole]


def test_more_games_may_be_asked_for_later(path):
    run(path, 2, InProcess())
    assert len(run(path, 6, InProcess())) == 4
    assert run(path, 4, InProcess()) == []


def test_duplicate_games_count_once(path):
    run(path, 4, InProcess())
    path.write_text(path.read_text() * 2)
    assert len(arena.read_results(path)) == 4


@pytest.mark.parametrize(
    "other",
    [
        schedule("random", "greedy"),
        arena.Schedule("spice_road", OPTIONS, schedule().lineups, 2),
        arena.Schedule("spice_road", OPTIONS | {"open_points": True}, schedule().lineups, 1),
    ],
)
def test_the_file_of_another_tournament_is_left_alone(path, other):
    run(path, 2, InProcess())
    before = path.read_bytes()
    with pytest.raises(RecordError, match="another tournament"):
        run(path, 2, InProcess(), other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("line", ["{}", "rubbish", "[1]", '{"game": "spice_road"}', "null", ""])
def test_a_line_that_is_no_result_is_refused(path, line):
    run(path, 2, InProcess())
    path.write_text(f"{line}\n{path.read_text()}")
    with pytest.raises(RecordError, match="line 1"):
        arena.read_results(path)


def test_a_value_that_makes_no_sense_is_refused(path):
    run(path, 2, InProcess())
    good = json.loads(path.read_text().splitlines()[0])
    for key, value in [("winners", [7]), ("winners", []), ("scores", [1]), ("seats", ["a", 1]), ("block", "0")]:
        path.write_text(json.dumps(good | {key: value}) + "\n")
        with pytest.raises(RecordError):
            arena.read_results(path)


# Workers


def test_a_killed_process_costs_nothing(path):
    plan = schedule("random", "mcts:5n")
    before, killed = set(multiprocessing.active_children()), 0
    with arena.ResultFile(path, plan) as file, ProcessPool(2) as workers:
        for number, _ in enumerate(arena.run(plan, 16, file, workers)):
            if number in (1, 6):
                worker, *_ = set(multiprocessing.active_children()) - before
                os.kill(worker.pid, signal.SIGKILL)
                killed += 1
    assert killed == 2
    assert sorted(keys(path)) == [(block, rotation) for block in range(8) for rotation in range(2)]


def test_a_game_that_kills_its_worker_is_abandoned():
    class Fatal(InProcess):
        handed_out = 0

        def submit(self, task):
            self.handed_out += 1
            future = Future()
            future.set_exception(BrokenProcessPool())
            return future

    workers = Fatal()
    with pytest.raises(EntrepotError, match="failed 3 times"):
        list(results([partial(arena.play, match) for match in schedule().matches(2)], workers))
    assert workers.handed_out == MAX_LOSSES


def test_the_processes_end_with_their_pool():
    before = set(multiprocessing.active_children())
    workers = ProcessPool(2)
    workers.submit(partial(arena.play, schedule("mcts:60s").match(0, 0)))
    children = set(multiprocessing.active_children()) - before
    assert children
    begin = time.monotonic()
    workers.close()
    for child in children:
        child.join(5)
    assert time.monotonic() - begin < 5
    assert not any(child.is_alive() for child in children)


# The whole program


def start(*words: str) -> subprocess.Popen[str]:
    return subprocess.Popen([*ARENA, *words], stdout=-1, stderr=-1, text=True, preexec_fn=listen_to_ctrl_c)


def listen_to_ctrl_c() -> None:
    """A test that runs in the background ignores Ctrl-C, and so would the processes it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(path: Path, lines: int) -> None:
    for _ in range(2000):
        if path.exists() and path.read_text().count("\n") >= lines:
            return
        time.sleep(0.01)
    raise AssertionError("nothing was played")


def children_of(pid: int) -> list[int]:
    found = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, text=True, check=False).stdout
    return [int(child) for child in found.split()]


def is_alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def gone(pids: list[int]) -> bool:
    """Whether these processes end eventually."""
    for _ in range(500):
        if not any(map(is_alive, pids)):
            return True
        time.sleep(0.01)
    return False


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_run_continues(path, jobs):
    words = ["--games", "40", "--jobs", jobs, "--out", str(path)]
    program = start(*words)
    wait_for(path, 3)
    children = children_of(program.pid)
    program.kill()
    program.communicate()
    there = len(keys(path))
    assert 3 <= there < 40
    done = subprocess.run([*ARENA, *words], capture_output=True, text=True, check=True)
    assert sorted(keys(path)) == [(block, rotation) for block in range(20) for rotation in range(2)]
    assert "mcts:5n     40" in done.stdout
    assert f"{there}/40" in done.stderr
    assert gone(children)


def test_ctrl_c_leaves_a_file_to_go_on_from(path):
    program = start("--games", "1000", "--jobs", "2", "--out", str(path))
    wait_for(path, 2)
    children = children_of(program.pid)
    program.send_signal(signal.SIGINT)
    _, err = program.communicate(timeout=20)
    assert program.returncode == 130
    assert "Traceback" not in err
    games = len(arena.read_results(path))
    assert err.endswith(f"Interrupted. Run the same command again to continue. Games in {path} so far: {games}.\n")
    assert path.read_text().endswith("\n")
    assert gone(children)


# A cluster


def test_without_the_library_one_line_says_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(EntrepotError, match=r"pip install 'entrepot\[dask\]'"):
        arena.make_workers(1, "tcp://127.0.0.1:1")


def test_a_cluster_that_loses_a_worker_midway_loses_no_game_and_counts_none_twice(path):
    """A scheduler and two workers, each a process; one is killed as soon as games come in."""
    distributed = pytest.importorskip("distributed")
    plan = schedule("random", "mcts:5n")
    with distributed.LocalCluster(2, threads_per_worker=1, dashboard_address=None, silence_logs=50) as cluster:
        victim = cluster.workers[0].pid
        with arena.ResultFile(path, plan) as file, arena.make_workers(1, cluster.scheduler_address) as workers:
            for number, _ in enumerate(arena.run(plan, 24, file, workers)):
                if number == 3:
                    os.kill(victim, signal.SIGKILL)
    assert gone([victim])
    assert sorted(keys(path)) == [(block, rotation) for block in range(12) for rotation in range(2)]


def test_a_scheduler_that_is_not_there_gets_one_line(monkeypatch):
    pytest.importorskip("distributed")
    monkeypatch.setattr(work, "TIMEOUT", 0.5)
    with pytest.raises(EntrepotError, match="no Dask scheduler"):
        arena.make_workers(1, "tcp://127.0.0.1:1")


def test_a_pool_works_from_any_thread(path):
    """Signals can be set in the main thread only."""
    worker = threading.Thread(target=run, args=(path, 2, ProcessPool(2)))
    worker.start()
    worker.join(60)
    assert len(keys(path)) == 2
