"""Who sits where: people and bots.

A record holds only the players' names, so a name tells who plays: a bot is called by its kind, if need be with a
number (``greedy``, ``greedy 2``), and a person by anything else.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import bots
from ..core.errors import OptionError
from ..core.messages import message

HUMAN = "human"
LONGEST_NAME = 20


def checked(kinds: Sequence[str], players: int) -> list[str]:
    """For each seat ``human`` or a bot's name, as asked for."""
    for kind in kinds:
        if kind != HUMAN and not bots.known(kind):
            known = ", ".join([HUMAN, *bots.names()])
            raise OptionError(message("terminal-error-seat", kind=kind, known=known))
    if len(kinds) != players:
        raise OptionError(message("terminal-error-seats", players=players, given=len(kinds)))
    return list(kinds)


def kinds_of(names: Sequence[str]) -> list[str]:
    """Who plays, read off the names."""
    return [_kind(name) for name in names]


def _kind(name: str) -> str:
    kind, _, number = name.partition(" ")
    return kind if bots.known(kind) and (not number or number.isdecimal()) else HUMAN


def named(kinds: Sequence[str], people: Sequence[str] = ()) -> list[str]:
    """A name for each seat, the people's as given."""
    names = [_default_name(kinds, seat) for seat in range(len(kinds))]
    if people:
        seats = [seat for seat, kind in enumerate(kinds) if kind == HUMAN]
        if len(people) != len(seats):
            raise OptionError(message("terminal-error-names", people=len(seats), given=len(people)))
        for seat, name in zip(seats, people, strict=True):
            names[seat] = _checked_name(name)
    return names


def _default_name(kinds: Sequence[str], seat: int) -> str:
    kind = kinds[seat]
    name = str(message("terminal-player")) if kind == HUMAN else kind
    number = kinds[: seat + 1].count(kind)
    return name if kinds.count(kind) == 1 else f"{name} {number}"


def _checked_name(name: str) -> str:
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name.isspace() or _kind(name) != HUMAN:
        raise OptionError(message("terminal-error-name", name=name, most=LONGEST_NAME))
    return name
