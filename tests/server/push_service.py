"""A browser's side of web push: its keys, and what they decrypt (RFC 8291, read from the receiver's side)."""

from __future__ import annotations

import json
import os
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.hmac import HMAC
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def hmac(key: bytes, *parts: bytes) -> bytes:
    made = HMAC(key, SHA256())
    made.update(b"".join(parts))
    return made.finalize()


def private_key(number: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(data(number), "big"), CURVE)


class Browser:
    """The keys of a subscription."""

    def __init__(self, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None) -> None:
        self.private = private or ec.generate_private_key(CURVE)
        self.auth = auth or os.urandom(16)
        self.public = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    @property
    def keys(self) -> dict[str, str]:
        """What a page sends to its server."""
        return {"p256dh": text(self.public), "auth": text(self.auth)}

    def decrypt(self, body: bytes) -> bytes:
        """What a message says."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        keying = hmac(hmac(self.auth, shared), b"WebPush: info\0", self.public, sender, b"\1")
        secret = hmac(salt, keying)
        key = hmac(secret, b"Content-Encoding: aes128gcm\0\1")[:16]
        nonce = hmac(secret, b"Content-Encoding: nonce\0\1")[:12]
        padded = AESGCM(key).decrypt(nonce, sealed, None)
        said, mark, padding = padded.rpartition(b"\2")
        assert mark
        assert not padding.strip(b"\0")
        return said


def verified_claims(authorization: str, server_key: str) -> Any:
    """What a server says about itself, if it has signed it with its key (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", server_key)
    signed, _, signature = fields["t"].rpartition(".")
    numbers = [int.from_bytes(data(signature)[half : half + 32], "big") for half in (0, 32)]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, data(fields["k"]))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    assert json.loads(data(signed.split(".")[0])) == {"typ": "JWT", "alg": "ES256"}
    return json.loads(data(signed.split(".")[1]))
