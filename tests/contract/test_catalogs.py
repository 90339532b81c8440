"""Every game: each message is in the catalogs with its arguments, and no message is unused."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import entrepot
from entrepot.core import registry
from entrepot.core.messages import Message, bare, message
from entrepot.core.rules import Rules
from entrepot.core.terms import Kind, Term
from entrepot.i18n import LANGUAGES, Speaker, catalog_folder, catalog_folders, game_catalog
from entrepot.source import FOLDER
from plugin_game import Nim

ANYTHING = "**"
ANY_WORDS = "[a-z0-9_-]+"
SOURCES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))}


class Placeholders(Visitor):
    """The variables that a message uses, and those of them that it shows; the others only select a variant."""

    def __init__(self, entry: fluent.Message) -> None:
        self.names: set[str] = set()
        self.shown: set[str] = set()
        self.visit(entry)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name.split("-")[0])  # a form of an argument is the same argument

    def visit_Placeable(self, node: fluent.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, fluent.VariableReference):
            self.shown.add(node.expression.id.name.split("-")[0])
        self.generic_visit(node)


@cache
def placeholders(language: str, files: str = "*.ftl") -> dict[str, Placeholders]:
    """All message ids of a language, in our own catalogs, each with its placeholders."""
    found: dict[str, Placeholders] = {}
    folders = [folder for folder in catalog_folders() if folder.is_relative_to(FOLDER)]
    for path in (path for folder in folders for path in sorted((folder / language).glob(files))):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} has two wordings"
                found[entry.id.name] = Placeholders(entry)
    return found


def catalog(language: str, files: str = "*.ftl") -> dict[str, set[str]]:
    """All message ids of a language, each with the names of its placeholders."""
    return {id: used.names for id, used in placeholders(language, files).items()}


ENGLISH = catalog("en")
GAMES = [name for name in registry.names() if catalog_folder(registry.find(name)).is_relative_to(FOLDER)]


@dataclass
class Phrase:
    """A call of ``message``, or of a function that hands its own arguments on to such a call."""

    parameters: list[str]  # of that function, without ``message`` itself
    parts: list[str]  # of the id: regular expressions, or names of parameters
    given: set[str]  # the arguments' names; ANYTHING if some are unknown
    passes_on: bool  # whether what the caller names is given too


SPEAKS = {"message": Phrase(["id"], ["id"], set(), True), "Message": Phrase(["id"], ["id"], {ANYTHING}, False)}


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
def public_phrases() -> dict[tuple[Path, str], Phrase]:
    """The functions that speak for callers in other modules, by module and name."""
    return {
        (path, name): phrase
        for path, tree in SOURCES.items()
        for name, _, phrase in phrases_of(tree, SPEAKS)
        if hands_on(phrase) and not name.startswith("_")
    }


def imported_phrases(path: Path, tree: ast.Module) -> dict[str, Phrase]:
    """Those of them that a module imports."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level and node.module:
            module = path.parents[node.level - 1].joinpath(*node.module.split(".")).with_suffix(".py")
            for alias in node.names:
                if (module, alias.name) in public_phrases():
                    found[alias.asname or alias.name] = public_phrases()[module, alias.name]
    return found


@cache
def uses() -> list[tuple[str, str, set[str]]]:
    """Everything that is said: where, the id as a pattern, the arguments' names."""
    found = []
    for path, tree in SOURCES.items():
        known = SPEAKS | imported_phrases(path, tree)
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


# What the games' tables of events and actions say


def kinds_of(rules: Rules) -> list[Kind]:
    """The kinds of things that a game's events and actions name."""
    named = chain(
        *(event.fields.values() for event in rules.events.kinds),
        *(verb.kinds for verb in rules.actions.verbs),
        rules.facts.values(),
    )
    return [kind for kind in dict.fromkeys(named) if kind.names()]


def nested(said: Message) -> Iterator[Message]:
    """A message and all messages within it."""
    yield said
    for value in said.args.values():
        if isinstance(value, Message | Term):
            yield from nested(value if isinstance(value, Message) else value.message)


def names_of(kind: Kind) -> list[Message]:
    """What the members of a kind are called, with all that this is put together from."""
    return [each for value in kind.values for each in nested(kind.named(str(value)))]


def has_words(kind: Kind, language: str) -> bool:
    """Whether the members have names; those of other kinds are only chosen by."""
    return names_of(kind)[0].id in catalog(language)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words_for_exactly_what_everybody_may_know(name, language):
    """A sentence may neither need what an event does not have nor what only some are shown."""
    words = catalog(language)
    for event in registry.find(name).events.kinds:
        assert event.message_id in words
        assert words[event.message_id] <= set(event.fields) - event.private, event.message_id
        if language == "en":
            assert words[event.message_id] == set(event.fields) - event.private, event.message_id


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_event_shows_has_a_name(name, language):
    for event in registry.find(name).events.kinds:
        shown = placeholders(language)[event.message_id].shown
        nameless = {field for field, kind in event.fields.items() if kind.names() and not has_words(kind, language)}
        assert not shown & nameless, event.message_id


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_members_of_a_kind_have_names_or_none_has(name, language):
    words = catalog(language)
    for kind in kinds_of(registry.find(name)):
        names = names_of(kind)
        if has_words(kind, language):
            assert {each.id for each in names} <= set(words), kind.name
            assert all(words[each.id] <= set(each.args) for each in names), kind.name
        else:
            assert not {each.id for each in names} & set(words), kind.name


@pytest.mark.parametrize("name", GAMES)
def test_the_kinds_that_are_shown_by_name_are_there(name):
    assert sum(has_words(kind, "en") for kind in kinds_of(registry.find(name))) >= 3


def said_by_tables() -> set[str]:
    """All ids that follow from the tables of our games."""
    games = [registry.find(name) for name in GAMES]
    events = {event.message_id for rules in games for event in rules.events.kinds}
    return events | {each.id for rules in games for kind in kinds_of(rules) for each in names_of(kind)}


NAMED_BY_LAST_WORD = re.compile(r"[a-z-]+?-(?:fact|part|theme)-(.+)")
"""Facts of the book, parts of a score, themes of puzzles: the program writes only their last word."""


def test_no_words_are_unused():
    """The page's own words are counted in ``test_i18n``."""
    written = {text for tree in SOURCES.values() for text in texts(tree)}
    named = (NAMED_BY_LAST_WORD.fullmatch(id) for id in ENGLISH)
    written |= said_by_tables() | {found[0] for found in named if found and found[1].replace("-", "_") in written}
    used = {re.compile(pattern) for _, pattern, _ in uses() if not pattern.startswith(ANY_WORDS)}
    ours = set(ENGLISH) - set(catalog("en", "page*.ftl"))
    assert [id for id in sorted(ours - written) if not any(pattern.fullmatch(id) for pattern in used)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_has_its_catalogs_in_every_language_beside_its_rules(name, language):
    rules = registry.find(name)
    assert (catalog_folder(rules) / language / f"{name}.ftl").exists()
    assert game_catalog(rules, language) != game_catalog(rules, "en") or language == "en"


# The voices


def test_a_message_without_words_says_its_id_and_arguments():
    strange = message("no-such-message", seat=1, card="YY")
    assert Speaker("en")(strange) == bare(strange) == "no-such-message seat=1 card=YY"


def test_a_speaker_calls_the_seats_by_name():
    entry = Message("why-not-your-turn", {"seat": 1})
    assert Speaker("en")(entry) == "it is p1’s turn."
    assert Speaker("en", ["Ann", "Bo"])(entry) == "it is Bo’s turn."


def test_messages_within_messages_are_spoken_too():
    inner = message("why-not-your-turn", seat=0)
    outer = message("error-position", key="seat", reason=inner)
    assert str(outer) == "seat: it is p0’s turn."
    assert outer.to_json() == {
        "id": "error-position",
        "args": {"key": "seat", "reason": {"id": "why-not-your-turn", "args": {"seat": 0}}},
    }


def test_a_message_within_a_message_brings_its_forms():
    taken = message("puerto-rico-label-take", tile=message("tile-indigo"))
    assert str(taken) == "Take an indigo plantation"


def test_a_term_is_spoken_with_its_forms():
    game = entrepot.new("puerto_rico", players=3, seed=7)
    term = game.rules.kinds["tile"].term(1)
    assert Speaker("en")(term) == "indigo plantation"
    assert Speaker("en")(message("puerto-rico-label-take", tile=term)) == "Take an indigo plantation"
    assert Speaker("sv")(message("puerto-rico-label-take", tile=term)) == "Ta en indigoplantage"


def test_an_event_is_spoken_in_any_language():
    game = entrepot.new("puerto_rico", players=3, seed=7)
    game.play("p0 role settler")
    assert str(game.log[0]) == "p0 takes the settler."
    assert Speaker("hu", ["Ann", "Bo", "Cy"])(game.log[0]) == "Ann az ültetvényest választja."


# A game that others have written


class Stones(Nim):
    """A game whose catalog may stand anywhere."""

    name = "stones"


@pytest.fixture
def plugin(tmp_path, monkeypatch):
    """A plug-in whose only catalog is English, and another one that cannot be imported."""
    (tmp_path / "catalogs" / "en").mkdir(parents=True)
    (tmp_path / "catalogs" / "en" / "stones.ftl").write_text("stones = Stones\nstones-moved = { $seat } moves.\n")
    module = ModuleType("stones_plugin")
    module.__file__ = str(tmp_path / "__init__.py")
    monkeypatch.setitem(sys.modules, "stones_plugin", module)
    monkeypatch.setattr(Stones, "__module__", "stones_plugin")
    for name in ("_loaders", "_games", "_broken"):
        monkeypatch.setattr(registry, name, dict(getattr(registry, name)))
    registry.register("stones", Stones)
    registry.register("bricks", lambda: 1 / 0)
    return registry.find("stones")


def test_a_plugin_has_its_own_catalog(plugin):
    assert Speaker("en")(message("stones-moved", seat=1)) == "p1 moves."
    assert Speaker("en")(message("good-corn")) == "corn"


def test_a_plugin_speaks_english_where_it_lacks_a_language(plugin):
    assert Speaker("cs", ["Ann", "Bo"])(message("stones-moved", seat=1)) == "Bo moves."
    assert "stones-moved" in game_catalog(plugin, "cs")


def test_a_broken_plugin_names_the_error_and_does_not_affect_others(plugin):
    with pytest.raises(entrepot.UnknownGameError, match="“bricks” cannot be loaded: ZeroDivisionError"):
        entrepot.new("bricks")
    assert "bricks" not in registry.names()
    assert {"stones", *GAMES} <= set(registry.names())
