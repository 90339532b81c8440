"""The command serve: the page to play on, and tables for everybody who comes."""

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
MOST_PACE = 3.0


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=f"the address to listen at; 0.0.0.0 is for all (default: {HOST})")
    parser.add_argument("--port", type=whole(0), default=PORT, metavar="N", help=f"0 takes any (default: {PORT})")
    parser.add_argument(
        "--database", metavar="URL", help="where everything is kept (default: an SQLite file in your data folder)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another address of the page, behind a proxy"
    )
    parser.add_argument("--bot-processes", type=whole(1), metavar="N", help="how many bots think at once")
    parser.add_argument("--pace", type=_pace, default=1.0, metavar="X", help="how long bots take: 1 like people, 0 not")


def _pace(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= MOST_PACE:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 0 to {MOST_PACE:g}")
    return value


def _serve(args: argparse.Namespace) -> int:
    import uvicorn  # late: no other command needs it

    from .. import server

    more = {"processes": args.bot_processes} if args.bot_processes else {}
    database = args.database or server.sqlite_url(data_folder() / "server.sqlite")
    settings = server.Settings(database, pace=args.pace, origins=tuple(args.origin), **more)
    door = listening(args.host, args.port)
    config = uvicorn.Config(
        server.create(settings),
        ws=server.WebSocketProtocol,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
    running = uvicorn.Server(config)
    spare_pauses()
    threading.Thread(target=announce, args=[running, address(args.host, door), args.open], daemon=True).start()
    running.run([door])
    return 0


def spare_pauses() -> None:
    """Do not look for rubbish among what stays: with hundreds of sockets each look is a pause."""
    gc.collect()
    gc.freeze()


def listening(host: str, port: int) -> socket.socket:
    """A place to listen at."""
    try:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        return socket.create_server((host, port), family=family, backlog=2048)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise OptionError(message("server-port", port=str(port), reason=reason)) from error


def address(host: str, door: socket.socket) -> str:
    """What a browser on this machine is to be given."""
    name = "localhost" if host in (HOST, "0.0.0.0", "::", "::1") else host  # noqa: S104
    return f"http://{name}:{door.getsockname()[1]}/"


def announce(running: Any, where: str, open_page: bool) -> None:
    """Once the server answers, say so, and open the page."""
    while not running.started:
        time.sleep(0.01)
    print(message("server-running", address=where), flush=True)
    if open_page:
        webbrowser.open(where)


SERVE = Command(
    "serve",
    "serve the page to play on in the browser",
    "entrepot serve --open",
    _arguments,
    _serve,
)
