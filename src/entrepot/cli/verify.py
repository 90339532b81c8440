"""The command verify: whether a record replays, and whether its seed was fixed before the game."""

from __future__ import annotations

import argparse
from typing import Any

from ..core.errors import OptionError, RecordError
from ..core.game import Game, fresh_state, from_record, load
from ..core.messages import message
from ..core.secret_chance import commitment as committed
from ..core.secret_chance import seed_text
from ..files import read_json
from .command import Command, help_text, placeholder


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", metavar=placeholder("record"), help=help_text("record"))
    parser.add_argument("--database", metavar="URL", help=help_text("verify-database"))
    parser.add_argument("--commitment", metavar="HEX", help=help_text("verify-commitment"))
    parser.add_argument("--salt", metavar="HEX", help=help_text("verify-salt"))


def _verify(args: argparse.Namespace) -> int:
    if args.database:
        return verify_database(args.database)
    if not args.file:
        raise OptionError(message("usage-missing", names=placeholder("record")))
    return verify_record(args)


def verify_database(url: str) -> int:
    """Check all games of a server's database."""
    from .. import server  # imported late: few commands need it

    tables = events = wrong = 0
    for found in server.check_database(url):
        tables, events = tables + 1, events + found.events
        wrong += found.wrong is not None
        if why := found.wrong or found.stopped:
            print(message("verify-table", table=found.table, reason=why))
    if wrong:
        raise RecordError(message("verify-database-wrong", n=wrong, tables=tables))
    print(message("verify-database", tables=tables, events=events))
    return 0


def verify_record(args: argparse.Namespace) -> int:
    """Check a record."""
    record = read_json(args.file)
    game = from_record(record)
    print(message("verify-replays", n=len(game.actions)))
    if isinstance(branch := record.get("branch"), dict):
        check_chance(game, load(game.start, seed=game.seed))
        print(message("verify-branch", move=str(branch.get("move"))))
    elif record.get("imported") is True:
        print(message("verify-imported"))
    else:
        check_start(game)
        print(message("verify-start", seed=seed_text(game.seed)))
    commitment, salt = args.commitment or text_field(record, "commitment"), args.salt or text_field(record, "salt")
    if commitment and salt:
        check_commitment(game, commitment, salt)
        print(message("verify-commitment", commitment=commitment))
    elif commitment or args.salt:
        raise RecordError(message("verify-needs-both"))
    return 0


def text_field(record: Any, key: str) -> str | None:
    """A field that a server adds to its records."""
    value = record.get(key)
    return value if isinstance(value, str) else None


def check_start(game: Game) -> None:
    """The seed alone must determine the start and every later shuffle."""
    fresh = fresh_state(game.rules, game.options, game.seed)
    if game.loaded or game.rules.position(fresh, game.options) != game.start:
        raise RecordError(message("verify-wrong-start", seed=seed_text(game.seed)))
    check_chance(game, Game(game.rules, game.options, fresh, game.seed, game.names, loaded=False))


def check_chance(game: Game, again: Game) -> None:
    """The seed must determine every shuffle after the start."""
    for action in game.actions:
        again.play(action)
    if again.chance != game.chance:
        raise RecordError(message("verify-wrong-chance", seed=seed_text(game.seed)))


def check_commitment(game: Game, commitment: str, salt: str) -> None:
    """The seed must match the server's commitment."""
    if committed(game.seed, salt) != commitment.lower():
        raise RecordError(message("verify-wrong-commitment", commitment=commitment))


VERIFY = Command(
    "verify",
    "entrepot verify game.erec",
    _arguments,
    _verify,
)
