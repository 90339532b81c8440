"""A game with its history: numbered events, from 1. An action is an event, and so is taking it back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from sys import intern
from typing import NamedTuple

from ..core.errors import EntrepotError
from ..core.events import Event, Noted
from ..core.game import Game
from ..core.messages import Message, message
from .errors import RefusalError

ACTION, UNDO = "action", "undo"
UNDO_STATES = 48  # states kept for undo, at most: enough for a turn and what bots do after it
RECENT = 8  # events whose log is kept, so that a client that reconnects soon needs no replay


class StoredEvent(NamedTuple):
    """An event in the database."""

    number: int
    kind: str
    seat: int
    action: str
    batch: int
    time: float
    seconds: float | None
    """Left on the seat's clock after the event."""
    hash: str
    """Of the event and of everything before it: see ``chain``."""


class StoredGame(NamedTuple):
    """A game in the database, as it was at one moment."""

    revision: int
    """How often the table's seats, status or owner were changed."""
    number: int
    """The number of the last event."""
    head: str
    """The hash of the last event and of everything before it."""
    turn: int | None
    """The seat that decides."""
    events: list[StoredEvent]


@dataclass(slots=True)
class HistoryEvent:
    """One event of a table: an action or an undo."""

    number: int
    kind: str
    seat: int
    action: str
    log: tuple[Noted, ...] | None
    """What happened, as the engine noted it; none for an older event: see :meth:`GameHistory.since`."""
    batch: int
    """The number of the first event of the same request; they are taken back together too."""
    turn: int | None
    """The seat that decides after it."""
    round: int
    """The round in which it happened."""


class GameHistory:
    """A game, and everything that was played, including what was taken back."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[HistoryEvent] = []
        self._in_effect: list[HistoryEvent] = []  # those not taken back: one for each action of the game
        self.has_diverged = False
        """Whether the stored game is another one, because the rules have changed since. Then it cannot continue."""
        self.unplayable: Sequence[StoredEvent] = ()
        """The stored events that the rules do not allow any more, up to the last one."""

    @property
    def number(self) -> int:
        """The number of the last event."""
        return len(self.events)

    def copy(self) -> GameHistory:
        """An independent copy."""
        other = GameHistory(self.game.copy())
        other.events, other._in_effect = list(self.events), list(self._in_effect)
        return other

    # Changing

    def play(self, action: str, batch: int | None = None) -> None:
        """Play an action, perhaps as part of a batch. Raises what :meth:`Game.play` raises."""
        self.game.drain_log()
        round = self._round
        played = self.game.play(action)
        self._add(ACTION, played.seat, str(played), tuple(self.game.drain_log()), batch, round)
        self._in_effect.append(self.events[-1])
        self.game.forget(UNDO_STATES)

    def forget_states(self, bots: Collection[int]) -> None:
        """Keep the states that undo may need: the last turns of two people, with what bots have done since."""
        kept = people = 0
        for seat, turn in groupby(action.seat for action in reversed(self.game.actions[-UNDO_STATES:])):
            kept += len(list(turn))
            people += seat not in bots
            if people == 2:
                break
        self.game.forget(kept if people else 0)

    def undo(self, seat: int) -> None:
        """Take back the seat's last action. Raises what :meth:`Game.undo` raises."""
        action = str(self.game.undo(seat))
        self._in_effect.pop()
        self._add(UNDO, seat, action, (), None, self._round)

    def undo_batch(self, bots: Collection[int]) -> None:
        """Take back the last action of a person, the others of the same request, and what bots have done since."""
        while self._in_effect[-1].seat in bots:
            self.undo(self._in_effect[-1].seat)
        seat, batch = self._in_effect[-1].seat, self._in_effect[-1].batch
        self.undo(seat)
        while self._in_effect and self._in_effect[-1].batch == batch and self.game.can_undo(seat):
            self.undo(seat)

    def undo_seat(self, bots: Collection[int]) -> int | None:
        """The seat of a person's last action, if it can be taken back together with what bots have done since."""
        actions = self.game.actions
        number = next((number for number in reversed(range(len(actions))) if actions[number].seat not in bots), None)
        return None if number is None or not self.game.reveals_nothing_since(number) else actions[number].seat

    @property
    def _round(self) -> int:
        return self.game.rules.rounds(self.game.state)

    def _add(self, kind: str, seat: int, action: str, log: tuple[Noted, ...], batch: int | None, round: int) -> None:
        number, turn = self.number + 1, self.game.seat
        self.events.append(HistoryEvent(number, kind, seat, intern(action), log, batch or number, turn, round))

    # Replaying

    def replay(self, stored: Sequence[StoredEvent]) -> GameHistory:
        """Apply events from the database, as far as the rules allow."""
        try:
            for each in stored:
                self._replay(each.kind, each.seat, each.action, each.batch)
        except EntrepotError:
            self.has_diverged, self.unplayable = True, stored[self.number :]
        return self

    def _replay(self, kind: str, seat: int, action: str, batch: int) -> None:
        if kind == ACTION:
            self.play(action, batch)
        else:
            self.undo(seat)
        self.drop_old_logs()

    def drop_old_logs(self) -> None:
        """Keep the log of the most recent events only; those of a whole game would be most of its memory."""
        for event in reversed(self.events[:-RECENT]):
            if event.log is None:
                return
            event.log = None

    # Reading

    @property
    def stopped(self) -> Message | None:
        """Why the game cannot continue, if it has diverged."""
        return message("server-rules-changed", number=self.number) if self.has_diverged else None

    def check_rules(self) -> None:
        """Refuse to continue a game that has diverged."""
        if self.stopped:
            raise RefusalError(self.stopped)

    @property
    def last_action(self) -> HistoryEvent | None:
        """The last action that was not taken back."""
        return self._in_effect[-1] if self._in_effect else None

    def all_actions(self) -> list[str]:
        """The actions that were not taken back, also those that the rules do not allow any more."""
        return actions_in_effect(self.unplayable, map(str, self.game.actions))

    def since(self, seen: int) -> Iterator[HistoryEvent]:
        """The events after that number, each with its log. Where the log was dropped, the game is replayed."""
        if all(event.log is not None for event in self.events[seen:]):
            yield from self.events[seen:]
            return
        replayed = GameHistory(self.game.at(0))
        for event in self.events:
            replayed._replay(event.kind, event.seat, event.action, event.batch)
            if event.number > seen:
                yield replace(replayed.events[-1])  # a copy, because the replay goes on to drop its log

    def log_of(self, event: HistoryEvent) -> list[Event]:
        """What happened in an event that still has its log."""
        assert event.log is not None, "the log of this event was dropped"
        return [self.game.rules.events.event(noted) for noted in event.log]

    def has_private_fields(self, event: HistoryEvent) -> bool:
        """Whether some viewers may know more about the event than others."""
        return any(self.game.rules.events.kinds[noted[0]].private for noted in event.log or ())


def actions_in_effect(events: Iterable[StoredEvent], before: Iterable[str] = ()) -> list[str]:
    """The actions that were not taken back, after those before."""
    actions = list(before)
    for event in events:
        if event.kind == ACTION:
            actions.append(event.action)
        else:
            actions.pop()
    return actions
