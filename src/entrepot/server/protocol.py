"""What the server says, as types: ``page/src/protocol.ts`` has the same ones, and a test holds the two equal.

The description of the HTTP part, /openapi.json, is made from them.
"""

from __future__ import annotations

from typing import Any, TypedDict


class MessageJSON(TypedDict):
    """A message: its id in the catalogs, and its arguments."""

    id: str
    args: dict[str, Any]


class Refusal(TypedDict):
    """Why something was refused."""

    reason: MessageJSON


class Me(TypedDict):
    """A guest."""

    name: str
    language: str
    csrf: str


class Catalogue(TypedDict):
    """What can be played."""

    languages: list[str]
    levels: list[str]
    bots: list[str]
    games: list[GameInfo]


class GameInfo(TypedDict):
    """A game: its options, and the tables of its printed components."""

    name: str
    options: list[OptionInfo]
    tables: dict[str, Any]


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
    """A seat, as it is told to anybody."""

    kind: str
    name: str
    bot: str | None
    connected: bool
    away: bool
    seconds: float | None


class TableInfo(TypedDict):
    """A table, as it is told to a guest or to anybody."""

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
    spectators: int
    events: int
    yours: list[int]
    owner: bool


class Choice(TypedDict):
    """A legal action."""

    action: str
    label: MessageJSON
    hint: MessageJSON | None


class SheetPart(TypedDict):
    """A part of the score, a number for each seat."""

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
    """The table as one pair of eyes sees it after so many events."""

    event: int
    view: dict[str, Any]
    eyes: int | None
    turn: int | None
    round: int
    question: MessageJSON | None
    legal: list[Choice]
    suggestion: str | None
    undo: int | None
    scores: list[int] | None
    result: Result | None


class TableEvent(TypedDict):
    """Something that happened."""

    number: int
    kind: str
    seat: int
    action: str
    log: list[MessageJSON]


ChatLine = TypedDict("ChatLine", {"from": str, "seat": int | None, "text": str, "time": str})


class Replay(TypedDict):
    """A game looked at again, moment by moment."""

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


class Analysis(TypedDict):
    """What a bot makes of a finished game."""

    status: str
    done: int
    of: int
    bot: str
    curves: list[list[tuple[int, float]]]
    turning_points: list[Turn]


class Rematch(TypedDict):
    """Where the same people go on."""

    id: str


# What the server is told


class MeWish(TypedDict, total=False):
    """Another name or language."""

    name: str
    language: str


class SeatWish(TypedDict, total=False):
    """A seat: ``me``, ``open``, or ``bot`` with its name."""

    kind: str
    name: str
    bot: str


class NewTable(TypedDict, total=False):
    """A table to be made; ``game`` and ``seats`` are needed."""

    game: str
    options: dict[str, Any]
    seats: list[SeatWish]
    private: bool
    clock: Clock | None
    hints: bool
    shuffle_seats: bool
    pace: float
    lesson: bool


class JoinWish(TypedDict, total=False):
    """Which seat, and the invitation to a private table."""

    seat: int
    invitation: str


class StartWish(TypedDict, total=False):
    """Who takes the open seats."""

    bot: str


class ReplaceWish(TypedDict, total=False):
    """Whose seat, and who takes it."""

    seat: int
    bot: str


class ReclaimWish(TypedDict, total=False):
    """Whose seat."""

    seat: int
