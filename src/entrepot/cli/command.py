"""What the commands share: their shape, and the arguments that come up again and again."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ..core import registry
from ..core.messages import set_voice
from ..core.options import Option, shown
from ..core.rules import Rules
from ..i18n import Speaker

INTERRUPTED = 130  # as a shell counts a process ended by Ctrl-C


@dataclass(frozen=True)
class Command:
    """One command: its name, what it is for, how it is used, its arguments, what it does."""

    name: str
    summary: str
    example: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def whole(least: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number, not below the least one."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = least - 1
        if value < least:
            raise argparse.ArgumentTypeError(f"“{shown(text)}” is not a whole number from {least} up")
        return value

    return number


def in_columns(lines: Sequence[Sequence[str]]) -> list[str]:
    """The cells of a table, each column as wide as it must be."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines]


def add_seed(parser: argparse.ArgumentParser, otherwise: str) -> None:
    """The seed of everything that is left to chance."""
    parser.add_argument("--seed", type=whole(0), metavar="N", help=f"the seed of all chance (default: {otherwise})")


@contextmanager
def speaking(language: str, names: Sequence[str] | None = None) -> Iterator[None]:
    """Speak a language for a while, and call the seats by the players' names."""
    before = set_voice(Speaker(language, names))
    try:
        yield
    finally:
        set_voice(before)


# Options of the games

OPTION = "option_"  # before the name of a game's option among the arguments


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """A flag for every option of every game; whether the chosen game has it is checked later."""
    group = parser.add_argument_group("options of the games")
    tables = {name: registry.find(name).options for name in registry.names()}
    for option in dict.fromkeys(option.name for table in tables.values() for option in table):
        owners = {game: each for game, table in tables.items() for each in table if each.name == option}
        help_ = "; ".join(f"{game}: {_values(each)}" for game, each in owners.items())
        _add_flag(group, option, help_, all(map(_is_switch, owners.values())))


def _values(option: Option) -> str:
    return f"{option.listed() or 'a list, with commas'} (default {shown(option.default)})"


def _is_switch(option: Option) -> bool:
    return all(isinstance(value, bool) for value in option.values or [None])


def _add_flag(group: Any, option: str, help_: str, switch: bool) -> None:
    flag, place = f"--{option.replace('_', '-')}", OPTION + option
    if switch:
        action = argparse.BooleanOptionalAction
        group.add_argument(flag, dest=place, default=argparse.SUPPRESS, action=action, help=help_)
    else:
        metavar = option.split("_")[0].upper()
        group.add_argument(flag, dest=place, default=argparse.SUPPRESS, metavar=metavar, help=help_)


def has_game_options(args: argparse.Namespace) -> bool:
    """Whether any was given."""
    return any(name.startswith(OPTION) for name in vars(args))


def game_options(args: argparse.Namespace, rules: Rules) -> dict[str, Any]:
    """The options that were given, as values the game takes; what it does not take is left for it to refuse."""
    given = {name.removeprefix(OPTION): value for name, value in vars(args).items() if name.startswith(OPTION)}
    table = {option.name: option for option in rules.options}
    return {name: _meant(table[name], value) if name in table else value for name, value in given.items()}


def _meant(option: Option, value: bool | str) -> Any:
    """The value that a text stands for."""
    if isinstance(value, bool):
        return value
    if option.values is None:
        return [word for word in value.split(",") if word]
    for allowed in option.values:
        if shown(allowed) == value or (isinstance(allowed, list) and sorted(allowed) == sorted(value.split(","))):
            return allowed
    return value
