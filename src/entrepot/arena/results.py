"""Results as a file: one line of JSON for each game, added as soon as it is over.

A run that is broken off at any moment leaves a file to go on from: a last line that is not whole is dropped, and
games that are there are not played again.
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
OF_THE_MATCH = ("game", "options", "seed", "seats")
BY_SEAT = ("seats", "scores", "seconds")


def read_results(path: Path) -> list[Result]:
    """All games of a file, each once."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise RecordError(message("error-file", path=str(path), reason=error.strerror or str(error))) from error
    lines = whole_lines(data).splitlines()
    return list({_key(result): result for result in parsed(lines, path)}.values())


def whole_lines(data: bytes) -> bytes:
    """The data without a half line at the end."""
    return data[: data.rfind(b"\n") + 1]


def parsed(lines: Iterable[bytes], path: Path) -> Iterable[Result]:
    """The games that the lines tell."""
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
        and all(len(found[key]) == seats for key in BY_SEAT)
        and all(isinstance(each, str) for each in [*found["seats"], *found["end"]])
        and all(isinstance(each, int | float) for each in numbers)
        and bool(found["winners"])
        and all(each in range(seats) for each in found["winners"])
    )


def _key(result: Result) -> tuple[int, int]:
    return result["block"], result["rotation"]


class ResultFile:
    """The file of a tournament while it is played."""

    file: FileIO

    def __init__(self, path: Path, schedule: Schedule) -> None:
        self.path = path
        self.schedule = schedule
        self.found: dict[tuple[int, int], Result] = {}

    def __enter__(self) -> ResultFile:
        """Read what is there and cut off a half line."""
        kept = 0
        if self.path.is_file():
            for result in read_results(self.path):
                self._check(result)
                self.found[_key(result)] = result
            kept = len(whole_lines(self.path.read_bytes()))
        self.file = self.path.open("ab", buffering=0)  # without a buffer, so that a line is written in one piece
        if self.path.is_file():
            self.file.truncate(kept)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()

    def _check(self, result: Result) -> None:
        """Refuse a file of another tournament, which would be spoiled."""
        expected = vars(self.schedule.match(*_key(result)))
        for key in OF_THE_MATCH:
            wanted = list(expected[key]) if key == "seats" else expected[key]
            if cast(dict[str, Any], result)[key] != wanted:
                raise RecordError(message("arena-other-run", path=str(self.path), key=key))

    def missing(self, matches: Iterable[Match]) -> list[Match]:
        """Those that are still to be played."""
        return [match for match in matches if match.key not in self.found]

    def add(self, result: Result) -> bool:
        """Write a result down, unless it is there already."""
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
