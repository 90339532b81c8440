"""The command analyse: what each decision of a recorded game was worth."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .. import analysis
from ..analysis.decisions import BOT
from ..core.errors import RecordError
from ..core.game import Game
from ..core.messages import message
from ..documents import DataTable
from ..files import read_record
from .command import Command, add_seed, help_text, in_columns, placeholder, speaking

BELOW = "  ·"  # before an alternative to the action above it, or a reason


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=placeholder("record"), help=help_text("record"))
    parser.add_argument("--bot", metavar=placeholder("bot"), help=help_text("analyse-bot", default=BOT))
    parser.add_argument("--json", type=Path, metavar=placeholder("file"), help=help_text("analyse-json"))
    parser.add_argument("--html", type=Path, metavar=placeholder("file"), help=help_text("analyse-html"))
    add_seed(parser, "0")


def _analyse(args: argparse.Namespace) -> int:
    game = read_record(args.file)
    if not game.actions:
        raise RecordError(message("analysis-nothing", path=args.file))
    bot = args.bot or analysis.default_bot(game)
    found = search(game, bot, args.seed or 0)
    with speaking(args.language, game.names):
        print_tables(game, found)
        if args.json:
            write(args.json, json.dumps(analysis.as_json(game, found, bot), ensure_ascii=False, indent=1) + "\n")
        if args.html:
            write(args.html, analysis.html_report(game, found, bot))
    return 0


def search(game: Game, bot: str, seed: int) -> list[analysis.Decision]:
    """All decisions, with a progress bar."""
    from .progress import progress  # imported late: few commands need it

    return list(progress("decisions", analysis.decisions(game, bot, seed), total=len(game.actions), leave=False))


def print_tables(game: Game, found: list[analysis.Decision]) -> None:
    """Print all tables."""
    turns = analysis.turns_table(game, found)
    print(*stacked(analysis.decisions_table(game, found)), sep="\n")
    if turns.rows:
        print(f"\n{message('analysis-turns')}")
        print(*stacked(turns), sep="\n")
    players = analysis.players_table(game, found)
    print("", *in_columns([players.head, *players.rows]), sep="\n")


def stacked(table: DataTable) -> list[str]:
    """A table in columns, with the last column below the one before it: both are too long for one line."""
    lines = []
    for *cells, last in [table.head, *table.rows]:
        lines.append(cells)
        lines += [[""] * (len(cells) - 1) + [f"{BELOW} {text}"] for text in last.splitlines()]
    return in_columns(lines, text_last=True)


def write(path: Path, text: str) -> None:
    """Write a file and say so."""
    path.write_text(text, encoding="utf-8")
    print(message("analysis-written", path=str(path)))


ANALYSE = Command(
    "analyse",
    "entrepot analyse game.erec --bot mcts:10n --html game.html",
    _arguments,
    _analyse,
)
