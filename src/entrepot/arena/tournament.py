"""A tournament: the games of a schedule that are not in its file yet, played and written down."""

from __future__ import annotations

from collections.abc import Iterator

from .crews import Crew, played
from .lineups import Schedule
from .match import Result
from .results import ResultFile
from .sprt import Sprt


def run(schedule: Schedule, games: int, file: ResultFile, crew: Crew, test: Sprt | None = None) -> Iterator[Result]:
    """Play what is missing; each result is in the file when it is handed on. A test may end it early."""
    if decided(test, *file.found.values()):
        return
    for result in played(file.missing(schedule.matches(games)), crew):
        if file.add(result):
            yield result
            if decided(test, result):
                return


def decided(test: Sprt | None, *results: Result) -> bool:
    """Whether the test, if there is one, knows enough with these results."""
    if test is None:
        return False
    for result in results:
        test.add(result)
    return test.verdict is not None
