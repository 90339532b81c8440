"""What one viewer may see, built by whitelist. Everything that the server sends about a table comes from here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypedDict

from ..bots import display_names
from ..core.game import RECORD_FORMAT, Game
from ..core.messages import Message, speaking_with
from ..core.rules import JSON, plain
from ..core.secret_chance import seed_text
from ..i18n import Speaker
from .history import GameHistory, HistoryEvent, StoredGame, actions_in_effect
from .protocol import (
    BranchInfo,
    ChatLine,
    Choice,
    MessageJSON,
    Outline,
    Person,
    Replay,
    Result,
    SeatInfo,
    State,
    TableEvent,
    TableInfo,
    TableSummary,
)
from .responses import compact
from .table import FINISHED, PLAYING, Seat, Table

HIDDEN: JSON = {"seed": None, "salt": None, "start": None, "chance": []}
"""What the record of a game that is not over does not reveal."""


@dataclass(frozen=True, slots=True)
class Viewer:
    """Somebody who watches a table: a guest, or anybody without a cookie, with a language."""

    guest: str | None
    language: str = "en"


def table_info(table: Table, guest: str | None) -> TableInfo:
    """The table, as a guest or anybody may know it."""
    terms, over = table.terms, table.status == FINISHED
    is_host = guest is not None and guest == table.owner
    return {
        "id": terms.id,
        "game": terms.game,
        "options": terms.options,
        "status": table.status,
        "seats": [seat_info(table, number, seat, is_host) for number, seat in enumerate(table.seats)],
        "private": terms.private,
        "invitation": terms.invitation if table.belongs_to(guest) else None,
        "clock": terms.clock,
        "hints": terms.hints,
        "pace": terms.pace,
        "commitment": terms.commitment,
        "seed": seed_text(terms.seed) if over else None,
        "salt": terms.salt if over else None,
        "rematch": table.rematch,
        "branch": branch_info(table),
        "spectators": table.spectators,
        "events": table.number,
        "yours": table.seats_of(guest),
        "kept": table.kept_for(guest),
        "owner": is_host,
        "chat": table.moderation.chat,
        "may_chat": table.why_silent(guest) is None,
        "removed": table.is_removed(guest),
        "restricted": restricted(table) if is_host else [],
    }


def table_summary(table: Table, guest: str | None) -> TableSummary:
    """The table in a list. The game itself need not be in memory."""
    progress = table.progress
    return {
        **table_info(table, guest),
        "turn": progress.turn if table.status == PLAYING else None,
        "since": datetime.fromtimestamp(progress.since, UTC).isoformat("T", "seconds"),
        "outline": progress.outline,
    }


def outline(history: GameHistory) -> Outline:
    """What lists say about a game, as everybody may know it."""
    outcome, last = history.game.outcome(), history.last_action
    seen = [noted.seen_by(None).to_json() for noted in history.log_of(last)[:1]] if last and last.log else []
    return {
        "round": history.game.rules.rounds(history.game.state),
        "last": seen[0] if seen else None,
        "scores": outcome.scores if outcome else None,
        "winners": outcome.winners if outcome else None,
    }


def branch_info(table: Table) -> BranchInfo | None:
    """Where the game starts, if it plays on from another one."""
    return {"table": table.branch.source, "move": table.branch.move} if table.branch else None


def is_special(table: Table, guest: str | None) -> bool:
    """Whether a guest sees a table otherwise than just anybody."""
    return table.belongs_to(guest) or table.is_removed(guest) or table.is_muted(guest)


def restricted(table: Table) -> list[Person]:
    """Those whom the host has removed or muted, for the host."""
    removed, muted = table.moderation.removed, table.moderation.muted
    return [
        {"person": person, "name": name, "removed": person in removed, "muted": person in muted}
        for person, name in {**removed, **muted}.items()
    ]


def seat_info(table: Table, number: int, seat: Seat, for_host: bool) -> SeatInfo:
    """A seat, as anybody may know it; the host also learns a pseudonym, by which to remove or mute somebody."""
    left = table.seconds(number)
    return {
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "connected": seat.guest in table.present,
        "away": seat.away,
        "seconds": None if left is None else round(left, 1),
        "person": table.person(seat.guest) if for_host and seat.guest else None,
    }


def line_json(table: Table, row: Any, guest: str | None) -> ChatLine:
    """A line of chat; the host also learns the sender's pseudonym."""
    return {
        "from": row.sender,
        "seat": row.seat,
        "text": row.text,
        "time": datetime.fromtimestamp(row.time, UTC).isoformat("T", "seconds"),
        "person": table.person(row.guest) if row.guest and guest is not None and guest == table.owner else None,
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
    return states(table, history, [viewer])[viewer]


def states(table: Table, history: GameHistory, viewers: Iterable[Viewer]) -> dict[Viewer, State]:
    """The game as each viewer sees it now. What several may see, for example all spectators, is the same object."""
    sights = {viewer: sight(table, history, viewer) for viewer in viewers}
    seats = list({each.seat for each in sights.values()})
    seen = dict(zip(seats, history.game.views(seats), strict=True))
    common = open_part(history.number, history.game)
    shown = {each: own_state(table, history, each, common, seen[each.seat]) for each in set(sights.values())}
    return {viewer: shown[each] for viewer, each in sights.items()}


class Sight(NamedTuple):
    """What a viewer's state depends on."""

    seat: int | None
    """Whose view it is."""
    yours: tuple[int, ...]
    """The seats that the viewer plays now."""
    language: str


def sight(table: Table, history: GameHistory, viewer: Viewer) -> Sight:
    """What a viewer's state depends on."""
    seats = table.seats_of(viewer.guest)
    yours = tuple(seat for seat in seats if not table.seats[seat].away)
    return Sight(eyes(history, seats), yours, viewer.language)


def own_state(table: Table, history: GameHistory, own: Sight, common: OpenPart, seen: JSON) -> State:
    """The game as a viewer sees it, made of what everybody may know and the view of a seat."""
    game, playing = history.game, table.status == PLAYING and not history.has_diverged
    yours = own.yours
    shown = own_moment(game, own.seat, own.language, common, seen)
    shown["stopped"] = as_json(history.stopped) if history.stopped else None
    if not playing:
        shown["turn"] = shown["asked"] = shown["question"] = None
    if playing and game.seat in yours:
        shown["legal"] = choices(game)
        shown["suggestion"] = suggestion(table, history)
    if playing and (seat := history.undo_seat(table.undone_bots)) in yours:
        shown["undo"] = seat
    return shown


def suggestion(table: Table, history: GameHistory) -> str | None:
    """The action that a bot suggests now, if one has been asked."""
    number, action = table.suggestion or (None, None)
    return action if number == history.number else None


def moment(number: int, game: Game, seat: int | None, language: str) -> State:
    """A game as a seat or a spectator may see it, without what only the deciding player gets."""
    return own_moment(game, seat, language, open_part(number, game), game.view(seat))


def own_moment(game: Game, seat: int | None, language: str, common: OpenPart, seen: JSON) -> State:
    """A moment, made of what everybody may know and the view of a seat."""
    return {
        **common,
        "view": seen,
        "prices": {} if seat is None else game.rules.prices(game.state, seat),
        "text": None if game.rules.page_board else board_text(game, seen, language),
        "eyes": seat,
        "legal": [],
        "suggestion": None,
        "undo": None,
        "stopped": None,
    }


class OpenPart(TypedDict):
    """What everybody may know about a game, besides its view: see :class:`State`."""

    event: int
    turn: int | None
    round: int
    asked: str | None
    question: MessageJSON | None
    scores: list[int] | None
    result: Result | None


def open_part(number: int, game: Game) -> OpenPart:
    """What everybody may know about a game, besides its view."""
    rules, over = game.rules, game.is_over
    return {
        "event": number,
        "turn": game.seat,
        "round": rules.rounds(game.state),
        "asked": None if over else rules.asked(game.state),
        "question": None if over else as_json(rules.question(game.state)),
        "scores": game.scores() if over or rules.scores_are_open(game.options) else None,
        "result": result(game),
    }


def board_text(game: Game, seen: JSON, language: str) -> str:
    """A view as text, for a game that the page has no board for."""
    with speaking_with(Speaker(language)):
        return game.rules.board(seen, display_names(game.names), plain)


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


def refusal_text(request: int | None, why: Message, state: State | None) -> str:
    """What a connection gets if a message is refused or something is wrong."""
    return compact({"type": "refused", "request": request, "reason": as_json(why), "state": state})


def result(game: Game) -> Result | None:
    """How the game ended, if it has."""
    outcome = game.outcome()
    if outcome is None:
        return None
    sheets = game.rules.score_sheet(game.state)
    parts = zip(game.rules.sheet_words(game.state), zip(*sheets, strict=True), strict=True)
    return {
        "scores": outcome.scores,
        "winners": outcome.winners,
        "end": outcome.end,
        "reasons": [as_json(game.rules.end_reason(rule)) for rule in outcome.end],
        "sheet": [
            {"word": word, "part": as_json(row[0][0]), "points": [points for _, points in row]} for word, row in parts
        ],
    }


def record(table: Table, history: GameHistory) -> JSON:
    """The record for people. If the game is not over, what is hidden stays hidden: it could still continue."""
    found = whole_record(table, history)
    return found if table.status == FINISHED else found | HIDDEN


def whole_record(table: Table, history: GameHistory) -> JSON:
    """The record with everything hidden, and the commitment and the salt to check the seed against.

    A game that has diverged has all its actions, but its later chance outcomes cannot be computed.
    """
    found = history.game.record() | {"commitment": table.terms.commitment, "salt": table.terms.salt}
    if table.branch:
        found["branch"] = branch_info(table)
    if history.has_diverged:
        version = {"rules_version": table.terms.rules_version}
        found |= {**version, "start": found["start"] | version, "actions": history.all_actions(), "result": None}
    return found


def bare_record(table: Table, stored: StoredGame) -> JSON:
    """The record of a game that this program cannot set up: what is stored of it, and nothing that would follow."""
    terms = table.terms
    found: JSON = {
        "format": RECORD_FORMAT,
        "game": terms.game,
        "rules_version": terms.rules_version,
        "options": terms.options,
        "players": table.names(),
        "seed": seed_text(terms.seed),
        "start": None,
        "actions": actions_in_effect(stored.events),
        "chance": [],
        "result": None,
        "commitment": terms.commitment,
        "salt": terms.salt,
    }
    return found if table.status == FINISHED else found | HIDDEN


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
