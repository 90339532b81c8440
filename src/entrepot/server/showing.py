"""What one pair of eyes sees, put together by whitelist. Everything the server says about a table comes from here."""

from __future__ import annotations

import json

from ..core.game import Game
from ..core.messages import Message
from .course import Course, Event
from .protocol import Choice, MessageJSON, Replay, Result, SeatInfo, State, TableEvent, TableInfo
from .table import FINISHED, PLAYING, Seat, Table


def table_info(table: Table, guest: str | None) -> TableInfo:
    """The table, as it is told to a guest or to anybody."""
    terms, over = table.terms, table.status == FINISHED
    belongs = guest is not None and (guest in table.people or guest == table.owner)
    return {
        "id": terms.id,
        "game": terms.game,
        "options": terms.options,
        "status": table.status,
        "seats": [seat_info(table, number, seat) for number, seat in enumerate(table.seats)],
        "private": terms.private,
        "invitation": terms.invitation if belongs else None,
        "clock": terms.clock,
        "hints": terms.hints,
        "pace": terms.pace,
        "commitment": terms.commitment,
        "seed": str(terms.seed) if over else None,
        "salt": terms.salt if over else None,
        "rematch": table.rematch,
        "spectators": table.spectators,
        "events": table.number,
        "yours": table.seats_of(guest),
        "owner": guest is not None and guest == table.owner,
    }


def seat_info(table: Table, number: int, seat: Seat) -> SeatInfo:
    """A seat, as it is told to anybody."""
    left = table.seconds(number)
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "connected": seat.guest in table.present,
        "away": seat.away,
        "seconds": None if left is None else round(left, 1),
    }


def eyes(course: Course, yours: list[int]) -> int | None:
    """Whose view somebody gets: with several seats that of the one that decides, else of the one that decided last."""
    if course.game.seat in yours:
        return course.game.seat
    acted = (action.seat for action in reversed(course.game.actions) if action.seat in yours)
    return next(acted, yours[0]) if yours else None


def state(table: Table, course: Course, guest: str | None) -> State:
    """The table as a guest sees it now; whoever has no seat sees what an onlooker sees."""
    game, playing = course.game, table.status == PLAYING
    yours = table.played_by(guest)
    deciding = playing and game.seat in yours
    shown = moment(course.number, game, eyes(course, table.seats_of(guest)))
    if not playing:
        shown["turn"] = shown["question"] = None
    if deciding:
        shown["legal"] = choices(game)
        shown["suggestion"] = suggestion(table, course)
    if playing and game.actions and game.actions[-1].seat in yours and game.can_undo(game.actions[-1].seat):
        shown["undo"] = game.actions[-1].seat
    return shown


def suggestion(table: Table, course: Course) -> str | None:
    """What a bot would do now, if it has been asked."""
    number, action = table.suggestion or (None, None)
    return action if number == course.number else None


def moment(number: int, game: Game, seat: int | None) -> State:
    """A game as a seat may see it, or an onlooker, without what only the one who decides is told."""
    open_scores = game.is_over or game.rules.scores_are_open(game.options)
    return {
        "event": number,
        "view": game.view(seat),
        "eyes": seat,
        "turn": game.seat,
        "round": game.rules.rounds(game.state),
        "question": None if game.is_over else as_json(game.rules.question(game.state)),
        "legal": [],
        "suggestion": None,
        "undo": None,
        "scores": game.scores() if open_scores else None,
        "result": result(game),
    }


def choices(game: Game) -> list[Choice]:
    """What the seat that decides may do."""
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
    """A message."""
    return {"id": said.id, "args": said.to_json()["args"]}


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


def event_json(event: Event) -> TableEvent:
    """An event, as it is told to everybody: nothing hidden is in an action or in the log."""
    return {
        "number": event.number,
        "kind": event.kind,
        "seat": event.seat,
        "action": event.action,
        "log": json.loads(event.log),
    }


def replay(game: Game) -> Replay:
    """A game moment by moment, as the public saw it."""
    course = Course(game.at(0))
    moments, events = [moment(0, course.game, None)], []
    for action in game.actions:
        course.play(action)
        moments.append(moment(course.number, course.game, None))
        events.append(event_json(course.events[-1]))
    return {
        "game": game.rules.name,
        "options": game.options,
        "names": game.names,
        "moments": moments,
        "events": events,
    }
