"""A table: its terms, its seats, who is connected, and the game."""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass, field
from hmac import compare_digest
from time import monotonic, time
from typing import TYPE_CHECKING, Any, Protocol

from ..core import registry
from ..core.errors import BrokenGameError, EntrepotError, UnknownGameError
from ..core.game import Game, load, new
from ..core.messages import message
from ..core.rules import JSON
from ..core.secret_chance import commitment
from .chain import first_hash
from .clocks import Progress
from .errors import UnavailableError
from .history import GameHistory, StoredGame
from .moderation import EVERYONE, NOBODY, Moderation, pseudonym
from .protocol import Clock, Hint

if TYPE_CHECKING:
    from .connection import Connection

HUMAN, OPEN, BOT = "human", "open", "bot"
WAITING, PLAYING, FINISHED, ABANDONED = "waiting", "playing", "finished", "abandoned"


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    kind: str
    guest: str | None = None
    """Whose seat it is; of an open seat, for whom it is reserved."""
    name: str = ""
    bot: str | None = None
    """The bot that plays it, also in place of an absent person."""
    away: bool = False

    @property
    def is_played_by_bot(self) -> bool:
        """Whether a bot decides."""
        return self.kind == BOT or self.away


Pending = tuple[int, str | None]
"""What a table waits for: the number of its last event, and the bot that decides, if one does."""


@dataclass(frozen=True, slots=True)
class Due:
    """When any process may take up what a table does next by itself."""

    pending: Pending | None = None
    """What it is that the table does then."""
    at: float | None = None
    """The end of a player's time, or of the lease of the process that has claimed a bot's turn."""
    own: bool = False
    """Whether this process has claimed it."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What was set when the table was made.

    Until the game starts, the version of the rules may change, and the invitation, when somebody is removed.
    """

    id: str
    game: str
    rules_version: int
    """The version of the rules under which the game started; it may continue under a later one."""
    options: dict[str, Any]
    seed: int
    salt: str
    private: bool
    invitation: str
    clock: Clock | None
    hints: bool
    shuffle_seats: bool
    pace: float
    """How long bots take: 1 is like people, 0 is no time at all."""

    @property
    def commitment(self) -> str:
        """Commits the server to the seed without revealing it."""
        return commitment(self.seed, self.salt)


@dataclass(frozen=True, slots=True)
class Branch:
    """Where a table's game starts if not at the beginning: it plays on from a position of another game."""

    source: str | None
    """The table of the other game; none if it was an uploaded record."""
    move: int
    """How many actions of the other game came before."""
    start: JSON
    """The position, in which everything hidden was re-sampled."""


class Version(Protocol):
    """What changes with every change of a table, and with every event."""

    @property
    def revision(self) -> int:
        """How often seats, status or owner were changed."""

    @property
    def number(self) -> int:
        """The number of the last event."""


@dataclass(slots=True)
class Table:
    """A table in memory. Code that changes it or reads its history holds its lock."""

    terms: Terms
    seats: list[Seat]
    owner: str
    status: str
    rematch: str | None = None
    started: float = 0.0
    """The time of the start."""
    progress: Progress = field(default_factory=Progress)
    """How far the game has got, also while it is not in memory."""
    revision: int = 0
    """Counts the changes of seats, status and owner that are stored."""
    due: Due = Due()
    moderation: Moderation = field(default_factory=Moderation)
    """What the host has decided about people."""
    branch: Branch | None = None
    """Where the game starts, if it plays on from another one."""
    history: GameHistory | None = None
    """The game; dropped while the table is idle."""
    connections: set[Connection] = field(default_factory=set)
    elsewhere: dict[str, int] = field(default_factory=dict)
    """How many connections each guest has to other processes; the empty one is everybody without a cookie."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    last_used: float = field(default_factory=monotonic)
    """When something happened last."""
    loaded_at: float = field(default_factory=monotonic)
    """When the table was loaded into memory."""
    left_at: dict[str, float] = field(default_factory=dict)
    """When guests have disconnected."""
    recovery: asyncio.Task[None] | None = None
    """Loads it again, after the database has failed."""
    notice: asyncio.TimerHandle | None = None
    """The message about who is there that is to be sent soon."""
    outdated: bool = False
    """Whether another process has changed it and that is about to be loaded."""
    unsaved_presence: bool = False
    """Whether other processes are about to be informed of who is connected."""
    last_line: int = 0
    """The id of the last line of chat that was sent to those connected."""
    times_taken: int = 0
    """How often it has become what another process had stored."""
    spectator_events: tuple[int, str] | None = None
    """The number of the last event, and all events as JSON, as spectators see them."""
    suggestion: tuple[int, str] | None = None
    """The number of an event, and the action that a bot suggested after it."""
    hint: Hint | None = None
    """The last hint that a player asked for."""
    suggesting: int | None = None
    """The number of the event after which a bot has been asked for a suggestion."""
    background_task: asyncio.Task[None] | None = None
    """What the table does next by itself: a bot's action, or the end of a player's time."""
    scheduled: tuple[int, str | None] | None = None
    """The event after which the background task was started, and the bot that it asks."""

    @property
    def id(self) -> str:
        """The table's id, as in its address."""
        return self.terms.id

    def differs_from(self, stored: Version) -> bool:
        """Whether something has been stored that this process does not know of: a change or an event."""
        return (self.revision, self.number) != (stored.revision, stored.number)

    def take(self, stored: Table) -> None:
        """Become what is stored, except for who is connected."""
        self.terms = stored.terms
        self.seats, self.owner, self.status, self.rematch = stored.seats, stored.owner, stored.status, stored.rematch
        self.started, self.progress, self.history = stored.started, stored.progress, None
        self.moderation = stored.moderation
        self.revision = stored.revision
        self.times_taken += 1
        self.take_due(stored.due)

    def take_due(self, stored: Due) -> None:
        """Know when it is stored to be due; a claim of this process counts as long as no other has replaced it."""
        if (self.due.pending, self.due.at) != (stored.pending, stored.at):
            self.due = stored

    @property
    def number(self) -> int:
        """The number of the last event."""
        return self.progress.number

    @property
    def undone_bots(self) -> list[int]:
        """The seats whose actions are taken back with those of a person: bots', unless a clock measures thinking."""
        return [] if self.terms.clock else [number for number, seat in enumerate(self.seats) if seat.kind == BOT]

    @property
    def turn(self) -> int | None:
        """The seat that decides."""
        return self.progress.turn

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats of a guest; somebody removed by the host has none."""
        if guest is None or self.is_removed(guest):
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == HUMAN and seat.guest == guest]

    def played_by(self, guest: str | None) -> list[int]:
        """The seats that a guest plays now."""
        return [number for number in self.seats_of(guest) if not self.seats[number].away]

    def kept_for(self, guest: str | None) -> list[int]:
        """The open seats that are reserved for a guest, whom nobody has removed."""
        if guest is None or self.is_removed(guest):
            return []
        return [number for number, seat in enumerate(self.seats) if seat.kind == OPEN and seat.guest == guest]

    @property
    def people(self) -> set[str]:
        """All guests who have a seat."""
        seated = {seat.guest for seat in self.seats if seat.kind == HUMAN and seat.guest}
        return {guest for guest in seated if not self.is_removed(guest)}

    def belongs_to(self, guest: str | None) -> bool:
        """Whether a guest has a seat here, or created the table."""
        return guest is not None and (guest == self.owner or guest in self.people)

    @property
    def pending(self) -> Pending | None:
        """What the table waits for; none if the game is not being played."""
        return pending(self.status, self.progress, self.seats) if self.is_playable else None

    @property
    def here(self) -> set[str]:
        """All guests who are connected to this process."""
        return {connection.guest for connection in self.connections if connection.guest}

    @property
    def present(self) -> set[str]:
        """All guests who are connected."""
        return self.here | self.elsewhere.keys() - {""}

    @property
    def spectators(self) -> int:
        """How many connections have no seat."""
        others = sum(count for guest, count in self.elsewhere.items() if not self.seats_of(guest))
        return others + sum(not self.seats_of(connection.guest) for connection in self.connections)

    @property
    def is_unattended(self) -> bool:
        """Whether only bots are left to play, and nobody watches."""
        watched = self.connections or self.elsewhere
        return not watched and not any(seat.kind == HUMAN and not seat.away for seat in self.seats)

    def may_see(self, guest: str | None, invitation: str | None) -> bool:
        """Whether a guest may see the table: a private one needs a seat or an invitation, and no removal."""
        if self.shuts_out(guest):
            return False
        known = guest is not None and (guest == self.owner or any(seat.guest == guest for seat in self.seats))
        invited = compare_digest((invitation or "").encode(errors="replace"), self.terms.invitation.encode())
        return not self.terms.private or known or invited

    # What the host has decided

    def person(self, guest: str) -> str:
        """The pseudonym of a guest at this table."""
        return pseudonym(self.id, guest)

    def is_removed(self, guest: str | None) -> bool:
        """Whether the host has removed a guest."""
        removed = self.moderation.removed
        return bool(removed) and guest is not None and self.person(guest) in removed

    def is_muted(self, guest: str | None) -> bool:
        """Whether the host has muted a guest."""
        muted = self.moderation.muted
        return bool(muted) and guest is not None and self.person(guest) in muted

    def shuts_out(self, guest: str | None) -> bool:
        """Whether a guest may not even watch: somebody removed from a private table."""
        return self.terms.private and self.is_removed(guest)

    def why_silent(self, guest: str | None) -> str | None:
        """The id of the reason why a guest may not write in the chat; none if the guest may."""
        if self.is_muted(guest):
            return "server-muted"
        if self.moderation.chat == EVERYONE or (self.moderation.chat != NOBODY and self.belongs_to(guest)):
            return None
        return "server-chat-nobody" if self.moderation.chat == NOBODY else "server-chat-players"

    def names(self) -> list[str]:
        """The players' names, as a record has them."""
        return [seat.name or f"p{number}" for number, seat in enumerate(self.seats)]

    def seconds(self, seat: int) -> float | None:
        """Seconds left on a seat's clock, which runs while the seat decides."""
        return self.progress.seconds(seat, time() if self.is_playable else self.progress.since)

    def is_out_of_time(self, seat: int) -> bool:
        """Whether a seat has used up its time, even if nobody was there to notice."""
        return self.progress.seconds(seat, time()) == 0

    def at_start(self) -> Progress:
        """The progress when the game started, before anybody's turn."""
        clock = self.terms.clock
        clocks = [float(clock["seconds"]) if seat.kind == HUMAN else None for seat in self.seats] if clock else ()
        seats = [(seat.kind, seat.guest, seat.name) for seat in self.seats]
        facts = [asdict(self.terms), self.started, seats, *([asdict(self.branch)] if self.branch else [])]
        return Progress(0, self.started, None, tuple(clocks), first_hash(*facts) if self.started else "")

    @property
    def is_playable(self) -> bool:
        """Whether the game is being played, and nothing is known that prevents it."""
        return self.status == PLAYING and not (self.history and self.history.has_diverged)

    @property
    def has_current_rules(self) -> bool:
        """Whether the game started under the rules of this program."""
        return registry.find(self.terms.game).version == self.terms.rules_version

    def new_history(self) -> GameHistory:
        """The game at its start; refused if this program does not have it, or not with these options."""
        try:
            return GameHistory(self.new_game())
        except (UnknownGameError, BrokenGameError) as error:
            raise UnavailableError(message("server-game-missing", game=self.terms.game)) from error
        except EntrepotError as error:
            raise UnavailableError(message("server-options-refused", reason=error.message)) from error

    def new_game(self) -> Game:
        """The game at its start."""
        if self.branch:
            return load(self.branch.start, seed=self.terms.seed, names=self.names())
        return new_game(self.terms, self.names())

    def replayed(self, stored: StoredGame) -> GameHistory:
        """The stored game, as far as it can be replayed: the rules may have changed since it was played."""
        history = self.new_history().replay(stored.events)
        history.forget_states(self.undone_bots)
        known = stored.turn is not None or self.status == FINISHED
        if self.started and known and history.game.seat != stored.turn:
            history.has_diverged = True
        return history


def pending(status: str, progress: Progress, seats: list[Seat]) -> Pending | None:
    """What a table waits for with that status, progress and seats."""
    if status != PLAYING or progress.turn is None:
        return None
    seat = seats[progress.turn]
    return progress.number, seat.bot if seat.is_played_by_bot else None


def new_game(terms: Terms, names: list[str] | None = None) -> Game:
    """The game at its start."""
    return new(terms.game, seed=terms.seed, names=names, **terms.options)
