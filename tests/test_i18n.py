"""The catalogs of all languages, message by message: nothing missing, nothing unused, names as in the list of terms."""

from __future__ import annotations

import csv
import re
import runpy
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from entrepot.core.messages import Figure, message, percent, signed
from entrepot.i18n import LANGUAGES, Speaker, catalog_folders
from entrepot.source import FOLDER

ROOT = Path(__file__).parents[1]
PAGE = [path for ending in ("ts", "svelte") for path in sorted((ROOT / "page/src").rglob(f"*.{ending}"))]
TERMS = list(csv.DictReader((ROOT / "docs/terms.csv").read_text(encoding="utf-8").splitlines()))
REJECTED = list(csv.DictReader((ROOT / "tests/data/rejected_terms.csv").read_text(encoding="utf-8").splitlines()))
GROUPS = ("role", "good", "tile", "building", "spice")  # names that stand in sentences for each other
NOUNS_STAY = {"hu"}  # after a number as before it: "1 dublon", "3 dublon"


class Use(Visitor):
    """What a message uses: arguments, those that it shows, forms of them, and choices by number."""

    def __init__(self, entry: fluent.Message) -> None:
        self.arguments: set[str] = set()
        self.shown: set[str] = set()
        self.forms: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.visit(entry)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        argument, _, form = node.id.name.partition("-")
        self.arguments.add(argument)
        if form:
            self.forms.add(node.id.name)

    def visit_Placeable(self, node: fluent.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, fluent.VariableReference):
            self.shown.add(node.expression.id.name.partition("-")[0])
        self.generic_visit(node)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, fluent.VariableReference):
            keys = {key.name if isinstance(key, fluent.Identifier) else key.value for key in map(key_of, node.variants)}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def key_of(variant: fluent.Variant) -> fluent.Identifier | fluent.NumberLiteral:
    return variant.key


def files(language: str, pattern: str = "*.ftl") -> list[Path]:
    """The catalogs of a language, with those of our own games."""
    ours = [folder for folder in catalog_folders() if folder.is_relative_to(FOLDER)]
    return [path for folder in ours for path in sorted((folder / language).glob(pattern))]


@cache
def entries(language: str, pattern: str = "*.ftl") -> dict[str, fluent.Message]:
    """All messages of a language."""
    found: dict[str, fluent.Message] = {}
    for path in files(language, pattern):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, fluent.Junk), f"{language}/{path.name}: {entry.content}"
            if isinstance(entry, fluent.Message):
                assert entry.value, f"{language}/{path.name}: {entry.id.name} says nothing"
                assert entry.id.name not in found, f"{language}: {entry.id.name} has two wordings"
                found[entry.id.name] = entry
    return found


def uses(language: str) -> dict[str, Use]:
    return {id: Use(entry) for id, entry in entries(language).items()}


def plurals(language: str) -> set[str]:
    """The categories that whole numbers have in the language."""
    return {Locale(language).plural_form(number) for number in range(200)}


ENGLISH = uses("en")


# Each language against English


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_file_has_the_messages_of_the_english_one(language):
    assert [path.name for path in files(language)] == [path.name for path in files("en")]
    for path in files("en"):
        assert sorted(entries(language, path.name)) == sorted(entries("en", path.name)), f"{language}/{path.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_uses_all_its_arguments(language):
    """Where nouns do not care about a number it may be left out, unless it is shown."""
    for id, use in uses(language).items():
        needed = ENGLISH[id].shown if language in NOUNS_STAY else ENGLISH[id].arguments
        assert needed <= use.arguments <= ENGLISH[id].arguments, f"{language}: {id}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_depends_on_a_number_does_so_for_every_number(language):
    """A language whose nouns do not care may leave choices out."""
    missing = {}
    for id, use in uses(language).items():
        for argument, keys in ENGLISH[id].variants.items():
            own = use.variants.get(argument, set())
            if "one" in keys and language not in NOUNS_STAY:
                missing[id, argument] = plurals(language) - own
    assert {where: gaps for where, gaps in missing.items() if gaps} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_that_is_not_by_number_has_the_same_cases(language):
    """None is misspelt. A number may always have its own variant."""
    strange = {
        (id, argument): keys - plurals(language) - ENGLISH[id].variants.get(argument, set())
        for id, use in uses(language).items()
        for argument, keys in use.variants.items()
    }
    assert {where: keys for where, keys in strange.items() if not all(map(str.isdecimal, keys))} == {}


# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_a_kind_have_the_same_forms(language):
    for group in GROUPS:
        forms = {
            id: sorted(attribute.id.name for attribute in entry.attributes)
            for id, entry in entries(language).items()
            if re.match(rf"{group}-(?!text-|road)", id)
        }
        assert len(set(map(tuple, forms.values()))) == 1, forms


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_that_a_sentence_asks_for_is_there(language):
    known = {attribute.id.name for entry in entries(language).values() for attribute in entry.attributes}
    asked = {form for use in uses(language).values() for form in use.forms}
    assert {form for form in asked if form.partition("-")[2] not in known} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_are_called_as_the_rules_of_the_language_call_them(language):
    named = {row["message"]: row["term"] for row in terms(language) if row["message"]}
    assert {id: Speaker(language)(message(id)) for id in named} == named


def terms(language: str) -> list[dict[str, str]]:
    """What things are called in a language."""
    return [row for row in TERMS if row["language"] == language]


def stems(term: str) -> str:
    """A pattern for a term in any case: its words without their endings."""
    return " ".join(rf"{re.escape(word[: max(3, len(word) - 2)])}\w*" for word in term.lower().split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_words_of_the_rules_are_in_use(language):
    texts = " ".join(path.read_text(encoding="utf-8") for path in files(language)).lower()
    others = [row["term"] for row in terms(language) if not row["message"]]
    assert [term for term in others if not re.search(stems(term), texts)] == []


def test_the_table_of_terms_is_complete():
    """No term is there twice, each has a source, and every language names the same things."""
    keys = [(row["language"], row["en"]) for row in TERMS]
    assert len(set(keys)) == len(keys)
    assert all(row["term"] and row["source"] for row in TERMS)
    named = [{(row["en"], row["message"]) for row in terms(language) if row["message"]} for language in LANGUAGES]
    assert named == [named[0]] * len(LANGUAGES)
    assert all(row["term"] == row["en"] for row in terms("en"))


def test_the_glossaries_are_as_they_would_be_written_now():
    """If not: `make docs`."""
    generator = runpy.run_path(str(ROOT / "tools/glossary_pages.py"))
    assert set(generator["LANGUAGES"]) == set(LANGUAGES) - {"en"}
    for language in generator["LANGUAGES"]:
        assert generator["page"](language) == generator["path"](language).read_text(encoding="utf-8")


# Words that we do not use


def texts_of(entry: fluent.Message) -> str:
    """What a message says in all its variants and forms, without ids; whatever is put in stands as `{ }`."""
    patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
    return " \n ".join(map(text_of, patterns))


def text_of(pattern: fluent.Pattern) -> str:
    return "".join(map(element_text, pattern.elements))


def element_text(element: fluent.TextElement | fluent.Placeable) -> str:
    if isinstance(element, fluent.TextElement):
        return element.value
    if isinstance(element.expression, fluent.SelectExpression):
        return " \n ".join(text_of(variant.value) for variant in element.expression.variants)
    return "{ }"


def rejected(word: str, use: str = "") -> re.Pattern[str]:
    """A word wherever it begins, in capitals or not, unless that is what is wrong with it."""
    flags = re.NOFLAG if word.casefold() == use.casefold() else re.IGNORECASE
    return re.compile((r"\b" if word[0].isalnum() else "") + re.escape(word), flags)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_catalog_uses_a_rejected_word(language):
    """`tests/data/rejected_terms.csv` says what to use instead, and why."""
    words = {row["rejected"]: row["use"] for row in REJECTED if row["language"] == language}
    found = {
        id: (word, use)
        for id, entry in entries(language).items()
        for word, use in words.items()
        if rejected(word, use).search(texts_of(entry))
    }
    assert found == {}


def test_rejected_words_are_found_where_they_begin():
    said = "nine = { $n ->\n    [one] Áfangi { $n }\n   *[other] { $n }-áfangar\n }\n    .acc = lota"
    [entry] = FluentParser().parse(said).body
    assert rejected("áfang").search(texts_of(entry))
    assert rejected("}-áfang").search(texts_of(entry))
    assert not rejected("fang").search(texts_of(entry))
    assert not rejected("nine").search(texts_of(entry))
    assert rejected("LOT").search(texts_of(entry))
    assert not rejected("LOTA", "lota").search(texts_of(entry))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_knows_its_own_code(language):
    assert Speaker(language)(message("language")) == language


# Numbers

NBSP = "\u00a0"
FIGURES = (
    Figure(1234.5, 1),
    Figure(1234567),
    percent(0.125, 1),
    percent(0.5),
    signed(-3),
    signed(0.04, 1),
    signed(2, 1),
)
WRITTEN = {  # as CLDR says, with a true minus sign everywhere
    "en": "1,234.5 | 1,234,567 | 12.5% | 50% | −3 | 0.0 | +2.0",
    "is": "1.234,5 | 1.234.567 | 12,5% | 50% | −3 | 0,0 | +2,0",
    "sv": "1~234,5 | 1~234~567 | 12,5~% | 50~% | −3 | 0,0 | +2,0",
    "cs": "1~234,5 | 1~234~567 | 12,5~% | 50~% | −3 | 0,0 | +2,0",
    "hu": "1234,5 | 1~234~567 | 12,5% | 50% | −3 | 0,0 | +2,0",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_writes_them(language):
    assert list(map(Speaker(language), FIGURES)) == WRITTEN[language].replace("~", NBSP).split(" | ")


def test_a_number_in_a_message_is_written_as_the_language_writes_it():
    moment = message("cli-moment", number=1234, all=12345)
    assert "1.234" in Speaker("is")(moment)
    assert Speaker("hu")(moment).endswith(f"1234 / 12{NBSP}345")
    bots = message("arena-bots-explained", par=percent(1 / 3, 1))
    assert f"33,3{NBSP}%" in Speaker("cs")(bots)
    assert bots.to_json()["args"] == {"par": 1 / 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_percentages_in_sentences_are_written_like_others(language):
    sign = Speaker(language)(percent(0.95)).removeprefix("95")
    found = {found for path in files(language) for found in re.findall(r"\d(\s*%)", path.read_text(encoding="utf-8"))}
    assert {each.replace(" ", NBSP) for each in found} <= {sign}


# The page


def templates(text: str) -> list[str]:
    """The texts of a source that could be message ids, as patterns; inserted parts match any word."""
    literals = [re.escape(found[1]) for found in re.findall(r"([\"'])([a-z][a-z0-9-]*)\1", text)]
    filled = [re.sub(r"\$\{[^{}]*\}", "\0", found) for found in re.findall(r"`([^`]*)`", text)]
    parts = [found for found in filled if re.fullmatch(r"[a-z][a-z0-9-]*-[a-z0-9\0-]*", found)]
    return literals + ["[a-z0-9_-]+".join(map(re.escape, found.split("\0"))) for found in parts]


def test_no_words_of_the_page_are_unused():
    patterns = {pattern for path in PAGE for pattern in templates(path.read_text(encoding="utf-8"))}
    whole = re.compile("|".join(sorted(patterns)) or "nothing")
    assert [id for id in entries("en", "page*.ftl") if not whole.fullmatch(id)] == []


def test_the_page_finds_its_messages():
    used = {
        id
        for path in PAGE
        for id in re.findall(r"tell\(\s*[\"']([a-z][a-z0-9-]*)[\"']", path.read_text(encoding="utf-8"))
    }
    assert sorted(used - set(ENGLISH)) == []
