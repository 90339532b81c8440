"""The command games: which games are installed."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from ..core import registry
from ..core.messages import message
from ..core.rules import Rules
from .command import Command, default_text


def _arguments(parser: argparse.ArgumentParser) -> None:
    pass


def _games(args: argparse.Namespace) -> int:
    for name in registry.names():
        print(*describe(registry.find(name)), sep="\n")
    print(*broken_games(), sep="\n", end="")
    return 0


def describe(rules: Rules) -> Iterator[str]:
    """A game's name and title, and its options."""
    title = rules.title
    yield f"{rules.name}: {title}"
    for option in rules.options:
        values = option.listed() or message("cli-games-list")
        yield f"  {message('cli-games-option', option=option.name, values=values, default=default_text(option))}"


def broken_games() -> list[str]:
    """For each game that cannot be loaded the reason why, in one line."""
    errors = [registry.broken(name) for name in registry.all_names()]
    return [" ".join(str(error).split()) + "\n" for error in errors if error]


GAMES = Command("games", "entrepot games", _arguments, _games)
