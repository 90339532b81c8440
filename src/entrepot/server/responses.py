"""JSON responses: compact, and in ASCII, so that no character can break them on the way."""

from __future__ import annotations

import json
from typing import Any

from starlette.responses import Response


def compact(value: Any) -> str:
    """A value as JSON text without spaces."""
    return json.dumps(value, separators=(",", ":"))


def json_response(value: Any, status: int = 200, **headers: str) -> Response:
    """A response with a value as its body."""
    return json_text_response(compact(value), status, **headers)


def json_text_response(text: str, status: int = 200, **headers: str) -> Response:
    """A response whose body is JSON text already."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(text, status, {"Cache-Control": "no-store", **named}, "application/json")
