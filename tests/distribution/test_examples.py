"""The examples, each in an environment of its own with the package as people install it."""

from __future__ import annotations

import os
import sys
import venv
from pathlib import Path

import pytest

from .test_release import ROOT, run

EXAMPLES = {
    "language_model.py": ("", [], []),
    "train_spice_road.py": ("numpy", [], ["--seconds", "20", "--aim", "0.6"]),
    "play_with_pettingzoo.py": ("pettingzoo", [], []),
    "search_with_openspiel.py": ("openspiel", [], ["--simulations", "4"]),
    "learn_with_sb3.py": ("gymnasium", ["torch", "sb3-contrib"], ["--steps", "2048", "--games", "4"]),
    "learn_like_cleanrl.py": ("gymnasium", ["torch"], ["--steps", "8192"]),
    "learn_with_rllib.py": ("pettingzoo", ["torch", "ray[rllib]"], ["--iterations", "1", "--games", "4"]),
    "learn_with_tianshou.py": ("pettingzoo", ["torch", "tianshou"], ["--steps", "800", "--games", "4"]),
}
"""By name: the extra, further libraries, and arguments that make it short."""
OTHER_VERSIONS = {"learn_with_rllib.py"}  # RLlib needs a certain version of Gymnasium, which is not the tested one
ELSEWHERE = {"join_a_table.py"}  # which needs a server: tests/server/test_running.py


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    """The package."""
    out = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", out, ROOT, folder=out)
    (made,) = out.iterdir()
    return made


def test_every_example_is_run():
    assert {path.name for path in (ROOT / "examples").glob("*.py")} == {*EXAMPLES, *ELSEWHERE}


@pytest.mark.long
@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_runs_in_an_environment_of_its_own(name, wheel, tmp_path):
    extra, libraries, arguments = EXAMPLES[name]
    venv.create(tmp_path / "own", with_pip=True)
    python = tmp_path / "own" / ("Scripts" if os.name == "nt" else "bin") / "python"
    install = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    tested = [] if name in OTHER_VERSIONS else ["-c", ROOT / "constraints.txt"]
    run(*install, *tested, f"{wheel}[{extra}]" if extra else wheel, *libraries, folder=tmp_path)
    print(run(python, "-m", "pip", "freeze", folder=tmp_path))
    assert run(python, ROOT / "examples" / name, *arguments, folder=tmp_path).strip()
