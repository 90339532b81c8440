"""Every game: the compiled engine does nothing that C leaves undefined, and stays within its arrays and memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

import entrepot
from playing import GAMES, TESTS

ROOT = TESTS.parent
SANITIZERS = "-fsanitize=address,undefined -fno-sanitize-recover=all"

SCRIPT = """
import random
import sys
import entrepot
from contract.pieces import STARTS
from contract.test_fuzz import play_nudged
from entrepot.core import registry
from entrepot.envs.vector import VectorEnv
from playing import any_options

assert entrepot.compiled, "not compiled"
assert sys.argv[1] in entrepot.core.engine.__file__, entrepot.core.engine.__file__
decisions = 0
for name in sys.argv[2:]:
    rules = registry.find(name)
    for seed in range(4000):
        if seed % 4 == 3 and name in STARTS:
            game = STARTS[name](seed)
        else:
            game = entrepot.new(name, seed=seed, **any_options(rules, random.Random(seed)))
        game.state.perft(2)
        decisions += game.state.playout(seed, 200)
        entrepot.load(game.position())
        game.state.determinize(seed % game.players, seed)
        decisions += game.state.playout(seed, 10**6)
        assert game.is_over
        game.scores(), game.winners(), game.record()
    for seed in range(40):  # through the handle, with its log
        game = entrepot.new(name, seed=seed, **any_options(rules, random.Random(seed)))
        while not game.is_over:
            legal = game.legal()
            game.play(legal[len(game.actions) * 7 % len(legal)])
            if len(game.actions) > 2000:
                break
        decisions += len(game.actions)
        entrepot.from_record(game.record())
    for seed in range(100):  # positions that somebody has changed
        play_nudged(name, seed, 20)
    for seed in range(30):  # observations and masks, in arrays of exactly their size
        env = VectorEnv(name, 3, threads=2, seed=seed, **any_options(rules, random.Random(seed)))
        env.reset()
        for _ in range(600):
            env.step(env.sample())
print(decisions)
"""


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory):
    """The package built a second time, elsewhere, with the sanitizers for undefined behaviour and for memory."""
    folder = tmp_path_factory.mktemp("sanitized")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    for name in ("src", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    flags = {"ENTREPOT_CFLAGS": f"-O1 -g {SANITIZERS}", "LDFLAGS": SANITIZERS, "ENTREPOT_PURE": ""}
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=folder, env=os.environ | flags, check=True)
    built = list(folder.rglob("*.so"))
    assert built
    assert all(b"__ubsan_handle" in path.read_bytes() for path in built)
    assert all(b"__asan_report" in path.read_bytes() for path in built)
    return folder / "src"


def memory_sanitizer():
    """The library that must be loaded before Python, which is not built with it."""
    found = subprocess.run(["gcc", "-print-file-name=libasan.so"], capture_output=True, text=True, check=True)
    return found.stdout.strip()


@pytest.mark.long
@pytest.mark.skipif(not entrepot.compiled, reason="the engine in use is not compiled: there is no C to examine")
@pytest.mark.skipif(not shutil.which("gcc"), reason="needs gcc and its sanitizers")
def test_thousands_of_games_under_the_sanitizers(sanitized):
    """With ``-fno-sanitize-recover`` the first error ends the process."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(sanitized), str(TESTS)]),
        "ENTREPOT_PURE": "",
        "LD_PRELOAD": memory_sanitizer(),
        "ASAN_OPTIONS": "detect_leaks=0",  # Python itself does not free everything at its end
        "PYTHONMALLOC": "malloc",  # a block for each object, which the sanitizer can watch
    }
    command = [sys.executable, "-c", SCRIPT, str(sanitized), *GAMES]
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 1_000_000
