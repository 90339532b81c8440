"""The command analyse: a game that was played, looked at again."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from .. import analysis
from ..core.errors import RecordError
from ..core.game import Game
from ..core.messages import message
from ..files import read_record
from ..page import Table
from .command import Command, add_seed, in_columns, speaking

BOT = "mcts:2000n"


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD", help="a record (.erec)")
    parser.add_argument("--bot", default=BOT, metavar="BOT", help=f"who judges; one that searches (default: {BOT})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all that was found as JSON")
    parser.add_argument("--html", type=Path, metavar="FILE", help="write a page with the curves drawn")
    add_seed(parser, "0")


def _analyse(args: argparse.Namespace) -> int:
    game = read_record(args.file)
    if not game.actions:
        raise RecordError(message("analysis-nothing", path=args.file))
    found = searched(game, args.bot, args.seed or 0)
    with speaking(args.language, game.names):
        tell(game, found)
        if args.json:
            write(args.json, json.dumps(analysis.as_json(game, found, args.bot), ensure_ascii=False, indent=1) + "\n")
        if args.html:
            write(args.html, analysis.page(game, found, args.bot))
    return 0


def searched(game: Game, bot: str, seed: int) -> list[analysis.Decision]:
    """All decisions, with a look at how far it is."""
    from tqdm import tqdm  # late: few commands need it

    return list(tqdm(analysis.decisions(game, bot, seed), total=len(game.actions), unit="decision", leave=False))


def tell(game: Game, found: list[analysis.Decision]) -> None:
    """The tables, printed."""
    turns = analysis.turns_table(game, found)
    show(analysis.decisions_table(game, found))
    if turns.rows:
        print(f"\n{message('analysis-turns')}")
        show(turns)
    print()
    show(analysis.players_table(game, found))


def show(table: Table) -> None:
    """A table in columns."""
    print(*(line.rstrip() for line in in_columns([table.head, *table.rows])), sep="\n")


def write(path: Path, text: str) -> None:
    """Write a file and say so."""
    path.write_text(text, encoding="utf-8")
    print(message("analysis-written", path=str(path)))


ANALYSE = Command(
    "analyse",
    "look at a recorded game again: what each decision was worth",
    "entrepot analyse game.erec --bot mcts:10n --html game.html",
    _arguments,
    _analyse,
)
