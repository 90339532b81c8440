"""Every game: each message has its words and what they need, and no words lie about unused."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
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
ANY_WORDS = "[a-z0-9_-]+"
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))}


class Placeholders(Visitor):
    """The variables that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.split("-")[0])  # a form of an argument is the same argument


def catalog(language: str, files: str = "*.ftl") -> dict[str, set[str]]:
    """All message ids of a language, each with its placeholders."""
    found: dict[str, set[str]] = {}
    for path in sorted((CATALOGS / language).glob(files)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} has two wordings"
                visitor = Placeholders()
                visitor.visit(entry)
                found[entry.id.name] = visitor.names
    return found


ENGLISH = catalog("en")


@dataclass
class Phrase:
    """A call of ``message``, or of a function that hands its own arguments on to such a call."""

    parameters: list[str]  # of that function, without ``message`` itself
    parts: list[str]  # of the id: regular expressions, or names of parameters
    given: set[str]  # the arguments' names; ANYTHING if some cannot be told
    passes_on: bool  # whether what the caller names is given too


MESSAGE = Phrase(["id"], ["id"], set(), True)


def parts(node: ast.expr, parameters: list[str]) -> list[list[str]]:
    """The ids that an expression can stand for, each in parts; what is not known is any words."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [[re.escape(node.value)]]
    if isinstance(node, ast.Name) and node.id in parameters:
        return [[node.id]]
    if isinstance(node, ast.JoinedStr):
        return [[parts(value, parameters)[0][0] for value in node.values]]
    if isinstance(node, ast.FormattedValue):
        return parts(node.value, parameters)
    if isinstance(node, ast.IfExp):
        return parts(node.body, parameters) + parts(node.orelse, parameters)
    return [[ANY_WORDS]]


def called(node: ast.Call, phrase: Phrase, parameters: list[str], rest: str | None) -> list[Phrase]:
    """What a call says, within a function that has these parameters and hands on the rest."""
    names = {word.arg for word in node.keywords if word.arg}
    spread = {word.value.id if isinstance(word.value, ast.Name) else "" for word in node.keywords if not word.arg}
    given = phrase.given | (names if phrase.passes_on else set()) | ({ANYTHING} if spread - {rest} else set())
    arguments = dict(zip(phrase.parameters, node.args, strict=False))
    arguments |= {word.arg: word.value for word in node.keywords if word.arg in phrase.parameters}
    choices = [parts(arguments[part], parameters) if part in arguments else [[part]] for part in phrase.parts]
    return [Phrase(parameters, list(chain(*chosen)), given, bool(spread)) for chosen in product(*choices)]


def functions(tree: ast.Module) -> dict[str, tuple[list[str], str | None]]:
    """A module's functions: their parameters, and what those not named are called."""
    nodes = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {node.name: ([arg.arg for arg in node.args.args], node.args.kwarg and node.args.kwarg.arg) for node in nodes}


def phrases_of(tree: ast.Module, known: dict[str, Phrase]) -> Iterator[tuple[str, int, Phrase]]:
    """All that a module says by functions that are known to say something: in which function, in which line."""
    table = functions(tree)
    for top in tree.body:
        name = top.name if isinstance(top, ast.FunctionDef) else ""
        parameters, rest = table.get(name, ([], None))
        for node in ast.walk(top):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in known and node.args:
                for phrase in called(node, known[node.func.id], parameters, rest):
                    yield name, node.lineno, phrase


def hands_on(phrase: Phrase) -> bool:
    """Whether the id depends on the caller."""
    return any(part in phrase.parameters for part in phrase.parts)


@cache
def public_phrases() -> dict[str, Phrase]:
    """``message``, and the functions of other modules that speak for their caller."""
    found = {"message": MESSAGE}
    for tree in SOURCES.values():
        for name, _, phrase in phrases_of(tree, {"message": MESSAGE}):
            if hands_on(phrase) and not name.startswith("_"):
                found[name] = phrase
    return found


@cache
def uses() -> list[tuple[str, str, set[str]]]:
    """Everything that is said: where, the id as a pattern, the arguments' names."""
    found = []
    for path, tree in SOURCES.items():
        known = public_phrases()
        for _ in range(2):  # a function that speaks for its caller may do so by another
            known = known | {name: phrase for name, _, phrase in phrases_of(tree, known) if name and hands_on(phrase)}
        for _, line, phrase in phrases_of(tree, known):
            if not hands_on(phrase):
                found.append((f"{path.relative_to(FOLDER)}:{line}", "".join(phrase.parts), phrase.given))
    return found


def texts(tree: ast.Module) -> list[str]:
    """All texts in a module that could be message ids."""
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


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
    """The page's own words are counted in ``test_i18n``."""
    told = {text for tree in SOURCES.values() for text in texts(tree)}
    used = {re.compile(pattern) for _, pattern, _ in uses() if not pattern.startswith(ANY_WORDS)}
    ours = set(ENGLISH) - set(catalog("en", "page*.ftl"))
    assert [id for id in sorted(ours - told) if not any(pattern.fullmatch(id) for pattern in used)] == []


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


def test_a_message_within_a_message_brings_its_forms():
    taken = message("puerto-rico-label-take", tile=message("tile-indigo"))
    assert str(taken) == "Take an indigo plantation"
