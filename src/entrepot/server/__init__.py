"""The server: tables for people and bots, over HTTP and sockets, and the page to play on.

``docs/server.md`` describes its protocol. Modules are imported when they are first used: a process in which bots think
needs few of them, and there are no ports where the whole server runs in a browser.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..extras import need

if TYPE_CHECKING:
    from ..core.secret_chance import commitment
    from .app import create
    from .backup import back_up, restore
    from .integrity import check_database
    from .serving import uvicorn_config
    from .settings import Settings
    from .storage import is_shared, sqlite_url
    from .supervisor import serve, serve_in_processes
    from .thinking import think
    from .upgrade import upgrade_database
    from .websocket_protocol import WebSocketProtocol

__all__ = [
    "create",
    "serve",
    "serve_in_processes",
    "think",
    "uvicorn_config",
    "WebSocketProtocol",
    "Settings",
    "sqlite_url",
    "is_shared",
    "back_up",
    "restore",
    "upgrade_database",
    "check_database",
    "commitment",
]

MODULES = {
    "create": ".app",
    "serve": ".supervisor",
    "serve_in_processes": ".supervisor",
    "think": ".thinking",
    "uvicorn_config": ".serving",
    "WebSocketProtocol": ".websocket_protocol",
    "Settings": ".settings",
    "sqlite_url": ".storage",
    "is_shared": ".storage",
    "back_up": ".backup",
    "restore": ".backup",
    "upgrade_database": ".upgrade",
    "check_database": ".integrity",
    "commitment": "..core.secret_chance",
}
NEED_UVICORN = (".serving", ".supervisor", ".websocket_protocol")

for library in ("itsdangerous", "sqlalchemy", "starlette"):
    need(library, "server")


def __getattr__(name: str) -> Any:
    if name not in MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if MODULES[name] in NEED_UVICORN:
        for library in ("uvicorn", "websockets"):
            need(library, "server")
    return getattr(import_module(MODULES[name], __name__), name)
