"""What one viewer may see, built by whitelist. Everything that the server sends about a table comes from here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ..bots import display_names
from ..core.game import Game
from ..core.messages import Message, speaking_with
from ..core.rules import JSON, plain
from ..core.secret_chance import seed_text
from ..i18n import Speaker
from .history import GameHistory, HistoryEvent
from .protocol import Choice, MessageJSON, Replay, Result, SeatInfo, State, TableEvent, TableInfo
from .table import FINISHED, PLAYING, Seat, Table


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who watches a table: a guest, or anybody without a cookie, with a language."""

    guest: str | None
    language: str = "en"


def table_info(table: Table, guest: str | None) -> TableInfo:
    """The table, as a guest or anybody may know it."""
    terms, over = table.terms, table.status == FINISHED
    return {
        "id": terms.id,
        "game": terms.game,
        "options": terms.options,
        "status": table.status,
        "seats": [seat_info(table, number, seat) for number, seat in enumerate(table.seats)],
        "private": terms.private,
        "invitation": terms.invitation if table.belongs_to(guest) else None,
        "clock": terms.clock,
        "hints": terms.hints,
        "pace": terms.pace,
        "commitment": terms.commitment,
        "seed": seed_text(terms.seed) if over else None,
        "salt": terms.salt if over else None,
        "rematch": table.rematch,
        "spectators": table.spectators,
        "events": table.number,
        "yours": table.seats_of(guest),
        "owner": guest is not None and guest == table.owner,
    }


def seat_info(table: Table, number: int, seat: Seat) -> SeatInfo:
    """A seat, as anybody may know it."""
    left = table.seconds(number)
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "connected": seat.guest in table.present,
        "away": seat.away,
        "seconds": None if left is None else round(left, 1),
    }


# The state of the game


def eyes(history: GameHistory, yours: list[int]) -> int | None:
    """Whose view a viewer gets: with several seats, that of the seat that decides or else decided last."""
    if history.game.seat in yours:
        return history.game.seat
    acted = (action.seat for action in reversed(history.game.actions) if action.seat in yours)
    return next(acted, yours[0]) if yours else None


def state(table: Table, history: GameHistory, viewer: Viewer) -> State:
    """The game as a viewer sees it now; without a seat, as a spectator sees it."""
    game, playing = history.game, table.status == PLAYING and not history.has_diverged
    yours = table.played_by(viewer.guest)
    shown = moment(history.number, game, eyes(history, table.seats_of(viewer.guest)), viewer.language)
    shown["stopped"] = as_json(history.stopped) if history.stopped else None
    if not playing:
        shown["turn"] = shown["asked"] = shown["question"] = None
    if playing and game.seat in yours:
        shown["legal"] = choices(game)
        shown["suggestion"] = suggestion(table, history)
    if playing and game.actions and game.actions[-1].seat in yours and game.can_undo(game.actions[-1].seat):
        shown["undo"] = game.actions[-1].seat
    return shown


def suggestion(table: Table, history: GameHistory) -> str | None:
    """The action that a bot suggests now, if one has been asked."""
    number, action = table.suggestion or (None, None)
    return action if number == history.number else None


def moment(number: int, game: Game, seat: int | None, language: str) -> State:
    """A game as a seat or a spectator may see it, without what only the deciding player gets."""
    rules, over = game.rules, game.is_over
    return {
        "event": number,
        "view": game.view(seat),
        "text": None if rules.page_board else board_text(game, seat, language),
        "eyes": seat,
        "turn": game.seat,
        "round": rules.rounds(game.state),
        "asked": None if over else rules.asked(game.state),
        "question": None if over else as_json(rules.question(game.state)),
        "legal": [],
        "suggestion": None,
        "undo": None,
        "stopped": None,
        "scores": game.scores() if over or rules.scores_are_open(game.options) else None,
        "result": result(game),
    }


def board_text(game: Game, seat: int | None, language: str) -> str:
    """The board as text, for a game that the page has no board for."""
    with speaking_with(Speaker(language)):
        return game.rules.board(game.view(seat), display_names(game.names), plain)


def choices(game: Game) -> list[Choice]:
    """The legal actions of the seat that decides."""
    rules, now = game.rules, game.state
    return [
        {
            "action": action,
            "label": as_json(rules.label(now, action.code)),
            "hint": as_json(hint) if (hint := rules.hint(now, action.code)) else None,
        }
        for action in game.legal()
    ]


def as_json(said: Message) -> MessageJSON:
    """A message as JSON."""
    found: MessageJSON = {"id": said.id, "args": said.to_json()["args"]}
    if said.fallback:
        found["fallback"] = said.fallback
    return found


def result(game: Game) -> Result | None:
    """How the game ended, if it has."""
    outcome = game.outcome()
    if outcome is None:
        return None
    sheets = game.rules.score_sheet(game.state)
    parts = [[sheet[number] for sheet in sheets] for number in range(len(sheets[0]))]
    return {
        "scores": outcome.scores,
        "winners": outcome.winners,
        "end": outcome.end,
        "reasons": [as_json(game.rules.end_reason(rule)) for rule in outcome.end],
        "sheet": [{"part": as_json(row[0][0]), "points": [points for _, points in row]} for row in parts],
    }


def record(table: Table, history: GameHistory) -> JSON:
    """The record, with the commitment and the salt to check the seed against.

    A game that has diverged has all its actions, but its later chance outcomes cannot be computed. If it is not over,
    what is hidden stays hidden: with the right rules, it could still continue.
    """
    found = history.game.record() | {"commitment": table.terms.commitment, "salt": table.terms.salt}
    if history.has_diverged:
        version = {"rules_version": table.terms.rules_version}
        found |= {**version, "start": found["start"] | version, "actions": history.all_actions(), "result": None}
    if table.status != FINISHED:
        found |= {"seed": None, "salt": None, "start": None, "chance": []}
    return found


# Events


def event_json(history: GameHistory, event: HistoryEvent, seat: int | None) -> TableEvent:
    """An event, as a seat or a spectator may know it. There is nothing hidden in the text of an action."""
    return {
        "number": event.number,
        "kind": event.kind,
        "seat": event.seat,
        "action": event.action,
        "log": [noted.seen_by(seat).to_json() for noted in history.log_of(event)],
        "round": event.round,
    }


def events_json(history: GameHistory, events: Iterable[HistoryEvent], seat: int | None) -> list[TableEvent]:
    """Several events, as a seat or a spectator may know them."""
    return [event_json(history, event, seat) for event in events]


def replay(game: Game, language: str) -> Replay:
    """A game moment by moment, as a spectator saw it."""
    history = GameHistory(game.at(0))
    moments, events = [moment(0, history.game, None, language)], []
    for action in game.actions:
        history.play(action)
        moments.append(moment(history.number, history.game, None, language))
        events.append(event_json(history, history.events[-1], None))
    return {
        "game": game.rules.name,
        "options": game.options,
        "names": game.names,
        "moments": moments,
        "events": events,
    }
