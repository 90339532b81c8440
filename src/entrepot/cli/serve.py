"""The command serve: the page to play on, and tables for everybody who comes."""

from __future__ import annotations

import argparse
import threading
import webbrowser

from ..core.messages import message
from ..files import data_folder
from .command import Command, whole

HOST, PORT = "127.0.0.1", 8320


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=f"the address to listen at; 0.0.0.0 is for all (default: {HOST})")
    parser.add_argument("--port", type=whole(0), default=PORT, metavar="N", help=f"(default: {PORT})")
    parser.add_argument(
        "--database", metavar="URL", help="where everything is kept (default: an SQLite file in your data folder)"
    )
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="another address of the page, behind a proxy"
    )
    parser.add_argument("--bot-processes", type=whole(1), metavar="N", help="how many bots think at once")
    parser.add_argument(
        "--pace", type=pace, default=1.0, metavar="X", help="how long bots take: 1 like people, 0 at once"
    )


def pace(text: str) -> float:
    """The type of an argument that is a pace."""
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= 3:
        raise argparse.ArgumentTypeError(f"“{text}” is not a number from 0 to 3")
    return value


def _serve(args: argparse.Namespace) -> int:
    import uvicorn  # late: no other command needs it

    from .. import server

    more = {"processes": args.bot_processes} if args.bot_processes else {}
    database = args.database or server.sqlite_url(data_folder() / "server.sqlite")
    settings = server.Settings(database, pace=args.pace, origins=tuple(args.origin), **more)
    config = uvicorn.Config(
        server.create(settings),
        host=args.host,
        port=args.port,
        ws="websockets-sansio",
        ws_max_size=settings.message_size,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
    shown = f"http://{'localhost' if args.host in (HOST, '0.0.0.0') else args.host}:{args.port}/"  # noqa: S104
    print(message("server-running", address=shown), flush=True)
    if args.open:
        threading.Timer(0.5, webbrowser.open, [shown]).start()
    uvicorn.Server(config).run()
    return 0


SERVE = Command(
    "serve",
    "serve the page to play on in the browser",
    "entrepot serve --open",
    _arguments,
    _serve,
)
