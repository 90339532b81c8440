"""How a guest did in finished games: by game and number of players, and against each opponent.

The games are not replayed: their results are stored with their tables. Games in which a guest had several seats at one
screen do not count, because nobody can say who won them; nor do those that played on from a position of another one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Connection, select

from . import schema
from .protocol import Opponent, Statistics, Tally
from .table import BOT, FINISHED, HUMAN

MOST = 500  # games, the newest ones


@dataclass(frozen=True)
class Finished:
    """A finished game, as one player remembers it."""

    game: str
    seats: list[Any]
    """The rows of the seats, in order."""
    own: int
    scores: list[int]
    winners: list[int]

    @property
    def won(self) -> bool:
        """Whether the player won, alone or with others."""
        return self.own in self.winners


def statistics(guest: str) -> Callable[[Connection], Statistics]:
    """How a guest did."""

    def job(connection: Connection) -> Statistics:
        games = list(finished_games(connection, guest))
        return {"tallies": tallies(games), "opponents": opponents(games)}

    return job


def finished_games(connection: Connection, guest: str) -> Iterator[Finished]:
    """The newest games that a guest finished with one seat, the newest first."""
    tables, seats = schema.tables.c, schema.seats.c
    own = select(seats.table_id).where(seats.guest == guest, seats.kind == HUMAN)
    played_on = select(schema.branches.c.table_id)
    finished = (tables.status == FINISHED) & tables.id.in_(own) & tables.id.not_in(played_on)
    newest = select(tables.id, tables.game, tables.outline).where(finished).order_by(tables.changed.desc()).limit(MOST)
    columns = seats.table_id, seats.seat, seats.kind, seats.guest, seats.name, seats.bot
    query = select(*columns).where(seats.table_id.in_(select(newest.subquery().c.id)))
    rows = connection.execute(query.order_by(seats.table_id, seats.seat))
    seated = {id: list(each) for id, each in groupby(rows, key=attrgetter("table_id"))}
    for id, game, outline in connection.execute(newest):
        own_seats = [row.seat for row in seated[id] if row.kind == HUMAN and row.guest == guest]
        if len(own_seats) == 1 and outline["scores"]:
            yield Finished(game, seated[id], own_seats[0], outline["scores"], outline["winners"])


def tallies(games: list[Finished]) -> list[Tally]:
    """By game and number of players."""
    kinds: dict[tuple[str, int], list[Finished]] = {}
    for game in games:
        kinds.setdefault((game.game, len(game.seats)), []).append(game)
    return [tally(name, players, kinds[name, players]) for name, players in sorted(kinds)]


def tally(name: str, players: int, games: list[Finished]) -> Tally:
    """Games of one kind."""
    points = [game.scores[game.own] for game in games]
    return {
        "game": name,
        "players": players,
        "played": len(games),
        "won": sum(game.won for game in games),
        "points": round(sum(points) / len(points), 1),
        "best": max(points),
    }


def opponents(games: list[Finished]) -> list[Opponent]:
    """By game and opponent, whom most games were played against first. A person's name is the latest one."""
    found: dict[tuple[str, str, bool], Opponent] = {}
    for game in games:
        met = {identity(row): row for row in reversed(game.seats) if row.seat != game.own}
        for (who, is_bot), row in met.items():
            nothing: Opponent = {
                "game": game.game, "name": who if is_bot else row.name, "bot": is_bot, "played": 0, "won": 0, "lost": 0
            }  # fmt: skip
            record = found.setdefault((game.game, who, is_bot), nothing)
            record["played"] += 1
            record["won"] += game.won
            record["lost"] += not game.won and any(identity(game.seats[seat]) == (who, is_bot) for seat in game.winners)
    return sorted(found.values(), key=lambda record: (record["game"], -record["played"], record["name"]))


def identity(row: Any) -> tuple[str, bool]:
    """Who has a seat: a kind of bot, or a person."""
    return (row.bot or "", True) if row.kind == BOT else (row.guest or row.name, False)
