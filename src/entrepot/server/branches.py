"""Playing on from a position of a finished game or of a record: a table that starts there, with bots as opponents.

Whoever plays on may know how the other game went on, so everything that the seat could not know at that moment is
re-sampled, and whatever is drawn later comes from the new table's own seed.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from ..core import registry
from ..core.errors import EntrepotError
from ..core.game import from_record
from ..core.messages import Message
from ..core.reader import Reader
from ..core.rules import JSON
from ..core.secret_chance import new_secret, short_seed
from . import analysis_service, seating
from .fair_queue import Share
from .guests import Guest, random_id
from .table import BOT, HUMAN, WAITING, Branch, Seat, Table, Terms
from .table_service import TableService


@dataclass(frozen=True)
class PositionTask:
    """A position to be found in a record, as it may have been for all that a seat knew."""

    record: JSON
    move: Reader
    seat: Reader
    seed: int

    def __call__(self) -> JSON | Message:
        """The position, or the reason why there is none: not every exception can be pickled."""
        try:
            game = from_record(self.record)
            move = self.move.whole(0, len(game.actions) - game.is_over)
            seat = self.seat.whole(0, game.players - 1)
            return game.at(move).seen_by(seat, short_seed(self.seed)).position()
        except EntrepotError as error:
            return error.message


@dataclass(frozen=True)
class Wish:
    """What somebody wants to play on from."""

    record: JSON
    source: str | None
    """The table of the record; none if it was uploaded."""
    move: Reader
    """How many of its actions come before."""
    seat: Reader
    """The seat of the person."""
    bot: str
    """The bot at the other seats."""


async def create(service: TableService, guest: Guest, wish: Wish) -> Table:
    """Create a table whose game starts at a position of another one. It counts as a new table, and is private."""
    seed = new_secret()
    task = PositionTask(wish.record, wish.move, wish.seat, seed)
    start = await analysis_service.ask_about_record(service, wish.record, task, Share(guest.id))
    seats = [Seat(BOT, bot=wish.bot) for _ in start["players"]]
    seats[wish.seat.value] = Seat(HUMAN, guest.id, guest.name)
    await seating.limit_open_tables(service, guest.id)
    branch = Branch(wish.source, wish.move.value, start)
    return await seating.add_table(
        service, Table(terms_of(service, start, seed), seats, guest.id, WAITING, branch=branch)
    )


def terms_of(service: TableService, start: JSON, seed: int) -> Terms:
    """The terms of a game from a position: for practice, so without a clock and with hints."""
    return Terms(
        id=random_id(9),
        game=start["game"],
        rules_version=registry.find(start["game"]).version,
        options=start["options"],
        seed=seed,
        salt=secrets.token_hex(16),
        private=True,
        invitation=secrets.token_urlsafe(16),
        clock=None,
        hints=True,
        shuffle_seats=False,
        pace=service.settings.pace,
    )
