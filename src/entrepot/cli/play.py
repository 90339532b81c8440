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
from ..terminal import HUMAN, Leave, Table, checked, kinds_of, named, new_file, paint_for
from .command import INTERRUPTED, Command, add_game_options, add_seed, game_options, has_game_options, speaking

OPPONENT = "greedy"


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", nargs="?", help=", ".join(registry.names()))
    add_game_options(parser)
    add_seed(parser, "drawn at random")
    who = parser.add_mutually_exclusive_group()
    kinds = ", ".join([HUMAN, *bots.names()])
    who.add_argument("--seats", metavar="A,B,...", help=f"who plays, seat by seat, each one of: {kinds}")
    who.add_argument("--bots", metavar="BOT", help=f"you play first, against this bot (default: {OPPONENT})")
    who.add_argument("--hot-seat", action="store_true", help="people only, at one keyboard")
    parser.add_argument("--names", metavar="A,B,...", help="what the people are called")
    parser.add_argument("--save", metavar="FILE", type=Path, help="where the game is kept (default: your data folder)")
    parser.add_argument(
        "--resume", metavar="FILE", type=Path, help="go on with a saved game, the same players in their seats"
    )
    parser.add_argument("--no-colour", action="store_true", help="no colours (they are off too where NO_COLOR is set)")


def _play(args: argparse.Namespace) -> int:
    game = resumed(args) if args.resume else started(args)
    path = args.save or args.resume or new_file(game.rules.name)
    with speaking(args.language, game.names):
        return at_table(Table(game, kinds_of(game.names), path, paint_for(sys.stdout, not args.no_colour)))


def started(args: argparse.Namespace) -> Game:
    """A new game with players in its seats."""
    rules = registry.find(args.game or only_game())
    options = game_options(args, rules)
    if args.seats:
        options = {"players": len(args.seats.split(","))} | options
    players = rules.complete_options(options)["players"]
    names = named(seated(args, players) or [HUMAN] + [OPPONENT] * (players - 1), people(args))
    return new(rules.name, seed=args.seed, names=names, **options)


def only_game() -> str:
    """The game that is meant when none is named."""
    if len(registry.names()) > 1:
        raise OptionError(message("cli-which-game", known=", ".join(registry.names())))
    return registry.names()[0]


def resumed(args: argparse.Namespace) -> Game:
    """A saved game; its players keep their seats unless others are asked for."""
    if args.game or args.seed is not None or has_game_options(args):
        raise OptionError(message("cli-resume-alone"))
    game = read_record(args.resume)
    kinds = seated(args, game.players)
    if kinds or args.names:
        game.names = named(kinds or kinds_of(game.names), people(args))
    return game


def seated(args: argparse.Namespace, players: int) -> list[str]:
    """Who was asked to play; nobody if nothing was said."""
    if args.seats:
        return checked(args.seats.split(","), players)
    if args.bots:
        return checked([HUMAN] + [args.bots] * (players - 1), players)
    return [HUMAN] * players if args.hot_seat else []


def people(args: argparse.Namespace) -> list[str]:
    """The names given."""
    return [name.strip() for name in args.names.split(",")] if args.names else []


def at_table(table: Table) -> int:
    """Play; whoever leaves early is told how to come back."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - lets a person edit the line
    try:
        table.play()
    except Leave:
        table.say_how_to_resume()
    except KeyboardInterrupt:
        print()
        table.say_how_to_resume()
        return INTERRUPTED
    return 0


PLAY = Command(
    "play",
    "play a game in the terminal, against bots or with others at one keyboard",
    "entrepot play spice_road --players 3 --bots greedy --save game.erec",
    _arguments,
    _play,
)
