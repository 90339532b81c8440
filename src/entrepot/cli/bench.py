"""The command bench: how fast the engine is here.

All measures take turns in short rounds, so that a machine's moods meet them alike.
What is told is the median, per second of processor time; where two threads work, per second by the clock.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any

from .. import compiled, source
from ..bots.search import Search
from ..core import registry
from ..core.engine import Engine
from ..core.game import Game, new
from ..core.messages import message
from ..envs import benchmark
from .command import Command, in_columns
from .machine import machine

MOST = 10**6  # decisions in a game that is played at random; none takes so many
BATCH = 1000  # copies between two looks at the clock
PLAYOUTS = 20  # of a search, likewise
NODES = 50_000  # of its tree
ROUNDS, SECONDS = 7, 0.08  # of each measure
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.01
SAMPLE = 100  # games whose length is looked at
MILLION = 1e6

AIMS = {
    ("spice_road", 3): {"inside": 15 * MILLION, "driven": 1.5 * MILLION, "copies": 8 * MILLION, "ratio": 60.0}
    | {"turns": 0.1 * MILLION, "vector": 3 * MILLION},
    ("puerto_rico", 3): {"inside": 4 * MILLION, "driven": MILLION, "copies": 5 * MILLION}
    | {"turns": 0.06 * MILLION, "vector": 1.5 * MILLION, "search": 8000.0},
    ("puerto_rico, expansions", 5): {"inside": 2.5 * MILLION},
}
VARIANTS: dict[str, dict[str, Any]] = {  # rows of their own besides the plain games
    "puerto_rico, expansions": {"expansions": ["new_buildings", "nobles"]},
}
COLUMNS: tuple[str, ...] = ("inside", "driven", "checked", "copies", "takes", "search", "turns", "vector", "core")
COLUMNS += ("bytes", "plain", "ratio", "decisions", "ms")
BY_THE_CLOCK = ("vector",)

Work = Callable[[], int]
"""Does some work and says how many units it was."""


@dataclass
class Row:
    """A game with a number of players: what is measured, and what came out."""

    game: str
    players: int
    work: dict[str, Work]
    bytes: int | None
    decisions: float
    samples: dict[str, list[float]]

    def figures(self) -> dict[str, float | None]:
        """The medians, and what follows from them."""
        rates = {name: median(found) for name, found in self.samples.items()}
        plain = rates.get("plain")
        return {
            **rates,
            "bytes": self.bytes,
            "ratio": rates["inside"] / plain if plain else None,
            "decisions": self.decisions,
            "ms": 1000 * self.decisions / rates["inside"],
        }


# The measures


def inside(start: Engine) -> Work:
    """Random decisions that never leave the engine."""
    scratch, seeds = start.copy(), count()

    def work() -> int:
        scratch.take(start)
        return scratch.playout(next(seeds), MOST)

    return work


def driven(start: Engine) -> Work:
    """Random decisions, each asked for and answered from Python."""
    random = Random(1).random  # noqa: S311

    def work() -> int:
        state = start.copy()
        legal, apply, taken = state.legal, state.apply, 0
        while codes := legal():
            apply(codes[int(random() * len(codes))])
            taken += 1
        return taken

    return work


def checked(start: Game) -> Work:
    """Actions given as text to a game that checks, logs and remembers them."""
    actions = random_actions(start)

    def work() -> int:
        game = start.copy()
        for action in actions:
            game.play(action)
        return len(actions)

    return work


def random_actions(start: Game) -> list[str]:
    """A whole game, played at random."""
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
    """Copies of a state into one that is there."""
    scratch = start.copy()

    def work() -> int:
        take = scratch.take
        for _ in range(BATCH):
            take(start)
        return BATCH

    return work


def search(start: Game) -> Work:
    """Playouts of a tree search from the start, each played at random to the end."""
    tree = Search(start.state, len(start.rules.actions), NODES, 1)
    tree.prefer = 0
    return lambda: tree.run(PLAYOUTS)


def rate(work: Work, seconds: float, clock: Callable[[], float] = process_time) -> float:
    """Units of work per second of processor time, or of another clock, measured for about so long."""
    done, begin = 0, clock()
    while True:
        done += work()
        spent = clock() - begin
        if spent >= seconds:
            return done / spent


# Rows and rounds


def rows(games: list[str]) -> list[Row]:
    """A row for each number of players of each game."""
    found = []
    for game in games:
        table = {option.name: option.values or () for option in registry.find(game).options}
        found += [row(game, game, players, {}) for players in table["players"]]
        variants = {label: options for label, options in VARIANTS.items() if label.startswith(f"{game},")}
        found += [row(label, game, players, variants[label]) for label in variants for players in table["players"]]
    return found


def row(label: str, name: str, players: int, options: dict[str, Any]) -> Row:
    """A game's measures; the plain engine's only where there is a compiled one to compare."""
    game = new(name, players=players, seed=1, **options)
    state = game.state
    work = {"inside": inside(state), "driven": driven(state), "checked": checked(game)}
    work |= {"copies": copies(state), "takes": takes(state), "search": search(game)}
    work |= benchmark.measures(name, players=players, **options)
    if compiled:
        work["plain"] = inside(source.pure_package().new(name, players=players, seed=1, **options).state)
    size = type(state).__basicsize__ if compiled else None
    sample = inside(state)
    return Row(label, players, work, size, mean(sample() for _ in range(SAMPLE)), {name: [] for name in work})


def measure(table: list[Row], rounds: int, seconds: float) -> None:
    """All measures in turn, round after round."""
    from tqdm import tqdm  # late: only this command and selfplay need it

    todo = [(each, name) for _ in range(rounds) for each in table for name in each.work]
    for each, name in tqdm(todo, leave=False, disable=None):
        clock = perf_counter if name in BY_THE_CLOCK else process_time
        each.samples[name].append(rate(each.work[name], seconds, clock))


# Telling


def told(table: list[Row]) -> list[str]:
    """The rows in columns."""
    heads = [str(message(f"cli-bench-{column}")).split(" | ") for column in ("game", "players", *COLUMNS)]
    lines = [[first for first, _ in heads], [second for _, second in heads]]
    for each in table:
        figures = each.figures()
        lines.append([each.game, str(each.players), *(shown(column, figures.get(column)) for column in COLUMNS)])
    return in_columns(lines)


def shown(column: str, figure: float | None) -> str:
    """A figure in the unit of its column."""
    if figure is None:
        return "–"
    if column in ("bytes", "decisions", "search"):
        return f"{figure:.0f}"
    if column == "ms":
        return f"{figure:.3f}"
    return f"{figure:.0f}" if column == "ratio" else f"{figure / MILLION:.2f}"


def verdicts(table: list[Row]) -> list[str]:
    """What was aimed at, and whether it is reached here."""
    aims = [(each, column, aim) for each in table for column, aim in AIMS.get((each.game, each.players), {}).items()]
    return [verdict(each, column, aim) for each, column, aim in aims if each.figures().get(column) is not None]


def verdict(each: Row, column: str, aim: float) -> str:
    """One aim."""
    found = each.figures()[column] or 0
    words = message(
        "cli-bench-aim",
        game=each.game,
        players=each.players,
        column=column,
        found=shown(column, found),
        aim=shown(column, aim),
        verdict="reached" if found >= aim else "missed",
    )
    return str(words)


def _arguments(parser: argparse.ArgumentParser) -> None:
    known = ", ".join(registry.names())
    parser.add_argument("games", metavar="GAME", nargs="*", help=f"which games (default: all): {known}")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON, rates per second")
    parser.add_argument("--quick", action="store_true", help="a glance: a few seconds, rough figures")


def _bench(args: argparse.Namespace) -> int:
    table = rows([registry.find(game).name for game in args.games] or registry.names())
    measure(table, *((QUICK_ROUNDS, QUICK_SECONDS) if args.quick else (ROUNDS, SECONDS)))
    if args.json:
        figures: list[dict[str, Any]] = [{"game": r.game, "players": r.players, **r.figures()} for r in table]
        print(json.dumps({"machine": machine(), "rows": figures}, indent=1))
        return 0
    print(*(f"{name:>9}  {fact}" for name, fact in machine().items() if fact), "", sep="\n")
    print(*told(table), "", *verdicts(table), sep="\n")
    return 0


BENCH = Command("bench", "measure how fast the engine is", "entrepot bench --quick spice_road", _arguments, _bench)
