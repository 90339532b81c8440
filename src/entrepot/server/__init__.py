"""The server: tables for people and bots, over HTTP and sockets, and the page to play on.

``docs/server.md`` describes its protocol.
"""

from __future__ import annotations

from ..core.secret_chance import commitment
from ..extras import need

for library in ("itsdangerous", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "websockets"):
    need(library, "server")

# ruff: noqa: E402 - everything below needs these libraries
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
