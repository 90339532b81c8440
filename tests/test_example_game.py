"""A game is defined once: installed as a separate distribution, the example works everywhere immediately.

Everything runs in separate processes, so that no other test sees the additional game.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from entrepot.source import FOLDER
from example.installing import ROOT, install

TESTS = Path(__file__).parent
CONTRACT = [f"contract/test_{part}.py" for part in ("playing", "saving", "hidden", "helping", "refusals", "fuzz")]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that Bazaar is installed in."""
    return install("bazaar", tmp_path_factory.mktemp("bazaar"))


def run_tests(site: Path, *files: str, mark: str = "not long and not browser") -> None:
    """Run test modules where Bazaar is installed; each of their tests must pass, none may be skipped."""
    path = os.pathsep.join(map(str, (site, FOLDER.parent, TESTS)))
    environment = os.environ | {"PYTHONPATH": path, "ENTREPOT_TEST_GAMES": "bazaar"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-m", mark]
    command += [str(TESTS / file) for file in files]
    done = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
    assert "skipped" not in done.stdout, done.stdout


@pytest.mark.parametrize("part", ["python", "commands", "bots", "environments", "server"])
def test_bazaar_works_in(site, part):
    run_tests(site, f"example/check_{part}.py")


def test_bazaar_keeps_the_contract(site):
    run_tests(site, *CONTRACT)


@pytest.mark.long
def test_bazaar_keeps_the_contract_for_long(site):
    run_tests(site, *CONTRACT, "example/check_server.py", mark="long")
