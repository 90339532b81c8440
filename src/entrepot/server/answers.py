"""JSON as it is sent: without a space too many, and in ASCII, so that no letter whatever can break it."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response


def compact(value: Any) -> str:
    """A value as JSON."""
    return json.dumps(value, separators=(",", ":"))


def answer(value: Any, status: int = 200, **headers: str) -> Response:
    """A value as an answer."""
    return written(compact(value), status, **headers)


def written(text: str, status: int = 200, **headers: str) -> Response:
    """JSON that is written already, as an answer."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(text, status, {"Cache-Control": "no-store", **named}, "application/json")
