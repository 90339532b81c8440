"""How uvicorn serves the application."""

from __future__ import annotations

from typing import Any

import uvicorn

from .http_protocol import http_protocol
from .settings import Settings
from .websocket_protocol import WebSocketProtocol


def uvicorn_config(app: Any, settings: Settings) -> uvicorn.Config:
    """The configuration. What proxies say about a client's address and scheme counts only from those configured."""
    return uvicorn.Config(
        app,
        http=http_protocol(settings),
        ws=WebSocketProtocol,
        ws_max_size=settings.message_size,
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
