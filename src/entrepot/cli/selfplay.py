"""The command selfplay: whole games of bots, as lines of JSON."""

from __future__ import annotations

import argparse
import json
import secrets
from pathlib import Path
from typing import Any

from .. import bots
from ..core import registry
from ..core.game import NEW_SEEDS, Game, new
from .command import Command, add_game_options, add_seed, game_options, whole
from .lines import LineFile

FORMAT = """\
Each line of the file is one game:

  {"options", "start", "steps": [{"action", "legal", "position"}, ...], "chance", "scores", "winners"}

"start" is the position before the first action. In each step, "legal" holds the
legal actions at that decision, "action" the one that was played, and "position"
the position after it. The same seed gives the same file, which
holds whole lines at every moment."""


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.description = f"{parser.description}\n\n{FORMAT}"
    parser.add_argument("game", metavar="GAME", help=", ".join(registry.names()))
    add_game_options(parser)
    add_seed(parser, "drawn at random")
    parser.add_argument("--games", type=whole(1), metavar="N", required=True, help="how many games")
    parser.add_argument("--out", type=Path, metavar="FILE", required=True, help="where the lines go (.jsonl)")
    parser.add_argument("--bot", default="random", metavar="BOT", help="who plays all seats (default: random)")


def _selfplay(args: argparse.Namespace) -> int:
    from tqdm import tqdm  # late: only this command needs it

    rules = registry.find(args.game)
    options = game_options(args, rules)
    seed = secrets.randbelow(NEW_SEEDS) if args.seed is None else args.seed
    bots.make(args.bot)  # refuse what is no bot before anything is written
    rules.complete_options(options)
    with LineFile(args.out) as file:
        for number in tqdm(range(args.games), unit="game"):
            own = bots.moment(seed, number)
            game = told(new(rules.name, seed=own, **options), bots.make(args.bot, own))
            file.add(json.dumps(game, ensure_ascii=False, separators=(",", ":")))
    return 0


def told(game: Game, bot: bots.Bot) -> dict[str, Any]:
    """The game played to its end by the bot, step by step."""
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
    "let bots play whole games and write them down as data",
    "entrepot selfplay spice_road --players 2 --games 3 --seed 1 --out games.jsonl",
    _arguments,
    _selfplay,
)
