"""The socket of a table: what a client may send, and what it gets when it connects."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from time import monotonic, time

from starlette.websockets import WebSocket, WebSocketDisconnect

from ..core.errors import EntrepotError
from ..core.messages import Message, message
from ..core.reader import Reader
from ..files import check_depth
from . import gameplay, identity, queries, views
from .connection import Connection
from .errors import StorageError, reason, refused
from .guests import Guest
from .history import GameHistory
from .responses import compact
from .table import Table
from .table_service import TableService, log
from .views import Viewer

LONGEST_LINE = 500
JOINER = "\u200d"  # joins several characters into one emoji
MOST_EVENT = 1_000_000
NOT_AVAILABLE = 1011  # why a socket is closed
KINDS = ("act", "arrange", "undo", "chat", "ping")


async def serve(
    service: TableService,
    table: Table,
    guest: Guest | None,
    language: str,
    seen: int,
    socket: WebSocket,
    address: str = "",
) -> None:
    """Handle one connection until it closes."""
    viewer, device = Viewer(guest.id if guest else None, language), guest.device if guest else ""
    connection = Connection(socket, viewer, device, address, service.settings)
    try:
        try:
            service.sanctions.check_guest(connection.guest or "")
            await send_welcome(service, table, connection, seen)
            await identity.close_if_signed_out(service, connection)
        except EntrepotError as error:
            await socket.send_text(views.refusal_text(None, reason(error), None))
            await socket.close(NOT_AVAILABLE)
            return
        with suppress(WebSocketDisconnect, RuntimeError, KeyError):  # closed, closed earlier, or not a text
            while True:
                await handle(service, table, guest, connection, await socket.receive_text())
    finally:
        disconnect(service, table, connection)


def parse_since(given: str) -> int:
    """The number of the last event that a client has seen; 0 if it does not say."""
    return int(given) if given.isascii() and given.isdigit() and len(given) < 8 else 0


async def send_welcome(service: TableService, table: Table, connection: Connection, seen: int) -> None:
    """Send a new connection everything it missed, and the others that somebody has connected."""
    async with table.lock:
        chat = await service.storage.run(queries.read_chat(table.id))
        service.deliver_lines(table, chat)
        history = await service.history(table)
        whole = not 0 < seen <= history.number
        table.connections.add(connection)
        service.metrics.connections.inc()
        state = views.state(table, history, connection.viewer)
        welcome = {
            "table": views.table_info(table, connection.guest),
            "state": state,
            "chat": [views.line_json(table, row, connection.guest) for row in chat],
            "whole": whole,
        }
        events = events_text(table, history, 0 if whole else seen, state["eyes"])
        connection.send_text(f'{{"type":"welcome","events":{events},{compact(welcome)[1:]}')
        service.announce_presence(table)
        if table.background_task is None or table.background_task.done():
            gameplay.schedule_next(service, table)


def events_text(table: Table, history: GameHistory, seen: int, seat: int | None) -> str:
    """The events after a number as JSON. Many spectators may come at once, so theirs are kept."""
    if seen or seat is not None:
        return compact(views.events_json(history, history.since(seen), seat))
    if table.spectator_events is None or table.spectator_events[0] != history.number:
        table.spectator_events = history.number, compact(views.events_json(history, history.since(0), None))
    return table.spectator_events[1]


def disconnect(service: TableService, table: Table, connection: Connection) -> None:
    """Somebody's connection has closed."""
    connection.close()
    if connection in table.connections:
        service.metrics.connections.dec()
    table.connections.discard(connection)
    if connection.guest and connection.guest not in table.present:
        table.left_at[connection.guest] = monotonic()
    service.announce_presence(table)


async def handle(service: TableService, table: Table, guest: Guest | None, connection: Connection, text: str) -> None:
    """Do what a message asks for, or refuse it. Nothing that a client sends closes the connection."""
    await asyncio.sleep(connection.messages.spend())  # who sends too much is read more slowly
    request = None
    try:
        fields = parsed(text)
        request = fields["request"].whole(0, 2**53) if "request" in fields else None
        await dispatch(service, table, guest, connection, fields)
    except EntrepotError as error:
        await send_refusal(service, table, connection, request, reason(error))
    except Exception:
        service.metrics.errors.inc()
        log.exception("a message could not be handled at table %s", table.id)
        await send_refusal(service, table, connection, request, message("server-error"))


def parsed(text: str) -> dict[str, Reader]:
    """The fields of a message."""
    try:
        found = json.loads(text)
        check_depth(found)
    except (ValueError, RecursionError):
        raise refused("server-not-json", 400) from None
    known = ("type", "request", "event", "actions", "ends_turn", "places", "text")
    return Reader(found, "message").fields(known, ("type",))


async def send_refusal(
    service: TableService, table: Table, connection: Connection, request: int | None, why: Message
) -> None:
    """Send the reason for a refusal together with the current state."""
    service.metrics.refused.inc()
    state = None
    with suppress(StorageError):
        async with table.lock:
            state = views.state(table, await service.history(table), connection.viewer)
    connection.send_text(views.refusal_text(request, why, state))


async def dispatch(
    service: TableService, table: Table, guest: Guest | None, connection: Connection, fields: dict[str, Reader]
) -> None:
    """Call what a message asks for."""
    kind = fields["type"].one_of(KINDS)
    if kind == "ping":
        connection.send_json({"type": "pong"})
        return
    if guest is None:
        raise refused("server-no-guest", 403)
    if kind == "chat":
        service.sanctions.check_chat(guest.id)
        if connection.chat.spend():
            raise refused("server-chat-too-fast", 429)
        await chat(service, table, guest, required(fields, "text").text())
        return
    seen = required(fields, "event").whole(0, MOST_EVENT)
    if kind == "act":
        ends_turn = fields["ends_turn"].flag() if "ends_turn" in fields else True
        await gameplay.act(service, table, guest.id, seen, actions(required(fields, "actions")), ends_turn)
    elif kind == "arrange":
        await gameplay.arrange(service, table, guest.id, seen, required(fields, "places"))
    else:
        await gameplay.undo(service, table, guest.id, seen)


def required(fields: dict[str, Reader], name: str) -> Reader:
    """A field that a message must have."""
    if name not in fields:
        Reader(None, name).refuse(message("error-key-missing"))
    return fields[name]


def actions(given: Reader) -> list[str]:
    """At least one action, and not too many."""
    found = [each.text() for each in given.items()]
    if not 0 < len(found) <= gameplay.MOST_ACTIONS:
        raise refused("server-actions", 400, most=gameplay.MOST_ACTIONS)
    return found


async def chat(service: TableService, table: Table, guest: Guest, text: str) -> None:
    """Send a line of chat to everybody at the table: plain text in one line, whatever it looks like."""
    line = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text).strip()
    if not 0 < len(line) <= LONGEST_LINE:
        raise refused("server-chat", 400, most=LONGEST_LINE)
    if why := table.why_silent(guest.id):
        raise refused(why, 403)
    own = table.seats_of(guest.id)
    seat = own[0] if own else None
    name = guest.name if seat is None else table.seats[seat].name
    row = {"sender": name, "guest": guest.id, "seat": seat, "text": line, "time": time()}
    service.deliver_lines(table, await service.storage.run(queries.add_line(table.id, row, table.last_line)))
