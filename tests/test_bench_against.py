"""The tool that compares the speed of two commits."""

from __future__ import annotations

import runpy
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "bench_against.py"))

OURS = {("chess", 2): {"inside": 6.0, "driven": 3.0, "children": 5.0, "bytes": 100}}
THEIRS = {("chess", 2): {"inside": 3.0, "driven": 3.0, "plain": 1.0}, ("go", 2): {"inside": 1.0}}


def test_ratios_are_of_what_both_have_measured():
    assert sorted(TOOL["ratios"](OURS, THEIRS)) == [(("chess", 2), "driven", 1.0), (("chess", 2), "inside", 2.0)]


def test_both_benches_run_equally_often_and_take_turns_in_going_first(monkeypatch):
    order = []

    def bench(folder, arguments):
        order.append(folder)
        return OURS if folder == ROOT else THEIRS

    compare = TOOL["compare"]
    monkeypatch.setitem(compare.__globals__, "bench", bench)
    other = Path("other")
    found = compare(other, 4, [])
    assert order == [other, ROOT, ROOT, other, other, ROOT, ROOT, other]
    assert found["chess", 2] == {"inside": [2.0] * 4, "driven": [1.0] * 4}


def test_the_table_has_medians_and_the_spread():
    table = TOOL["as_table"]({("chess", 2): {"inside": [1.0, 2.0, 1.5]}, ("go", 3): {"driven": [0.9]}})
    assert table == [
        "| game | players | inside | driven |",
        "|---|---:|---:|---:|",
        "| chess | 2 | **1.50** 1.00–2.00 |  |",
        "| go | 3 |  | **0.90** 0.90–0.90 |",
    ]


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="not a checkout")
def test_the_last_release_has_the_version_before_ours():
    try:
        revision = TOOL["last_release"]()
        then = subprocess.run(
            ["git", "show", f"{revision}:pyproject.toml"], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("the history is not there")
    now = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    versions = [tomllib.loads(text)["project"]["version"] for text in (then, now)]
    assert versions[0] != versions[1]
