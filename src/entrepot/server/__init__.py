"""The server: tables for people and bots, over HTTP and sockets, and the page to play on.

``docs/server.md`` describes its protocol.
"""

from __future__ import annotations

from .app import create
from .integrity import check_database
from .serving import uvicorn_config
from .settings import Settings
from .storage import is_shared, sqlite_url
from .supervisor import serve, serve_in_processes
from .table import commitment
from .thinking import think
from .websocket_protocol import WebSocketProtocol

__all__ = [
    "create",
    "serve",
    "serve_in_processes",
    "think",
    "check_database",
    "uvicorn_config",
    "WebSocketProtocol",
    "Settings",
    "sqlite_url",
    "is_shared",
    "commitment",
]
