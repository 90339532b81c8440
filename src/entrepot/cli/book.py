"""The command book: opening statistics from games of the network against itself."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from ..core import registry
from ..core.messages import message
from ..study import book, book_report
from ..study.self_play import Setting, new_search, start
from .command import (
    INTERRUPTED,
    Command,
    add_game,
    add_game_options,
    add_seed,
    game_options,
    help_text,
    placeholder,
    whole,
)

NUMBERS = (("games", 20_000, 1), ("simulations", 200, 1), ("varied", 8, 0), ("any-opening", 5, 0))  # defaults, least


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_seed(parser, "1")
    for name, default, least in NUMBERS:
        text = help_text(f"book-{name}", default=str(default))
        parser.add_argument(f"--{name}", type=whole(least), default=default, metavar="N", help=text)
    parser.add_argument("--out", type=Path, metavar=placeholder("file"), required=True, help=help_text("book-out"))
    parser.add_argument("--report", type=Path, metavar=placeholder("folder"), help=help_text("book-report"))
    parser.add_argument("--jobs", type=whole(1), metavar="N", help=help_text("arena-jobs"))
    add_game_options(parser)


def _book(args: argparse.Namespace) -> int:
    rules = registry.find(args.game)
    options = rules.complete_options(game_options(args, rules))
    seed = 1 if args.seed is None else args.seed
    setting = Setting(rules.name, options, args.simulations, args.varied, seed, args.any_opening)
    new_search(start(setting, 0), 0, 0)  # refuse a game without a network before anything is written
    try:
        _play(args, setting)
    except KeyboardInterrupt:
        print(message("study-book-interrupted", path=str(args.out)), file=sys.stderr)
        return INTERRUPTED
    for path in book_report.write(*book.read(args.out), args.report) if args.report else []:
        print(message("arena-report-in", path=str(path)))
    return 0


def _play(args: argparse.Namespace, setting: Setting) -> None:
    from .progress import progress  # imported late: few commands need it

    steps = book.extend(args.out, setting, args.games, args.jobs or os.cpu_count() or 1)
    with progress("games", total=args.games, initial=next(steps)) as bar:
        for played in steps:
            bar.update(played)


BOOK = Command(
    "book",
    "entrepot book puerto_rico --players 3 --games 4 --simulations 20 --jobs 1 --out games.jsonl --report book",
    _arguments,
    _book,
)
