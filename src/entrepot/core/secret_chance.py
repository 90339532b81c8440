"""Chance that nobody can compute ahead: shuffles from a secret seed of 255 bits and a cryptographic generator.

Ordinary seeds are short enough to type, and the generator behind them is fast, but whoever sees the opening deal can
search for its seed and so learn what comes. Games on a server are dealt from here instead. Shuffles are rare, so plain
Python is fast enough; the engine takes their outcomes like those of a record.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

from .chance import MASK64

T = TypeVar("T")
BITS = 256
BLOCK = 64  # bytes of a hash
WORD = 8  # bytes of a random number
DEALT = 1 << 40  # the stream for what a position leaves open


def new_secret() -> int:
    """A secret seed from the system's generator. Its first bit is 1, so that it is never taken for a short one."""
    return 1 << (BITS - 1) | secrets.randbits(BITS - 1)


def is_secret(seed: int) -> bool:
    """Whether a seed is a secret one."""
    return seed > MASK64


def seed_text(seed: int) -> str:
    """A seed as people and records write it: a secret one in 64 hexadecimal digits, a short one in decimal digits."""
    return f"{seed:064x}" if is_secret(seed) else str(seed)


def parse_seed(text: str) -> int:
    """The seed that :func:`seed_text` wrote."""
    return int(text, 16) if len(text) == BITS // 4 else int(text)


def commitment(seed: int, salt: str) -> str:
    """SHA-256 of the text "salt:seed": the salt's 32 hexadecimal digits, a colon, the seed as a record writes it."""
    return sha256(f"{salt}:{seed_text(seed)}".encode()).hexdigest()


class SecretChance:
    """The shuffles of one game. Those with different numbers are independent of each other."""

    def __init__(self, seed: int) -> None:
        self._key = seed.to_bytes(BITS // 8, "big")

    def shuffled(self, number: int, items: Sequence[T]) -> list[T]:
        """The items in the order of shuffle ``number``: all orders are equally likely."""
        order, words = list(items), Words(self._key, number)
        for last in range(len(order) - 1, 0, -1):
            other = words.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def short_seed(self, number: int) -> int:
        """A seed of 64 bits, for what cannot be dealt by shuffling."""
        return Words(self._key, number).next()


class Words:
    """A stream of random numbers of 64 bits: BLAKE2b, keyed by the seed, of the stream's number and a counter."""

    def __init__(self, key: bytes, number: int) -> None:
        self._key = key
        self._number = number.to_bytes(WORD, "big")
        self._block = b""
        self._used = 0

    def next(self) -> int:
        """The next number."""
        place = self._used % (BLOCK // WORD)
        if place == 0:
            counter = (self._used // (BLOCK // WORD)).to_bytes(WORD, "big")
            self._block = blake2b(self._number + counter, key=self._key, digest_size=BLOCK).digest()
        self._used += 1
        return int.from_bytes(self._block[place * WORD : (place + 1) * WORD], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: numbers of the last, incomplete round are skipped."""
        limit = (MASK64 + 1) // n * n
        while (word := self.next()) >= limit:
            pass
        return word % n


def short_seed(seed: int) -> int:
    """A seed for what knows only short ones; nothing about a secret seed can be learned from it."""
    return SecretChance(seed).short_seed(DEALT) if is_secret(seed) else seed
