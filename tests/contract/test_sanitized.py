"""Every game: the compiled engine does nothing that C leaves undefined."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

import pytest

import entrepot
from playing import GAMES, TESTS

ROOT = TESTS.parent
UBSAN = "-fsanitize=undefined -fno-sanitize-recover=all"

SCRIPT = """
import random
import sys
import entrepot
from contract.pieces import STARTS
from contract.test_fuzz import play_nudged
from entrepot.core import registry
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
print(decisions)
"""


@pytest.fixture(scope="module")
def sanitized(tmp_path_factory):
    """The package built a second time, elsewhere, with the undefined-behaviour sanitizer."""
    folder = tmp_path_factory.mktemp("sanitized")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    flags = {"ENTREPOT_CFLAGS": f"-O1 -g {UBSAN}", "LDFLAGS": UBSAN, "ENTREPOT_PURE": ""}
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=folder, env=os.environ | flags, check=True)
    built = list(folder.rglob("*.so"))
    assert built
    assert all(b"__ubsan_handle" in path.read_bytes() for path in built)
    return folder / "src"


@pytest.mark.long
@pytest.mark.skipif(not entrepot.compiled, reason="the engine in use is not compiled: there is no C to examine")
def test_thousands_of_games_under_the_sanitizer(sanitized):
    """With ``-fno-sanitize-recover`` the first undefined operation ends the process."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(sanitized), str(TESTS)]), "ENTREPOT_PURE": ""}
    command = [sys.executable, "-c", SCRIPT, str(sanitized), *GAMES]
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    assert int(run.stdout) > 1_000_000
