"""The result file: one line of JSON for each game, appended as soon as it is over.

A run that was interrupted at any moment can be continued from its file: an incomplete last line is dropped, and
finished games are not played again.
"""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Iterable
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any, cast

from ..core.errors import RecordError
from ..core.messages import message
from ..files import file_error
from .lineups import Schedule
from .match import Match, Result

KINDS: dict[str, type] = {
    "game": str,
    "options": dict,
    "seed": int,
    "block": int,
    "rotation": int,
    "seats": list,
    "scores": list,
    "winners": list,
    "end": list,
    "rounds": int,
    "decisions": int,
    "seconds": list,
}
MATCH_KEYS = ("game", "options", "seed", "seats")
SEAT_KEYS = ("seats", "scores", "seconds")


def read_results(path: Path) -> list[Result]:
    """All games of a file, without duplicates."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise file_error(path, error) from error
    lines = complete_lines(data).splitlines()
    return list({_key(result): result for result in parse_lines(lines, path)}.values())


def complete_lines(data: bytes) -> bytes:
    """The data without an incomplete line at the end."""
    return data[: data.rfind(b"\n") + 1]


def parse_lines(lines: Iterable[bytes], path: Path) -> Iterable[Result]:
    """The results that the lines contain."""
    for number, line in enumerate(lines, 1):
        try:
            found = json.loads(line)
        except ValueError:
            found = None
        if not _is_result(found):
            raise RecordError(message("arena-not-a-result", path=str(path), line=number))
        yield cast(Result, found)


def _is_result(found: Any) -> bool:
    if not isinstance(found, dict) or not all(isinstance(found.get(key), kind) for key, kind in KINDS.items()):
        return False
    seats = len(found["seats"])
    numbers = [*found["scores"], *found["seconds"], *found["winners"]]
    return (
        seats > 1
        and all(len(found[key]) == seats for key in SEAT_KEYS)
        and all(isinstance(each, str) for each in [*found["seats"], *found["end"]])
        and all(isinstance(each, int | float) for each in numbers)
        and bool(found["winners"])
        and all(each in range(seats) for each in found["winners"])
    )


def _key(result: Result) -> tuple[int, int]:
    return result["block"], result["rotation"]


class ResultFile:
    """The result file of a running tournament."""

    file: FileIO

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.schedule = schedule
        self.found: dict[tuple[int, int], Result] = {}

    def __enter__(self) -> ResultFile:
        """Read the existing results and cut off an incomplete line."""
        kept = 0
        if self.path.is_file():
            for result in read_results(self.path):
                self._check(result)
                self.found[_key(result)] = result
            kept = len(complete_lines(self.path.read_bytes()))
        self.file = self.path.open("ab", buffering=0)  # unbuffered, so that a line is written by a single call
        if self.path.is_file():
            self.file.truncate(kept)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()

    def _check(self, result: Result) -> None:
        """Refuse a file of another tournament instead of spoiling it."""
        expected = vars(self.schedule.match(*_key(result)))
        for key in MATCH_KEYS:
            wanted = list(expected[key]) if key == "seats" else expected[key]
            if cast(dict[str, Any], result)[key] != wanted:
                raise RecordError(message("arena-other-run", path=str(self.path), key=key))

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        """The matches without a result."""
        return [match for match in matches if match.key not in self.found]

    def add(self, result: Result) -> bool:
        """Append a result; false if the file has it already."""
        if _key(result) in self.found:
            return False
        line = json.dumps(result, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        try:
            if self.file.write(line) < len(line):
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        except OSError as error:
            raise OSError(error.errno, error.strerror, str(self.path)) from error
        self.found[_key(result)] = result
        return True
