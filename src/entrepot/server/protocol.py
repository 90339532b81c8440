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
    spectators: int
    events: int
    yours: list[int]
    owner: bool


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
    """The game as one viewer sees it after a number of events."""

    event: int
    view: dict[str, Any]
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


ChatLine = TypedDict("ChatLine", {"from": str, "seat": int | None, "text": str, "time": str})


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


# Requests


class MeWish(TypedDict, total=False):
    """A new name or language."""

    name: str
    language: str


class SeatWish(TypedDict, total=False):
    """A seat: ``me``, ``open``, or ``bot`` with its name."""

    kind: str
    name: str
    bot: str


class NewTable(TypedDict, total=False):
    """A table to be created; ``game`` and ``seats`` are required."""

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
    """The bot for the open seats."""

    bot: str


class ReplaceWish(TypedDict, total=False):
    """A seat, and the bot that is to play it."""

    seat: int
    bot: str


class ReclaimWish(TypedDict, total=False):
    """A seat."""

    seat: int
