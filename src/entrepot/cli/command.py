"""What the commands share: the definition of a command, and common arguments."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from ..bots import display_names
from ..core import registry
from ..core.messages import message, set_voice
from ..core.options import Option, shown
from ..core.rules import Rules
from ..core.terms import Argument
from ..i18n import Speaker

DEFAULT_BOT = "random"
INTERRUPTED = 130  # as a shell reports a process ended by Ctrl-C


@dataclass(frozen=True)
class Command:
    """One command: its name, an example for its help, its arguments, and the function to run."""

    name: str
    example: str
    arguments: Callable[[argparse.ArgumentParser], None]
    run: Callable[[argparse.Namespace], int]
    group: str = ""
    """The name of the group that it belongs to, if any."""

    @property
    def summary(self) -> str:
        """What it does, in the current language."""
        return help_text(f"{self.group}-{self.name}" if self.group else self.name)


@dataclass(frozen=True)
class CommandGroup:
    """Several commands under one name, as in ``entrepot admin tables``."""

    name: str
    example: str
    commands: tuple[Command, ...]

    @property
    def summary(self) -> str:
        """What they are for, in the current language."""
        return help_text(self.name)


def help_text(id: str, **args: Argument) -> str:
    """A text of the help. argparse fills in what follows a percent sign, so that has to be doubled."""
    return str(message(f"help-{id}", **args)).replace("%", "%%")


def placeholder(kind: str) -> str:
    """The word in capitals that stands for a value: ``FILE``."""
    return help_text(f"word-{kind}")


def whole(minimum: int) -> Callable[[str], int]:
    """The type of an argument that is a whole number, at least the minimum."""

    def number(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            value = minimum - 1
        if value < minimum:
            raise refused("usage-whole", value=shown(text), least=minimum)
        return value

    return number


def refused(id: str, **args: Argument) -> argparse.ArgumentTypeError:
    """The error to raise if an argument has the wrong form."""
    return argparse.ArgumentTypeError(str(message(id, **args)))


def in_columns(lines: Sequence[Sequence[str]], text_last: bool = False) -> list[str]:
    """The cells of a table aligned in columns, at the right; a last column of text is aligned at the left."""
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    if text_last:
        widths[-1] = 0
    return ["  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True)) for line in lines]


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    """The argument that names a game."""
    nargs = "?" if optional else None
    parser.add_argument("game", metavar=placeholder("game"), nargs=nargs, help=", ".join(registry.names()))


def add_seed(parser: argparse.ArgumentParser, default: str) -> None:
    """The seed of everything that is left to chance."""
    parser.add_argument("--seed", type=whole(0), metavar="N", help=help_text("seed", default=default))


def add_bot(parser: argparse.ArgumentParser) -> None:
    """The bot that plays all seats."""
    text = help_text("bot", default=DEFAULT_BOT)
    parser.add_argument("--bot", default=DEFAULT_BOT, metavar=placeholder("bot"), help=text)


@contextmanager
def speaking(language: str, names: Sequence[str] | None = None) -> Iterator[None]:
    """Use a language, and the players' names for the seats, inside a ``with`` block."""
    speaker = Speaker(language)
    before = set_voice(speaker)
    speaker.names = names and display_names(names)
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
    group = parser.add_argument_group(help_text("game-options"))
    tables = {name: registry.find(name).options for name in registry.names()}
    for option in dict.fromkeys(option.name for table in tables.values() for option in table):
        owners = {game: each for game, table in tables.items() for each in table if each.name == option}
        text = "; ".join(_described(game, each) for game, each in owners.items())
        is_switch = all(map(_is_switch, owners.values()))
        try:
            _add_flag(group, option, option, text, is_switch)
        except argparse.ArgumentError:
            _add_flag(group, f"option-{option}", option, text, is_switch)


def _described(game: str, option: Option) -> str:
    values = option.listed() or message("cli-games-list")
    return help_text("game-option", game=game, values=values, default=default_text(option))


def default_text(option: Option) -> str:
    """An option's default; a dash if it has none."""
    return "–" if option.default is None else shown(option.default)


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
