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


class Guard:
    """Turns away what pages of other sites send, and adds the headers that keep ours safe."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or not."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["method"] in ("GET", "HEAD") or is_at_home(Headers(scope=scope), self.origins):
            await self.app(scope, receive, with_headers(send))
        else:
            await answer({"reason": message("server-origin").to_json()}, 403)(scope, receive, send)


def is_at_home(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether the page that asks is one of ours; programs other than browsers name none."""
    origin = headers.get("origin")
    return origin is None or origin in origins or urlsplit(origin).netloc == headers.get("host")


def with_headers(send: Send) -> Send:
    """Add our headers to the answer."""

    async def sent(said: Message) -> None:
        if said["type"] == "http.response.start":
            headers = MutableHeaders(scope=said)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(said)

    return sent
