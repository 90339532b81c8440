"""How much one network address may use, and all addresses together: cookies cost nothing, addresses do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from .errors import RefusalError, refused
from .rate_limit import RateLimit
from .responses import json_response
from .settings import Settings

REQUESTS = (300, 30.0)  # at once, and a second
NEW_TABLES = (20, 0.1)
NEW_NAMES = (20, 0.2)
CODES = (10, 1 / 30)  # that lead to other devices
UNDER_WAY = 50  # requests of one address that are being answered
REMEMBERED = 10_000  # addresses whose use is remembered


@lru_cache(REMEMBERED)
def household(address: str) -> str:
    """What counts as one address: of an IPv6 address, the network that a household gets."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return str(ip_network((found, 64), strict=False)) if isinstance(found, IPv6Address) else address


def client_of(scope: Scope) -> str:
    """Where a request comes from; of those that a configured proxy passes on, where the proxy got it from."""
    return str((scope.get("client") or ("",))[0])


def address_of(scope: Scope) -> str:
    """The address whose use a request counts as."""
    return household(client_of(scope))


class AddressLimits:
    """Counts what each address uses. A factor of 0 switches the limits for single addresses off."""

    def __init__(self, settings: Settings) -> None:
        self.factor = settings.address_limits
        self.per_address = settings.address_sockets * self.factor
        self.most = settings.sockets
        self.sockets: Counter[str] = Counter()
        self.under_way: Counter[str] = Counter()
        self._rates: dict[tuple[str, str], RateLimit] = {}

    def open_socket(self, address: str) -> None:
        """Count an open socket; refused if there are too many."""
        if self.sockets.total() >= self.most:
            raise refused("server-full", 503)
        self._count(self.sockets, address, self.per_address)

    def close_socket(self, address: str) -> None:
        """A socket that was counted is closed."""
        self._discount(self.sockets, address)

    @contextmanager
    def request(self, address: str) -> Iterator[None]:
        """Count a request while it is answered; refused if there are too many, or too many in a short time."""
        self.spend("request", address, REQUESTS)
        self._count(self.under_way, address, UNDER_WAY * self.factor)
        try:
            yield
        finally:
            self._discount(self.under_way, address)

    def spend(self, what: str, address: str, limit: tuple[float, float]) -> None:
        """Count something of which an address may have only so much in a time."""
        if not self.factor:
            return
        burst, rate = limit
        key = what, address
        if key not in self._rates:
            self._forget_oldest()
            self._rates[key] = RateLimit(burst * self.factor, rate * self.factor)
        if not self._rates[key].try_spend():
            raise refused("server-too-many-requests", 429)

    def _count(self, counter: Counter[str], address: str, most: float) -> None:
        if self.factor and counter[address] >= most:
            raise refused("server-too-many-connections", 429)
        counter[address] += 1

    def _discount(self, counter: Counter[str], address: str) -> None:
        counter[address] -= 1
        if not counter[address]:
            del counter[address]

    def _forget_oldest(self) -> None:
        if len(self._rates) >= REMEMBERED:
            del self._rates[next(iter(self._rates))]


class LimitsMiddleware:
    """Refuses requests of addresses that send too many."""

    def __init__(self, app: ASGIApp, limits: AddressLimits) -> None:
        self.app = app
        self.limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        try:
            with self.limits.request(address_of(scope)):
                await self.app(scope, receive, send)
        except RefusalError as error:
            await json_response({"reason": error.message.to_json()}, error.status)(scope, receive, send)
