"""What the commands share: the definition of a command, and common arguments."""

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

INTERRUPTED = 130  # as a shell reports a process ended by Ctrl-C


@dataclass(frozen=True)
class Command:
    """One command: its name, a summary and an example for its help, its arguments, and the function to run."""

    name: str
    summary: str
    example: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]


def whole(minimum: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number, at least the minimum."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = minimum - 1
        if value < minimum:
            raise argparse.ArgumentTypeError(f"“{shown(text)}” is not a whole number from {minimum} up")
        return value

    return number


def in_columns(lines: Sequence[Sequence[str]]) -> list[str]:
    """The cells of a table aligned in columns."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return ["  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines]


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The argument that names a game."""
    parser.add_argument("game", metavar="GAME", nargs="?" if optional else None, help=", ".join(registry.names()))


def add_seed(parser: argparse.ArgumentParser, default: str) -> None:
    """The seed of everything that is left to chance."""
    parser.add_argument("--seed", type=whole(0), metavar="N", help=f"the random seed (default: {default})")


@contextmanager
def speaking(language: str, names: Sequence[str] | None = None) -> Iterator[None]:
    """Use a language, and the players' names for the seats, inside a ``with`` block."""
    before = set_voice(Speaker(language, names))
    try:
        yield
    finally:
        set_voice(before)


# Options of the games

OPTION = "option_"  # before the name of a game's option among the arguments


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """A flag for every option of every game; whether the chosen game has it is checked later.

    Call it last: a game's option with the name of another argument gets the flag ``--option-<name>``.
    """
    group = parser.add_argument_group("options of the games")
    tables = {name: registry.find(name).options for name in registry.names()}
    for option in dict.fromkeys(option.name for table in tables.values() for option in table):
        owners = {game: each for game, table in tables.items() for each in table if each.name == option}
        text = "; ".join(f"{game}: {_values(each)}" for game, each in owners.items())
        is_switch = all(map(_is_switch, owners.values()))
        try:
            _add_flag(group, option, option, text, is_switch)
        except argparse.ArgumentError:
            _add_flag(group, f"option-{option}", option, text, is_switch)


def _values(option: Option) -> str:
    return f"{option.listed() or 'a list, with commas'} (default {shown(option.default)})".replace("%", "%%")


def _is_switch(option: Option) -> bool:
    return all(isinstance(value, bool) for value in option.values or [None])


def _add_flag(group: Any, name: str, option: str, text: str, is_switch: bool) -> None:
    flag, destination = f"--{name.replace('_', '-')}", OPTION + option
    if is_switch:
        action = argparse.BooleanOptionalAction
        group.add_argument(flag, dest=destination, default=argparse.SUPPRESS, action=action, help=text)
    else:
        metavar = option.split("_")[0].upper()
        group.add_argument(flag, dest=destination, default=argparse.SUPPRESS, metavar=metavar, help=text)


def has_game_options(args: argparse.Namespace) -> bool:
    """Whether any option of a game was given."""
    return any(name.startswith(OPTION) for name in vars(args))


def game_options(args: argparse.Namespace, rules: Rules) -> dict[str, Any]:
    """The options that were given, converted to the game's values; the game rejects those it does not have."""
    given = {name.removeprefix(OPTION): value for name, value in vars(args).items() if name.startswith(OPTION)}
    table = {option.name: option for option in rules.options}
    return {name: _convert(table[name], value) if name in table else value for name, value in given.items()}


def _convert(option: Option, value: bool | str) -> Any:
    """The value that a text stands for."""
    if isinstance(value, bool):
        return value
    if option.values is None:
        return [word for word in value.split(",") if word]
    for allowed in option.values:
        if shown(allowed) == value or (isinstance(allowed, list) and sorted(allowed) == sorted(value.split(","))):
            return allowed
    return value
