"""The HTTP interface: guests, games, tables, replays and analyses; and the opening of sockets."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import __version__, bots
from ..core import registry
from ..core.errors import EntrepotError
from ..core.reader import Reader
from ..core.rules import JSON, Rules
from ..files import parse_json
from ..i18n import LANGUAGES, game_catalog
from ..study.puzzles import puzzles_of
from . import (
    analysis_service,
    branches,
    gameplay,
    guest_queries,
    hints,
    openapi,
    protocol,
    puzzle_service,
    queries,
    reach,
    seating,
    table_socket,
    tallies,
    views,
)
from .address_limits import NEW_NAMES, NEW_TABLES, address_of, client_of
from .device_labels import label_of
from .errors import RefusalError, StorageError, UnavailableError, refused
from .fair_queue import Share
from .guests import COOKIE, YEAR, Guest, GuestTokens, new_device, preferred
from .names import checked_name
from .notification_api import NotificationApi
from .notifier import Notifier
from .openapi import accepts, returns
from .people_api import PeopleApi
from .responses import json_response, json_text_response
from .security import refusal_of
from .table import FINISHED, Table
from .table_service import TableService, log

HEALTHY = 3.0  # seconds in which a healthy database has written something
NO_TABLE = 4404  # why a socket is closed
SOCKET = re.compile(r"/api/tables/(?P<id>[^/]+)/socket")


class Api:
    """Everything under /api."""

    def __init__(self, service: TableService, tokens: GuestTokens, notifier: Notifier) -> None:
        self.service = service
        self.tokens = tokens
        self.notifications = NotificationApi(self, notifier)

    def routes(self) -> list[Route]:
        """All routes."""
        table = "/api/tables/{id}"
        described = [
            Route("/api/me", self.me),
            Route("/api/me", self.change_me, methods=["POST"]),
            Route("/api/me/statistics", self.statistics),
            Route("/api/reach", self.reach),
            Route("/api/games", self.games),
            Route("/api/games/{game}/catalog/{language}", self.catalog),
            Route("/api/games/{game}/puzzles", self.puzzles),
            Route("/api/games/{game}/puzzles/{id}", self.puzzle),
            Route("/api/tables", self.list_tables),
            Route("/api/tables", self.create_table, methods=["POST"]),
            Route(table, self.show_table),
            Route(f"{table}/join", self.join, methods=["POST"]),
            Route(f"{table}/leave", self.leave, methods=["POST"]),
            Route(f"{table}/start", self.start, methods=["POST"]),
            Route(f"{table}/rematch", self.rematch, methods=["POST"]),
            Route(f"{table}/replace", self.replace, methods=["POST"]),
            Route(f"{table}/reclaim", self.reclaim, methods=["POST"]),
            Route(f"{table}/hint", self.hint, methods=["POST"]),
            Route(f"{table}/record", self.record),
            Route(f"{table}/replay", self.replay),
            Route("/api/replay", self.replay_record, methods=["POST"]),
            Route(f"{table}/branch", self.branch, methods=["POST"]),
            Route("/api/replay/branch", self.branch_record, methods=["POST"]),
            Route(f"{table}/analysis", self.analysis),
            Route(f"{table}/analysis", self.analyse, methods=["POST"]),
            *PeopleApi(self).routes(),
            *self.notifications.routes(),
            Route("/healthz", self.health),
            Route("/metrics", self.metrics),
        ]
        description = openapi.described(described, __version__, self.service.settings.base_path)
        return [
            *described,
            Route("/openapi.json", lambda request: json_response(description)),
        ]

    # Guests

    async def guest(self, request: HTTPConnection) -> Guest | None:
        """The guest of a request's cookie, if still signed in on that device; refused if the address is banned."""
        self.service.sanctions.check_address(client_of(request.scope))
        found = self.tokens.guest_of(request.cookies.get(COOKIE))
        if found is None:
            return None
        guest = Guest(found[0], language=accepted_language(request), device=found[1])
        return await self.service.storage.run(guest_queries.find_guest(guest))

    async def sender(self, request: Request) -> Guest:
        """The guest who asks for a change, with a valid CSRF token."""
        guest = await self.guest(request)
        if guest is None:
            raise refused("server-no-guest", 403)
        self.tokens.check_csrf(guest.id, request.headers.get("x-csrf-token"))
        self.service.sanctions.check_guest(guest.id)
        return guest

    @returns(protocol.Me)
    async def me(self, request: Request) -> Response:
        """The guest; a new one gets a cookie."""
        guest = await self.guest(request)
        if guest is None:
            guest = Guest(self.tokens.new_id(), language=accepted_language(request), device=new_device())
        else:
            await self.service.storage.run(guest_queries.note_use(guest, label_of(request)))
        return self.guest_response(request, guest)

    @accepts(protocol.MeWish)
    @returns(protocol.Me)
    async def change_me(self, request: Request) -> Response:
        """Change the name or language."""
        guest = await self.sender(request)
        self.service.limits.spend("name", address_of(request.scope), NEW_NAMES)
        fields = (await self.body(request)).fields(("name", "language"))
        if "name" in fields:
            guest = replace(guest, name=checked_name(fields["name"]))
        if "language" in fields:
            guest = replace(guest, language=fields["language"].one_of(LANGUAGES))
        await self.service.storage.run(guest_queries.save_guest(guest, label_of(request)))
        return self.guest_response(request, guest)

    def guest_response(self, request: Request, guest: Guest) -> Response:
        """The guest, with a cookie for another year."""
        me: protocol.Me = {"name": guest.name, "language": guest.language, "csrf": self.tokens.csrf(guest.id)}
        return self.with_cookie(request, guest, json_response(me))

    def with_cookie(self, request: Request, guest: Guest, response: Response) -> Response:
        """A response that makes the browser this guest's."""
        cookie, secure = self.tokens.cookie(guest.id, guest.device), request.url.scheme == "https"
        path = self.service.settings.base_path
        response.set_cookie(COOKIE, cookie, max_age=YEAR, path=path, httponly=True, samesite="lax", secure=secure)
        return response

    @returns(protocol.Statistics)
    async def statistics(self, request: Request) -> Response:
        """How the guest did in finished games."""
        guest = await self.guest(request)
        nothing: protocol.Statistics = {"tallies": [], "opponents": []}
        return json_response(await self.service.storage.run(tallies.statistics(guest.id)) if guest else nothing)

    @returns(protocol.Reach)
    async def reach(self, request: Request) -> Response:
        """Where other devices reach the server; only for somebody on the same machine."""
        return json_response(reach.reach(request.scope, self.service.settings))

    # Games

    @returns(protocol.Catalogue)
    async def games(self, request: Request) -> Response:
        """The games that can be played, with their printed components, and the bots."""
        catalogue: protocol.Catalogue = {
            "languages": list(LANGUAGES),
            "levels": list(self.service.levels),
            "bots": bots.names(),
            "games": playable_games(),
        }
        return json_response(catalogue)

    @returns(str)
    async def catalog(self, request: Request) -> Response:
        """The messages of a game as Fluent source, in English where the game lacks the language."""
        rules = puzzle_service.game_named(request.path_params["game"])
        language = request.path_params["language"]
        return PlainTextResponse(game_catalog(rules, language if language in LANGUAGES else "en"))

    @returns(list[protocol.PuzzleInfo])
    async def puzzles(self, request: Request) -> Response:
        """The puzzles of a game."""
        return json_response(puzzle_service.list_puzzles(request.path_params["game"]))

    @returns(protocol.Puzzle)
    async def puzzle(self, request: Request) -> Response:
        """A puzzle, with its answers."""
        language = language_of(request, await self.guest(request))
        return json_response(puzzle_service.puzzle(request.path_params["game"], request.path_params["id"], language))

    # Tables

    async def table(self, request: HTTPConnection, guest: Guest | None, invitation: str | None = None) -> Table:
        """The table of the address, if the guest may know about it."""
        token = invitation or request.query_params.get("invitation")
        return await self.service.table(request.path_params["id"], guest.id if guest else None, token)

    @returns(list[protocol.TableSummary])
    async def list_tables(self, request: Request) -> Response:
        """The guest's own tables, and unless only those are asked for, public ones to join or to watch."""
        guest = await self.guest(request)
        id = guest.id if guest else None
        found = await self.service.storage.run(queries.list_tables(id, lobby="mine" not in request.query_params))
        tables = await asyncio.gather(*(self.service.visible_table(each, id) for each in found))
        return json_response([views.table_summary(table, id) for table in tables if table and not table.is_removed(id)])

    @accepts(protocol.NewTable)
    @returns(protocol.TableInfo)
    async def create_table(self, request: Request) -> Response:
        """Create a table. The game starts at once if no seat is open."""
        guest = await self.sender(request)
        self.service.limits.spend("table", address_of(request.scope), NEW_TABLES)
        return table_response(await seating.create(self.service, guest, await self.body(request)), guest)

    @returns(protocol.TableInfo)
    async def show_table(self, request: Request) -> Response:
        """A table."""
        guest = await self.guest(request)
        return table_response(await self.table(request, guest), guest)

    @accepts(protocol.JoinWish)
    @returns(protocol.TableInfo)
    async def join(self, request: Request) -> Response:
        """Take a seat: a given one, or any that is free."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("seat", "invitation"))
        table = await self.table(request, guest, fields["invitation"].text() if "invitation" in fields else None)
        await seating.join(self.service, table, guest, seat_of(table, fields) if "seat" in fields else None)
        return table_response(table, guest)

    @returns(protocol.TableInfo)
    async def leave(self, request: Request) -> Response:
        """Leave. During a game a bot plays on, and the seat can be reclaimed."""
        guest = await self.sender(request)
        table = await self.table(request, guest)
        await seating.leave(self.service, table, guest)
        return table_response(table, guest)

    @accepts(protocol.StartWish)
    @returns(protocol.TableInfo)
    async def start(self, request: Request) -> Response:
        """Start without waiting: bots take the open seats. For the owner only."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("bot",))
        table = await self.table(request, guest)
        await seating.start(self.service, table, guest, bot_of(fields))
        return table_response(table, guest)

    @returns(protocol.Rematch)
    async def rematch(self, request: Request) -> Response:
        """A rematch: the first to ask creates the table, the others take the seats reserved for them."""
        guest = await self.sender(request)
        table = await self.table(request, guest)
        return json_response({"id": await seating.rematch(self.service, table, guest)})

    @accepts(protocol.ReplaceWish)
    @returns(protocol.TableInfo)
    async def replace(self, request: Request) -> Response:
        """Let a bot play a seat: one's own, or that of somebody who has been away for a while."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("seat", "bot"), ("seat",))
        table = await self.table(request, guest)
        await seating.replace_seat(self.service, table, guest, seat_of(table, fields), bot_of(fields))
        return table_response(table, guest)

    @accepts(protocol.ReclaimWish)
    @returns(protocol.TableInfo)
    async def reclaim(self, request: Request) -> Response:
        """Play one's own seat again, instead of the bot."""
        guest = await self.sender(request)
        fields = (await self.body(request)).fields(("seat",), ("seat",))
        table = await self.table(request, guest)
        await seating.reclaim(self.service, table, guest, seat_of(table, fields))
        return table_response(table, guest)

    @returns(protocol.Hint)
    async def hint(self, request: Request) -> Response:
        """What to do, and why: for the guest's own decision, at a table that allows hints."""
        guest = await self.sender(request)
        table = await self.table(request, guest)
        return json_response(await hints.hint(self.service, table, guest.id))

    # Finished games

    async def finished(self, request: Request, guest: Guest | None) -> Table:
        """The table, provided that its game is over: then nothing is hidden any more."""
        table = await self.table(request, guest)
        if table.status != FINISHED:
            raise refused("server-not-finished")
        return table

    async def record(self, request: Request) -> Response:
        """The record of a finished game, or of one that cannot continue."""
        table = await self.table(request, await self.guest(request))
        async with table.lock:
            try:
                history = await self.service.history(table)
            except UnavailableError:
                record = views.bare_record(table, await self.service.storage.run(queries.read_game(table.id)))
            else:
                if table.status != FINISHED and not history.has_diverged:
                    raise refused("server-not-finished")
                record = views.record(table, history)
        name = f"{table.terms.game}-{table.id}.erec"
        return json_response(record, content_disposition=f'attachment; filename="{name}"')

    @returns(protocol.Replay)
    async def replay(self, request: Request) -> Response:
        """A finished game, moment by moment."""
        guest = await self.guest(request)
        table = await self.finished(request, guest)
        async with table.lock:
            record = (await self.service.history(table)).game.record()
        share = Share(guest.id if guest else address_of(request.scope), table.id)
        found = await analysis_service.replay(self.service, record, language_of(request, guest), share)
        return json_text_response(found)

    @returns(protocol.Replay)
    async def replay_record(self, request: Request) -> Response:
        """The game of an uploaded record, moment by moment."""
        guest = await self.sender(request)
        record = (await self.body(request, self.service.settings.record_size)).value
        found = await analysis_service.replay(self.service, record, guest.language, Share(guest.id))
        return json_text_response(found)

    @accepts(protocol.BranchWish)
    @returns(protocol.TableInfo)
    async def branch(self, request: Request) -> Response:
        """Play on from a position of a finished game: a table of the guest's own, with bots as opponents."""
        guest = await self.sender(request)
        table = await self.finished(request, guest)
        async with table.lock:
            history = await self.service.history(table)
        history.check_rules()
        fields = (await self.body(request)).fields(("move", "seat", "bot"), ("move", "seat"))
        return await self.branched(request, guest, fields, history.game.record(), table.id)

    @accepts(protocol.RecordBranchWish)
    @returns(protocol.TableInfo)
    async def branch_record(self, request: Request) -> Response:
        """Play on from a position of an uploaded record."""
        guest = await self.sender(request)
        body = await self.body(request, self.service.settings.record_size)
        fields = body.fields(("record", "move", "seat", "bot"), ("record", "move", "seat"))
        return await self.branched(request, guest, fields, fields["record"].value, None)

    async def branched(
        self, request: Request, guest: Guest, fields: dict[str, Reader], record: JSON, source: str | None
    ) -> Response:
        """The new table that plays on from a record."""
        self.service.limits.spend("table", address_of(request.scope), NEW_TABLES)
        wish = branches.Wish(record, source, fields["move"], fields["seat"], bot_of(fields))
        return table_response(await branches.create(self.service, guest, wish), guest)

    @returns(protocol.Analysis)
    async def analysis(self, request: Request) -> Response:
        """The analysis of a finished game, or its progress."""
        table = await self.finished(request, await self.guest(request))
        return json_response(await analysis_service.analysis_of(self.service, table))

    @returns(protocol.Analysis)
    async def analyse(self, request: Request) -> Response:
        """Start the analysis of a finished game."""
        guest = await self.sender(request)
        table = await self.finished(request, guest)
        if guest.id not in table.people | {table.owner}:
            raise refused("server-not-at-table", 403)
        return json_response(await analysis_service.start(self.service, table, guest.id))

    # Operation

    @returns(protocol.Health)
    async def health(self, request: Request) -> Response:
        """Whether the server works: whether its database can be written to."""
        try:
            async with asyncio.timeout(HEALTHY):
                await self.service.storage.run(queries.try_writing)
        except (StorageError, TimeoutError):
            return json_response({"status": "failing", "reason": StorageError().message.to_json()}, 503)
        return json_response({"status": "ok"})

    @returns(str)
    async def metrics(self, request: Request) -> Response:
        """Metrics for Prometheus."""
        return self.service.metrics.response()

    # Sockets

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The socket of a table; refused to anybody who may not see the table."""
        socket = WebSocket(scope, receive, send)
        address = address_of(scope)
        try:
            self.service.limits.open_socket(address)
        except RefusalError as error:
            await deny(socket, error)
            return
        try:
            await self.serve_socket(socket, HTTPConnection(scope))
        except StorageError as error:
            await deny(socket, error)
        finally:
            self.service.limits.close_socket(address)

    async def serve_socket(self, socket: WebSocket, opening: HTTPConnection) -> None:
        """The socket of a table, if there may be one more."""
        try:
            table, guest = await self.admit(opening)
        except StorageError:
            raise
        except EntrepotError:
            await socket.close(NO_TABLE)
            return
        language, address = language_of(opening, guest), client_of(opening.scope)
        seen = table_socket.parse_since(opening.query_params.get("since", "0"))
        await socket.accept()
        scope = opening.scope
        del opening
        scope.clear()  # the headers are not needed any more, and a socket stays open for hours
        await table_socket.serve(self.service, table, guest, language, seen, socket, address)

    async def admit(self, opening: HTTPConnection) -> tuple[Table, Guest | None]:
        """The table that a socket is for, and the guest who opens it."""
        place = SOCKET.fullmatch(opening.scope["path"].removeprefix(opening.scope["root_path"]))
        if place is None:
            raise refused("server-no-table", 404)
        if why := refusal_of(opening.scope, self.service.settings):
            raise RefusalError(*why)
        guest, invitation = await self.guest(opening), opening.query_params.get("invitation")
        return await self.service.table(place["id"], guest.id if guest else None, invitation), guest

    async def body(self, request: Request, most: int | None = None) -> Reader:
        """The request body; an empty one counts as an empty object."""
        limit = most or self.service.settings.message_size
        try:
            async with asyncio.timeout(self.service.settings.request_seconds):
                data = await request.body()
        except (TimeoutError, ClientDisconnect):  # nobody may be left to read the answer
            raise refused("server-too-slow", 408) from None
        if len(data) > limit:
            raise refused("server-too-long", 413, most=limit)
        return Reader(parse_json(data, "body") if data else {}, "body")


async def deny(socket: WebSocket, error: RefusalError) -> None:
    """Do not open a socket, and say why."""
    await socket.send_denial_response(json_response({"reason": error.message.to_json()}, error.status))


def table_response(table: Table, guest: Guest | None) -> Response:
    """A response with a table, as a guest may know it."""
    return json_response(views.table_info(table, guest.id if guest else None))


def seat_of(table: Table, fields: dict[str, Reader]) -> int:
    """The seat in a request."""
    return fields["seat"].whole(0, len(table.seats) - 1)


def bot_of(fields: dict[str, Reader]) -> str:
    """The bot in a request, or the default."""
    return seating.checked_bot(fields["bot"]) if "bot" in fields else gameplay.STAND_IN


def accepted_language(request: HTTPConnection) -> str:
    """The language that a browser prefers."""
    return preferred(request.headers.get("accept-language", ""))


def language_of(request: HTTPConnection, guest: Guest | None) -> str:
    """The guest's language, or the one that the browser prefers."""
    return guest.language if guest else accepted_language(request)


def playable_games() -> list[protocol.GameInfo]:
    """All games that work. One that fails to describe itself is left out, so that the others can be played."""
    found = []
    for name in registry.names():
        try:
            found.append(game_info(registry.find(name)))
        except Exception:  # whatever a plug-in raises
            log.exception("the game %s is left out", name)
    return found


def log_broken_games() -> None:
    """Log why games cannot be loaded."""
    for name in registry.all_names():
        if error := registry.broken(name):
            log.error("%s", error)


def game_info(rules: Rules) -> protocol.GameInfo:
    """A game: its options and components, and what its events are made of."""
    options: list[protocol.OptionInfo] = [
        {"name": each.name, "values": None if each.values is None else list(each.values), "default": each.default}
        for each in rules.options
    ]
    return {
        "name": rules.name,
        "options": options,
        "tables": rules.tables(),
        "kinds": {name: kind.names() for name, kind in rules.kinds.items()},
        "events": rules.events.to_json(),
        "lesson": rules.lesson_seed is not None,
        "puzzles": len(puzzles_of(rules)),
        "page_board": rules.page_board,
    }
