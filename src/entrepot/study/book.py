"""The games that a book of openings is made from: one line of JSON each, in a file that can be continued."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import TypedDict, cast

from ..core.errors import RecordError
from ..core.messages import message
from ..core.rules import JSON, Facts
from .self_play import SelfPlay, Setting

FORMAT = "entrepot-book/1"
TOGETHER = 20  # games that a process plays before it reports


class BookGame(TypedDict):
    """One game, as its line of the file has it."""

    number: int
    scores: list[int]
    parts: list[list[int]]
    """For each seat the parts of its score."""
    winners: list[int]
    end: list[str]
    rounds: int
    seats: list[Facts]


@cache
def _players(setting: str) -> SelfPlay:
    """One for each process."""
    return SelfPlay(Setting(**json.loads(setting)))


def play(setting: str, numbers: Sequence[int]) -> list[BookGame]:
    """Some games of a setting, which is JSON so that a process can keep its search."""
    return [_summary(_players(setting), number) for number in numbers]


def _summary(players: SelfPlay, number: int) -> BookGame:
    game, moves = players.play(number)
    outcome = game.outcome()
    assert outcome is not None
    return {
        "number": number,
        "scores": outcome.scores,
        "parts": game.state.score_parts(len(game.rules.score_parts)),
        "winners": outcome.winners,
        "end": outcome.end,
        "rounds": game.rules.rounds(game.state),
        "seats": game.rules.facts_of(moves, game.position()),
    }


def extend(path: Path, setting: Setting, games: int, jobs: int) -> Iterator[int]:
    """Play the games that the file lacks and append them; yield how many are there after each step."""
    known = {game["number"] for game in read(path, setting)[1]} if path.exists() else set()
    yield len(known & set(range(games)))
    missing = [number for number in range(games) if number not in known]
    with path.open("a", encoding="utf-8") as file:
        if file.tell() == 0:
            print(_line(heading(setting)), file=file, flush=True)
        for found in _played(setting, missing, jobs):
            file.write("".join(_line(cast(JSON, game)) + "\n" for game in found))
            file.flush()
            yield len(found)


def _played(setting: Setting, missing: Sequence[int], jobs: int) -> Iterator[list[BookGame]]:
    parts = [missing[first : first + TOGETHER] for first in range(0, len(missing), TOGETHER)]
    text = json.dumps(asdict(setting))
    if jobs == 1:
        yield from (play(text, part) for part in parts)
        return
    with ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn")) as pool:
        try:
            yield from pool.map(play, [text] * len(parts), parts)
        finally:
            pool.shutdown(cancel_futures=True)


def read(path: Path, setting: Setting | None = None) -> tuple[Setting, list[BookGame]]:
    """All games of a file; refused if it is none of ours, or of another setting than given."""
    first, *rest = _complete(path).splitlines() or [""]
    try:
        found: JSON = json.loads(first)
        games: list[BookGame] = [json.loads(line) for line in rest]
        known = Setting(**{name: found[name] for name in Setting.__annotations__})
    except (ValueError, KeyError, TypeError):
        raise RecordError(message("study-not-a-book", path=str(path))) from None
    if setting is not None and known != setting:
        raise RecordError(message("study-other-book", path=str(path)))
    return known, games


def _complete(path: Path) -> str:
    """The text of a file; an incomplete last line, left by an interruption, is cut off for good."""
    data = path.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    if len(whole) < len(data):
        path.write_bytes(whole)
    return whole.decode()


def heading(setting: Setting) -> JSON:
    """The first line of a file."""
    return {"format": FORMAT, **asdict(setting)}


def _line(found: JSON) -> str:
    return json.dumps(found, separators=(",", ":"))
