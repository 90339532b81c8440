"""The socket of a table: what comes in, and what is said to somebody who comes."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from datetime import UTC, datetime
from time import monotonic, time

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import EntrepotError
from ..core.messages import Message, message
from ..core.reader import Reader
from . import ledger, playing, showing
from .connection import Connection
from .errors import reason, refused
from .guests import Guest
from .house import House, log
from .protocol import ChatLine
from .table import Table

LONGEST_LINE = 500
JOINER = "\u200d"  # holds many a symbol together
MOST_EVENT = 1_000_000
KINDS = ("act", "arrange", "undo", "chat", "ping")


async def serve(house: House, table: Table, guest: Guest | None, seen: int, socket: WebSocket) -> None:
    """One connection, from the welcome to the end."""
    connection = Connection(socket, guest.id if guest else None, house.settings)
    try:
        await welcome(house, table, connection, seen)
        with suppress(WebSocketDisconnect, RuntimeError, KeyError):  # gone, gone before we knew, or not a text
            while True:
                await answer(house, table, guest, connection, await socket.receive_text())
    finally:
        part(house, table, connection)


def since(given: str) -> int:
    """The last event that somebody has seen, as far as they say so."""
    return int(given) if given.isascii() and given.isdigit() and len(given) < 8 else 0


async def welcome(house: House, table: Table, connection: Connection, seen: int) -> None:
    """Tell somebody who comes all that they missed, and the others that they are there."""
    chat = await house.store.run(ledger.read_chat(table.id))
    async with table.lock:
        course = await house.course(table)
        whole = not 0 < seen <= course.number
        table.connections.add(connection)
        house.metrics.connections.inc()
        connection.say(
            {
                "type": "welcome",
                "table": showing.table_info(table, connection.guest),
                "state": showing.state(table, course, connection.guest),
                "events": [showing.event_json(event) for event in course.told(0 if whole else seen)],
                "chat": [line_json(row.sender, row.seat, row.text, row.time) for row in chat],
                "whole": whole,
            }
        )
        house.tell_table(table)
        if table.duty is None or table.duty.done():
            playing.go_on(house, table)


def part(house: House, table: Table, connection: Connection) -> None:
    """Somebody has gone."""
    connection.close()
    if connection in table.connections:
        house.metrics.connections.dec()
    table.connections.discard(connection)
    if connection.guest and connection.guest not in table.present:
        table.gone[connection.guest] = monotonic()
    house.tell_table(table)


async def answer(house: House, table: Table, guest: Guest | None, connection: Connection, text: str) -> None:
    """Do what a message asks for, or say why not. Nothing that somebody sends ends the connection."""
    await asyncio.sleep(connection.messages.spend())  # whoever sends too much is listened to slowly; the rest waits
    request = None
    try:
        fields = parsed(text)
        request = fields["request"].whole(0, 2**53) if "request" in fields else None
        await do(house, table, guest, connection, fields)
    except EntrepotError as error:
        await refuse(house, table, connection, request, reason(error))
    except Exception:
        house.metrics.errors.inc()
        log.exception("a message could not be answered at table %s", table.id)
        await refuse(house, table, connection, request, message("server-error"))


def parsed(text: str) -> dict[str, Reader]:
    """The fields of a message."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise refused("server-not-json", 400) from None
    known = ("type", "request", "event", "actions", "places", "text")
    return Reader(found, "message").fields(known, ("type",))


async def refuse(house: House, table: Table, connection: Connection, request: int | None, why: Message) -> None:
    """Say why not, and how the table stands."""
    house.metrics.refused.inc()
    async with table.lock:
        shown = showing.state(table, await house.course(table), connection.guest)
    connection.say({"type": "refused", "request": request, "reason": why.to_json(), "state": shown})


async def do(
    house: House, table: Table, guest: Guest | None, connection: Connection, fields: dict[str, Reader]
) -> None:
    """Do what was asked for."""
    kind = fields["type"].one_of(KINDS)
    if kind == "ping":
        connection.say({"type": "pong"})
        return
    if guest is None:
        raise refused("server-no-guest", 403)
    if kind == "chat":
        if connection.lines.spend():
            raise refused("server-chat-too-fast", 429)
        await chat(house, table, guest, needed(fields, "text").text())
        return
    seen = needed(fields, "event").whole(0, MOST_EVENT)
    if kind == "act":
        await playing.act(house, table, guest.id, seen, actions(needed(fields, "actions")))
    elif kind == "arrange":
        await playing.arrange(house, table, guest.id, seen, needed(fields, "places"))
    else:
        await playing.undo(house, table, guest.id, seen)


def needed(fields: dict[str, Reader], name: str) -> Reader:
    """A field that must be there."""
    if name not in fields:
        Reader(None, name).refuse(message("error-key-missing"))
    return fields[name]


def actions(given: Reader) -> list[str]:
    """At least one action, and not too many."""
    found = [each.text() for each in given.items()]
    if not 0 < len(found) <= playing.MOST_ACTIONS:
        raise refused("server-actions", 400, most=playing.MOST_ACTIONS)
    return found


async def chat(house: House, table: Table, guest: Guest, text: str) -> None:
    """A line for everybody at the table: plain text in one line, whatever it looks like."""
    line = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text).strip()
    if not 0 < len(line) <= LONGEST_LINE:
        raise refused("server-chat", 400, most=LONGEST_LINE)
    own = table.seats_of(guest.id)
    seat, now = (own[0] if own else None), time()
    name = table.seats[own[0]].name if own else guest.name
    await house.store.run(ledger.add_line(table.id, name, seat, line, now))
    for connection in table.connections:
        connection.say({"type": "chat", "line": line_json(name, seat, line, now)})


def line_json(sender: str, seat: int | None, text: str, at: float) -> ChatLine:
    """A line of chat."""
    return {
        "from": sender,
        "seat": seat,
        "text": text,
        "time": datetime.fromtimestamp(at, UTC).isoformat("T", "seconds"),
    }
