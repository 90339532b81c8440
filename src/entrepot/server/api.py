"""The HTTP part: who somebody is, what can be played, tables, and games looked at again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import bots
from ..core import registry
from ..core.errors import EntrepotError
from ..core.game import from_record
from ..core.reader import Reader
from ..core.rules import JSON, Rules
from ..files import parse_json
from ..i18n import LANGUAGES
from . import ledger, playing, seating, showing, socket
from .errors import refused
from .guests import COOKIE, YEAR, Door, Guest, checked_name, preferred
from .house import House
from .table import FINISHED, Table


class Api:
    """Everything under /api."""

    def __init__(self, house: House, door: Door) -> None:
        self.house = house
        self.door = door

    def routes(self) -> list[Route | WebSocketRoute]:
        """Where everything is."""
        return [
            Route("/api/me", self.me),
            Route("/api/me", self.change_me, methods=["POST"]),
            Route("/api/games", self.games),
            Route("/api/tables", self.list_tables),
            Route("/api/tables", self.create_table, methods=["POST"]),
            Route("/api/tables/{id}", self.show_table),
            Route("/api/tables/{id}/join", self.join, methods=["POST"]),
            Route("/api/tables/{id}/leave", self.leave, methods=["POST"]),
            Route("/api/tables/{id}/start", self.start, methods=["POST"]),
            Route("/api/tables/{id}/rematch", self.rematch, methods=["POST"]),
            Route("/api/tables/{id}/replace", self.replace, methods=["POST"]),
            Route("/api/tables/{id}/reclaim", self.reclaim, methods=["POST"]),
            Route("/api/tables/{id}/record", self.record),
            Route("/api/tables/{id}/replay", self.replay),
            Route("/api/replay", self.replay_record, methods=["POST"]),
            WebSocketRoute("/api/tables/{id}/socket", self.socket),
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

    async def me(self, request: Request) -> Response:
        """Who one is; whoever is new gets a cookie."""
        guest = await self.guest(request)
        if guest is None:
            guest = Guest(self.door.new_id(), language=preferred(request.headers.get("accept-language", "")))
        return self.introduced(request, guest)

    async def change_me(self, request: Request) -> Response:
        """Another name or language."""
        guest = await self.sender(request)
        fields = (await body(request)).fields(("name", "language"))
        if "name" in fields:
            guest = replace(guest, name=checked_name(fields["name"]))
        if "language" in fields:
            guest = replace(guest, language=fields["language"].one_of(LANGUAGES))
        await self.house.store.run(ledger.save_guest(guest))
        return self.introduced(request, guest)

    def introduced(self, request: Request, guest: Guest) -> Response:
        """Who one is, and the cookie for another year."""
        told = {"name": guest.name, "language": guest.language, "csrf": self.door.csrf(guest.id)}
        response = JSONResponse(told)
        response.set_cookie(
            COOKIE,
            self.door.cookie(guest.id),
            max_age=YEAR,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    # What

    async def games(self, request: Request) -> Response:
        """What can be played, and the printed components."""
        games = [game_info(registry.find(name)) for name in registry.names()]
        return JSONResponse(
            {"languages": list(LANGUAGES), "levels": list(bots.LEVELS), "bots": bots.names(), "games": games}
        )

    # Tables

    async def table(self, request: HTTPConnection, guest: Guest | None, invitation: str | None = None) -> Table:
        """The table that the address names, if the guest may know about it."""
        token = invitation or request.query_params.get("invitation")
        return await self.house.table(request.path_params["id"], guest.id if guest else None, token)

    async def list_tables(self, request: Request) -> Response:
        """One's own tables, and public ones that wait for somebody."""
        guest = await self.guest(request)
        id = guest.id if guest else None
        found = [await self.house.table(each, id) for each in await self.house.store.run(ledger.list_tables(id))]
        return JSONResponse([showing.table_info(table, id) for table in found])

    async def create_table(self, request: Request) -> Response:
        """A new table."""
        guest = await self.sender(request)
        table = await seating.create(self.house, guest, await body(request))
        return JSONResponse(showing.table_info(table, guest.id), 201)

    async def show_table(self, request: Request) -> Response:
        """How a table stands."""
        guest = await self.guest(request)
        table = await self.table(request, guest)
        return JSONResponse(showing.table_info(table, guest.id if guest else None))

    async def join(self, request: Request) -> Response:
        """Take a seat."""
        guest = await self.sender(request)
        fields = (await body(request)).fields(("seat", "invitation"))
        invitation = fields["invitation"].text() if "invitation" in fields else None
        table = await self.table(request, guest, invitation)
        seat = fields["seat"].whole(0, len(table.seats) - 1) if "seat" in fields else None
        await seating.join(self.house, table, guest, seat)
        return JSONResponse(showing.table_info(table, guest.id))

    async def leave(self, request: Request) -> Response:
        """Get up."""
        guest = await self.sender(request)
        table = await self.table(request, guest)
        await seating.leave(self.house, table, guest)
        return JSONResponse(showing.table_info(table, guest.id))

    async def start(self, request: Request) -> Response:
        """Begin without waiting any longer."""
        guest = await self.sender(request)
        fields = (await body(request)).fields(("bot",))
        table = await self.table(request, guest)
        bot = seating.checked_bot(fields["bot"]) if "bot" in fields else playing.STAND_IN
        await seating.start(self.house, table, guest, bot)
        return JSONResponse(showing.table_info(table, guest.id))

    async def rematch(self, request: Request) -> Response:
        """Once more."""
        guest = await self.sender(request)
        table = await self.table(request, guest)
        return JSONResponse({"id": await seating.rematch(self.house, table, guest)})

    async def replace(self, request: Request) -> Response:
        """A bot for somebody who is gone."""
        guest = await self.sender(request)
        fields = (await body(request)).fields(("seat", "bot"), ("seat",))
        table = await self.table(request, guest)
        bot = seating.checked_bot(fields["bot"]) if "bot" in fields else playing.STAND_IN
        await seating.replace_seat(self.house, table, guest, fields["seat"].whole(0, len(table.seats) - 1), bot)
        return JSONResponse(showing.table_info(table, guest.id))

    async def reclaim(self, request: Request) -> Response:
        """Back at one's own seat."""
        guest = await self.sender(request)
        fields = (await body(request)).fields(("seat",), ("seat",))
        table = await self.table(request, guest)
        await seating.reclaim(self.house, table, guest, fields["seat"].whole(0, len(table.seats) - 1))
        return JSONResponse(showing.table_info(table, guest.id))

    # Games that are over

    async def finished(self, request: Request) -> Table:
        """The table, if its game is over: then nothing is hidden any more."""
        table = await self.table(request, await self.guest(request))
        if table.status != FINISHED:
            raise refused("server-not-finished")
        return table

    async def record(self, request: Request) -> Response:
        """The record of a finished game, with what it takes to check that the seed was not chosen on the way."""
        table = await self.finished(request)
        async with table.lock:
            course = await self.house.course(table)
            found = course.game.record() | {"commitment": table.terms.commitment, "salt": table.terms.salt}
        name = f"{table.terms.game}-{table.id}.erec"
        return JSONResponse(found, headers={"Content-Disposition": f'attachment; filename="{name}"'})

    async def replay(self, request: Request) -> Response:
        """A finished game, moment by moment."""
        table = await self.finished(request)
        async with table.lock:
            course = await self.house.course(table)
        return JSONResponse(showing.replay(course.game))

    async def replay_record(self, request: Request) -> Response:
        """The same for a record that somebody has."""
        await self.sender(request)
        game = from_record((await body(request, self.house.settings.record_size)).value)
        return JSONResponse(showing.replay(game))

    # Playing

    async def socket(self, socket_: WebSocket) -> None:
        """The socket of a table; whoever may not see the table is turned away."""
        guest = await self.guest(socket_)
        try:
            table = await self.table(socket_, guest)
        except EntrepotError:
            await socket_.close(4404)
            return
        await socket.serve(self.house, table, guest, socket_)


async def body(request: Request, most: int = 16 * 1024) -> Reader:
    """What was sent; nothing counts as an empty object."""
    data = await request.body()
    if len(data) > most:
        raise refused("server-too-long", 413, most=most)
    return Reader(parse_json(data, "body") if data else {}, "body")


def game_info(rules: Rules) -> JSON:
    """A game: its options and its tables."""
    options: list[Any] = [{"name": each.name, "values": each.values, "default": each.default} for each in rules.options]
    return {"name": rules.name, "options": options, "tables": rules.tables()}
