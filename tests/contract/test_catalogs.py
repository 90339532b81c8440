"""Every language and every game: each message has its words and what they need, and no words lie about unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import entrepot
from entrepot.core.messages import Message, bare, message
from entrepot.i18n import CATALOGS, LANGUAGES, Speaker
from entrepot.source import FOLDER

ANYTHING = "**"
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))}


class Placeholders(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalog(language: str) -> dict[str, set[str]]:
    """All message ids of a language, each with its placeholders."""
    found: dict[str, set[str]] = {}
    for path in sorted((CATALOGS / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} has two wordings"
                visitor = Placeholders()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


ENGLISH = catalog("en")


def patterns(node: ast.expr) -> list[str]:
    """The ids that an expression can stand for, as regular expressions.

    What an f-string puts in is one word without a hyphen; only at the beginning, as a game's name, may it have some.
    """
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [re.escape(node.value)]
    if isinstance(node, ast.JoinedStr):
        parts = [re.escape(p.value) if isinstance(p, ast.Constant) else "[a-z0-9_]+" for p in node.values]
        return ["".join(["[a-z0-9-]+" if parts[0] == "[a-z0-9_]+" else parts[0], *parts[1:]])]
    if isinstance(node, ast.IfExp):
        return patterns(node.body) + patterns(node.orelse)
    return []


def uses() -> list[tuple[str, str, set[str]]]:
    """Every call of ``message(id, ...)``: where, the id as a pattern, the arguments' names or ANYTHING for ``**``."""
    found = []
    for path, tree in SOURCES.items():
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id == "message"
                and node.args
            ):
                where = f"{path.relative_to(FOLDER)}:{node.lineno}"
                names = {word.arg or ANYTHING for word in node.keywords}
                found += [(where, pattern, names) for pattern in patterns(node.args[0])]
    return found


def texts(tree: ast.Module) -> list[str]:
    """All texts in a module that could be message ids, as patterns."""
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Constant | ast.JoinedStr)]
    return [pattern for node in nodes for pattern in patterns(node) if "-" in pattern and len(pattern) < 100]


@pytest.mark.parametrize(
    ("where", "pattern", "given"), uses(), ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_message_has_words_and_gets_what_they_need(where, pattern, given):
    """An id put together from parts must fit at least one; the tests that draw and tell everything see the others."""
    needs = {id: sorted(ENGLISH[id]) for id in ENGLISH if re.fullmatch(pattern, id)}
    assert needs, f"{where}: there is no message {pattern}"
    assert any(ENGLISH[id] <= given or ANYTHING in given for id in needs), f"{where} gives {sorted(given)} but {needs}"


def test_there_are_messages_to_audit():
    assert len(uses()) > 50


@pytest.mark.parametrize("kind", ["whole", "text", "list", "object"])
def test_every_kind_that_a_position_asks_for_has_words(kind):
    assert f"error-not-{kind}" in ENGLISH


def test_no_words_are_unused():
    used = [re.compile(pattern) for tree in SOURCES.values() for pattern in texts(tree)]
    assert [id for id in ENGLISH if not any(pattern.fullmatch(id) for pattern in used)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_with_the_same_placeholders(language):
    own = catalog(language)
    assert sorted(own) == sorted(ENGLISH)
    assert {id: names - ENGLISH[id] for id, names in own.items() if names - ENGLISH[id]} == {}


def catalogs(language: str) -> list[str]:
    return sorted(path.name for path in Path(CATALOGS / language).glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_its_own_catalog_in_every_language(language):
    assert {"core.ftl", *(f"{name}.ftl" for name in entrepot.core.registry.names())} <= set(catalogs(language))


# The voices


def test_a_message_without_words_says_its_id_and_arguments():
    strange = message("no-such-message", seat=1, card="YY")
    assert Speaker("en")(strange) == bare(strange) == "no-such-message seat=1 card=YY"


def test_a_speaker_calls_the_seats_by_name():
    entry = Message("why-not-your-turn", {"seat": 1})
    assert Speaker("en")(entry) == "it is the turn of p1."
    assert Speaker("en", ["Ann", "Bo"])(entry) == "it is the turn of Bo."


def test_messages_within_messages_are_spoken_too():
    inner = message("why-not-your-turn", seat=0)
    outer = message("error-position", key="seat", reason=inner)
    assert str(outer) == "seat: it is the turn of p0."
    assert outer.to_json() == {
        "id": "error-position",
        "args": {"key": "seat", "reason": {"id": "why-not-your-turn", "args": {"seat": 0}}},
    }
