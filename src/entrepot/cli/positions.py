"""The commands that start, show and count games: new, show, replay, perft."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from ..bots import display_names
from ..core import registry
from ..core.engine import Engine
from ..core.errors import OptionError
from ..core.game import Game, from_record, load, new
from ..core.messages import message
from ..files import parse_json, read_json, read_record, write_record
from ..terminal import paint_for
from .command import (
    Command,
    add_game,
    add_game_options,
    add_seed,
    game_options,
    has_game_options,
    help_text,
    placeholder,
    speaking,
    whole,
)

UNINTERRUPTED = 4  # the depth that the engine counts without checking for Ctrl-C


def new_game(args: argparse.Namespace, **names: Any) -> Game:
    """A new game with the options given as arguments."""
    rules = registry.find(args.game)
    return new(rules.name, seed=args.seed, **names, **game_options(args, rules))


def as_json(value: Any) -> str:
    """A position as text."""
    return json.dumps(value, ensure_ascii=False, indent=1)


# new


def _new_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_seed(parser, "random")
    parser.add_argument("--out", metavar=placeholder("file"), type=Path, help=help_text("new-out"))
    add_game_options(parser)


def _new(args: argparse.Namespace) -> int:
    game = new_game(args)
    if args.out:
        write_record(game, args.out)
    else:
        print(as_json(game.position()))
    return 0


# show


def _show_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("position", metavar=placeholder("position"), help=help_text("show-position"))
    parser.add_argument("--seat", type=whole(0), metavar="N", help=help_text("show-seat"))
    parser.add_argument("--json", action="store_true", help=help_text("show-json"))
    parser.add_argument("--seed", type=whole(0), metavar="N", help=help_text("show-seed"))


def _show(args: argparse.Namespace) -> int:
    game = read_position(args.position, args.seed or 0)
    if args.json:
        print(as_json(game.position() if args.seat is None else game.view(args.seat)))
    else:
        print(draw(game, args.seat))
    return 0


def read_position(path: str, seed: int) -> Game:
    """The game in a file with a position or a record."""
    found = parse_json(sys.stdin.buffer.read(), path) if path == "-" else read_json(path)
    return from_record(found) if isinstance(found, dict) and "format" in found else load(found, seed=seed)


def draw(game: Game, seat: int | None) -> str:
    """The board as a seat sees it; without a seat, everything."""
    view = game.position() if seat is None else game.view(seat)
    return game.rules.board(view, display_names(game.names), paint_for(sys.stdout))


# replay


def _replay_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar=placeholder("record"), help=help_text("record"))
    parser.add_argument("--at", type=whole(0), metavar="N", help=help_text("replay-at"))
    parser.add_argument("--log", action="store_true", help=help_text("replay-log"))


def _replay(args: argparse.Namespace) -> int:
    record = read_record(args.file)
    game = record if args.at is None else record.at(args.at)
    with speaking(args.language, game.names):
        if args.log:
            print(*game.log, "", sep="\n")
        print(message("cli-moment", number=len(game.actions), all=len(record.actions)))
        print(f"\n{draw(game, None)}")
    return 0


# perft


def _perft_arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser, optional=True)
    parser.add_argument("--depth", type=whole(0), metavar="N", required=True, help=help_text("perft-depth"))
    parser.add_argument("--position", metavar=placeholder("file"), help=help_text("perft-position"))
    parser.add_argument("--divide", action="store_true", help=help_text("perft-divide"))
    add_seed(parser, "0")
    add_game_options(parser)


def _perft(args: argparse.Namespace) -> int:
    args.seed = args.seed or 0
    is_new = bool(args.game) or has_game_options(args)
    if bool(args.position) == is_new:
        raise OptionError(message("cli-game-or-position"))
    game = read_position(args.position, args.seed) if args.position else new_game(args)
    if args.divide and args.depth:
        for action in game.legal():
            print(f"{action}: {perft(_after(game.state, action.code), args.depth - 1)}")
    print(perft(game.state, args.depth))
    return 0


def perft(state: Engine, depth: int) -> int:
    """Count the sequences of this many decisions; Ctrl-C works between the first ones."""
    if depth <= UNINTERRUPTED:
        return state.perft(depth)
    return sum(perft(_after(state, code), depth - 1) for code in state.legal())


def _after(state: Engine, code: int) -> Engine:
    child = state.copy()
    child.apply(code)
    return child


ALL = (
    Command(
        "new",
        "entrepot new spice_road --players 3 --seed 7",
        _new_arguments,
        _new,
    ),
    Command(
        "show",
        "entrepot new spice_road --seed 7 | entrepot show - --seat 0",
        _show_arguments,
        _show,
    ),
    Command(
        "replay",
        "entrepot replay game.erec --at 20 --log",
        _replay_arguments,
        _replay,
    ),
    Command(
        "perft",
        "entrepot perft spice_road --players 2 --depth 3 --divide",
        _perft_arguments,
        _perft,
    ),
)
