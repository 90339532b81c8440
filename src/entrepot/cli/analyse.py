"""The command analyse: what each decision of a recorded game was worth."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .. import analysis
from ..core.errors import RecordError
from ..core.game import Game
from ..core.messages import message
from ..documents import DataTable
from ..files import read_record
from .command import Command, add_seed, in_columns, speaking

BOT = "mcts:2000n"


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record (.erec)")
    parser.add_argument("--bot", default=BOT, metavar="BOT", help=f"the judge, a bot that searches (default: {BOT})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the analysis as JSON")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write an HTML report with a chart")
    add_seed(parser, "0")


def _analyse(args: argparse.Namespace) -> int:
    game = read_record(args.file)
    if not game.actions:
        raise RecordError(message("analysis-nothing", path=args.file))
    found = search(game, args.bot, args.seed or 0)
    with speaking(args.language, game.names):
        print_tables(game, found)
        if args.json:
            write(args.json, json.dumps(analysis.as_json(game, found, args.bot), ensure_ascii=False, indent=1) + "\n")
        if args.html:
            write(args.html, analysis.html_report(game, found, args.bot))
    return 0


def search(game: Game, bot: str, seed: int) -> list[analysis.Decision]:
    """All decisions, with a progress bar."""
    from tqdm import tqdm  # imported late: few commands need it

    return list(tqdm(analysis.decisions(game, bot, seed), total=len(game.actions), unit="decision", leave=False))


def print_tables(game: Game, found: list[analysis.Decision]) -> None:
    """Print all tables."""
    turns = analysis.turns_table(game, found)
    print_table(analysis.decisions_table(game, found))
    if turns.rows:
        print(f"\n{message('analysis-turns')}")
        print_table(turns)
    print()
    print_table(analysis.players_table(game, found))


def print_table(table: DataTable) -> None:
    """Print a table in columns."""
    print(*(line.rstrip() for line in in_columns([table.head, *table.rows])), sep="\n")


def write(path: Path, text: str) -> None:
    """Write a file and say so."""
    path.write_text(text, encoding="utf-8")
    print(message("analysis-written", path=str(path)))


ANALYSE = Command(
    "analyse",
    "analyse a recorded game: what each decision was worth",
    "entrepot analyse game.erec --bot mcts:10n --html game.html",
    _arguments,
    _analyse,
)
