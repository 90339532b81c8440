"""The server: tables for people and bots, over HTTP and sockets, and the page to play on.

``docs/server.md`` tells what it says and is told.
"""

from __future__ import annotations

from .app import create
from .settings import Settings
from .store import sqlite_url
from .table import commitment

__all__ = ["create", "Settings", "sqlite_url", "commitment"]
