"""JSON responses: compact, and in ASCII, so that no character can break them on the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from starlette.responses import Response

compact: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""A value as JSON text without spaces."""


def json_response(value: Any, status: int = 200, **headers: str) -> Response:
    """A response with a value as its body."""
    return json_text_response(compact(value), status, **headers)


def json_text_response(text: str, status: int = 200, **headers: str) -> Response:
    """A response whose body is JSON text already."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(text, status, {"Cache-Control": "no-store", **named}, "application/json")
