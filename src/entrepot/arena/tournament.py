"""A tournament: plays the games of a schedule that are not in its result file yet."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ..workers import Workers, results
from .lineups import Schedule
from .match import Result, play
from .results import ResultFile
from .sprt import Sprt


def run(
    schedule: Schedule, games: int, file: ResultFile, workers: Workers, test: Sprt | None = None
) -> Iterator[Result]:
    """Play what is missing; each result is in the file before it is yielded. A test may end the run early."""
    if is_decided(test, *file.found.values()):
        return
    tasks = (partial(play, match) for match in file.missing(schedule.matches(games)))
    for result in results(tasks, workers):
        if file.add(result):
            yield result
            if is_decided(test, result):
                return


def is_decided(test: Sprt | None, *results: Result) -> bool:
    """Whether the test, if there is one, is decided with these results."""
    if test is None:
        return False
    for result in results:
        test.add(result)
    return test.verdict is not None
