"""Security middleware: the origin check for requests, and the security headers for responses."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.messages import message
from .responses import json_response

CONTENT = "; ".join(
    (
        "default-src 'self'",
        "style-src-attr 'unsafe-inline'",  # the page positions pieces by style attributes
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


class SecurityMiddleware:
    """Refuses requests from pages of other sites and adds security headers to responses."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]) -> None:
        self.app = app
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif scope["method"] in ("GET", "HEAD") or is_same_origin(Headers(scope=scope), self.origins):
            await self.app(scope, receive, with_security_headers(send))
        else:
            await json_response({"reason": message("server-origin").to_json()}, 403)(scope, receive, send)


def is_same_origin(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of ours; programs other than browsers send no origin."""
    origin = headers.get("origin")
    return origin is None or origin in origins or urlsplit(origin).netloc == headers.get("host")


def with_security_headers(send: Send) -> Send:
    """Add our headers to the response."""

    async def sent(said: Message) -> None:
        if said["type"] == "http.response.start":
            headers = MutableHeaders(scope=said)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(said)

    return sent
