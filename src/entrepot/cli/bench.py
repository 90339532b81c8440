"""The command bench: how fast the engine is on this machine.

All measurements alternate in short rounds, so that changes in the machine's load affect them equally. The result is the
median per second of processor time, or of wall-clock time where two threads work.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any

from .. import bots, compiled, source
from ..bots import networks
from ..bots.network import Network
from ..bots.search import Search
from ..core import registry
from ..core.engine import Engine
from ..core.game import Game, new
from ..core.messages import Figure, Message, message
from ..core.rules import Options, Rules
from ..envs import benchmark
from .command import Command, help_text, in_columns, placeholder
from .machine import machine
from .stats import playable

MAX_DECISIONS = 10**6  # of a random game; none gets there
BATCH = 1000  # copies between two checks of the clock
PLAYOUTS = 20  # of a search between two checks of the clock
SIMULATIONS = 500  # the same for a search with a network
NODES = 50_000  # of the search tree
ROUNDS, SECONDS = 7, 0.08  # of each measurement
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.01
SAMPLE = 100  # games whose length is averaged
MILLION = 1e6

COLUMNS: tuple[str, ...] = ("inside", "driven", "copied", "children", "checked", "copies", "takes", "search", "guided")
COLUMNS += (
    "evaluations",
    "expansions",
    "greedy",
    "beam",
    "turns",
    "single",
    "agents",
    "opposed",
    "vector",
    "core",
    "bytes",
    "plain",
    "ratio",
    "decisions",
    "ms",
)
WALL_CLOCK = ("vector",)
WHOLE = ("search", "guided", "evaluations", "expansions", "greedy", "beam", "opposed", "bytes", "ratio", "decisions")
UNITS = dict.fromkeys(WHOLE, (1, 0)) | {"ms": (1, 3)}
"""The unit and the decimals of the columns that are not in millions with two decimals."""

Work = Callable[[], int]
"""Does some work and returns the number of units."""


@dataclass
class Row:
    """A game or variant with a number of players: what to measure, and the measurements."""

    rules: Rules
    variant: str
    """Empty for the plain game."""
    players: int
    work: dict[str, Work]
    bytes: int | None
    decisions: float
    samples: dict[str, list[float]]

    @property
    def game(self) -> str:
        """What the row is called."""
        return f"{self.rules.name}, {self.variant}" if self.variant else self.rules.name

    def figures(self) -> dict[str, float | None]:
        """The medians, and values derived from them."""
        rates = {name: median(found) for name, found in self.samples.items()}
        plain = rates.get("plain")
        return {
            **rates,
            "bytes": self.bytes,
            "ratio": rates["inside"] / plain if plain else None,
            "decisions": self.decisions,
            "ms": 1000 * self.decisions / rates["inside"],
        }


# Measurements


def inside(start: Engine) -> Work:
    """Random decisions that never leave the engine."""
    scratch, seeds = start.copy(), count()

    def work() -> int:
        scratch.take(start)
        return scratch.playout(next(seeds), MAX_DECISIONS)

    return work


def driven(start: Engine) -> Work:
    """Random decisions, each made from Python."""
    random = Random(1).random  # noqa: S311

    def work() -> int:
        state = start.copy()
        legal, apply, taken = state.legal, state.apply, 0
        while codes := legal():
            apply(codes[int(random() * len(codes))])
            taken += 1
        return taken

    return work


def copied(start: Engine) -> Work:
    """Random decisions made from Python, each on a new copy of the state, as in a search written in Python."""
    random = Random(1).random  # noqa: S311

    def work() -> int:
        state, taken = start, 0
        while codes := state.legal():
            state = state.copy()
            state.apply(codes[int(random() * len(codes))])
            taken += 1
        return taken

    return work


def children(start: Engine) -> Work:
    """All states after a decision, for each decision of a random game."""
    random = Random(1).random  # noqa: S311

    def work() -> int:
        state, made = start, 0
        while found := state.children():
            state = found[int(random() * len(found))]
            made += len(found)
        return made

    return work


def checked(start: Game) -> Work:
    """Actions as text, played by a game that checks, logs and records them."""
    actions = random_actions(start)

    def work() -> int:
        game = start.copy()
        for action in actions:
            game.play(action)
        return len(actions)

    return work


def random_actions(start: Game) -> list[str]:
    """The actions of a whole random game."""
    game, random = start.copy(), Random(1)  # noqa: S311
    while not game.is_over:
        game.apply(random.choice(game.legal()))
    return [str(action) for action in game.actions]


def copies(start: Engine) -> Work:
    """New copies of a state."""

    def work() -> int:
        copy = start.copy
        for _ in range(BATCH):
            copy()
        return BATCH

    return work


def takes(start: Engine) -> Work:
    """Copies of a state into an existing one."""
    scratch = start.copy()

    def work() -> int:
        take = scratch.take
        for _ in range(BATCH):
            take(start)
        return BATCH

    return work


def search(start: Game) -> Work:
    """Playouts of a tree search from the start, each random and to the end."""
    tree = Search(start.state, len(start.rules.actions), NODES, 1)
    tree.learned_share = 0
    return lambda: tree.run(PLAYOUTS)


def guided(start: Game) -> Work:
    """The same with the game's playout policy and what the search has learned, as ``mcts`` plays them."""
    tree = Search(start.rules.playout_state(start.state), len(start.rules.actions), NODES, 1)
    return lambda: tree.run(PLAYOUTS)


def evaluations(start: Game, network: Network) -> Work:
    """Evaluations of the start by a network; what is hidden is sampled each time."""
    tree = networks.search(network, start.rules, start.options, start.state.copy(), 1, 1)
    return lambda: tree.run(SIMULATIONS)


def expansions(start: Game, network: Network) -> Work:
    """Simulations of a search with a network: each evaluates a position and adds all its actions to the tree."""
    root = start.state.copy()
    tree = networks.search(network, start.rules, start.options, root, NODES, 1)

    def work() -> int:
        tree.restart(root)
        return tree.run(SIMULATIONS)

    return work


def decisions(start: Game, name: str) -> Work:
    """Decisions of a bot that plays all seats."""
    bot, game = bots.make(name, 1), start.copy()

    def work() -> int:
        nonlocal game
        if game.is_over:
            game = start.copy()
        game.apply(bot.choose(game))
        return 1

    return work


def rate(work: Work, seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Units of work per second of a clock, measured for about this many seconds."""
    done, begin = 0, clock()
    while True:
        done += work()
        spent = clock() - begin
        if spent >= seconds:
            return done / spent


# Rows and rounds


def rows(games: list[str]) -> list[Row]:
    """A row for each number of players of each game and of each of its variants."""
    found = []
    for game in games:
        rules = registry.find(game)
        variants: dict[str, Options] = {"": {}, **rules.variants}
        found += [row(rules, name, players) for name in variants for players in playable(rules, variants[name])]
    return found


def row(rules: Rules, variant: str, players: int) -> Row:
    """The measurements of a game; the uncompiled engine's only where there is a compiled one to compare."""
    options = {**rules.variants.get(variant, {}), "players": players}
    game = new(rules.name, seed=1, **options)
    state = game.state
    compiled = source.is_compiled(sys.modules[type(state).__module__])
    work = {"inside": inside(state), "driven": driven(state), "copied": copied(state), "children": children(state)}
    work |= {"checked": checked(game), "copies": copies(state), "takes": takes(state)}
    work |= {"search": search(game), "guided": guided(game)}
    if network := networks.network_for(game):
        work |= {"evaluations": evaluations(game, network), "expansions": expansions(game, network)}
    work |= {name: decisions(game, name) for name in ("greedy", "beam") if name == "greedy" or name in rules.bots()}
    work |= benchmark.measures(rules.name, **options)
    if compiled:
        work["plain"] = inside(source.pure_package().new(rules.name, seed=1, **options).state)
    size = type(state).__basicsize__ if compiled else None
    sample = inside(state)
    return Row(rules, variant, players, work, size, mean(sample() for _ in range(SAMPLE)), {name: [] for name in work})


def measure(table: list[Row], rounds: int, seconds: float) -> None:
    """Take all measurements in turn, round by round."""
    from .progress import progress  # imported late: few commands need it

    todo = [(each, name) for _ in range(rounds) for each in table for name in each.work]
    for each, name in progress("measurements", todo, leave=False, disable=None):
        clock = perf_counter if name in WALL_CLOCK else process_time
        each.samples[name].append(rate(each.work[name], seconds, clock))


# Output


def machine_lines() -> list[str]:
    """The machine, a fact per line."""
    facts = machine() | {"engine": str(message("cli-engine", engine="compiled" if compiled else "plain"))}
    return in_columns(
        [(str(Message(f"cli-machine-{name}", {}, fallback=name)), fact) for name, fact in facts.items() if fact],
        text_last=True,
    )


def heading(column: str) -> list[str]:
    """The two lines above a column."""
    return str(message(f"cli-bench-{column}")).split(" | ")


def as_table(table: list[Row]) -> list[str]:
    """The rows as a table."""
    headings = [heading(column) for column in ("game", "players", *COLUMNS)]
    lines = [[first for first, _ in headings], [second for _, second in headings]]
    for each in table:
        figures = each.figures()
        lines.append(
            [each.game, str(each.players), *(format_figure(column, figures.get(column)) for column in COLUMNS)]
        )
    return in_columns(lines)


def format_figure(column: str, figure: float | None) -> str:
    """A figure in the unit of its column."""
    if figure is None:
        return "–"
    unit, digits = UNITS.get(column, (MILLION, 2))
    return str(Figure(figure / unit, digits))


def verdicts(table: list[Row]) -> list[str]:
    """The games' targets, and whether this machine reaches them."""
    return [
        verdict(each, column, target)
        for each in table
        for column, target in each.rules.speed_targets.get((each.variant, each.players), {}).items()
        if each.figures().get(column) is not None
    ]


def verdict(each: Row, column: str, target: float) -> str:
    """Whether a target is reached."""
    found = each.figures()[column] or 0
    text = message(
        "cli-bench-aim",
        game=each.game,
        players=each.players,
        column=" ".join(heading(column)),
        found=format_figure(column, found),
        aim=format_figure(column, target),
        verdict="reached" if found >= target else "missed",
    )
    return str(text)


def _arguments(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(registry.names())
    parser.add_argument("games", metavar=placeholder("game"), nargs="*", help=help_text("bench-games", known=known))
    parser.add_argument("--json", action="store_true", help=help_text("bench-json"))
    parser.add_argument("--quick", action="store_true", help=help_text("bench-quick"))


def _bench(args: argparse.Namespace) -> int:
    table = rows([registry.find(game).name for game in args.games] or registry.names())
    measure(table, *((QUICK_ROUNDS, QUICK_SECONDS) if args.quick else (ROUNDS, SECONDS)))
    if args.json:
        figures: list[dict[str, Any]] = [{"game": r.game, "players": r.players, **r.figures()} for r in table]
        print(json.dumps({"machine": machine(), "rows": figures}, indent=1))
        return 0
    print(*machine_lines(), "", sep="\n")
    print(*as_table(table), "", *verdicts(table), sep="\n")
    return 0


BENCH = Command("bench", "entrepot bench --quick spice_road", _arguments, _bench)
