"""The command stats: statistics of many games, as a table and as a chart."""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean
from typing import Any

from .. import bots
from ..core import registry
from ..core.errors import OptionError
from ..core.game import new
from ..core.messages import Figure, message, percent
from ..core.rules import Options, Rules
from ..plot import Panel, svg_document
from .command import (
    Command,
    add_bot,
    add_game,
    add_game_options,
    add_seed,
    game_options,
    help_text,
    in_columns,
    placeholder,
    whole,
)

GAMES = 200
COLUMNS = ("players", "games", "score", "winner", "rounds", "decisions", "branching", "seats", "end")


@dataclass
class Sample:
    """Statistics of games with one number of players."""

    players: int
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)  # scores of the winners
    rounds: list[int] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    branching: list[float] = field(default_factory=list)  # mean number of legal actions, game by game
    won: dict[int, float] = field(default_factory=dict)  # by seat; a shared win is divided
    ends: Counter[str] = field(default_factory=Counter)

    def cells(self) -> list[str]:
        """The sample as a row of a table."""
        games = len(self.rounds)
        ends = ", ".join(f"{rule} {percent(n / games)}" for rule, n in sorted(self.ends.items()))
        seats = " ".join(str(percent(self.won.get(seat, 0) / games)) for seat in range(self.players))
        means = [mean(self.scores), mean(self.winners), mean(self.rounds), mean(self.decisions), mean(self.branching)]
        return [str(self.players), str(Figure(games)), *(str(Figure(each, 1)) for each in means), seats, ends]


def play(sample: Sample, rules: Rules, options: dict[str, Any], bot: str, seed: int) -> None:
    """One game, added to the sample."""
    game = new(rules.name, seed=seed, **options)
    player = bots.make(bot, seed)
    offered = 0
    while not game.is_over:
        offered += len(game.state.legal())
        game.apply(player.choose(game))
    outcome = game.outcome()
    assert outcome is not None
    sample.scores += outcome.scores
    sample.winners.append(max(outcome.scores))
    sample.rounds.append(rules.rounds(game.state))
    sample.decisions.append(len(game.actions))
    sample.branching.append(offered / max(1, len(game.actions)))
    sample.ends.update(outcome.end)
    for seat in outcome.winners:
        sample.won[seat] = sample.won.get(seat, 0) + 1 / len(outcome.winners)


def table(samples: Iterable[Sample]) -> list[str]:
    """The samples as a table."""
    return in_columns([[str(message(f"cli-stats-{column}")) for column in COLUMNS], *(s.cells() for s in samples)])


def panels(samples: Iterable[Sample]) -> list[list[Panel]]:
    """For each number of players: scores, rounds, decisions, and what ended the games."""
    return [
        [
            Panel.histogram(str(message("cli-stats-title-score", n=sample.players)), sample.scores),
            Panel.histogram(str(message("cli-stats-title-rounds")), sample.rounds),
            Panel.histogram(str(message("cli-stats-title-decisions")), sample.decisions),
            Panel.shares(str(message("cli-stats-title-end")), sample.ends, len(sample.rounds)),
        ]
        for sample in samples
    ]


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_seed(parser, "1")
    games = help_text("stats-games", default=str(GAMES))
    parser.add_argument("--games", type=whole(1), default=GAMES, metavar="N", help=games)
    add_bot(parser)
    parser.add_argument("--plot", type=Path, metavar=placeholder("file"), help=help_text("stats-plot"))
    add_game_options(parser)


def _stats(args: argparse.Namespace) -> int:
    rules = registry.find(args.game)
    options = game_options(args, rules)
    bots.make(args.bot)  # reject an unknown bot before anything is played
    counts = [options["players"]] if "players" in options else playable(rules, options)
    samples = gather(rules, options, counts, args)
    print(*table(samples), sep="\n")
    if args.plot:
        args.plot.write_text(svg_document(panels(samples)), encoding="utf-8")
    return 0


def gather(rules: Rules, options: dict[str, Any], counts: list[int], args: argparse.Namespace) -> list[Sample]:
    """Play the games for each number of players."""
    from .progress import progress  # imported late: few commands need it

    rules.complete_options({**options, "players": counts[0]})
    seed = 1 if args.seed is None else args.seed
    samples = [Sample(players) for players in counts]
    todo = [(sample, number) for sample in samples for number in range(args.games)]
    for sample, number in progress("games", todo, leave=False, disable=None):
        play(sample, rules, options | {"players": sample.players}, args.bot, bots.moment(seed, number))
    return samples


def playable(rules: Rules, options: Options) -> list[int]:
    """The numbers of players that the other options allow."""
    allowed = []
    for players in rules.player_counts:
        try:
            rules.complete_options({**options, "players": players})
        except OptionError:
            continue
        allowed.append(players)
    return allowed or list(rules.player_counts)


STATS = Command(
    "stats",
    "entrepot stats spice_road --games 20 --plot games.svg",
    _arguments,
    _stats,
)
