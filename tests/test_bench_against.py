"""The tool that compares the speed of two commits."""

from __future__ import annotations

import json
import runpy
import subprocess
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "bench_against.py"))

OURS = {("chess", 2): {"inside": 6.0, "driven": 3.0, "children": 5.0, "bytes": 100}, ("shogi", 2): {"inside": 1.0}}
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
    table = TOOL["as_table"]({("go", 3): {"driven": [0.9]}, ("chess", 2): {"inside": [1.0, 2.0, 1.5]}})
    assert table == [
        "| game | players | inside | driven |",
        "|---|---:|---:|---:|",
        "| chess | 2 | **1.50** 1.00–2.00 |  |",
        "| go | 3 |  | **0.90** 0.90–0.90 |",
    ]


def run_instead(monkeypatch, printed):
    """Note the commands that the tool would run, with their folders and paths of modules; print this for each."""
    commands = []

    def run(command, cwd, env=None, **_):
        commands.append((command, cwd, (env or {}).get("PYTHONPATH")))
        return SimpleNamespace(stdout=printed)

    monkeypatch.setattr(subprocess, "run", run)
    return commands


def test_a_bench_runs_the_tree_in_its_folder(monkeypatch):
    rows = [{"game": "chess", "players": 2, "inside": 6.0}]
    commands = run_instead(monkeypatch, json.dumps({"rows": rows}))
    assert TOOL["bench"](Path("other"), ["chess", "--quick"]) == {("chess", 2): rows[0]}
    (command, folder, modules), *more = commands
    assert command[1:] == ["-m", "entrepot", "bench", "--json", "chess", "--quick"]
    assert (folder, modules, more) == (Path("other"), str(Path("other/src")), [])


def test_a_commit_is_exported_and_compiled_once(monkeypatch, tmp_path):
    commands = run_instead(monkeypatch, "1a2b3c")
    monkeypatch.setitem(TOOL["build"].__globals__, "ROOT", tmp_path)
    folder = TOOL["build"]("v7")
    assert folder == tmp_path / "build" / "against" / "1a2b3c"
    assert [command[-1] for command, _, _ in commands] == ["v7^{commit}", "v7", "-x", "--inplace"]
    assert [cwd for _, cwd, _ in commands] == [tmp_path, tmp_path, folder, folder]
    TOOL["build"]("v7")
    assert len(commands) == 5  # only its name was asked for again


@pytest.mark.parametrize(
    ("arguments", "revision", "expected"),
    [
        ([], "the release", ["--quick"]),
        (["v7", "--games", "chess", "--full"], "v7", ["chess"]),
    ],
)
def test_the_command_takes_a_commit_games_and_long_runs(monkeypatch, capsys, arguments, revision, expected):
    asked = []
    main = TOOL["main"]
    replaced = {
        "build": lambda revision: asked.append(revision) or Path("other"),
        "compare": lambda other, runs, arguments: asked.append((other, runs, arguments)) or {},
        "last_release": lambda: "the release",
        "git": lambda *_: "1a2b3c, Castle",
    }
    for name, replacement in replaced.items():
        monkeypatch.setitem(main.__globals__, name, replacement)
    monkeypatch.setattr(sys, "argv", ["bench_against.py", *arguments])
    main()
    assert asked == [revision, (Path("other"), 5, expected)]
    assert "1a2b3c, Castle; 5 pairs" in capsys.readouterr().out


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
