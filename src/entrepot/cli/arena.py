"""The commands arena and report: tournaments between bots."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import fmean

from .. import arena
from ..core import registry
from ..core.errors import OptionError, RecordError
from ..core.messages import Figure, message
from .command import (
    INTERRUPTED,
    Command,
    add_game,
    add_game_options,
    add_seed,
    game_options,
    help_text,
    in_columns,
    placeholder,
    refused,
    whole,
)

ELO = "0,50"
SHARES = "0.5,0.6"
RISK = 0.05
PRINTED_COLUMNS = 7  # of the standings; the report has all


def two(kind: Callable[[str], float]) -> Callable[[str], tuple[float, float]]:
    """The type of an argument with two numbers, the lower one first."""

    def pair(text: str) -> tuple[float, float]:
        try:
            low, high = map(kind, text.split(","))
        except ValueError:
            low = high = 0.0
        if not low < high:
            raise refused("arena-bounds", given=text)
        return low, high

    return pair


def risk(text: str) -> float:
    """The type of an argument that is a small probability."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 0.5:
        raise refused("arena-risk", given=text)
    return value


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = f"{parser.description}\n\n{help_text('arena-scheme')}"
    add_game(parser)
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", metavar="A,B,...", help=help_text("arena-bots"))
    who.add_argument("--sprt", metavar="A,B", help=help_text("arena-sprt"))
    parser.add_argument("--ladder", action="store_true", help=help_text("arena-ladder"))
    parser.add_argument("--games", type=whole(1), metavar="N", required=True, help=help_text("arena-games"))
    parser.add_argument("--out", type=Path, metavar=placeholder("file"), required=True, help=help_text("arena-out"))
    parser.add_argument("--report", type=Path, metavar=placeholder("folder"), help=help_text("arena-report"))
    parser.add_argument("--jobs", type=whole(1), metavar="N", help=help_text("arena-jobs"))
    parser.add_argument("--scheduler", metavar=placeholder("address"), help=help_text("arena-scheduler"))
    add_seed(parser, "1")
    _sprt_arguments(parser.add_argument_group(help_text("sprt-options")))
    add_game_options(parser)


def _sprt_arguments(group: argparse._ArgumentGroup) -> None:
    bounds = group.add_mutually_exclusive_group()
    pair = placeholder("bounds")
    bounds.add_argument("--elo", type=two(float), metavar=pair, help=help_text("arena-elo", default=ELO))
    bounds.add_argument("--share", type=two(float), metavar=pair, help=help_text("arena-share", example=SHARES))
    for name in ("alpha", "beta"):
        text = help_text(f"arena-{name}", default=str(RISK))
        group.add_argument(f"--{name}", type=risk, default=RISK, metavar="P", help=text)


def _arena(args: argparse.Namespace) -> int:
    schedule = make_schedule(args)
    test = make_test(args, schedule)
    with arena.ResultFile(args.out, schedule) as file:
        try:
            play_all(args, schedule, file, test)
        except KeyboardInterrupt:
            print(message("arena-interrupted", games=len(file.found), path=str(args.out)), file=sys.stderr)
            return INTERRUPTED
        results = list(file.found.values())
    print_standings(results)
    if test:
        print(verdict(test, *args.sprt.split(",")))
    return write_report(results, args.report) if args.report else 0


def make_schedule(args: argparse.Namespace) -> arena.Schedule:
    """The games to play."""
    rules = registry.find(args.game)
    options = rules.complete_options(game_options(args, rules))
    names = arena.check_bots((args.sprt or args.bots).split(","))
    if args.sprt and len(names) != 2:
        raise OptionError(message("arena-pair", given=args.sprt))
    lineups = (arena.ladder if args.ladder and len(names) > 1 else arena.round_robin)(names, options["players"])
    return arena.Schedule(rules.name, options, lineups, 1 if args.seed is None else args.seed)


def make_test(args: argparse.Namespace, schedule: arena.Schedule) -> arena.Sprt | None:
    """The sequential test, if requested."""
    if not args.sprt:
        return None
    if args.share and not 0 < args.share[0] < args.share[1] < 1:
        raise OptionError(message("arena-share", low=str(args.share[0]), high=str(args.share[1])))
    low, high = args.share or map(arena.part_of_elo, args.elo or two(float)(ELO))
    bot = args.sprt.split(",")[0]
    return arena.Sprt(bot, len(schedule.lineups), schedule.round, low, high, args.alpha, args.beta)


def play_all(
    args: argparse.Namespace, schedule: arena.Schedule, file: arena.ResultFile, test: arena.Sprt | None
) -> None:
    """Play what is missing, with a progress bar."""
    from .progress import progress  # imported late: few commands need it

    matches = list(schedule.matches(args.games))
    done = len(matches) - len(file.missing(matches))
    if done == len(matches) and not test:
        return
    with (
        arena.make_workers(args.jobs or os.cpu_count() or 1, args.scheduler) as workers,
        progress("games", total=len(matches), initial=done) as bar,
    ):
        for _ in arena.run(schedule, args.games, file, workers, test):
            bar.update()


def print_standings(results: list[arena.Result]) -> None:
    """Print the standings."""
    table = arena.standings_table(arena.standings(results))
    print(*in_columns([row[:PRINTED_COLUMNS] for row in [table.head, *table.rows]]), sep="\n")


def verdict(test: arena.Sprt, bot: str, other: str) -> str:
    """The result of the test in words."""
    numbers = {"low": test.low, "high": test.high, "part": fmean(test.parts or [0.5]), "ratio": test.ratio}
    below, above = test.bounds
    formatted = {name: Figure(value, 3) for name, value in (numbers | {"below": below, "above": above}).items()}
    found = test.verdict or "open"
    return str(message("arena-sprt", verdict=found, bot=bot, other=other, deals=len(test.parts), **formatted))


def write_report(results: list[arena.Result], folder: Path) -> int:
    """Write the report and print its paths."""
    for path in arena.write_report(results, folder):
        print(message("arena-report-in", path=str(path)))
    return 0


# report


def _report_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar=placeholder("file"), help=help_text("report-file"))
    parser.add_argument("--out", type=Path, metavar=placeholder("folder"), required=True, help=help_text("report-out"))


def _report(args: argparse.Namespace) -> int:
    results = arena.read_results(args.file)
    if not results:
        raise RecordError(message("arena-no-games", path=str(args.file)))
    return write_report(results, args.out)


ARENA = Command(
    "arena",
    "entrepot arena spice_road --players 2 --bots random,greedy --games 4 --out games.jsonl",
    _arguments,
    _arena,
)
REPORT = Command(
    "report",
    "entrepot arena spice_road --bots random --games 4 --out g.jsonl && entrepot report g.jsonl --out report",
    _report_arguments,
    _report,
)
