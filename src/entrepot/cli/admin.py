"""The commands admin ...: what whoever runs a server can see and change, also while it is running."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict
from datetime import datetime
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from ..core.errors import EntrepotError, OptionError, RecordError
from ..core.messages import Figure, Message, message
from ..files import write_json
from .command import Command, CommandGroup, help_text, in_columns, placeholder, whole
from .database import add_database, database_url

if TYPE_CHECKING:
    from ..server.administration import GuestRow, TableRow

NOT_DONE = 1
DAY = 24 * 3600.0
STATUSES = ("waiting", "playing", "finished", "abandoned")
UNFINISHED = tuple(status for status in STATUSES if status != "finished")
KILOBYTE = 1000
LONG_AGO = 30  # days after which ``storage`` counts an unfinished table as one that could be deleted


# What the commands share


def _json_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=help_text("admin-json"))


def _yes_flag(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--yes", action="store_true", help=help_text("admin-yes"))


def _reason(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--reason", default="", metavar=placeholder("text"), help=help_text("admin-reason"))


def _table(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", metavar=placeholder("table"), help=help_text("admin-table"))


def _guest(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("guest", metavar=placeholder("guest"), help=help_text("admin-guest"))


def _subject(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("subject", metavar=placeholder("guest"), help=help_text("admin-subject"))


def confirmed(args: argparse.Namespace) -> bool:
    """Whether to go on: because of ``--yes``, or because somebody says so."""
    if args.yes:
        return True
    try:
        answer = input(f"{message('admin-confirm')} ")
    except EOFError:
        print()
        answer = ""
    if answer.strip().lower() in str(message("admin-yes-words")).split():
        return True
    print(message("admin-nothing-done"))
    return False


def print_table(headings: Sequence[str], lines: Iterable[Sequence[str]]) -> None:
    """Print cells in columns under headings, which are messages."""
    rows = [[str(message(f"admin-column-{heading}")) for heading in headings], *lines]
    if len(rows) == 1:
        print(message("admin-none"))
    else:
        print("\n".join(line.rstrip() for line in in_columns(rows, text_last=True)))


def print_json(value: Any) -> None:
    """Print a value for programs."""
    print(json.dumps(value, ensure_ascii=False, indent=1))


def moment(seconds: float | None) -> str:
    """A time, in this machine's time zone."""
    return datetime.fromtimestamp(seconds).isoformat(" ", "minutes") if seconds else "–"


def kilobytes(size: float) -> Message:
    """A number of bytes in words."""
    return message("admin-kilobytes", size=Figure(size / KILOBYTE))


def count(value: int) -> str:
    """A number in the digits of the language."""
    return str(Figure(value))


# Lists


def _tables_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--status", choices=STATUSES, help=help_text("admin-status"))
    parser.add_argument("--game", metavar=placeholder("game"), help=help_text("admin-game"))
    parser.add_argument("--guest", metavar=placeholder("guest"), help=help_text("admin-of-guest"))
    parser.add_argument("--older-than", type=whole(0), metavar="N", help=help_text("admin-older-than"))
    _json_flag(parser)


def _tables(args: argparse.Namespace) -> int:
    from ..server import administration as admin  # imported late, here and below: few commands need the server

    before = None if args.older_than is None else time() - args.older_than * DAY
    wanted = admin.TableFilter(args.status, args.game, args.guest, before)
    found = admin.look(database_url(args), admin.list_tables(wanted))
    if args.json:
        print_json([asdict(row) for row in found])
    else:
        print_table(("table", "status", "game", "events", "started", "changed", "players"), map(_table_line, found))
    return 0


def _table_line(row: TableRow) -> list[str]:
    times = moment(row.started), moment(row.changed)
    return [row.id, row.status, row.game, count(row.events), *times, ", ".join(map(_player, row.seats))]


def _player(seat: dict[str, Any]) -> str:
    if seat["kind"] == "bot":
        return f"[{seat['bot']}]"
    if seat["kind"] == "open":
        return "–"
    return f"{seat['name'] or '?'} [{seat['bot']}]" if seat["away"] else seat["name"] or "?"


def _guests_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--name", metavar=placeholder("text"), help=help_text("admin-name"))
    parser.add_argument("--banned", action="store_true", help=help_text("admin-banned"))
    parser.add_argument("--muted", action="store_true", help=help_text("admin-muted"))
    _json_flag(parser)


def _guests(args: argparse.Namespace) -> int:
    from ..server import administration as admin

    found = [row for row in admin.look(database_url(args), admin.list_guests) if _is_wanted(row, args)]
    if args.json:
        print_json([asdict(row) for row in found])
    else:
        print_table(("guest", "tables", "since", "active", "sanctions", "name"), map(_guest_line, found))
    return 0


def _is_wanted(row: GuestRow, args: argparse.Namespace) -> bool:
    named = args.name is None or args.name.casefold() in row.name.casefold()
    return named and (row.banned or not args.banned) and (row.muted or not args.muted)


def _guest_line(row: GuestRow) -> list[str]:
    kinds = [kind for kind, is_so in (("ban", row.banned), ("mute", row.muted)) if is_so]
    return [row.id, count(row.tables), moment(row.since), moment(row.active), ", ".join(kinds) or "–", row.name or "?"]


def _sanctions(args: argparse.Namespace) -> int:
    from ..server import administration as admin

    found = admin.look(database_url(args), admin.list_sanctions)
    if args.json:
        print_json(found)
    else:
        lines = [[row["subject"], row["kind"], moment(row["since"]), row["reason"]] for row in found]
        print_table(("subject", "kind", "since", "reason"), lines)
    return 0


# Tables


def _close_arguments(parser: argparse.ArgumentParser) -> None:
    _table(parser)
    _reason(parser)
    _yes_flag(parser)


def _close(args: argparse.Namespace) -> int:
    from ..server import administration as admin

    url = database_url(args)
    table = admin.look(url, admin.closable(args.table))
    people = ", ".join(seat.name for seat in table.seats if seat.kind == "human") or "–"
    print(message("admin-will-close", table=args.table, people=people, events=table.number))
    if not confirmed(args):
        return NOT_DONE
    admin.change(url, admin.close_table(args.table, args.reason))
    print(message("admin-closed", table=args.table))
    return 0


def _reopen(args: argparse.Namespace) -> int:
    from ..server import administration as admin

    admin.change(database_url(args), admin.reopen_table(args.table))
    print(message("admin-reopened", table=args.table))
    return 0


def _export_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("table", nargs="?", metavar=placeholder("table"), help=help_text("admin-table"))
    parser.add_argument("--out", type=Path, metavar=placeholder("file"), help=help_text("admin-out"))
    parser.add_argument("--all", type=Path, metavar=placeholder("folder"), help=help_text("admin-all"))


def _export(args: argparse.Namespace) -> int:
    if (args.table is None) == (args.all is None) or (args.all and args.out):
        raise OptionError(message("admin-one-or-all"))
    return _export_all(database_url(args), args.all) if args.all else _export_one(args)


def _export_one(args: argparse.Namespace) -> int:
    from ..server import administration as admin

    url = database_url(args)
    name, record = admin.look(url, admin.export(args.table))
    write_json(record, args.out or Path(name))
    print(message("admin-exported", path=str(args.out or name)))
    if not admin.look(url, admin.is_over(args.table)):
        print(message("admin-still-secret"))
    return 0


def _export_all(url: str, folder: Path) -> int:
    """Export every finished game; a damaged one keeps no other from being exported."""
    from ..server import administration as admin

    folder.mkdir(parents=True, exist_ok=True)
    ids, wrong = admin.look(url, admin.finished_ids), 0
    for id in ids:
        try:
            name, record = admin.look(url, admin.export(id))
        except EntrepotError as error:
            wrong += 1
            print(message("verify-table", table=id, reason=error.message))
            continue
        write_json(record, folder / name)
    print(message("admin-exported-all", n=len(ids) - wrong, folder=str(folder)))
    if wrong:
        raise RecordError(message("verify-database-wrong", n=wrong, tables=len(ids)))
    return 0


# Guests


def _ban_arguments(parser: argparse.ArgumentParser) -> None:
    _subject(parser)
    _reason(parser)
    _yes_flag(parser)


def _ban(args: argparse.Namespace) -> int:
    from ..server import administration as admin
    from ..server.sanctions import parse_network

    url, network = database_url(args), parse_network(args.subject)
    if network:
        print(message("admin-will-ban-network", network=network))
    else:
        guest = admin.look(url, admin.find_guest(args.subject))
        print(message("admin-will-ban", guest=guest.id, name=guest.name or "?", tables=guest.tables))
    if not confirmed(args):
        return NOT_DONE
    tables = admin.change(url, admin.ban(network or args.subject, args.reason))
    print(message("admin-done-ban", subject=network or args.subject, tables=tables))
    return 0


def _unban(args: argparse.Namespace) -> int:
    from ..server.sanctions import BAN, parse_network

    return _lift(args, parse_network(args.subject) or args.subject, BAN)


def _unmute(args: argparse.Namespace) -> int:
    from ..server.sanctions import MUTE

    return _lift(args, args.guest, MUTE)


def _lift(args: argparse.Namespace, subject: str, kind: str) -> int:
    from ..server import administration as admin

    admin.change(database_url(args), admin.lift(subject, kind))
    print(message(f"admin-lifted-{kind}", subject=subject))
    return 0


def _mute_arguments(parser: argparse.ArgumentParser) -> None:
    _guest(parser)
    _reason(parser)


def _mute(args: argparse.Namespace) -> int:
    from ..server import administration as admin

    admin.change(database_url(args), admin.mute(args.guest, args.reason))
    print(message("admin-done-mute", guest=args.guest))
    return 0


def _delete_arguments(parser: argparse.ArgumentParser) -> None:
    _guest(parser)
    _yes_flag(parser)


def _delete_guest(args: argparse.Namespace) -> int:
    from ..server import administration as admin
    from ..server import erasure

    url = database_url(args)
    found = admin.look(url, erasure.traces(args.guest))
    tables = found.tables.total()
    print(message("admin-will-delete", guest=args.guest, name=found.guest.name or "?", tables=tables, n=found.lines))
    if found.tables["waiting"] + found.tables["playing"]:
        print(message("admin-will-replace", waiting=found.tables["waiting"], playing=found.tables["playing"]))
    if not confirmed(args):
        return NOT_DONE
    admin.change(url, erasure.erase(args.guest))
    erasure.empty_log(url)
    print(message("admin-deleted", guest=args.guest))
    return 0


# Storage


def _storage(args: argparse.Namespace) -> int:
    from ..server import administration as admin
    from ..server import usage

    url = database_url(args)
    found = admin.look(url, usage.measure)
    old = admin.look(url, usage.prunable(time() - LONG_AGO * DAY))
    if args.json:
        print_json(asdict(found) | {"prunable": {"days": LONG_AGO, "tables": len(old)}})
        return 0
    print(message("admin-size", size=kilobytes(found.size)))
    if found.free is not None:
        print(message("admin-free", size=kilobytes(found.free)))
    print()
    rows = [[name, count(rows), str(kilobytes(size))] for name, (rows, size) in found.rows.items()]
    print_table(("content", "rows", "size"), rows)
    print()
    lines = [[row.status, count(row.tables), count(row.events), moment(row.oldest)] for row in found.statuses]
    print_table(("status", "tables", "events", "oldest"), lines)
    print()
    print_table(("largest", "size"), [[id, str(kilobytes(size))] for id, size in found.largest])
    print()
    print(message("admin-prunable", n=len(old), days=LONG_AGO))
    return 0


def _prune_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--older-than", type=whole(1), required=True, metavar="N", help=help_text("admin-prune-days"))
    parser.add_argument("--status", choices=UNFINISHED, help=help_text("admin-prune-status"))
    parser.add_argument("--dry-run", action="store_true", help=help_text("admin-dry-run"))
    _yes_flag(parser)


def _prune(args: argparse.Namespace) -> int:
    from ..server import administration as admin
    from ..server import usage

    url, before = database_url(args), time() - args.older_than * DAY
    statuses = (args.status,) if args.status else usage.UNFINISHED
    found = admin.look(url, usage.prunable(before, statuses))
    for status, tables in sorted(Counter(row.status for row in found).items()):
        events = sum(row.number for row in found if row.status == status)
        print(message("admin-will-prune", status=status, tables=tables, events=events))
    if not found or args.dry_run:
        print(message("admin-dry-run" if found else "admin-none"))
        return 0
    if not confirmed(args):
        return NOT_DONE
    print(message("admin-pruned", n=len(admin.change(url, usage.prune(before, statuses)))))
    return 0


def _command(
    name: str,
    arguments: Callable[[argparse.ArgumentParser], None],
    run: Callable[[argparse.Namespace], int],
    example: str = "",
) -> Command:
    """A command of the group; each has the argument that names the database."""

    def with_database(parser: argparse.ArgumentParser) -> None:
        arguments(parser)
        add_database(parser)

    return Command(name, f"entrepot admin {name} {example}".strip(), with_database, run, "admin")


ADMIN = CommandGroup(
    "admin",
    "entrepot admin tables",
    (
        _command("tables", _tables_arguments, _tables, "--status playing"),
        _command("guests", _guests_arguments, _guests, "--name Ada"),
        _command("sanctions", _json_flag, _sanctions),
        _command("close", _close_arguments, _close, "kqP3x0aY7b1c"),
        _command("reopen", _table, _reopen, "kqP3x0aY7b1c"),
        _command("export", _export_arguments, _export, "--all games"),
        _command("ban", _ban_arguments, _ban, "203.0.113.0/24 --reason flood"),
        _command("unban", _subject, _unban, "203.0.113.0/24"),
        _command("mute", _mute_arguments, _mute, "5zkT0q9bXo2mWl1vYc8RrA"),
        _command("unmute", _guest, _unmute, "5zkT0q9bXo2mWl1vYc8RrA"),
        _command("storage", _json_flag, _storage),
        _command("prune", _prune_arguments, _prune, "--older-than 90 --dry-run"),
        _command("delete-guest", _delete_arguments, _delete_guest, "5zkT0q9bXo2mWl1vYc8RrA"),
    ),
)
