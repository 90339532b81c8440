"""Who plays which seat: people and bots.

A record stores only the players' names, so the name identifies the player: a bot is called by its kind, numbered if
there are several (``greedy``, ``greedy 2``); every other name is a person's.
"""

from __future__ import annotations

from collections.abc import Sequence

from .. import bots
from ..core.errors import OptionError
from ..core.messages import message

HUMAN = "human"
MAX_NAME_LENGTH = 20


def check_seats(kinds: Sequence[str], players: int) -> list[str]:
    """For each seat ``human`` or a bot's name, validated."""
    for kind in kinds:
        if kind != HUMAN and not bots.known(kind):
            known = ", ".join([HUMAN, *bots.names()])
            raise OptionError(message("terminal-error-seat", kind=kind, known=known))
    if len(kinds) != players:
        raise OptionError(message("terminal-error-seats", players=players, given=len(kinds)))
    return list(kinds)


def kinds_of(names: Sequence[str]) -> list[str]:
    """For each name ``human`` or the bot that it stands for."""
    return [_kind(name) for name in names]


def _kind(name: str) -> str:
    kind, _, number = name.partition(" ")
    return kind if bots.known(kind) and (not number or number.isdecimal()) else HUMAN


def seat_names(kinds: Sequence[str], people: Sequence[str] = ()) -> list[str]:
    """A name for each seat; people get the given names."""
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
    if not 0 < len(name) <= MAX_NAME_LENGTH or not name.isprintable() or name.isspace() or _kind(name) != HUMAN:
        raise OptionError(message("terminal-error-name", name=name, most=MAX_NAME_LENGTH))
    return name
