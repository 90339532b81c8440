"""The file of a backup: lines of JSON, compressed with gzip.

The first line has the version of the schema and the time. Each line after it is a batch of rows, by the names of their
tables. The last line counts all rows, so a truncated file is noticed. Lines are written and read one at a time.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, BinaryIO

from ..core.errors import RecordError
from ..core.messages import message
from ..core.rules import JSON
from ..files import file_error
from . import schema

FORMAT = "entrepot-backup/1"
OWNER_ONLY = 0o600  # the file has the seeds of all games and the key that signs the cookies

Rows = dict[str, list[JSON]]
"""Rows by the names of their tables."""


@dataclass(frozen=True)
class Header:
    """The first line: which rows follow."""

    schema: int
    """The version of the schema."""
    time: float
    """The time at which the rows were read."""


# Writing


def write_file(path: Path, header: Header, batches: Iterable[Rows]) -> Counter[str]:
    """Write a backup, and return how many rows of each table it has. An existing file is replaced by a complete one."""
    counts: Counter[str] = Counter()
    try:
        with replacing(path) as file, gzip.open(file, "wt", encoding="utf-8") as lines:
            lines.write(line({"format": FORMAT, **asdict(header)}))
            for rows in batches:
                lines.write(line(rows))
                counts += count(rows)
            lines.write(line({"end": counts}))
    except OSError as error:
        raise file_error(path, error) from error
    return counts


def line(value: Any) -> str:
    """A value as a line."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def count(rows: Rows) -> Counter[str]:
    """How many rows there are of each table."""
    return Counter({name: len(found) for name, found in rows.items()})


@contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """A file that takes the place of another one when it is complete and on disk."""
    draft = path.with_name(path.name + ".part")
    draft.unlink(missing_ok=True)
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY), "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


# Reading


def read_file(path: Path) -> tuple[Header, Iterator[Rows]]:
    """The header of a backup, and its batches, which are read one at a time. A broken file raises ``RecordError``."""
    lines = read_lines(path)
    return header_of(path, next(lines, None)), read_batches(path, lines)


def header_of(path: Path, first: Any) -> Header:
    """The first line, checked."""
    if not isinstance(first, dict) or first.get("format") != FORMAT:
        raise RecordError(message("backup-foreign", path=str(path)))
    version, time = first.get("schema"), first.get("time")
    if type(version) is not int or version < 1 or not isinstance(time, float | int):
        raise RecordError(message("backup-broken", path=str(path), line=1))
    if version > schema.VERSION:
        raise RecordError(message("backup-newer", path=str(path), found=version, known=schema.VERSION))
    return Header(version, time)


def read_batches(path: Path, lines: Iterator[Any]) -> Iterator[Rows]:
    """The lines between the first and the last, which must count them right."""
    counts: Counter[str] = Counter()
    for number, found in enumerate(lines, start=2):
        if isinstance(found, dict) and set(found) == {"end"}:
            if found["end"] != counts or any(True for _ in lines):  # only at its end is a file's checksum compared
                raise RecordError(message("backup-broken", path=str(path), line=number))
            return
        if not is_batch(found):
            raise RecordError(message("backup-broken", path=str(path), line=number))
        counts += count(found)
        yield found
    raise RecordError(message("backup-truncated", path=str(path)))


def is_batch(found: Any) -> bool:
    """Whether a line has the form of a batch of rows."""
    if not isinstance(found, dict) or not all(isinstance(rows, list) for rows in found.values()):
        return False
    return all(isinstance(row, dict) for rows in found.values() for row in rows)


def read_lines(path: Path) -> Iterator[Any]:
    """All lines of a file as values."""
    number = 0  # of the last line that was sound
    try:
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            for number, found in enumerate(map(json.loads, lines), start=1):  # noqa: B007 - for the message
                yield found
    except EOFError as error:
        raise RecordError(message("backup-truncated", path=str(path))) from error
    except (gzip.BadGzipFile, zlib.error, ValueError, RecursionError) as error:
        id = "backup-broken" if number else "backup-foreign"
        raise RecordError(message(id, path=str(path), line=number + 1)) from error
    except OSError as error:
        raise file_error(path, error) from error
