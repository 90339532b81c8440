"""The page's messages: each one that a component uses exists, and none is unused."""

from __future__ import annotations

import re
from itertools import chain
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from entrepot.core import registry
from entrepot.i18n import catalog_folders
from entrepot.source import FOLDER

SOURCE = Path(__file__).parents[2] / "page" / "src"
TEXTS = {path: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte")}
ASKED = re.compile(r"\b(?:t|translate|hasMessage)\(\s*([\"`])((?:(?!\1).)+)\1")
ID = re.compile(r"[\"`]([a-z][a-z0-9]*(?:-(?:[a-z0-9-]|\$\{[^}]*\})+)+)[\"`]")


def ids(path: Path) -> list[str]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]


CATALOGS = [
    path for folder in catalog_folders() for path in (folder / "en").glob("*.ftl") if path.is_relative_to(FOLDER)
]
EVERY = list(chain.from_iterable(map(ids, CATALOGS)))
OURS = list(chain.from_iterable(ids(path) for path in CATALOGS if path.name.startswith("page")))


def pattern(id: str) -> re.Pattern[str]:
    """An id as a pattern: inserted parts match anything."""
    parts = re.split(r"\$\{(?:[^{}]|\{[^}]*\})*\}", id)
    return re.compile("[a-z0-9-]+".join(map(re.escape, parts)))


@pytest.mark.parametrize("path", sorted(TEXTS), ids=lambda path: path.name)
def test_every_message_that_is_asked_for_has_words(path):
    asked = {id for _, id in ASKED.findall(TEXTS[path])}
    assert [id for id in sorted(asked) if not any(pattern(id).fullmatch(each) for each in EVERY)] == []


def test_no_words_of_the_page_are_unused():
    written = {pattern(id) for text in TEXTS.values() for id in ID.findall(text)}
    assert [id for id in OURS if not any(each.fullmatch(id) for each in written)] == []
    assert len(OURS) > 100


def test_an_option_that_may_be_none_has_its_own_word_for_it():
    """Languages with genders cannot use one word for all."""
    games = [path.parent.name for path in (FOLDER / "games").glob("*/rules.py")]
    options = [option for name in games for option in registry.find(name).options]
    names = [
        option.name.replace("_", "-")
        for option in options
        if any(none in (option.values or ()) for none in ("none", []))
    ]
    assert [name for name in names if f"page-value-{name}-none" not in EVERY] == []
    assert len(names) == 3
