"""The command line parser. It speaks the player's language, so that is found out before it is built."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Sequence
from typing import Any, NoReturn

from .. import __version__, compiled
from ..core.messages import message
from ..i18n import LANGUAGES, preferred
from . import (
    admin,
    analyse,
    arena,
    bench,
    book,
    database,
    games,
    import_table,
    play,
    positions,
    puzzles,
    selfplay,
    serve,
    stats,
    train,
    verify,
)
from .command import Command, CommandGroup, help_text, placeholder
from .usage_errors import usage_line

COMMANDS: tuple[Command | CommandGroup, ...] = (
    play.PLAY,
    puzzles.PUZZLES,
    serve.SERVE,
    serve.THINK,
    database.BACKUP,
    database.RESTORE,
    admin.ADMIN,
    games.GAMES,
    *positions.ALL,
    selfplay.SELFPLAY,
    stats.STATS,
    arena.ARENA,
    arena.REPORT,
    train.TRAIN,
    analyse.ANALYSE,
    book.BOOK,
    import_table.IMPORT,
    verify.VERIFY,
    bench.BENCH,
)


def requested_language(argv: Sequence[str] | None) -> str:
    """The language that the arguments ask for, or else the environment."""
    first = argparse.ArgumentParser(add_help=False, allow_abbrev=False)
    first.add_argument("--language", nargs="?")
    language = first.parse_known_args(argv)[0].language
    return language if language in LANGUAGES else preferred(os.environ)


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Help in the player's language."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """The line with the usage."""
        super().add_usage(usage, actions, groups, f"{help_text('usage')} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the player's language and reports errors in one line."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings, formatter_class=HelpFormatter, add_help=False, allow_abbrev=False)
        self._positionals.title = help_text("arguments")
        self._optionals.title = help_text("options")
        self.add_argument("-h", "--help", action="help", help=help_text("help"))

    def error(self, message: str) -> NoReturn:
        """Print the error and exit."""
        self.exit(2, f"{self.prog}: {' '.join(usage_line(message, self.prog).split())}\n")


def parser() -> Parser:
    """The whole command line, in the current language."""
    whole = Parser(prog="entrepot", description=help_text("entrepot"), epilog="\n".join(games.broken_games()))
    engine = "compiled" if compiled else "plain"
    version = str(message("cli-version", version=__version__, engine=engine))
    whole.add_argument("--version", action="version", version=version, help=help_text("version"))
    _add_language(whole, preferred(os.environ))
    _add_commands(whole, COMMANDS)
    return whole


def _add_language(parser: Parser, default: str) -> None:
    text = help_text("language", default=preferred(os.environ))
    parser.add_argument("--language", choices=LANGUAGES, default=default, help=text)


def _add_commands(parser: Parser, commands: Iterable[Command | CommandGroup]) -> None:
    table = parser.add_subparsers(metavar=placeholder("command"), required=True, title=help_text("commands"))
    for command in commands:
        _add(table, command)


def _add(table: Any, command: Command | CommandGroup) -> None:
    own: Parser = table.add_parser(
        command.name,
        help=command.summary,
        description=command.summary[0].upper() + command.summary[1:] + ".",
        epilog=f"{help_text('example')}\n  {command.example}",
    )
    _add_language(own, argparse.SUPPRESS)  # before the command or after it
    if isinstance(command, CommandGroup):
        _add_commands(own, command.commands)
    else:
        command.arguments(own)
        own.set_defaults(run=command.run)
