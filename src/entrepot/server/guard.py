"""What stands before everything else: whose pages may talk to the server, and what browsers are told to keep to."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.messages import message
from .answers import answer

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",  # pieces are put in their places by style attributes
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CONTENT,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
FOREIGN = 4403


class Guard:
    """Turns away what pages of other sites send, and adds the headers that keep ours safe."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
        elif changes_something(scope) and not self.is_at_home(Headers(scope=scope)):
            await turn_away(scope, receive, send)
        else:
            await self.app(scope, receive, with_headers(scope, send))

    def is_at_home(self, headers: Headers) -> bool:
        """Whether the page that asks is one of ours; programs other than browsers name none."""
        origin = headers.get("origin")
        return origin is None or origin in self.origins or urlsplit(origin).netloc == headers.get("host")


def changes_something(scope: Scope) -> bool:
    """Whether the request is more than a question. A socket always is: what it tells must not go to other sites."""
    return scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")


async def turn_away(scope: Scope, receive: Receive, send: Send) -> None:
    """Refuse."""
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": FOREIGN})
    else:
        await answer({"reason": message("server-origin").to_json()}, 403)(scope, receive, send)


def with_headers(scope: Scope, send: Send) -> Send:
    """Add our headers to the answer."""

    async def sent(said: Message) -> None:
        if said["type"] == "http.response.start":
            headers = MutableHeaders(scope=said)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(said)

    return sent
