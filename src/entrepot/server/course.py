"""The course of a game: the game, and its events, numbered from 1. An action is an event, and so is taking it back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby, islice
from sys import intern

from ..core.game import Game, new
from ..core.messages import Message, message
from .answers import compact

ACTION, UNDO = "action", "undo"
KEPT = 48  # states for taking back: more actions than anybody takes in a turn
READABLE = 8  # events that somebody who comes back is told without the game being gone through again

Stored = tuple[str, int, str, int]
"""An event in the database: kind, seat, action, batch."""


@dataclass(slots=True)
class Event:
    """Something that happened, with what there is to read about it."""

    number: int
    kind: str
    seat: int
    action: str
    log: str
    """The messages as JSON. Of an older event it is empty: they would be most of a game's weight, see Course.told."""
    batch: int
    """The number of the first event that was asked for together with it; they are taken back together too."""


class Course:
    """A game that remembers also what was taken back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []
        self._standing: list[Event] = []  # those that were not taken back, one for each action of the game

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.events)

    def copy(self) -> Course:
        """One that goes its own way."""
        other = Course(self.game.copy())
        other.events, other._standing = list(self.events), list(self._standing)
        return other

    def play(self, action: str, batch: int | None = None) -> None:
        """Play an action, or raise what a game raises; it may belong to a batch."""
        self._play(action, batch)
        self._forget()

    def _play(self, action: str, batch: int | None) -> None:
        told = len(self.game.log)
        played = self.game.play(action)
        self._add(ACTION, played.seat, str(played), self.game.log[told:], batch)
        self.game.log.clear()  # the events have it
        self._standing.append(self.events[-1])
        self.game.forget(KEPT)

    def _forget(self) -> None:
        """Keep what can still be taken back: the turn of the seat that acted last, and after it the turn before."""
        last = (action.seat for action in reversed(self.game.actions[-KEPT:]))
        self.game.forget(sum(len(list(turn)) for _, turn in islice(groupby(last), 2)))

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, or raise what a game raises."""
        action = str(self.game.undo(seat))
        self._standing.pop()
        self._add(UNDO, seat, action, [message("server-undone", seat=seat, action=action)], None)

    def undo_batch(self, seat: int) -> None:
        """Take back the seat's last action, and what was asked for together with it."""
        batch = self._standing[-1].batch if self._standing else 0
        self.undo(seat)
        while self._standing and self._standing[-1].batch == batch and self.game.can_undo(seat):
            self.undo(seat)

    def _add(self, kind: str, seat: int, action: str, log: Iterable[Message], batch: int | None) -> None:
        number = self.number + 1
        told = compact([entry.to_json() for entry in log])
        self.events.append(Event(number, kind, seat, intern(action), told, batch or number))

    def replay(self, stored: Iterable[Stored]) -> Course:
        """Go through events again, as the database has them."""
        for each in stored:
            self._replay(*each)
        self._forget()
        return self

    def _replay(self, kind: str, seat: int, action: str, batch: int) -> None:
        if kind == ACTION:
            self._play(action, batch)
        else:
            self.undo(seat)
        self.forget_told()

    def forget_told(self) -> None:
        """Keep what there is to read about the latest events only; everybody has read the rest."""
        for event in reversed(self.events[:-READABLE]):
            if not event.log:
                return
            event.log = ""

    def told(self, seen: int) -> Iterator[Event]:
        """The events after that one, with all there is to read about them. It follows from the game, played again."""
        if all(event.log for event in self.events[seen:]):
            yield from self.events[seen:]
            return
        game = self.game
        again = Course(new(game.rules.name, seed=game.seed, names=game.names, **game.options))
        for event in self.events:
            again._replay(event.kind, event.seat, event.action, event.batch)
            if event.number > seen:
                yield again.events[-1]
