"""Find puzzles in games of the network against itself, and write them to the game's folder.

What was found is kept in a folder, so an interrupted run continues where it was. Fifty puzzles of Puerto Rico from 210
games take about a quarter of an hour on one core:

    python tools/make_puzzles.py puerto_rico --players 3,2,4 --games 210 --jobs 1 --keep found
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import cache, partial
from pathlib import Path
from typing import Any

from tqdm import tqdm

from entrepot.core import registry
from entrepot.source import FOLDER
from entrepot.study import making, puzzles
from entrepot.study.puzzles import Puzzle
from entrepot.study.self_play import SelfPlay, Setting
from entrepot.study.verification import LONG, QUICK

VARIED = 12  # decisions at the start of a game that are drawn by their visits


@cache
def self_play(game: str, players: int, simulations: int, seed: int) -> SelfPlay:
    """One for each process."""
    options = registry.find(game).complete_options({"players": players})
    return SelfPlay(Setting(game, options, simulations, VARIED, seed))


def find(args: argparse.Namespace, number: int) -> list[dict[str, Any]]:
    """The candidates of one game; the numbers of players take turns."""
    players = args.players[number % len(args.players)]
    found = making.candidates(self_play(args.game, players, args.simulations, args.seed), number)
    return [asdict(each) for each in found]


def confirm(candidate: Puzzle) -> list[dict[str, Any]]:
    """The candidate after long searches, if it is a puzzle."""
    found = making.confirmed(candidate)
    return [asdict(found)] if found else []


class Kept:
    """The results of tasks, a line of JSON for each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.found: dict[str, list[dict[str, Any]]] = {each["task"]: each["found"] for each in map(json.loads, lines)}

    def add(self, task: str, found: list[dict[str, Any]]) -> None:
        """Append a result."""
        self.found[task] = found
        with self.path.open("a", encoding="utf-8") as file:
            print(json.dumps({"task": task, "found": found}), file=file)

    def puzzles(self, tasks: Iterable[str]) -> list[Puzzle]:
        """The puzzles of some tasks."""
        return puzzles.from_json({"puzzles": [each for task in tasks for each in self.found.get(task, [])]})


def run(
    kept: Kept, tasks: dict[str, Any], work: Callable[[Any], list[dict[str, Any]]], jobs: int, what: str
) -> Iterator[None]:
    """Do the tasks without a result, in several processes."""
    missing = {task: given for task, given in tasks.items() if task not in kept.found}
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        for task, found in zip(
            missing, tqdm(pool.map(work, missing.values()), total=len(missing), desc=what), strict=True
        ):
            kept.add(task, found)
            yield


def main() -> None:
    """Find, confirm, choose and write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", type=lambda text: [int(each) for each in text.split(",")], default=[3])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--puzzles", type=int, default=50)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--keep", type=Path, required=True, help="the folder for what was found")
    args = parser.parse_args()
    args.keep.mkdir(parents=True, exist_ok=True)
    counts = "-".join(map(str, args.players))
    first = Kept(args.keep / f"{args.game}-{counts}-{args.seed}-candidates.jsonl")
    numbers = {str(number): number for number in range(args.games)}
    for _ in run(first, numbers, partial(find, args), args.jobs, "games"):
        pass
    order = making.mixed(first.puzzles(numbers))
    print(len(order), "candidates:", making.themes(order))
    second = Kept(args.keep / f"{args.game}-{counts}-{args.seed}-confirmed.jsonl")
    chosen = confirm_enough(second, order, args)
    made = {
        "simulations": args.simulations,
        "quick": asdict(QUICK),
        "long": asdict(LONG),
        "themes": making.themes(chosen),
    }
    path = FOLDER / "games" / args.game / puzzles.FILE
    text = json.dumps(puzzles.to_json(args.game, chosen, made), ensure_ascii=False, separators=(",", ":"))
    path.write_text(text.replace('{"id":', '\n{"id":') + "\n", encoding="utf-8")
    print(len(chosen), "puzzles written:", making.themes(chosen))


def confirm_enough(kept: Kept, order: list[Puzzle], args: argparse.Namespace) -> list[Puzzle]:
    """Long searches of the candidates in turn, until there are enough puzzles."""
    step = 4 * args.jobs
    chosen: list[Puzzle] = []
    for at in range(0, len(order), step):
        if len(chosen) >= args.puzzles:
            break
        some = {each.id: each for each in order[at : at + step]}
        for _ in run(kept, some, confirm, args.jobs, f"{len(chosen)} of {args.puzzles} confirmed"):
            pass
        chosen += kept.puzzles(some)
    return making.mixed(chosen[: args.puzzles])


if __name__ == "__main__":
    main()
