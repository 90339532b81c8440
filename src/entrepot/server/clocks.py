"""Clocks: what is left to each player follows from the stored events and their times, and from nothing else.

The time between two events is charged to the seat of the later one, whoever plays that seat. So no request that is
refused, no reconnection, no bot that takes over and no restart of the server stops a clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from .chain import next_hash
from .history import ACTION, UNDO, HistoryEvent, StoredEvent
from .protocol import Clock, Outline

Clocks = tuple[float | None, ...]
"""Seconds left to each seat after its last event; none for a bot, and without a clock."""


def no_outline() -> Outline:
    """What lists say about a game that has not started."""
    return {"round": 0, "last": None, "scores": None, "winners": None}


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a game has got: what follows from its last event."""

    number: int = 0
    """The number of the last event."""
    since: float = 0.0
    """The time of the last event, or of the start."""
    turn: int | None = None
    """The seat that decides."""
    clocks: Clocks = ()
    head: str = ""
    """The hash of the last event and of everything before it; empty before the start."""
    outline: Outline = field(default_factory=no_outline, compare=False)
    """What lists say about the game. Whoever knows its rules adds it."""

    def seconds(self, seat: int, now: float) -> float | None:
        """Seconds left to a seat, whose clock runs while it decides."""
        left = self.clocks[seat] if self.clocks else None
        return left if left is None or seat != self.turn else max(0.0, left - max(0.0, now - self.since))


def stamped(
    before: Progress, events: Sequence[HistoryEvent], clock: Clock | None, now: float
) -> tuple[list[StoredEvent], Progress]:
    """New events as they are stored, and the progress after them."""
    stored = []
    for event in events:
        left = seconds_after(before, event, clock, now)
        clocks = before.clocks and (*before.clocks[: event.seat], left, *before.clocks[event.seat + 1 :])
        facts = event.number, event.kind, event.seat, event.action, event.batch, now, left
        stored.append(StoredEvent(*facts, next_hash(before.head, *facts)))
        before = Progress(event.number, now, event.turn, clocks, stored[-1].hash)
    return stored, before


def seconds_after(before: Progress, event: HistoryEvent, clock: Clock | None, now: float) -> float | None:
    """What is left to the seat of an event.

    The increment is added when the turn passes on, and taken back with the action. Time that is up stays up.
    """
    left = before.clocks[event.seat] if before.clocks else None
    if left is None or clock is None:
        return None
    left -= max(0.0, now - before.since)
    if left <= 0:
        return 0.0
    passed_on = event.kind == ACTION and event.turn != event.seat
    came_back = event.kind == UNDO and before.turn != event.seat
    return max(0.0, left + clock["increment"] * (passed_on - came_back))


def progress_after(start: Progress, events: Iterable[StoredEvent], turn: int | None) -> Progress:
    """The progress after stored events."""
    number, since, head, clocks = start.number, start.since, start.head, list(start.clocks)
    for event in events:
        number, since, head = event.number, event.time, event.hash
        if clocks:
            clocks[event.seat] = event.seconds
    return Progress(number, since, turn, tuple(clocks), head)
