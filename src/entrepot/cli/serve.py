"""The command serve: the server and its web page."""

from __future__ import annotations

import argparse
import gc
import socket
import threading
import time
import webbrowser
from typing import Any

from ..core.errors import OptionError
from ..core.messages import message
from ..core.options import shown
from ..files import system_reason
from .command import Command, help_text, placeholder, refused, whole
from .database import add_database, database_url

HOST, PORT = "127.0.0.1", 8320
MAX_PACE = 3.0
MAX_PORT = 65535
MAX_FACTOR = 1000.0


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
    parser.add_argument("--proxy", action="append", default=[], metavar=address, help=help_text("serve-proxy"))
    limits = help_text("serve-address-limits")
    parser.add_argument("--address-limits", type=_factor, default=1.0, metavar="X", help=limits)
    parser.add_argument("--bot-processes", type=whole(1), metavar="N", help=help_text("serve-bot-processes"))
    parser.add_argument("--pace", type=_pace, default=1.0, metavar="X", help=help_text("serve-pace"))


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > MAX_PORT:
        raise refused("usage-number", value=shown(text), least="0", most=str(MAX_PORT))
    return int(text)


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


def _serve(args: argparse.Namespace) -> int:
    import uvicorn  # imported late: no other command needs it

    from .. import server

    more = {"processes": args.bot_processes} if args.bot_processes else {}
    settings = server.Settings(
        database_url(args),
        pace=args.pace,
        origins=tuple(args.origin),
        hosts=tuple(args.allowed_host),
        proxies=tuple(args.proxy),
        address_limits=args.address_limits,
        **more,
    )
    listener = listen(args.host, args.port)
    if made := server.upgrade_database(settings.database):
        print(message("server-upgraded", path=str(made)), flush=True)
    running = uvicorn.Server(server.uvicorn_config(server.create(settings), settings))
    freeze_garbage()
    threading.Thread(target=announce, args=[running, address(args.host, listener), args.open], daemon=True).start()
    running.run([listener])
    return 0


def freeze_garbage() -> None:
    """Exclude long-lived objects from garbage collection, which would pause a server with hundreds of sockets."""
    gc.collect()
    gc.freeze()


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
    return f"http://{name}:{listener.getsockname()[1]}/"


def announce(running: Any, where: str, open_page: bool) -> None:
    """Print the URL once the server has started, and open it if requested."""
    while not running.started:
        time.sleep(0.01)
    print(message("server-running", address=where), flush=True)
    if open_page:
        webbrowser.open(where)


SERVE = Command(
    "serve",
    "entrepot serve --open",
    _arguments,
    _serve,
)
