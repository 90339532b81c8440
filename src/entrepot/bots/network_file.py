"""The file of a network: a line that says what it is, a description as JSON, and the weights as compressed integers.

Weights are divided by what divides all of their kind. Most are near 0, so their sign is stored in the lowest bit, and
all low bytes come before all high bytes, which are mostly 0: that makes files a quarter smaller.
"""

from __future__ import annotations

import json
import math
import struct
import sys
import zlib
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..core.errors import EntrepotError
from ..core.messages import message

MAGIC = b"entrepot network 3\n"
SCALE = 8  # bits after the point of a weight or an activation
ONE = 1 << SCALE
MOST = 8 * ONE - 1  # the largest activation
POINTS = 16.0  # the unit of the heads for points

ARRAYS = (
    "slots", "thresholds", "weights", "bias", "deep_weights", "deep_bias", "head_weights", "head_bias",
    "policy_weights", "policy_bias",
)  # fmt: skip


class NetworkError(EntrepotError):
    """A file is not a network that can be used."""


Content = tuple[dict[str, Any], dict[str, "array[int]"]]
"""A network's description and its weights."""


def pack(about: dict[str, Any], arrays: dict[str, array[int]]) -> bytes:
    """The content of a file."""
    sizes = {name: len(arrays[name]) for name in ARRAYS}
    units = {name: math.gcd(*arrays[name]) or 1 for name in ARRAYS}
    described = json.dumps({**about, "sizes": sizes, "units": units}, sort_keys=True).encode()
    numbers = [number // units[name] for name in ARRAYS for number in arrays[name]]
    return MAGIC + struct.pack("<I", len(described)) + described + _compressed(_to_bytes(numbers))


def _compressed(packed: bytes) -> bytes:
    """The bytes compressed; looking only for runs of equal ones saves a tenth, because nothing else is repeated."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, zlib.MAX_WBITS, 9, zlib.Z_RLE)
    return compressor.compress(packed) + compressor.flush()


def read(path: Path) -> Content:
    """Read a network from a file."""
    return unpack(path.read_bytes())


def unpack(content: bytes) -> Content:
    """The network in the content of a file."""
    try:
        return _unpack(content)
    except (ValueError, KeyError, struct.error, zlib.error) as error:
        raise NetworkError(message("bots-network-damaged")) from error


def _unpack(content: bytes) -> Content:
    if not content.startswith(MAGIC):
        raise ValueError("it does not begin like one")
    (length,) = struct.unpack_from("<I", content, len(MAGIC))
    begin = len(MAGIC) + 4
    about = json.loads(content[begin : begin + length])
    numbers = _from_bytes(zlib.decompress(content[begin + length :]))
    meant = {unit: [unit * _signed(number) for number in range(1 << 16)] for unit in set(about["units"].values())}
    arrays, at = {}, 0
    for name in ARRAYS:
        size = about["sizes"][name]
        arrays[name] = array("h", map(meant[about["units"][name]].__getitem__, numbers[at : at + size]))
        at += size
    if at != len(numbers):
        raise ValueError("it has a wrong length")
    return about, arrays


def _to_bytes(numbers: Sequence[int]) -> bytes:
    """The numbers, as low bytes and then as high bytes, with the sign in the lowest bit."""
    unsigned = array("H", [2 * number if number >= 0 else -2 * number - 1 for number in numbers])
    packed = _little(unsigned)
    return packed[0::2] + packed[1::2]


def _from_bytes(packed: bytes) -> array[int]:
    """The numbers again, still unsigned."""
    half = len(packed) // 2
    pairs = bytearray(2 * half)
    pairs[0::2], pairs[1::2] = packed[:half], packed[half:]
    unsigned = array("H", bytes(pairs))
    if sys.byteorder == "big":
        unsigned.byteswap()
    return unsigned


def _signed(number: int) -> int:
    """The number whose sign is in the lowest bit."""
    return number >> 1 if number % 2 == 0 else ~(number >> 1)


def _little(numbers: array[int]) -> bytes:
    """The numbers as bytes, the lowest first on every machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()
