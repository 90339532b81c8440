"""A table: what was agreed on, who sits where, who is there now, and the game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from hmac import compare_digest
from time import monotonic
from typing import TYPE_CHECKING, Any

from ..core import registry
from ..core.game import Game, new
from .course import Course, Stored
from .errors import refused
from .protocol import Clock

if TYPE_CHECKING:
    from .connection import Connection

HUMAN, OPEN, BOT = "human", "open", "bot"
WAITING, PLAYING, FINISHED, ABANDONED = "waiting", "playing", "finished", "abandoned"


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    kind: str
    guest: str | None = None
    """Whose it is; of an open seat, for whom it is kept."""
    name: str = ""
    bot: str | None = None
    """Who plays it: the seat's own bot, or the one in an absent person's place."""
    away: bool = False
    clock: float | None = None
    """Seconds left when the seat last acted."""

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a program decides."""
        return self.kind == BOT or self.away


@dataclass(frozen=True, slots=True)
class Terms:
    """What was agreed on when the table was made. It never changes."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: int
    salt: str
    private: bool
    invitation: str
    clock: Clock | None
    hints: bool
    shuffle_seats: bool
    pace: float
    """How long bots take: 1 is like people, 0 at once."""

    @property
    def commitment(self) -> str:
        """What binds the server to the seed from the start, without telling it."""
        return commitment(self.seed, self.salt)


def commitment(seed: int, salt: str) -> str:
    """SHA-256 of the text "salt:seed": the salt's 32 hexadecimal digits, a colon, the seed in decimal digits."""
    return sha256(f"{salt}:{seed}".encode()).hexdigest()


@dataclass(slots=True)
class Table:
    """A table that somebody is at. Whoever changes it, or looks at its course, holds its lock."""

    terms: Terms
    seats: list[Seat]
    owner: str
    status: str
    rematch: str | None = None
    number: int = 0
    """Of the last event."""
    turn: int | None = None
    """The seat that decides, as far as it is known without the game."""
    course: Course | None = None
    """The game; it is dropped while nothing happens."""
    connections: set[Connection] = field(default_factory=set)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    used: float = field(default_factory=monotonic)
    """When something happened last."""
    asked: float = field(default_factory=monotonic)
    """Since when the clock of the seat that decides runs."""
    loaded: float = field(default_factory=monotonic)
    """Since when the table is in the house."""
    gone: dict[str, float] = field(default_factory=dict)
    """Guests who have left the screen, and when."""
    suggestion: tuple[int, str] | None = None
    """What was suggested after which event."""
    duty: asyncio.Task[None] | None = None
    """What the table does next by itself: a bot's answer, or the end of somebody's time."""

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.terms.id

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that are somebody's."""
        if guest is None:
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == HUMAN and seat.guest == guest]

    def played_by(self, guest: str | None) -> list[int]:
        """The seats that somebody decides for now."""
        return [number for number in self.seats_of(guest) if not self.seats[number].away]

    @property
    def people(self) -> set[str]:
        """Everybody who has a seat."""
        return {seat.guest for seat in self.seats if seat.kind == HUMAN and seat.guest}

    @property
    def present(self) -> set[str]:
        """Everybody who has the table before their eyes."""
        return {connection.guest for connection in self.connections if connection.guest}

    @property
    def spectators(self) -> int:
        """How many look on."""
        return sum(not self.seats_of(connection.guest) for connection in self.connections)

    def may_see(self, guest: str | None, invitation: str | None) -> bool:
        """Whether the table may be shown to somebody: a private one only to its people and by its link."""
        known = guest is not None and (guest == self.owner or any(seat.guest == guest for seat in self.seats))
        invited = compare_digest((invitation or "").encode(errors="replace"), self.terms.invitation.encode())
        return not self.terms.private or known or invited

    def names(self) -> list[str]:
        """The players' names, as a record has them."""
        return [seat.name or f"p{number}" for number, seat in enumerate(self.seats)]

    def seconds(self, seat: int) -> float | None:
        """What is left on a seat's clock; it runs while the seat decides."""
        left = self.seats[seat].clock
        if left is None or seat != self.turn or self.status != PLAYING:
            return left
        return max(0.0, left - (monotonic() - self.asked))

    def new_course(self, stored: Iterable[Stored]) -> Course:
        """The game from its start, gone through again as far as the events reach."""
        return Course(new_game(self.terms, self.names())).replay(stored)


def new_game(terms: Terms, names: list[str] | None = None) -> Game:
    """The game as it starts."""
    if registry.find(terms.game).version != terms.rules_version:
        raise refused("server-old-rules", 410)
    return new(terms.game, seed=terms.seed, names=names, **terms.options)
