"""The types of what the server sends and receives. A test compares them with ``page/src/protocol.ts``.

``/openapi.json`` is generated from them.
"""

from __future__ import annotations

from typing import Any, TypedDict


class WithFallback(TypedDict, total=False):
    """What a message may have besides."""

    fallback: str


class MessageJSON(WithFallback):
    """A message: its id in the catalogs, and its arguments; and a text to show where no catalog has it.

    An argument is a text, a number, a message, or a term: ``{"kind": "good", "value": "corn", "name": <message>}``.
    """

    id: str
    args: dict[str, Any]


EventJSON = dict[str, Any]
"""An event of a game: ``{"kind": "loaded", "seat": 3, "good": "corn", "barrels": 1, "ship": 5}``."""


class Refusal(TypedDict):
    """Why something was refused."""

    reason: MessageJSON


class Health(TypedDict, total=False):
    """Whether the server works: ``ok``, or ``failing`` with the reason."""

    status: str
    reason: MessageJSON


class Me(TypedDict):
    """A guest."""

    name: str
    language: str
    csrf: str


class Device(TypedDict):
    """A device on which a guest is signed in; ``label`` is its browser and system, or empty."""

    id: str
    label: str
    since: str
    used: str
    current: bool


class Identity(TypedDict):
    """The devices of a guest, and when the recovery code was made."""

    devices: list[Device]
    recovery: str | None


class Code(TypedDict):
    """A code that leads to another device: a recovery code, or one that works once within some seconds."""

    code: str
    seconds: int | None


class Move(TypedDict):
    """To whom a code leads, at how many open tables that guest has a seat, and whether the device has moved."""

    name: str
    tables: int
    moved: bool


class Reach(TypedDict):
    """Where other devices in the same network reach the server; and the command that would let them, if they do not."""

    address: str | None
    command: str


class Catalogue(TypedDict):
    """What can be played."""

    languages: list[str]
    levels: list[str]
    bots: list[str]
    games: list[GameInfo]


class GameInfo(TypedDict):
    """A game: its options, its printed components, and what its events are made of."""

    name: str
    options: list[OptionInfo]
    tables: dict[str, Any]
    kinds: dict[str, dict[str, MessageJSON]]
    """The kinds of things that events name: the name of each notation word."""
    events: dict[str, dict[str, str]]
    """The kinds of events: the kind of thing in each field."""
    lesson: bool
    puzzles: int
    """How many there are."""
    page_board: bool


class OptionInfo(TypedDict):
    """An option of a game; without values the game itself checks what it is given."""

    name: str
    values: list[Any] | None
    default: Any


class Clock(TypedDict):
    """Seconds for each player, and seconds more for each turn."""

    seconds: int
    increment: int


class SeatInfo(TypedDict):
    """A seat, as anybody may know it."""

    kind: str
    name: str
    bot: str | None
    connected: bool
    away: bool
    seconds: float | None
    person: str | None
    """For the host only: how to name the person in requests."""


class Person(TypedDict):
    """Somebody whom the host has removed or muted."""

    person: str
    name: str
    removed: bool
    muted: bool


class BranchInfo(TypedDict):
    """Where a game starts that plays on from another one."""

    table: str | None
    """The table of the other game; none of an uploaded record."""
    move: int
    """How many of its actions came before."""


class TableInfo(TypedDict):
    """A table, as a guest or anybody may know it."""

    id: str
    game: str
    options: dict[str, Any]
    status: str
    seats: list[SeatInfo]
    private: bool
    invitation: str | None
    clock: Clock | None
    hints: bool
    pace: float
    commitment: str
    seed: str | None
    salt: str | None
    rematch: str | None
    branch: BranchInfo | None
    spectators: int
    events: int
    yours: list[int]
    kept: list[int]
    """The open seats that are reserved for you: those of a rematch."""
    owner: bool
    chat: str
    """Who may write: ``everyone``, ``players``, ``nobody``."""
    may_chat: bool
    removed: bool
    restricted: list[Person]
    """For the host only."""


class Outline(TypedDict):
    """What lists say about a game: what everybody may know of it."""

    round: int
    last: EventJSON | None
    """What the last action did."""
    scores: list[int] | None
    """Of a finished game, as are the winners."""
    winners: list[int] | None


class TableSummary(TableInfo):
    """A table in a list."""

    turn: int | None
    """The seat that decides."""
    since: str
    """The time of the last event, or of the start."""
    outline: Outline


class Tally(TypedDict):
    """How a guest did in the finished games of one kind: against others, with one seat."""

    game: str
    players: int
    played: int
    won: int
    points: float
    """On average."""
    best: int


class Opponent(TypedDict):
    """How a guest did in a game against somebody: a bot, or a person."""

    game: str
    name: str
    bot: bool
    played: int
    won: int
    lost: int
    """To that opponent."""


class Statistics(TypedDict):
    """How a guest did."""

    tallies: list[Tally]
    opponents: list[Opponent]


class Choice(TypedDict):
    """A legal action."""

    action: str
    label: MessageJSON
    hint: MessageJSON | None


class Hint(TypedDict):
    """An action that a bot recommends, and why; for the decision after so many events."""

    event: int
    action: str
    label: MessageJSON
    chances: list[float]
    reasons: list[MessageJSON]
    arranged: dict[str, Any] | None


class SheetPart(TypedDict):
    """A part of the score, a number for each seat."""

    word: str
    """What the part is, for programs."""
    part: MessageJSON
    points: list[int]


class Result(TypedDict):
    """How a game ended."""

    scores: list[int]
    winners: list[int]
    end: list[str]
    reasons: list[MessageJSON]
    sheet: list[SheetPart]


class State(TypedDict):
    """The game as one viewer sees it after a number of events."""

    event: int
    view: dict[str, Any]
    prices: dict[str, Any]
    text: str | None
    eyes: int | None
    turn: int | None
    round: int
    asked: str | None
    question: MessageJSON | None
    legal: list[Choice]
    suggestion: str | None
    undo: int | None
    stopped: MessageJSON | None
    scores: list[int] | None
    result: Result | None


class TableEvent(TypedDict):
    """An action or an undo, and what happened by it."""

    number: int
    kind: str
    seat: int
    action: str
    log: list[EventJSON]
    round: int


ChatLine = TypedDict("ChatLine", {"from": str, "seat": int | None, "text": str, "time": str, "person": str | None})


class Replay(TypedDict):
    """A game, moment by moment."""

    game: str
    options: dict[str, Any]
    names: list[str]
    moments: list[State]
    events: list[TableEvent]


class Turn(TypedDict):
    """A moment at which a game turned for a seat."""

    number: int
    seat: int
    own: bool
    change: float
    played: MessageJSON | None
    better: MessageJSON | None
    phase: MessageJSON
    mistake: MessageJSON | None
    reasons: list[MessageJSON]


class Analysis(TypedDict):
    """The analysis of a finished game by a bot."""

    status: str
    position: int
    """How many other analyses come before it."""
    done: int
    of: int
    bot: str
    curves: list[list[tuple[int, float]]]
    turning_points: list[Turn]


class PuzzleInfo(TypedDict):
    """A puzzle in the list of a game's puzzles."""

    id: str
    theme: MessageJSON


class PuzzleChoice(TypedDict):
    """An answer to a puzzle: whether it is right, its chance of winning, and why the better action is better."""

    action: str
    label: MessageJSON
    hint: MessageJSON | None
    right: bool
    chance: float
    reasons: list[MessageJSON]


class PuzzleStep(TypedDict):
    """A step of the likely continuation."""

    seat: int
    label: MessageJSON


class Puzzle(TypedDict):
    """A position in which one action is the best, as the deciding seat sees it."""

    id: str
    theme: MessageJSON
    options: dict[str, Any]
    seat: int
    state: State
    choices: list[PuzzleChoice]
    line: list[PuzzleStep]


class Rematch(TypedDict):
    """The table of a rematch."""

    id: str


# Notifications


class Channel(TypedDict):
    """One way in which a guest is notified: ``ntfy``, ``webhook``, ``push`` or ``feed``."""

    id: str
    kind: str
    url: str
    feeds: list[str]
    tried: float | None
    outcome: str | None
    paused: bool


class Notifications(TypedDict):
    """How a guest is notified, and what the server offers."""

    enabled: bool
    push_key: str | None
    channels: list[Channel]


# Requests: a field that may be left out may also be null


class MeWish(TypedDict, total=False):
    """A new name or language."""

    name: str
    language: str


class MoveWish(TypedDict, total=False):
    """A code, and whether the guest has confirmed to become whom it leads to; until then nothing is changed."""

    code: str
    confirmed: bool


class DeviceWish(TypedDict, total=False):
    """A device of one's own."""

    device: str


class SeatWish(TypedDict, total=False):
    """A seat: ``me``, ``open``, or ``bot`` with its name."""

    kind: str
    name: str
    bot: str


class GameAndSeats(TypedDict):
    """What a new table must have."""

    game: str
    seats: list[SeatWish]


class NewTable(GameAndSeats, total=False):
    """A table to be created."""

    options: dict[str, Any]
    private: bool
    clock: Clock | None
    hints: bool
    shuffle_seats: bool
    pace: float
    lesson: bool
    chat: str


class JoinWish(TypedDict, total=False):
    """Which seat, and the invitation to a private table."""

    seat: int
    invitation: str


class MoveAndSeat(TypedDict):
    """Where to play on: after how many actions, and at which seat."""

    move: int
    seat: int


class BranchWish(MoveAndSeat, total=False):
    """Where to play on, and the bot at the other seats."""

    bot: str


class RecordBranchWish(BranchWish):
    """A record, and where to play on."""

    record: dict[str, Any]


class StartWish(TypedDict, total=False):
    """The bot for the open seats."""

    bot: str


class ReclaimWish(TypedDict):
    """A seat."""

    seat: int


class ReplaceWish(ReclaimWish, total=False):
    """A seat, and the bot that is to play it."""

    bot: str


class PersonWish(TypedDict, total=False):
    """A person at the table, as the host's view of it names them."""

    person: str


class ChatWish(TypedDict, total=False):
    """Who may write in the chat: ``everyone``, ``players``, ``nobody``."""

    chat: str


class PushKeys(TypedDict):
    """The keys of a browser's push subscription."""

    p256dh: str
    auth: str


class NewChannel(TypedDict, total=False):
    """A way to be notified; ``kind`` is required. A feed needs nothing else, ``push`` needs the keys."""

    kind: str
    url: str
    keys: PushKeys


class ChannelChoice(TypedDict):
    """A channel."""

    id: str
