"""JSON responses: compact, and in ASCII, so that no character can break them on the way."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from starlette.responses import Response

compact: Callable[[Any], str] = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""A value as JSON text without spaces."""

quoted = cache(compact)  # keys of objects, of which there are few


class SharedJSON:
    """Encodes values that have parts in common: a dictionary or list that occurs again is encoded only once."""

    def __init__(self, depth: int) -> None:
        self.depth = depth
        """How deep inside a value parts can be found; below that it is encoded as a whole."""
        self._texts: dict[int, tuple[Any, str]] = {}  # by the part's id, which stays its own while the part is kept

    def text(self, value: Any, depth: int = 0) -> str:
        """A value as JSON text without spaces."""
        if not isinstance(value, dict | list):
            return compact(value)
        if id(value) not in self._texts:
            self._texts[id(value)] = value, self._encoded(value, depth)
        return self._texts[id(value)][1]

    def _encoded(self, value: Any, depth: int) -> str:
        if depth == self.depth:
            return compact(value)
        if isinstance(value, dict):
            return f"{{{','.join([f'{quoted(key)}:{self.text(each, depth + 1)}' for key, each in value.items()])}}}"
        return f"[{','.join([self.text(each, depth + 1) for each in value])}]"


def json_response(value: Any, status: int = 200, **headers: str) -> Response:
    """A response with a value as its body."""
    return json_text_response(compact(value), status, **headers)


def json_text_response(text: str, status: int = 200, **headers: str) -> Response:
    """A response whose body is JSON text already."""
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Response(text, status, {"Cache-Control": "no-store", **named}, "application/json")
