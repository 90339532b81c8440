"""Guests: identified by a signed cookie, with nothing but a name, a language and their devices."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadData, TimestampSigner

from ..i18n import LANGUAGES
from .errors import refused

COOKIE = "entrepot_guest"
YEAR = 365 * 24 * 3600


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a browser, or a program."""

    id: str
    name: str = ""
    language: str = "en"
    device: str = ""
    """Where a request comes from; empty for cookies from before devices were told apart."""


def random_id(size: int) -> str:
    """An id of that many random bytes. It starts with no dash: a command line would take it for an option."""
    while (id := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return id


class GuestTokens:
    """Signs and checks guests' cookies and CSRF tokens."""

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="entrepot-guest")
        self._key = key.encode()

    def new_id(self) -> str:
        """An id for a new guest."""
        return random_id(16)

    def cookie(self, guest: str, device: str = "") -> str:
        """The cookie for a guest on a device."""
        return self._signer.sign(f"{guest}.{device}" if device else guest).decode()

    def guest_of(self, cookie: str | None) -> tuple[str, str] | None:
        """The guest and the device a cookie belongs to; none if it is not signed by us or too old."""
        try:
            guest, _, device = self._signer.unsign(cookie or "", max_age=YEAR).decode().partition(".")
            return guest, device
        except (BadData, UnicodeError):
            return None

    def csrf(self, guest: str) -> str:
        """The CSRF token of a guest."""
        return hmac.new(self._key, f"csrf {guest}".encode(), sha256).hexdigest()

    def check_csrf(self, guest: str, token: str | None) -> None:
        """Refuse a request that does not bring the guest's token."""
        if not hmac.compare_digest(self.csrf(guest).encode(), (token or "").encode()):
            raise refused("server-csrf", 403)


def new_device() -> str:
    """An id for a device. It is not a secret: only a signed cookie counts."""
    return secrets.token_urlsafe(9)


def preferred(accepted: str) -> str:
    """The first language of an ``Accept-Language`` header that we have."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
