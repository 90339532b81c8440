"""One contract for the server, the page and the description of the HTTP part."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_type_hints, is_typeddict

import pytest

from entrepot.server import protocol

PAGE = (Path(__file__).parents[2] / "page/src/protocol.ts").read_text(encoding="utf-8")
SAME = [
    "Identity", "Device", "Code", "Move", "Person",
    "Refusal", "Me", "Catalogue", "GameInfo", "SeatInfo", "TableInfo", "Choice", "Result", "State", "TableEvent",
    "ChatLine", "Replay", "Turn", "Analysis", "NewTable", "PuzzleInfo", "PuzzleChoice", "PuzzleStep", "Puzzle",
    "Notifications", "Channel", "TableSummary", "Outline", "Statistics", "Tally", "Opponent", "Reach",
]  # fmt: skip


def fields(interface: str) -> set[str]:
    """The fields of one of the page's interfaces."""
    body = re.search(rf"^export interface {interface} (?:extends (\w+) )?{{\n(.*?)^}}", PAGE, re.MULTILINE | re.DOTALL)
    assert body, interface
    inherited = fields(body[1]) if body[1] else set()
    return inherited | set(re.findall(r"^  (\w+)\??:", body[2], re.MULTILINE))


@pytest.mark.parametrize("name", SAME)
def test_the_page_and_the_server_mean_the_same(name):
    assert fields(name) == set(get_type_hints(getattr(protocol, name), vars(protocol)))


def test_the_description_names_every_address_and_every_type(visitor):
    document = visitor().get("/openapi.json")
    assert document["openapi"] == "3.1.0"
    assert set(document["paths"]["/api/tables/{id}/analysis"]) == {"get", "post"}
    assert document["paths"]["/api/tables"]["post"]["requestBody"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/NewTable"
    }
    schemas = document["components"]["schemas"]
    assert {name for name, each in vars(protocol).items() if is_typeddict(each)} == set(schemas)
    assert schemas["SeatInfo"]["properties"]["bot"] == {"anyOf": [{"type": "string"}, {"type": "null"}]}
    for operations in document["paths"].values():
        assert all(each["summary"] for each in operations.values())
