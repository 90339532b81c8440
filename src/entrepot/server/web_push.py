"""Web push: messages that a browser's push service passes on without being able to read them (RFC 8030, 8291, 8292).

The cryptography is that of the package ``cryptography``, an optional one: ``pip install entrepot[push]``.
"""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from functools import cached_property
from importlib.util import find_spec
from time import time
from typing import TYPE_CHECKING, Any

from sqlalchemy import Connection

from .errors import refused
from .outgoing import parse_url
from .storage import stored_value

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey

KEY_NAME = "vapid"  # under which the server's key is stored
RECORD = 4096  # bytes; a message is a single record
POINT, AUTH = 65, 16  # bytes of a public key and of a subscription's secret
VALID = 12 * 3600  # seconds for which a token is valid
KEPT = 24 * 3600  # seconds for which the push service keeps a message for a browser that is offline


def encoded(data: bytes) -> str:
    """Bytes as URL-safe Base64 without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes from URL-safe Base64, with or without padding."""
    return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))


# The server's key


class ServerKey:
    """The key by which push services recognize this server."""

    def __init__(self, text: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self.private = ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())

    @cached_property
    def public(self) -> str:
        """The public part, which a browser needs to subscribe."""
        return encoded(point_of(self.private))

    def authorization(self, url: str, contact: str) -> str:
        """The header that shows a push service who sends, and how to contact them (RFC 8292)."""
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
        from cryptography.hazmat.primitives.hashes import SHA256

        claims = {"aud": parse_url(url, private=True).origin, "exp": int(time()) + VALID, "sub": contact}
        token = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self.private.sign(token.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={token}.{encoded(signature)}, k={self.public}"


def stored_key(connection: Connection) -> ServerKey | None:
    """The server's key, generated once; none without the package ``cryptography``."""
    return ServerKey(stored_value(connection, KEY_NAME, new_key)) if find_spec("cryptography") else None


def new_key() -> str:
    """A new private key as text."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return encoded(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def point_of(private: EllipticCurvePrivateKey) -> bytes:
    """The public key that belongs to a private one."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return bytes(private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


# Messages


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse keys of a subscription that nothing can be encrypted with."""
    try:
        encrypt(b"", p256dh, auth)
    except ValueError:
        raise refused("server-push-keys", 400) from None


def encrypt(
    text: bytes, p256dh: str, auth: str, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message that only the browser with these keys can read (RFC 8291). Salt and own key are given by tests only."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    receiver, secret = decoded(p256dh), decoded(auth)
    if (len(receiver), len(secret)) != (POINT, AUTH):
        raise ValueError("not the keys of a subscription")
    salt, own = salt or os.urandom(16), own or ec.generate_private_key(ec.SECP256R1())
    public: bytes = point_of(own)
    agreed = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver))
    keying = derived(agreed, secret, b"WebPush: info\0" + receiver + public, 32)
    key = derived(keying, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(keying, salt, b"Content-Encoding: nonce\0", 12)
    sealed: bytes = AESGCM(key).encrypt(nonce, text + b"\2", None)  # 2 ends the last record (RFC 8188)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + public + sealed


def derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    """A key derived from a secret (HKDF with SHA-256)."""
    from cryptography.hazmat.primitives.hashes import SHA256
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return bytes(HKDF(SHA256(), length, salt, info).derive(secret))


def headers(key: ServerKey, url: str, contact: str, topic: str) -> dict[str, str]:
    """The headers of a message; one that has not been delivered yet is replaced by a later one of the same topic."""
    found: dict[str, Any] = {"Authorization": key.authorization(url, contact), "TTL": KEPT, "Urgency": "normal"}
    if topic:
        found["Topic"] = topic
    return {**found, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
