"""The command serve: the server and its web page."""

from __future__ import annotations

import argparse
import re
import socket
import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from math import ceil
from pathlib import Path
from typing import Any

from ..core.errors import OptionError
from ..core.messages import Message, message
from ..core.options import shown
from ..files import system_reason
from .command import Command, help_text, placeholder, refused, whole
from .database import add_database, database_url

HOST, PORT = "127.0.0.1", 8320
MAX_PACE = 3.0
MAX_PORT = 65535
MAX_FACTOR = 1000.0
DELAY, MAX_DELAY = 60.0, 24 * 3600.0
PATH_PART = re.compile(r"[\w~-][\w.~-]*", re.ASCII)  # of a base path: nothing that has to be quoted anywhere


def _arguments(parser: argparse.ArgumentParser) -> None:
    address = placeholder("address")
    parser.add_argument("--host", default=HOST, metavar=address, help=help_text("serve-host", default=HOST))
    port = help_text("serve-port", default=str(PORT))
    parser.add_argument("--port", type=_port, default=PORT, metavar="N", help=port)
    add_database(parser)
    parser.add_argument("--open", action="store_true", help=help_text("serve-open"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=help_text("serve-origin"))
    hosts = help_text("serve-allowed-host")
    parser.add_argument("--allowed-host", action="append", default=[], metavar=address, help=hosts)
    path = placeholder("path")
    parser.add_argument("--base-path", type=_base_path, default="/", metavar=path, help=help_text("serve-base-path"))
    parser.add_argument("--site", type=_site, metavar=placeholder("folder"), help=help_text("serve-site"))
    parser.add_argument("--proxy", action="append", default=[], metavar=address, help=help_text("serve-proxy"))
    limits = help_text("serve-address-limits")
    parser.add_argument("--address-limits", type=_factor, default=1.0, metavar="X", help=limits)
    parser.add_argument("--processes", type=whole(1), default=1, metavar="N", help=help_text("serve-processes"))
    parser.add_argument("--bot-processes", type=whole(0), metavar="N", help=help_text("serve-bot-processes"))
    parser.add_argument("--pace", type=_pace, default=1.0, metavar="X", help=help_text("serve-pace"))
    notify = help_text("serve-notifications")
    parser.add_argument("--notifications", choices=("on", "private", "off"), default="on", help=notify)
    delay = help_text("serve-notify-delay", default=f"{DELAY:g}")
    parser.add_argument("--notify-delay", type=_delay, default=DELAY, metavar="S", help=delay)
    parser.add_argument("--access-log", action="store_true", help=help_text("serve-access-log"))


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > MAX_PORT:
        raise refused("usage-number", value=shown(text), least="0", most=str(MAX_PORT))
    return int(text)


def _base_path(text: str) -> str:
    parts = [part for part in text.split("/") if part]
    if not all(PATH_PART.fullmatch(part) for part in parts):
        raise refused("usage-base-path", value=shown(text))
    return "".join(f"/{part}" for part in parts) + "/"


def _site(text: str) -> str:
    if not Path(text, "index.html").is_file():
        raise refused("usage-site", value=shown(text))
    return text


def _number(text: str, most: float) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= most:
        raise refused("usage-number", value=shown(text), least="0", most=f"{most:g}")
    return value


def _pace(text: str) -> float:
    return _number(text, MAX_PACE)


def _factor(text: str) -> float:
    return _number(text, MAX_FACTOR)


def _delay(text: str) -> float:
    return _number(text, MAX_DELAY)


def _serve(args: argparse.Namespace) -> int:
    from .. import server  # imported late: few other commands need it

    database = database_url(args)
    settings = server.Settings(
        database,
        pace=args.pace,
        origins=tuple(args.origin),
        hosts=tuple(args.allowed_host),
        listens_on=args.host,
        base_path=args.base_path,
        site=args.site or "",
        proxies=tuple(args.proxy),
        address_limits=args.address_limits,
        notifications=args.notifications,
        notify_delay=args.notify_delay,
        access_log=args.access_log,
        **bot_processes(args.bot_processes, args.processes),
    )
    shared = server.is_shared(database)
    if not shared and (args.processes > 1 or args.bot_processes == 0):
        raise OptionError(message("server-needs-postgresql"))
    listener = listen(args.host, args.port)
    say = partial(print, file=sys.stderr if args.access_log else sys.stdout, flush=True)
    if made := server.upgrade_database(settings.database):
        say(message("server-upgraded", path=str(made)))
    where = address(args.host, listener) + args.base_path
    started = partial(announce, where, args.open, say)
    if args.processes == 1:
        server.serve(settings, listener, started)
    else:
        server.serve_in_processes(args.processes, settings, listener, started)
    return 0


def bot_processes(count: int | None, servers: int = 1) -> dict[str, Any]:
    """The setting for the number of processes for bots, which several servers share; the default if none is given."""
    from ..server import Settings

    whole = Settings.processes if count is None else count
    return {"processes": ceil(whole / servers)}


def listen(host: str, port: int) -> socket.socket:
    """A listening socket."""
    try:
        socket.getaddrinfo(host, port)  # fails in a way of its own if there is no such host
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except socket.gaierror as error:
        raise OptionError(message("cli-no-host", host=shown(host))) from error
    except OSError as error:
        raise OptionError(message("server-port", port=str(port), reason=system_reason(error))) from error


def address(host: str, listener: socket.socket) -> str:
    """The URL for a browser on this machine."""
    name = "localhost" if host in (HOST, "0.0.0.0", "::", "::1") else host  # noqa: S104
    return f"http://{name}:{listener.getsockname()[1]}"


def announce(where: str, open_page: bool, say: Callable[[Message], None]) -> None:
    """Print the URL of a server that has started, and open it if requested."""
    say(message("server-running", address=where))
    if open_page:
        webbrowser.open(where)


def _think_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", metavar="URL", required=True, help=help_text("think-database"))
    parser.add_argument("--bot-processes", type=whole(1), metavar="N", help=help_text("think-bot-processes"))


def _think(args: argparse.Namespace) -> int:
    from .. import server

    settings = server.Settings(args.database, **bot_processes(args.bot_processes))
    server.think(settings, lambda: print(message("server-thinking"), flush=True))
    return 0


THINK = Command(
    "think",
    "entrepot think --database postgresql+psycopg://me@db/games",
    _think_arguments,
    _think,
)

SERVE = Command(
    "serve",
    "entrepot serve --open",
    _arguments,
    _serve,
)
