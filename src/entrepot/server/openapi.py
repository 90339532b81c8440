"""The OpenAPI description of the HTTP interface, generated from the routes and the types."""

from __future__ import annotations

import re
import types
from collections.abc import Callable, Iterable, Sequence
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from starlette.routing import Route

from . import protocol

JSON_TYPES = {str: "string", int: "integer", float: "number", bool: "boolean"}
Marked = Callable[..., Any]
Schema = dict[str, Any]


def accepts(body: Any) -> Callable[[Marked], Marked]:
    """Declare the type of an endpoint's request body."""

    def marked(endpoint: Marked) -> Marked:
        endpoint.__dict__["accepts"] = body
        return endpoint

    return marked


def returns(body: Any, media: str | None = None) -> Callable[[Marked], Marked]:
    """Declare the type of an endpoint's response body, and its media type unless it is JSON or plain text."""

    def marked(endpoint: Marked) -> Marked:
        endpoint.__dict__["returns"], endpoint.__dict__["media"] = body, media
        return endpoint

    return marked


def described(routes: Sequence[Route], version: str, base_path: str) -> Schema:
    """The whole description; its paths are below the base path."""
    paths: dict[str, Schema] = {}
    for route in routes:
        for method in sorted((route.methods or set()) - {"HEAD"}):
            paths.setdefault(route.path, {})[method.lower()] = operation(route, method)
    types_ = {name: each for name, each in vars(protocol).items() if is_typeddict(each)}
    asked = requested([route.endpoint.accepts for route in routes if hasattr(route.endpoint, "accepts")])
    return {
        "openapi": "3.1.0",
        "info": {"title": "Entrepôt", "version": version},
        "servers": [{"url": base_path.rstrip("/") or "/"}],
        "paths": paths,
        "components": {"schemas": {name: object_schema(each, each in asked) for name, each in types_.items()}},
    }


def operation(route: Route, method: str) -> Schema:
    """One method of one address."""
    endpoint = route.endpoint
    names = re.findall(r"{(\w+)}", route.path)
    found: Schema = {
        "summary": (endpoint.__doc__ or "").strip().splitlines()[0],
        "parameters": [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names],
        "responses": {
            "200": {
                "description": "done",
                **content(getattr(endpoint, "returns", Any), getattr(endpoint, "media", None)),
            },
            "4XX": {"description": "refused", **content(protocol.Refusal)},
            "5XX": {"description": "the server or its database fails", **content(protocol.Refusal)},
        },
    }
    if method == "POST":
        token = {"name": "X-CSRF-Token", "in": "header", "required": True, "schema": {"type": "string"}}
        found["parameters"].append(token)
        found["requestBody"] = content(getattr(endpoint, "accepts", Any))
    return found


def content(kind: Any, media: str | None = None) -> Schema:
    """A body of a type: plain text or JSON, unless a media type is given."""
    usual = "text/plain" if kind is str else "application/json"
    return {"content": {media or usual: {"schema": schema(kind)}}}


def requested(kinds: Iterable[Any]) -> set[Any]:
    """All types of objects that requests have, also inside others."""
    found: set[Any] = set()
    for kind in kinds:
        if is_typeddict(kind):
            found |= {kind, *requested(get_type_hints(kind, vars(protocol)).values())}
        else:
            found |= requested(get_args(kind))
    return found


def object_schema(kind: Any, in_request: bool) -> Schema:
    """An object with its fields. In a request, one that may be left out may be null, and there may be no others."""
    fields = get_type_hints(kind, vars(protocol))
    if in_request:
        fields |= {name: fields[name] | None for name in kind.__optional_keys__}
    properties = {name: schema(each) for name, each in fields.items()}
    found: Schema = {"type": "object", "properties": properties, "required": sorted(kind.__required_keys__)}
    if in_request:
        found["additionalProperties"] = False
    return found | {"description": kind.__doc__} if kind.__doc__ else found


def schema(kind: Any) -> Schema:
    """A type as JSON Schema has it."""
    if is_typeddict(kind):
        return {"$ref": f"#/components/schemas/{kind.__name__}"}
    origin, inner = get_origin(kind), get_args(kind)
    if origin is types.UnionType:
        return {"anyOf": [schema(each) for each in inner]}
    if origin is list:
        return {"type": "array", "items": schema(inner[0])}
    if origin is tuple:
        return {"type": "array", "prefixItems": [schema(each) for each in inner]}
    if origin is dict:
        return {"type": "object"}
    if kind is type(None):
        return {"type": "null"}
    return {"type": JSON_TYPES[kind]} if kind in JSON_TYPES else {}
