"""What the files about the package say agrees: versions, supported Pythons, workflows, checks before a release."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import entrepot

ROOT = Path(__file__).parents[2]
CONFIGURATION = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHECK = ROOT / "tools" / "check_release.py"
TOOL = runpy.run_path(str(CHECK))


def test_every_file_states_the_same_version():
    assert set(TOOL["versions"]().values()) == {entrepot.__version__}


def test_another_tag_is_refused():
    problems = TOOL["problems_with_tag"]("v9.9.9")
    assert sum("not that of v9.9.9" in problem for problem in problems) == len(TOOL["versions"]())


def test_placeholders_and_a_missing_date_prevent_a_release(monkeypatch, tmp_path):
    for path in ("pyproject.toml", "CITATION.cff", "CHANGELOG.md", "src/entrepot/__init__.py", *TOOL["PLACES"]):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text((ROOT / path).read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setitem(TOOL["problems_with_tag"].__globals__, "ROOT", tmp_path)
    tag = f"v{entrepot.__version__}"
    for path in TOOL["PLACES"]:
        text = (tmp_path / path).read_text(encoding="utf-8")
        (tmp_path / path).write_text(text.replace("github.com/OWNER/", "github.com/us/"), encoding="utf-8")
    changes = tmp_path / "CHANGELOG.md"
    changes.write_text(f"## [{entrepot.__version__}] - 2026-12-24\n", encoding="utf-8")
    assert TOOL["problems_with_tag"](tag) == []
    changes.write_text(f"## [{entrepot.__version__}] - Unreleased\n", encoding="utf-8")
    (tmp_path / "CITATION.cff").write_text(
        f"version: {entrepot.__version__}\nhttps://github.com/OWNER/x", encoding="utf-8"
    )
    problems = TOOL["problems_with_tag"](tag)
    assert len(problems) == 2
    assert "CITATION.cff still names" in problems[0]
    assert "no date" in problems[1]


def test_a_wheel_that_is_too_large_is_refused(tmp_path):
    command = [sys.executable, str(CHECK), "--sizes", str(tmp_path)]
    assert "there is no wheel" in subprocess.run(command, capture_output=True, text=True).stderr
    (tmp_path / "a.whl").write_bytes(bytes(TOOL["MAX_WHEEL"]))
    assert subprocess.run(command, capture_output=True).returncode == 0
    (tmp_path / "b.whl").write_bytes(bytes(TOOL["MAX_WHEEL"] + 1))
    refused = subprocess.run(command, capture_output=True, text=True)
    assert refused.returncode == 1
    assert "b.whl has 3000001 bytes" in refused.stderr
    assert "a.whl" not in refused.stderr


def test_wheels_are_built_for_the_pythons_of_the_classifiers_and_these_are_tested():
    pythons = [each for line in CONFIGURATION["project"]["classifiers"] for each in re.findall(r":: (3\.\d+)$", line)]
    assert CONFIGURATION["project"]["requires-python"] == f">={pythons[0]}"
    builds = [f"cp{python.replace('.', '')}-*" for python in pythons]
    assert CONFIGURATION["tool"]["cibuildwheel"]["build"] == builds
    tested = (ROOT / ".github/workflows/test.yml").read_text(encoding="utf-8")
    assert f"python: {json.dumps(pythons)}" in tested


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_run_tools_and_targets_that_exist(path):
    text = path.read_text(encoding="utf-8")
    targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"run: make ([\w-]+)", text)) <= set(targets)
    tools = set(re.findall(r"(tools/\w+\.py)", text))
    assert tools
    assert all((ROOT / tool).exists() for tool in tools)


def test_only_the_job_that_publishes_may_write():
    """A workflow that runs other people's code must not be able to change anything."""
    for path in WORKFLOWS:
        before, _, publishing = path.read_text(encoding="utf-8").partition("\n  publish:")
        assert "permissions:\n  contents: read" in before
        assert ": write" not in before
        assert "id-token: write" in publishing or path.stem != "release"
