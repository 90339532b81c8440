"""Writes the tables of docs/operate.md: the options of the commands, and all limits, from where they are defined."""

from __future__ import annotations

import argparse
import ast
import inspect
from collections.abc import Iterator, Sequence
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any

import entrepot  # noqa: F401  (sets up the catalogs)
from entrepot.cli.command import speaking
from entrepot.cli.parser import parser
from entrepot.server import (
    address_limits,
    analysis_service,
    channels,
    connection,
    gameplay,
    guest_queries,
    names,
    settings,
    table_socket,
)

PAGE = Path(__file__).parent.parent / "docs" / "operate.md"

# The settings that options change; all others are limits.
OPTIONS = {
    "database": "--database",
    "pace": "--pace",
    "processes": "--bot-processes",
    "origins": "--origin",
    "hosts": "--allowed-host",
    "listens_on": "--host",
    "base_path": "--base-path",
    "site": "--site",
    "proxies": "--proxy",
    "address_limits": "--address-limits",
    "access_log": "--access-log",
    "notifications": "--notifications",
    "notify_delay": "--notify-delay",
}
NO_SETTINGS = {"--help", "--language", "--port", "--open", "--processes"}

# The limits that are not settings: what is counted, and the constant.
CONSTANTS: list[tuple[str, ModuleType, str]] = [
    ("Requests of one address", address_limits, "REQUESTS"),
    ("Requests of one address that are being answered", address_limits, "UNDER_WAY"),
    ("New tables of one address", address_limits, "NEW_TABLES"),
    ("New names of one address", address_limits, "NEW_NAMES"),
    ("Codes for other devices that one address makes or tries", address_limits, "CODES"),
    ("Addresses whose use is remembered", address_limits, "REMEMBERED"),
    ("Chat messages of one connection", connection, "CHAT"),
    ("Characters of a chat message", table_socket, "LONGEST_LINE"),
    ("Characters of a name", names, "LONGEST_NAME"),
    ("Actions in one message", gameplay, "MOST_ACTIONS"),
    ("Actions of an uploaded record", analysis_service, "LONGEST"),
    ("Replays that wait for their turn", analysis_service, "MOST_WAITING"),
    ("Analyses of one guest that wait or are under way", analysis_service, "MOST_ANALYSES"),
    ("Devices of one guest", guest_queries, "MOST_DEVICES"),
    ("Channels by which one guest is notified", channels, "MOST"),
    ("Notifications to one channel in an hour", channels, "MOST_MESSAGES"),
]


def table(head: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [f"| {' | '.join(cells)} |" for cells in (head, *rows)]
    return "\n".join([lines[0], "|---" * len(head) + "|", *lines[1:]])


def arguments(command: str) -> list[argparse.Action]:
    """The arguments of a command."""
    [choices] = [each.choices for each in parser()._actions if isinstance(each, argparse._SubParsersAction)]
    found: list[argparse.Action] = choices[command]._actions
    return found


def options(command: str) -> str:
    """The options of a command, as its help describes them."""
    shown = [each for each in arguments(command) if each.option_strings[-1] not in ("--help", "--language")]
    rows = [(f"`{' '.join(filter(None, (each.option_strings[-1], named(each))))}`", str(each.help)) for each in shown]
    return table((f"`entrepot {command}`", "what it does"), rows)


def named(option: argparse.Action) -> str:
    """The word for the value of an option; a list may be given several times."""
    return f"{option.metavar or ''}{' …' if option.default == [] else ''}"


def limits() -> str:
    """All limits: settings that have no option, then constants."""
    meanings = dict(documented())
    own = [each for each in fields(settings.Settings) if each.name not in OPTIONS]
    rows = [(meanings[each.name], amount(each.default), f"`Settings.{each.name}`") for each in own]
    rows += [(text, amount(getattr(place, name)), f"`{short(place)}.{name}`") for text, place, name in CONSTANTS]
    return table(("limit", "value", "defined in `entrepot.server` as"), rows)


def documented() -> Iterator[tuple[str, str]]:
    """The settings that have a text, which follows the field, as one line without its period."""
    body = ast.parse(inspect.getsource(settings.Settings)).body[0]
    assert isinstance(body, ast.ClassDef)
    for field, text in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            yield field.target.id, inspect.cleandoc(str(text.value.value)).replace("\n", " ").rstrip(".")


def short(module: ModuleType) -> str:
    """The name of a module in its package."""
    return module.__name__.rpartition(".")[2]


def amount(value: Any) -> str:
    """A number, or a burst with a rate per second."""
    if isinstance(value, tuple):
        burst, rate = value
        return f"{burst} at once, then " + (f"{rate:g} per second" if rate >= 1 else f"one every {1 / rate:g} s")
    return f"{value:,}" if isinstance(value, int) else f"{value:g}"


def check() -> None:
    """Whether every option and every limit of an address is in a table."""
    listed = {each.option_strings[-1] for each in arguments("serve")}
    assert listed == NO_SETTINGS | set(OPTIONS.values()), "OPTIONS and NO_SETTINGS do not name the options of serve"
    constants = {name for name in vars(address_limits) if name.isupper()}
    missing = constants - {name for _, place, name in CONSTANTS if place is address_limits}
    assert not missing, f"CONSTANTS does not list {missing}"


def page() -> str:
    """The page with its tables as they should be."""
    check()
    text = PAGE.read_text(encoding="utf-8")
    with speaking("en"):
        for name, content in (("serve", options("serve")), ("think", options("think")), ("limits", limits())):
            before, begin, rest = text.partition(f"<!-- {name}: written by tools/operate_tables.py -->\n")
            _, end, after = rest.partition(f"<!-- end of {name} -->\n")
            assert end, f"the page has no place for the table {name}"
            text = f"{before}{begin}{content}\n{end}{after}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
