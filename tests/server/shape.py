"""Check that the server's messages match their declared types: all fields, and no others."""

from __future__ import annotations

import types
from collections.abc import Iterator
from typing import Any, get_args, get_origin, get_type_hints, is_typeddict

from entrepot.server import protocol

FRAMES: dict[str, dict[str, Any]] = {  # the fields of each message on a socket
    "welcome": {
        "table": protocol.TableInfo,
        "state": protocol.State,
        "events": list[protocol.TableEvent],
        "chat": list[protocol.ChatLine],
        "whole": bool,
    },
    "events": {"events": list[protocol.TableEvent], "state": protocol.State},
    "table": {"table": protocol.TableInfo},
    "chat": {"line": protocol.ChatLine},
    "refused": {"request": int | None, "reason": protocol.MessageJSON, "state": protocol.State | None},
    "pong": {},
}


def misfits(said: dict[str, Any]) -> list[str]:
    """What is wrong with a message on a socket."""
    fields = FRAMES[said["type"]] | {"type": str}
    return [*differing(said, fields, said["type"], frozenset()), *inner(said, fields, said["type"])]


def differing(value: dict[str, Any], fields: dict[str, Any], where: str, optional: frozenset[str]) -> Iterator[str]:
    for name in (value.keys() ^ fields.keys()) - (fields.keys() & optional):
        yield f"{where}.{name} is {'too much' if name in value else 'missing'}"


def inner(value: dict[str, Any], fields: dict[str, Any], where: str) -> Iterator[str]:
    for name in value.keys() & fields.keys():
        yield from unlike(value[name], fields[name], f"{where}.{name}")


def unlike(value: Any, kind: Any, where: str) -> Iterator[str]:
    """Where a value is not of its type."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is types.UnionType:
        if all(any(True for _ in unlike(value, each, where)) for each in args):
            yield f"{where} is {value!r}"
    elif kind is not Any and not isinstance(value, plain(kind)):
        yield f"{where} is {value!r}"
    elif is_typeddict(kind):
        fields = get_type_hints(kind, vars(protocol))
        yield from differing(value, fields, where, kind.__optional_keys__)
        yield from inner(value, fields, where)
    elif origin is list:
        for number, each in enumerate(value):
            yield from unlike(each, args[0], f"{where}[{number}]")


def plain(kind: Any) -> Any:
    """The class of a type without its parameters."""
    return dict if is_typeddict(kind) else (int, float) if kind is float else get_origin(kind) or kind
