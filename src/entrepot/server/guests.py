"""Guests: known by a signed cookie, asked for nothing but a name and a language."""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass
from hashlib import sha256

from itsdangerous import BadData, TimestampSigner

from ..core.reader import Reader
from ..i18n import LANGUAGES
from .errors import refused

COOKIE = "entrepot_guest"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 20


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody with a browser, or a program."""

    id: str
    name: str = ""
    language: str = "en"


class Door:
    """Lets guests in by their cookies."""

    def __init__(self, key: str) -> None:
        self._signer = TimestampSigner(key, salt="entrepot-guest")
        self._key = key.encode()

    def new_id(self) -> str:
        """An id for somebody who has none."""
        return secrets.token_urlsafe(16)

    def cookie(self, guest: str) -> str:
        """What the browser is to keep."""
        return self._signer.sign(guest).decode()

    def guest_of(self, cookie: str | None) -> str | None:
        """Whose cookie it is; nobody's if it is not one of ours, or too old."""
        try:
            return self._signer.unsign(cookie or "", max_age=YEAR).decode()
        except (BadData, UnicodeError):
            return None

    def csrf(self, guest: str) -> str:
        """What a page of ours knows and another site's does not."""
        return hmac.new(self._key, f"csrf {guest}".encode(), sha256).hexdigest()

    def check_csrf(self, guest: str, token: str | None) -> None:
        """Refuse what another site's page has sent in the guest's name."""
        if not hmac.compare_digest(self.csrf(guest).encode(), (token or "").encode()):
            raise refused("server-csrf", 403)


def checked_name(given: Reader) -> str:
    """A name that can stand in a line."""
    name = " ".join(given.text().split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise refused("server-name", 400, most=LONGEST_NAME)
    return name


def preferred(accepted: str) -> str:
    """The first language of a browser's list that there is."""
    for wish in accepted.split(","):
        language = wish.split(";")[0].strip().split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return "en"
