"""The server: tables for people and bots, over HTTP and sockets, and the page to play on.

``docs/server.md`` tells what it says and is told.
"""

from __future__ import annotations

from .app import create
from .line import Line
from .settings import Settings
from .store import sqlite_url
from .table import commitment

__all__ = ["create", "Line", "Settings", "sqlite_url", "commitment"]
