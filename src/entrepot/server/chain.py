"""A chain of hashes over a table's terms, seats and events.

Each event is stored with the hash of itself and of everything before it, and the table with the hash of its last event.
So an event that is missing, changed or moved is noticed when the game is loaded, even the last one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from hashlib import sha256
from typing import Any

from .errors import RefusalError, refused
from .history import StoredEvent


def first_hash(*facts: Any) -> str:
    """The hash of everything that a game starts with."""
    return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()


def next_hash(previous: str, *facts: Any) -> str:
    """The hash of an event, given as its fields, and of all before it."""
    return sha256(f"{previous}{json.dumps(facts)}".encode()).hexdigest()


def check(start: str, events: Sequence[StoredEvent], head: str, first: int = 1) -> None:
    """Refuse a game whose stored events, from the number of the first on, are not those that were stored."""
    found = start
    for number, event in enumerate(events, start=first):
        *facts, stored = event
        found = next_hash(found, *facts)
        if event.number != number or found != stored:
            raise damaged(number)
    if found != head:
        raise damaged(first + len(events))


def damaged(number: int) -> RefusalError:
    """The refusal to load a game that is damaged from an event on."""
    return refused("server-damaged", 500, number=number)


def rebuilt(start: str, events: Iterable[StoredEvent]) -> list[StoredEvent]:
    """The same events with hashes that fit; for whoever has changed a table on purpose."""
    linked: list[StoredEvent] = []
    for event in events:
        start = next_hash(start, *event[:-1])
        linked.append(event._replace(hash=start))
    return linked
