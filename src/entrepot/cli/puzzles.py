"""The command puzzles: find the move, in the terminal."""

from __future__ import annotations

import argparse
import sys

from ..core import registry
from ..core.errors import OptionError
from ..core.messages import message
from ..study.puzzles import Puzzle, puzzles_of
from ..terminal import PuzzleSession, paint_for
from .command import INTERRUPTED, Command, add_game, help_text, placeholder, whole


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--number", type=whole(1), default=1, metavar="N", help=help_text("puzzles-number"))
    parser.add_argument("--theme", metavar=placeholder("theme"), help=help_text("puzzles-theme"))
    parser.add_argument("--no-colour", action="store_true", help=help_text("play-no-colour"))


def _puzzles(args: argparse.Namespace) -> int:
    session = PuzzleSession(chosen(args), args.language, paint_for(sys.stdout, not args.no_colour))
    try:
        session.play(args.number)
    except KeyboardInterrupt:
        print()
        return INTERRUPTED
    return 0


def chosen(args: argparse.Namespace) -> list[Puzzle]:
    """The puzzles of the game, all or those with a theme."""
    every = puzzles_of(registry.find(args.game))
    if not every:
        raise OptionError(message("puzzle-none", game=args.game))
    found = [each for each in every if args.theme in (None, each.theme)]
    if not found:
        known = ", ".join(sorted({each.theme for each in every}))
        raise OptionError(message("puzzle-no-theme", theme=args.theme, known=known))
    if args.number > len(found):
        raise OptionError(message("puzzle-no-number", number=args.number, last=len(found)))
    return found


PUZZLES = Command("puzzles", "entrepot puzzles puerto_rico", _arguments, _puzzles)
