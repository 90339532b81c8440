"""Compares the speed of this working tree with that of another commit: ``python tools/bench_against.py REV``.

The other commit is built beside this one, in ``build/against/``, with the same interpreter and compiler. Then
``entrepot bench`` measures both in turns, and the ratios of each pair of runs are printed: their median, the lowest and
the highest. Only such ratios mean anything on a machine that does other work, too. A ratio above 1 means that this tree
is faster. Without REV, the last release is taken: the last commit before the version number changed.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from tqdm import tqdm

ROOT = Path(__file__).parents[1]
COLUMNS = {  # what the bench calls a column: its heading here
    "inside": "inside",
    "driven": "driven",
    "copied": "copied",
    "children": "children",
    "checked": "as text",
    "copies": "copies",
    "takes": "takes",
    "search": "search",
    "guided": "guided",
    "turns": "PettingZoo",
    "single": "Gymnasium",
    "agents": "Gymnasium, many at once",
    "opposed": "Gymnasium against greedy",
    "vector": "vector",
    "core": "per core",
    "plain": "plain",
}
Row = tuple[str, int]
"""A game, and the number of players."""


def git(*args: str) -> str:
    """What a git command prints."""
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def last_release() -> str:
    """The last commit before the version number changed."""
    return git("log", "-1", "--format=%H", "-G^version = ", "--", "pyproject.toml") + "^"


def build(revision: str) -> Path:
    """Export a commit and compile it, unless that has been done before; return its folder."""
    folder = ROOT / "build" / "against" / git("rev-parse", "--short=12", f"{revision}^{{commit}}")
    if not (folder / "built").exists():
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", revision], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=folder, input=archive.stdout, check=True)
        command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
        subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        (folder / "built").touch()
    return folder


def bench(folder: Path, arguments: list[str]) -> dict[Row, dict[str, Any]]:
    """Run the bench of a tree; return its figures by row."""
    command = [sys.executable, "-m", "entrepot", "bench", "--json", *arguments]
    environment = os.environ | {"PYTHONPATH": str(folder / "src")}
    printed = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=True).stdout
    return {(row["game"], row["players"]): row for row in json.loads(printed)["rows"]}


def ratios(ours: dict[Row, dict[str, Any]], theirs: dict[Row, dict[str, Any]]) -> Iterator[tuple[Row, str, float]]:
    """What both have measured, ours divided by theirs."""
    for row in ours.keys() & theirs.keys():
        for column in COLUMNS:
            if ours[row].get(column) and theirs[row].get(column):
                yield row, column, ours[row][column] / theirs[row][column]


def compare(other: Path, runs: int, arguments: list[str]) -> dict[Row, dict[str, list[float]]]:
    """Run both benches in turns, each first as often as second; return all ratios by row and column."""
    found: dict[Row, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for run in tqdm(range(runs), leave=False, disable=None):
        order = (ROOT, other) if run % 2 else (other, ROOT)
        figures = {folder: bench(folder, arguments) for folder in order}
        for row, column, ratio in ratios(figures[ROOT], figures[other]):
            found[row][column].append(ratio)
    return found


def as_table(found: dict[Row, dict[str, list[float]]]) -> list[str]:
    """The ratios as Markdown: the median, and the spread of single pairs of runs."""
    columns = [column for column in COLUMNS if any(column in figures for figures in found.values())]
    lines = ["| game | players | " + " | ".join(COLUMNS[column] for column in columns) + " |"]
    lines.append("|---|---:|" + "---:|" * len(columns))
    for (game, players), figures in sorted(found.items()):
        cells = [as_cell(figures.get(column)) for column in columns]
        lines.append(f"| {game} | {players} | " + " | ".join(cells) + " |")
    return lines


def as_cell(found: list[float] | None) -> str:
    """The median, and the lowest and highest ratio."""
    return f"**{median(found):.2f}** {min(found):.2f}–{max(found):.2f}" if found else ""


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("revision", nargs="?", metavar="REV", help="the other commit (default: the last release)")
    parser.add_argument("--games", nargs="+", default=[], metavar="GAME", help="only these games")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="pairs of runs (default: 5)")
    parser.add_argument("--full", action="store_true", help="long runs of the bench instead of quick ones")
    args = parser.parse_args()
    other = build(args.revision or last_release())
    arguments = args.games + ([] if args.full else ["--quick"])
    print(f"This tree against {git('log', '-1', '--format=%h, %s', other.name)}; {args.runs} pairs of runs.\n")
    print(*as_table(compare(other, args.runs, arguments)), sep="\n")


if __name__ == "__main__":
    main()
