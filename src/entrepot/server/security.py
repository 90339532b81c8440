"""Security middleware: which hosts and origins requests may name, and the security headers for responses."""

from __future__ import annotations

from functools import cache
from ipaddress import ip_address
from socket import gethostname
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..core.messages import Message as Reason
from ..core.messages import message
from ..core.options import shown
from .responses import json_response
from .settings import Settings

DEFAULT_PORTS = {"http": ":80", "https": ":443"}

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
    """Refuses requests to names that are not ours and from pages of other sites, and adds security headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
        elif why := refusal_of(scope, self.settings):
            reason, status = why
            await json_response({"reason": reason.to_json()}, status)(scope, receive, with_security_headers(send))
        else:
            await self.app(scope, receive, with_security_headers(send))


def refusal_of(scope: Scope, settings: Settings) -> tuple[Reason, int] | None:
    """Why a request or a socket is refused, and the status; none if it may be passed on."""
    headers = Headers(scope=scope)
    host = headers.get("host", "")
    if not is_own_host(host, settings):
        return message("server-host", host=shown(host)), 421
    if scope.get("method") in ("GET", "HEAD") or is_own_origin(headers.get("origin"), scope["scheme"], host, settings):
        return None
    return message("server-origin"), 403


def is_own_host(host: str, settings: Settings) -> bool:
    """Whether a request was sent to a name of ours.

    Otherwise another site could point its own name at this machine, and its pages could talk to us as if they were
    ours. It cannot do so with an address in digits.
    """
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    return is_address(name) or name in own_names(settings)


def is_address(name: str) -> bool:
    """Whether a host is given by its address, without a name."""
    try:
        return bool(ip_address(name))
    except ValueError:
        return False


@cache
def own_names(settings: Settings) -> frozenset[str]:
    """The names by which this server is reached."""
    machine = gethostname().lower()
    of_origins = (urlsplit(origin).hostname or "" for origin in settings.origins)
    given = (name.lower() for name in settings.hosts)
    return frozenset({"localhost", machine, f"{machine}.local", *of_origins, *given})


def is_own_origin(origin: str | None, scheme: str, host: str, settings: Settings) -> bool:
    """Whether a request comes from a page of ours; programs other than browsers send no origin."""
    scheme = scheme.replace("ws", "http")
    own = f"{scheme}://{host}".lower().removesuffix(DEFAULT_PORTS[scheme])
    return origin is None or origin.lower() in (own, *(each.lower().rstrip("/") for each in settings.origins))


def with_security_headers(send: Send) -> Send:
    """Add our headers to the response."""

    async def sent(said: Message) -> None:
        if said["type"] == "http.response.start":
            headers = MutableHeaders(scope=said)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(said)

    return sent
