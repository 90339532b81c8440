"""The tables in docs/operate.md: every option and every limit, as they are."""

from __future__ import annotations

import re
import runpy
from dataclasses import fields
from pathlib import Path

import pytest

from entrepot.server import Settings

ROOT = Path(__file__).parents[2]
GENERATOR = runpy.run_path(str(ROOT / "tools/operate_tables.py"))


def test_the_tables_are_up_to_date():
    """If not: ``make docs``."""
    assert (ROOT / "docs/operate.md").read_text(encoding="utf-8") == GENERATOR["page"]()


def test_every_setting_is_an_option_or_a_limit():
    text = (ROOT / "docs/operate.md").read_text(encoding="utf-8")
    for field in fields(Settings):
        option = GENERATOR["OPTIONS"].get(field.name)
        assert f"| `{option}" in text if option else f"`Settings.{field.name}`" in text, field.name


def test_a_new_option_must_be_listed(monkeypatch):
    GENERATOR["check"]()
    monkeypatch.delitem(GENERATOR["OPTIONS"], "base_path")
    with pytest.raises(AssertionError, match="do not name the options"):
        GENERATOR["check"]()


def test_the_messages_that_people_see_are_ours():
    """What is quoted under "When something is wrong" is in the catalog of the server."""
    section = (ROOT / "docs/operate.md").read_text(encoding="utf-8").partition("## When something is wrong")[2]
    quoted = re.findall("“(.*?)(?: …)?”", section.partition("## Options")[0])
    catalog = (ROOT / "src/entrepot/i18n/en/server.ftl").read_text(encoding="utf-8")
    assert len(quoted) > 4
    assert [words for words in quoted if words not in catalog] == []
