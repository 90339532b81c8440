"""The server: tables for people and bots, over HTTP and sockets, and the page to play on.

``docs/server.md`` describes its protocol.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from ..core.secret_chance import commitment
from ..extras import need

for library in ("itsdangerous", "sqlalchemy", "starlette"):
    need(library, "server")

# ruff: noqa: E402 - everything below needs these libraries
from .app import create
from .backup import back_up, restore
from .integrity import check_database
from .settings import Settings
from .storage import is_shared, sqlite_url
from .thinking import think
from .upgrade import upgrade_database

if TYPE_CHECKING:
    from .serving import uvicorn_config
    from .supervisor import serve, serve_in_processes
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

NEEDS_UVICORN = {
    "serve": "supervisor",
    "serve_in_processes": "supervisor",
    "uvicorn_config": "serving",
    "WebSocketProtocol": "websocket_protocol",
}
"""What listens on a port, by module; imported late, because the tables also run where there are no ports."""


def __getattr__(name: str) -> Any:
    if name not in NEEDS_UVICORN:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    for library in ("uvicorn", "websockets"):
        need(library, "server")
    return getattr(import_module(f".{NEEDS_UVICORN[name]}", __name__), name)
