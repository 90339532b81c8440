"""The secrets by which a guest comes to another device: a recovery code, and a link that works once.

Both are a code of 100 random bits. The database has only its hash, which needs no salt: nobody can try that many codes.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from .errors import refused

ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz"  # Crockford's: no i, l, o, u
SAME = str.maketrans("oil", "011")  # what is written or read instead
LENGTH, GROUP = 20, 4
LINK_SECONDS = 600


def new_code() -> str:
    """A new code, in groups that are easy to type: ``7k3m-x9qp-02ta-hw5c-n4ez``."""
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
    return "-".join(letters[start : start + GROUP] for start in range(0, LENGTH, GROUP))


def hash_of(given: str) -> str:
    """The hash of a code, however it was typed."""
    code = "".join(letter for letter in given.lower() if letter.isalnum()).translate(SAME)
    if len(code) != LENGTH:
        raise refused("server-code")
    return sha256(code.encode()).hexdigest()
