"""The file of a network: a line that says what it is, a description as JSON, and the weights as compressed integers."""

from __future__ import annotations

import json
import struct
import sys
import zlib
from array import array
from pathlib import Path
from typing import Any

from ..core.errors import EntrepotError
from ..core.messages import message

MAGIC = b"entrepot network 1\n"
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
    described = json.dumps({**about, "sizes": sizes}, sort_keys=True).encode()
    packed = b"".join(_little(array("h", arrays[name])) for name in ARRAYS)
    return MAGIC + struct.pack("<I", len(described)) + described + zlib.compress(packed, 9)


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
    packed = zlib.decompress(content[begin + length :])
    arrays, at = {}, 0
    for name in ARRAYS:
        size = 2 * about["sizes"][name]
        arrays[name] = array("h", _little(array("h", packed[at : at + size])))
        at += size
    if at != len(packed):
        raise ValueError("it has a wrong length")
    return about, arrays


def _little(numbers: array[int]) -> bytes:
    """The numbers as bytes, the lowest first on every machine."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()
