"""The command play: a game in the terminal."""

from __future__ import annotations

import argparse
import contextlib
import sys
from pathlib import Path

from .. import bots
from ..core import registry
from ..core.errors import OptionError
from ..core.game import Game, new
from ..core.messages import message
from ..files import read_record
from ..terminal import (
    HUMAN,
    PlayerLeft,
    TerminalSession,
    check_seats,
    kinds_of,
    new_save_file,
    paint_for,
    seat_names,
)
from .command import (
    INTERRUPTED,
    Command,
    add_game,
    add_game_options,
    add_seed,
    game_options,
    has_game_options,
    help_text,
    placeholder,
    speaking,
)

OPPONENT = "greedy"


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    add_seed(parser, "random")
    who = parser.add_mutually_exclusive_group()
    kinds = ", ".join([HUMAN, *bots.names()])
    who.add_argument("--seats", metavar="A,B,...", help=help_text("play-seats", kinds=kinds))
    who.add_argument("--bots", metavar=placeholder("bot"), help=help_text("play-bots", default=OPPONENT))
    who.add_argument("--hot-seat", action="store_true", help=help_text("play-hot-seat"))
    parser.add_argument("--names", metavar="A,B,...", help=help_text("play-names"))
    parser.add_argument("--save", metavar=placeholder("file"), type=Path, help=help_text("play-save"))
    parser.add_argument("--resume", metavar=placeholder("file"), type=Path, help=help_text("play-resume"))
    parser.add_argument("--no-colour", action="store_true", help=help_text("play-no-colour"))
    add_game_options(parser)


def _play(args: argparse.Namespace) -> int:
    game = resumed(args) if args.resume else started(args)
    path = args.save or args.resume or new_save_file(game.rules.name)
    with speaking(args.language, game.names):
        return run(TerminalSession(game, kinds_of(game.names), path, paint_for(sys.stdout, not args.no_colour)))


def started(args: argparse.Namespace) -> Game:
    """A new game with its players."""
    rules = registry.find(args.game or only_game())
    options = game_options(args, rules)
    if args.seats:
        options = {"players": len(args.seats.split(","))} | options
    players = rules.complete_options(options)["players"]
    names = seat_names(requested_seats(args, players) or [HUMAN] + [OPPONENT] * (players - 1), people(args))
    return new(rules.name, seed=args.seed, names=names, **options)


def only_game() -> str:
    """The game to play if none is named and there is only one."""
    if len(registry.names()) > 1:
        raise OptionError(message("cli-which-game", known=", ".join(registry.names())))
    return registry.names()[0]


def resumed(args: argparse.Namespace) -> Game:
    """A saved game with the same players, unless others are requested."""
    if args.game or args.seed is not None or has_game_options(args):
        raise OptionError(message("cli-resume-alone"))
    game = read_record(args.resume)
    kinds = requested_seats(args, game.players)
    if kinds or args.names:
        game.names = seat_names(kinds or kinds_of(game.names), people(args))
    return game


def requested_seats(args: argparse.Namespace, players: int) -> list[str]:
    """For each seat ``human`` or a bot; empty if the arguments do not say."""
    if args.seats:
        return check_seats(args.seats.split(","), players)
    if args.bots:
        return check_seats([HUMAN] + [args.bots] * (players - 1), players)
    return [HUMAN] * players if args.hot_seat else []


def people(args: argparse.Namespace) -> list[str]:
    """The names of the people, as given."""
    return [name.strip() for name in args.names.split(",")] if args.names else []


def run(session: TerminalSession) -> int:
    """Play; a person who leaves early learns how to continue."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - enables line editing
    try:
        session.play()
    except PlayerLeft:
        session.print_how_to_resume()
    except KeyboardInterrupt:
        print()
        session.print_how_to_resume()
        return INTERRUPTED
    return 0


PLAY = Command(
    "play",
    "entrepot play spice_road --players 3 --bots greedy --save game.erec",
    _arguments,
    _play,
)
