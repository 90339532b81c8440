"""Every rule in tests/rules has a worked example: a test with the rule's id in its docstring."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from playing import GAMES, TESTS

RULE_ID = re.compile(r"\b[A-Z]+-\d+\b")
LISTS = sorted((TESTS / "rules").glob("*.txt"))


def listed(path: Path) -> list[str]:
    return [line.split()[0] for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def worked(game: str) -> set[str]:
    """The rule ids in the docstrings of a game's tests."""
    found: set[str] = set()
    for path in (TESTS / game).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= set(RULE_ID.findall(ast.get_docstring(node) or ""))
    return found


def test_every_game_has_a_list_of_its_rules():
    assert [path.stem for path in LISTS] == GAMES


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_every_rule_has_a_worked_example(path):
    found = worked(path.stem)
    assert [rule for rule in listed(path) if rule not in found] == []


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_no_example_names_a_rule_that_is_not_there(path):
    assert worked(path.stem) - set(listed(path)) == set()
    assert len(set(listed(path))) == len(listed(path))
