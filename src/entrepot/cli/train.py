"""The command train: a network for the bots, from games against itself."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import fields
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..core import registry
from ..core.errors import OptionError
from ..core.messages import Figure, message
from ..files import file_error
from ..workers import make_workers
from .command import (
    INTERRUPTED,
    Command,
    add_game,
    add_game_options,
    add_seed,
    game_options,
    help_text,
    placeholder,
    whole,
)

if TYPE_CHECKING:
    from ..training.generations import Training

SETTINGS = ("hidden", "samples", "window", "simulations")


def _arguments(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--out", type=Path, metavar=placeholder("folder"), required=True, help=help_text("train-out"))
    limit = parser.add_mutually_exclusive_group()
    limit.add_argument("--generations", type=whole(1), metavar="N", default=10, help=help_text("train-generations"))
    limit.add_argument("--minutes", type=whole(1), metavar="N", help=help_text("train-minutes"))
    for name in SETTINGS:
        parser.add_argument(f"--{name}", type=whole(1), metavar="N", help=help_text(f"train-{name}"))
    file, begin_with = placeholder("file"), help_text("train-begin-with")
    parser.add_argument("--begin-with", type=Path, metavar=file, help=begin_with)
    parser.add_argument("--jobs", type=whole(1), metavar="N", help=help_text("arena-jobs"))
    parser.add_argument("--scheduler", metavar=placeholder("address"), help=help_text("arena-scheduler"))
    add_seed(parser, "1")
    add_game_options(parser)


def _train(args: argparse.Namespace) -> int:
    training = make_training(args)
    begin = monotonic()
    try:
        with make_workers(args.jobs or os.cpu_count() or 1, args.scheduler) as workers:
            for generation in range(training.done(), 10**6):
                if args.minutes is None and generation >= args.generations:
                    break
                if args.minutes is not None and monotonic() - begin > 60 * args.minutes:
                    break
                run(training, generation, workers)
    except KeyboardInterrupt:
        print(message("train-interrupted", path=str(args.out)), file=sys.stderr)
        return INTERRUPTED
    print(message("train-done", path=str(training.network(training.done() - 1))))
    return 0


def make_training(args: argparse.Namespace) -> Training:
    """The training that the arguments describe."""
    try:
        from ..training.generations import Settings, Training
        from ..training.sampling import Subject
    except ImportError as error:
        raise OptionError(message("train-needs-torch")) from error
    rules = registry.find(args.game)
    given: dict[str, Any] = {"seed": 1 if args.seed is None else args.seed}
    given |= {name: getattr(args, name) for name in SETTINGS if getattr(args, name) is not None}
    assert given.keys() <= {field.name for field in fields(Settings)}
    begin_with = existing_network(args.begin_with) if args.begin_with else None
    chosen = game_options(args, rules)
    variants = [rules.complete_options(chosen)] if chosen else rules.training_variants()
    return Training(Subject(rules.name, tuple(variants)), Settings(**given), args.out, begin_with)


def existing_network(path: Path) -> bytes:
    """The content of a network's file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise file_error(path, error) from error


def run(training: Training, generation: int, workers: Any) -> None:
    """One generation, with a progress bar."""
    from ..training.curves import write_curves
    from .progress import progress

    parts, missing = training.parts(generation), training.missing(generation)
    with progress("samples", total=len(parts), initial=len(parts) - len(missing)) as bar:
        found = training.run(generation, workers, bar.update)
    losses = {name: Figure(loss, 3) for name, loss in found.losses.items()}
    print(message("train-generation", generation=generation, games=found.games, **losses))
    write_curves(training.folder)


TRAIN = Command(
    "train",
    "entrepot train puerto_rico --players 2 --samples 20000 --generations 2 --out network",
    _arguments,
    _train,
)
