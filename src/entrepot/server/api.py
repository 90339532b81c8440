"""The HTTP part: who somebody is, what can be played, tables, and games looked at again."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import __version__, bots
from ..core import registry
from ..core.errors import EntrepotError
from ..core.reader import Reader
from ..core.rules import Rules
from ..files import parse_json
from ..i18n import LANGUAGES
from . import ledger, looking, openapi, playing, protocol, seating, showing, socket
from .answers import answer, written
from .errors import refused
from .guard import is_at_home
from .guests import COOKIE, YEAR, Door, Guest, checked_name, preferred
from .house import House
from .openapi import gives, takes
from .table import FINISHED, Table

NO_TABLE = 4404  # why a socket is closed
SOCKET = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")


class Api:
    """Everything under /api."""

    def __init__(self, house: House, door: Door) -> None:
        self.house = house
        self.door = door

    def routes(self) -> list[Route]:
        """Where everything is."""
        table = "/api/tables/{id}"
        described = [
            Route("/api/me", self.me),
            Route("/api/me", self.change_me, methods=["POST"]),
            Route("/api/games", self.games),
            Route("/api/tables", self.list_tables),
            Route("/api/tables", self.create_table, methods=["POST"]),
            Route(table, self.show_table),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/start", self.start, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/replace", self.replace, methods=["POST"]),
            Route(f"{table}/reclaim", self.reclaim, methods=["POST"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/replay", self.replay),
            Route("/api/replay", self.replay_record, methods=["POST"]),
            Route(f"{table}/analysis", self.analysis),
            Route(f"{table}/analysis", self.analyse, methods=["POST"]),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
        ]
        description = openapi.described(described, __version__)
        return [
            *described,
            Route("/openapi.json", lambda request: answer(description)),
        ]

    # Who

    async def guest(self, request: HTTPConnection) -> Guest | None:
        """Who asks, as far as a cookie tells."""
        id = self.door.guest_of(request.cookies.get(COOKIE))
        if id is None:
            return None
        language = preferred(request.headers.get("accept-language", ""))
        return await self.house.store.run(ledger.find_guest(id)) or Guest(id, language=language)

    async def sender(self, request: Request) -> Guest:
        """Who asks for a change, and really does."""
        guest = await self.guest(request)
        if guest is None:
            raise refused("server-no-guest", 403)
        self.door.check_csrf(guest.id, request.headers.get("x-csrf-token"))
        return guest

    @gives(protocol.Me)
    async def me(self, request: Request) -> Response:
        """Who one is; whoever is new gets a cookie."""
        guest = await self.guest(request)
        if guest is None:
            guest = Guest(self.door.new_id(), language=preferred(request.headers.get("accept-language", "")))
        return self.introduced(request, guest)

    @takes(protocol.MeWish)
    @gives(protocol.Me)
    async def change_me(self, request: Request) -> Response:
        """Another name or language."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("name", "language"))
        if "name" in fields:
            guest = replace(guest, name=checked_name(fields["name"]))
        if "language" in fields:
            guest = replace(guest, language=fields["language"].one_of(LANGUAGES))
        await self.house.store.run(ledger.save_guest(guest))
        return self.introduced(request, guest)

    def introduced(self, request: Request, guest: Guest) -> Response:
        """Who one is, and the cookie for another year."""
        me: protocol.Me = {"name": guest.name, "language": guest.language, "csrf": self.door.csrf(guest.id)}
        response, secure = answer(me), request.url.scheme == "https"
        cookie = self.door.cookie(guest.id)
        response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
        return response

    # What

    @gives(protocol.Catalogue)
    async def games(self, request: Request) -> Response:
        """What can be played, and the tables of the printed components."""
        catalogue: protocol.Catalogue = {
            "languages": list(LANGUAGES),
            "levels": list(bots.LEVELS),
            "bots": bots.names(),
            "games": [game_info(registry.find(name)) for name in registry.names()],
        }
        return answer(catalogue)

    # Tables

    async def table(self, request: HTTPConnection, guest: Guest | None, invitation: str | None = None) -> Table:
        """The table that the address names, if the guest may know about it."""
        token = invitation or request.query_params.get("invitation")
        return await self.house.table(request.path_params["id"], guest.id if guest else None, token)

    @gives(list[protocol.TableInfo])
    async def list_tables(self, request: Request) -> Response:
        """One's own tables, and public ones that wait for somebody."""
        guest = await self.guest(request)
        id = guest.id if guest else None
        found = await self.house.store.run(ledger.list_tables(id))
        tables = await asyncio.gather(*(self.house.table(each, id) for each in found))
        return answer([showing.table_info(table, id) for table in tables])

    @takes(protocol.NewTable)
    @gives(protocol.TableInfo)
    async def create_table(self, request: Request) -> Response:
        """A new table. It begins at once if no seat is open."""
        guest = await self.sender(request)
        return told(await seating.create(self.house, guest, await self.body(request)), guest)

    @gives(protocol.TableInfo)
    async def show_table(self, request: Request) -> Response:
        """How a table stands."""
        guest = await self.guest(request)
        return told(await self.table(request, guest), guest)

    @takes(protocol.JoinWish)
    @gives(protocol.TableInfo)
    async def join(self, request: Request) -> Response:
        """Take a seat: the one named, or any that is free."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("seat", "invitation"))
        table = await self.table(request, guest, fields["invitation"].text() if "invitation" in fields else None)
        await seating.join(self.house, table, guest, seat_of(table, fields) if "seat" in fields else None)
        return told(table, guest)

    @gives(protocol.TableInfo)
    async def leave(self, request: Request) -> Response:
        """Get up. In a game a bot plays on, and the seat can be reclaimed."""
        guest = await self.sender(request)
        table = await self.table(request, guest)
        await seating.leave(self.house, table, guest)
        return told(table, guest)

    @takes(protocol.StartWish)
    @gives(protocol.TableInfo)
    async def start(self, request: Request) -> Response:
        """The owner begins without waiting any longer: bots take the open seats."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("bot",))
        table = await self.table(request, guest)
        await seating.start(self.house, table, guest, bot_of(fields))
        return told(table, guest)

    @gives(protocol.Rematch)
    async def rematch(self, request: Request) -> Response:
        """Once more: the first to ask makes the table, the others take the seats kept for them."""
        guest = await self.sender(request)
        table = await self.table(request, guest)
        return answer({"id": await seating.rematch(self.house, table, guest)})

    @takes(protocol.ReplaceWish)
    @gives(protocol.TableInfo)
    async def replace(self, request: Request) -> Response:
        """A bot takes over a seat: one's own, or that of somebody who has been gone for a while."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("seat", "bot"), ("seat",))
        table = await self.table(request, guest)
        await seating.replace_seat(self.house, table, guest, seat_of(table, fields), bot_of(fields))
        return told(table, guest)

    @takes(protocol.ReclaimWish)
    @gives(protocol.TableInfo)
    async def reclaim(self, request: Request) -> Response:
        """Back at one's own seat, where a bot has played."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("seat",), ("seat",))
        table = await self.table(request, guest)
        await seating.reclaim(self.house, table, guest, seat_of(table, fields))
        return told(table, guest)

    # Games that are over

    async def finished(self, request: Request, guest: Guest | None) -> Table:
        """The table, if its game is over: then nothing is hidden any more."""
        table = await self.table(request, guest)
        if table.status != FINISHED:
            raise refused("server-not-finished")
        return table

    async def record_of(self, table: Table) -> dict[str, Any]:
        """The record, with what it takes to check that the seed was there before the game."""
        async with table.lock:
            game = (await self.house.course(table)).game
            return game.record() | {"commitment": table.terms.commitment, "salt": table.terms.salt}

    async def record(self, request: Request) -> Response:
        """The record of a finished game."""
        table = await self.finished(request, await self.guest(request))
        name = f"{table.terms.game}-{table.id}.erec"
        return answer(await self.record_of(table), content_disposition=f'attachment; filename="{name}"')

    @gives(protocol.Replay)
    async def replay(self, request: Request) -> Response:
        """A finished game, moment by moment."""
        table = await self.finished(request, await self.guest(request))
        return written(await looking.replay(self.house, await self.record_of(table)))

    @gives(protocol.Replay)
    async def replay_record(self, request: Request) -> Response:
        """A recorded game, moment by moment; the record is sent."""
        await self.sender(request)
        record = (await self.body(request, self.house.settings.record_size)).value
        return written(await looking.replay(self.house, record))

    @gives(protocol.Analysis)
    async def analysis(self, request: Request) -> Response:
        """What a bot makes of a finished game, or how far it is."""
        table = await self.finished(request, await self.guest(request))
        return answer(await looking.analysis_of(self.house, table))

    @gives(protocol.Analysis)
    async def analyse(self, request: Request) -> Response:
        """Have a bot look at a finished game."""
        guest = await self.sender(request)
        table = await self.finished(request, guest)
        if guest.id not in table.people | {table.owner}:
            raise refused("server-not-at-table", 403)
        return answer(await looking.begin(self.house, table))

    # For whoever runs the server

    async def health(self, request: Request) -> Response:
        """Whether the server and its database answer."""
        await self.house.store.run(ledger.find_guest(""))
        return answer({"status": "ok"})

    async def metrics(self, request: Request) -> Response:
        """Numbers for Prometheus."""
        return self.house.metrics.response()

    # Sockets

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The socket of a table; whoever may not see the table is turned away."""
        line = WebSocket(scope, receive, send)
        try:
            table, guest, seen = await self.admitted(HTTPConnection(scope))
        except EntrepotError:
            await line.close(NO_TABLE)
            return
        await line.accept()
        scope.clear()  # all that the browser said to open it: not needed any more, and a socket stays for hours
        await socket.serve(self.house, table, guest, seen, line)

    async def admitted(self, opening: HTTPConnection) -> tuple[Table, Guest | None, int]:
        """The table that a socket is for, who opens it, and the last event that they have seen."""
        place = SOCKET.fullmatch(opening.scope["path"])
        if place is None:
            raise refused("server-no-table", 404)
        if not is_at_home(opening.headers, self.house.settings.origins):  # what it tells must not go to other sites
            raise refused("server-origin", 403)
        guest, asked = await self.guest(opening), opening.query_params
        table = await self.house.table(place["id"], guest.id if guest else None, asked.get("invitation"))
        return table, guest, socket.since(asked.get("since", "0"))

    async def body(self, request: Request, most: int | None = None) -> Reader:
        """What was sent; nothing counts as an empty object."""
        data, limit = await request.body(), most or self.house.settings.message_size
        if len(data) > limit:
            raise refused("server-too-long", 413, most=limit)
        return Reader(parse_json(data, "body") if data else {}, "body")


def told(table: Table, guest: Guest | None) -> Response:
    """A table, as it is told to a guest."""
    return answer(showing.table_info(table, guest.id if guest else None))


def seat_of(table: Table, fields: dict[str, Reader]) -> int:
    """The seat that is named."""
    return fields["seat"].whole(0, len(table.seats) - 1)


def bot_of(fields: dict[str, Reader]) -> str:
    """The bot that is named, or the usual one."""
    return seating.checked_bot(fields["bot"]) if "bot" in fields else playing.STAND_IN


def game_info(rules: Rules) -> protocol.GameInfo:
    """A game: its options and its tables."""
    options: list[protocol.OptionInfo] = [
        {"name": each.name, "values": None if each.values is None else list(each.values), "default": each.default}
        for each in rules.options
    ]
    return {"name": rules.name, "options": options, "tables": rules.tables()}
