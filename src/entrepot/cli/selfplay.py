"""The command selfplay: complete games of bots as lines of JSON."""

from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path
from typing import Any

from .. import bots
from ..core import registry
from ..core.game import NEW_SEEDS, Game, new
from .command import (
    Command,
    add_bot,
    add_game,
    add_game_options,
    add_seed,
    game_options,
    help_text,
    placeholder,
    whole,
)
from .line_file import LineFile

FORMAT = '{"options", "start", "steps": [{"action", "legal", "position"}, ...], "chance", "scores", "winners"}'


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = f"{parser.description}\n\n{help_text('selfplay-format', format=FORMAT)}"
    add_game(parser)
    add_seed(parser, "random")
    parser.add_argument("--games", type=whole(1), metavar="N", required=True, help=help_text("selfplay-games"))
    parser.add_argument("--out", type=Path, metavar=placeholder("file"), required=True, help=help_text("selfplay-out"))
    add_bot(parser)
    add_game_options(parser)


def _selfplay(args: argparse.Namespace) -> int:
    from .progress import progress  # imported late: few commands need it

    rules = registry.find(args.game)
    options = game_options(args, rules)
    seed = secrets.randbelow(NEW_SEEDS) if args.seed is None else args.seed
    bots.make(args.bot)  # reject an unknown bot before anything is written
    rules.complete_options(options)
    with LineFile(args.out) as file:
        for number in progress("games", range(args.games)):
            own = bots.moment(seed, number)
            game = play(new(rules.name, seed=own, **options), bots.make(args.bot, own))
            file.add(json.dumps(game, ensure_ascii=False, separators=(",", ":")))
    return 0


def play(game: Game, bot: bots.Bot) -> dict[str, Any]:
    """Let the bot play the game to its end; every step as JSON."""
    start, steps = game.position(), []
    while not game.is_over:
        legal = game.legal()
        action = game.apply(bot.choose(game))
        steps.append({"action": action, "legal": legal, "position": game.position()})
    record = game.record()
    end = {"chance": record["chance"], "scores": game.scores(), "winners": game.winners()}
    return {"options": game.options, "start": start, "steps": steps, **end}


SELFPLAY = Command(
    "selfplay",
    "entrepot selfplay spice_road --players 2 --games 3 --seed 1 --out games.jsonl",
    _arguments,
    _selfplay,
)
