"""The command line parser."""

from __future__ import annotations

import argparse
import os
from typing import Any, NoReturn

from .. import __version__, compiled
from ..i18n import LANGUAGES, preferred
from . import analyse, arena, bench, games, play, positions, selfplay, serve, stats, verify
from .command import Command

COMMANDS = (
    play.PLAY,
    serve.SERVE,
    games.GAMES,
    *positions.ALL,
    selfplay.SELFPLAY,
    stats.STATS,
    arena.ARENA,
    arena.REPORT,
    analyse.ANALYSE,
    verify.VERIFY,
    bench.BENCH,
)


class Parser(argparse.ArgumentParser):
    """A parser that reports errors in one line."""

    def error(self, message: str) -> NoReturn:
        """Print the error and exit."""
        self.exit(2, f"{self.prog}: {' '.join(message.split())} (help: {self.prog} --help)\n")


def parser() -> Parser:
    """The whole command line."""
    whole = Parser(
        prog="entrepot",
        description="Board games about trade.",
        epilog="\n".join(games.broken_games()),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    engine = "compiled" if compiled else "plain Python"
    whole.add_argument("--version", action="version", version=f"entrepot {__version__}, {engine} engine")
    table = whole.add_subparsers(metavar="COMMAND", required=True, title="commands")
    for command in COMMANDS:
        _add(table, command)
    return whole


def _add(table: Any, command: Command) -> None:
    own = table.add_parser(
        command.name,
        help=command.summary,
        description=command.summary[0].upper() + command.summary[1:] + ".",
        epilog=f"example:\n  {command.example}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    language = preferred(os.environ)
    own.add_argument("--language", choices=LANGUAGES, default=language, help=f"the language (default: {language})")
    command.arguments(own)
    own.set_defaults(run=command.run)
