"""Requests and sockets of the page, passed to the application as a web server would pass them (ASGI)."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable
from http.cookies import SimpleCookie
from typing import Any
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Message, Scope

from .host import Host
from .thinking import bytes_of

log = logging.getLogger("entrepot.browser")
CLIENT = ("127.0.0.1", 0)
DENIED = 1006  # the code by which a browser reports a socket that was not opened
Headers = Iterable[tuple[str, str]]


class Bridge:
    """Passes on what the page sends, and sends it the answers."""

    def __init__(self, app: ASGIApp, host: Host, cookie: str) -> None:
        self.app = app
        self.host = host
        self.cookie = cookie
        self._sockets: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def request(self, number: int, method: str, path: str, headers: str, body: Any) -> None:
        """Answer a request; the headers are JSON."""
        scope = self._scope("http", path, json.loads(headers).items()) | {"method": method}
        self._start(self._answer(number, scope, bytes_of(body)))

    def open(self, number: int, path: str) -> None:
        """Open a socket."""
        self._sockets[number] = asyncio.Queue()
        self._sockets[number].put_nowait({"type": "websocket.connect"})
        self._start(self._serve(number, self._scope("websocket", path, ()) | {"subprotocols": []}))

    def receive(self, number: int, text: str) -> None:
        """Pass on a text that the page has sent on a socket."""
        if number in self._sockets:
            self._sockets[number].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, number: int) -> None:
        """The page has closed a socket."""
        if number in self._sockets:
            self._sockets[number].put_nowait({"type": "websocket.disconnect", "code": 1000})

    def _start(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception():
            log.error("a request failed", exc_info=task.exception())

    def _scope(self, kind: str, path: str, headers: Headers) -> dict[str, Any]:
        parts = urlsplit(path)
        sent = [*headers, ("host", "localhost"), ("cookie", self.cookie)]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode(), value.encode()) for name, value in sent],
            "client": CLIENT,
            "server": ("localhost", 80),
        }

    async def _answer(self, number: int, scope: Scope, body: bytes) -> None:
        parts: list[bytes] = []
        start: Message = {"status": 500, "headers": []}

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(said: Message) -> None:
            if said["type"] == "http.response.start":
                start.update(said)
            else:
                parts.append(said.get("body", b""))

        try:
            await self.app(scope, receive, send)
        finally:
            headers = {name.decode(): value.decode() for name, value in start["headers"]}
            await self._keep_cookie(headers.pop("set-cookie", ""))
            self.host.respond(number, start["status"], json.dumps(headers), b"".join(parts))

    async def _keep_cookie(self, header: str) -> None:
        for name, morsel in SimpleCookie(header).items():
            self.cookie = f"{name}={morsel.value}"
            await self.host.keep_cookie(self.cookie)

    async def _serve(self, number: int, scope: Scope) -> None:
        closed = DENIED

        async def send(said: Message) -> None:
            nonlocal closed
            if said["type"] == "websocket.send":
                self.host.deliver(number, said["text"])
            elif said["type"] == "websocket.close":
                closed = said.get("code", 1000)

        try:
            await self.app(scope, self._sockets[number].get, send)
        finally:
            del self._sockets[number]
            self.host.hang_up(number, closed)
