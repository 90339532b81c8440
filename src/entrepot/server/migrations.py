"""What has changed from one version of the schema to the next, as functions from rows to rows.

They are given a batch of a backup: for a players' table that is its row with everything that belongs to it. The same
functions upgrade a backup that is restored and a database in place. The versions that a step describes will never
change, so it does not use the types of the current one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..core.errors import EntrepotError
from ..core.game import Game, new
from ..core.rules import JSON
from ..core.secret_chance import parse_seed, seed_text
from . import chain, schema
from .backup_file import Header, Rows

Step = Callable[[Rows, Header], Rows]


def upgraded(rows: Rows, header: Header) -> Rows:
    """Rows of an earlier version as the current version has them."""
    for version in range(header.schema, schema.VERSION):
        rows = STEPS[version](rows, header)
    return rows


def without(row: JSON, *names: str) -> JSON:
    """A row without some columns."""
    return {name: value for name, value in row.items() if name not in names}


# From version 1 to 2: events have the time left and a hash, and tables have what follows from their events.

TERMS = (
    "id", "game", "rules_version", "options", "seed", "salt", "private", "invitation", "clock", "hints",
    "shuffle_seats", "pace",
)  # fmt: skip
EVENT = ("number", "kind", "seat", "action", "batch", "time", "seconds")


def add_progress(rows: Rows, header: Header) -> Rows:
    """Version 2 of a table. Analyses are left out: those of version 1 have no reasons, and can be made again."""
    if "tables" not in rows:
        return rows
    (table,), seats = rows["tables"], rows["seats"]
    is_started = all(seat["kind"] != "open" for seat in seats)
    started = start_of(rows["events"], header) if is_started else 0.0
    turn = turn_of(table, rows["events"]) if is_started else None
    head = chain.first_hash(*start_facts(table, started, seats)) if is_started else ""
    events = linked(head, with_seconds(rows, turn, header))
    last = events[-1] if events else {"number": 0, "time": started, "hash": head}
    progress = {"number": last["number"], "since": last["time"], "turn": turn, "head": last["hash"]}
    progress["clocks"] = clocks_after(table, seats, events) if is_started else []
    return {
        "tables": [table | {"seed": seed_text(table["seed"]), "started": started, **progress}],
        "seats": [without(seat, "clock") for seat in seats],
        "events": events,
        "chat": rows["chat"],
    }


def start_of(events: Sequence[JSON], header: Header) -> float:
    """When a game started; version 1 did not store it. A game without events starts with the upgrade."""
    return float(events[0]["time"] if events else header.time)


def turn_of(table: JSON, events: Sequence[JSON]) -> int | None:
    """The seat that decides after the events; none if the game is over, or cannot be replayed."""
    try:
        return game_after(table, events).seat
    except EntrepotError:
        return None


def game_after(table: JSON, events: Sequence[JSON]) -> Game:
    """The game after the events."""
    game = new(table["game"], seed=table["seed"], **table["options"])
    for event in events:
        if event["kind"] == "action":
            game.play(event["action"])
        else:
            game.undo(event["seat"])
    return game


def start_facts(table: JSON, started: float, seats: Sequence[JSON]) -> tuple[Any, ...]:
    """What the first hash is made of."""
    taken = [(seat["kind"], seat["guest"], seat["name"]) for seat in seats]
    return {name: table[name] for name in TERMS}, started, taken


def with_seconds(rows: Rows, turn: int | None, header: Header) -> list[JSON]:
    """The events with the time left after them, which version 1 stored for the last event of each seat only.

    Its clocks stood still while the server was down. So the seat that decides gets back what has passed.
    """
    events = [event | {"seconds": None} for event in rows["events"]]
    for event in {event["seat"]: event for event in events}.values():
        left = rows["seats"][event["seat"]]["clock"]
        if left is not None and event["seat"] == turn:
            left += max(0.0, header.time - events[-1]["time"])
        event["seconds"] = left
    return events


def linked(head: str, events: Sequence[JSON]) -> list[JSON]:
    """The events with their hashes."""
    found = []
    for event in events:
        head = chain.next_hash(head, *(event[name] for name in EVENT))
        found.append(event | {"hash": head})
    return found


def clocks_after(table: JSON, seats: Sequence[JSON], events: Sequence[JSON]) -> list[float | None]:
    """What the clocks show after the events; nothing without a clock."""
    if table["clock"] is None:
        return []
    clocks = [float(table["clock"]["seconds"]) if seat["kind"] == "human" else None for seat in seats]
    for event in events:
        clocks[event["seat"]] = event["seconds"]
    return clocks


# From version 2 to 3: for several processes, tables say how often they were changed, and when they are due; guests have
# devices, of which there was one each; lines of chat say who wrote them.


def add_people(rows: Rows, header: Header) -> Rows:
    """Version 3 of guests, or of a table."""
    if "guests" in rows:
        return rows | {"devices": [first_device(guest, header) for guest in rows["guests"]]}
    if "tables" not in rows:
        return rows
    (table,) = rows["tables"]
    analyses = [analysis | {"until": None} for analysis in rows.get("analyses", [])]
    changed = table | {"revision": 0, "due": header.time if goes_on_by_itself(table, rows["seats"]) else None}
    # A player's line is recognized by its name, because seats may have been shuffled since.
    players = {seat["name"]: seat["guest"] for seat in rows["seats"] if seat["kind"] == "human"}
    chat = [line | {"guest": author_of(line, players)} for line in rows["chat"]]
    return rows | {"tables": [changed], "analyses": analyses, "chat": chat}


def goes_on_by_itself(table: JSON, seats: Sequence[JSON]) -> bool:
    """Whether a table waits for a bot, or for the end of a player's time."""
    if table["status"] != "playing" or table["turn"] is None:
        return False
    seat = seats[table["turn"]]
    return bool(seat["kind"] == "bot" or seat["away"] or table["clocks"])


def first_device(guest: JSON, header: Header) -> JSON:
    """The device with the cookie that a guest had in version 2."""
    return {"guest": guest["id"], "id": "", "label": "", "since": guest["since"], "used": header.time}


def author_of(line: JSON, players: dict[str, str]) -> str | None:
    """The player who wrote a line; none if it was a spectator."""
    return None if line["seat"] is None else players.get(line["sender"])


# From version 3 to 4: tables have what lists say about their games. Of a game under way, from its next event on.


def add_outline(rows: Rows, header: Header) -> Rows:
    """Version 4 of a table."""
    if "tables" not in rows:
        return rows
    (table,) = rows["tables"]
    scores, winners = result_of(table, rows["events"]) if table["status"] == "finished" else (None, None)
    return rows | {"tables": [table | {"outline": {"round": 0, "last": None, "scores": scores, "winners": winners}}]}


def result_of(table: JSON, events: Sequence[JSON]) -> tuple[list[int] | None, list[int] | None]:
    """The scores and the winners of a finished game; none if it cannot be replayed."""
    try:
        outcome = game_after(table | {"seed": parse_seed(table["seed"])}, events).outcome()
    except EntrepotError:
        return None, None
    return (outcome.scores, outcome.winners) if outcome else (None, None)


STEPS: dict[int, Step] = {1: add_progress, 2: add_people, 3: add_outline}
"""By the version that they upgrade."""
