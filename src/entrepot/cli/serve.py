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
from ..files import data_folder
from .command import Command, whole

HOST, PORT = "127.0.0.1", 8320
MAX_PACE = 3.0


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--host", default=HOST, help=f"the address to listen on; 0.0.0.0 for all interfaces (default: {HOST})"
    )
    parser.add_argument(
        "--port", type=whole(0), default=PORT, metavar="N", help=f"the port; 0 for any free one (default: {PORT})"
    )
    parser.add_argument("--database", metavar="URL", help="the database (default: an SQLite file in your data folder)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another address of the page, e.g. behind a proxy"
    )
    parser.add_argument("--bot-processes", type=whole(1), metavar="N", help="number of processes for bots")
    parser.add_argument(
        "--pace", type=_pace, default=1.0, metavar="X", help="how long bots wait: 1 is like people, 0 not at all"
    )


def _pace(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= MAX_PACE:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 0 to {MAX_PACE:g}")
    return value


def _serve(args: argparse.Namespace) -> int:
    import uvicorn  # imported late: no other command needs it

    from .. import server

    more = {"processes": args.bot_processes} if args.bot_processes else {}
    database = args.database or server.sqlite_url(data_folder() / "server.sqlite")
    settings = server.Settings(database, pace=args.pace, origins=tuple(args.origin), **more)
    listener = listen(args.host, args.port)
    config = uvicorn.Config(
        server.create(settings),
        ws=server.WebSocketProtocol,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
    running = uvicorn.Server(config)
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
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OptionError(message("server-port", port=str(port), reason=reason)) from error


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
    "start the server and its web page",
    "entrepot serve --open",
    _arguments,
    _serve,
)
