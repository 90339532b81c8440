"""A server that receives notifications, keeps them, and answers as the test wants."""

from __future__ import annotations

import json
import ssl
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from email.header import decode_header, make_header
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

SOON = 20.0


@dataclass(frozen=True)
class Request:
    """A request as it arrived."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body of a webhook's request."""
        return json.loads(self.body)

    @property
    def title(self) -> str:
        """The title of a message to ntfy."""
        return str(make_header(decode_header(self.headers["title"])))


class Receiver:
    """Everything that has arrived, and the statuses of the next answers; the last one stays."""

    def __init__(self, scheme: str, port: int) -> None:
        self.url = f"{scheme}://127.0.0.1:{port}"
        self.received: list[Request] = []
        self.statuses = [200]
        self.pause = 0.0

    def wait_for(self, count: int, seconds: float = SOON) -> list[Request]:
        """What has arrived, once it is that much."""
        end = time.monotonic() + seconds
        while len(self.received) < count:
            assert time.monotonic() < end, f"{len(self.received)} of {count} requests have arrived"
            time.sleep(0.02)
        return self.received


@contextmanager
def receiving(certificate: Path | None = None) -> Iterator[Receiver]:
    """A receiver on a port of its own; by HTTPS if there is a certificate with its key."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            found = {name.lower(): value for name, value in self.headers.items()}
            receiver.received.append(Request(self.path, found, body))
            time.sleep(receiver.pause)
            status = receiver.statuses.pop(0) if len(receiver.statuses) > 1 else receiver.statuses[0]
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("Location", f"{receiver.url}/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver("https" if certificate else "http", server.server_port)
    if certificate:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()
